use blazon::{Event, Position, Seat};

use crate::order::greatest_first;
use crate::{Candidate, Decision, Mark};

/// A player's decision, judged. Chances are those of the player who decides.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The player.
    pub seat: Seat,
    /// What was decided about.
    pub kind: Kind,
    /// How many legal events there were.
    pub options: u32,
    /// The chance to win before it: with the best event.
    pub before: f64,
    /// The chance to win after it: with the event that was played.
    pub after: f64,
    /// What it cost: `before` − `after`, never negative.
    pub loss: f64,
    /// The standard error of the loss; none if the judge's values come without chance.
    pub error: f64,
    /// What a loss of that size is called.
    pub mark: Option<Mark>,
    /// What was played.
    pub played: Candidate,
    /// What should have been: the event that was played if nothing is better.
    pub best: Candidate,
    /// What was looked at as deeply as the best, from the best to the worst.
    pub alternatives: Vec<Candidate>,
    /// Whether the rest of the game was solved.
    pub exact: bool,
}

/// What a decision counts where nothing is open any more.
const LEAST_WEIGHT: f64 = 0.01;

/// What a decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Which dice to take.
    Draft,
    /// How to draw the domino, and what to spend on it.
    Drawing,
    /// How to resolve a ⚡ power.
    Power,
}

impl Kind {
    /// All three.
    pub const ALL: [Kind; 3] = [Kind::Draft, Kind::Drawing, Kind::Power];

    /// What an event of a player is about.
    pub const fn of(event: Event) -> Option<Kind> {
        match event {
            Event::Roll(_) | Event::Lots(_) => None,
            Event::Take(..) => Some(Kind::Draft),
            Event::Draw(..) | Event::Leave(_) => Some(Kind::Drawing),
            Event::Choose(..) | Event::AddCross(..) => Some(Kind::Power),
        }
    }
}

impl Choice {
    /// Compares what was played with what was looked at as deeply. Nothing, if the values are no chances.
    pub(super) fn new(
        position: &Position,
        (seat, kind): (Seat, Kind),
        played: Candidate,
        decision: &Decision,
        error: f64,
    ) -> Option<Choice> {
        let mut alternatives: Vec<Candidate> = decision
            .candidates
            .iter()
            .filter(|candidate| candidate.plies == played.plies && candidate.win.is_finite())
            .copied()
            .collect();
        greatest_first(&mut alternatives, |candidate| (candidate.win, 0.0));
        if !played.win.is_finite() {
            return None;
        }
        let best = alternatives.first().copied().filter(|best| best.win > played.win).unwrap_or(played);
        let loss = best.win - played.win;
        Some(Choice {
            seat,
            kind,
            options: position.legal(seat).len() as u32,
            before: best.win,
            after: played.win,
            loss,
            error,
            mark: Mark::of(loss, error),
            played,
            best,
            alternatives,
            exact: decision.exact,
        })
    }

    /// Whether there was anything to decide.
    pub const fn is_forced(&self) -> bool {
        self.options <= 1
    }

    /// How good the decision was, from 0 to 100: all for the best event, half if it lost as much as an inaccuracy does, a
    /// quarter if it lost as much as a blunder.
    ///
    /// It falls fast at first and slowly later. So in a mean one blunder cannot hide thirty good decisions, as it would if
    /// losses were added up, and what is lost little by little shows.
    pub fn accuracy(&self) -> f64 {
        let half = Mark::Inaccuracy.least();
        100.0 * half / (half + self.loss.max(0.0))
    }

    /// How much the decision counts in the accuracy of a player: most in an even game, and hardly where the game is decided
    /// and nothing can be lost or won any more. Otherwise who is soon beaten would seem to decide well.
    pub(super) fn weight(&self) -> f64 {
        LEAST_WEIGHT + self.before * (1.0 - self.before)
    }

    /// Whether it certainly cost anything.
    pub fn is_costly(&self) -> bool {
        // Half a thousandth is shown as nothing, so it is called nothing.
        self.loss >= 0.0005 && self.loss >= 2.0 * self.error
    }
}
