use serde::{Deserialize, Serialize};

/// What every line of `simulate --json` and `measure --json` begins with: what was asked for. All of it but `shard` and
/// `stopped` is the same in every part of a run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunOptions {
    /// The version of the program that did it.
    pub version: String,
    /// The seed.
    pub seed: u64,
    /// The edition.
    pub edition: String,
    /// The components, in one line.
    pub components: String,
    /// How many games or positions were asked for, in all parts together.
    pub asked: u64,
    /// The parts of the run that are counted here; null if it is the whole.
    pub shard: Option<Parts>,
    /// Whether there are fewer than were asked for.
    pub stopped: bool,
}

/// Some parts of a run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Parts {
    /// Their numbers, from 1.
    pub parts: Vec<u32>,
    /// How many there are in all.
    pub of: u32,
}
