//! A shield: empty, gilded or with the quarterings of a coat of arms.

use std::fmt::Write;

use crate::number::Number;
use crate::outline::{Variant, disc};
use crate::shape::{Picture, Shape};

/// What is on a shield.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// Nothing yet.
    Empty,
    /// Gold all over.
    Gilded,
    /// So many quarterings, of which there are eight. Without one it is empty.
    Quartered(u8),
}

/// A shield, 100 wide and 120 high.
pub fn shield(field: Field) -> Picture {
    let (ground, quarterings) = match field {
        Field::Empty => ("shield-field", 0),
        Field::Gilded => ("shield-field shield-gilded", 0),
        Field::Quartered(number) => ("shield-field", usize::from(number).min(QUARTERINGS.len())),
    };
    // A rim of paper keeps what is dark on it apart from a dark table.
    let mut shapes = vec![Shape::path("shield-rim", OUTLINE), Shape::path(ground, OUTLINE)];
    shapes.extend(
        QUARTERINGS.iter().zip(places(quarterings)).map(|(quartering, place)| quartering.drawn(place)),
    );
    if quarterings == 0 {
        shapes.push(Shape::path("shield-border", BORDER));
    }
    shapes.push(Shape::path("shield-edge", OUTLINE));
    Picture::new("shield", 100.0, 120.0, shapes)
}

/// The upper edge is straight, the sides too as far as [`SHOULDER`]; from there two arcs run to the point.
const OUTLINE: &str = "M8 6H92V56A63.86 63.86 0 0 1 50 116A63.86 63.86 0 0 1 8 56Z";
/// A line within it.
const BORDER: &str = "M15 13H85V56A56.86 56.86 0 0 1 50 107A56.86 56.86 0 0 1 15 56Z";
const LEFT: f64 = 8.0;
const MIDDLE: f64 = 50.0;
const TOP: f64 = 6.0;
const POINT: f64 = 116.0;
const HALF: f64 = 42.0;
const SHOULDER: f64 = 56.0;
const RADIUS: f64 = 63.86;

/// Where the shield ends below, at a distance from its middle.
fn end(x: f64) -> f64 {
    let across = RADIUS - HALF + (x - MIDDLE).abs();
    SHOULDER + (RADIUS * RADIUS - across * across).max(0.0).sqrt()
}

/// How wide half of it is at a height.
fn half(y: f64) -> f64 {
    let down = (y - SHOULDER).max(0.0);
    (RADIUS * RADIUS - down * down).max(0.0).sqrt() - (RADIUS - HALF)
}

/// A rectangle of which the shield cuts off what lies outside.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Place {
    left: f64,
    right: f64,
    top: f64,
    bottom: f64,
}

/// How many quarterings there are in each row, from the top.
fn rows(quarterings: usize) -> &'static [u8] {
    match quarterings {
        0 => &[],
        1 => &[1],
        2 => &[2],
        3 => &[2, 1],
        4 => &[2, 2],
        5 => &[2, 2, 1],
        6 => &[2, 2, 2],
        7 => &[3, 2, 2],
        _ => &[3, 3, 2],
    }
}

fn places(quarterings: usize) -> impl Iterator<Item = Place> {
    let rows = rows(quarterings);
    // The last row has the point, and is a little higher for it.
    let height = match rows {
        [] | [_] => POINT - TOP,
        [_, _] => 51.0,
        _ => 34.0,
    };
    rows.iter().zip(0_u8..).flat_map(move |(&columns, row)| {
        let top = TOP + height * f64::from(row);
        let bottom = if usize::from(row) + 1 == rows.len() { POINT } else { top + height };
        let width = 2.0 * HALF / f64::from(columns);
        (0..columns).map(move |column| {
            let left = LEFT + width * f64::from(column);
            Place { left, right: left + width, top, bottom }
        })
    })
}

impl Place {
    /// What is between two heights, as far as it is on the shield.
    fn between(self, above: impl Fn(f64) -> f64, below: impl Fn(f64) -> f64) -> String {
        const STEPS: u8 = 12;
        let along = |step: u8| self.left + (self.right - self.left) * f64::from(step) / f64::from(STEPS);
        let upper = (0..=STEPS).map(along).map(|x| (x, above(x)));
        let lower = (0..=STEPS).rev().map(along).map(|x| (x, below(x)));
        let mut path = String::new();
        for ((x, y), command) in upper.chain(lower).zip(std::iter::once('M').chain(std::iter::repeat('L'))) {
            // Writing to a string never fails.
            let _ =
                write!(path, "{command}{} {}", Number(x), Number(y.clamp(self.top, self.bottom).min(end(x))));
        }
        path.push('Z');
        path
    }

    fn whole(self) -> String {
        self.between(|_| self.top, |_| self.bottom)
    }

    /// The middle of what is on the shield, and how far one can go from there.
    fn middle(self) -> ((f64, f64), f64) {
        let deepest = end(f64::midpoint(self.left, self.right)).min(self.bottom);
        let y = self.top + (deepest - self.top) * 0.48;
        let left = self.left.max(MIDDLE - half(y));
        let right = self.right.min(MIDDLE + half(y));
        let room = ((right - left) / 2.0).min((deepest - self.top) / 2.0);
        ((f64::midpoint(left, right), y), room)
    }
}

/// A quartering: its tinctures, by the name of their class, and what is on it.
struct Quartering {
    class: &'static str,
    charge: Charge,
}

#[derive(Clone, Copy)]
enum Charge {
    Roundel,
    Roundels,
    Fess,
    Barrulets,
    Lozenges,
    Quarters,
}

/// The eight quarterings in the order in which they are won: the six arms, and two of them in other tinctures.
const QUARTERINGS: [Quartering; 8] = [
    Quartering { class: "arms-bar", charge: Charge::Fess },
    Quartering { class: "arms-dot", charge: Charge::Roundel },
    Quartering { class: "arms-two-bars", charge: Charge::Barrulets },
    Quartering { class: "arms-two-dots", charge: Charge::Roundels },
    Quartering { class: "arms-quarters", charge: Charge::Quarters },
    Quartering { class: "arms-solid", charge: Charge::Lozenges },
    Quartering { class: "arms-gilded", charge: Charge::Fess },
    Quartering { class: "arms-golden", charge: Charge::Roundel },
];

impl Quartering {
    fn drawn(&self, place: Place) -> Shape {
        let ((x, y), room) = place.middle();
        let disc = |y, radius| disc(Variant::One, (x, y), radius);
        // A stripe between two heights, counted from the middle in rooms, whose edges swing.
        let stripe = |above: f64, below: f64, swing: f64| {
            let edge = |from: f64| {
                move |x: f64| {
                    let swings = (x - place.left) / (place.right - place.left) * 4.0;
                    let part = swings - swings.floor();
                    let side = if swings.floor() % 2.0 == 0.0 { -1.0 } else { 1.0 };
                    y + from * room + side * swing * 4.0 * part * (1.0 - part)
                }
            };
            place.between(edge(above), edge(below))
        };
        let charge = match self.charge {
            Charge::Roundel => disc(y, room * 0.6),
            Charge::Roundels => disc(y - room * 0.45, room * 0.34) + &disc(y + room * 0.45, room * 0.34),
            Charge::Fess => stripe(-0.3, 0.3, room * 0.1),
            Charge::Barrulets => stripe(-0.6, -0.2, 0.0) + &stripe(0.2, 0.6, 0.0),
            Charge::Lozenges => {
                let [up, down, side] = [y - room * 0.75, y + room * 0.75, room * 0.55].map(Number);
                let [left, right, x, y] = [x - side.0, x + side.0, x, y].map(Number);
                format!("M{x} {up}L{right} {y}L{x} {down}L{left} {y}Z")
            }
            Charge::Quarters => {
                let upper = Place { left: x, bottom: y, ..place };
                let lower = Place { right: x, top: y, ..place };
                upper.whole() + &lower.whole()
            }
        };
        Shape::group(
            self.class,
            vec![Shape::path("arms-field", place.whole()), Shape::path("arms-charge", charge)],
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::svg;

    #[test]
    fn a_shield_has_as_many_quarterings_as_it_is_given_up_to_eight() {
        for number in 0..=12_u8 {
            let text = svg(&shield(Field::Quartered(number)));
            assert_eq!(text.matches("arms-field").count(), usize::from(number.min(8)), "{number}");
            assert_eq!(places(usize::from(number.min(8))).count(), usize::from(number.min(8)));
        }
        assert_eq!(shield(Field::Quartered(0)), shield(Field::Empty));
        assert_ne!(shield(Field::Empty), shield(Field::Gilded));
    }

    #[test]
    fn quarterings_lie_side_by_side_and_leave_nothing_out() {
        for number in 1..=8 {
            let all: Vec<Place> = places(number).collect();
            let area: f64 =
                all.iter().map(|place| (place.right - place.left) * (place.bottom - place.top)).sum();
            assert!((area - 2.0 * HALF * (POINT - TOP)).abs() < 0.01, "{number}: {area}");
        }
    }

    #[test]
    fn nothing_lies_outside_of_the_shield() {
        for number in 1..=8 {
            for place in places(number) {
                for pair in place.whole().trim_end_matches('Z').split(['M', 'L']).skip(1) {
                    let (x, y) = pair.split_once(' ').expect("a place");
                    let [x, y]: [f64; 2] = [x, y].map(|number| number.parse().expect("a number"));
                    assert!(
                        (LEFT..=92.0).contains(&x) && y >= TOP && y <= end(x) + 0.01,
                        "{number}: {x} {y}"
                    );
                }
                let ((x, y), room) = place.middle();
                assert!(room > 5.0 && y + room * 0.8 < end(x), "{number}: {place:?}");
            }
        }
    }

    #[test]
    fn no_two_quarterings_look_alike() {
        let place = Place { left: 8.0, right: 50.0, top: 6.0, bottom: 42.0 };
        for (number, one) in QUARTERINGS.iter().enumerate() {
            let others = QUARTERINGS.iter().skip(number + 1);
            assert!(others.into_iter().all(|other| other.drawn(place) != one.drawn(place)), "{}", one.class);
        }
    }
}
