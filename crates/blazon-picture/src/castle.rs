//! The castle in the middle of the map, and the sign of its bonus.

use crate::shape::{Picture, Shape};

/// The castle in the square from 0, 0 to 100, 100. Its roof is filled when its bonus is spent.
pub fn castle(spent: bool) -> Shape {
    let roof = if spent { "castle-roof castle-roof-filled" } else { "castle-roof" };
    Shape::group(
        "castle",
        vec![
            Shape::ground("castle-ground"),
            Shape::path("castle-flag", "M50 18V5L66 10L50 15"),
            // The keep behind, the two towers and the wall with its gate before it.
            Shape::path("castle-wall", "M32 60V44H68V60"),
            Shape::path(roof, "M26 44L50 17L74 44Z"),
            Shape::path(
                "castle-wall",
                "M10 90V46H16V52H22V46H28V52H34V46H40V64H46V58H54V64H60V46H66V52H72V46H78V52H84V46H90V90Z",
            ),
            Shape::path("castle-gate", "M40 90V80A10 10 0 0 1 60 80V90Z"),
            Shape::path("castle-slit", "M25 62V72M75 62V72"),
        ],
    )
}

/// The sign of the castle's bonus: a tower with a cross.
pub fn castle_bonus() -> Picture {
    let tower = Shape::path("", "M5 21V4H8.5V6.5H10.25V4H13.75V6.5H15.5V4H19V21Z");
    let cross = Shape::path("power-strong", "M9 10.5L15 16.5M15 10.5L9 16.5");
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
