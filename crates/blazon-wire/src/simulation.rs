use blazon::BySeat;
use serde::{Deserialize, Serialize};

use crate::{ByPower, Hash, RunOptions};

/// The line of `simulate --json`, and of `merge --json` for simulations.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Simulation {
    /// What was asked for.
    #[serde(flatten)]
    pub options: RunOptions,
    /// Who played.
    pub players: BySeat<String>,
    /// How many games were played to their end.
    pub games: u64,
    /// The mean score of each seat.
    pub score: BySeat<f64>,
    /// The mean number of rounds a game.
    pub rounds: f64,
    /// The mean number of events a game.
    pub events: f64,
    /// How many games each seat won.
    pub wins: BySeat<u64>,
    /// How many games nobody won.
    pub draws: u64,
    /// The first seat's mean result, a draw counting one half, with its 95 % interval.
    pub first_result: Interval,
    /// What ended the games.
    pub ended: Ended,
    /// What decided them.
    pub decided: Decided,
    /// How many games saw each power won and used, and the castle's bonus used.
    pub powers: ByPower<PowerCount>,
    /// How often each seat used the castle's bonus.
    pub castle: BySeat<u64>,
    /// The hashes of the ends of all games folded into one number.
    pub signature: Hash,
    /// The whole numbers that the means are computed from.
    pub sums: SimulationSums,
}

/// The whole numbers that the means of a simulation are computed from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SimulationSums {
    /// The sum of each seat's scores.
    pub score: BySeat<u64>,
    /// How many rounds were played.
    pub rounds: u64,
    /// How many events were played, the dice included.
    pub events: u64,
}

/// An estimate and how far it may be off.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Interval {
    /// The mean.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// What ended the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ended {
    /// A full map.
    pub full_map: u64,
    /// A round in which neither player drew.
    pub nobody_drew: u64,
}

/// What decided the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decided {
    /// The higher total.
    pub points: u64,
    /// The larger single domain.
    pub largest_domain: u64,
    /// Lots.
    pub lots: u64,
    /// Nothing: a draw.
    pub nothing: u64,
}

/// How often a power was won and used, over both seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PowerCount {
    /// In how many games it was won.
    pub won: u64,
    /// In how many games it was used.
    pub used: u64,
}
