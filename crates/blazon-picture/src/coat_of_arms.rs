//! A person's coat of arms: a quartering for each of eight levels, blank until it is won.

use crate::shape::{Picture, Shape, Transform};

/// The shield is 100 × 116. What reaches out of it is cut off by the style sheet, which has the same outline.
const OUTLINE: &str = "M4 4H96V72C96 96 76 108 50 114C24 108 4 96 4 72Z";

/// A quartering is 46 × 28; there are two in a row, and four rows.
const SIZE: (f64, f64) = (46.0, 28.0);

/// What lies on each field, the lowest level first: roundel, fess, pile, chevron, saltire, two bars, cross, crown.
const CHARGES: [&str; 8] = [
    "M14 14a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z",
    "M0 9H46V19H0Z",
    "M9 0H37L23 26Z",
    "M0 28L23 5L46 28H34L23 17L12 28Z",
    "M0 0H8L23 10L38 0H46L30 14L46 28H38L23 18L8 28H0L16 14Z",
    "M0 5H46V11H0ZM0 17H46V23H0Z",
    "M19 0H27V10H46V18H27V28H19V18H0V10H19Z",
    "M10 23V8L17 14L23 5L29 14L36 8V23Z",
];

/// A coat of arms with those quarterings that were won.
pub fn coat_of_arms(won: [bool; 8]) -> Picture {
    let quarterings = won.into_iter().zip(0_u8..).map(|(won, nth)| {
        let (column, row) = (f64::from(nth % 2), f64::from(nth / 2));
        let to = Transform::by(4.0 + column * SIZE.0, 4.0 + row * SIZE.1);
        won.then(|| quartering(nth).at(to))
    });
    let mut inside: Vec<Shape> = quarterings.flatten().collect();
    inside.push(Shape::path("shield-lines", "M50 4V114M4 32H96M4 60H96M4 88H96"));
    shield(inside)
}

/// A level's own shield with nothing but its quartering; the lowest level is 0.
pub fn level_shield(level: u8) -> Picture {
    let whole = Transform::by(4.0, 14.0).scaled(2.0, 3.0);
    let field = Shape::rect("quartering-field", (0.0, 0.0), (100.0, 118.0), 0.0);
    shield(vec![Shape::group(class(level), vec![field, charge(level).at(whole)])])
}

/// What is inside fills the whole picture, so that it is cut off from the picture's own corner.
fn shield(mut inside: Vec<Shape>) -> Picture {
    inside.insert(0, Shape::rect("quartering", (0.0, 0.0), (100.0, 118.0), 0.0));
    let shapes = vec![Shape::group("shield-inside", inside), Shape::path("shield-edge", OUTLINE)];
    Picture::new("coat-of-arms", 100.0, 118.0, shapes)
}

fn quartering(level: u8) -> Shape {
    let field = Shape::rect("quartering-field", (0.0, 0.0), SIZE, 0.0);
    Shape::group(class(level), vec![field, charge(level)])
}

fn charge(level: u8) -> Shape {
    Shape::path("quartering-charge", CHARGES[usize::from(level % 8)])
}

/// Tinctures change from one to the next, so that no two side by side are alike.
const fn class(level: u8) -> &'static str {
    match level {
        0 => "quartering quartering-vert",
        2 => "quartering quartering-or",
        3 | 7 => "quartering quartering-gules",
        4 => "quartering quartering-purpure",
        5 => "quartering quartering-sable",
        _ => "quartering quartering-azure",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::svg::svg;

    #[test]
    fn a_coat_of_arms_has_a_charge_for_each_quartering_that_was_won() {
        let charges = |won| svg(&coat_of_arms(won)).matches("quartering-charge").count();
        assert_eq!(charges([false; 8]), 0);
        assert_eq!(charges([true; 8]), 8);
        assert_eq!(charges([true, false, true, false, false, false, false, true]), 3);
    }

    #[test]
    fn every_level_has_a_shield_of_its_own() {
        let shields: std::collections::BTreeSet<String> =
            (0..8).map(|level| svg(&level_shield(level))).collect();
        assert_eq!(shields.len(), 8);
    }
}
