//! A line of the spellbook, as on paper.

use blazon::{Arms, BySeat, Line};
use leptos::prelude::*;

use super::arms;
use super::power::sign;

/// The width of a box and of the gap beside it.
const STEP: u16 = 40;
/// The room for an arms at either end, and for the power in the middle.
const END: u16 = 60;
const MIDDLE: u16 = 72;

/// A line with so many boxes marked: the power in the middle, the first seat's row on the left of it, the second's on
/// the right, each from its arms inward. The last box has a thick frame. A row beside a full one is struck out.
pub(crate) fn spellbook_line(of: Arms, line: Line, marks: BySeat<u8>) -> AnyView {
    let row = u16::from(line.boxes) * STEP;
    let width = 2 * (END + row) + MIDDLE;
    let full = |marks: u8| marks >= line.boxes;
    let middle = END + row + MIDDLE / 2 - 24;
    view! {
        <svg viewBox=format!("0 0 {width} 60") class="spellbook-picture" aria-hidden="true">
            {half(of, line, marks.first, full(marks.second))}
            <g class="power-icon" transform=format!("translate({middle} 6) scale(2)")>{sign(line.power)}</g>
            <g transform=format!("translate({width} 0) scale(-1 1)")>
                {half(of, line, marks.second, full(marks.first))}
            </g>
        </svg>
    }
    .into_any()
}

/// The row on the left: the other is its mirror image, and no arms is changed by that but quarters.
fn half(of: Arms, line: Line, marks: u8, struck: bool) -> AnyView {
    let boxes: Vec<_> = (0..line.boxes)
        .map(|number| {
            let x = END + u16::from(number) * STEP;
            let last = number + 1 == line.boxes;
            let frame = if last { "spellbook-box spellbook-box-last" } else { "spellbook-box" };
            let mark = (number < marks)
                .then(|| view! { <rect class="spellbook-mark" x="9" y="9" width="14" height="14" rx="1" /> });
            view! {
                <g transform=format!("translate({x} 14)")>
                    <rect class=frame width="32" height="32" rx="3" />
                    {mark}
                </g>
            }
        })
        .collect();
    let end = END + u16::from(line.boxes) * STEP;
    let strike = struck.then(|| view! { <path class="spellbook-strike" d=format!("M6 36L{end} 24") /> });
    view! {
        <g>
            <g transform="translate(4 8) scale(.44)">{arms(of)}</g>
            {boxes}
            {strike}
        </g>
    }
    .into_any()
}
