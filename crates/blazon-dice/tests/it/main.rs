//! Proof of the dice. Each test is named after what it proves.

mod attacks;
mod conformance;
mod fair_game;
mod proofs;
mod statistics;
mod texts;
