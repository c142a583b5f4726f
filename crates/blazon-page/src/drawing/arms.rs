//! The six coats of arms, alone and on a cell with its circles.

use blazon::{Arms, Crosses};
use leptos::prelude::*;

/// A coat of arms that fills the square from 0, 0 to 100, 100.
pub(crate) fn arms(arms: Arms) -> AnyView {
    blazoned(arms, Charge::Centred)
}

/// A cell in the square from 0, 0 to 100, 100: what is drawn on it, and its two circles.
pub(crate) fn cell(content: Option<(Arms, Crosses)>) -> AnyView {
    match content {
        Some((arms, crosses)) => view! {
            <g class="cell-drawn">{blazoned(arms, Charge::Raised)} {circles(crosses)}</g>
        }
        .into_any(),
        None => view! {
            <g class="cell-empty">
                <rect class="cell-ground" width="100" height="100" />
                {circles(Crosses::Zero)}
            </g>
        }
        .into_any(),
    }
}

/// An arms with its crosses as it stands on a face, which has no circles without a cross.
pub(super) fn with_crosses(arms: Arms, crosses: Crosses) -> AnyView {
    let crosses = [(Crosses::One, LEFT), (Crosses::Two, RIGHT)]
        .map(|(least, circle)| (crosses >= least).then(|| crossed(circle)));
    view! { <g>{blazoned(arms, Charge::Raised)} {crosses.into_iter().collect_view()}</g> }.into_any()
}

/// Where the pattern stands on its field.
#[derive(Clone, Copy)]
enum Charge {
    Centred,
    /// Above the two circles.
    Raised,
}

fn blazoned(arms: Arms, charge: Charge) -> AnyView {
    // All dark would be nothing at all on a dark page.
    let edge = (arms == Arms::Solid).then(|| view! { <path class="arms-edge" d="M8 8H92V92H8Z" /> });
    view! {
        <g class=format!("arms {}", class(arms))>
            <rect class="arms-field" width="100" height="100" />
            <path class="arms-charge" d=pattern(arms, charge) />
            {edge}
        </g>
    }
    .into_any()
}

const fn class(arms: Arms) -> &'static str {
    match arms {
        Arms::Dot => "arms-dot",
        Arms::Bar => "arms-bar",
        Arms::TwoDots => "arms-two-dots",
        Arms::TwoBars => "arms-two-bars",
        Arms::Solid => "arms-solid",
        Arms::Quarters => "arms-quarters",
    }
}

/// The outline of the pattern. Stripes run to the edge, so that those of neighbours join into one.
const fn pattern(arms: Arms, charge: Charge) -> &'static str {
    match (arms, charge) {
        (Arms::Dot, Charge::Centred) => "M24 50a26 26 0 1 0 52 0a26 26 0 1 0 -52 0Z",
        (Arms::Dot, Charge::Raised) => "M28 41a22 22 0 1 0 44 0a22 22 0 1 0 -44 0Z",
        (Arms::Bar, Charge::Centred) => "M0 36H100V64H0Z",
        (Arms::Bar, Charge::Raised) => "M0 28H100V54H0Z",
        (Arms::TwoDots, Charge::Centred) => {
            "M34 28a16 16 0 1 0 32 0a16 16 0 1 0 -32 0ZM34 72a16 16 0 1 0 32 0a16 16 0 1 0 -32 0Z"
        }
        (Arms::TwoDots, Charge::Raised) => {
            "M36 23a14 14 0 1 0 28 0a14 14 0 1 0 -28 0ZM36 61a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z"
        }
        (Arms::TwoBars, Charge::Centred) => "M0 20H100V40H0ZM0 60H100V80H0Z",
        (Arms::TwoBars, Charge::Raised) => "M0 12H100V29H0ZM0 43H100V60H0Z",
        (Arms::Solid, _) => "M0 0H100V100H0Z",
        (Arms::Quarters, _) => "M0 0H50V100H100V50H0Z",
    }
}

/// Where the two circles stand, along the bottom.
const LEFT: &str = "translate(22 79)";
const RIGHT: &str = "translate(78 79)";

/// The two circles, with a cross in as many of them.
fn circles(crosses: Crosses) -> AnyView {
    let circles = [(Crosses::One, LEFT), (Crosses::Two, RIGHT)].map(|(least, circle)| {
        if crosses >= least {
            crossed(circle)
        } else {
            view! { <circle class="circle" transform=circle r="15" /> }.into_any()
        }
    });
    circles.into_iter().collect_view().into_any()
}

fn crossed(circle: &'static str) -> AnyView {
    view! {
        <g transform=circle>
            <circle class="circle circle-crossed" r="15" />
            <path class="circle-cross" d="M-7 -7L7 7M-7 7L7 -7" />
        </g>
    }
    .into_any()
}
