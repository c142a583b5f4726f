//! The six coats of arms, alone and on a cell with its circles.

use blazon::{Arms, Cell, Crosses};

use crate::number::Number;
use crate::outline::{Variant, disc, stripe};
use crate::shape::{Picture, Shape};

/// A coat of arms that fills the square from 0, 0 to 100, 100.
pub fn arms(arms: Arms) -> Shape {
    Shape::group(class(arms), blazoned(arms, Charge::Centred, Variant::One))
}

/// A coat of arms by itself, to stand beside its name.
pub fn arms_alone(one: Arms) -> Picture {
    Picture::new("arms-alone", 100.0, 100.0, vec![arms(one)])
}

/// A cell in the square from 0, 0 to 100, 100: what is drawn on it, and its two circles.
pub fn cell(content: Option<(Arms, Crosses)>) -> Shape {
    drawn(content, Variant::One)
}

/// The same as it is drawn at a place of a map, which is not quite as it is drawn beside it.
pub fn cell_at(place: Cell, content: Option<(Arms, Crosses)>) -> Shape {
    drawn(content, Variant::of(place))
}

/// An arms with its crosses as it stands on a face, which has no circles without a cross.
pub(crate) fn with_crosses(arms: Arms, crosses: Crosses) -> Shape {
    let mut shapes = blazoned(arms, Charge::Raised, Variant::One);
    shapes.extend(crossed(crosses, Variant::One));
    Shape::group(class(arms), shapes)
}

/// Circles with so many crosses in them, along the bottom of a cell.
pub(crate) fn crossed(crosses: Crosses, variant: Variant) -> impl Iterator<Item = Shape> {
    CIRCLES
        .iter()
        .filter(move |circle| circle.is_crossed(crosses))
        .flat_map(move |circle| circle.crossed(variant))
}

fn drawn(content: Option<(Arms, Crosses)>, variant: Variant) -> Shape {
    let (class, mut shapes, crosses) = match content {
        Some((arms, crosses)) => (class(arms), blazoned(arms, Charge::Raised, variant), crosses),
        None => ("cell-empty", vec![Shape::ground("cell-ground")], Crosses::Zero),
    };
    for circle in &CIRCLES {
        if circle.is_crossed(crosses) {
            shapes.extend(circle.crossed(variant));
        } else {
            shapes.push(Shape::circle("circle", circle.middle, RADIUS));
        }
    }
    Shape::group(class, shapes)
}

/// Where the pattern stands on its field.
#[derive(Clone, Copy)]
enum Charge {
    Centred,
    /// Above the two circles.
    Raised,
}

/// The field and what is on it, the lowest first.
fn blazoned(arms: Arms, charge: Charge, variant: Variant) -> Vec<Shape> {
    let mut shapes =
        vec![Shape::ground("arms-field"), Shape::path("arms-charge", pattern(arms, charge, variant))];
    let ring = |middle, radius| Shape::path("arms-ring", disc(variant, middle, radius));
    shapes.extend(match (arms, charge) {
        (Arms::Dot, Charge::Centred) => Some(ring((50.0, 50.0), 19.0)),
        (Arms::Dot, Charge::Raised) => Some(ring((50.0, 39.0), 16.0)),
        (Arms::Solid, _) => Some(Shape::path("arms-hatch", HATCH)),
        _ => None,
    });
    shapes
}

const fn class(arms: Arms) -> &'static str {
    match arms {
        Arms::Dot => "arms arms-dot",
        Arms::Bar => "arms arms-bar",
        Arms::TwoDots => "arms arms-two-dots",
        Arms::TwoBars => "arms arms-two-bars",
        Arms::Solid => "arms arms-solid",
        Arms::Quarters => "arms arms-quarters",
    }
}

/// The outline of the pattern. Stripes and quarters run to the edge, so that those of neighbours join into one.
fn pattern(arms: Arms, charge: Charge, variant: Variant) -> String {
    let disc = |y, radius| disc(variant, (50.0, y), radius);
    let fess = |top, bottom| stripe(variant, (top, bottom), 4, 9.0);
    let barrulet = |top, bottom| stripe(variant, (top, bottom), 2, 1.5);
    match (arms, charge) {
        (Arms::Dot, Charge::Centred) => disc(50.0, 30.0),
        (Arms::Dot, Charge::Raised) => disc(39.0, 25.0),
        (Arms::Bar, Charge::Centred) => fess(36.0, 64.0),
        (Arms::Bar, Charge::Raised) => fess(24.0, 50.0),
        (Arms::TwoDots, Charge::Centred) => disc(27.0, 17.0) + &disc(73.0, 17.0),
        (Arms::TwoDots, Charge::Raised) => disc(21.0, 15.0) + &disc(58.0, 15.0),
        (Arms::TwoBars, Charge::Centred) => barrulet(22.0, 40.0) + &barrulet(60.0, 78.0),
        (Arms::TwoBars, Charge::Raised) => barrulet(12.0, 29.0) + &barrulet(42.0, 59.0),
        (Arms::Solid, _) => String::from("M0 0H100V100H0Z"),
        (Arms::Quarters, _) => String::from(match variant {
            Variant::One => "M50 0H100V50Q75 51.5 50 50Q48.5 25 50 0ZM0 50Q25 48.5 50 50Q51.5 75 50 100H0Z",
            Variant::Other => "M50 0H100V50Q75 48.5 50 50Q51.5 25 50 0ZM0 50Q25 51.5 50 50Q48.5 75 50 100H0Z",
        }),
    }
}

/// The lozenges of a diapered field. They run to the edge too.
const HATCH: &str = "M0 25L25 0M0 50L50 0M0 75L75 0M0 100L100 0M25 100L100 25M50 100L100 50M75 100L100 75\
                     M0 75L25 100M0 50L50 100M0 25L75 100M0 0L100 100M25 0L100 75M50 0L100 50M75 0L100 25";

/// A circle for a cross.
struct Circle {
    middle: (f64, f64),
    /// From so many crosses on there is one in it.
    from: Crosses,
}

/// The two circles along the bottom of a cell.
const CIRCLES: [Circle; 2] = [
    Circle { middle: (22.0, 79.0), from: Crosses::One },
    Circle { middle: (78.0, 79.0), from: Crosses::Two },
];

const RADIUS: f64 = 15.0;

impl Circle {
    fn is_crossed(&self, crosses: Crosses) -> bool {
        crosses >= self.from
    }

    /// The circle and the two strokes of its cross, in the order in which they are drawn.
    fn crossed(&self, variant: Variant) -> [Shape; 3] {
        let (x, y) = self.middle;
        let stroke = |class, (right, down): (f64, f64), rest: &str| {
            Shape::path(class, format!("M{} {}{rest}", Number(x + right), Number(y + down)))
        };
        let [one, other] = match variant {
            Variant::One => [((-8.5, -7.5), "q7 6 16 15.5"), ((8.0, -8.5), "q-6 8 -15.5 16")],
            Variant::Other => [((-7.5, -8.5), "q8 7 15.5 16"), ((8.5, -7.0), "q-8 5.5 -16.5 15")],
        };
        [
            Shape::circle("circle circle-crossed", self.middle, RADIUS),
            stroke("circle-cross", one.0, one.1),
            stroke("circle-cross circle-cross-over", other.0, other.1),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::svg;

    const CHARGES: [Charge; 2] = [Charge::Centred, Charge::Raised];
    const VARIANTS: [Variant; 2] = [Variant::One, Variant::Other];

    fn text(shape: Shape) -> String {
        svg(&Picture::new("", 100.0, 100.0, vec![shape]))
    }

    #[test]
    fn each_pattern_has_as_many_parts_as_its_arms_says() {
        for (charge, variant) in
            CHARGES.into_iter().flat_map(|charge| VARIANTS.map(|variant| (charge, variant)))
        {
            let parts = |arms| pattern(arms, charge, variant).matches('Z').count();
            assert_eq!(
                Arms::ALL.map(parts),
                Arms::ALL.map(|arms| match arms {
                    Arms::Dot | Arms::Bar | Arms::Solid => 1,
                    Arms::TwoDots | Arms::TwoBars | Arms::Quarters => 2,
                })
            );
        }
    }

    #[test]
    fn bars_lie_and_run_from_edge_to_edge_at_the_same_height_in_every_cell() {
        for charge in CHARGES {
            for arms in [Arms::Bar, Arms::TwoBars] {
                let heights = VARIANTS.map(|variant| {
                    let pattern = pattern(arms, charge, variant);
                    let bars = pattern.split_inclusive('Z').map(str::to_owned);
                    bars.map(|bar| {
                        let top =
                            bar.strip_prefix("M0 ").and_then(|bar| bar.split_once('q')).expect("a bar").0;
                        let bottom =
                            bar.split_once('V').and_then(|(_, bar)| bar.split_once('q')).expect("a bar").0;
                        (top.to_owned(), bottom.to_owned())
                    })
                    .collect::<Vec<_>>()
                });
                assert_eq!(heights[0], heights[1]);
            }
        }
    }

    #[test]
    fn quarters_meet_those_of_their_neighbours_half_way() {
        for variant in VARIANTS {
            let pattern = pattern(Arms::Quarters, Charge::Raised, variant);
            for place in ["M50 0H100V50Q", "M0 50Q", " 50 100H0Z"] {
                assert!(pattern.contains(place), "{pattern}");
            }
        }
    }

    #[test]
    fn the_two_variants_of_an_outline_differ_and_so_do_the_arms() {
        let drawn: Vec<String> = Arms::ALL
            .into_iter()
            .filter(|arms| *arms != Arms::Solid)
            .flat_map(|arms| VARIANTS.map(|variant| pattern(arms, Charge::Raised, variant)))
            .collect();
        for (number, one) in drawn.iter().enumerate() {
            assert!(drawn.iter().skip(number + 1).all(|other| other != one), "{one}");
        }
    }

    #[test]
    fn a_cell_has_two_circles_with_a_cross_in_as_many_as_it_has_crosses() {
        for (arms, crosses) in
            Arms::ALL.into_iter().flat_map(|arms| Crosses::ALL.map(|crosses| (arms, crosses)))
        {
            let text = text(cell(Some((arms, crosses))));
            // No charge is a circle: those are for crosses.
            assert_eq!(text.matches("<circle").count(), 2);
            let strokes = ["\"circle-cross\"", "\"circle-cross circle-cross-over\""];
            assert_eq!(strokes.map(|stroke| text.matches(stroke).count()), [crosses.count() as usize; 2]);
        }
        assert_eq!(text(cell(None)).matches("<circle").count(), 2);
    }

    #[test]
    fn a_cell_is_drawn_at_its_place_as_that_place_is() {
        let content = Some((Arms::Dot, Crosses::One));
        let [one, beside] = ["a1", "a2"].map(|place| cell_at(place.parse().expect("a cell"), content));
        assert_eq!(one, cell(content));
        assert_ne!(one, beside);
    }
}
