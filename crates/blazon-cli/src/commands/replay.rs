//! `blazon replay`: a recorded game, event by event.

use std::io::Write;

use blazon::{Event, Record, Seat};
use blazon_wire::Played;
use blazon_words::{Words, fl};
use clap::Command;

use crate::arguments::{Arguments, json, operand};
use crate::command_line::examples;
use crate::failure::{Exit, Failure};
use crate::input;

const EXAMPLES: &[&str] =
    &["blazon replay game.txt", "blazon replay --json game.txt", "blazon replay - < game.txt"];

pub(super) fn command(words: &Words) -> Command {
    Command::new("replay")
        .about(fl!(words, "cli-about-replay"))
        .override_usage(fl!(words, "cli-usage-replay"))
        .after_help(examples(words, EXAMPLES))
        .arg(operand("file", &fl!(words, "cli-value-file"), fl!(words, "cli-help-record")).required(true))
        .arg(json(words))
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let input = input::read(arguments.path("file").unwrap_or_default(), words)?;
    let record: Record =
        input.text.parse().map_err(|error| Failure::Wrong(words.record_error_in(&input.name, &error)))?;
    if arguments.flag("json") {
        for (i, (position, &event)) in record.positions().zip(record.events()).enumerate() {
            writeln!(out, "{}", blazon_wire::line(&Played::new(i as u32 + 1, &position, event)))?;
        }
        return Ok(Exit::Fine);
    }
    tell(&record, words, out)
}

/// Tells the game in sentences.
fn tell(record: &Record, words: &Words, out: &mut impl Write) -> Result<Exit, Failure> {
    let names = words.called_in(record);
    let (first, second) = (names.first.label(), names.second.label());
    writeln!(out, "{}", fl!(words, "versus", first = first, second = second))?;
    let mut position = *record.start();
    for (i, &event) in record.events().iter().enumerate() {
        if i == 0 || matches!(event, Event::Roll(_)) {
            let a = names[position.player_a()].label();
            writeln!(out, "\n{}", fl!(words, "cli-replay-round", round = position.round(), name = a))?;
        }
        let before = position;
        position.play_unchecked(event);
        writeln!(out, "{}", words.event(&before, event, &names))?;
        for sentence in words.aftermath(&before, event, &position, &names) {
            writeln!(out, "{sentence}")?;
        }
    }
    writeln!(out)?;
    for line in Seat::ALL.into_iter().flat_map(|seat| words.score(&position, seat, &names)) {
        writeln!(out, "{line}")?;
    }
    if position.outcome().is_some() {
        writeln!(out, "{}", words.outcome(&position, &names))?;
    } else {
        writeln!(out, "{}", fl!(words, "replay-unfinished"))?;
    }
    Ok(Exit::Fine)
}
