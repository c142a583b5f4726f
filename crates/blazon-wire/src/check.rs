use serde::{Deserialize, Serialize};

/// A line of `check --json`: what was found in one file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Checked {
    /// The file as it was named, or `-`.
    pub file: String,
    /// Whether it is the record of a legal game.
    pub right: bool,
    /// How many events it holds, if it is right.
    pub events: Option<u32>,
    /// The result as in the tag, if it is right.
    pub result: Option<String>,
    /// What is wrong, if it is not.
    pub wrong: Option<Wrong>,
}

/// The first thing that is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wrong {
    /// The line, from 1; nothing if the file could not be read at all.
    pub line: Option<u32>,
    /// The column in characters, from 1.
    pub column: Option<u32>,
    /// The code of the rule that an event breaks, if that is what is wrong.
    pub rule: Option<String>,
    /// The fault as a sentence, in the language that was asked for.
    pub message: String,
}
