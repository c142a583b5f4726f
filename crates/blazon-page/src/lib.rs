//! The web page: the game in a browser, its engine in a worker.
//!
//! Everything the page knows is a `state::State`, which changes only through `update::update`: a
//! pure function from a message to effects. The rules crate alone decides what is legal, also while a drawing is being
//! made. `view` turns the state into elements, and `browser` does what the effects ask for. The
//! engine thinks in a worker, where the screen is not held up, and is a program of its own: `blazon-worker`.

mod begun;
mod browser;
mod coach;
mod course;
mod drawing;
mod effect;
mod ended;
mod game;
mod lesson;
mod lobby;
mod message;
mod moment;
mod new_game;
mod offer;
mod online;
mod progress;
mod puzzle;
mod rules_page;
mod settings;
mod state;
mod study;
mod update;
mod view;

use blazon_words::Language;
use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the page in the language of a tag, with the text of its sentences.
#[wasm_bindgen]
pub fn start(language: &str, sentences: &str) {
    view::mount(Language::from_tag(language).unwrap_or_default(), sentences.into());
}
