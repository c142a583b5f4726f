//! The two powers that are used at once.

use blazon::{Arms, Event};
use blazon_words::fl;
use leptos::prelude::*;

use super::preview::cross_preview;
use super::wild::arms_button;
use crate::message::PlayMessage;
use crate::view::Page;

/// The arms to name for *Domains*.
pub(super) fn name(page: Page) -> impl IntoView {
    let chosen = page.memo(|state, _| match state.game.as_ref().and_then(|game| game.begun.answer()) {
        Some(Event::Choose(_, arms)) => Some(arms),
        _ => None,
    });
    let choices = Arms::ALL
        .into_iter()
        .map(|arms| {
            arms_button(page, arms, move || chosen.get() == Some(arms), PlayMessage::Name(arms).into())
        })
        .collect_view();
    view! { <div class="faces">{choices}</div> {confirm(page)} }
}

/// The cross of a ⚡ power: what it would bring, and that it shall.
pub(super) fn cross(page: Page) -> impl IntoView {
    let preview = page.memo(|state, words| {
        let game = state.game.as_ref()?;
        Some(cross_preview(&game.position(), game.begun.answer()?, words))
    });
    view! { <p class="preview" aria-live="polite">{move || preview.get()}</p> {confirm(page)} }
}

fn confirm(page: Page) -> impl IntoView {
    let ready = page.memo(|state, _| state.game.as_ref().is_some_and(|game| game.begun.answer().is_some()));
    view! {
        <div class="buttons dock">
            <button type="button" class="primary" disabled=move || !ready.get() on:click=page.sends(PlayMessage::Confirm)>
                {page.say(|words| fl!(words, "page-confirm"))}
            </button>
        </div>
    }
}
