//! Games that are kept, read and passed on.

use blazon::Record;

use super::{navigation, saving, study};
use crate::effect::Effect;
use crate::message::RecordsMessage;
use crate::state::{Notice, Route, State};
use crate::study::link;

pub(super) fn update(state: &mut State, message: RecordsMessage) -> Vec<Effect> {
    match message {
        RecordsMessage::Open(id) => open(state, id),
        RecordsMessage::Drop(id) => drop(state, id),
        RecordsMessage::TakeBackDrop => take_back_drop(state),
        RecordsMessage::Import(text) => import(state, &text),
        RecordsMessage::Review => review(state),
        RecordsMessage::CopyRecord => copy(state, |record| Effect::Copy(record.to_string())),
        RecordsMessage::CopyLink => copy(state, |record| Effect::CopyLink(link(record))),
        RecordsMessage::ShareLink => copy(state, |record| Effect::ShareLink(link(record))),
        RecordsMessage::Share(text) => {
            state.toast = None;
            vec![Effect::Share(text)]
        }
        RecordsMessage::SaveRecord => record(state).map(|record| save(&record)).into_iter().collect(),
    }
}

/// A saved game: to go on with if it is not over, else to look at.
pub(super) fn open(state: &mut State, id: u64) -> Vec<Effect> {
    let Some(game) = state.saved.iter().find(|saved| saved.id == id).cloned() else {
        return Vec::new();
    };
    if game.is_over() {
        return study::look_at(state, game.screen.kept());
    }
    // What is heard of a table elsewhere goes on.
    if state.game.as_ref().is_none_or(|now| now.id != id || now.online.is_none()) {
        state.game = Some(game);
    }
    let mut effects = vec![Effect::Current(id)];
    effects.extend(navigation::go(state, Route::Game));
    effects
}

fn drop(state: &mut State, id: u64) -> Vec<Effect> {
    let Some(at) = state.saved.iter().position(|saved| saved.id == id) else {
        return Vec::new();
    };
    let dropped = state.saved.remove(at);
    if state.game.as_ref().is_some_and(|game| game.id == id) {
        state.game = None;
    }
    state.notice = Some(Notice::Dropped(Box::new(dropped)));
    vec![Effect::Drop(id)]
}

/// Puts the game back that was dropped last.
fn take_back_drop(state: &mut State) -> Vec<Effect> {
    let Some(Notice::Dropped(game)) = state.notice.take() else {
        return Vec::new();
    };
    let keep = Effect::Keep(game.id, Box::new(game.kept()));
    state.saved.push(*game);
    saving::sort(&mut state.saved);
    vec![keep]
}

/// Looks at a game that was handed in as text, or says what is wrong with it.
fn import(state: &mut State, text: &str) -> Vec<Effect> {
    // A link that was pasted holds a game as well.
    let link = text.trim().split_once("#game=").filter(|(address, _)| !address.contains('['));
    let read = match link {
        Some((_, packed)) => blazon_wire::unpack(packed).map_err(Notice::from),
        None => text.trim_start_matches('\u{feff}').parse().map_err(Notice::Record),
    };
    match read {
        Ok(record) => study::look_at(state, record),
        Err(wrong) => state.say(wrong),
    }
}

/// Looks at the game that is being played, as far as it may be seen.
fn review(state: &mut State) -> Vec<Effect> {
    let Some(game) = &state.game else {
        return Vec::new();
    };
    let record = game.screen.kept();
    study::look_at(state, record)
}

/// Copies the game that is on the screen. What was said of the last copy is not said of this one.
fn copy(state: &mut State, how: impl FnOnce(&Record) -> Effect) -> Vec<Effect> {
    state.toast = None;
    record(state).map(|record| how(&record)).into_iter().collect()
}

fn save(record: &Record) -> Effect {
    let date = record.tag("Date").filter(|date| date.chars().all(|c| c.is_ascii_digit() || c == '-'));
    let name = format!("blazon-{}.txt", date.unwrap_or("game"));
    Effect::Save { name, text: record.to_string() }
}

/// The game that is on the screen, as far as it may be seen.
fn record(state: &State) -> Option<Record> {
    match state.route {
        Route::Study => state.study.as_ref().map(|study| study.record.clone()),
        Route::Home
        | Route::Game
        | Route::Games
        | Route::Puzzles
        | Route::Puzzle
        | Route::Friend
        | Route::Join
        | Route::Rules => state.game.as_ref().map(|game| game.screen.kept()),
    }
}
