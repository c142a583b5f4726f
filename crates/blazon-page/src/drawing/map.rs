//! A whole map, and the thick borders of its domains.

use std::fmt::Write;

use blazon::{Arms, Cell, Cells, Kingdom};
use leptos::prelude::*;

use super::{castle, cell};

/// The length of a cell's side: a map is 700 × 500.
const SIDE: u16 = 100;
const COLUMNS: u8 = 7;
const ROWS: u8 = 5;

/// A map as a picture. What is `fresh` on it has a ring.
pub(crate) fn map(kingdom: &Kingdom, castle_spent: bool, fresh: Cells) -> AnyView {
    let cells: Vec<_> = Cell::all()
        .map(|place| {
            let (x, y) = corner(place.column(), place.row());
            view! { <g transform=format!("translate({x} {y})")>{cell(kingdom.get(place))}</g> }
        })
        .collect();
    let (x, y) = corner(3, 2);
    view! {
        <svg viewBox="0 0 700 500" class="map-picture" aria-hidden="true">
            {cells}
            <g transform=format!("translate({x} {y})")>{castle(castle_spent)}</g>
            <path class="map-grid" d=grid() />
            {borders(kingdom)}
            <rect class="map-frame" x="3.5" y="3.5" width="693" height="493" />
            {rings(fresh)}
        </svg>
    }
    .into_any()
}

/// The thick lines between domains, and between them and what is empty, where a map is 700 × 500.
pub(crate) fn borders(kingdom: &Kingdom) -> AnyView {
    let mut path = String::new();
    for segment in segments(kingdom) {
        let ((x, y), (to_x, to_y)) = (segment.from, segment.to);
        // Writing to a string never fails.
        let _ = write!(path, "M{x} {y}L{to_x} {to_y}");
    }
    view! {
        <g class="map-borders">
            <path d=path />
        </g>
    }
    .into_any()
}

/// The letters of the columns and the numbers of the rows, between the circles of the cells at the edge.
pub(crate) fn coordinates() -> AnyView {
    let letters = ('a'..='g').zip(0..).map(|(letter, column): (char, u16)| {
        view! { <text x=column * SIDE + SIDE / 2 y="495" text-anchor="middle">{letter.to_string()}</text> }
    });
    let numbers = (1..=u16::from(ROWS)).map(|row| {
        view! { <text x="6" y=(u16::from(ROWS) - row) * SIDE + SIDE / 2 + 5>{row.to_string()}</text> }
    });
    view! { <g class="map-coordinates">{letters.collect_view()}{numbers.collect_view()}</g> }.into_any()
}

/// A straight piece of a border, from left to right or from top to bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Segment {
    from: (u16, u16),
    to: (u16, u16),
}

/// The borders inside a map, each as long as it runs straight: first those that lie, then those that stand.
fn segments(kingdom: &Kingdom) -> Vec<Segment> {
    let arms = |column, row| Cell::new(column, row).and_then(|cell| kingdom.get(cell)).map(|(arms, _)| arms);
    let mut segments = Vec::new();
    for row in (1..ROWS).rev() {
        for column in 0..COLUMNS {
            let (x, y) = corner(column, row - 1);
            add(&mut segments, arms(column, row), arms(column, row - 1), (x, y), (x + SIDE, y));
        }
    }
    for column in 1..COLUMNS {
        for row in (0..ROWS).rev() {
            let (x, y) = corner(column, row);
            add(&mut segments, arms(column - 1, row), arms(column, row), (x, y), (x, y + SIDE));
        }
    }
    segments
}

/// Adds a border if there is one between the two, and lets it carry on the last where that ended here.
fn add(
    segments: &mut Vec<Segment>,
    one: Option<Arms>,
    other: Option<Arms>,
    from: (u16, u16),
    to: (u16, u16),
) {
    if one == other {
        return;
    }
    match segments.last_mut() {
        Some(last) if last.to == from && (last.from.0 == to.0 || last.from.1 == to.1) => last.to = to,
        _ => segments.push(Segment { from, to }),
    }
}

/// The upper left corner of a cell or the castle.
fn corner(column: u8, row: u8) -> (u16, u16) {
    (u16::from(column) * SIDE, u16::from(ROWS - 1 - row) * SIDE)
}

/// The thin lines of the grid.
fn grid() -> String {
    let mut path = String::new();
    for column in 1..u16::from(COLUMNS) {
        let _ = write!(path, "M{} 0V500", column * SIDE);
    }
    for row in 1..u16::from(ROWS) {
        let _ = write!(path, "M0 {}H700", row * SIDE);
    }
    path
}

/// A ring around what is fresh: one around a domino, one each around cells that lie apart.
fn rings(fresh: Cells) -> AnyView {
    let cells: Vec<Cell> = fresh.iter().collect();
    let rings = match cells[..] {
        [one, other] if one.is_beside(other) => vec![ring(one, other)],
        _ => cells.into_iter().map(|cell| ring(cell, cell)).collect(),
    };
    view! { <g class="map-fresh">{rings}</g> }.into_any()
}

/// A ring around two cells side by side, or around one.
fn ring(one: Cell, other: Cell) -> impl IntoView {
    const INSET: u16 = 6;
    let (x, y) = corner(one.column().min(other.column()), one.row().max(other.row()));
    let across = |from: u8, to: u8| (u16::from(from.abs_diff(to)) + 1) * SIDE - 2 * INSET;
    let (x, y) = (x + INSET, y + INSET);
    let width = across(one.column(), other.column());
    let height = across(one.row(), other.row());
    // A light ring with a dark one in it stands out from light and from dark fields.
    ["map-ring-light", "map-ring-dark"]
        .map(|class| view! { <rect class=class x=x y=y width=width height=height rx="12" /> })
        .into_iter()
        .collect_view()
}

#[cfg(test)]
mod tests {
    use blazon::Crosses;

    use super::*;

    fn kingdom(cells: &[(&str, Arms)]) -> Kingdom {
        let mut kingdom = Kingdom::EMPTY;
        for (cell, arms) in cells {
            kingdom.draw(cell.parse().expect("a cell"), *arms, Crosses::Zero);
        }
        kingdom
    }

    fn drawn(kingdom: &Kingdom) -> Vec<[u16; 4]> {
        segments(kingdom).iter().map(|s| [s.from.0, s.from.1, s.to.0, s.to.1]).collect()
    }

    #[test]
    fn an_empty_map_has_no_borders() {
        assert_eq!(drawn(&Kingdom::EMPTY), [[0; 4]; 0]);
    }

    #[test]
    fn a_domain_is_bordered_where_it_meets_empty_cells_and_the_castle_but_not_within() {
        let kingdom = kingdom(&[("d4", Arms::Bar), ("d5", Arms::Bar)]);
        assert_eq!(drawn(&kingdom), [[300, 200, 400, 200], [300, 0, 300, 200], [400, 0, 400, 200]]);
    }

    #[test]
    fn two_domains_side_by_side_share_one_border() {
        let kingdom = kingdom(&[("a1", Arms::Dot), ("b1", Arms::TwoDots)]);
        assert_eq!(drawn(&kingdom), [[0, 400, 200, 400], [100, 400, 100, 500], [200, 400, 200, 500]]);
    }

    #[test]
    fn a_border_does_not_turn_a_corner_or_run_on_past_a_gap() {
        let kingdom = kingdom(&[("a5", Arms::Solid), ("c5", Arms::Solid)]);
        let lying: Vec<_> = drawn(&kingdom).into_iter().filter(|s| s[1] == s[3]).collect();
        assert_eq!(lying, [[0, 100, 100, 100], [200, 100, 300, 100]]);
    }
}
