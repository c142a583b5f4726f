//! A line from this machine to a table on a server.
//!
//! [`blazon_online`] knows what a client says and when; this crate has the network for it. Nothing here decides anything about a
//! game.
//!
//! - A [`Server`] is asked over HTTP: to make a table, to join one, what is there for a token.
//! - A [`Connection`] is a WebSocket to one table, opened again whenever it is lost. It is asynchronous: a program can hold
//!   thousands.
//! - A [`Remote`] is one such connection on a thread of its own, for programs that wait: [`Remote::act`] says what to do, and a
//!   channel tells what happened.
//! - An [`OwnSeat`] is a seat that one has, made or joined. [`Seats`] remembers the seats that were taken on this machine, so that the same link leads to the same seat again.
//! - [`load`] plays real games on a running server, thousands at a time, and measures it.

mod connection;
mod encryption;
pub mod load;
mod own_seat;
mod remote;
mod seats;
mod server;

pub use connection::{Connection, Update};
pub use own_seat::OwnSeat;
pub use remote::{Heard, Remote};
pub use seats::{ComeBy, Seats};
pub use server::{CallError, NoServer, Server};

/// Bytes that nobody can foresee, from the system.
pub fn random<const N: usize>() -> std::io::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| std::io::Error::other(error.to_string()))?;
    Ok(bytes)
}
