//! The line protocol between an engine and the program that asks it. `docs/protocol-engine.md` explains it.
//!
//! Both ends are here. What they say to each other is a [`Request`] one way and an [`Answer`] the other, each of which
//! can be written as a line and read from one. The engine's end is a session, which [`serve`] keeps up; the caller's
//! end is a program that was started by a [`Command`].

mod answer;
mod command;
mod lines;
mod pipes;
mod program;
mod request;
mod session;

pub use answer::{Answer, Info, NoAnswer, OptionType};
pub use command::{Command, NoCommand};
pub(crate) use program::Program;
pub use request::{NoRequest, Request, Setting, Thought, ThoughtLimit};
pub use session::{Unserved, serve};

/// The longest line that either end listens to, in bytes: a whole record fits many times over.
const LONGEST_LINE: usize = 1 << 16;

/// A text of the other program inside an answer: no control characters, and not too long.
fn shown(text: &str) -> String {
    const MOST: usize = 60;
    let mut shown: String = text.chars().take(MOST).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    format!("{shown:?}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_shown_on_one_line_and_cut() {
        assert_eq!(shown("a\u{1b}[2J\"b"), r#""a\u{1b}[2J\"b""#);
        assert!(shown(&"x".repeat(1000)).len() < 100);
    }
}
