//! The rules of a roll-and-write duel: two players, four dice, two maps and one spellbook.
//!
//! This crate knows the game and nothing else. It has no generator, no clock and no input or output, needs no standard
//! library, and does not panic on anything it is given.
//!
//! # A round, in code
//!
//! A [`Position`] is a game at some moment. It changes only through an [`Event`], and the dice are events too, so
//! nobody who holds a position can know what will be rolled:
//!
//! ```
//! use blazon::{Arms, Cell, Crosses, Position, Rules, Seat};
//!
//! let mut position = Position::new(Rules::default());
//!
//! // Player A rolls: a dot, a bar, solid with two crosses, and a wild.
//! position = position.play("d/b/s2/?".parse()?)?;
//!
//! // A takes die 3, B takes dice 1 and 2, and the last is A's.
//! position = position.play("F:3".parse()?)?;
//! position = position.play("S:12".parse()?)?;
//!
//! // Both draw, in either order. The wild becomes a second solid; B's dice are drawn as they are.
//! position = position.play("F:3d4s2+4d5s".parse()?)?;
//! position = position.play("S:1d4d+2d5b".parse()?)?;
//!
//! assert_eq!(position.kingdom(Seat::First).to_string(), "...s.../...s2.../...#.../......./.......");
//! assert_eq!(position.kingdom(Seat::First).get(Cell::D4), Some((Arms::Solid, Crosses::Two)));
//! assert_eq!(position.score(Seat::First), 4, "a domain of two cells with two crosses");
//! assert_eq!(position.player_a(), Seat::Second, "B becomes A");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What is refused is refused with its reason, and the position comes back as it was:
//!
//! ```
//! use blazon::{Illegal, Position};
//!
//! let position = Position::default().play("d/b/s2/?".parse()?)?;
//! let refused = position.play("F:13".parse()?).unwrap_err();
//! assert_eq!(refused.reason, Illegal::PowerNotHeld(blazon::Power::Both));
//! assert_eq!(refused.position, position);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where each rule stands
//!
//! | rule | where |
//! |---|---|
//! | the dice, the spellbook's lines and boxes | [`Components`] |
//! | what the editions differ in | [`Edition`] |
//! | the draft, *Both* | `draft.rs`, [`Event::Take`] |
//! | the connection rule | [`Kingdom::connecting`] |
//! | drawing: wilds, *Free*, *Split*, *Turn*, the castle's bonus, leaving a domino out | `drawing.rs`, [`Drawing`], [`Mode`] |
//! | marks, who owns a line, the ⚡ powers | `spellbook.rs`, [`Spellbook`] |
//! | the end of a round and of the game, who wins | `end.rs`, [`Outcome`] |
//! | domains and points | [`Kingdom::domains`], [`Position::score`] |
//!
//! # Whose turn it is
//!
//! [`Position::to_act`] says who brings about the next event: chance, one seat, both seats at once while they draw, or
//! nobody. The two drawings do not affect each other, so they may come in either order and lead to the same position.
//! [`Position::legal`] gives the legal events of a seat, each once and without allocating, however many ways there are
//! to say the same thing.
//!
//! Random players and engines need numbers from somewhere; this crate asks for them:
//!
//! ```
//! use blazon::{Position, ToAct};
//!
//! // Any source will do. This one always answers the same, so the game does too.
//! let mut position = Position::default();
//! let events = position.playout(|n| n / 2);
//! assert!(matches!(position.to_act(), ToAct::Nobody(_)));
//! assert!(events > 50);
//! ```
//!
//! # Chance with its odds
//!
//! [`Roll::distinct`] gives the 1080 distinct rolls of the box with their weights out of 1296, so that an expectation
//! over the dice can be exact.
//!
//! # Text
//!
//! Everything has a text form, and reads back from it: a [`Face`] (`d1`), a [`Cell`] (`c4`), an [`Event`]
//! (`F:1c3d+3c4s2`), a position on one line, a set of components, and a whole game, the [`Record`]. Errors say where,
//! and what was expected. The notation's grammar is in `docs/notation.md`.
//!
//! With the feature `serde` the same can be written to other formats, such as JSON: seats, powers and modes as words, dice as
//! numbers, everything else that has a text as that text.
//!
//! A position that is written down may be impossible. [`Setup`] holds it all the same, and turning it into a
//! `Position` names every fault at once.
#![cfg_attr(doctest, doc = include_str!("../../../README.md"))]
#![no_std]
#![expect(clippy::inline_always, reason = "a random game is 86 events of 33 ns, and calls between them show")]

extern crate alloc;

mod arms;
mod cells;
mod components;
mod dice;
mod draft;
mod drawing;
mod edition;
mod end;
mod event;
mod face;
mod illegal;
mod kingdom;
mod legal;
mod perft;
mod pick;
mod places;
mod playout;
mod position;
mod power;
mod record;
mod rules;
mod seat;
#[cfg(feature = "serde")]
mod serialization;
mod setup;
mod spellbook;
mod symmetry;
mod text;
mod ways;

pub use arms::{Arms, ByArms, Tally};
pub use cells::{Cell, Cells, CellsIter, Side};
pub use components::{Components, Line};
pub use dice::{Dice, Die, Roll};
pub use edition::{Edition, FullTie};
pub use end::{By, Outcome};
pub use event::{Drawing, Event, Half, Mode, Turn};
pub use face::{Crosses, Face};
pub use illegal::Illegal;
pub use kingdom::{Domain, Kingdom};
pub use legal::{Legal, LegalIter};
pub use perft::perft;
pub use position::{Chance, Done, PlayError, Position, PositionError, Step, ToAct};
pub use power::{Power, Powers};
pub use record::{Record, RecordError, RecordFault, TagError};
pub use rules::Rules;
pub use seat::{BySeat, Seat};
pub use setup::{Fault, Setup, SetupError};
pub use spellbook::{Marks, Spellbook};
pub use symmetry::Symmetry;
pub use text::{Expected, ReadError, TEXT_LIMIT};
