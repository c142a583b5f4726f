//! `blazon verify`: whether the dice of records were fair.

use std::ffi::OsStr;
use std::io::Write;

use blazon::{Event, Record};
use blazon_dice::{Checked, Proof, ProofError, ProofFault, Unfair};
use blazon_wire::{DiceFault, Verified, WrongDice};
use blazon_words::{Words, fl};
use clap::{ArgAction, Command};

use crate::arguments::{Arguments, json, operand};
use crate::command_line::examples;
use crate::failure::{Exit, Failure};
use crate::input;
use crate::output::complain;

const EXAMPLES: &[&str] = &[
    "blazon verify game.txt",
    "blazon verify games/*.txt && echo fair",
    "blazon verify --json - < game.txt",
];

pub(super) fn command(words: &Words) -> Command {
    Command::new("verify")
        .about(fl!(words, "cli-about-verify"))
        .override_usage(fl!(words, "cli-usage-verify"))
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
    let (mut fair, mut all) = (0_u32, 0_u32);
    let mut exit = Exit::Fine;
    for path in arguments.paths("files") {
        let file = path.to_string_lossy();
        let verdict = verdict(path, words)?;
        all += 1;
        match &verdict {
            Ok(_) => fair += 1,
            // A file that nobody could read leaves the question open, and that weighs more than unfair dice.
            Err(wrong) if wrong.what == DiceFault::File => exit = Exit::Io,
            Err(_) if exit == Exit::Fine => exit = Exit::Wrong,
            Err(_) => {}
        }
        if arguments.flag("json") {
            writeln!(out, "{}", blazon_wire::line(&line(&file, verdict)))?;
            continue;
        }
        match verdict {
            Ok(checked) => writeln!(out, "{}", said(&file, checked, words))?,
            Err(wrong) => {
                // Whoever watches both streams sees the verdicts in their order.
                out.flush()?;
                complain(&wrong.message);
            }
        }
    }
    if !arguments.flag("json") {
        writeln!(out, "{}", fl!(words, "cli-verify-sum", fair = fair, all = all))?;
    }
    Ok(exit)
}

/// What was checked in a file, or what is wrong with it.
fn verdict(path: &OsStr, words: &Words) -> Result<Result<Checked, WrongDice>, Failure> {
    let file = path.to_string_lossy();
    let input = match input::read(path, words) {
        Ok(input) => input,
        Err(Failure::Io(message)) => return Ok(Err(fault(DiceFault::File, message))),
        Err(failure) => return Err(failure),
    };
    let record: Record = match input.text.parse() {
        Ok(record) => record,
        Err(error) => return Ok(Err(fault(DiceFault::Record, words.record_error_in(&file, &error)))),
    };
    Ok(match Proof::of(&record) {
        Ok(Some(proof)) => proof.check(&record).map_err(|unfair| wrong_dice(&file, unfair, words)),
        Ok(None) => Err(fault(DiceFault::NoProof, fl!(words, "cli-verify-none", file = file.into_owned()))),
        Err(error) => Err(wrong_tag(&file, error, words)),
    })
}

fn wrong_tag(file: &str, error: ProofError, words: &Words) -> WrongDice {
    let ProofError { tag, fault: found } = error;
    let wrong = match found {
        ProofFault::Missing => {
            fault(DiceFault::Missing, fl!(words, "cli-verify-missing", file = file, tag = tag))
        }
        ProofFault::Word(_) | ProofFault::Bytes(_) => {
            fault(DiceFault::Damaged, fl!(words, "cli-verify-damaged", file = file, tag = tag))
        }
    };
    WrongDice { tag: Some(tag.to_owned()), ..wrong }
}

fn wrong_dice(file: &str, unfair: Unfair, words: &Words) -> WrongDice {
    match unfair {
        Unfair::Seal => fault(DiceFault::Seal, fl!(words, "cli-verify-seal", file = file)),
        Unfair::Start => fault(DiceFault::Start, fl!(words, "cli-verify-start", file = file)),
        Unfair::Position => fault(DiceFault::Position, fl!(words, "cli-verify-position", file = file)),
        Unfair::Roll { index, expected, found } => {
            // Every round has one roll, and the record starts with the first.
            let round = index + 1;
            let message = fl!(
                words,
                "cli-verify-roll",
                file = file,
                round = round,
                expected = expected.to_string(),
                found = found.to_string()
            );
            WrongDice {
                round: Some(round),
                expected: Some(Event::Roll(expected)),
                found: Some(Event::Roll(found)),
                ..fault(DiceFault::Roll, message)
            }
        }
        Unfair::Lots { expected, found } => WrongDice {
            expected: Some(Event::Lots(expected)),
            found: Some(Event::Lots(found)),
            ..fault(DiceFault::Lots, fl!(words, "cli-verify-lots", file = file))
        },
    }
}

const fn fault(what: DiceFault, message: String) -> WrongDice {
    WrongDice { what, tag: None, round: None, expected: None, found: None, message }
}

fn said(file: &str, checked: Checked, words: &Words) -> String {
    let Checked { rolls, lots } = checked;
    if lots {
        fl!(words, "cli-verify-fair-lots", file = file, rolls = rolls)
    } else {
        fl!(words, "cli-verify-fair", file = file, rolls = rolls)
    }
}

fn line(file: &str, verdict: Result<Checked, WrongDice>) -> Verified {
    let file = file.to_owned();
    match verdict {
        Ok(Checked { rolls, lots }) => {
            Verified { file, fair: Some(true), rolls: Some(rolls), lots: Some(lots), wrong: None }
        }
        Err(wrong) => {
            let unfair = match wrong.what {
                DiceFault::Seal | DiceFault::Start | DiceFault::Roll | DiceFault::Lots => Some(false),
                DiceFault::NoProof
                | DiceFault::Missing
                | DiceFault::Damaged
                | DiceFault::Position
                | DiceFault::Record
                | DiceFault::File => None,
            };
            Verified { file, fair: unfair, rolls: None, lots: None, wrong: Some(wrong) }
        }
    }
}
