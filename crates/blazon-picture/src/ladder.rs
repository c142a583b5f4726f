//! Ratings as a plot.

use crate::number::Number;
use crate::shape::{Anchor, Picture, Shape};

/// What stands on a plot besides the ratings, in the language of whoever looks at it.
#[derive(Clone, Debug)]
pub struct Captions {
    /// What the picture shows.
    pub title: String,
    /// What the scale counts.
    pub axis: String,
}

/// A player's rating and how far it may be off.
#[derive(Clone, Debug, PartialEq)]
pub struct Rated {
    /// What the player is called.
    pub name: String,
    /// The rating.
    pub elo: f64,
    /// The lower end of its interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// How a ladder looks in a file of its own.
pub const LADDER_STYLE: &str = "\
text{font:13px system-ui,sans-serif;fill:#1f2328}.title{font-size:15px}\
.zero{stroke:#1f2328}.faint{stroke:#8c959f;stroke-opacity:.4}\
.mark{fill:#0969da}.bar{stroke:#0969da;stroke-width:3;stroke-opacity:.5}\
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.zero{stroke:#e6edf3}.mark{fill:#58a6ff}.bar{stroke:#58a6ff}}";

const WIDTH: f64 = 720.0;
const LEFT: f64 = 130.0;
const RIGHT: f64 = 90.0;
const TOP: f64 = 52.0;
const ROW: f64 = 26.0;

/// The lines of the scale, at the most.
const TICKS: u32 = 12;

/// A dot for each rating with its interval as a bar, in the order given. It is legible on light and on dark ground, and
/// says nothing by colour alone. `number` writes a rating as whoever looks at it does.
pub fn ladder(rated: &[Rated], captions: &Captions, number: impl Fn(i32) -> String) -> Picture {
    // A cast saturates, and makes 0 of what is no number.
    let whole = |elo: f64| number(elo.round() as i32);
    let (low, high) = rated.iter().fold((0.0_f64, 0.0_f64), |(low, high), one| {
        (low.min(one.low.max(one.elo - 1000.0)), high.max(one.high.min(one.elo + 1000.0)))
    });
    let step = step(high - low);
    let (low, high) = ((low / step).floor() * step, ((high / step).ceil() * step).max(step));
    let x = |elo: f64| LEFT + (elo.clamp(low, high) - low) / (high - low) * (WIDTH - LEFT - RIGHT);
    let bottom = TOP + ROW * f64::from(rated.len() as u32);
    let mut shapes = vec![Shape::text("title", (LEFT, 24.0), Anchor::Start, captions.title.as_str())];
    let ticks = (0..TICKS).map(|number| low + f64::from(number) * step);
    for tick in ticks.take_while(|&tick| tick <= high + step / 2.0) {
        let (class, across) = (if tick.abs() < step / 2.0 { "zero" } else { "faint" }, x(tick));
        shapes.push(line(class, (across, TOP - 8.0), (across, bottom)));
        shapes.push(Shape::text("", (across, bottom + 18.0), Anchor::Middle, whole(tick)));
    }
    let middle = (f64::midpoint(LEFT, WIDTH - RIGHT), bottom + 38.0);
    shapes.push(Shape::text("", middle, Anchor::Middle, captions.axis.as_str()));
    for (one, row) in rated.iter().zip(0_u32..) {
        let y = TOP + ROW * (f64::from(row) + 0.5);
        shapes.push(Shape::text("", (LEFT - 12.0, y + 4.5), Anchor::End, one.name.as_str()));
        shapes.push(line("bar", (x(one.low), y), (x(one.high), y)));
        shapes.push(Shape::circle("mark", (x(one.elo), y), 4.5));
        shapes.push(Shape::text("", (WIDTH - 12.0, y + 4.5), Anchor::End, whole(one.elo)));
    }
    Picture::new("ladder", WIDTH, bottom + 48.0, shapes).labelled(captions.title.as_str())
}

fn line(class: &'static str, (x, y): (f64, f64), (to_x, to_y): (f64, f64)) -> Shape {
    Shape::path(class, format!("M{} {}L{} {}", Number(x), Number(y), Number(to_x), Number(to_y)))
}

/// A round distance between the lines of a scale, for about eight of them.
fn step(range: f64) -> f64 {
    let tens = core::iter::successors(Some(10.0), |ten| Some(10.0 * ten)).take(9);
    let mut steps = tens.flat_map(|ten| [ten, 2.0 * ten, 5.0 * ten]);
    steps.find(|step| range / step <= 9.0).unwrap_or(1e10)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document;

    fn rated(name: &str, elo: f64, low: f64, high: f64) -> Rated {
        Rated { name: name.to_owned(), elo, low, high }
    }

    fn drawn(rated: &[Rated]) -> String {
        let captions = Captions { title: "Elo".to_owned(), axis: "Elo".to_owned() };
        document(&ladder(rated, &captions, |elo| elo.to_string()), LADDER_STYLE)
    }

    #[test]
    fn every_player_is_on_the_picture_and_no_name_breaks_it() {
        let picture = drawn(&[
            rated("random", -950.0, -1000.0, -900.0),
            rated("greedy", 0.0, -0.0, 0.0),
            rated("cmd:a \"<b>&\"", 20.0, -1e6, 1e6),
        ]);
        assert!(
            picture.contains(">random<") && picture.contains(">cmd:a &quot;&lt;b&gt;&amp;&quot;<"),
            "{picture}"
        );
        assert!(
            picture.contains(">-950<") && picture.contains(">0<") && !picture.contains(">-0<"),
            "{picture}"
        );
        assert!(!picture.contains("NaN") && !picture.contains("inf"), "{picture}");
        assert_eq!(picture.matches("<circle").count(), 3);
        assert!(drawn(&[]).ends_with("</svg>\n"));
    }

    #[test]
    fn ratings_that_are_no_numbers_or_beyond_measure_are_drawn_all_the_same() {
        for elo in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1e300, -1e300] {
            let picture = drawn(&[rated("one", elo, elo, elo), rated("other", -elo, f64::NAN, 3.0)]);
            assert!(!picture.contains("NaN") && !picture.contains("inf"), "{picture}");
            assert_eq!(picture.matches("<circle").count(), 2);
        }
    }
}
