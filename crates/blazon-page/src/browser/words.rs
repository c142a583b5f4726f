use blazon_words::Language;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use crate::message::{BrowserMessage, Message};

/// Fetches the sentences of a language, and says what came of it.
pub(super) fn fetch(language: Language, send: impl Fn(Message) + 'static) {
    leptos::task::spawn_local(async move {
        let sentences = text(language).await;
        send(BrowserMessage::Words(language, sentences.map(Into::into)).into());
    });
}

async fn text(language: Language) -> Option<String> {
    let window = web_sys::window()?;
    let file = format!("meta[name=words][lang={language}]");
    let path = window.document()?.query_selector(&file).ok()??.get_attribute("content")?;
    let answer = JsFuture::from(window.fetch_with_str(&path)).await.ok()?;
    let answer = answer.dyn_into::<Response>().ok().filter(Response::ok)?;
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}
