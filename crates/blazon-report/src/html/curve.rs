//! The chances to win over the game, as a curve.

use blazon::Seat;
use blazon_engine::{Highlight, Moment};
use blazon_picture::{Curve, Marked, Sign};
use blazon_words::fl;
use maud::{Markup, html};

use super::drawing::Drawing;
use crate::account::Account;

/// The curve with its marks, what it says in words, and what the marks mean.
pub(super) fn figure(account: &Account<'_>) -> Markup {
    let words = account.words;
    let picture = curve(account).picture().labelled(account.told().curve());
    html! {
        figure {
            figcaption { (fl!(words, "analysis-curve-of", name = account.names.first.label())) }
            (Drawing(&picture))
            ul.legend {
                li { (Drawing(&Sign::Mistake.picture())) (fl!(words, "analysis-legend-mark")) }
                li {
                    (Drawing(&Sign::Luck.picture()))
                    (fl!(words, "analysis-legend-luck", least = words.share(Highlight::MUCH_LUCK)))
                }
            }
        }
    }
}

fn curve(account: &Account<'_>) -> Curve {
    let moments = &account.analysis.moments;
    let mut rounds: Vec<(u8, usize)> = Vec::new();
    for (at, moment) in moments.iter().enumerate() {
        if rounds.last().is_none_or(|&(round, _)| round != moment.round) {
            rounds.push((moment.round, at));
        }
    }
    let marks = moments.iter().enumerate().filter_map(|(index, moment)| marked(account, moment, index + 1));
    Curve {
        values: account.analysis.curve().collect(),
        scale: [0.0, 0.25, 0.5, 0.75, 1.0].map(|share| account.words.percent(share)),
        rounds,
        marks: marks.collect(),
    }
}

/// What stands out about an event, if anything does, with what happened and what it was worth.
fn marked(account: &Account<'_>, moment: &Moment, at: usize) -> Option<Marked> {
    let (sign, worth) = match moment.highlight()? {
        Highlight::Mistake => (Sign::Mistake, -moment.choice()?.loss),
        Highlight::Luck => (Sign::Luck, moment.luck(Seat::First)?),
    };
    let said = account.told().event(moment, moment.event);
    Some(Marked { sign, at, title: format!("{said} {}", account.words.change(worth)) })
}
