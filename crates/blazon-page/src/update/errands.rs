//! What a server is asked for when somebody comes to a screen.

use blazon_wire::courier::{Errand, Order};

use crate::effect::Effect;
use crate::message::OnlineMessage;
use crate::puzzle::Shelf;
use crate::state::{Route, State};

/// How often the open tables are asked for, in milliseconds.
const AGAIN: u32 = 5000;

/// Asks for what the screen shows, and for the words to say it.
pub(super) fn of_screen(state: &mut State) -> Vec<Effect> {
    let mut effects = learn(state);
    effects.extend(match state.route {
        Route::Friend => list(state),
        Route::Games => mine(state),
        Route::Study => check(state),
        Route::Puzzles => puzzles(state),
        Route::Home | Route::Game | Route::Puzzle | Route::Join | Route::Rules => Vec::new(),
    });
    effects
}

/// Asks for the sentences of play by link, if something is to be said of it.
fn learn(state: &State) -> Vec<Effect> {
    let learns = state.needs_online() && !state.speaks_online;
    learns.then(|| Effect::FetchWords(state.language(), true)).into_iter().collect()
}

/// Asks for the puzzles, if they are not there and not on their way.
pub(super) fn puzzles(state: &mut State) -> Vec<Effect> {
    match state.shelf {
        Shelf::Unasked | Shelf::Missing => {
            state.shelf = Shelf::Awaited;
            vec![Effect::FetchPuzzles]
        }
        Shelf::Awaited | Shelf::There(_) => Vec::new(),
    }
}

/// Asks for the open tables, and again after a while.
pub(super) fn list(state: &mut State) -> Vec<Effect> {
    state.lobby.asked += 1;
    let again = OnlineMessage::List(state.lobby.asked);
    vec![Effect::Online(Order::List), Effect::After(AGAIN, again.into())]
}

/// Asks how the games stand that are not over.
fn mine(state: &State) -> Vec<Effect> {
    let games = state.saved.iter().filter(|game| !game.is_over());
    let links = games.filter_map(|game| Some(game.online.as_ref()?.link.clone()));
    let links: Vec<String> = links.collect();
    if links.is_empty() { Vec::new() } else { vec![Effect::Online(Order::Mine { links })] }
}

/// Asks whether the dice were fair of a recorded game that carries a proof.
fn check(state: &State) -> Vec<Effect> {
    let study = state.study.as_ref().filter(|study| study.record.tag("DiceSeal").is_some());
    let record = study.map(|study| study.record.to_string());
    let known = state.lobby.checked.as_ref().map(|(record, _)| record);
    let asks = record.filter(|record| known != Some(record));
    asks.map(|record| Effect::Online(Order::Check { record })).into_iter().collect()
}

/// Asks for something that the person waits for.
pub(super) fn ask(state: &mut State, errand: Errand, order: Order) -> Vec<Effect> {
    state.lobby.awaited = Some(errand);
    state.lobby.trouble = None;
    vec![Effect::Online(order)]
}
