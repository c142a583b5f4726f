//! What is laid over a cell for a while: brackets where something can be done, a glow where something was done.

use crate::shape::Shape;

/// Four corners in the square from 0, 0 to 100, 100: something can be done here.
pub fn brackets() -> Shape {
    // Close to the edge, so that they leave the circles of a cell alone.
    const CORNERS: &str = "M7 27Q6.5 16 7 7Q16 6.5 27 7M73 7Q84 7.5 93 7Q93.5 16 93 27\
                           M93 73Q92.5 84 93 93Q84 93.5 73 93M27 93Q16 92.5 7 93Q6.5 84 7 73";
    // A dark stroke below the golden one, so that they stand out from light and from dark fields.
    let stroke = |class| Shape::path(class, CORNERS);
    Shape::group("brackets", vec![stroke("brackets-edge"), stroke("brackets-gold")])
}

/// A glow along the inner edge of the square from 0, 0 to 100, 100: this was done last.
pub fn glow() -> Shape {
    glow_around((0.0, 0.0), (100.0, 100.0))
}

/// The same along the inner edge of a rectangle.
pub(crate) fn glow_around((x, y): (f64, f64), (width, height): (f64, f64)) -> Shape {
    let ring = |class, inset: f64| {
        Shape::rect(class, (x + inset, y + inset), (width - 2.0 * inset, height - 2.0 * inset), 5.0)
    };
    // It fades inwards, and a dark line keeps the gold apart from golden fields.
    Shape::group("glow", vec![ring("glow-soft", 10.0), ring("glow-edge", 8.5), ring("glow-gold", 6.0)])
}
