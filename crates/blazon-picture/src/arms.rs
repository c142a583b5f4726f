//! The six coats of arms, alone and on a cell with its circles.

use blazon::{Arms, Crosses};

use crate::shape::{Picture, Shape};

/// A coat of arms that fills the square from 0, 0 to 100, 100.
pub fn arms(arms: Arms) -> Shape {
    blazoned(arms, Charge::Centred)
}

/// A coat of arms by itself, to stand beside its name.
pub fn arms_alone(one: Arms) -> Picture {
    Picture::new("arms-alone", 100.0, 100.0, vec![arms(one)])
}

/// A cell in the square from 0, 0 to 100, 100: what is drawn on it, and its two circles.
pub fn cell(content: Option<(Arms, Crosses)>) -> Shape {
    let (class, ground, crosses) = match content {
        Some((arms, crosses)) => ("cell-drawn", blazoned(arms, Charge::Raised), crosses),
        None => ("cell-empty", Shape::ground("cell-ground"), Crosses::Zero),
    };
    let circles = CIRCLES.iter().flat_map(|circle| {
        if circle.is_crossed(crosses) {
            circle.crossed()
        } else {
            vec![Shape::circle("circle", circle.middle, RADIUS)]
        }
    });
    Shape::group(class, core::iter::once(ground).chain(circles).collect())
}

/// An arms with its crosses as it stands on a face, which has no circles without a cross.
pub(crate) fn with_crosses(arms: Arms, crosses: Crosses) -> Shape {
    let crossed = CIRCLES.iter().filter(|circle| circle.is_crossed(crosses)).flat_map(Circle::crossed);
    Shape::group("", core::iter::once(blazoned(arms, Charge::Raised)).chain(crossed).collect())
}

/// Where the pattern stands on its field.
#[derive(Clone, Copy)]
enum Charge {
    Centred,
    /// Above the two circles.
    Raised,
}

fn blazoned(arms: Arms, charge: Charge) -> Shape {
    let mut shapes = vec![Shape::ground("arms-field"), Shape::path("arms-charge", pattern(arms, charge))];
    if arms == Arms::Solid {
        // All dark would be nothing at all on a dark page.
        shapes.push(Shape::path("arms-edge", "M8 8H92V92H8Z"));
    }
    Shape::group(class(arms), shapes)
}

pub(crate) const fn class(arms: Arms) -> &'static str {
    match arms {
        Arms::Dot => "arms arms-dot",
        Arms::Bar => "arms arms-bar",
        Arms::TwoDots => "arms arms-two-dots",
        Arms::TwoBars => "arms arms-two-bars",
        Arms::Solid => "arms arms-solid",
        Arms::Quarters => "arms arms-quarters",
    }
}

/// The outline of the pattern. Stripes run to the edge, so that those of neighbours join into one.
const fn pattern(arms: Arms, charge: Charge) -> &'static str {
    match (arms, charge) {
        (Arms::Dot, Charge::Centred) => "M24 50a26 26 0 1 0 52 0a26 26 0 1 0 -52 0Z",
        (Arms::Dot, Charge::Raised) => "M28 41a22 22 0 1 0 44 0a22 22 0 1 0 -44 0Z",
        (Arms::Bar, Charge::Centred) => "M0 36H100V64H0Z",
        (Arms::Bar, Charge::Raised) => "M0 28H100V54H0Z",
        (Arms::TwoDots, Charge::Centred) => {
            "M34 28a16 16 0 1 0 32 0a16 16 0 1 0 -32 0ZM34 72a16 16 0 1 0 32 0a16 16 0 1 0 -32 0Z"
        }
        (Arms::TwoDots, Charge::Raised) => {
            "M36 23a14 14 0 1 0 28 0a14 14 0 1 0 -28 0ZM36 61a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z"
        }
        (Arms::TwoBars, Charge::Centred) => "M0 20H100V40H0ZM0 60H100V80H0Z",
        (Arms::TwoBars, Charge::Raised) => "M0 12H100V29H0ZM0 43H100V60H0Z",
        (Arms::Solid, _) => "M0 0H100V100H0Z",
        (Arms::Quarters, _) => "M0 0H50V100H100V50H0Z",
    }
}

/// A circle for a cross.
struct Circle {
    middle: (f64, f64),
    cross: &'static str,
    /// From so many crosses on there is one in it.
    from: Crosses,
}

/// The two circles along the bottom of a cell.
const CIRCLES: [Circle; 2] = [
    Circle { middle: (22.0, 79.0), cross: "M15 72L29 86M15 86L29 72", from: Crosses::One },
    Circle { middle: (78.0, 79.0), cross: "M71 72L85 86M71 86L85 72", from: Crosses::Two },
];

const RADIUS: f64 = 15.0;

impl Circle {
    fn is_crossed(&self, crosses: Crosses) -> bool {
        crosses >= self.from
    }

    fn crossed(&self) -> Vec<Shape> {
        vec![
            Shape::circle("circle circle-crossed", self.middle, RADIUS),
            Shape::path("circle-cross", self.cross),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::svg;

    #[test]
    fn bars_lie_and_run_from_edge_to_edge() {
        for charge in [Charge::Centred, Charge::Raised] {
            for (arms, bars) in [(Arms::Bar, 1), (Arms::TwoBars, 2)] {
                let pattern = pattern(arms, charge);
                let each = pattern
                    .split_inclusive('Z')
                    .filter(|bar| bar.starts_with("M0 ") && bar.contains("H100V"));
                assert_eq!((each.count(), pattern.matches('Z').count()), (bars, bars), "{pattern}");
            }
        }
    }

    #[test]
    fn a_cell_has_two_circles_with_a_cross_in_as_many_as_it_has_crosses() {
        for crosses in Crosses::ALL {
            let cell = cell(Some((Arms::Quarters, crosses)));
            let text = svg(&Picture::new("", 100.0, 100.0, vec![cell]));
            assert_eq!(text.matches("<circle").count(), 2);
            assert_eq!(text.matches("\"circle-cross\"").count(), crosses.count() as usize);
        }
    }
}
