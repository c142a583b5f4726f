//! What has happened meanwhile.

use blazon_words::Words;

use crate::game::Game;
use crate::view::names;

/// What has happened since the person acted last: a power that somebody won, and what the other player did. It may be out
/// of sight, and is read out by the log.
pub(super) fn news(game: &Game, words: &Words) -> Vec<(String, bool)> {
    let (view, me) = (game.screen.view(), game.screen.side());
    let names = names(game, words);
    let since = view.events().iter().rposition(|event| event.seat() == Some(me)).unwrap_or(0);
    let mut news = Vec::new();
    for (before, _, after) in view.moves(since) {
        news.extend(words.wins(&before, &after, &names).into_iter().map(|line| (line, true)));
    }
    let last = view.moves(0).filter(|(_, event, _)| event.seat() == Some(!me)).last();
    news.extend(last.map(|(before, event, _)| (words.event(&before, event, &names), false)));
    news
}
