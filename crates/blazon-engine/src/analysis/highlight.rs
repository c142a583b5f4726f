use blazon::{Event, Seat};

use super::{Mark, Moment};

/// What stands out in the course of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Highlight {
    /// A mistake or a blunder.
    Mistake,
    /// A roll with much luck, good or bad.
    Luck,
}

impl Highlight {
    /// From so much on, luck is much.
    pub const MUCH_LUCK: f64 = 0.05;

    /// What stands out about a moment, if anything does.
    pub(super) fn of(moment: &Moment) -> Option<Highlight> {
        if moment.choice().is_some_and(|choice| choice.mark >= Some(Mark::Mistake)) {
            return Some(Highlight::Mistake);
        }
        let luck = moment.luck(Seat::First).filter(|_| matches!(moment.event, Event::Roll(_)))?;
        (luck.abs() >= Highlight::MUCH_LUCK).then_some(Highlight::Luck)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Analysis, Verdict};

    #[test]
    fn only_much_luck_stands_out() {
        let record = "[Rules \"1\"]\n\n1. d/b/s2/? F:3\n".parse().expect("a game");
        let of = |mean| {
            let analysis = Analysis::assemble(&record, [Some(Verdict::Chance { mean, after: 0.75 })]);
            analysis.moments[0].highlight()
        };
        assert_eq!(
            [0.5, 0.72, 0.75, 0.78, 0.9].map(of),
            [Some(Highlight::Luck), None, None, None, Some(Highlight::Luck)]
        );
    }
}
