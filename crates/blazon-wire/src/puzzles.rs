use serde::{Deserialize, Serialize};

use crate::Hash;

/// The line of `puzzles make --json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MadePuzzles {
    /// The seed.
    pub seed: u64,
    /// How many puzzles there are.
    pub puzzles: u64,
    /// Whether there are fewer than were asked for.
    pub stopped: bool,
    /// How many games were searched for them.
    pub games: u64,
    /// How many of them were solved exactly.
    pub solved: u64,
    /// How many were proved by games.
    pub by_games: u64,
    /// How many there are of each theme.
    pub themes: PuzzleThemes,
    /// The file they are in.
    pub file: String,
}

/// How many puzzles there are of each theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the themes")]
pub struct PuzzleThemes {
    pub deny: u64,
    pub room: u64,
    pub split: u64,
    pub castle: u64,
    pub ending: u64,
}

/// A line of `puzzles check --json`: one puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CheckedPuzzle {
    /// Its number in the file, from 1.
    pub number: u64,
    /// Its own number.
    pub id: Hash,
    /// Its theme.
    pub theme: String,
    /// How it was proved: `solved`, or `games:` and how many.
    pub proof: String,
    /// Whether it holds.
    pub holds: bool,
    /// By how much the best event is better than the next, a share of the chance to win; nothing if it was not solved.
    pub gap: Option<f64>,
}
