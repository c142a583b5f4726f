//! `blazon puzzles`: decisions with one clearly best answer.

mod check;
mod make;
mod show;

use std::ffi::OsStr;
use std::io::Write;

use blazon_puzzles::{Puzzles, PuzzlesError};
use blazon_words::{Words, fl};
use clap::{Arg, Command};

use crate::arguments::{Arguments, operand};
use crate::command_line::{examples, heading};
use crate::failure::{Exit, Failure};
use crate::input;

const EXAMPLES: &[&str] = &[
    "blazon puzzles show 1",
    "blazon puzzles check --count 20",
    "blazon puzzles make --out puzzles.txt --count 365 --seed 1",
];

pub(super) fn command(words: &Words) -> Command {
    Command::new("puzzles")
        .about(fl!(words, "cli-about-puzzles"))
        .override_usage(fl!(words, "cli-usage-puzzles"))
        .after_help(examples(words, EXAMPLES))
        .subcommand_required(true)
        .subcommand_help_heading(heading(&fl!(words, "cli-heading-commands")))
        .subcommand(make::command(words))
        .subcommand(check::command(words))
        .subcommand(show::command(words))
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    match arguments.subcommand() {
        Some(("make", arguments)) => make::run(&arguments, out),
        Some(("check", arguments)) => check::run(&arguments, out),
        Some((_, arguments)) => show::run(&arguments, out),
        None => Ok(Exit::Fine),
    }
}

/// The argument that names a file of puzzles.
fn file(words: &Words) -> Arg {
    operand("file", &fl!(words, "cli-value-file"), fl!(words, "cli-help-puzzles-file"))
}

/// The puzzles of the file that is named, else those that come with Blazon.
fn read(arguments: &Arguments<'_>) -> Result<Puzzles, Failure> {
    match arguments.path("file") {
        Some(path) => read_file(path, arguments.words),
        None => Ok(Puzzles::shipped().clone()),
    }
}

fn read_file(path: &OsStr, words: &Words) -> Result<Puzzles, Failure> {
    let input = input::read(path, words)?;
    let file = input.name.as_str();
    Puzzles::read(input.text.as_bytes()).map_err(|error| {
        Failure::Wrong(match error {
            PuzzlesError::NoPuzzles | PuzzlesError::TooLong => {
                fl!(words, "cli-puzzles-no-file", file = file)
            }
            PuzzlesError::Version(found) => fl!(
                words,
                "cli-puzzles-version",
                file = file,
                found = found.to_string(),
                known = Puzzles::VERSION.to_string()
            ),
            PuzzlesError::Checksum | PuzzlesError::Count { .. } => {
                fl!(words, "cli-puzzles-damaged", file = file)
            }
            PuzzlesError::Line { line, .. } => {
                fl!(words, "cli-puzzles-bad-line", line = line.to_string(), file = file)
            }
        })
    })
}
