//! `blazon measure`: how good decisions are, and how true chances.

mod accuracy;
mod calibration;
mod decisions;
mod endings;
mod powers;

use std::io::{self, Write};

use blazon_words::{Words, fl};
use clap::Command;

use crate::arguments::{Arguments, json, option, with_rules};
use crate::command_line::{examples, heading};
use crate::failure::{Exit, Failure};

const EXAMPLES: &[&str] = &[
    "blazon measure endings --positions 200 --seed 1",
    "blazon measure decisions --positions 100 --rollouts 400 --seed 1",
    "blazon measure calibration --games 500 --seed 1",
    "blazon measure accuracy --games 20 --seed 1",
    "blazon measure powers --games 100 --seed 1 --json",
];

/// The most of anything that may be asked for.
const MOST: u64 = 1_000_000_000;

pub(super) fn command(words: &Words) -> Command {
    Command::new("measure")
        .about(fl!(words, "cli-about-measure"))
        .override_usage(fl!(words, "cli-usage-measure"))
        .after_help(examples(words, EXAMPLES))
        .subcommand_required(true)
        .subcommand_help_heading(heading(&fl!(words, "cli-heading-commands")))
        .subcommand(endings::command(words))
        .subcommand(decisions::command(words))
        .subcommand(calibration::command(words))
        .subcommand(powers::command(words))
        .subcommand(accuracy::command(words))
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    match arguments.subcommand() {
        Some(("endings", arguments)) => endings::run(&arguments, out),
        Some(("decisions", arguments)) => decisions::run(&arguments, out),
        Some(("calibration", arguments)) => calibration::run(&arguments, out),
        Some(("accuracy", arguments)) => accuracy::run(&arguments, out),
        Some((_, arguments)) => powers::run(&arguments, out),
        None => Ok(Exit::Fine),
    }
}

/// Adds the options that all measurements have.
fn with_work(command: Command, words: &Words) -> Command {
    let number = fl!(words, "cli-value-number");
    let command = command
        .arg(option("seed", &number, fl!(words, "cli-option-work-seed")))
        .arg(option("threads", &number, fl!(words, "cli-option-work-threads")))
        .arg(json(words));
    with_rules(command, words)
}

/// What a measurement came to.
struct Measured {
    /// The line for programs.
    json: String,
    /// How much was measured.
    done: u64,
    /// How much was asked for.
    asked: u64,
    /// What was measured.
    heading: String,
}

impl Measured {
    /// Prints it as it was asked for. What came of it is told only if there is anything.
    fn print<W: Write>(
        self,
        arguments: &Arguments<'_>,
        out: &mut W,
        tell: impl FnOnce(&mut W) -> io::Result<()>,
    ) -> Result<Exit, Failure> {
        let Measured { json, done, asked, heading } = self;
        if arguments.flag("json") {
            writeln!(out, "{json}")?;
            return Ok(Exit::Fine);
        }
        if done < asked {
            writeln!(out, "{}", fl!(arguments.words, "cli-measure-stopped", done = done, asked = asked))?;
        }
        writeln!(out, "{heading}")?;
        if done > 0 {
            tell(out)?;
        }
        Ok(Exit::Fine)
    }
}
