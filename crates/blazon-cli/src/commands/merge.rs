//! `blazon merge`: the parts of a run, put together.

use std::io::Write;

use blazon_files::Input;
use blazon_wire::{
    ContestOptions, Ladder, Match, MeasuredAccuracy, MeasuredCalibration, MeasuredDecisions, MeasuredEndings,
    MeasuredPowers, Simulation,
};
use blazon_words::{Words, fl};
use clap::Command;

use super::ladder;
use crate::arguments::{Arguments, json, operand, path_option};
use crate::command_line::examples;
use crate::contest::{json, merge, report};
use crate::counted::{self, Counted};
use crate::failure::{Exit, Failure};
use crate::input;
use crate::parts::Unfit;

const EXAMPLES: &[&str] =
    &["blazon merge part-*.json", "blazon merge --json part-1.json part-2.json part-3.json > whole.json"];

pub(super) fn command(words: &Words) -> Command {
    Command::new("merge")
        .about(fl!(words, "cli-about-merge"))
        .override_usage(fl!(words, "cli-usage-merge"))
        .after_help(examples(words, EXAMPLES))
        .arg(
            operand("files", &fl!(words, "cli-value-file"), fl!(words, "cli-help-parts"))
                .num_args(1..)
                .required(true),
        )
        .arg(path_option("svg", &fl!(words, "cli-value-file"), fl!(words, "cli-option-svg")))
        .arg(json(words))
}

/// A line that says which parts of a run it counts.
trait Part: Sized {
    /// Reads one, if it is one that was played. Of what it says only the counts are believed: all that follows from them
    /// is computed again.
    fn read(text: &str) -> Option<Self>;

    /// Adds another part of the same run.
    fn add(&self, other: &Self) -> Result<Self, Unfit>;

    /// Prints it as it was asked for.
    fn print(&self, arguments: &Arguments<'_>, out: &mut impl Write) -> Result<(), Failure>;
}

impl Part for Ladder {
    fn read(text: &str) -> Option<Ladder> {
        let Ladder { version, options: terms, players, matches, self_matches } =
            blazon_wire::read(text).ok()?;
        // Before anything is computed: there may be many.
        if players.len() > blazon_arena::Ladder::MOST {
            return None;
        }
        json::pairs_asked(&terms)?;
        let recomputed =
            |matches: Vec<Match>| matches.iter().map(json::recomputed).collect::<Option<Vec<_>>>();
        let (matches, self_matches) = (recomputed(matches)?, recomputed(self_matches)?);
        let stopped = matches.iter().chain(&self_matches).any(|one| one.options.stopped);
        let terms = ContestOptions { stopped, ..terms };
        let names: Vec<String> = players.into_iter().map(|player| player.name).collect();
        merge::ladder(version, terms, matches, self_matches, &names)
    }

    fn add(&self, other: &Ladder) -> Result<Ladder, Unfit> {
        merge::add_ladder(self, other)
    }

    fn print(&self, arguments: &Arguments<'_>, out: &mut impl Write) -> Result<(), Failure> {
        ladder::print(self, arguments, out)
    }
}

impl Part for Match {
    fn read(text: &str) -> Option<Match> {
        json::recomputed(&blazon_wire::read(text).ok()?)
    }

    fn add(&self, other: &Match) -> Result<Match, Unfit> {
        merge::add_match(self, other)
    }

    fn print(&self, arguments: &Arguments<'_>, out: &mut impl Write) -> Result<(), Failure> {
        if arguments.flag("json") {
            writeln!(out, "{}", blazon_wire::line(self))?;
        } else {
            report::tell_match(self, arguments.words, out)?;
        }
        Ok(())
    }
}

impl<T: Counted> Part for T {
    fn read(text: &str) -> Option<T> {
        counted::recomputed(&blazon_wire::read(text).ok()?)
    }

    fn add(&self, other: &T) -> Result<T, Unfit> {
        counted::add(self, other)
    }

    fn print(&self, arguments: &Arguments<'_>, out: &mut impl Write) -> Result<(), Failure> {
        counted::print(self, arguments, out)
    }
}

/// A kind of run whose parts can be put together.
struct Kind {
    /// Whether a text is a part of such a run.
    is: fn(&str) -> bool,
    /// Puts the files together, the first of which is such a part, and prints the whole.
    merge: fn(&Input, &Arguments<'_>, &mut dyn Write) -> Result<(), Failure>,
}

impl Kind {
    const fn of<T: Part>() -> Kind {
        Kind { is: |text| T::read(text).is_some(), merge: merge_parts::<T> }
    }
}

/// All of them. Each has fields that no other has.
const KINDS: [Kind; 8] = [
    Kind::of::<Ladder>(),
    Kind::of::<Match>(),
    Kind::of::<Simulation>(),
    Kind::of::<MeasuredEndings>(),
    Kind::of::<MeasuredDecisions>(),
    Kind::of::<MeasuredCalibration>(),
    Kind::of::<MeasuredPowers>(),
    Kind::of::<MeasuredAccuracy>(),
];

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let Some(first) = arguments.paths("files").next() else { return Ok(Exit::Fine) };
    let first = input::read(first, arguments.words)?;
    let kind = KINDS.iter().find(|kind| (kind.is)(&first.text));
    let kind = kind.ok_or_else(|| unreadable(&first, arguments.words))?;
    (kind.merge)(&first, arguments, out)?;
    Ok(Exit::Fine)
}

fn merge_parts<T: Part>(
    first: &Input,
    arguments: &Arguments<'_>,
    mut out: &mut dyn Write,
) -> Result<(), Failure> {
    let words = arguments.words;
    let mut whole = T::read(&first.text).ok_or_else(|| unreadable(first, words))?;
    for path in arguments.paths("files").skip(1) {
        let input = input::read(path, words)?;
        let added = match T::read(&input.text) {
            Some(part) => whole.add(&part),
            None if KINDS.iter().any(|kind| (kind.is)(&input.text)) => Err(Unfit::Different),
            None => return Err(unreadable(&input, words)),
        };
        let (file, first) = (input.name.as_str(), first.name.as_str());
        whole = added.map_err(|unfit| {
            Failure::Wrong(match unfit {
                Unfit::Different => fl!(words, "cli-merge-different", file = file, first = first),
                Unfit::Twice(part) => fl!(words, "cli-merge-twice", file = file, part = part.to_string()),
            })
        })?;
    }
    whole.print(arguments, &mut out)
}

fn unreadable(input: &Input, words: &Words) -> Failure {
    Failure::Wrong(fl!(words, "cli-merge-unreadable", file = input.name.as_str()))
}
