//! The web page.

mod sketch;

use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the page, or the engine if this runs in a worker.
#[wasm_bindgen(start)]
pub fn start() {
    leptos::mount::mount_to_body(|| view! { <h1>"Blazon"</h1> });
}
