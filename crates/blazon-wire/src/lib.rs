//! The JSON that Blazon speaks, and the only crate that knows JSON.
//!
//! Every command with `--json` prints one object a line, and each kind of line is a type of this crate: what a program
//! can read is what stands here, and `docs/json.md` says the same in prose. Codes are those of the notation: a face is
//! `"s2"`, a cell `"c4"`, an arms `"D"`. Dice are numbers, seats and powers are words: the rules' own types, with their
//! feature `serde`.
//!
//! ```
//! use blazon::Position;
//! use blazon_wire::Played;
//!
//! let position = Position::default();
//! let line = blazon_wire::line(&Played::new(1, &position, "d/b/s2/?".parse()?));
//! assert!(line.starts_with(r#"{"n":1,"round":1,"a":"first","seat":null,"kind":"roll","legal":null,"#));
//! let read: Played = blazon_wire::read(&line)?;
//! assert_eq!(blazon_wire::line(&read), line);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod after;
mod analysis;
mod bench;
mod bits;
mod by_power;
mod check;
mod contest;
pub mod courier;
mod event;
mod hash;
mod hint;
mod ladder;
mod legal;
mod link;
mod load;
mod map;
mod measure;
pub mod online;
mod perft;
mod played;
mod puzzles;
mod run;
mod simulation;
mod text;
mod thinking;
mod training;
mod verdicts;
mod verify;

pub use after::{After, PlayerSheet, Winner};
pub use analysis::{
    Alternative, Analysed, AnalysedPlayer, Chosen, Luckiest, Mark, MarkCounts, MeanLoss, MeanLosses, Moment,
    TurningPoint,
};
pub use bench::{Bench, DecideBench, GreedyBench, NetBench, Spread};
pub use by_power::ByPower;
pub use check::{Checked, Wrong};
pub use contest::{
    AdjustedSums, ContestOptions, Controls, Cost, Forfeit, Forfeits, Match, MatchSums, SequentialTest, Side,
};
pub use event::{Choose, Cross, Draw, Event, Lots, Roll, Take, Turned};
pub use hash::Hash;
pub use hint::{Hint, Waiting, Weighed};
pub use ladder::{Ladder, Rated};
pub use legal::LegalEvent;
pub use link::{LinkError, pack, unpack};
pub use load::Load;
pub use map::Map;
pub use measure::{
    AccuracySums, Bin, BinSums, DecisionSums, EndingLoss, EndingSums, LevelAccuracy, MeasuredAccuracy,
    MeasuredCalibration, MeasuredDecisions, MeasuredEndings, MeasuredPowers, PowerSums, PowerUse,
    Reliability,
};
pub use perft::{Branch, Perft};
pub use played::Played;
pub use puzzles::{CheckedPuzzle, MadePuzzles, PuzzleThemes};
pub use run::{Parts, RunOptions};
pub use simulation::{Decided, Ended, Interval, PowerCount, Simulation, SimulationSums};
pub use thinking::{Answer, KeptGame, KeptLesson, KeptTable, Question, Thought, Verdict, Warning};
pub use training::Training;
pub use verdicts::{pack_verdicts, unpack_verdicts};
pub use verify::{DiceFault, Verified, WrongDice};

use serde::Serialize;
use serde::de::DeserializeOwned;

/// Why a text is not the line it should be.
pub type Error = serde_json::Error;

/// What can be written as a line of JSON and read back.
pub trait Line: Serialize + DeserializeOwned {}

impl<T: Serialize + DeserializeOwned> Line for T {}

/// Writes a value as one line of JSON, without the line break.
pub fn line<T: Serialize>(value: &T) -> String {
    // Only a map with keys that are not text, or a type that refuses to be written, could fail; none here does.
    serde_json::to_string(value).unwrap_or_default()
}

/// Reads a value from a line of JSON.
pub fn read<T: DeserializeOwned>(line: &str) -> Result<T, Error> {
    serde_json::from_str(line)
}
