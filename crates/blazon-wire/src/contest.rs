use serde::{Deserialize, Serialize};

use crate::{Interval, Parts};

/// The line of `match --json`, and of `merge --json` for matches.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Match {
    /// The version of the program that played.
    pub version: String,
    /// The contestant whose score is told.
    pub left: String,
    /// The other one.
    pub right: String,
    /// How it was played.
    #[serde(flatten)]
    pub options: ContestOptions,
    /// How many games were played.
    pub games: u64,
    /// The left contestant's score out of 1, a draw counting one half.
    pub score: f64,
    /// The lower end of its 95 % interval.
    pub score_low: f64,
    /// The upper end of its 95 % interval.
    pub score_high: f64,
    /// The score without the luck of the dice, with its 95 % interval; null if it was not asked for, or if no game was played
    /// to its end. The mean may lie a little beyond 0 and 1.
    pub without_luck: Option<Interval>,
    /// The score as a difference in Elo.
    pub elo: f64,
    /// The lower end of its 95 % interval.
    pub elo_low: f64,
    /// The upper end of its 95 % interval.
    pub elo_high: f64,
    /// How many games nobody won.
    pub draws: u64,
    /// The mean of the left contestant's points less the other one's, over the games played to their end.
    pub margin: f64,
    /// How many pairs ended with 0, ½, 1, 1½ and 2 points for the left contestant.
    pub pentanomial: [u64; 5],
    /// The mean time of the left contestant's decisions, in milliseconds.
    pub ms_per_decision_left: f64,
    /// The mean time of the right contestant's decisions, in milliseconds.
    pub ms_per_decision_right: f64,
    /// The mean nodes of the left contestant's decisions.
    pub nodes_per_decision_left: f64,
    /// The mean nodes of the right contestant's decisions.
    pub nodes_per_decision_right: f64,
    /// The sequential test, if there is one.
    pub sprt: Option<SequentialTest>,
    /// Controls: whether a seat is better, and whether the dice are fair.
    pub controls: Controls,
    /// The games that were lost without being played to their end.
    pub forfeits: Forfeits,
    /// What the rest is computed from, in whole numbers.
    pub sums: MatchSums,
}

/// How a match was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ContestOptions {
    /// The seed.
    pub seed: u64,
    /// The edition.
    pub edition: String,
    /// The components, in one line.
    pub components: String,
    /// How many pairs were asked for, in all parts together.
    pub pairs: u64,
    /// The most nodes a decision, if that was the limit.
    pub nodes: Option<u64>,
    /// The time a decision in milliseconds, if that was the limit.
    pub time: Option<u64>,
    /// Whether the score without the luck of the dice was asked for. Lines from before it could be do not say.
    #[serde(default)]
    pub luck: bool,
    /// The parts of the run that are counted here; null if it is the whole.
    pub shard: Option<Parts>,
    /// Whether it was stopped before all the pairs that were asked for.
    pub stopped: bool,
}

/// A sequential test.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SequentialTest {
    /// The first hypothesis, in Elo.
    pub elo0: f64,
    /// The second hypothesis, in Elo.
    pub elo1: f64,
    /// The log of how much likelier the pairs are with the second.
    pub llr: f64,
    /// At or below this the first is accepted.
    pub low: f64,
    /// At or above this the second is accepted.
    pub high: f64,
    /// `open`, `elo0` or `elo1`.
    pub verdict: String,
}

/// What has to come out as it does if the arena is fair.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Controls {
    /// The first seat's score, which the contestants have in turn.
    pub first_seat: Interval,
    /// χ² over all sides of all dice.
    pub chi_squared: f64,
    /// Its degrees of freedom.
    pub freedom: u32,
    /// How probable a χ² at least as large is with fair dice.
    pub p: f64,
}

/// The games that were lost without being played to their end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forfeits {
    /// How many the left contestant lost.
    pub left: u64,
    /// How many the right contestant lost.
    pub right: u64,
    /// The first hundred of them.
    pub list: Vec<Forfeit>,
}

/// A game that was lost without being played to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forfeit {
    /// The pair, from 1.
    pub pair: u64,
    /// The game of the pair, 1 or 2.
    pub game: u8,
    /// Who lost.
    pub side: Side,
    /// The code of the reason: `not-started`, `ended`, `silent`, `nonsense` or `illegal`.
    pub reason: String,
    /// What was answered, or an empty text.
    pub answer: String,
}

/// A contestant of a match, as a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The one whose score is told.
    Left,
    /// The other one.
    Right,
}

/// The whole numbers that a match is told from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchSums {
    /// The pairs as the first seat saw them, like `pentanomial`.
    pub first_seat: [u64; 5],
    /// The pairs without the luck of the dice, if that was asked for.
    pub adjusted: Option<AdjustedSums>,
    /// The sum of all margins.
    pub margin: i64,
    /// How many games were played to their end.
    pub finished: u64,
    /// How often each side of each die came up.
    pub dice: [[u64; 6]; 4],
    /// What the left contestant's decisions cost.
    pub left: Cost,
    /// What the right contestant's decisions cost.
    pub right: Cost,
}

/// The pairs of a match without the luck of the dice, in billionths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AdjustedSums {
    /// The sum of their scores.
    pub score: i64,
    /// The sum of the squares of these.
    pub squares: i64,
}

/// What decisions cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cost {
    /// How many there were.
    pub decisions: u64,
    /// The nodes they took.
    pub nodes: u64,
    /// The time they took.
    pub nanoseconds: u64,
}
