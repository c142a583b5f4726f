//! `blazon measure calibration`: chances compared with results.

use std::io::Write;

use blazon_arena::measure::{self, Calibration};
use blazon_report::table;
use blazon_wire::{Bin, MeasuredCalibration, Reliability};
use blazon_words::{Words, fl};
use clap::Command;

use super::{MOST, Measured, with_work};
use crate::arguments::{Arguments, net, option};
use crate::command_line::examples;
use crate::failure::{Exit, Failure};
use crate::figure::percentage;
use crate::progress::watched;

const GAMES: u64 = 200;

const EXAMPLES: &[&str] = &[
    "blazon measure calibration --games 500 --seed 1",
    "blazon measure calibration --games 500 --seed 1 --net net.bin --json",
];

pub(super) fn command(words: &Words) -> Command {
    let games = fl!(words, "cli-option-measure-games", default = GAMES.to_string());
    let command = Command::new("calibration")
        .about(fl!(words, "cli-about-measure-calibration"))
        .override_usage(fl!(words, "cli-usage-measure-calibration"))
        .after_help(examples(words, EXAMPLES))
        .arg(option("games", &fl!(words, "cli-value-number"), games))
        .arg(net(words));
    with_work(command, words)
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let calibration = Calibration {
        rules: arguments.rules()?,
        seed: arguments.seed_or_any()?,
        games: arguments.number("games", 1..=MOST)?.unwrap_or(GAMES),
        net: arguments.net()?,
    };
    let calibrated = watched(arguments, calibration.games, |threads, stop, watch| {
        calibration.measure(threads, stop, watch)
    })?;
    let told = MeasuredCalibration {
        seed: calibration.seed,
        games: calibrated.games,
        stopped: calibrated.games < calibration.games,
        net: line(&calibrated.net),
        forecast: line(&calibrated.forecast),
    };
    let heading = fl!(
        words,
        "cli-measure-calibration",
        games = told.games,
        predictions = told.net.predictions,
        seed = told.seed.to_string()
    );
    let measured =
        Measured { json: blazon_wire::line(&told), done: told.games, asked: calibration.games, heading };
    measured.print(arguments, out, |out| {
        let brier = |reliability: &Reliability| words.decimal(reliability.brier, 4);
        writeln!(out, "{}", fl!(words, "cli-measure-net", brier = brier(&told.net)))?;
        table::write(&rows(&told.net, words), out)?;
        writeln!(out, "{}", fl!(words, "cli-measure-forecast", brier = brier(&told.forecast)))?;
        table::write(&rows(&told.forecast, words), out)
    })
}

fn line(reliability: &measure::Reliability) -> Reliability {
    let bins = reliability.bins.iter().map(|bin| Bin {
        count: bin.count,
        predicted: (bin.count > 0).then(|| bin.predicted()),
        realised: (bin.count > 0).then(|| bin.realised()),
    });
    Reliability { predictions: reliability.count(), brier: reliability.brier(), bins: bins.collect() }
}

fn rows(reliability: &Reliability, words: &Words) -> Vec<[String; 4]> {
    let mut rows = vec![[
        fl!(words, "cli-measure-chance"),
        fl!(words, "cli-measure-predicted"),
        fl!(words, "cli-measure-actual"),
        fl!(words, "cli-measure-count"),
    ]];
    for (tenth, bin) in reliability.bins.iter().enumerate() {
        let mean = |mean: Option<f64>| mean.map_or_else(|| "–".to_owned(), |mean| percentage(words, mean, 1));
        let (low, high) = ((10 * tenth).to_string(), (10 * (tenth + 1)).to_string());
        let range = fl!(words, "percent", figure = format!("{low}–{high}"));
        rows.push([range, mean(bin.predicted), mean(bin.realised), words.count(bin.count)]);
    }
    rows
}
