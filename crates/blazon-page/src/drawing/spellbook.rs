//! A line of the spellbook, as on paper.

use blazon::{Arms, BySeat, Line};
use leptos::prelude::*;

use super::arms;
use super::power::sign;

/// The width of a box and of the gap beside it.
const STEP: u16 = 40;
/// The room for the arms and the power.
const MIDDLE: u16 = 128;

/// A line with so many boxes marked: arms and power in the middle, the first seat's row on the left of them, the second's
/// on the right, each outward. The last box is round. A row beside a full one is struck out.
pub(crate) fn spellbook_line(of: Arms, line: Line, marks: BySeat<u8>) -> AnyView {
    let row = u16::from(line.boxes) * STEP;
    let width = 2 * row + MIDDLE;
    let full = |marks: u8| marks >= line.boxes;
    view! {
        <svg viewBox=format!("0 0 {width} 60") class="spellbook-picture" aria-hidden="true">
            <g transform=format!("translate({} 8) scale(.44)", row + 12)>{arms(of)}</g>
            <g class="power-icon" transform=format!("translate({} 6) scale(2)", row + 68)>{sign(line.power)}</g>
            <g transform=format!("translate({row} 0) scale(-1 1)")>{half(line, marks.first, full(marks.second))}</g>
            <g transform=format!("translate({} 0)", row + MIDDLE)>{half(line, marks.second, full(marks.first))}</g>
        </svg>
    }
    .into_any()
}

/// The row on the right; the other is its mirror image.
fn half(line: Line, marks: u8, struck: bool) -> AnyView {
    let boxes: Vec<_> = (0..line.boxes)
        .map(|number| {
            let x = 4 + u16::from(number) * STEP;
            let round = if number + 1 == line.boxes { "16" } else { "3" };
            let class =
                if number + 1 == line.boxes { "spellbook-box spellbook-box-last" } else { "spellbook-box" };
            let mark =
                (number < marks).then(|| view! { <path class="spellbook-mark" d="M9 9L23 23M23 9L9 23" /> });
            view! {
                <g transform=format!("translate({x} 14)")>
                    <rect class=class width="32" height="32" rx=round />
                    {mark}
                </g>
            }
        })
        .collect();
    let end = u16::from(line.boxes) * STEP;
    let strike = struck.then(|| view! { <path class="spellbook-strike" d=format!("M0 30H{end}") /> });
    view! { <g>{boxes}{strike}</g> }.into_any()
}
