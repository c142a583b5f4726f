use std::time::Duration;

/// What a load has found out.
#[derive(Clone, Debug, PartialEq)]
pub struct Figures {
    /// How many tables there were, with two sockets each.
    pub tables: u32,
    /// How long was measured.
    pub measured: Duration,
    /// How many events were acknowledged in that time.
    pub events: u64,
    /// How long half of them took at most, from being sent to being acknowledged.
    pub p50: Duration,
    /// How long 99 % of them took at most.
    pub p99: Duration,
    /// How long 99.9 % of them took at most.
    pub p999: Duration,
    /// The memory of the server a table, if that is known.
    pub bytes_per_table: Option<u64>,
    /// How many acknowledged events the server does not have in the end; nothing if it could not be asked.
    pub lost: Option<u64>,
    /// How many events it refused.
    pub refused: u64,
    /// How often a lost line came back.
    pub reopened: u64,
    /// How many games were played to their end.
    pub games: u64,
}

/// How far a load is.
#[derive(Clone, Debug, PartialEq)]
pub struct Progress {
    /// How many tables play.
    pub playing: u32,
    /// For how long it has been measured; nothing while tables are still made.
    pub measured: Option<Duration>,
    /// How many events were acknowledged since then.
    pub events: u64,
    /// How long 99 % of them took at most.
    pub p99: Duration,
    /// How many games were played to their end.
    pub games: u64,
}
