//! Between the screens, and over them.

use super::{errands, next};
use crate::effect::Effect;
use crate::message::NavigationMessage;
use crate::state::{Route, State};

pub(super) fn update(state: &mut State, message: NavigationMessage) -> Vec<Effect> {
    match message {
        NavigationMessage::Go(route) => {
            // Whoever goes somewhere no longer waits for where an address leads.
            state.sought = None;
            return go(state, route);
        }
        NavigationMessage::Show(dialog) => state.dialog = Some(dialog),
        NavigationMessage::CloseDialog => state.dialog = None,
        NavigationMessage::Dismiss => state.notice = None,
    }
    Vec::new()
}

/// Goes to a screen, which is a step that the back button undoes.
pub(super) fn go(state: &mut State, route: Route) -> Vec<Effect> {
    let shown = show(state, route);
    let mut effects = vec![Effect::Address(state.fragment())];
    effects.extend(shown);
    effects
}

/// Shows a screen, or the first one if there is nothing to show on it. A game goes on where it was.
pub(super) fn show(state: &mut State, route: Route) -> Vec<Effect> {
    state.route = match route {
        Route::Game if state.game.is_none() => Route::Home,
        Route::Study if state.study.is_none() => Route::Home,
        Route::Puzzle if state.attempt.is_none() => Route::Puzzles,
        route => route,
    };
    state.dialog = None;
    let mut effects = errands::of_screen(state);
    if state.route == Route::Game {
        effects.extend(next::go_on(state));
    }
    effects
}
