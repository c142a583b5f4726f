//! `blazon match`: two players, pairs of games with the same dice, and who is better.

use std::io::Write;

use blazon_arena::{Contest, ContestOptions, Sprt};
use blazon_words::{Words, fl};
use clap::{Arg, Command};

use crate::arguments::{Arguments, flag, option};
use crate::command_line::examples;
use crate::contest::arguments::{options, try_programs, with_options};
use crate::contest::{json, report};
use crate::failure::{Exit, Failure, no_workers};
use crate::interrupt;
use crate::progress::Bar;

const EXAMPLES: &[&str] = &[
    "blazon match best greedy --pairs 100 --seed 1",
    "blazon match level:7 level:6 --pairs 100 --seed 1 --luck",
    "blazon match level:4 level:3 --sprt 0 20 --pairs 100000",
    "blazon match best \"cmd:./other-engine --fast\" --time 100",
    "blazon match net mc:128 --pairs 5000 --seed 1 --shard 2/5 --json > part-2.json",
];

pub(super) fn command(words: &Words) -> Command {
    let command = Command::new("match")
        .about(fl!(words, "cli-about-match"))
        .override_usage(fl!(words, "cli-usage-match"))
        .after_help(examples(words, EXAMPLES))
        .arg(
            Arg::new("left")
                .value_name(fl!(words, "cli-value-left"))
                .help(fl!(words, "cli-help-left"))
                .required(true),
        )
        .arg(
            Arg::new("right")
                .value_name(fl!(words, "cli-value-right"))
                .help(fl!(words, "cli-help-right"))
                .required(true),
        )
        .arg(
            option("sprt", "ELO", fl!(words, "cli-option-sprt"))
                .num_args(2)
                .value_names(["ELO0", "ELO1"])
                .conflicts_with("shard"),
        )
        .arg(flag("luck", fl!(words, "cli-option-luck")));
    with_options(command, words)
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let contest = Contest {
        left: arguments.contestant(arguments.text("left").unwrap_or_default())?,
        right: arguments.contestant(arguments.text("right").unwrap_or_default())?,
        options: ContestOptions { luck: arguments.flag("luck"), ..options(arguments)? },
    };
    let sprt = sprt(arguments)?;
    let threads = arguments.threads()?;
    try_programs(&contest, words)?;
    let bar = Bar::new(contest.options.shard.share(contest.options.pairs));
    let stop = interrupt::listen();
    let sums = contest
        .play(threads, sprt, stop, |sums| bar.show_pairs(sums.pairs.pairs(), sums, words))
        .map_err(|error| no_workers(words, &error))?;
    drop(bar);
    let line = json::played(&contest, &sums, sprt);
    if arguments.flag("json") {
        writeln!(out, "{}", blazon_wire::line(&line))?;
    } else {
        report::tell_match(&line, words, out)?;
    }
    Ok(Exit::Fine)
}

fn sprt(arguments: &Arguments<'_>) -> Result<Option<Sprt>, Failure> {
    let asked: Vec<&str> = arguments.texts("sprt").collect();
    let [elo0, elo1] = asked[..] else { return Ok(None) };
    let sprt = elo0.parse().ok().zip(elo1.parse().ok()).and_then(|(elo0, elo1)| Sprt::new(elo0, elo1));
    let sentence = || fl!(arguments.words, "cli-argument-sprt", values = format!("{elo0} {elo1}"));
    sprt.map(Some).ok_or_else(|| Failure::CommandLine(sentence()))
}
