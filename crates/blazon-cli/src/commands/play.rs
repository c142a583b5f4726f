//! `blazon play`: a game in the terminal.

use std::io::Write;

use blazon::{BySeat, Record};
use blazon_engine::Player;
use blazon_table::SeatKind;
use blazon_terminal::{PlayOptions, SavedGame, Stopped};
use blazon_words::{Words, fl};
use clap::Command;

use crate::arguments::{Arguments, option, path_option, seed, with_rules};
use crate::command_line::examples;
use crate::failure::{Exit, Failure};
use crate::input;

const EXAMPLES: &[&str] = &[
    "blazon play",
    "blazon play --against level:3 --first Ada",
    "blazon play --against person --first Ada --second Grace --edition it",
    "blazon play --load game.txt",
];

pub(super) fn command(words: &Words) -> Command {
    let command = Command::new("play")
        .about(fl!(words, "cli-about-play"))
        .override_usage(fl!(words, "cli-usage-play"))
        .after_help(examples(words, EXAMPLES))
        .arg(option("against", &fl!(words, "cli-value-opponent"), fl!(words, "cli-option-against")))
        .arg(option("first", &fl!(words, "cli-value-name"), fl!(words, "cli-option-first-name")))
        .arg(option("second", &fl!(words, "cli-value-name"), fl!(words, "cli-option-second-name")))
        .arg(option("seat", &fl!(words, "cli-value-seat"), fl!(words, "cli-option-own-seat")))
        .arg(path_option("load", &fl!(words, "cli-value-file"), fl!(words, "cli-option-load")))
        .arg(seed(words));
    with_rules(command, words)
}

/// Plays a game. What is not said is asked.
pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    converse(options(arguments)?, arguments.words, out)
}

/// Plays a game on these terms in the terminal, and writes the day into its record.
pub(super) fn converse(options: PlayOptions, words: &Words, out: &mut impl Write) -> Result<Exit, Failure> {
    let today = jiff::Zoned::now().date().to_string();
    match blazon_terminal::play(PlayOptions { date: Some(today), ..options }, words, out) {
        Ok(()) => Ok(Exit::Fine),
        Err(Stopped::Output(error)) => Err(Failure::Output(error)),
        Err(Stopped::Lost(sentence)) => Err(Failure::Io(sentence)),
    }
}

fn options(arguments: &Arguments<'_>) -> Result<PlayOptions, Failure> {
    let words = arguments.words;
    let against = match arguments.text("against") {
        None => None,
        Some("person") => Some(SeatKind::Person),
        Some(name) => Some(SeatKind::Program(name.parse().map_err(|_| {
            let known = Player::NAMES.join(", ");
            Failure::CommandLine(fl!(words, "cli-argument-against", name = name, known = known))
        })?)),
    };
    Ok(PlayOptions {
        against,
        names: BySeat { first: name(arguments, "first")?, second: name(arguments, "second")? },
        edition: arguments.edition()?,
        components: arguments.components()?,
        seed: arguments.seed_or_any()?,
        saved: saved(arguments)?,
        human: arguments.seat()?,
        date: None,
        duel: None,
    })
}

/// The game to go on with, if one is named.
fn saved(arguments: &Arguments<'_>) -> Result<Option<SavedGame>, Failure> {
    let Some(path) = arguments.path("load") else {
        return Ok(None);
    };
    let input = input::read(path, arguments.words)?;
    match input.text.parse::<Record>() {
        Ok(record) => Ok(Some(SavedGame { file: input.name, record })),
        Err(error) => Err(Failure::Wrong(arguments.words.record_error_in(&input.name, &error))),
    }
}

/// A player's name, if it can stand in a record.
fn name(arguments: &Arguments<'_>, id: &str) -> Result<Option<String>, Failure> {
    let Some(name) = arguments.text(id).map(str::trim).filter(|name| !name.is_empty()) else {
        return Ok(None);
    };
    let mut record = Record::new(blazon::Rules::default());
    match record.set_tag("First", name) {
        Ok(()) => Ok(Some(name.to_owned())),
        Err(error) => Err(Failure::CommandLine(arguments.words.tag_error(error))),
    }
}
