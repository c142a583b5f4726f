//! `blazon engine`: an opponent for other programs.

use std::io::Write;

use blazon_words::{Words, fl};
use clap::Command;

use crate::command_line::examples;
use crate::failure::{Exit, Failure};
use crate::protocol;

const EXAMPLES: &[&str] =
    &["blazon engine", "printf 'position %s\\ngo nodes 1000\\n' \"$(cat position.txt)\" | blazon engine"];

pub(super) fn command(words: &Words) -> Command {
    Command::new("engine")
        .about(fl!(words, "about-engine"))
        .override_usage(fl!(words, "usage-engine"))
        .after_help(examples(words, EXAMPLES))
}

/// Answers the lines of standard input until it ends. What is said here is read by programs, so it is in no person's
/// language.
pub(super) fn run(out: &mut impl Write) -> Result<Exit, Failure> {
    protocol::serve(std::io::stdin(), out)?;
    Ok(Exit::Fine)
}
