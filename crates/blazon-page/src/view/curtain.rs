//! Two people with one device: whose turn it is to look at it.

use blazon_words::fl;
use leptos::prelude::*;

use super::{Page, names};
use crate::message::PlayMessage;
use crate::view::live;

/// Covers the table until the person who is asked has the device.
pub(super) fn curtain(page: Page) -> impl IntoView {
    let to = page.memo(|state, words| {
        let game = state.stage()?;
        let seat = game.passes_to().filter(|_| !game.tumbling)?;
        let names = names(game, words);
        Some((seat, fl!(words, "page-pass-to", name = names[seat].label())))
    });
    live(move || {
        to.get().map(|(seat, said)| {
            view! {
                <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-said">
                    <div class="paper">
                        <h2 id="curtain-said">{said}</h2>
                        <button type="button" class="primary" on:click=page.sends(PlayMessage::Face(seat))>
                            {page.say(|words| fl!(words, "page-pass-ready"))}
                        </button>
                    </div>
                </div>
            }
        })
    })
}
