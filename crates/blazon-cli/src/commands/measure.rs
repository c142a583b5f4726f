//! `blazon measure`: how good decisions are, and how true chances.

mod accuracy;
mod calibration;
mod decisions;
mod endings;
mod powers;

use std::io::Write;

use blazon_words::{Words, fl};
use clap::Command;

use crate::arguments::{Arguments, json, option, shard, with_rules};
use crate::command_line::{examples, heading};
use crate::failure::{Exit, Failure};

pub(super) use powers::power_counts;

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
        .arg(shard(words))
        .arg(option("threads", &number, fl!(words, "cli-option-work-threads")))
        .arg(json(words));
    with_rules(command, words)
}
