use blazon::{Event, Position, Seat};

use super::{Choice, Judge, Kind};
use crate::{Candidate, Watch};

/// One event of a game that is to be judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// Where the event stands in the record, from 0.
    pub index: usize,
    /// The position to judge it on: while both draw, the one before either did.
    pub position: Position,
    /// The event.
    pub event: Event,
    /// Whether it is the second of two drawings.
    pub(super) second: bool,
}

/// What a judge said about an event.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// About what chance did: the first seat's chance to win.
    Chance {
        /// Over everything chance could have done.
        mean: f64,
        /// After what it did.
        after: f64,
    },
    /// About what a player did.
    Choice(Choice),
}

impl Task {
    /// An event that is about to be played, on the position its player sees.
    pub(crate) const fn about(position: Position, event: Event) -> Task {
        Task { index: 0, position, event, second: false }
    }

    /// Lets a judge look at it. Nothing, if the judge has nothing to say.
    pub fn judge(&self, judge: &dyn Judge, watch: &mut dyn Watch) -> Option<Verdict> {
        match self.event {
            Event::Roll(roll) => {
                let expectation = judge.expectation(&self.position)?;
                let (mean, after) = (expectation.mean(), expectation.after(roll)?);
                (mean.is_finite() && after.is_finite()).then_some(Verdict::Chance { mean, after })
            }
            Event::Lots(seat) => {
                Some(Verdict::Chance { mean: 0.5, after: if seat == Seat::First { 1.0 } else { 0.0 } })
            }
            event => self.judge_choice(event.seat()?, Kind::of(event)?, judge, watch).map(Verdict::Choice),
        }
    }

    fn judge_choice(
        &self,
        seat: Seat,
        kind: Kind,
        judge: &dyn Judge,
        watch: &mut dyn Watch,
    ) -> Option<Choice> {
        let decision = judge.decide(&self.position, seat, watch)?;
        let error = judge.error(&decision).max(0.0);
        let plies = decision.candidates.iter().map(|candidate| candidate.plies).max()?;
        let listed = |candidate: &&Candidate| candidate.plies == plies && self.is_played(candidate.event);
        let played = match decision.candidates.iter().find(listed) {
            Some(candidate) => Candidate { event: self.event, ..*candidate },
            None => Candidate {
                event: self.event,
                plies,
                ..judge.judge(&self.position, seat, self.event, plies)?
            },
        };
        Choice::new(&self.position, (seat, kind), played, &decision, error)
    }

    /// Whether an event is the one that was played, perhaps said differently.
    fn is_played(&self, event: Event) -> bool {
        event == self.event || self.after(event) == self.after(self.event)
    }

    fn after(&self, event: Event) -> Position {
        let mut after = self.position;
        after.play_unchecked(event);
        after
    }
}
