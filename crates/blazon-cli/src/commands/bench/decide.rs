//! `blazon bench decide`: how long a player takes for a decision.

use std::io::Write;
use std::sync::atomic::Ordering;
use std::time::Instant;

use blazon_arena::measure::{Quick, Spot, spots};
use blazon_engine::{Budget, Player, Progress};
use blazon_wire::{DecideBench, Spread};
use blazon_words::{Words, fl};
use clap::Command;

use super::print;
use crate::arguments::{Arguments, json, option, with_rules};
use crate::command_line::examples;
use crate::failure::{Exit, Failure};
use crate::figure::real;
use crate::interrupt;
use crate::progress::Bar;

/// The positions unless a number is asked for.
const POSITIONS: u64 = 100;

const EXAMPLES: &[&str] =
    &["blazon bench decide", "blazon bench decide --player level:5 --positions 1000 --seed 1 --json"];

pub(super) fn command(words: &Words) -> Command {
    let number = fl!(words, "cli-value-number");
    let positions = fl!(words, "cli-option-measure-positions", default = POSITIONS.to_string());
    let command = Command::new("decide")
        .about(fl!(words, "cli-about-bench-decide"))
        .override_usage(fl!(words, "cli-usage-bench-decide"))
        .after_help(examples(words, EXAMPLES))
        .arg(option("player", &fl!(words, "cli-value-player"), fl!(words, "cli-option-measure-player")))
        .arg(option("positions", &number, positions))
        .arg(option("seed", &number, fl!(words, "cli-option-work-seed")))
        .arg(json(words));
    with_rules(command, words)
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let player = arguments.entrant("player", Player::Best)?;
    let asked = arguments.number("positions", 1..=1_000_000)?.unwrap_or(POSITIONS);
    let seed = arguments.seed()?.unwrap_or(0);
    let rules = arguments.rules()?;
    let stop = interrupt::listen();
    let engine = player.engine();
    let bar = Bar::new(asked);
    let mut times = Vec::new();
    let mut nodes = 0;
    for Spot { position, seat } in spots(&Quick::greedy(), rules, seed, asked as usize) {
        let mut watch = |_: &Progress| !stop.load(Ordering::Relaxed);
        let clock = Instant::now();
        let decision = engine.decide(&position, seat, Budget::Usual, seed, &mut watch);
        let time = clock.elapsed();
        // A decision that was cut short took no time worth telling.
        if stop.load(Ordering::Relaxed) {
            break;
        }
        nodes += decision.map_or(0, |decision| decision.nodes);
        times.push(time.as_secs_f64() * 1e3);
        bar.show(times.len() as u64);
    }
    drop(bar);
    let positions = times.len() as u64;
    let bench = DecideBench {
        seed,
        player: player.to_string(),
        positions,
        stopped: positions < asked,
        nodes: real(nodes) / real(positions.max(1)),
        milliseconds: spread(times),
    };
    let stopped = bench.stopped.then(|| fl!(words, "cli-measure-stopped", done = positions, asked = asked));
    let Spread { mean, median, p95, most } = bench.milliseconds;
    let milliseconds = |figure: f64| words.decimal(figure, 2);
    let told = [
        fl!(
            words,
            "cli-bench-decisions",
            player = bench.player.as_str(),
            positions = positions,
            seed = seed.to_string()
        ),
        fl!(
            words,
            "cli-bench-decision-time",
            mean = milliseconds(mean),
            median = milliseconds(median),
            p95 = milliseconds(p95),
            most = milliseconds(most)
        ),
        fl!(words, "cli-bench-decision-nodes", nodes = words.decimal(bench.nodes, 0)),
    ];
    print(arguments, out, &blazon_wire::line(&bench), stopped.into_iter().chain(told))?;
    Ok(Exit::Fine)
}

/// How times are spread. A share is that of the nearest rank.
fn spread(mut times: Vec<f64>) -> Spread {
    times.sort_by(f64::total_cmp);
    let at = |percent: usize| {
        let rank = (times.len() * percent).div_ceil(100).max(1);
        times.get(rank - 1).copied().unwrap_or(0.0)
    };
    let mean = times.iter().sum::<f64>() / real(times.len().max(1) as u64);
    Spread { mean, median: at(50), p95: at(95), most: at(100) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_the_nearest() {
        let spread = spread((1..=20).rev().map(f64::from).collect());
        assert_eq!(spread, Spread { mean: 10.5, median: 10.0, p95: 19.0, most: 20.0 });
        assert_eq!(super::spread(Vec::new()), Spread { mean: 0.0, median: 0.0, p95: 0.0, most: 0.0 });
    }
}
