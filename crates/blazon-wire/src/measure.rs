use blazon::BySeat;
use serde::{Deserialize, Serialize};

use crate::{ByPower, Hash, PowerCount, RunOptions};

/// The line of `measure endings --json`, and of `merge --json` for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MeasuredEndings {
    /// What was asked for.
    #[serde(flatten)]
    pub options: RunOptions,
    /// How many rounds are left.
    pub rounds: u32,
    /// How many positions there are.
    pub positions: u64,
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
    /// The whole numbers that these are computed from.
    pub sums: EndingSums,
}

/// What a player's losses in endings are computed from. Losses are in billionths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EndingSums {
    /// The sum of the losses.
    pub loss: i64,
    /// How many decisions lost nothing.
    pub without_loss: u64,
    /// The largest loss.
    pub largest: i64,
}

/// The line of `measure decisions --json`, and of `merge --json` for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MeasuredDecisions {
    /// What was asked for.
    #[serde(flatten)]
    pub options: RunOptions,
    /// Whose decisions.
    pub player: String,
    /// Who played on: `net` or `greedy`.
    pub judge: String,
    /// How many decisions there are.
    pub positions: u64,
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
    /// The whole numbers that these are computed from.
    pub sums: DecisionSums,
}

/// What the losses of decisions are computed from. Losses and their squares are in billionths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DecisionSums {
    /// How many decisions were errors.
    pub errors: u64,
    /// The sum of the losses.
    pub loss: i64,
    /// The sum of their squares.
    pub squares: i64,
}

/// The line of `measure calibration --json`, and of `merge --json` for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MeasuredCalibration {
    /// What was asked for.
    #[serde(flatten)]
    pub options: RunOptions,
    /// The hash of the net's weights.
    pub weights: Hash,
    /// How many games were played.
    pub games: u64,
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
    /// The sum of the squared differences, in billionths.
    pub squares: i64,
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
    /// What came true on the mean without the luck of later rolls; nothing if there is no prediction.
    pub without_luck: Option<f64>,
    /// The standard error of that mean.
    pub standard_error: f64,
    /// What these are computed from.
    pub sums: BinSums,
}

/// The sums of the predictions of one tenth, in billionths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BinSums {
    /// What was predicted.
    pub predicted: i64,
    /// What came true.
    pub realised: i64,
    /// What came true without luck.
    pub without_luck: i64,
    /// By how much the predictions of a game together are off, without luck, in hundreds and squared, over all games.
    pub squares: i64,
}

/// The line of `measure powers --json`, and of `merge --json` for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MeasuredPowers {
    /// What was asked for.
    #[serde(flatten)]
    pub options: RunOptions,
    /// Who played against itself.
    pub player: String,
    /// How many games were played.
    pub games: u64,
    /// How often each power is won, used and wasted, a player and game.
    pub powers: ByPower<PowerUse>,
    /// The same of the castle's bonus, which everyone has from the start.
    pub castle: PowerUse,
    /// The whole numbers that these are computed from.
    pub sums: PowerSums,
}

/// In how many games powers were won and used, by whichever player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PowerSums {
    /// Each power.
    pub powers: ByPower<PowerCount>,
    /// How often each seat used the castle's bonus.
    pub castle: BySeat<u64>,
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

/// The line of `measure accuracy --json`, and of `merge --json` for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MeasuredAccuracy {
    /// What was asked for.
    #[serde(flatten)]
    pub options: RunOptions,
    /// How many games were played, those of all levels together; `asked` is how many of each level.
    pub games: u64,
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
    /// The whole numbers that these are computed from.
    pub sums: AccuracySums,
}

/// What the accuracy of a level is computed from, in billionths of the highest accuracy there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AccuracySums {
    /// The sum over the games.
    pub accuracy: i64,
    /// The sum of the squares.
    pub squares: i64,
}
