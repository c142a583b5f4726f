//! Many games: simulation, matches, ratings, sequential tests.

pub mod training;
