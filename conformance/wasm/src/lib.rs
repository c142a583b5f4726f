//! The questions for a browser: the same code as elsewhere, run as WASM.

use wasm_bindgen::prelude::wasm_bindgen;

/// The answer to a question, or an exception that says why there is none.
#[wasm_bindgen]
pub fn answer(question: &str) -> Result<String, String> {
    blazon_questions::answer(question)
}
