//! What was found out about a game or a position, to be read: as text for a terminal, as a web page, as JSON.
//!
//! An [`Account`] is a game, its analysis and a language. [`text`] writes it for a terminal, [`html`] as a page of its own
//! without a script, [`json`] for programs. [`position`] draws a position in letters, and [`table`] lines up columns.
//! Whatever they draw comes from `blazon-picture`, and whatever they say from `blazon-words`.

mod account;
pub mod html;
pub mod json;
pub mod position;
pub mod table;
pub mod text;

pub use account::{Account, Line};
