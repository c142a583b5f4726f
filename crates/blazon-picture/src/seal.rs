//! A seal of wax.

use blazon::Power;

use crate::power::sign;
use crate::shape::{Group, Picture, Shape, Transform};

/// A seal with the sign of a power pressed into it, 160 wide and high.
pub fn seal(power: Power) -> Picture {
    let pressed = |class, down| {
        let transform = Transform::by(41.6, 41.6 + down).scaled(3.2, 3.2);
        Shape::Group(Group { class, transform, title: None, shapes: sign(power) })
    };
    let shapes = vec![
        Shape::path("wax-body", WAX),
        // Light falls from above: the upper edge of the hollow is in the shade, and the lower one is lit.
        Shape::circle("wax-hollow", (80.0, 80.0), 55.0),
        Shape::path("wax-shade", "M33 53A54 54 0 0 1 127 53"),
        Shape::path("wax-light", "M127 107A54 54 0 0 1 33 107"),
        pressed("power-icon wax-sign-shade", 1.6),
        pressed("power-icon wax-sign", 0.0),
    ];
    Picture::new("wax-seal", 160.0, 160.0, shapes)
}

/// The outline of wax that ran before the stamp came down.
const WAX: &str = "M151 80C151 93 146 106 139 118C131 130 123 142 111 147C99 152 84 151 70 148C56 146 43 144 32 135C22 126 15 113 11 100C8 87 10 74 14 61C18 47 23 34 32 25C42 17 57 14 70 12C84 10 98 9 110 15C122 20 131 31 138 43C145 54 151 67 151 80Z";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::svg;

    #[test]
    fn every_power_has_a_seal_of_its_own() {
        let seals = Power::ALL.map(|power| svg(&seal(power)));
        for (number, one) in seals.iter().enumerate() {
            assert!(seals.iter().skip(number + 1).all(|other| other != one), "{one}");
        }
    }
}
