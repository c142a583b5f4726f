//! The web page.

#[allow(dead_code, unused_imports, reason = "the screens that show them come next")]
mod drawing;
#[allow(dead_code, reason = "the screen that shows it comes next")]
mod rules_page;

use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the page, or the engine if this runs in a worker.
#[wasm_bindgen(start)]
pub fn start() {
    leptos::mount::mount_to_body(|| view! { <h1>"Blazon"</h1> });
}
