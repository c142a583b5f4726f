//! Files that people name, for every command and for the game in the terminal.
//!
//! - [`Input`] reads a text, but no more than [`TEXT_LIMIT`](blazon::TEXT_LIMIT) of it.
//! - [`atomic_file`] writes a file whole or not at all.
//! - [`reason`] says in the language of the person why the system refused.

pub mod atomic_file;
mod input;
mod reason;

pub use input::{Input, InputError};
pub use reason::reason;
