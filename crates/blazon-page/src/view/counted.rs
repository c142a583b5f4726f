//! A player's points, counted up.

use blazon::{BySeat, Domain, Position, Seat};
use blazon_words::{Called, Words, fl};
use leptos::prelude::*;

use super::Page;

/// What brought a player points, and what they come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Counted {
    /// A line for each domain, and one for what *Domains* gives.
    pub(super) lines: Vec<String>,
    /// The total, which is none of them.
    pub(super) total: String,
}

impl Counted {
    /// All domains as they lie on the map.
    pub(super) fn all(position: &Position, seat: Seat, names: &BySeat<Called>, words: &Words) -> Counted {
        Counted {
            lines: words.points_by_domain(position, seat),
            total: words.score_total(position, seat, names),
        }
    }

    /// The domains that brought points, the most first.
    pub(super) fn ranked(position: &Position, seat: Seat, names: &BySeat<Called>, words: &Words) -> Counted {
        let mut domains: Vec<Domain> =
            position.kingdom(seat).domains().filter(|domain| domain.score() > 0).collect();
        domains.sort_by_key(|domain| std::cmp::Reverse(domain.score()));
        let mut lines: Vec<String> = domains.iter().map(|domain| words.domain(domain)).collect();
        lines.extend(words.domains_bonus(position, seat));
        Counted { lines, total: words.score_total(position, seat, names) }
    }
}

/// The points by domain, to be opened below a map.
pub(super) fn domains(page: Page, counted: Memo<Option<Counted>>) -> AnyView {
    let lines = move || counted.get().map(|counted| items(counted.lines));
    view! {
        <details class="domains">
            <summary>{page.say(|words| fl!(words, "page-points-by-domain"))}</summary>
            <ul>{lines}</ul>
            <p class="total">{move || counted.get().map(|counted| counted.total)}</p>
        </details>
    }
    .into_any()
}

/// Each line as an item of a list.
pub(super) fn items(lines: Vec<String>) -> AnyView {
    lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view().into_any()
}
