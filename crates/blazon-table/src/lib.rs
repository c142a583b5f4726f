//! One table: who sits there, what is next and for whom, what is hidden, what can be taken back, what a drawing in the
//! making can become.
//!
//! Page, terminal, server and bots differ in how they show and ask, never in what they know: they ask the table.
//!
//! - A [`Table`] is the authority over one game, on one device as on a server. It keeps the record, asks `blazon` whether
//!   an event is legal, and adds what the rules leave to the people who play: each seat acts for itself, only the holder
//!   of the table rolls, and dice that were taken back come again.
//! - [`Next`] says what happens now: dice that come again, chance, a program at its seat, a person at theirs, or the end.
//! - A [`View`] is a game as somebody may see it: while both draw, nobody sees the other's drawing before their own is in.
//! - A [`Screen`] is a table on one device. Page and terminal have this and no [`Table`], so that they cannot show what is
//!   hidden.
//! - A [`PartialDrawing`] is a domino that is being drawn: which cells, arms, powers, castle and turns still lead to a
//!   legal drawing, and why a place is none.
//!
//! ```
//! use blazon::{Record, Rules, Seat};
//! use blazon_table::{DiceSource, Next, Screen, SeatKind};
//!
//! // A person against some program.
//! let seats = SeatKind::against("level 3", Seat::Second);
//! let mut screen = Screen::new(Record::new(Rules::default()), seats, DiceSource::Generator, 7);
//! assert!(matches!(screen.next(), Next::Chance { .. }));
//! screen.chance("d/b/s2/?".parse()?)?;
//! screen.act("F:3".parse()?)?;
//! let Next::Program(turn) = screen.next() else { panic!("the program takes two dice") };
//! screen.decide(turn.seat, "S:12".parse()?)?;
//!
//! // Both draw. The program is first, and nobody sees it.
//! screen.decide(Seat::Second, "S:1d4d+2d5b".parse()?)?;
//! assert!(screen.view().has_drawn(Seat::Second));
//! assert!(screen.view().position().kingdom(Seat::Second).drawn().is_empty());
//! screen.act("F:3d4s2+4d5s".parse()?)?;
//! assert_eq!(screen.view().position().kingdom(Seat::Second).drawn().len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod next;
mod partial_drawing;
mod screen;
mod settled;
mod table;
mod terms;
mod view;

pub use next::{Next, ProgramTurn};
pub use partial_drawing::{Finished, NoPlace, Offers, PartialDrawing, Points};
pub use screen::Screen;
pub use settled::{Settled, Which};
pub use table::{Refused, Table, Undone};
pub use terms::{DiceSource, SeatKind, Terms, Undo};
pub use view::{View, Viewer};
