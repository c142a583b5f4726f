//! `blazon legal`: what the players may do.

use std::io::Write;

use blazon::Seat;
use blazon_wire::LegalEvent;
use blazon_words::{Words, fl};
use clap::Command;

use crate::arguments::{Arguments, flag, json, operand, option};
use crate::command_line::examples;
use crate::failure::{Exit, Failure};
use crate::subject::Subject;

const EXAMPLES: &[&str] = &[
    "blazon legal game.txt",
    "blazon legal --count \"$(cat position.txt)\"",
    "blazon legal --seat second --json - < position.txt",
];

pub(super) fn command(words: &Words) -> Command {
    Command::new("legal")
        .about(fl!(words, "cli-about-legal"))
        .override_usage(fl!(words, "cli-usage-legal"))
        .after_help(examples(words, EXAMPLES))
        .arg(
            operand("position", &fl!(words, "cli-value-position"), fl!(words, "cli-help-position"))
                .required(true),
        )
        .arg(option("seat", &fl!(words, "cli-value-seat"), fl!(words, "cli-option-seat")))
        .arg(flag("count", fl!(words, "cli-option-count")))
        .arg(json(words))
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let only = arguments.seat()?;
    let Subject { position, .. } = Subject::read(arguments.path("position").unwrap_or_default(), words)?;
    let seats = Seat::ALL.into_iter().filter(|&seat| only.is_none_or(|only| only == seat));
    if arguments.flag("count") {
        let count: usize = seats.map(|seat| position.legal(seat).len()).sum();
        writeln!(out, "{count}")?;
        return Ok(Exit::Fine);
    }
    for event in seats.flat_map(|seat| position.legal(seat)) {
        if arguments.flag("json") {
            writeln!(out, "{}", blazon_wire::line(&LegalEvent::new(&position, event)))?;
        } else {
            writeln!(out, "{event}")?;
        }
    }
    Ok(Exit::Fine)
}
