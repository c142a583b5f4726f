//! A whole map, and the thick borders of its domains.

use std::fmt::Write;

use blazon::{Arms, Cell, Cells, Kingdom};

use crate::arms::cell_at;
use crate::castle::castle;
use crate::outline;
use crate::shape::{Anchor, Picture, Shape, Transform, ViewBox};

/// The length of a cell's side: a map is 700 × 500.
const SIDE: u16 = 100;
const COLUMNS: u8 = 7;
const ROWS: u8 = 5;

/// The room above a map and on its left that the names of its columns and rows need.
const MARGIN: f64 = 40.0;

/// As far as a frame reaches out of such a map.
const OUTSIDE: f64 = 4.0;

/// A map as a picture. What is `fresh` on it glows.
pub fn map(kingdom: &Kingdom, castle_spent: bool, fresh: Cells) -> Picture {
    // The edge of the picture is the outer edge of the frame.
    let frame = Shape::rect("map-frame", (3.5, 3.5), (693.0, 493.0), 0.0);
    Picture::new("map-picture", 700.0, 500.0, framed(kingdom, castle_spent, fresh, frame))
}

/// The same with the names of its columns and rows in a margin above and on the left.
pub fn map_with_margin(kingdom: &Kingdom, castle_spent: bool, fresh: Cells) -> Picture {
    // The ends of the borders are round: here they would show if the frame did not reach out as far.
    let frame = Shape::rect("map-frame", (-0.5, -0.5), (701.0, 501.0), 0.0);
    let mut shapes = framed(kingdom, castle_spent, fresh, frame);
    shapes.push(coordinates());
    let size = |side: f64| MARGIN + side + OUTSIDE;
    let view_box = ViewBox { x: -MARGIN, y: -MARGIN, width: size(700.0), height: size(500.0) };
    Picture { view_box, ..Picture::new("map-picture", 0.0, 0.0, shapes) }
}

fn framed(kingdom: &Kingdom, castle_spent: bool, fresh: Cells, frame: Shape) -> Vec<Shape> {
    let mut shapes: Vec<Shape> = Cell::all()
        .map(|place| cell_at(place, kingdom.get(place)).at(to_corner(place.column(), place.row())))
        .collect();
    shapes.push(castle(castle_spent).at(to_corner(3, 2)));
    shapes.push(grid());
    shapes.push(borders(kingdom));
    shapes.push(frame);
    shapes.push(glows(fresh));
    shapes
}

/// The thick lines between domains, and between them and what is empty, where a map is 700 × 500.
pub fn borders(kingdom: &Kingdom) -> Shape {
    let mut path = String::new();
    for segment in segments(kingdom) {
        outline::border(&mut path, segment.from, segment.to);
    }
    Shape::path("map-borders", path)
}

/// The letters of the columns above a map that is 700 × 500, and the numbers of the rows on its left, both within the
/// [`MARGIN`].
fn coordinates() -> Shape {
    let letters = columns().map(|(name, x)| Shape::text("", (x, -14.0), Anchor::Middle, name));
    let numbers = rows().map(|(name, y)| Shape::text("", (-20.0, y + 9.0), Anchor::Middle, name));
    Shape::group("map-names", letters.chain(numbers).collect())
}

/// The thin lines between the cells of a map that is 700 × 500, each drawn once.
pub fn grid() -> Shape {
    let mut path = String::new();
    // Writing to a string never fails.
    for column in 1..u16::from(COLUMNS) {
        let _ = write!(path, "M{} 0V500", column * SIDE);
    }
    for row in 1..u16::from(ROWS) {
        let _ = write!(path, "M0 {}H700", row * SIDE);
    }
    Shape::path("map-lines", path)
}

/// The name of each column, and where its middle is.
fn columns() -> impl Iterator<Item = (char, f64)> {
    ('a'..='g').zip(0..).map(|(letter, column)| (letter, middle(column)))
}

/// The name of each row, and where its middle is.
fn rows() -> impl Iterator<Item = (String, f64)> {
    (1..=ROWS).map(|row| (row.to_string(), middle(ROWS - row)))
}

/// The middle of a row or column, counted from the top left.
fn middle(number: u8) -> f64 {
    f64::from(u16::from(number) * SIDE + SIDE / 2)
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
pub(crate) fn corner(column: u8, row: u8) -> (u16, u16) {
    (u16::from(column) * SIDE, u16::from(ROWS - 1 - row) * SIDE)
}

fn to_corner(column: u8, row: u8) -> Transform {
    let (x, y) = corner(column, row);
    Transform::by(x.into(), y.into())
}

/// A glow on what is fresh: one on a domino, one each on cells that lie apart.
fn glows(fresh: Cells) -> Shape {
    let cells: Vec<Cell> = fresh.iter().collect();
    let glows = match cells[..] {
        [one, other] if one.is_beside(other) => vec![glow(one, other)],
        _ => cells.into_iter().map(|cell| glow(cell, cell)).collect(),
    };
    Shape::group("map-fresh", glows)
}

/// A glow on two cells side by side, or on one.
fn glow(one: Cell, other: Cell) -> Shape {
    let (x, y) = corner(one.column().min(other.column()), one.row().max(other.row()));
    let across = |from: u8, to: u8| f64::from((u16::from(from.abs_diff(to)) + 1) * SIDE);
    let size = (across(one.column(), other.column()), across(one.row(), other.row()));
    glow_around((x.into(), y.into()), size)
}

/// A glow along the inner edge of a rectangle: this was done last.
fn glow_around((x, y): (f64, f64), (width, height): (f64, f64)) -> Shape {
    let ring = |class, inset: f64| {
        Shape::rect(class, (x + inset, y + inset), (width - 2.0 * inset, height - 2.0 * inset), 5.0)
    };
    // It fades inwards, and a dark line keeps the gold apart from golden fields.
    Shape::group("glow", vec![ring("glow-soft", 10.0), ring("glow-edge", 8.5), ring("glow-gold", 6.0)])
}

#[cfg(test)]
mod tests {
    use blazon::Crosses;

    use super::*;
    use crate::svg;

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

    #[test]
    fn what_is_fresh_glows_as_one_if_it_lies_together() {
        let glows = |cells: &[&str]| {
            let fresh = cells.iter().map(|cell| cell.parse::<Cell>().expect("a cell")).collect();
            svg(&map(&Kingdom::EMPTY, false, fresh)).matches("\"glow\"").count()
        };
        assert_eq!((glows(&[]), glows(&["a1", "a2"]), glows(&["a1", "b2"])), (0, 1, 2));
    }

    #[test]
    fn coordinates_stand_outside_the_map_and_within_its_margin() {
        let Shape::Group(names) = coordinates() else { panic!("a group") };
        assert_eq!(names.shapes.len(), 12);
        for name in names.shapes {
            let Shape::Text { x, y, .. } = name else { panic!("a name") };
            assert!((-MARGIN..0.0).contains(&x) != (-MARGIN..0.0).contains(&y), "{x} {y}");
        }
    }
}
