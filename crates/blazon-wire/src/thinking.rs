use blazon::{BySeat, Event, Position, Seat};
use serde::{Deserialize, Serialize};

use crate::Hash;

/// What the page asks of the engine beside it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// What would a player do?
    Decide {
        /// Comes back with the answer.
        id: u32,
        /// The name of the player.
        player: String,
        /// The position as the seat sees it.
        position: Position,
        /// For whom.
        seat: Seat,
        /// Where the player's chance starts.
        seed: Hash,
    },
    /// Does somebody give much away with what they are about to play?
    Coach {
        /// Comes back with the answer.
        id: u32,
        /// The position as the seat sees it.
        position: Position,
        /// Who is about to play.
        seat: Seat,
        /// What they are about to play.
        event: Event,
        /// Where the coach's chance starts.
        seed: Hash,
    },
    /// How good was each event of a game?
    Analyse {
        /// Comes back with every answer.
        id: u32,
        /// The game.
        record: String,
    },
}

/// What the engine answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// It is there, and hears.
    Ready,
    /// It thinks.
    Thinking {
        /// Which question.
        id: u32,
        /// How much is done, from 0 to 1.
        #[serde(with = "crate::bits")]
        done: f64,
        /// What it would do if it had to decide now.
        best: Thought,
    },
    /// It has decided.
    Decided {
        /// Which question.
        id: u32,
        /// The decision first, then the alternatives.
        candidates: Vec<Thought>,
        /// What was looked at.
        nodes: u64,
        /// Whether the rest of the game was solved.
        exact: bool,
    },
    /// It has looked at what somebody is about to play.
    Coached {
        /// Which question.
        id: u32,
        /// What is given away; nothing if that is not worth a word.
        warning: Option<Warning>,
    },
    /// It has judged one more event of a game.
    Judged {
        /// Which question.
        id: u32,
        /// How many events there are to judge.
        of: u32,
        /// What it says of the event; nothing if it cannot tell, and then nothing more comes.
        verdict: Option<Verdict>,
    },
    /// It cannot answer: the question makes no sense to it.
    Confused {
        /// Which question, if that could be read.
        id: Option<u32>,
    },
}

/// An event that was weighed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Thought {
    /// The event.
    pub event: Event,
    /// The chance to win of the player who decides.
    #[serde(with = "crate::bits")]
    pub win: f64,
    /// The points by which that player is expected to win.
    #[serde(with = "crate::bits")]
    pub margin: f64,
    /// How deep it was looked at.
    pub plies: u8,
}

/// A choice that gives much away.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Warning {
    /// What is about to be played.
    pub chosen: Thought,
    /// What is better, looked at as deeply.
    pub better: Thought,
    /// Whether the rest of the game was solved.
    pub exact: bool,
}

/// What is said of one event. Chances are those of the first seat for chance, of the decider for a choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Chance decided.
    Chance {
        /// The chance to win before.
        #[serde(with = "crate::bits")]
        mean: f64,
        /// And after.
        #[serde(with = "crate::bits")]
        after: f64,
    },
    /// A player decided.
    Choice {
        /// Who.
        seat: Seat,
        /// How many legal events there were.
        options: u32,
        /// What was played.
        played: Thought,
        /// The best there was.
        best: Thought,
        /// The standard error of the loss.
        #[serde(with = "crate::bits")]
        error: f64,
        /// What else was looked at as deeply.
        alternatives: Vec<Thought>,
        /// Whether the rest of the game was solved.
        exact: bool,
    },
}

/// A game as a browser keeps it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeptGame {
    /// The record's text.
    pub record: String,
    /// Who has each seat: the name of a player of the engine, or nothing for a person.
    pub engines: BySeat<Option<String>>,
    /// Whether people roll real dice and enter what they show.
    pub real_dice: bool,
    /// Rolls that were taken back, from the first of the game on.
    pub rolls: Vec<String>,
    /// How lots fell, if they have.
    pub lots: Option<Seat>,
    /// Where the engines' chance starts.
    pub seed: Hash,
    /// How far a learner has come, in the guided first game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<KeptLesson>,
    /// Whether it is played for practice: somebody had help, or goes on from a recorded game.
    #[serde(default, skip_serializing_if = "is_false")]
    pub practice: bool,
    /// Where the table is, if it is held elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub online: Option<KeptTable>,
}

/// The way back to a table that is held elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptTable {
    /// The fragment of the link of one's own seat: whoever has it has the seat.
    pub link: String,
    /// The whole address to play at, as long as somebody is awaited.
    pub invite: Option<String>,
    /// The whole address to watch at, for whoever made the table.
    pub watch: Option<String>,
    /// What the server is pledged to, once both players have committed themselves to their parts of the dice.
    #[serde(default)]
    pub pledge: Option<String>,
    /// One's own seat, once the game has started.
    pub seat: Option<Seat>,
    /// Whether the game waited for this device when it was last heard of.
    pub waits: bool,
}

/// What is left out where it is not so.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
const fn is_false(practice: &bool) -> bool {
    !*practice
}

/// How far a learner has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptLesson {
    /// The step, from 0.
    pub step: u32,
    /// The number of the game that waits meanwhile.
    pub paused: Option<u64>,
}
