//! `blazon bench net`: how many drawings the net judges.

use std::io::Write;

use blazon::Rules;
use blazon_arena::measure::{Quick, Spot, spots};
use blazon_engine::{Budget, Engine, Player};
use blazon_wire::NetBench;
use blazon_words::{Words, fl};
use clap::Command;

use super::{Length, print};
use crate::arguments::{Arguments, json, net, option};
use crate::command_line::examples;
use crate::failure::{Exit, Failure};
use crate::figure::real;

/// The decisions come from so many games, and are made over and over.
const POSITIONS: usize = 512;

const EXAMPLES: &[&str] =
    &["blazon bench net", "blazon bench net --seconds 10 --json", "blazon bench net --net net.bin"];

pub(super) fn command(words: &Words) -> Command {
    let number = fl!(words, "cli-value-number");
    Command::new("net")
        .about(fl!(words, "cli-about-bench-net"))
        .override_usage(fl!(words, "cli-usage-bench-net"))
        .after_help(examples(words, EXAMPLES))
        .arg(option("seconds", &number, fl!(words, "cli-option-seconds")))
        .arg(option("seed", &number, fl!(words, "cli-option-work-seed")))
        .arg(net(words))
        .arg(json(words))
}

/// What is timed are decisions of the player `net`: nearly all of their time goes into the evaluations they count.
pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let seed = arguments.seed()?.unwrap_or(0);
    let length = Length::of_seconds(arguments)?;
    let engine = Engine::with_net(Player::Net, arguments.net()?);
    let spots = spots(&Quick::greedy(), Rules::default(), seed, POSITIONS);
    let mut evaluations = 0;
    let mut next = spots.iter().cycle();
    let (decisions, seconds) = length.time(1, |_| {
        let Some(&Spot { position, seat }) = next.next() else { return };
        if let Some(decision) = engine.decide(&position, seat, Budget::Usual, 0, &mut ()) {
            evaluations += decision.nodes;
            std::hint::black_box(decision.event());
        }
    });
    let bench = NetBench {
        seed,
        decisions,
        evaluations,
        seconds,
        evaluations_per_second: real(evaluations) / seconds,
        nanoseconds_per_evaluation: seconds * 1e9 / real(evaluations.max(1)),
    };
    let told = [
        fl!(
            words,
            "cli-bench-evaluations",
            evaluations = bench.evaluations,
            seconds = words.decimal(bench.seconds, 2),
            decisions = bench.decisions
        ),
        fl!(words, "cli-bench-evaluation-speed", speed = words.decimal(bench.evaluations_per_second, 0)),
        fl!(
            words,
            "cli-bench-evaluation-time",
            nanoseconds = words.decimal(bench.nanoseconds_per_evaluation, 1)
        ),
        fl!(words, "cli-bench-evaluation"),
    ];
    print(arguments, out, &blazon_wire::line(&bench), told)?;
    Ok(Exit::Fine)
}
