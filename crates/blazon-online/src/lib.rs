//! Play between people far apart.
//!
//! Nothing here opens a socket, reads a clock, draws a random number or writes to a disk: all of that is given. So a whole
//! server with its clients can run in a test, with every accident that a network and a power cut can cause, and the same
//! again from the same seed.
//!
//! - A [`Room`] is a table as its log says it is: it decides what may happen next, and shows each viewer what they may see.
//!   The log is the authority; a room can be dropped and made again from it at any time.
//! - A [`Host`] is a server: [`Input`]s come in (messages, answers of the store, the time), [`Effect`]s go out (messages,
//!   entries to store). Nothing is said to anybody before it is stored.
//! - A [`Client`] is the other end: it connects and resumes, sends again what was not acknowledged, checks the dice, and
//!   says how the game stands ([`Standing`]). Page, terminal and bots all have one.
//! - A [`Link`] is an invitation, a seat or a place to watch from.

mod client;
mod clock;
mod draft;
mod follower;
mod game;
mod host;
mod limits;
mod link;
mod names;
mod outages;
mod play;
mod rate;
mod refusal;
mod room;
mod standing;
mod time;

pub use client::{Client, ClientEffect, Credential, Line};
pub use draft::Draft;
pub use host::{Call, Effect, Host, Input, Phase, Random, Request, Socket, StoreFault, Ticket};
pub use limits::Limits;
pub use link::{Link, LinkKind, LinkText, NoLink};
pub use names::name;
pub use outages::Outages;
pub use rate::Rate;
pub use refusal::Refusal;
pub use room::{Damaged, Room};
pub use standing::{Fairness, Standing, Wrong};
