use crate::rate::Rate;

/// How much of everything there may be, and for how long.
///
/// They hold over all servers that share a store, as soon as those have heard of each other: within one tick and the way a
/// signal takes. Whoever is quicker than that gets more, of each kind this much at most from so many servers as there are:
///
/// - `tables` and `requests` once from each server. What was too much is owed: it has to come back first, so over a longer time
///   it is no more than from one server.
/// - `watchers` as many at each server as were free when the others were last heard of; they stay.
/// - `sockets_a_seat` as many at each server, until they have heard of each other: then the oldest make way. Each server keeps
///   the newest of its own, so where there are more servers than that, there is one at each.
///
/// `messages` and `watcher_messages` are those of one socket, which is at one server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// New tables from one address.
    pub tables: Rate,
    /// Other requests from one address.
    pub requests: Rate,
    /// Messages of a player's socket.
    pub messages: Rate,
    /// Messages of a watcher's socket.
    pub watcher_messages: Rate,
    /// Sockets at one chair.
    pub sockets_a_seat: usize,
    /// Watchers at one table.
    pub watchers: usize,
    /// How long a socket may take to say who it is, in milliseconds.
    pub hello: u64,
    /// How long a socket may be silent, in milliseconds. Clients ask every few seconds whether anybody is there.
    pub silence: u64,
    /// How long a player has to be gone before the other may claim the win, in milliseconds.
    pub gone: u64,
    /// How long a table is kept in memory after everybody has left, in milliseconds.
    pub idle: u64,
    /// How long a table may wait for somebody to join, in milliseconds. Then it is removed.
    pub waiting: u64,
    /// How long a game without a clock may lie untouched, in milliseconds. Then it is abandoned.
    pub untouched: u64,
    /// How long a game is kept after its end, in milliseconds; nothing for ever.
    pub kept: Option<u64>,
}

const SECOND: u64 = 1000;
const MINUTE: u64 = 60 * SECOND;
const DAY: u64 = 24 * 60 * MINUTE;

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            tables: Rate { times: 5, within: MINUTE },
            requests: Rate { times: 120, within: MINUTE },
            messages: Rate { times: 100, within: 20 * SECOND },
            watcher_messages: Rate { times: 50, within: 20 * SECOND },
            sockets_a_seat: 8,
            watchers: 100,
            hello: 10 * SECOND,
            silence: 60 * SECOND,
            gone: 2 * MINUTE,
            idle: MINUTE,
            waiting: 7 * DAY,
            untouched: 60 * DAY,
            kept: None,
        }
    }
}
