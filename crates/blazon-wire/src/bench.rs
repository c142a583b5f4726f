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
