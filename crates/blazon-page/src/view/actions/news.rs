//! What has happened meanwhile.

use blazon_words::Words;

use crate::game::Game;
use crate::view::names;

/// What the other player did last. It is read out by the log.
pub(super) fn news(game: &Game, words: &Words) -> String {
    let (view, me) = (game.screen.view(), game.screen.side());
    let last = view.moves(0).filter(|(_, event, _)| event.seat() == Some(!me)).last();
    last.map(|(before, event, _)| words.event(&before, event, &names(game, words))).unwrap_or_default()
}
