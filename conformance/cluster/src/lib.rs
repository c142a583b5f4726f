//! Several servers with one database, real processes and real sockets, and every accident that can happen to them.
//!
//! `blazon-chaos` simulates all that in one place and in a time of its own, ten thousand games at a time. Here nothing is
//! simulated: a [`Plan`] starts the program itself several times over with one PostgreSQL behind, a [`Proxy`] in front of
//! each node and another one between each node and the database, and lets people play at all nodes at once. Nodes are
//! killed, replaced and frozen, the database is restarted and killed, lines are cut, paused, delayed and half closed, all at
//! moments that follow from a seed.
//!
//! What the players do depends on nothing but the game as they see it and on themselves. Whoever loses the line comes again
//! at another node; some sit at two nodes at once. In the end
//!
//! - every game is over, and both seats have the same record, with dice that were proved fair;
//! - it is the game that they would have played without any server: the dice of the proof, the same choices, and the rules;
//! - every event that was acknowledged is in the database exactly once, under the number that was said;
//! - every node tells the same record to somebody who comes anew.
//!
//! The moments follow from the seed, what the machine makes of them does not: a run can be tried again, and is not the same.

#![cfg(unix)]

mod accident;
mod database;
mod device;
mod diary;
mod guard;
mod ledger;
mod lines;
mod node;
mod notes;
mod pair;
mod plan;
mod processes;
mod proxy;
mod tally;

pub use notes::Wrong;
pub use plan::{ClusterError, Findings, Plan};
pub use proxy::{Cut, End, Manner, Proxy};
pub use tally::Tally;
