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
//! - Hosts that share a store say [`Effect::Signal`]s to each other, about all that is in no log: see below.
//! - A [`Client`] is the other end: it connects and resumes, sends again what was not acknowledged, checks the dice, and
//!   says how the game stands ([`Standing`]). Page, terminal and bots all have one.
//! - A [`Link`] is an invitation, a seat or a place to watch from.
//!
//! # Several servers
//!
//! Any of several servers that share a store can serve any table: the log of a table is the authority, and whoever is not the
//! first to append reads what was. But who is at a table, how many watch, short words, which open tables have a host, and what
//! an address has asked for are in no log. A host that is made [`in_company`](Host::in_company) says them to the others; one
//! that is not says nothing, and pays for nothing.
//!
//! What is said is a [`Signal`](blazon_wire::online::Signal), a short text that all servers of the store get, itself included.
//! It may be lost, doubled, late or overtaken:
//!
//! - With every tick a server says in a **bulletin** what has changed since the last one: who is at which table, whole and not
//!   by how much, so that the latest word is enough. All that fits goes into one text, so thousands of tables cost a few
//!   signals a second, and nobody knows later than one tick and the way it takes.
//! - Bulletins are numbered and taken in by number. Every two seconds a **beat** says that the server is there, and the number
//!   of its last bulletin. Whoever finds one missing, or hears a server for the first time, **asks**, and is told everything
//!   that holds. Whoever starts asks all.
//! - A server that stops says that it **ends**. One that is not heard for ten seconds is dropped with all that it said; whoever
//!   was only there is away from that moment, and not from an earlier one.
//! - A server that does not hear its own signals, that hears others speak another version, or that knows of another and not
//!   what holds there, cannot know who is away: meanwhile nobody's win can be claimed, and time away begins again after that.
//!
//! Clocks of several servers may differ by some hundred milliseconds. Time does not go back in a log, because no entry is
//! dated before the last one; a player's time may seem to run out earlier or later by as much as the clocks differ.

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
