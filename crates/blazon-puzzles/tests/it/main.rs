//! The file of puzzles, and the puzzles that come with Blazon.

mod file;
mod shipped;
