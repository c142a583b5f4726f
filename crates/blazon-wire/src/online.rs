//! What is said between a server and those who play at its tables.
//!
//! A table is a log of [`Entry`]s, numbered from 1. Nobody but the server and its store sees them as they are: each viewer
//! gets them as [`Item`]s, without secrets and without a drawing that is still hidden. Tables are made and joined over
//! HTTP ([`Create`], [`Join`], …); a game is played over a WebSocket, where the client says [`ToServer`] and the server
//! says [`ToClient`]. `docs/protocol.md` is the same in prose.
//!
//! Servers that share a store say [`Signal`]s to each other. Those are no part of the protocol, and no client sees them.

mod chair;
mod entry;
mod http;
mod ids;
mod item;
mod reading;
mod reason;
#[cfg(feature = "schema")]
mod schema;
mod signal;
mod socket;
mod terms;

pub use entry::{Entry, Fact, Opened, Sitter};
pub use http::{
    Create, Created, DiceCounts, Invited, Join, Joined, Look, Mine, OpenTable, OpenTables, Own, Phase,
    Refused, Standings, Summary,
};
pub use ids::{AddressDigest, Key, NodeId, TableId};
pub use item::{Ending, Item, News, Question};
pub use reading::{Misread, read, refusal};
pub use reason::Reason;
#[cfg(feature = "schema")]
pub use schema::schema;
pub use signal::{
    Bulletin, Connected, Offer, Part, Presence, Reacted, SIGNAL_LIMIT, SIGNAL_VERSION, Signal, Spent, Word,
};
pub use socket::{Clock, Intent, Reaction, Role, ToClient, ToServer};
pub use terms::{Pace, Starts, Terms};

/// The version of the protocol. A server and a client of different versions tell each other so and nothing else.
pub const VERSION: u32 = 1;

/// The longest message of a client, in bytes.
pub const MESSAGE_LIMIT: usize = 8 * 1024;
