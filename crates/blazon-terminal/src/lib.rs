//! The game in a terminal: text that runs from top to bottom, for two people at one keyboard, one against a player that
//! needs no person, or one at a table that a server holds.
//!
//! Nothing is said by place or colour alone, so it can be read aloud. The game itself is a `Session`, which does no
//! input or output: it gets a `Message` and answers with an `Output`, the text to show and the `Effect` that is wanted
//! next. [`play`] is the loop around it that reads lines and files, writes, rolls, and lets the other player think;
//! [`visit`] is the one for a table elsewhere, where the lines typed here and what is heard from there come together. What
//! is next, what may be seen and what a half-made drawing can become is all asked of `blazon-table`.

mod draft;
mod elsewhere;
mod game;
mod lobby;
mod look;
mod menu;
mod opponent;
mod options;
mod page;
mod play;
mod question;
mod refusal;
mod session;
mod start;
#[cfg(test)]
mod tests;
mod time_left;
mod unfinished;
mod visit;

pub use options::{PlayOptions, SavedGame};
pub use play::{Stopped, play};
pub use refusal::{call_failure, refusal};
pub use visit::{Errand, Unvisited, Visit, visit};
