//! `blazon puzzles check`: proves puzzles again.

use std::io::Write;

use blazon_arena::{PuzzleCheck, PuzzleVerdict};
use blazon_engine::net::Net;
use blazon_puzzles::Puzzle;
use blazon_wire::CheckedPuzzle;
use blazon_words::{Words, fl};
use clap::Command;

use super::{file, read};
use crate::arguments::{Arguments, json, option};
use crate::command_line::examples;
use crate::failure::{Exit, Failure};
use crate::progress::watched;

const EXAMPLES: &[&str] = &[
    "blazon puzzles check",
    "blazon puzzles check --count 20 --seed 1",
    "blazon puzzles check puzzles.txt --json",
];

pub(super) fn command(words: &Words) -> Command {
    let number = fl!(words, "cli-value-number");
    Command::new("check")
        .about(fl!(words, "cli-about-puzzles-check"))
        .override_usage(fl!(words, "cli-usage-puzzles-check"))
        .after_help(examples(words, EXAMPLES))
        .arg(file(words))
        .arg(option("count", &number, fl!(words, "cli-option-puzzles-check-count")))
        .arg(option("seed", &number, fl!(words, "cli-option-work-seed")))
        .arg(option("threads", &number, fl!(words, "cli-option-work-threads")))
        .arg(json(words))
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let puzzles = read(arguments)?;
    let count = arguments.number("count", 1..=u32::MAX as usize)?.unwrap_or(usize::MAX);
    let puzzles = &puzzles.all()[..count.min(puzzles.all().len())];
    let check = PuzzleCheck { seed: arguments.seed_or_any()?, net: Net::shipped() };
    let verdicts = watched(arguments, puzzles.len() as u64, |threads, stop, watch| {
        let mut verdicts: Vec<PuzzleVerdict> = Vec::with_capacity(puzzles.len());
        check.check(puzzles, threads, stop, |_, verdict| {
            verdicts.push(verdict);
            watch(verdicts.len() as u64);
        })?;
        Ok(verdicts)
    })?;
    let holds = |verdict: &PuzzleVerdict| matches!(verdict, PuzzleVerdict::Holds(_));
    let right = verdicts.iter().filter(|verdict| holds(verdict)).count();
    for (number, (puzzle, &verdict)) in (1..).zip(puzzles.iter().zip(&verdicts)) {
        if arguments.flag("json") {
            writeln!(out, "{}", blazon_wire::line(&checked(number, puzzle, verdict)))?;
        } else if let Some(sentence) = fault(number, puzzle, verdict, words) {
            writeln!(out, "{sentence}")?;
        }
    }
    if !arguments.flag("json") {
        let sum = fl!(
            words,
            "cli-puzzles-sum",
            right = (right as u64),
            all = (verdicts.len() as u64),
            seed = check.seed.to_string()
        );
        writeln!(out, "{sum}")?;
    }
    Ok(if right == verdicts.len() { Exit::Fine } else { Exit::Wrong })
}

fn checked(number: u64, puzzle: &Puzzle, verdict: PuzzleVerdict) -> CheckedPuzzle {
    let (holds, gap) = match verdict {
        PuzzleVerdict::Holds(gap) => (true, Some(gap)),
        PuzzleVerdict::Fails(_, gain) => (false, Some(-gain)),
        PuzzleVerdict::Unsolved => (false, None),
    };
    CheckedPuzzle {
        number,
        id: puzzle.id().into(),
        theme: puzzle.theme.to_string(),
        proof: puzzle.proof.to_string(),
        holds,
        gap,
    }
}

/// What is wrong with a puzzle that does not hold.
fn fault(number: u64, puzzle: &Puzzle, verdict: PuzzleVerdict, words: &Words) -> Option<String> {
    match verdict {
        PuzzleVerdict::Holds(_) => None,
        PuzzleVerdict::Fails(rival, gain) => Some(fl!(
            words,
            "cli-puzzles-fails",
            number = number.to_string(),
            best = puzzle.best.to_string(),
            rival = rival.to_string(),
            difference = words.signed(100.0 * gain, 1)
        )),
        PuzzleVerdict::Unsolved => Some(fl!(words, "cli-puzzles-unsolved", number = number.to_string())),
    }
}
