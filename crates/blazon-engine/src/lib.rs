//! Players and evaluation: from random to the strongest, with exact endings and analysis.
//!
//! A [`Player`] has a name (`greedy`, `mc:32`, `level:3`, `best`). An [`Engine`] plays for it: given a position it
//! makes a [`Decision`], the event it would play with the alternatives it weighed.
//!
//! ```
//! use blazon::{Position, Seat};
//! use blazon_engine::{Budget, Engine, Player};
//!
//! let position = Position::default().play("d/b/s2/?".parse()?)?;
//! let engine = Engine::new("net".parse::<Player>()?);
//! let decision = engine.decide(&position, Seat::First, Budget::Usual, 7, &mut ()).expect("it is the first seat's turn");
//! assert!(position.is_legal(decision.event()));
//! assert!((0.0..=1.0).contains(&decision.win()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! An engine is a function of the position, the budget and the seed. It has no clock and no input or output: who wants
//! a time limit, a progress bar or a button to stop it hands in a [`Watch`].
//!
//! # Two sides
//!
//! The two players touch only through the draft, the race for the lines and the final comparison. So nearly all work is
//! done on one side at a time, a [`Sheet`]: what becomes of it when a domino is drawn, and what that is worth. Two
//! sides are put together at the end, cheaply and often.
//!
//! # From points to chances
//!
//! - Players who count points read them from tables of what each arms would bring on each cell. Whole games between
//!   them ([`rollout`]) take less than a tenth of a millisecond.
//! - The [`net`] says who is likely to win at the start of a round. One ply is a drawing and a look at the net.
//! - A roll acts only through the domino that each player gets of it, and there are few different dominoes. So the
//!   expectation over all 1296 rolls is exact and takes a millisecond or two ([`Forecast`]): the second ply.
//! - Endings are solved ([`solve`]), with the matrix game of two players who draw at once.
//!
//! # Before a choice is final
//!
//! A [`Coach`] looks at what a player is about to play, and warns if it costs much.
//!
//! # After the game
//!
//! [`Analysis`] judges a recorded game: the luck of each roll, the loss of each decision, and what remains without luck.
//! [`reasons`] says what is good about an event in facts that anybody can check, and [`Theme`] what a decision turns on.

mod analysis;
mod chance;
mod coach;
mod day;
mod decision;
mod engine;
mod fnv;
#[cfg(test)]
mod games;
mod level;
pub mod net;
mod order;
mod player;
mod points;
mod reason;
mod solver;
mod theme;

pub use analysis::{
    Analysis, Choice, EngineJudge, Highlight, Judge, Kind, Losses, Mark, Moment, PointsJudge, Prospects,
    Summary, Task, Verdict, What,
};
pub use chance::{Chances, mix};
pub use coach::{Coach, Warning};
pub use day::{Day, NotADay};
pub use decision::{Budget, Candidate, Decision, Progress, Watch};
pub use engine::Engine;
pub use fnv::fnv;
pub use level::Level;
pub use net::expectation::{Expectation, Forecast};
pub use net::quick::play_round;
pub use net::sheet::Sheet;
pub use player::{Player, UnknownPlayer};
pub use points::greedy::Aim;
pub use points::rollout::{play_greedy_round, rollout};
pub use reason::{Asset, Reason, faults, reasons};
pub use solver::{SOLVED_ROUNDS, Solution, rounds_left, solve, solve_events};
pub use theme::{Theme, UnknownTheme};
