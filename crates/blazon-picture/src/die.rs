//! The faces of the dice.

use blazon::{Crosses, Face};

use crate::arms::{arms, with_crosses};
use crate::shape::{Picture, Shape, Transform};

/// A face of a die.
pub fn die(face: Face) -> Picture {
    let shown = match face {
        Face::Arms(one, Crosses::Zero) => arms(one),
        Face::Arms(one, crosses) => with_crosses(one, crosses),
        Face::Wild => wild(),
    };
    // The frame lies over the square face and rounds its corners, so that nothing needs clipping.
    let frame = Shape::path(
        "die-frame",
        "M22 2H78A20 20 0 0 1 98 22V78A20 20 0 0 1 78 98H22A20 20 0 0 1 2 78V22A20 20 0 0 1 22 2Z\
         M23 13A10 10 0 0 0 13 23V77A10 10 0 0 0 23 87H77A10 10 0 0 0 87 77V23A10 10 0 0 0 77 13Z",
    );
    let shown = shown.at(Transform::by(11.0, 11.0).scaled(0.78, 0.78));
    Picture::new("die-face", 100.0, 100.0, vec![shown, frame])
}

/// A wild in the square from 0, 0 to 100, 100: a question mark, drawn rather than written, so that it looks alike in every
/// font.
pub fn wild() -> Shape {
    Shape::group(
        "wild",
        vec![
            Shape::ground("wild-field"),
            Shape::path("wild-mark", "M31 36A19 19 0 1 1 62 51C54 57 50 60 50 69"),
            Shape::circle("wild-point", (50.0, 87.0), 7.0),
        ],
    )
}
