//! Keys that work anywhere on a screen.

use blazon::Die;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use crate::message::{DrawingMessage, HintMessage, Message, NavigationMessage, PlayMessage, StudyMessage};
use crate::state::{Dialog, Route, State};
use crate::study::Way;
use crate::update::escape;

/// Whether a key does something by itself, and does not write or move.
pub(super) fn presses(event: &KeyboardEvent) -> bool {
    let key = event.key();
    !is_typing(event) && (key == "Enter" || key.chars().count() == 1)
}

/// What a key asks for, if anything.
pub(super) fn message(state: &State, event: &KeyboardEvent) -> Option<Message> {
    if event.ctrl_key() || event.meta_key() || event.alt_key() || is_typing(event) {
        return None;
    }
    let mut key = event.key();
    if key.chars().count() == 1 {
        if !state.settings.keys {
            return None;
        }
        // With the capitals locked as well.
        key.make_ascii_lowercase();
    }
    match key.as_str() {
        "Escape" => return escape(state),
        "?" if state.dialog.is_none() => return Some(NavigationMessage::Show(Dialog::Shortcuts).into()),
        _ => {}
    }
    if state.dialog.is_some() {
        return None;
    }
    match state.route {
        Route::Game | Route::Puzzle => in_game(state, &key).map(Message::from),
        Route::Study => in_study(state, &key, event).map(Message::from),
        Route::Home | Route::Games | Route::Puzzles | Route::Friend | Route::Join | Route::Rules => None,
    }
}

fn in_game(state: &State, key: &str) -> Option<PlayMessage> {
    let game = state.stage()?;
    if game.tumbling && matches!(key, "Enter" | " ") {
        return Some(PlayMessage::Settled);
    }
    Some(match key {
        "r" if game.roller().is_some() => PlayMessage::Roll,
        "1" | "2" | "3" | "4" => PlayMessage::Pick(Die::from_number(key.parse().ok()?)?),
        "t" if game.begun.dice().is_empty() => PlayMessage::Drawing(DrawingMessage::Turn),
        "t" => PlayMessage::Take,
        "x" => PlayMessage::Drawing(DrawingMessage::Swap),
        "d" => PlayMessage::Drawing(DrawingMessage::Hold(game.begun.drawing().held.other())),
        "c" if !game.begun.dice().is_empty() => PlayMessage::Take,
        "c" => PlayMessage::Confirm,
        "u" | "Backspace" => PlayMessage::Undo,
        "h" => PlayMessage::Hint(HintMessage::Ask),
        _ => return None,
    })
}

fn in_study(state: &State, key: &str, event: &KeyboardEvent) -> Option<StudyMessage> {
    let study = state.study.as_ref()?;
    // On the slider and in a map the arrows have their own work, and so has the space bar on whatever is pressed.
    let own = if key == " " { "button, summary, a, input, [role=grid]" } else { "[role=grid], input" };
    let elsewhere = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let letter = key != " " && key.chars().count() == 1;
    if !letter && elsewhere.is_some_and(|element| element.closest(own).ok().flatten().is_some()) {
        return None;
    }
    match key {
        " " => return Some(StudyMessage::Play),
        "n" => return Some(StudyMessage::Mistake(Way::On)),
        "p" => return Some(StudyMessage::Mistake(Way::Back)),
        _ => {}
    }
    Some(StudyMessage::StepTo(match key {
        "ArrowLeft" => study.at.saturating_sub(1),
        "ArrowRight" => study.at + 1,
        "Home" => 0,
        "End" => study.record.events().len(),
        _ => return None,
    }))
}

fn is_typing(event: &KeyboardEvent) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    element.is_some_and(|element| {
        let text = element.closest("textarea, select, input:not([type=radio]):not([type=range])");
        text.ok().flatten().is_some()
    })
}
