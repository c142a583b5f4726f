//! The castle in the middle of the map, and the sign of its bonus.

use crate::shape::{Picture, Shape};

/// The castle in the square from 0, 0 to 100, 100. Its roof is filled when its bonus is spent.
pub fn castle(spent: bool) -> Shape {
    let roof = if spent { "castle-roof castle-roof-filled" } else { "castle-roof" };
    Shape::group(
        "castle",
        vec![
            Shape::ground("castle-ground"),
            Shape::path("castle-flag", "M50 19Q49.5 11 50 5Q58 5 66 10.5Q58 12.5 50 15"),
            // The keep behind, the two towers and the wall with its gate before it.
            Shape::path("castle-wall", "M32 61L32.5 44H68L67.5 61"),
            Shape::path(roof, "M25.5 44.5Q39 31 50 17Q60 31 74.5 44Q50 45.5 25.5 44.5Z"),
            Shape::path(
                "castle-wall",
                "M10.5 90.5L10 46.5L16 46V52.5L22 52V46H28.5L28 52.5L34 52V46.5L40 46L40.5 64.5L46 64V58.5L54 58V64.5\
                 L60 64L59.5 46.5L66 46V52.5L72 52L71.5 46H78V52.5L84 52V46.5L90 46L89.5 90Q50 91.5 10.5 90.5Z",
            ),
            Shape::path(
                "castle-gate",
                "M40 90Q39.5 84 40.5 79.5Q44 70.5 50.5 70Q57 71 59.5 79Q60.5 84 60 90Z",
            ),
            Shape::path("castle-slit", "M25 62Q25.5 67 24.8 72.5M75 61.5Q74.5 67 75.2 72"),
        ],
    )
}

/// The sign of the castle's bonus: a tower with a cross.
pub fn castle_bonus() -> Picture {
    let tower = Shape::path("", "M5 21V4H8.5V6.5H10.25V4H13.75V6.5H15.5V4H19V21Z");
    let cross = Shape::path("", "M9 10.5L15 16.5M15 10.5L9 16.5");
    Picture::new("power-icon", 24.0, 24.0, vec![tower, cross])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::svg;

    #[test]
    fn the_roof_is_filled_once_the_bonus_is_spent() {
        let drawn = |spent| svg(&Picture::new("", 100.0, 100.0, vec![castle(spent)]));
        assert!(drawn(true).contains("castle-roof-filled") && !drawn(false).contains("castle-roof-filled"));
    }
}
