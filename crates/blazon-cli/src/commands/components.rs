//! `blazon components`: the dice and the spellbook as a file that a person can edit.

use std::io::Write;

use blazon::Components;
use blazon_words::{Words, fl};
use clap::Command;

use crate::arguments::{Arguments, operand, read_components};
use crate::command_line::examples;
use crate::failure::{Exit, Failure};

const EXAMPLES: &[&str] =
    &["blazon components > mine.txt", "blazon components mine.txt", "blazon play --components mine.txt"];

pub(super) fn command(words: &Words) -> Command {
    Command::new("components")
        .about(fl!(words, "cli-about-components"))
        .override_usage(fl!(words, "cli-usage-components"))
        .after_help(examples(words, EXAMPLES))
        .arg(operand("file", &fl!(words, "cli-value-file"), fl!(words, "cli-help-components")))
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    if let Some(path) = arguments.path("file") {
        let components = read_components(path, words)?;
        writeln!(out, "{}", fl!(words, "cli-components-right"))?;
        writeln!(out, "{components}")?;
        return Ok(Exit::Fine);
    }
    for line in fl!(words, "cli-components-note").lines() {
        writeln!(out, "# {line}")?;
    }
    write!(out, "{}", Components::BOX.file_text())?;
    Ok(Exit::Fine)
}
