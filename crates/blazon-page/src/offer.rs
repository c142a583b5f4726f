//! What the first screen offers before anything else.

use blazon_engine::Level;

use crate::state::State;

/// What the one large button of the first screen does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Offer {
    /// The guided first game, for a newcomer.
    Learn,
    /// The game that is not finished.
    Continue,
    /// A new game.
    Play,
}

impl Offer {
    pub(crate) fn of(state: &State) -> Offer {
        if state.is_playing() {
            Offer::Continue
        } else if is_new(state) {
            Offer::Learn
        } else {
            Offer::Play
        }
    }
}

/// Whether nobody has played here: no game is kept, and nothing was remembered of one.
fn is_new(state: &State) -> bool {
    let settings = &state.settings;
    state.game.is_none()
        && state.saved.is_empty()
        && settings.name.is_empty()
        && settings.level == Level::ALL[0]
}

#[cfg(test)]
mod tests {
    use blazon_engine::Level;

    use super::*;
    use crate::game::Game;
    use crate::new_game::NewGame;
    use crate::settings::Settings;

    #[test]
    fn a_newcomer_learns_whoever_has_a_game_continues_and_anyone_else_plays() {
        let mut state = State::new(Settings::first_visit(["en"]));
        assert_eq!(Offer::of(&state), Offer::Learn);
        let game = Game::new(1, 1, "2026-01-31", &NewGame::new(Level::TOP, "").start(true));
        state.game = Some(game.clone());
        assert_eq!(Offer::of(&state), Offer::Continue);
        state.game = None;
        state.saved.push(game);
        assert_eq!(Offer::of(&state), Offer::Play);
    }

    #[test]
    fn whoever_has_played_and_deleted_every_game_is_no_newcomer() {
        let mut state = State::new(Settings::first_visit(["en"]));
        state.settings.level = Level::TOP;
        assert_eq!(Offer::of(&state), Offer::Play);
    }
}
