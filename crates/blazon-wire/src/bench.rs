use serde::{Deserialize, Serialize};

use crate::Hash;

/// The line of `bench playouts --json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Bench {
    /// The seed of the random games.
    pub seed: u64,
    /// The games played while the clock ran.
    pub games: u64,
    /// The events of those games.
    pub events: u64,
    /// How long they took, in seconds.
    pub seconds: f64,
    /// Games a second.
    pub games_per_second: f64,
    /// Nanoseconds an event.
    pub nanoseconds_per_event: f64,
    /// Events a game.
    pub events_per_game: f64,
    /// How many games, from the first on, the signature is made of.
    pub signature_games: u64,
    /// The hashes and scores of the ends of those games folded into one number: the same on every run.
    pub signature: Hash,
}

/// The line of `bench greedy --json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GreedyBench {
    /// The seed of the games.
    pub seed: u64,
    /// The games played while the clock ran.
    pub games: u64,
    /// The rounds of those games.
    pub rounds: u64,
    /// How long they took, in seconds.
    pub seconds: f64,
    /// Games a second.
    pub games_per_second: f64,
    /// Nanoseconds a round.
    pub nanoseconds_per_round: f64,
    /// Rounds a game.
    pub rounds_per_game: f64,
    /// How many games, from the first on, the signature is made of.
    pub signature_games: u64,
    /// The hashes and scores of the ends of those games folded into one number: the same on every run.
    pub signature: Hash,
}

/// The line of `bench net --json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NetBench {
    /// The seed of the games that the decisions come from.
    pub seed: u64,
    /// The decisions made while the clock ran.
    pub decisions: u64,
    /// The evaluations that took.
    pub evaluations: u64,
    /// How long they took, in seconds.
    pub seconds: f64,
    /// Evaluations a second.
    pub evaluations_per_second: f64,
    /// Nanoseconds an evaluation.
    pub nanoseconds_per_evaluation: f64,
}

/// The line of `bench decide --json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DecideBench {
    /// The seed of the games that the decisions come from.
    pub seed: u64,
    /// Who decided.
    pub player: String,
    /// How many decisions.
    pub positions: u64,
    /// Whether it was stopped before all that were asked for.
    pub stopped: bool,
    /// The mean number of nodes a decision.
    pub nodes: f64,
    /// The time of a decision, in milliseconds.
    pub milliseconds: Spread,
}

/// How something is spread.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The median.
    pub median: f64,
    /// What 95 % do not exceed.
    pub p95: f64,
    /// The most.
    pub most: f64,
}
