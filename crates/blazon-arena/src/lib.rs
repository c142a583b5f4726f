//! Many games: simulation, matches, ratings, sequential tests.
