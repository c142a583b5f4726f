//! The web page: the game in a browser, its engine in a worker.
//!
//! Everything the page knows is a `state::State`, which changes only through `update::update`: a
//! pure function from a message to effects. The rules crate alone decides what is legal, also while a drawing is being
//! made. `view` turns the state into elements, `browser` does what the effects ask for, and `worker`
//! is the other half of this same program, which thinks where the screen is not held up.

mod begun;
mod browser;
mod course;
mod drawing;
mod effect;
mod game;
mod lesson;
mod message;
mod new_game;
mod offer;
mod rules_page;
mod settings;
mod state;
mod study;
mod update;
mod view;
mod worker;

use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the page, or the engine if this runs in a worker.
#[wasm_bindgen(start)]
pub fn start() {
    if web_sys::window().is_some() {
        view::mount();
    } else {
        worker::listen();
    }
}
