//! The chances to win over the game, as a curve.

use std::fmt::Write;

use blazon::{Event, Seat};
use blazon_engine::{Mark, Moment};
use blazon_words::fl;

use super::markup::{element, escape};
use crate::account::Account;
use crate::figure::real;

const WIDTH: f64 = 680.0;
const HEIGHT: f64 = 280.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 12.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 28.0;

/// From so much luck on a roll is pointed out.
const MUCH_LUCK: f64 = 0.05;

/// The curve with its marks, what it says in words, and what the marks mean.
pub(super) fn figure(account: &Account<'_>) -> String {
    let words = account.words;
    let analysis = account.analysis;
    let values: Vec<f64> = analysis.curve().collect();
    let across = |index: usize| {
        LEFT + (WIDTH - LEFT - RIGHT) * real(index as u64) / real(values.len().max(2) as u64 - 1)
    };
    let up = |value: f64| TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - value);
    let mut svg = format!(
        "<svg class=\"curve\" role=\"img\" aria-labelledby=\"curve-title\" viewBox=\"0 0 {WIDTH} {HEIGHT}\">\
         <title id=\"curve-title\">{}</title>\n",
        escape(&account.told().curve())
    );
    for quarter in 0..=4 {
        let value = f64::from(quarter) / 4.0;
        let (y, class) = (up(value), if quarter == 2 { "half" } else { "grid" });
        let _ = write!(svg, "<path class=\"{class}\" d=\"M{LEFT} {y:.1}H{:.1}\"/>", WIDTH - RIGHT);
        let label = fl!(words, "analysis-percent", figure = (quarter * 25).to_string());
        let (x, y) = (LEFT - 6.0, y + 4.0);
        let _ = write!(svg, "<text x=\"{x}\" y=\"{y:.1}\" text-anchor=\"end\">{}</text>", escape(&label));
    }
    svg.push('\n');
    let mut last = None;
    for (index, moment) in analysis.moments.iter().enumerate() {
        if last != Some(moment.round) {
            let (x, y) = (across(index), HEIGHT - BOTTOM);
            let _ = write!(svg, "<path class=\"grid\" d=\"M{x:.1} {y}v5\"/>");
            // On a phone there is room for every other number only.
            let class = if moment.round % 2 == 0 { " class=\"even\"" } else { "" };
            let _ = write!(svg, "<text{class} x=\"{x:.1}\" y=\"{}\">{}</text>", y + 20.0, moment.round);
            last = Some(moment.round);
        }
    }
    let points: Vec<String> = values
        .iter()
        .enumerate()
        .map(|(index, &value)| format!("{:.1},{:.1}", across(index), up(value)))
        .collect();
    let _ = write!(svg, "\n<polyline class=\"value\" points=\"{}\"/>\n", points.join(" "));
    for (index, moment) in analysis.moments.iter().enumerate() {
        svg += &mark(account, moment, across(index + 1), up(moment.value));
    }
    svg.push_str("</svg>\n");
    let caption = fl!(words, "analysis-curve-of", name = account.names.first.as_str());
    let legend = format!(
        "<li><svg class=\"key\" width=\"16\" height=\"16\" viewBox=\"-8 -8 16 16\" aria-hidden=\"true\">{}</svg>{}</li>\
         <li><svg class=\"key\" width=\"16\" height=\"16\" viewBox=\"-8 -8 16 16\" aria-hidden=\"true\">{}</svg>{}</li>",
        triangle(0.0, 6.0, ""),
        escape(&fl!(words, "analysis-legend-mark")),
        circle(0.0, 0.0, ""),
        escape(&fl!(words, "analysis-legend-luck", least = words.share(MUCH_LUCK))),
    );
    let inside =
        format!("{}{svg}{}", element("figcaption", "", &escape(&caption)), element("ul", "legend", &legend));
    element("figure", "", &inside)
}

/// What is pointed out about an event, if anything: a shape with what happened as its title.
fn mark(account: &Account<'_>, moment: &Moment, x: f64, y: f64) -> String {
    let said = account.told().event(moment, moment.event);
    if let Some(choice) = moment.choice().filter(|choice| choice.mark >= Some(Mark::Mistake)) {
        let loss = account.words.change(-choice.loss);
        return triangle(x, y, &format!("<title>{} {}</title>", escape(&said), escape(&loss)));
    }
    let roller = moment.position.player_a();
    match moment.luck(roller) {
        Some(luck) if luck.abs() >= MUCH_LUCK && matches!(moment.event, Event::Roll(_)) => {
            let luck = account.words.change(moment.luck(Seat::First).unwrap_or(luck));
            circle(x, y, &format!("<title>{} {}</title>", escape(&said), escape(&luck)))
        }
        _ => String::new(),
    }
}

/// A triangle that points down at a place.
fn triangle(x: f64, y: f64, inside: &str) -> String {
    format!("<path class=\"bad\" d=\"M{x:.1} {y:.1}l-7 -12h14z\">{inside}</path>\n")
}

fn circle(x: f64, y: f64, inside: &str) -> String {
    format!("<circle class=\"luck\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\">{inside}</circle>\n")
}
