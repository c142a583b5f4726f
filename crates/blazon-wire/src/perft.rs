use blazon::{Event, Position, Roll};
use serde::{Deserialize, Serialize};

/// The line of `perft --json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Perft {
    /// Where it starts.
    pub position: Position,
    /// The rolls to come.
    pub rolls: Vec<Roll>,
    /// How many ways the game can go on.
    pub count: u64,
}

/// A line of `perft --divide --json`: the share of one first event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Branch {
    /// The event.
    pub event: Event,
    /// How many ways the game can go on after it.
    pub count: u64,
}
