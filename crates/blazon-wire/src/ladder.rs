use serde::{Deserialize, Serialize};

use crate::{ContestOptions, Match};

/// The line of `ladder --json`, and of `merge --json` for ladders.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ladder {
    /// The version of the program that played.
    pub version: String,
    /// How it was played. The pairs are those of each match.
    #[serde(flatten)]
    pub options: ContestOptions,
    /// The contestants in the order of the ladder, with what they came to.
    pub players: Vec<Rated>,
    /// The matches that the ratings are made from.
    pub matches: Vec<Match>,
    /// Contestants against themselves: their intervals should hold one half.
    pub self_matches: Vec<Match>,
}

/// A contestant with its rating.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rated {
    /// Its name.
    pub name: String,
    /// Its Elo; `greedy` has 0.
    pub elo: f64,
    /// The lower end of its 95 % interval.
    pub elo_low: f64,
    /// The upper end of its 95 % interval.
    pub elo_high: f64,
    /// How many games it played for it.
    pub games: u64,
    /// The mean time of its decisions in them, in milliseconds.
    pub ms_per_decision: f64,
}
