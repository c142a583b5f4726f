//! A power that can be spent now, as a seal beside the dice.

use blazon::Power;
use blazon_words::fl;
use leptos::prelude::*;

use crate::drawing;
use crate::view::{Page, click};

/// A seal to press: the power's sign and name. Whoever hears it is told what it does and spends.
pub(super) fn seal(
    page: Page,
    power: Power,
    on: bool,
    press: impl Fn(leptos::ev::MouseEvent) + Send + Sync + 'static,
) -> impl IntoView {
    let says = page.say(move |words| fl!(words, "page-spend", power = power.name()));
    view! {
        <button type="button" class="seal-button toggle" class:picked=on aria-pressed=if on { "true" } else { "false" }
            data-power=power.name() aria-label=says title=says on:click=click(press)>
            {drawing::power(power)}
            <span aria-hidden="true">{page.say(move |words| words.power(power))}</span>
        </button>
    }
}
