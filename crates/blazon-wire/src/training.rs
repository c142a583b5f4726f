use serde::{Deserialize, Serialize};

use crate::Hash;

/// The line of `train --json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Training {
    /// The version of the program that trained.
    pub version: String,
    /// The seed.
    pub seed: u64,
    /// The games between greedy players.
    pub first_games: u64,
    /// The games of the generation after that.
    pub games: u64,
    /// The games of each later generation.
    pub searched_games: u64,
    /// How many later generations were asked for.
    pub generations: u32,
    /// The games of the last generation of all.
    pub last_games: u64,
    /// How often each generation's samples were gone through.
    pub epochs: u32,
    /// The games by which the chances of the finished net are set right.
    pub calibration_games: u64,
    /// Whether it was stopped before the net was finished.
    pub stopped: bool,
    /// The files of the finished generations, in order.
    pub kept: Vec<String>,
    /// The file of the finished net, unless it was stopped.
    pub file: Option<String>,
    /// The hash of the weights in that file; if it was stopped, of the last finished generation.
    pub hash: Option<Hash>,
    /// The length of a file of weights, in bytes.
    pub bytes: u64,
    /// How long this run took, in minutes.
    pub minutes: f64,
}
