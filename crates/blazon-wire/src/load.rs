use serde::{Deserialize, Serialize};

/// The line of `load --json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Load {
    /// How many tables there were, with two sockets each.
    pub tables: u32,
    /// How long was measured, in seconds.
    pub seconds: f64,
    /// How many events were acknowledged in that time.
    pub events: u64,
    /// How many that are a second.
    pub events_per_second: f64,
    /// How long half of them took at most from being sent to being acknowledged, in milliseconds.
    pub p50_ms: f64,
    /// How long 99 % of them took at most.
    pub p99_ms: f64,
    /// How long 99.9 % of them took at most.
    pub p999_ms: f64,
    /// How much memory the server took for a table; nothing if that is not known.
    pub bytes_per_table: Option<u64>,
    /// How many acknowledged events the server did not have in the end; nothing if it could not be asked.
    pub lost: Option<u64>,
    /// How many events were refused.
    pub refused: u64,
    /// How often a lost line came back.
    pub reconnections: u64,
    /// How many games were played to their end.
    pub games: u64,
    /// Whether it was stopped before its time.
    pub stopped: bool,
}
