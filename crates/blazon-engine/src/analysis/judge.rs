use blazon::{Components, Event, Position, Roll, Seat};

use crate::{Candidate, Decision, Watch};

/// Somebody who says what positions, rolls and decisions are worth.
///
/// The same position always gets the same answer, whatever was asked before, so that a game can be judged by several
/// threads at once.
pub trait Judge: Sync {
    /// What a seat had best played, with what else was weighed; nothing if it is not to act. While both draw, the
    /// position is the one before either did.
    fn decide(&self, position: &Position, seat: Seat, watch: &mut dyn Watch) -> Option<Decision>;

    /// What a legal event of a seat is worth that [`decide`](Judge::decide) did not list, or did not look at as deeply
    /// as at its best: looked at for so many plies, so that the two can be compared.
    fn judge(&self, position: &Position, seat: Seat, event: Event, plies: u8) -> Option<Candidate>;

    /// What the position is worth after each roll with best play; nothing if the dice are not to be rolled.
    fn expectation(&self, position: &Position) -> Option<Prospects>;

    /// The standard error of the difference between two candidates of a decision; none if the values come without
    /// chance.
    fn error(&self, _decision: &Decision) -> f64 {
        0.0
    }
}

/// What each roll leads to, by one and the same evaluator: the first seat's chance to win with best play.
#[derive(Clone, Debug, PartialEq)]
pub struct Prospects {
    rolls: Vec<(Roll, f64)>,
    mean: f64,
}

impl Prospects {
    /// Asks for the value after each distinct roll. The mean follows, so it is exact whatever the values are.
    pub fn new(components: &Components, mut after: impl FnMut(Roll) -> f64) -> Prospects {
        let (mut sum, mut weights) = (0.0, 0.0);
        let mut rolls = Vec::new();
        for (roll, weight) in Roll::distinct(components) {
            let value = after(roll);
            rolls.push((roll, value));
            sum += f64::from(weight) * value;
            weights += f64::from(weight);
        }
        Prospects { rolls, mean: sum / weights }
    }

    /// The mean over all 1296 equally likely rolls.
    pub fn mean(&self) -> f64 {
        self.mean
    }

    /// The value after a roll, if the dice can show it.
    pub fn after(&self, roll: Roll) -> Option<f64> {
        self.rolls.iter().find(|(one, _)| *one == roll).map(|&(_, value)| value)
    }
}
