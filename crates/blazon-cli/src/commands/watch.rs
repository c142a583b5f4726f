//! `blazon watch`: a game at a table on a server, for those who only look.

use std::io::Write;

use blazon_online::LinkKind;
use blazon_terminal::Errand;
use blazon_words::{Words, fl};
use clap::{Arg, Command};

use super::play;
use crate::arguments::Arguments;
use crate::command_line::examples;
use crate::failure::{Exit, Failure};

const EXAMPLES: &[&str] = &["blazon watch 'https://blazon.example/#watch-…'"];

pub(super) fn command(words: &Words) -> Command {
    Command::new("watch")
        .about(fl!(words, "cli-about-watch"))
        .override_usage(fl!(words, "cli-usage-watch"))
        .after_help(examples(words, EXAMPLES))
        .arg(
            Arg::new("link")
                .value_name(fl!(words, "cli-value-link"))
                .help(fl!(words, "cli-help-watch-link"))
                .required(true),
        )
}

/// Tells a game as it is played, until it is over or the person leaves.
pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    match arguments.link("link")? {
        Some(link) if matches!(link.link.kind, LinkKind::Watch(_)) => {
            play::visit(arguments, Errand::Open(link), None, out)
        }
        _ => Err(Failure::CommandLine(fl!(arguments.words, "cli-argument-link-to-play"))),
    }
}
