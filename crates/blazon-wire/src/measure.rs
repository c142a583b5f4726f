use serde::{Deserialize, Serialize};

use crate::{ByPower, Parts};

/// The line of `measure endings --json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MeasuredEndings {
    /// The seed.
    pub seed: u64,
    /// How many positions there are.
    pub positions: u64,
    /// Whether there are fewer than were asked for.
    pub stopped: bool,
    /// In how many of them something could be lost.
    pub open: u64,
    /// How many games were played for them.
    pub games: u64,
    /// How many positions were passed over because their solution cost too much.
    pub unsolved: u64,
    /// What an exact solution could cost, in nodes.
    pub nodes: u64,
    /// What each player lost.
    pub players: Vec<EndingLoss>,
}

/// What a player lost in endings: chances to win, from 0 to 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EndingLoss {
    /// Its name.
    pub player: String,
    /// The mean loss of a decision.
    pub mean_loss: f64,
    /// The share of decisions without a loss.
    pub without_loss: f64,
    /// The largest loss.
    pub largest_loss: f64,
}

/// The line of `measure decisions --json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MeasuredDecisions {
    /// The seed.
    pub seed: u64,
    /// Whose decisions.
    pub player: String,
    /// Who played on: `net` or `greedy`.
    pub judge: String,
    /// How many decisions there are.
    pub positions: u64,
    /// Whether there are fewer than were asked for.
    pub stopped: bool,
    /// How many games each candidate was judged by.
    pub rollouts: u64,
    /// How many games were played on in all.
    pub rollouts_in_all: u64,
    /// The mean loss of a decision: chances to win, from 0 to 1.
    pub mean_loss: f64,
    /// Its standard error.
    pub standard_error: f64,
    /// The share of decisions in which another candidate is better by more than two standard errors.
    pub error_rate: f64,
}

/// The line of `measure calibration --json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MeasuredCalibration {
    /// The seed.
    pub seed: u64,
    /// How many games were played.
    pub games: u64,
    /// Whether there are fewer than were asked for.
    pub stopped: bool,
    /// What the net said.
    pub net: Reliability,
    /// What the exact expectation over the dice said.
    pub forecast: Reliability,
}

/// Predictions compared with results.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reliability {
    /// How many predictions there are.
    pub predictions: u64,
    /// The mean squared difference of prediction and result.
    pub brier: f64,
    /// The predictions by tenths, from the lowest to the highest.
    pub bins: Vec<Bin>,
}

/// The predictions of one tenth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Bin {
    /// How many.
    pub count: u64,
    /// What was predicted on the mean; nothing if there is no prediction.
    pub predicted: Option<f64>,
    /// What came true on the mean; nothing if there is no prediction.
    pub realised: Option<f64>,
}

/// The line of `measure powers --json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MeasuredPowers {
    /// The seed.
    pub seed: u64,
    /// Who played against itself.
    pub player: String,
    /// How many games were played.
    pub games: u64,
    /// Whether there are fewer than were asked for.
    pub stopped: bool,
    /// How often each power is won, used and wasted, a player and game.
    pub powers: ByPower<PowerUse>,
    /// The same of the castle's bonus, which everyone has from the start.
    pub castle: PowerUse,
}

/// How often something is had and used, a player and game: from 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PowerUse {
    /// Won.
    pub won: f64,
    /// Used.
    pub used: f64,
    /// Won and never used.
    pub wasted: f64,
}

/// The line of `measure accuracy --json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MeasuredAccuracy {
    /// The seed.
    pub seed: u64,
    /// How many games of each level were asked for, in all parts together.
    pub games: u64,
    /// Which part of them this is; nothing if it is all.
    pub shard: Option<Parts>,
    /// Whether there are fewer than were asked for.
    pub stopped: bool,
    /// What the judge could spend on a decision.
    pub nodes: u64,
    /// The levels, the weakest first.
    pub levels: Vec<LevelAccuracy>,
}

/// How accurately a level decides, from 0 to 100.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct LevelAccuracy {
    /// The level, 1 to 8.
    pub level: u8,
    /// The games it played against itself.
    pub games: u64,
    /// The mean over the games; nothing if there are none.
    pub accuracy: Option<f64>,
    /// The lower end of the 95 % interval.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
    /// The sum over the games, to be added to that of other parts.
    pub sum: f64,
    /// The sum of the squares.
    pub squares: f64,
}
