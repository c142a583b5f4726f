use blazon::Event;
use serde::{Deserialize, Serialize};

/// A line of `verify --json`: what the proof in one file says about its dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verified {
    /// The file as it was named, or `-`.
    pub file: String,
    /// Whether the dice were fair; nothing if that cannot be told.
    pub fair: Option<bool>,
    /// How many rolls were checked, if they were fair.
    pub rolls: Option<u32>,
    /// Whether lots were checked too, if they were fair.
    pub lots: Option<bool>,
    /// What is wrong, unless they were fair.
    pub wrong: Option<WrongDice>,
}

/// The first thing that is wrong with the dice of a record, or why they cannot be checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WrongDice {
    /// What it is.
    pub what: DiceFault,
    /// The tag that is missing or damaged, if that is what is wrong.
    pub tag: Option<String>,
    /// The round of a roll that is wrong, from 1.
    pub round: Option<u32>,
    /// The roll or the lots that the proof asks for.
    pub expected: Option<Event>,
    /// The roll or the lots of the record.
    pub found: Option<Event>,
    /// The fault as a sentence, in the language that was asked for.
    pub message: String,
}

/// What can be wrong with the dice of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiceFault {
    /// The secret is not the one that was sealed.
    Seal,
    /// The dice chose the other player to start.
    Start,
    /// A roll is another.
    Roll,
    /// Lots fell otherwise.
    Lots,
    /// There is no proof.
    NoProof,
    /// A tag of the proof is missing.
    Missing,
    /// A tag of the proof is damaged.
    Damaged,
    /// The record starts in the middle of a game.
    Position,
    /// It is not the record of a legal game.
    Record,
    /// The file could not be read.
    File,
}
