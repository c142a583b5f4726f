//! A recorded game, step by step.

use leptos::prelude::*;

use super::Page;

pub(super) fn study(page: Page) -> AnyView {
    let _ = page;
    view! { <p>"…"</p> }.into_any()
}
