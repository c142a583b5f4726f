//! `blazon measure accuracy`: how accurately the eight levels decide.

use std::io::Write;

use blazon_arena::Shard;
use blazon_arena::measure::Accuracy;
use blazon_engine::Level;
use blazon_report::table;
use blazon_wire::{LevelAccuracy, MeasuredAccuracy, Parts};
use blazon_words::{Words, fl};
use clap::Command;

use super::{MOST, Measured, with_work};
use crate::arguments::{Arguments, option};
use crate::command_line::examples;
use crate::failure::{Exit, Failure};
use crate::progress::watched;

const GAMES: u64 = 20;

const NODES: u64 = 20_000;

const EXAMPLES: &[&str] = &[
    "blazon measure accuracy --games 20 --seed 1",
    "blazon measure accuracy --games 200 --seed 1 --shard 2/5 --json > part-2.json",
];

pub(super) fn command(words: &Words) -> Command {
    let number = fl!(words, "cli-value-number");
    let games = fl!(words, "cli-option-measure-level-games", default = GAMES.to_string());
    let nodes = fl!(words, "cli-option-measure-judge-nodes", default = NODES.to_string());
    let command = Command::new("accuracy")
        .about(fl!(words, "cli-about-measure-accuracy"))
        .override_usage(fl!(words, "cli-usage-measure-accuracy"))
        .after_help(examples(words, EXAMPLES))
        .arg(option("games", &number, games))
        .arg(option("nodes", &number, nodes))
        .arg(option("shard", "I/N", fl!(words, "cli-option-shard")));
    with_work(command, words)
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let shard = match arguments.text("shard") {
        None => Shard::WHOLE,
        Some(text) => {
            text.parse().map_err(|_| Failure::CommandLine(fl!(words, "cli-argument-shard", value = text)))?
        }
    };
    let accuracy = Accuracy {
        rules: arguments.rules()?,
        seed: arguments.seed_or_any()?,
        games: arguments.number("games", 1..=MOST)?.unwrap_or(GAMES),
        shard,
        nodes: arguments.number("nodes", 1..=u64::MAX)?.unwrap_or(NODES),
    };
    let measured =
        watched(arguments, accuracy.share(), |threads, stop, watch| accuracy.measure(threads, stop, watch))?;
    let told = MeasuredAccuracy {
        seed: accuracy.seed,
        games: accuracy.games,
        shard: (shard.of() > 1).then(|| Parts { parts: vec![shard.index()], of: shard.of() }),
        stopped: measured.games() < accuracy.share(),
        nodes: accuracy.nodes,
        levels: Level::ALL
            .iter()
            .zip(&measured.levels)
            .map(|(level, one)| {
                let interval = one.interval();
                LevelAccuracy {
                    level: level.number(),
                    games: one.games,
                    accuracy: interval.map(|interval| interval.mean),
                    low: interval.map(|interval| interval.low),
                    high: interval.map(|interval| interval.high),
                    sum: one.sum,
                    squares: one.squares,
                }
            })
            .collect(),
    };
    let heading = fl!(
        words,
        "cli-measure-accuracy",
        games = measured.games(),
        nodes = told.nodes,
        seed = told.seed.to_string()
    );
    let done = measured.games();
    let measured = Measured { json: blazon_wire::line(&told), done, asked: accuracy.share(), heading };
    measured.print(arguments, out, |out| table::write(&rows(&told, words), out))
}

fn rows(told: &MeasuredAccuracy, words: &Words) -> Vec<[String; 4]> {
    let mut rows = vec![[
        fl!(words, "cli-measure-level"),
        fl!(words, "analysis-accuracy"),
        fl!(words, "cli-measure-interval"),
        fl!(words, "cli-measure-count"),
    ]];
    for (level, one) in Level::ALL.into_iter().zip(&told.levels) {
        let figure =
            |figure: Option<f64>| figure.map_or_else(|| "–".to_owned(), |figure| words.decimal(figure, 1));
        let name = format!("{level} {}", words.level(level));
        let interval = format!("{}–{}", figure(one.low), figure(one.high));
        rows.push([name, figure(one.accuracy), interval, words.count(one.games)]);
    }
    rows
}
