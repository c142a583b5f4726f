//! What a wild is to be.

use blazon::Arms;
use blazon_table::Which;
use blazon_words::fl;
use leptos::prelude::*;

use crate::drawing;
use crate::game::Game;
use crate::message::{DrawingMessage, Message};
use crate::view::{Page, flag, live};

/// The arms that each wild on the map could be. It is one of them already, so nothing has to be chosen here.
pub(super) fn wilds(page: Page) -> impl IntoView {
    let lying = page.memo(|state, _| state.stage().map(lying).unwrap_or_default());
    live(move || lying.get().into_iter().map(|wild| choice(page, wild)).collect_view())
}

/// A wild that lies on the map.
#[derive(Clone, Debug, PartialEq)]
struct Wild {
    which: Which,
    is: Option<Arms>,
    could_be: Vec<Arms>,
}

fn lying(game: &Game) -> Vec<Wild> {
    let position = game.position();
    let Some(drawing) = game.drawing(&position) else {
        return Vec::new();
    };
    let wild = |which| Wild { which, is: drawing.settled().arms(which), could_be: drawing.arms(which) };
    // What can be one thing only need not be asked about.
    drawing.wilds().map(wild).filter(|wild| wild.could_be.len() > 1).collect()
}

fn choice(page: Page, wild: Wild) -> impl IntoView {
    let Wild { which, is, could_be } = wild;
    let buttons = could_be
        .into_iter()
        .map(|arms| {
            let says = page.say(move |words| words.arms(arms));
            let message = DrawingMessage::Choose(which, arms).into();
            arms_button(page, arms, says, None, move || is == Some(arms), message)
        })
        .collect_view();
    view! {
        <div class="wild-choice faces" role="group" aria-label=page.say(|words| fl!(words, "page-ask-wild"))>{buttons}</div>
    }
}

/// A coat of arms to choose, perhaps with something short under it.
pub(super) fn arms_button(
    page: Page,
    arms: Arms,
    says: Signal<String>,
    below: Option<Signal<String>>,
    on: impl Fn() -> bool + Copy + Send + Sync + 'static,
    message: Message,
) -> impl IntoView {
    view! {
        <button type="button" class="face" class:picked=flag(on) aria-pressed=move || if on() { "true" } else { "false" }
            aria-label=says title=page.say(move |words| words.arms(arms)) on:click=page.sends(message)>
            <svg viewBox="0 0 100 100" aria-hidden="true">{drawing::arms(arms)}</svg>
            {below.map(|below| view! { <span class="face-brings" aria-hidden="true">{below}</span> })}
        </button>
    }
}
