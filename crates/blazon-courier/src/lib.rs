//! The courier beside the page: it carries everything between the page and a server.
//!
//! It is a module of its own that runs in a worker, and is fetched when somebody plays online: whoever does not never
//! waits for it. The page says [`Order`](blazon_wire::courier::Order)s and hears
//! [`Report`](blazon_wire::courier::Report)s. What is done for an order is `courier`, a function of what happens to it,
//! tested without a browser; `browser` opens sockets and asks servers.

mod browser;
mod courier;
mod dice;
mod picture;
mod standing;

use wasm_bindgen::prelude::wasm_bindgen;

/// Listens for orders from now on.
#[wasm_bindgen(start)]
pub fn start() {
    browser::listen();
}
