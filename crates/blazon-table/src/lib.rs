//! One table: who sits there, whose turn it is, what is hidden, what can be taken back.
//!
//! A [`Table`] is the authority over one game, on one device as on a server. It keeps the [`Record`](blazon::Record),
//! asks `blazon` whether an event is legal, and adds what the rules leave to the people who play:
//!
//! - each seat acts for itself, and only the holder of the table rolls;
//! - while both draw, nobody sees the other's drawing before their own is in ([`Table::seen_by`]);
//! - what may be taken back is agreed on beforehand ([`Undo`]), and the dice never change: a roll that was taken back
//!   comes again ([`Table::kept`]).
//!
//! ```
//! use blazon::{Event, Record, Rules, Seat};
//! use blazon_table::{Table, Terms, Viewer};
//!
//! let mut table = Table::new(Record::new(Rules::default()), Terms::default());
//! table.chance("d/b/s2/?".parse()?)?;
//! table.act(Seat::First, "F:3".parse()?)?;
//! table.act(Seat::Second, "S:12".parse()?)?;
//! table.act(Seat::First, "F:3d4s2+4d5s".parse()?)?;
//! assert_eq!(table.position().score(Seat::First), 4);
//! assert_eq!(table.seen_by(Viewer::Seat(Seat::Second)).score(Seat::First), 0, "hidden until both have drawn");
//!
//! table.undo(Seat::First)?;
//! assert!(table.position().kingdom(Seat::First).drawn().is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod table;
mod terms;

pub use table::{Refused, Table, Viewer};
pub use terms::{Sitter, Terms, Undo};
