use blazon_words::Language;

use crate::message::{BrowserMessage, Message};

/// Fetches the sentences of a language, with or without those of play by link, and says what came of it.
pub(super) fn fetch(language: Language, online: bool, send: impl Fn(Message) + 'static) {
    leptos::task::spawn_local(async move {
        let mut sentences = super::served::text(&of("words", language)).await;
        if online {
            let more = super::served::text(&of("online", language)).await;
            sentences = sentences.zip(more).map(|(sentences, more)| sentences + &more);
        }
        send(BrowserMessage::Words(language, online, sentences.map(Into::into)).into());
    });
}

/// Where the page's head says where the sentences of a language are.
fn of(name: &str, language: Language) -> String {
    format!("meta[name={name}][lang={language}]")
}
