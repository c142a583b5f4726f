//! What goes to a program and what comes from it. Nobody here waits for the program longer than is wanted: neither for
//! what it says, nor for it to listen.

#[cfg(unix)]
mod polled;
#[cfg(not(unix))]
mod threaded;

#[cfg(unix)]
pub(super) use polled::Pipes;
#[cfg(not(unix))]
pub(super) use threaded::Pipes;

use super::LONGEST_LINE;

/// What is heard of a program.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Heard {
    /// A line, without its end.
    Line(String),
    /// Nothing for now.
    Nothing,
    /// It will say nothing any more, or hear nothing.
    Ended,
}

/// A text of the other program, as far as it is one.
fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).trim_end().to_owned()
}
