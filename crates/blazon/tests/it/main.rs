//! Proof of the library. Each test is named after the rule or the behaviour it proves.

mod conformance;
mod games;
mod notation;
mod numbers;
mod properties;
mod random_game;
mod setup;
mod size;
