//! The signs of the six powers.

use blazon::Power;
use leptos::prelude::*;

/// The sign of a power.
pub(crate) fn power(power: Power) -> AnyView {
    view! { <svg viewBox="0 0 24 24" class="power-icon" aria-hidden="true">{sign(power)}</svg> }.into_any()
}

/// The same as a group in the square from 0, 0 to 24, 24. What is resolved at once carries a flash of lightning.
pub(super) fn sign(power: Power) -> AnyView {
    match power {
        Power::Free => free(),
        Power::Split => split(),
        Power::Both => both(),
        Power::Turn => turn(),
        Power::Domains => domains(),
        Power::Cross => cross(),
    }
}

/// A domino that goes anywhere.
fn free() -> AnyView {
    view! {
        <g>
            <path d="M5.5 8.5H18.5V15.5H5.5ZM12 8.5V15.5" />
            <path
                class="power-strong"
                d="M9.5 4.5L12 2L14.5 4.5M9.5 19.5L12 22L14.5 19.5M3.5 9.5L1 12L3.5 14.5M20.5 9.5L23 12L20.5 14.5"
            />
        </g>
    }
    .into_any()
}

/// Two halves drawn apart.
fn split() -> AnyView {
    view! {
        <g>
            <path d="M2 13.5H10.5V22H2ZM13.5 2H22V10.5H13.5Z" />
            <path class="power-strong" d="M3 3L4.5 4.5M7.5 7.5L9 9M15 15L16.5 16.5M19.5 19.5L21 21" />
        </g>
    }
    .into_any()
}

/// Two dice taken together.
fn both() -> AnyView {
    view! {
        <g>
            <path d="M8.5 8V4A2 2 0 0 1 10.5 2H20A2 2 0 0 1 22 4V13.5A2 2 0 0 1 20 15.5H16" />
            <rect x="2" y="8.5" width="13.5" height="13.5" rx="2" />
            <circle class="power-filled" cx="6" cy="12" r="1.6" />
            <circle class="power-filled" cx="11.5" cy="18.5" r="1.6" />
            <circle class="power-filled" cx="18.5" cy="7" r="1.6" />
        </g>
    }
    .into_any()
}

/// A die that is turned over.
fn turn() -> AnyView {
    view! {
        <g>
            <rect x="7.5" y="7.5" width="9" height="9" rx="1.5" />
            <circle class="power-filled" cx="12" cy="12" r="1.6" />
            <path
                class="power-strong"
                d="M2.5 14.5A10 10 0 0 1 18.5 4M18.7 .9L18.8 4.4L15.3 4.6M21.5 9.5A10 10 0 0 1 5.5 20M5.3 23.1L5.2 19.6L8.7 19.4"
            />
        </g>
    }
    .into_any()
}

/// Domains lying apart.
fn domains() -> AnyView {
    view! {
        <g>
            <path d="M2.5 3H7V7.5H11.5V12H2.5ZM2.5 16.5H11.5V21H2.5ZM16 16.5H20.5V21H16Z" />
            <path class="power-filled" d="M19.5 1L14.5 8.5H18L16 14L22.5 6H18.5L21 1Z" />
        </g>
    }
    .into_any()
}

/// A cross in its circle.
fn cross() -> AnyView {
    view! {
        <g>
            <circle cx="10" cy="14" r="7.5" />
            <path class="power-strong" d="M7 11L13 17M13 11L7 17" />
            <path class="power-filled" d="M19.5 1L14.5 8.5H18L16 14L22.5 6H18.5L21 1Z" />
        </g>
    }
    .into_any()
}
