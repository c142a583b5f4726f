use blazon::{Event, Seat};
use serde::{Deserialize, Serialize};

/// A line of `hint --json`: what a player is advised to do, or what the game waits for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hint {
    /// Whom the advice is for; nobody while chance decides.
    pub seat: Option<Seat>,
    /// What the game waits for while chance decides.
    pub waiting: Option<Waiting>,
    /// The name of the player that thought.
    pub player: String,
    /// The first seat's chance to win, a draw counting one half, if the player can tell.
    pub first_wins: Option<f64>,
    /// What was spent on it: positions that were valued, or games played to the end.
    pub nodes: u64,
    /// Whether the values are exact: the rest of the game was solved.
    pub exact: bool,
    /// The advice first, then the alternatives from the best to the worst.
    pub candidates: Vec<Weighed>,
}

/// What chance has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Waiting {
    /// The four dice.
    Roll,
    /// A full tie.
    Lots,
}

/// An event that was weighed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Weighed {
    /// The token of the notation.
    pub event: Event,
    /// The player's chance to win after it, a draw counting one half.
    pub win: f64,
    /// The points the player is expected to win by, or to lose by if negative.
    pub margin: f64,
    /// How deep it was looked at, in plies.
    pub plies: u8,
    /// The reasons as a sentence, in the language that was asked for.
    pub why: String,
}
