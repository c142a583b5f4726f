use crate::message::{BrowserMessage, Message};

/// Fetches the file of puzzles, and says what came of it.
pub(super) fn fetch(send: impl Fn(Message) + 'static) {
    leptos::task::spawn_local(async move {
        send(BrowserMessage::Puzzles(super::served::text("meta[name=puzzles]").await).into());
    });
}
