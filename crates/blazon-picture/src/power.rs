//! The signs of the six powers.

use blazon::Power;

use crate::shape::{Picture, Shape};

/// The sign of a power.
pub fn power(power: Power) -> Picture {
    Picture::new("power-icon", 24.0, 24.0, sign(power))
}

/// The same as shapes in the square from 0, 0 to 24, 24, all in one stroke. What is resolved at once carries a flash of
/// lightning.
pub(crate) fn sign(power: Power) -> Vec<Shape> {
    match power {
        // A domino that goes anywhere.
        Power::Free => vec![Shape::path(
            "",
            "M5.5 8.5H18.5V15.5H5.5ZM12 8.5V15.5\
                 M9.5 4.5L12 2L14.5 4.5M9.5 19.5L12 22L14.5 19.5M3.5 9.5L1 12L3.5 14.5M20.5 9.5L23 12L20.5 14.5",
        )],
        // Two halves drawn apart.
        Power::Split => vec![Shape::path(
            "",
            "M2 13.5H10.5V22H2ZM13.5 2H22V10.5H13.5ZM3 3L4.5 4.5M7.5 7.5L9 9M15 15L16.5 16.5M19.5 19.5L21 21",
        )],
        // Two dice taken together.
        Power::Both => vec![
            Shape::path("", "M8.5 8V4A2 2 0 0 1 10.5 2H20A2 2 0 0 1 22 4V13.5A2 2 0 0 1 20 15.5H16"),
            Shape::rect("", (2.0, 8.5), (13.5, 13.5), 2.0),
            pip(6.0, 12.0),
            pip(11.5, 18.5),
            pip(18.5, 7.0),
        ],
        // A die that is turned over.
        Power::Turn => vec![
            Shape::rect("", (7.5, 7.5), (9.0, 9.0), 1.5),
            pip(12.0, 12.0),
            Shape::path(
                "",
                "M2.5 14.5A10 10 0 0 1 18.5 4M18.7 .9L18.8 4.4L15.3 4.6\
                 M21.5 9.5A10 10 0 0 1 5.5 20M5.3 23.1L5.2 19.6L8.7 19.4",
            ),
        ],
        // Domains lying apart.
        Power::Domains => vec![
            Shape::path("", "M2.5 3H7V7.5H11.5V12H2.5ZM2.5 16.5H11.5V21H2.5ZM16 16.5H20.5V21H16Z"),
            lightning(),
        ],
        // A cross in its circle.
        Power::Cross => {
            vec![Shape::circle("", (10.0, 14.0), 7.5), Shape::path("", "M7 11L13 17M13 11L7 17"), lightning()]
        }
    }
}

fn pip(x: f64, y: f64) -> Shape {
    Shape::circle("power-filled", (x, y), 1.6)
}

fn lightning() -> Shape {
    Shape::path("", "M19.5 1.5L16.5 6.5H21.5L18.5 11.5")
}
