//! A map for small places, of few shapes: there may be many on a page.

use std::fmt::Write;

use blazon::{Arms, Cell, Crosses, Kingdom};

use crate::arms::class;
use crate::castle::castle;
use crate::map::{borders, corner, grid};
use crate::shape::{Picture, Shape, Transform};

/// An outline beside the upper left corner of a cell: where it begins, and how it goes on from there.
type Piece = (u16, u16, &'static str);

const FIELD: [Piece; 1] = [(0, 0, "h100v100h-100z")];
const DISCS: [Piece; 2] =
    [(4, 79, "a18 18 0 1 0 36 0a18 18 0 1 0 -36 0z"), (60, 79, "a18 18 0 1 0 36 0a18 18 0 1 0 -36 0z")];
const CROSSES: [Piece; 2] = [(13, 70, "l18 18m0 -18l-18 18"), (69, 70, "l18 18m0 -18l-18 18")];

/// The map of a player as a picture that is easy on the browser. Its parts have the classes of those of a whole map.
pub fn thumbnail(kingdom: &Kingdom, castle_spent: bool) -> Picture {
    let drawn: Vec<(Cell, Arms, Crosses)> = Cell::all()
        .filter_map(|cell| kingdom.get(cell).map(|(arms, crosses)| (cell, arms, crosses)))
        .collect();
    let mut shapes = vec![Shape::rect("cell-ground", (0.0, 0.0), (700.0, 500.0), 0.0)];
    for arms in Arms::ALL {
        let cells = || drawn.iter().filter(|&&(_, other, _)| other == arms).map(|&(cell, ..)| cell);
        if cells().next().is_some() {
            let field = Shape::path("arms-field", pieces(cells(), &FIELD));
            shapes.push(Shape::group(
                class(arms),
                vec![field, Shape::path("arms-charge", pieces(cells(), charge(arms)))],
            ));
        }
    }
    let (x, y) = corner(3, 2);
    shapes.push(castle(castle_spent).at(Transform::by(x.into(), y.into())));
    shapes.push(grid());
    shapes.push(borders(kingdom));
    for (class, all) in [("circle circle-crossed", &DISCS), ("circle-cross", &CROSSES)] {
        let each = drawn.iter().map(|&(cell, _, crosses)| pieces([cell], &all[..crosses.count() as usize]));
        shapes.push(Shape::path(class, each.collect::<String>()));
    }
    shapes.push(Shape::rect("map-frame", (3.5, 3.5), (693.0, 493.0), 0.0));
    Picture::new("map-picture", 700.0, 500.0, shapes)
}

/// The same outlines on each of several cells.
fn pieces(cells: impl IntoIterator<Item = Cell>, all: &[Piece]) -> String {
    let mut path = String::new();
    for cell in cells {
        let (x, y) = corner(cell.column(), cell.row());
        for (right, down, outline) in all {
            // Writing to a string never fails.
            let _ = write!(path, "M{} {}{outline}", x + right, y + down);
        }
    }
    path
}

/// The pattern of an arms, above its crosses.
const fn charge(arms: Arms) -> &'static [Piece] {
    match arms {
        Arms::Dot => &[(28, 41, "a22 22 0 1 0 44 0a22 22 0 1 0 -44 0z")],
        Arms::Bar => &[(0, 28, "h100v26h-100z")],
        Arms::TwoDots => &[
            (36, 23, "a14 14 0 1 0 28 0a14 14 0 1 0 -28 0z"),
            (36, 61, "a14 14 0 1 0 28 0a14 14 0 1 0 -28 0z"),
        ],
        Arms::TwoBars => &[(0, 12, "h100v17h-100z"), (0, 43, "h100v17h-100z")],
        Arms::Solid => &FIELD,
        Arms::Quarters => &[(0, 0, "h50v100h50v-50h-100z")],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::svg::svg;

    #[test]
    fn a_thumbnail_shows_every_cell_and_every_cross_in_few_shapes() {
        let mut kingdom = Kingdom::EMPTY;
        for (cell, arms) in Cell::all().zip(Arms::ALL.into_iter().cycle()) {
            kingdom.draw(cell, arms, Crosses::Two);
        }
        let text = svg(&thumbnail(&kingdom, false));
        assert_eq!(text.matches("l18 18").count(), 2 * Cell::all().count());
        assert!(text.matches("h100v100h-100z").count() >= Cell::all().count());
        assert!(text.matches('<').count() < 80, "{}", text.matches('<').count());
        assert_eq!(svg(&thumbnail(&Kingdom::EMPTY, false)).matches("arms-field").count(), 0);
    }
}
