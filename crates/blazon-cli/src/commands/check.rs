//! `blazon check`: whether records are right.

use std::ffi::OsStr;
use std::io::Write;

use blazon::{Record, RecordFault};
use blazon_wire::{Checked, Wrong};
use blazon_words::{Words, fl};
use clap::{ArgAction, Command};

use crate::arguments::{Arguments, json, operand};
use crate::command_line::examples;
use crate::failure::{Exit, Failure};
use crate::input;
use crate::output::complain;

const EXAMPLES: &[&str] =
    &["blazon check game.txt", "blazon check games/*.txt && echo fine", "blazon check --json - < game.txt"];

pub(super) fn command(words: &Words) -> Command {
    Command::new("check")
        .about(fl!(words, "cli-about-check"))
        .override_usage(fl!(words, "cli-usage-check"))
        .after_help(examples(words, EXAMPLES))
        .arg(
            operand("files", &fl!(words, "cli-value-file"), fl!(words, "cli-help-records"))
                .required(true)
                .action(ArgAction::Append)
                .num_args(1..),
        )
        .arg(json(words))
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let (mut right, mut all) = (0_u32, 0_u32);
    let mut exit = Exit::Fine;
    for path in arguments.paths("files") {
        let (checked, found) = check(path, words)?;
        all += 1;
        right += u32::from(checked.right);
        // A file that nobody could read leaves the question open, and that weighs more than a wrong one.
        if exit != Exit::Io && found != Exit::Fine {
            exit = found;
        }
        if arguments.flag("json") {
            writeln!(out, "{}", blazon_wire::line(&checked))?;
        } else if let Some(wrong) = &checked.wrong {
            // Whoever watches both streams sees the faults in their order.
            out.flush()?;
            complain(&wrong.message);
        }
    }
    if !arguments.flag("json") {
        writeln!(out, "{}", fl!(words, "cli-check-sum", right = right, all = all))?;
    }
    Ok(exit)
}

fn check(path: &OsStr, words: &Words) -> Result<(Checked, Exit), Failure> {
    let file = path.to_string_lossy().into_owned();
    let wrong = |wrong: Wrong| Checked {
        file: file.clone(),
        right: false,
        events: None,
        result: None,
        wrong: Some(wrong),
    };
    let input = match input::read(path, words) {
        Ok(input) => input,
        Err(Failure::Io(message)) => {
            return Ok((wrong(Wrong { line: None, column: None, rule: None, message }), Exit::Io));
        }
        Err(failure) => return Err(failure),
    };
    Ok(match input.text.parse::<Record>() {
        Ok(record) => {
            let events = Some(record.events().len() as u32);
            let result = Some(record.result().to_string());
            (Checked { file, right: true, events, result, wrong: None }, Exit::Fine)
        }
        Err(error) => {
            let rule = match error.fault {
                RecordFault::Illegal { reason, .. } => Some(reason.code().to_owned()),
                _ => None,
            };
            let message = words.record_error_in(&file, &error);
            (wrong(Wrong { line: Some(error.line), column: Some(error.column), rule, message }), Exit::Wrong)
        }
    })
}
