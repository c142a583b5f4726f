//! What a wild is to be.

use blazon::{Arms, Cell};
use blazon_table::Which;
use blazon_words::fl;
use leptos::prelude::*;

use crate::drawing;
use crate::game::Game;
use crate::message::{DrawingMessage, Message};
use crate::view::Page;

/// Asks what a wild is to be, on the map where it lies.
pub(in crate::view) fn wild(page: Page) -> impl IntoView {
    let open = page.memo(|state, _| state.game.as_ref().and_then(open_wild));
    move || {
        open.get().map(|(which, cell, choices)| {
            let buttons = choices
                .into_iter()
                .map(|arms| arms_button(page, arms, || false, DrawingMessage::Choose(which, arms).into()))
                .collect_view();
            let left = format!("{}%", (f64::from(cell.column()) + 0.5) / 7.0 * 100.0);
            let top = format!("{}%", f64::from(5 - cell.row()) / 5.0 * 100.0);
            view! {
                <div class="wild-choice" role="group" aria-label=page.say(|words| fl!(words, "page-ask-wild"))
                    class:to-left={cell.column() > 4} class:to-right={cell.column() < 2} class:upwards={cell.row() < 2}
                    style:left=left style:top=top>
                    {buttons}
                </div>
            }
        })
    }
}

pub(super) fn arms_button(
    page: Page,
    arms: Arms,
    on: impl Fn() -> bool + Copy + Send + Sync + 'static,
    message: Message,
) -> impl IntoView {
    view! {
        <button type="button" class="face" class:picked=on aria-pressed=move || if on() { "true" } else { "false" }
            aria-label=page.say(move |words| words.arms(arms)) title=page.say(move |words| words.arms(arms))
            on:click=page.sends(message)>
            <svg viewBox="0 0 100 100" aria-hidden="true">{drawing::arms(arms)}</svg>
        </button>
    }
}

fn open_wild(game: &Game) -> Option<(Which, Cell, Vec<Arms>)> {
    let position = game.position();
    let drawing = game.drawing(&position)?;
    let which = drawing.open_wild()?;
    Some((which, drawing.settled().cell(which)?, drawing.arms(which)))
}
