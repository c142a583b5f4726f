//! Outlines as a hand draws them: never quite straight and never quite round.

use std::fmt::Write;

use blazon::Cell;

use crate::number::Number;

/// Which of the two ways of drawing the same thing. Cells side by side differ, so that a domain does not look stamped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Variant {
    One,
    Other,
}

impl Variant {
    pub(crate) fn of(cell: Cell) -> Variant {
        if (cell.column() + cell.row()).is_multiple_of(2) { Variant::One } else { Variant::Other }
    }
}

/// A disc about a middle.
pub(crate) fn disc(variant: Variant, (x, y): (f64, f64), radius: f64) -> String {
    let [right, down, left, up] = match variant {
        Variant::One => [1.03, 0.97, 1.0, 1.03],
        Variant::Other => [0.97, 1.03, 1.04, 0.98],
    }
    .map(|factor| radius * factor);
    // As near to a circle as a curve with one bend comes.
    let bend = 0.5523;
    let mut path = Path::at((x + right, y));
    path.curve((x + right, y + down * bend), (x + right * bend, y + down), (x, y + down));
    path.curve((x - left * bend, y + down), (x - left, y + down * bend), (x - left, y));
    path.curve((x - left, y - up * bend), (x - left * bend, y - up), (x, y - up));
    path.curve((x + right * bend, y - up), (x + right, y - up * bend), (x + right, y));
    path.closed()
}

/// A stripe across the square from 0, 0 to 100, 100 whose edges swing `swings` times, by about `by`. It meets the sides of the
/// square at the same height in each variant, so that those of neighbours join.
pub(crate) fn stripe(variant: Variant, (top, bottom): (f64, f64), swings: u8, by: f64) -> String {
    let (above, below) = match variant {
        Variant::One => (by, by * 0.8),
        Variant::Other => (by * 0.8, by),
    };
    let length = 100.0 / f64::from(swings);
    let mut path = Path::at((0.0, top));
    path.swing(length, -above, swings);
    path.down_to(bottom);
    // Back again: the last swing is the first, and goes the other way if their number is even.
    let back = if swings.is_multiple_of(2) { below } else { -below };
    path.swing(-length, back, swings);
    path.closed()
}

/// A line from one place to another a hundred or more away, straight across or straight down, that sways a little at every
/// cell.
pub(crate) fn border(path: &mut String, from: (u16, u16), to: (u16, u16)) {
    const SWAY: i8 = 2;
    const CELL: u16 = 100;
    // Writing to a string never fails.
    let _ = write!(path, "M{} {}", from.0, from.1);
    let (across, down) = (to.0.abs_diff(from.0), to.1.abs_diff(from.1));
    for number in 0..(across + down) / CELL {
        let even = (from.0 / CELL + from.1 / CELL + number).is_multiple_of(2);
        let sway = if even { SWAY } else { -SWAY };
        let _ = if across > 0 {
            write!(path, "q25 {sway} 50 0t50 0")
        } else {
            write!(path, "q{sway} 25 0 50t0 50")
        };
    }
}

/// A path that is being written.
struct Path(String);

impl Path {
    fn at(place: (f64, f64)) -> Path {
        let mut path = Path(String::new());
        path.step('M', &[place]);
        path
    }

    fn curve(&mut self, one: (f64, f64), other: (f64, f64), to: (f64, f64)) {
        self.step('C', &[one, other, to]);
    }

    /// Some swings of a length to one side and the other, ending as high as they began.
    fn swing(&mut self, length: f64, by: f64, swings: u8) {
        self.step('q', &[(length / 2.0, by), (length, 0.0)]);
        for _ in 1..swings {
            self.step('t', &[(length, 0.0)]);
        }
    }

    fn down_to(&mut self, y: f64) {
        let _ = write!(self.0, "V{}", Number(y));
    }

    fn closed(mut self) -> String {
        self.0.push('Z');
        self.0
    }

    fn step(&mut self, command: char, places: &[(f64, f64)]) {
        self.0.push(command);
        for (number, (x, y)) in places.iter().enumerate() {
            let gap = if number == 0 { "" } else { " " };
            let _ = write!(self.0, "{gap}{} {}", Number(*x), Number(*y));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_side_by_side_are_drawn_differently() {
        for cell in Cell::all() {
            for other in Cell::all().filter(|other| cell.is_beside(*other)) {
                assert_ne!(Variant::of(cell), Variant::of(other), "{cell} {other}");
            }
        }
    }

    #[test]
    fn a_stripe_meets_both_sides_at_the_same_height() {
        for variant in [Variant::One, Variant::Other] {
            let path = stripe(variant, (28.0, 54.0), 4, 7.0);
            // Every swing ends as high as it began, and they end where the square does.
            assert!(path.starts_with("M0 28q12.5 -") && path.contains("V54q-12.5 "), "{path}");
            assert_eq!(
                (path.matches("25 0t25 0t25 0t25 0V54").count(), path.matches("-25 0Z").count()),
                (1, 1)
            );
        }
    }

    #[test]
    fn the_edges_of_a_stripe_swing_together() {
        // The first swing of the upper edge goes up, the last down; the lower edge is drawn from its end.
        assert!(stripe(Variant::One, (0.0, 9.0), 4, 5.0).contains("V9q-12.5 4 "));
        assert!(stripe(Variant::One, (0.0, 9.0), 1, 5.0).contains("V9q-50 -4 "));
    }

    #[test]
    fn a_border_sways_and_ends_where_it_should() {
        let drawn = |from, to| {
            let mut path = String::new();
            border(&mut path, from, to);
            path
        };
        assert_eq!(drawn((0, 400), (200, 400)), "M0 400q25 2 50 0t50 0q25 -2 50 0t50 0");
        assert_eq!(drawn((100, 400), (100, 500)), "M100 400q-2 25 0 50t0 50");
    }
}
