//! Files that the server has beside the page.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The text of a file that an element of the page's head names, if it can be had.
pub(super) async fn text(head: &str) -> Option<String> {
    let window = web_sys::window()?;
    let path = window.document()?.query_selector(head).ok()??.get_attribute("content")?;
    let answer = JsFuture::from(window.fetch_with_str(&path)).await.ok()?;
    let answer = answer.dyn_into::<Response>().ok().filter(Response::ok)?;
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}
