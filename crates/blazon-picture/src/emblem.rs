//! The emblem of the page: a quartered shield.

use crate::shape::{Picture, Shape};

const OUTLINE: &str = "M3 2h18v10c0 5-4 8.5-9 10.5C7 20.5 3 17 3 12z";
const QUARTERS: &str = "M12 2h9v10h-9zM3 12h9v10.5C7 20.5 3 17 3 12z";

/// The emblem, 24 wide and high.
pub fn emblem() -> Picture {
    let quarters = Shape::path("emblem-charge", QUARTERS);
    Picture::new("emblem", 24.0, 24.0, vec![blank_shield(), quarters])
}

/// The same shield with nothing on it, in the square from 0, 0 to 24, 24.
pub fn blank_shield() -> Shape {
    Shape::path("emblem-field", OUTLINE)
}
