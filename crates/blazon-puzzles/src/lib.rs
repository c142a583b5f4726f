//! Puzzles: decisions out of engines' games, each with one answer that is clearly best.
//!
//! A [`Puzzle`] is a position in which a seat drafts, draws or resolves a ⚡ power. Its best event is better than every other
//! one by at least [`Puzzle::LEAST_GAP`] thousandths of the chance to win, which the exact solution or at least
//! [`Puzzle::LEAST_GAMES`] games say ([`Proof`]), and it is not the event that scores most at once, the tempting one.
//!
//! ```
//! use blazon_engine::Day;
//! use blazon_puzzles::Puzzles;
//!
//! let puzzles = Puzzles::shipped();
//! let puzzle = puzzles.of_day("2026-11-18".parse::<Day>()?).expect("a puzzle for every day");
//! assert!(puzzle.position.is_legal(puzzle.best));
//! assert!(!puzzle.is_solved_by(puzzle.tempting));
//! # Ok::<(), blazon_engine::NotADay>(())
//! ```
//!
//! They are found and proved by `blazon puzzles make`, and proved again by `blazon puzzles check`.
//!
//! # The file
//!
//! Text in UTF-8, every line ended by a line feed. The first one says what follows:
//!
//! ```text
//! blazon-puzzles 1 400 c0ffee0123456789
//! ```
//!
//! the version of the format, the number of puzzles, and the 64-bit FNV-1a hash of everything after that line, in 16
//! hexadecimal digits. Then there is a line for each puzzle, its words apart by single spaces:
//!
//! ```text
//! castle 5 612 98 143 solved F:1d4d+2d5b F:1d4d+2d5b1^ ......./…
//! ```
//!
//! | word | what it is |
//! |---|---|
//! | theme | `deny`, `room`, `split`, `castle` or `ending` |
//! | missed by | how many of the eight levels miss it, 0 to 8 |
//! | win | the chance to win after the best event, in thousandths |
//! | gap | how much less that is after the second-best event |
//! | cost | how much less that is after the tempting event |
//! | proof | `solved`, or `games:` and for how many games of each candidate |
//! | best, tempting | two events, in the notation of `docs/notation.md` |
//! | position | the rest of the line: a position, in the same notation |
//!
//! Positions and events are written as everywhere else, rather than as packed bits: text is read for ever, needs no code of
//! its own on the page, and packs as well, for a server compresses what it sends anyway.

mod fault;
mod puzzle;
mod puzzles;

pub use fault::{Fault, PuzzlesError};
pub use puzzle::{Proof, Puzzle};
pub use puzzles::Puzzles;
