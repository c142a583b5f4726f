//! The games that the browser keeps, and those that come from elsewhere.

use blazon_words::fl;
use leptos::html;
use leptos::prelude::*;

use super::{Dated, Page, names};
use crate::browser;
use crate::message::{BrowserMessage, Message, RecordsMessage};

/// The list of games.
pub(super) fn games(page: Page) -> AnyView {
    let list = page.memo(|state, words| {
        let days = browser::Days::new(words.language());
        let told = state.saved.iter().map(|game| {
            let names = names(game, words);
            let title = fl!(words, "versus", first = names.first.label(), second = names.second.label());
            let said = if game.is_over() {
                words.outcome(&game.position(), &names)
            } else {
                fl!(words, "page-unfinished", round = game.position().round())
            };
            let date = Dated::new(game.screen.view().tag("Date"), &days);
            // Games of the same players are told apart by their day, for those who hear one button.
            let called = match &date {
                Some(date) => format!("{title}, {}", date.written),
                None => title.clone(),
            };
            (game.id, title, date, called, said, game.is_over())
        });
        told.collect::<Vec<_>>()
    });
    let text = NodeRef::<html::Textarea>::new();
    let import = move |_| {
        if let Some(text) = text.get() {
            page.send(RecordsMessage::Import(text.value()));
        }
    };
    view! {
        <div class="sheet">
            <h1 id="title" tabindex="-1">{page.say(|words| fl!(words, "page-my-games"))}</h1>
            {move || list.get().is_empty().then(|| view! { <p>{page.say(|words| fl!(words, "page-no-games"))}</p> })}
            <ul class="games">
                <For each=move || list.get() key=|entry| entry.clone() children=move |(id, title, date, called, said, over)| view! {
                    <li>
                        <div><b><bdi>{title}</bdi></b>" "{date.map(Dated::view)}<br/>{said}</div>
                        <div class="buttons">
                            <button type="button" class="primary" on:click=page.sends(RecordsMessage::Open(id))>
                                {page.say(move |words| if over { fl!(words, "page-view") } else { fl!(words, "page-continue") })}
                                <span class="hidden">": "{called.clone()}</span>
                            </button>
                            <button type="button" on:click=page.sends(RecordsMessage::Drop(id))>
                                {page.say(|words| fl!(words, "page-delete"))}<span class="hidden">": "{called.clone()}</span>
                            </button>
                        </div>
                    </li>
                }/>
            </ul>
            <h2>{page.say(|words| fl!(words, "page-import"))}</h2>
            <p>{page.say(|words| fl!(words, "page-import-about"))}</p>
            <label class="field">
                <span>{page.say(|words| fl!(words, "page-import-text"))}</span>
                <textarea node_ref=text rows="6" spellcheck="false"></textarea>
            </label>
            <div class="buttons">
                <button type="button" class="primary" on:click=import>{page.say(|words| fl!(words, "page-import-paste"))}</button>
                {file(page, |words| fl!(words, "page-import-file"), RecordsMessage::Import)}
            </div>
        </div>
    }
    .into_any()
}

/// A button that opens a file.
pub(super) fn file<M: Into<Message> + 'static>(
    page: Page,
    say: fn(&blazon_words::Words) -> String,
    message: fn(String) -> M,
) -> impl IntoView {
    let input = NodeRef::<html::Input>::new();
    let chosen = move |_| {
        let Some(input) = input.get() else { return };
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            browser::read(
                &file,
                move |text| page.send(message(text)),
                move || page.send(BrowserMessage::BadFile),
            );
        }
        // The same file can be chosen again.
        input.set_value("");
    };
    view! {
        <label class="file button">
            <input node_ref=input type="file" accept=".txt,text/plain" on:change=chosen/>
            <span>{page.say(say)}</span>
        </label>
    }
}
