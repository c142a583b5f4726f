//! A line of the spellbook, as on paper.

use blazon::{Arms, BySeat, Line};

use crate::arms::arms;
use crate::power::sign;
use crate::shape::{Group, Picture, Shape, Transform};

/// The width of a box and of the gap beside it.
const STEP: f64 = 40.0;
/// The room for the arms and the power.
const MIDDLE: f64 = 128.0;

/// A line with so many boxes marked: arms and power in the middle, the first seat's row on the left of them, the second's
/// on the right, each outward. The last box is round. A row beside a full one is struck out.
pub fn spellbook_line(of: Arms, line: Line, marks: BySeat<u8>) -> Picture {
    let row = f64::from(line.boxes) * STEP;
    let full = |marks: u8| marks >= line.boxes;
    let power = Group {
        class: "power-icon",
        transform: Transform::by(row + 68.0, 6.0).scaled(2.0, 2.0),
        title: None,
        shapes: sign(line.power),
    };
    let shapes = vec![
        arms(of).at(Transform::by(row + 12.0, 8.0).scaled(0.44, 0.44)),
        Shape::Group(power),
        half(line, marks.first, full(marks.second)).at(Transform::by(row, 0.0).scaled(-1.0, 1.0)),
        half(line, marks.second, full(marks.first)).at(Transform::by(row + MIDDLE, 0.0)),
    ];
    Picture::new("spellbook-picture", 2.0 * row + MIDDLE, 60.0, shapes)
}

/// The row on the right; the other is its mirror image.
fn half(line: Line, marks: u8, struck: bool) -> Shape {
    let mut shapes = Vec::new();
    for number in 0..line.boxes {
        let (class, round) = if number + 1 == line.boxes {
            ("spellbook-box spellbook-box-last", 16.0)
        } else {
            ("spellbook-box", 3.0)
        };
        let mut inside = vec![Shape::rect(class, (0.0, 0.0), (32.0, 32.0), round)];
        if number < marks {
            inside.push(Shape::path("spellbook-mark", "M9 9L23 23M23 9L9 23"));
        }
        shapes.push(Shape::group("", inside).at(Transform::by(4.0 + f64::from(number) * STEP, 14.0)));
    }
    if struck {
        shapes.push(Shape::path("spellbook-strike", format!("M0 30H{}", u32::from(line.boxes) * 40)));
    }
    Shape::group("", shapes)
}
