//! What follows from what happens. Nothing here touches the browser: what is wanted of it comes back as effects.
//!
//! Every room has its messages, and a module of its own that matches all of them. Calls go one way, down this list:
//! `browser`, `engine`, `online`, `lesson`, `form`, `puzzles`, `records`, `study`, `settings`, `navigation`, `play`, `coach`, `hint`, `gestures`, `drawing`; and below
//! the rooms what they rest on, `errands`, `moments`, `next`, `saving`, `questions`.

mod browser;
mod coach;
mod drawing;
mod engine;
mod errands;
mod form;
mod gestures;
mod hint;
mod lesson;
mod moments;
mod navigation;
mod next;
mod online;
mod play;
mod puzzles;
mod questions;
mod records;
mod saving;
mod settings;
mod study;

use blazon_wire::courier::Order;

use crate::effect::Effect;
use crate::message::{CoachMessage, Message, NavigationMessage, PlayMessage};
use crate::state::{Route, State};

/// The state after a message, and what is wanted of the outside.
pub(crate) fn update(state: &mut State, message: Message) -> Vec<Effect> {
    let sat = state.sits().map(|online| online.link.clone());
    let mut effects = happen(state, message);
    // Whoever goes to another table, or puts one away, leaves the one before.
    match state.sits() {
        now if now.map(|online| &online.link) == sat.as_ref() => {}
        Some(online) => effects.push(Effect::Online(online.sit())),
        None => effects.push(Effect::Online(Order::Leave)),
    }
    effects
}

fn happen(state: &mut State, message: Message) -> Vec<Effect> {
    match message {
        Message::Browser(message) => browser::update(state, message),
        Message::Engine(message) => engine::update(state, message),
        Message::Online(message) => online::update(state, message),
        Message::Lesson(message) => lesson::update(state, message),
        Message::Form(message) => form::update(state, message),
        Message::Records(message) => records::update(state, message),
        Message::Study(message) => study::update(state, message),
        Message::Settings(message) => settings::update(state, message),
        Message::Navigation(message) => navigation::update(state, message),
        Message::Puzzles(message) => puzzles::update(state, message),
        // On the stage of a puzzle gestures are made there, and nothing happens to the game that is being played.
        Message::Play(message) => match puzzles::play(state, message) {
            Some(effects) => effects,
            None => play::update(state, message),
        },
    }
}

/// What Escape does: closes what lies over the screen, lets one choose again, lets the dice settle, or takes back what is pointed at.
pub(crate) fn escape(state: &State) -> Option<Message> {
    if state.dialog.is_some() {
        return Some(NavigationMessage::CloseDialog.into());
    }
    if state.notice.is_some() {
        return Some(NavigationMessage::Dismiss.into());
    }
    let game = state.stage().filter(|_| matches!(state.route, Route::Game | Route::Puzzle))?;
    if game.coach.is_busy() {
        Some(CoachMessage::Again.into())
    } else if game.tumbling {
        Some(PlayMessage::Settled.into())
    } else if game.begun.is_nothing() {
        None
    } else {
        Some(PlayMessage::Undo.into())
    }
}

#[cfg(test)]
mod tests;
