//! `blazon show`: a position as a picture.

use std::io::Write;

use blazon_report::position;
use blazon_words::{Words, fl};
use clap::Command;

use crate::arguments::{Arguments, operand};
use crate::command_line::examples;
use crate::failure::{Exit, Failure};
use crate::subject::Subject;

const EXAMPLES: &[&str] = &["blazon show game.txt", "blazon show start", "blazon show - < position.txt"];

pub(super) fn command(words: &Words) -> Command {
    Command::new("show")
        .about(fl!(words, "cli-about-show"))
        .override_usage(fl!(words, "cli-usage-show"))
        .after_help(examples(words, EXAMPLES))
        .arg(operand("subject", &fl!(words, "cli-value-subject"), fl!(words, "cli-help-subject")))
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let subject = match arguments.path("subject") {
        Some(argument) => Subject::read(argument, words)?,
        None => Subject::start(words),
    };
    // Into a file or a pipe it is drawn wide: nothing is known about where it will be looked at.
    let columns = terminal_size::terminal_size_of(std::io::stdout())
        .map_or(position::WIDE, |(width, _)| width.0.into());
    let shown = &subject.position;
    write!(out, "{}", position::draw(shown, &subject.names, columns, words))?;
    writeln!(out)?;
    writeln!(out, "{}", fl!(words, "cli-show-hash", hash = format!("{:016x}", shown.stable_hash())))?;
    writeln!(out, "{shown}")?;
    Ok(Exit::Fine)
}
