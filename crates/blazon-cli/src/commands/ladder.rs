//! `blazon ladder`: every player's Elo.

use std::io::Write;
use std::path::Path;

use blazon_arena::{Contestant, Ladder, NoWorkers, Pairing, TooManyContestants};
use blazon_files::atomic_file;
use blazon_picture::{Captions, LADDER_STYLE, Rated, document};
use blazon_words::{Words, fl, printable};
use clap::{Arg, Command};

use crate::arguments::{Arguments, path_option};
use crate::command_line::examples;
use crate::contest::arguments::{options, try_programs, with_options};
use crate::contest::{json, merge, report};
use crate::failure::{Exit, Failure, no_workers, unwritten};
use crate::interrupt;
use crate::progress::Bar;

const EXAMPLES: &[&str] = &[
    "blazon ladder --pairs 200 --seed 1",
    "blazon ladder random greedy level:1 level:2 --svg ladder.svg",
    "blazon ladder --pairs 2000 --seed 1 --shard 1/8 --json > part-1.json",
];

pub(super) fn command(words: &Words) -> Command {
    let command = Command::new("ladder")
        .about(fl!(words, "cli-about-ladder"))
        .override_usage(fl!(words, "cli-usage-ladder"))
        .after_help(examples(words, EXAMPLES))
        .arg(
            Arg::new("players")
                .value_name(fl!(words, "cli-value-player"))
                .help(fl!(words, "cli-help-ladder"))
                .num_args(0..),
        )
        .arg(path_option("svg", &fl!(words, "cli-value-file"), fl!(words, "cli-option-svg")));
    with_options(command, words)
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let named: Vec<Contestant> =
        arguments.texts("players").map(|name| arguments.contestant(name)).collect::<Result<_, _>>()?;
    let ladder = if named.is_empty() { Ok(Ladder::everybody()) } else { Ladder::new(named) };
    let ladder = ladder.map_err(|TooManyContestants(count)| {
        Failure::CommandLine(fl!(words, "cli-argument-ladder", most = Ladder::MOST, count = count))
    })?;
    let options = options(arguments)?;
    let threads = arguments.threads()?;
    let [pairings, controls] = [ladder.pairings(), ladder.controls()];
    for &pairing in &pairings {
        try_programs(&ladder.contest(pairing, options), words)?;
    }
    if let Some(file) = arguments.path("svg").map(Path::new) {
        // Nobody wants to hear of it only when all is played.
        atomic_file::check(file).map_err(|error| unwritten(words, file, &error))?;
    }
    let stop = interrupt::listen();
    let share = options.shard.share(options.pairs);
    let bar = Bar::new(share * (pairings.len() + controls.len()) as u64);
    let mut before = 0;
    let mut play = |pairing: Pairing| {
        let contest = ladder.contest(pairing, options);
        let sums = contest.play(threads, None, stop, |sums| {
            bar.show_pairs(before + sums.pairs.pairs(), sums, words);
        })?;
        before += share;
        Ok::<_, NoWorkers>(json::played(&contest, &sums, None))
    };
    // The controls first: if they are wrong nothing else is worth waiting for.
    let all: Result<Vec<_>, _> = controls.iter().chain(&pairings).copied().map(&mut play).collect();
    let mut self_matches = all.map_err(|error| no_workers(words, &error))?;
    let matches = self_matches.split_off(controls.len());
    drop(bar);
    let stopped = matches.iter().chain(&self_matches).any(|one| one.options.stopped);
    let names: Vec<String> = ladder.contestants.iter().map(Contestant::to_string).collect();
    let version = env!("CARGO_PKG_VERSION").to_owned();
    let line = merge::ladder(version, json::terms(&options, stopped), matches, self_matches, &names)
        .ok_or_else(|| Failure::Wrong(fl!(words, "cli-argument-other")))?;
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
        report::tell_ladder(line, words, out)?;
    }
    let Some(file) = arguments.path("svg") else { return Ok(()) };
    let mut rated: Vec<Rated> = line
        .players
        .iter()
        .map(|player| Rated {
            name: printable(&player.name).into_owned(),
            elo: player.elo,
            low: player.elo_low,
            high: player.elo_high,
        })
        .collect();
    rated.sort_by(|one, other| other.elo.total_cmp(&one.elo));
    let captions = Captions {
        title: fl!(
            words,
            "cli-ladder-title",
            pairs = line.options.pairs,
            seed = line.options.seed.to_string()
        ),
        axis: fl!(words, "cli-ladder-axis"),
    };
    let picture = blazon_picture::ladder(&rated, &captions, |elo| words.decimal(f64::from(elo), 0));
    let file = Path::new(file);
    atomic_file::replace(file, document(&picture, LADDER_STYLE))
        .map_err(|error| unwritten(words, file, &error))
}
