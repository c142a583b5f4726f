//! A player's points, counted up.

use leptos::prelude::*;

/// What brought the points as a list, and below it the total: the last line, and no domain.
pub(super) fn counted(mut lines: Vec<String>) -> AnyView {
    let total = lines.pop();
    let lines = lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
    view! { <ol class="count-up">{lines}</ol><p class="total">{total}</p> }.into_any()
}
