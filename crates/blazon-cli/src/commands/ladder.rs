//! `blazon ladder`: every player's Elo.

use std::io::Write;
use std::path::Path;

use blazon_arena::{Contestant, Interval, Ladder, Pairing};
use blazon_files::atomic_file;
use blazon_words::{Words, fl, printable};
use clap::{Arg, Command};

use crate::arguments::{Arguments, path_option};
use crate::command_line::examples;
use crate::contest::asked::{Bar, terms, try_programs, with_terms};
use crate::contest::{line, merge, told};
use crate::failure::{Exit, Failure, unwritten};
use crate::interrupt;

const EXAMPLES: &[&str] = &[
    "blazon ladder --pairs 200 --seed 1",
    "blazon ladder random greedy level:1 level:2 --svg ladder.svg",
    "blazon ladder --pairs 2000 --seed 1 --shard 1/8 --json > part-1.json",
];

pub(super) fn command(words: &Words) -> Command {
    let command = Command::new("ladder")
        .about(fl!(words, "about-ladder"))
        .override_usage(fl!(words, "usage-ladder"))
        .after_help(examples(words, EXAMPLES))
        .arg(
            Arg::new("players")
                .value_name(fl!(words, "value-player"))
                .help(fl!(words, "help-ladder"))
                .num_args(0..),
        )
        .arg(path_option("svg", &fl!(words, "value-file"), fl!(words, "option-svg")));
    with_terms(command, words)
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let named: Vec<Contestant> =
        arguments.texts("players").map(|name| arguments.contestant(name)).collect::<Result<_, _>>()?;
    let ladder = if named.is_empty() { Ladder::everybody() } else { Ladder::new(named) };
    let terms = terms(arguments)?;
    let threads = arguments.threads()?;
    let [pairings, controls] = [ladder.pairings(), ladder.controls()];
    for &pairing in &pairings {
        try_programs(&ladder.contest(pairing, terms), words)?;
    }
    if let Some(file) = arguments.path("svg").map(Path::new) {
        // Nobody wants to hear of it only when all is played.
        atomic_file::check(file).map_err(|error| unwritten(words, file, &error))?;
    }
    let stop = interrupt::listen();
    let share = terms.shard.share(terms.pairs);
    let bar = Bar::new(share * (pairings.len() + controls.len()) as u64, words);
    let mut before = 0;
    let mut play = |pairing: Pairing| {
        let contest = ladder.contest(pairing, terms);
        let sums = contest.play(threads, None, stop, |sums| bar.show(before + sums.pairs.pairs(), sums));
        before += share;
        line::played(&contest, &sums, None)
    };
    // The controls first: if they are wrong nothing else is worth waiting for.
    let self_matches: Vec<_> = controls.into_iter().map(&mut play).collect();
    let matches: Vec<_> = pairings.into_iter().map(&mut play).collect();
    bar.close();
    let stopped = matches.iter().chain(&self_matches).any(|one| one.options.stopped);
    let names: Vec<String> = ladder.contestants.iter().map(Contestant::to_string).collect();
    let version = env!("CARGO_PKG_VERSION").to_owned();
    let line = merge::ladder(version, line::terms(&terms, stopped), matches, self_matches, &names)
        .ok_or_else(|| Failure::Wrong(fl!(words, "argument-other")))?;
    print(&line, arguments, out)?;
    Ok(Exit::Fine)
}

/// Prints a ladder as it was asked for, and draws it.
pub(super) fn print(
    line: &blazon_wire::Ladder,
    arguments: &Arguments<'_>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let words = arguments.words;
    if arguments.flag("json") {
        writeln!(out, "{}", blazon_wire::line(line))?;
    } else {
        told::tell_ladder(line, words, out)?;
    }
    let Some(file) = arguments.path("svg") else { return Ok(()) };
    let mut rated: Vec<(String, Interval)> = line
        .players
        .iter()
        .map(|player| {
            let elo = Interval { mean: player.elo, low: player.elo_low, high: player.elo_high };
            (printable(&player.name).into_owned(), elo)
        })
        .collect();
    rated.sort_by(|(_, one), (_, other)| other.mean.total_cmp(&one.mean));
    let captions = blazon_arena::Captions {
        title: fl!(words, "ladder-title", pairs = line.options.pairs, seed = line.options.seed.to_string()),
        axis: fl!(words, "ladder-axis"),
    };
    let file = Path::new(file);
    atomic_file::replace(file, blazon_arena::svg(&rated, &captions))
        .map_err(|error| unwritten(words, file, &error))
}
