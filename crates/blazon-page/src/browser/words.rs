use blazon_words::Language;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use crate::message::{BrowserMessage, Message};

/// Fetches the sentences of a language, with or without those of play by link, and says what came of it.
pub(super) fn fetch(language: Language, online: bool, send: impl Fn(Message) + 'static) {
    leptos::task::spawn_local(async move {
        let mut sentences = text("words", language).await;
        if online {
            let more = text("online", language).await;
            sentences = sentences.zip(more).map(|(sentences, more)| sentences + &more);
        }
        send(BrowserMessage::Words(language, online, sentences.map(Into::into)).into());
    });
}

async fn text(name: &str, language: Language) -> Option<String> {
    let window = web_sys::window()?;
    let file = format!("meta[name={name}][lang={language}]");
    let path = window.document()?.query_selector(&file).ok()??.get_attribute("content")?;
    let answer = JsFuture::from(window.fetch_with_str(&path)).await.ok()?;
    let answer = answer.dyn_into::<Response>().ok().filter(Response::ok)?;
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}
