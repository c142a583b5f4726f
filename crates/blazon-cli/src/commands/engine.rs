//! `blazon engine`: an opponent for other programs.

use std::io::Write;

use blazon_arena::protocol::{Unserved, serve};
use blazon_words::{Words, fl};
use clap::Command;

use crate::arguments::Arguments;
use crate::command_line::examples;
use crate::failure::{Exit, Failure, no_workers};

const EXAMPLES: &[&str] =
    &["blazon engine", "printf 'position %s\\ngo nodes 1000\\n' \"$(cat position.txt)\" | blazon engine"];

pub(super) fn command(words: &Words) -> Command {
    Command::new("engine")
        .about(fl!(words, "cli-about-engine"))
        .override_usage(fl!(words, "cli-usage-engine"))
        .after_help(examples(words, EXAMPLES))
}

/// Answers the lines of standard input until it ends. What is said here is read by programs, so it is in no person's
/// language.
pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    match serve(std::io::stdin(), out) {
        Ok(()) => Ok(Exit::Fine),
        Err(Unserved::NoWorkers(error)) => Err(no_workers(arguments.words, &error)),
        Err(Unserved::Output(error)) => Err(error.into()),
    }
}
