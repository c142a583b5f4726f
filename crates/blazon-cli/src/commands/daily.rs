//! `blazon daily`: the duel of a day in the terminal, or its dice.

use std::io::Write;

use blazon_engine::Day;
use blazon_terminal::PlayOptions;
use blazon_words::{Words, fl};
use clap::{Arg, Command};

use super::play;
use crate::arguments::{Arguments, flag};
use crate::command_line::examples;
use crate::failure::{Exit, Failure};

/// A date as it is typed.
const EXAMPLE: &str = "2026-11-17";

const EXAMPLES: &[&str] = &["blazon daily", "blazon daily 2026-11-17", "blazon daily 2026-11-17 --dice"];

pub(super) fn command(words: &Words) -> Command {
    Command::new("daily")
        .about(fl!(words, "cli-about-daily"))
        .override_usage(fl!(words, "cli-usage-daily"))
        .after_help(examples(words, EXAMPLES))
        .arg(Arg::new("date").value_name(fl!(words, "cli-value-date")).help(fl!(
            words,
            "cli-help-daily",
            example = EXAMPLE
        )))
        .arg(flag("dice", fl!(words, "cli-option-dice")))
}

/// Plays the duel of a day, today's unless another is named, or prints its dice.
pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let day = day(arguments)?;
    if !arguments.flag("dice") {
        let seed = arguments.any_seed()?;
        return play::converse(PlayOptions { duel: Some(day), seed, ..PlayOptions::default() }, words, out);
    }
    let (date, level) = (day.to_string(), words.level(day.level()));
    writeln!(out, "{}", fl!(words, "cli-daily-dice", date = date, level = level))?;
    for round in 1..=Day::ROUNDS {
        writeln!(out, "{round}. {}", day.roll(round))?;
    }
    Ok(Exit::Fine)
}

/// The day that is named, else today's by the clock of this machine, as on the page.
fn day(arguments: &Arguments<'_>) -> Result<Day, Failure> {
    let date = match arguments.text("date") {
        Some(date) => date.to_owned(),
        None => jiff::Zoned::now().date().to_string(),
    };
    date.parse().map_err(|_| {
        Failure::CommandLine(fl!(
            arguments.words,
            "cli-argument-date",
            value = date.as_str(),
            first = Day::FIRST.to_string(),
            last = Day::LAST.to_string(),
            example = EXAMPLE
        ))
    })
}
