//! Many games: simulations, matches, ladders, and what they prove.
//!
//! Whether one player is better than another is a question for statistics, and it is easy to answer it wrongly: with
//! lucky dice, with a seat that is better than the other, with a generator that both share, or by stopping when the
//! numbers look good. This crate is built so that each of these shows, or cannot happen.
//!
//! # A match
//!
//! ```
//! use blazon_arena::{Contest, Limit, Shard, ContestOptions};
//! use std::sync::atomic::AtomicBool;
//! use std::time::Duration;
//!
//! let options = ContestOptions {
//!     rules: blazon::Rules::default(),
//!     seed: 1,
//!     pairs: 20,
//!     shard: Shard::WHOLE,
//!     limit: Limit::Usual,
//!     patience: Duration::from_secs(10),
//!     luck: false,
//! };
//! let contest = Contest { left: "random".parse()?, right: "random".parse()?, options };
//! let sums = contest.play(2, None, &AtomicBool::new(false), |_| {})?;
//! assert_eq!(sums.games(), 40);
//! assert!(sums.pairs.score().holds(0.5), "a player is as good as itself");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The unit is a **pair**: two games with the same dice, the seats swapped. The dice are a function of the seed, the
//! number of the pair and the round, so they are the same in both games whatever the players do; the players' own
//! random numbers come from elsewhere and differ for the two sides. While both players draw, both are asked before
//! either drawing is played.
//!
//! A pair follows from its number alone, and what is counted are whole numbers ([`Sums`]). So threads change nothing,
//! and a run that is cut into [`Shard`]s and played on many machines adds up to exactly the run in one piece, times
//! excepted.
//!
//! # What is told
//!
//! | what | how | where |
//! |---|---|---|
//! | the score | Wilson's interval, with the variance of pairs | [`Pentanomial::score`] |
//! | the score without the luck of the dice | Student's interval of the pairs, less what the net says the rolls gave | [`Sums::without_luck`] |
//! | the difference in Elo | from the score | [`Pentanomial::elo`] |
//! | which of two hypotheses holds | a sequential test with the generalised likelihood ratio of pairs | [`Sprt`] |
//! | one Elo for each of many | Bradley and Terry's model by maximum likelihood | [`ratings`], [`Ladder`] |
//! | whether the dice are fair | Pearson's χ² over all dice | [`ChiSquared`](blazon_dice::ChiSquared) |
//! | whether a seat is better | the pairs as the first seat saw them | [`Sums::first_seat`] |
//! | whether the arena itself is fair | players against themselves | [`Ladder::controls`] |
//!
//! # Other programs
//!
//! A [`Contestant`] is one of our players, or any program that speaks the line protocol: `cmd:` and its command. A
//! program that crashes, keeps silent or answers what is not legal loses that game, with its [`Reason`], is ended with
//! all it has started, and is started anew for the next. [`protocol`] has both ends of the protocol. A
//! [`RunningContestant`] can be asked by whoever holds a table elsewhere, too.
//!
//! # Threads
//!
//! All work is shared out among workers in one place. Where the system lets fewer threads start than were asked for,
//! those that did do the work; where it lets none start, that is [`NoWorkers`].
//!
//! # Simulations
//!
//! A [`Simulation`] plays single games and takes a [`Census`] of them: how long they were, what ended and decided them,
//! which powers were used.
//!
//! # Measurements
//!
//! [`measure`] looks at decisions and chances one by one: what endings cost, what games say of a choice, whether chances
//! come true.
//!
//! # Puzzles
//!
//! A [`PuzzleHunt`] looks for decisions with one clearly best answer and proves them; a [`PuzzleCheck`] proves them again.

mod adjusted;
mod analysis;
mod billionths;
mod census;
mod chance;
mod contest;
mod contestant;
mod cost;
mod elo;
mod entrant;
mod figure;
mod forfeit;
mod game;
mod interval;
mod ladder;
mod limit;
mod luck;
pub mod measure;
mod pentanomial;
pub mod protocol;
mod puzzles;
mod rating;
mod running_contestant;
mod shard;
mod side;
mod simulation;
mod sprt;
mod sums;
pub mod training;
mod workers;

pub use adjusted::Adjusted;
pub use analysis::analyse;
pub use billionths::Billionths;
pub use census::{Census, PowerCount};
pub use contest::{Contest, ContestOptions};
pub use contestant::{Contestant, UnknownContestant};
pub use cost::Cost;
pub use elo::{elo_of_score, expected_score};
pub use entrant::{Entrant, UnknownEntrant, UnusableNet, read_net};
pub use figure::real;
pub use forfeit::{Failed, Forfeit, Reason};
pub use interval::Interval;
pub use ladder::{Ladder, Pairing, TooManyContestants};
pub use limit::Limit;
pub use pentanomial::Pentanomial;
pub use puzzles::{Found, PuzzleCheck, PuzzleHunt, PuzzleVerdict};
pub use rating::{Meeting, ratings};
pub use running_contestant::RunningContestant;
pub use shard::{NoShard, Shard};
pub use side::{BySide, Side};
pub use simulation::Simulation;
pub use sprt::{Sprt, SprtVerdict};
pub use sums::Sums;
pub use workers::NoWorkers;
