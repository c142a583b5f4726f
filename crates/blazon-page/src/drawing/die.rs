//! The faces of the dice.

use blazon::{Crosses, Face};
use leptos::prelude::*;

use super::arms::{arms, with_crosses};

/// A face of a die.
pub(crate) fn die(face: Face) -> AnyView {
    let shown = match face {
        Face::Arms(one, Crosses::Zero) => arms(one),
        Face::Arms(one, crosses) => with_crosses(one, crosses),
        Face::Wild => wild(),
    };
    // The frame lies over the square face and rounds its corners, so that nothing needs clipping.
    view! {
        <svg viewBox="0 0 100 100" class="die-face" aria-hidden="true">
            <g transform="translate(11 11) scale(.78)">{shown}</g>
            <path
                class="die-frame"
                fill-rule="evenodd"
                d="M22 2H78A20 20 0 0 1 98 22V78A20 20 0 0 1 78 98H22A20 20 0 0 1 2 78V22A20 20 0 0 1 22 2Z\
                M23 13A10 10 0 0 0 13 23V77A10 10 0 0 0 23 87H77A10 10 0 0 0 87 77V23A10 10 0 0 0 77 13Z"
            />
        </svg>
    }
    .into_any()
}

/// A question mark, drawn rather than written: it looks alike in every font.
fn wild() -> AnyView {
    view! {
        <g class="wild">
            <rect class="wild-field" width="100" height="100" />
            <path class="wild-mark" d="M31 36A19 19 0 1 1 62 51C54 57 50 60 50 69" />
            <circle class="wild-point" cx="50" cy="87" r="7" />
        </g>
    }
    .into_any()
}
