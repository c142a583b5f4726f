//! Puzzles: found in games of the quick player that follows the net, and proved.
//!
//! Everything follows from a seed and the number of a game, and what the games give is looked at in the order of these
//! numbers, so threads change nothing.

mod hunt;
mod trial;

pub use hunt::{Found, PuzzleHunt};
pub use trial::{PuzzleCheck, PuzzleVerdict};
