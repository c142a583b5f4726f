use blazon::{BySeat, Event, Seat};
use serde::{Deserialize, Serialize};

/// The line of `analyse --json`. All chances are from 0 to 1, a draw counting one half.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Analysed {
    /// Who judged.
    pub judge: String,
    /// What the players are called.
    pub names: BySeat<String>,
    /// How many events the record holds.
    pub events: u32,
    /// How many of them were judged, from the first on.
    pub judged: u32,
    /// The first seat's chance to win before the first event.
    pub start: f64,
    /// The first seat's chance to win after the last judged event: the result, if that ended the game.
    pub end: f64,
    /// The first seat's result: 1, 0.5 or 0; nothing if the game is not over or not all of it was judged.
    pub result: Option<f64>,
    /// What it came to for each player.
    pub players: BySeat<AnalysedPlayer>,
    /// The events that were judged.
    pub moments: Vec<Moment>,
}

/// What a game came to for one player: `end` is the sum of `start`, `luck`, `decisions` and `model`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AnalysedPlayer {
    /// The chance to win at the start.
    pub start: f64,
    /// The luck with all rolls.
    pub luck: f64,
    /// What the other player's decisions lost, less what the player's own did.
    pub decisions: f64,
    /// What the judge changed its mind by between events.
    pub model: f64,
    /// The chance to win at the end, or the result.
    pub end: f64,
    /// The end without the luck. In a single game it may lie below 0 or above 1: it is for means over many.
    pub adjusted: f64,
    /// The same as a chance to win: never below 0 or above 1.
    pub without_luck: f64,
    /// How well the player decided, from 0 to 100; nothing if there was nothing to decide.
    pub accuracy: Option<f64>,
    /// The loss a decision, by what was decided about.
    pub losses: MeanLosses,
    /// How many decisions got each mark.
    pub marks: MarkCounts,
    /// What helped the player most; nothing if nothing did.
    pub turning_point: Option<TurningPoint>,
    /// The luckiest roll; nothing if none was lucky.
    pub luckiest: Option<Luckiest>,
    /// The decisions that cost most, the costliest first: the numbers of their events.
    pub costliest: Vec<u32>,
}

/// What was lost, by what was decided about.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct MeanLosses {
    /// Which dice to take.
    pub draft: MeanLoss,
    /// How to draw the domino.
    pub drawing: MeanLoss,
    /// How to resolve a ⚡ power.
    pub power: MeanLoss,
}

/// What was lost with a number of decisions.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct MeanLoss {
    /// How many there were, forced ones aside.
    pub decisions: u32,
    /// The mean loss; nothing if there were none.
    pub mean: Option<f64>,
}

/// How many decisions got each mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarkCounts {
    /// They lost 5 % or more.
    pub inaccuracy: u32,
    /// They lost 10 % or more.
    pub mistake: u32,
    /// They lost 15 % or more.
    pub blunder: u32,
}

/// A lucky roll.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Luckiest {
    /// The number of its event.
    pub n: u32,
    /// The luck.
    pub luck: f64,
}

/// What helped a player most: a roll, or a mistake of the other.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurningPoint {
    /// The number of its event.
    pub n: u32,
    /// How much of the chance to win that was.
    pub gain: f64,
}

/// An event that was judged.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Moment {
    /// Counts the events of the record, from 1.
    pub n: u32,
    /// The round it belongs to.
    pub round: u8,
    /// The event.
    pub event: Event,
    /// The first seat's chance to win before it.
    pub before: f64,
    /// The first seat's chance to win after it.
    pub after: f64,
    /// How much luck the first seat had; nothing if this is a decision.
    pub luck: Option<f64>,
    /// The decision; nothing if this was chance.
    pub decision: Option<Chosen>,
}

/// A decision, judged. The chances are those of the player who decides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Chosen {
    /// Who decides.
    pub seat: Seat,
    /// What about: `draft`, `drawing` or `power`.
    pub about: String,
    /// How many legal events there were.
    pub legal: u32,
    /// The chance to win with the best event.
    pub before: f64,
    /// The chance to win with the event that was played.
    pub after: f64,
    /// The difference.
    pub loss: f64,
    /// The standard error of the loss; 0 if the judge's values come without chance.
    pub error: f64,
    /// What a loss of that size is called.
    pub mark: Option<Mark>,
    /// Whether the rest of the game was solved.
    pub exact: bool,
    /// The best event.
    pub best: Alternative,
    /// What else was looked at as deeply, from the best to the worst; no more than the best five.
    pub alternatives: Vec<Alternative>,
}

/// What a decision is called that cost too much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// It lost 5 % or more.
    Inaccuracy,
    /// It lost 10 % or more.
    Mistake,
    /// It lost 15 % or more.
    Blunder,
}

/// An event that was weighed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Alternative {
    /// The event.
    pub event: Event,
    /// The chance to win after it of the player who decides.
    pub win: f64,
    /// The points by which that player is expected to win, or to lose if negative.
    pub margin: f64,
}
