use blazon_dice::ChiSquared;

use crate::adjusted::Adjusted;
use crate::cost::Cost;
use crate::figure::{real, real_signed};
use crate::forfeit::Forfeit;
use crate::interval::Interval;
use crate::pentanomial::Pentanomial;
use crate::side::{BySide, Side};

/// What the pairs of a match came to. Only whole numbers are added, so it does not matter in which order pairs are
/// counted, nor on which thread or machine they were played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sums {
    /// The pairs as the left side saw them.
    pub pairs: Pentanomial,
    /// The pairs as the first seat saw them: a control, because the sides take it in turn.
    pub first_seat: Pentanomial,
    /// The pairs as the left side saw them, without the luck of the dice. None are counted unless that was asked for.
    pub adjusted: Adjusted,
    /// How many games nobody won.
    pub draws: u64,
    /// The points by which the left side was ahead at the end, over all games that were played to it.
    pub margin: i64,
    /// How many games were played to their end.
    pub finished: u64,
    /// What the decisions cost.
    pub cost: BySide<Cost>,
    /// How often each side of each die came up. The rolls of a pair are counted once, though they serve both games.
    pub dice: [[u64; 6]; 4],
    /// How many games each side lost without playing to the end.
    pub forfeits: BySide<u64>,
    /// The first of those games.
    pub forfeited: Vec<Forfeit>,
}

impl Sums {
    /// So many forfeited games are kept with their reasons. It is the first ones by number, so that parts of a run give
    /// together what the whole gives.
    pub const FORFEITS_KEPT: usize = 100;

    /// Counts all pairs of another.
    pub fn merge(&mut self, other: &Sums) {
        self.pairs.merge(&other.pairs);
        self.first_seat.merge(&other.first_seat);
        self.adjusted.merge(&other.adjusted);
        self.draws += other.draws;
        self.margin += other.margin;
        self.finished += other.finished;
        for side in Side::ALL {
            self.cost[side].merge(&other.cost[side]);
            self.forfeits[side] += other.forfeits[side];
        }
        for (die, more) in self.dice.iter_mut().zip(&other.dice) {
            for (count, more) in die.iter_mut().zip(more) {
                *count += more;
            }
        }
        self.forfeited.extend_from_slice(&other.forfeited);
        self.forfeited.sort();
        self.forfeited.truncate(Sums::FORFEITS_KEPT);
    }

    /// How many games there were.
    pub fn games(&self) -> u64 {
        2 * self.pairs.pairs()
    }

    /// The score without the luck of the dice. Nothing if that was not asked for, or if no game was played to its end, so
    /// that there is no luck to take out.
    pub fn without_luck(&self) -> Option<Interval> {
        self.adjusted.score().filter(|_| self.finished > 0)
    }

    /// The mean margin of the left side, in points.
    pub fn mean_margin(&self) -> f64 {
        if self.finished == 0 { 0.0 } else { real_signed(self.margin) / real(self.finished) }
    }

    /// The mean time of a side's decision, in milliseconds.
    pub fn milliseconds(&self, side: Side) -> f64 {
        self.cost[side].milliseconds()
    }

    /// The mean nodes of a side's decision.
    pub fn nodes(&self, side: Side) -> f64 {
        let Cost { decisions, nodes, .. } = self.cost[side];
        if decisions == 0 { 0.0 } else { real(nodes) / real(decisions) }
    }

    /// Whether the dice were fair: one test of four dice with six sides, each side equally likely.
    pub fn fairness(&self) -> ChiSquared {
        self.dice.iter().map(|die| ChiSquared::uniform(die)).sum()
    }
}
