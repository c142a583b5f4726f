//! Ratings as a picture.

use core::fmt::Write as _;

use crate::interval::Interval;

/// What stands on a plot besides the ratings, in the language of whoever looks at it.
#[derive(Clone, Debug)]
pub struct Captions {
    /// What the picture shows.
    pub title: String,
    /// What the scale counts.
    pub axis: String,
}

const WIDTH: f64 = 720.0;
const LEFT: f64 = 130.0;
const RIGHT: f64 = 90.0;
const TOP: f64 = 52.0;
const ROW: f64 = 26.0;

/// Ratings as an SVG picture: a dot for each with its interval as a bar, in the order given. It is legible on light and
/// on dark ground, and says nothing by colour alone.
pub fn svg(rated: &[(String, Interval)], captions: &Captions) -> String {
    let (low, high) = rated.iter().fold((0.0_f64, 0.0_f64), |(low, high), (_, elo)| {
        (low.min(elo.low.max(elo.mean - 1000.0)), high.max(elo.high.min(elo.mean + 1000.0)))
    });
    let step = step(high - low);
    let (low, high) = ((low / step).floor() * step, ((high / step).ceil() * step).max(step));
    let x = |elo: f64| LEFT + (elo.clamp(low, high) - low) / (high - low) * (WIDTH - LEFT - RIGHT);
    let bottom = TOP + ROW * rated.iter().map(|_| 1.0).sum::<f64>();
    let height = bottom + 48.0;
    let mut svg = String::new();
    // Writing to a string cannot fail.
    let _ = write!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
         font-family=\"system-ui, sans-serif\" font-size=\"13\" role=\"img\" aria-label=\"{title}\">\n\
         <style>.ink{{fill:#1f2328}}.line{{stroke:#1f2328}}.faint{{stroke:#8c959f;stroke-opacity:.4}}.mark{{fill:#0969da}}\
         .bar{{stroke:#0969da;stroke-width:3;stroke-opacity:.5}}\
         @media(prefers-color-scheme:dark){{.ink{{fill:#e6edf3}}.line{{stroke:#e6edf3}}.mark{{fill:#58a6ff}}.bar{{stroke:#58a6ff}}}}\
         </style>\n\
         <text class=\"ink\" x=\"{LEFT}\" y=\"24\" font-size=\"15\">{title}</text>\n",
        title = escaped(&captions.title),
    );
    let mut tick = low;
    while tick <= high + step / 2.0 {
        let class = if tick.abs() < step / 2.0 { "line" } else { "faint" };
        let _ = writeln!(
            svg,
            "<line class=\"{class}\" x1=\"{x:.1}\" y1=\"{top}\" x2=\"{x:.1}\" y2=\"{bottom}\"/>\
             <text class=\"ink\" x=\"{x:.1}\" y=\"{below}\" text-anchor=\"middle\">{tick:.0}</text>",
            x = x(tick),
            top = TOP - 8.0,
            below = bottom + 18.0,
        );
        tick += step;
    }
    let _ = writeln!(
        svg,
        "<text class=\"ink\" x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
        f64::midpoint(LEFT, WIDTH - RIGHT),
        bottom + 38.0,
        escaped(&captions.axis),
    );
    let mut y = TOP + ROW / 2.0;
    for (name, elo) in rated {
        let _ = writeln!(
            svg,
            "<text class=\"ink\" x=\"{name_x}\" y=\"{text_y}\" text-anchor=\"end\">{name}</text>\
             <line class=\"bar\" x1=\"{low:.1}\" y1=\"{y}\" x2=\"{high:.1}\" y2=\"{y}\"/>\
             <circle class=\"mark\" cx=\"{mean:.1}\" cy=\"{y}\" r=\"4.5\"/>\
             <text class=\"ink\" x=\"{value_x}\" y=\"{text_y}\" text-anchor=\"end\">{value:.0}</text>",
            name_x = LEFT - 12.0,
            text_y = y + 4.5,
            name = escaped(name),
            low = x(elo.low),
            high = x(elo.high),
            mean = x(elo.mean),
            value_x = WIDTH - 12.0,
            // No "-0".
            value = elo.mean.round() + 0.0,
        );
        y += ROW;
    }
    svg.push_str("</svg>\n");
    svg
}

/// A round distance between the lines of a scale, for about eight of them.
fn step(range: f64) -> f64 {
    [10.0, 20.0, 50.0, 100.0, 200.0, 500.0].into_iter().find(|step| range / step <= 9.0).unwrap_or(1000.0)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_is_on_the_picture_and_no_name_breaks_it() {
        let rated = [
            ("random".to_owned(), Interval { mean: -950.0, low: -1000.0, high: -900.0 }),
            ("greedy".to_owned(), Interval { mean: 0.0, low: 0.0, high: 0.0 }),
            ("cmd:a \"<b>&\"".to_owned(), Interval { mean: 20.0, low: -1e6, high: 1e6 }),
        ];
        let captions = Captions { title: "Elo".to_owned(), axis: "Elo".to_owned() };
        let picture = svg(&rated, &captions);
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
        assert!(svg(&[], &captions).ends_with("</svg>\n"));
    }
}
