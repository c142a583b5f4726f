//! The two powers that are used at once.

use blazon::{Arms, Event, Position, Seat};
use blazon_words::fl;
use leptos::prelude::*;

use super::preview::cross_preview;
use super::wild::arms_button;
use crate::game::Game;
use crate::message::PlayMessage;
use crate::view::{Page, live};

/// The arms to name for *Domains*, each with the points it would bring now.
pub(super) fn name(page: Page) -> impl IntoView {
    let chosen = page.memo(|state, _| match state.stage().and_then(|game| game.begun.answer()) {
        Some(Event::Choose(_, arms)) => Some(arms),
        _ => None,
    });
    let points = page.memo(|state, _| state.stage().and_then(points).unwrap_or_default());
    let choices = Arms::ALL
        .into_iter()
        .enumerate()
        .map(|(nth, arms)| {
            let brings = move || points.get()[nth];
            let says = page.say(move |words| {
                fl!(words, "page-domains-bring", arms = words.arms(arms), points = brings())
            });
            let shown = page.say(move |words| words.signed(f64::from(brings()), 0));
            arms_button(
                page,
                arms,
                says,
                Some(shown),
                move || chosen.get() == Some(arms),
                PlayMessage::Name(arms).into(),
            )
        })
        .collect_view();
    view! { <div class="faces">{choices}</div> }
}

/// What *Domains* would bring now for each arms.
fn points(game: &Game) -> Option<[u32; 6]> {
    let (position, seat) = (game.position(), game.screen.asked()?);
    let brings = |arms| bonus(&position, seat, arms).unwrap_or_default();
    Some(Arms::ALL.map(brings))
}

fn bonus(position: &Position, seat: Seat, arms: Arms) -> Option<u32> {
    Some(position.play(Event::Choose(seat, arms)).ok()?.domains_bonus(seat))
}

/// The cross of a ⚡ power: what it would bring, said.
pub(super) fn cross(page: Page) -> impl IntoView {
    let preview = page.memo(|state, words| {
        let game = state.stage()?;
        Some(cross_preview(&game.position(), game.begun.answer()?, words))
    });
    view! { <p class="preview hidden" aria-live="polite">{live(move || preview.get())}</p> }
}
