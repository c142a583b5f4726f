//! `blazon measure accuracy`: how accurately the eight levels decide.

use std::io::{self, Write};

use blazon_arena::measure::{self, Accuracies, Accuracy};
use blazon_engine::Level;
use blazon_report::table;
use blazon_wire::{AccuracySums, LevelAccuracy, MeasuredAccuracy, RunOptions};
use blazon_words::{Words, fl};
use clap::Command;

use super::{MOST, with_work};
use crate::arguments::{Arguments, option};
use crate::command_line::examples;
use crate::counted::{self, Counted, shares};
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
        .arg(option("nodes", &number, nodes));
    with_work(command, words)
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let accuracy = Accuracy {
        rules: arguments.rules()?,
        seed: arguments.seed_or_any()?,
        games: arguments.number("games", 1..=MOST)?.unwrap_or(GAMES),
        shard: arguments.shard()?,
        nodes: arguments.number("nodes", 1..=u64::MAX)?.unwrap_or(NODES),
    };
    let measured =
        watched(arguments, accuracy.share(), |threads, stop, watch| accuracy.measure(threads, stop, watch))?;
    let Accuracy { rules, seed, games, shard, nodes } = accuracy;
    let stopped = measured.games() < accuracy.share();
    let told = line(counted::options(&rules, seed, games, shard, stopped), nodes, &measured);
    counted::print(&told, arguments, out)?;
    Ok(Exit::Fine)
}

fn line(options: RunOptions, nodes: u64, measured: &Accuracies) -> MeasuredAccuracy {
    let levels = Level::ALL.iter().zip(&measured.levels).map(|(level, one)| {
        let interval = one.interval();
        LevelAccuracy {
            level: level.number(),
            games: one.games,
            accuracy: interval.map(|interval| interval.mean),
            low: interval.map(|interval| interval.low),
            high: interval.map(|interval| interval.high),
            sums: AccuracySums { accuracy: one.sum.0, squares: one.squares.0 },
        }
    });
    MeasuredAccuracy { options, games: measured.games(), nodes, levels: levels.collect() }
}

impl Counted for MeasuredAccuracy {
    type Sums = Accuracies;

    const MOST: u64 = MOST;

    const EACH: u64 = Level::ALL.len() as u64;

    fn options(&self) -> &RunOptions {
        &self.options
    }

    fn is_alike(&self, other: &MeasuredAccuracy) -> bool {
        self.nodes == other.nodes
    }

    fn sums(&self) -> Option<Accuracies> {
        let numbers = self.levels.iter().map(|level| level.level);
        if !numbers.eq(Level::ALL.map(Level::number)) {
            return None;
        }
        let mut sums = Accuracies::default();
        for (level, read) in sums.levels.iter_mut().zip(&self.levels) {
            *level = measure::LevelAccuracy {
                games: (read.games <= MOST).then_some(read.games)?,
                sum: shares(read.sums.accuracy, read.games)?,
                squares: shares(read.sums.squares, read.games)?,
            };
        }
        Some(sums)
    }

    fn count(sums: &Accuracies) -> u64 {
        sums.games()
    }

    fn merge(sums: &mut Accuracies, other: &Accuracies) {
        sums.merge(other);
    }

    fn with(&self, options: RunOptions, sums: &Accuracies) -> MeasuredAccuracy {
        line(options, self.nodes, sums)
    }

    fn tell(&self, words: &Words, out: &mut impl Write) -> io::Result<()> {
        let heading = fl!(
            words,
            "cli-measure-accuracy",
            games = self.games,
            nodes = self.nodes,
            seed = self.options.seed.to_string()
        );
        writeln!(out, "{heading}")?;
        if self.games == 0 { Ok(()) } else { table::write(&rows(self, words), out) }
    }
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
