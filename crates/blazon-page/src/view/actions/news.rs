//! What has happened meanwhile.

use blazon::Position;
use blazon_words::Words;

use crate::game::Game;
use crate::view::names;

/// What has happened since the person acted last: a power that somebody won, and what the other player did. It may be out
/// of sight, and is read out by the log.
pub(super) fn news(game: &Game, words: &Words) -> Vec<(String, bool)> {
    let record = game.table.record();
    let events = &record.events()[..game.events_seen()];
    let positions: Vec<Position> = record.positions().take(events.len() + 1).collect();
    let names = names(game, words);
    let since = events.iter().rposition(|event| event.seat() == Some(game.me())).unwrap_or(0);
    let mut news = Vec::new();
    for pair in positions.windows(2).skip(since) {
        let [before, after] = pair else { continue };
        news.extend(words.wins(before, after, &names).into_iter().map(|line| (line, true)));
    }
    let last = events.iter().rposition(|event| event.seat() == Some(!game.me()));
    news.extend(last.map(|at| (words.event(&positions[at], events[at], &names), false)));
    news
}
