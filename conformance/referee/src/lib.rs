//! The naive referee: the rules a second time, written to be read and not to be fast.
//!
//! It exists to disagree. The library that plays, hosts and searches is written for speed; this one walks through
//! the rulebook with plain arrays and loops, tries every move there could be and asks of each whether the rules
//! allow it. The two share no code, so a slip in one of them shows as soon as they are asked the same question.
//!
//! - [`Referee`] is one game: [`Referee::play`] an event, or be told by a reason code why it is refused;
//!   [`Referee::legal`] lists what a seat may do.
//! - [`cases`] runs the files of `conformance/`.
//!
//! Everything goes in and out as the text of `docs/notation.md`. Inside, seats, arms, dice and cells are small
//! numbers: seat 0 is the first, arms 0 is Dot, die 0 is die 1, cell 0 is a5 and cell 34 is g1.
//!
//! ```
//! use blazon_referee::Referee;
//!
//! let mut game = Referee::start("standard")?;
//! for event in ["d/b/s2/?", "F:3", "S:12", "F:3c3s2+4b3s"] {
//!     game.play(event)?;
//! }
//! assert_eq!(game.score('F'), 4);
//! assert_eq!(game.play("S:-"), Err("can-be-drawn"));
//! # Ok::<(), String>(())
//! ```
#![forbid(unsafe_code)]

pub mod cases;
mod components;
mod event;
mod legal;
mod map;
mod position_line;
mod referee;
mod spelling;

pub use legal::{DistinctEvent, Drawn};
pub use referee::Referee;
