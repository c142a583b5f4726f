//! `blazon measure calibration`: chances compared with results.

use std::io::{self, Write};

use blazon_arena::measure::{self, Calibrated, Calibration};
use blazon_report::table;
use blazon_wire::{Bin, BinSums, Hash, MeasuredCalibration, Reliability, RunOptions};
use blazon_words::{Words, fl};
use clap::Command;

use super::with_work;
use crate::arguments::{Arguments, net, option};
use crate::command_line::examples;
use crate::counted::{self, Counted, shares, signed_shares};
use crate::failure::{Exit, Failure};
use crate::figure::percentage;
use crate::progress::watched;

const GAMES: u64 = 200;

/// The most games that may be asked for: what is counted in them fits into 64 bits.
const MOST_GAMES: u64 = 40_000_000;

/// No game has as many rounds: in each but the last at least one domino is drawn, and the two maps have room for 34.
const MOST_ROUNDS: u64 = 64;

const EXAMPLES: &[&str] = &[
    "blazon measure calibration --games 500 --seed 1",
    "blazon measure calibration --games 500 --seed 1 --net net.bin --json",
    "blazon measure calibration --games 50000 --seed 1 --shard 2/5 --json > part-2.json",
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
    let calibration = Calibration {
        rules: arguments.rules()?,
        seed: arguments.seed_or_any()?,
        games: arguments.number("games", 1..=MOST_GAMES)?.unwrap_or(GAMES),
        shard: arguments.shard()?,
        net: arguments.net()?,
    };
    let calibrated = watched(arguments, calibration.share(), |threads, stop, watch| {
        calibration.measure(threads, stop, watch)
    })?;
    let stopped = calibrated.games < calibration.share();
    let Calibration { rules, seed, games, shard, net } = &calibration;
    let options = counted::options(rules, *seed, *games, *shard, stopped);
    counted::print(&line(options, net.info().hash.into(), &calibrated), arguments, out)?;
    Ok(Exit::Fine)
}

fn line(options: RunOptions, weights: Hash, calibrated: &Calibrated) -> MeasuredCalibration {
    MeasuredCalibration {
        options,
        weights,
        games: calibrated.games,
        net: written(&calibrated.net),
        forecast: written(&calibrated.forecast),
    }
}

fn written(reliability: &measure::Reliability) -> Reliability {
    let bins = reliability.bins.iter().map(|bin| Bin {
        count: bin.count,
        predicted: (bin.count > 0).then(|| bin.predicted.mean(bin.count)),
        realised: (bin.count > 0).then(|| bin.realised.mean(bin.count)),
        without_luck: (bin.count > 0).then(|| bin.without_luck.mean(bin.count)),
        standard_error: bin.standard_error(),
        sums: BinSums {
            predicted: bin.predicted.0,
            realised: bin.realised.0,
            without_luck: bin.without_luck.0,
            squares: bin.squares.0,
        },
    });
    Reliability {
        predictions: reliability.count(),
        brier: reliability.brier(),
        squares: reliability.squares.0,
        bins: bins.collect(),
    }
}

/// What was written down for so many games; nothing if it cannot have been.
fn read(reliability: &Reliability, games: u64) -> Option<measure::Reliability> {
    let mut bins = [measure::Bin::default(); 10];
    if reliability.bins.len() != bins.len() {
        return None;
    }
    let most = games * MOST_ROUNDS;
    for (bin, read) in bins.iter_mut().zip(&reliability.bins) {
        *bin = measure::Bin {
            count: (read.count <= most).then_some(read.count)?,
            predicted: shares(read.sums.predicted, read.count)?,
            realised: shares(read.sums.realised, read.count)?,
            without_luck: signed_shares(read.sums.without_luck, read.count * u64::from(measure::Bin::MOST))?,
            squares: shares(read.sums.squares, games)?,
        };
    }
    let mut sums = measure::Reliability { bins, ..measure::Reliability::default() };
    sums.squares = shares(reliability.squares, sums.count())?;
    (sums.count() <= most).then_some(sums)
}

impl Counted for MeasuredCalibration {
    type Sums = Calibrated;

    const MOST: u64 = MOST_GAMES;

    fn options(&self) -> &RunOptions {
        &self.options
    }

    fn is_alike(&self, other: &MeasuredCalibration) -> bool {
        self.weights == other.weights
    }

    fn sums(&self) -> Option<Calibrated> {
        let games = (self.games <= MOST_GAMES).then_some(self.games)?;
        let sums = Calibrated { games, net: read(&self.net, games)?, forecast: read(&self.forecast, games)? };
        // Both are asked at the same moments.
        (sums.net.count() == sums.forecast.count()).then_some(sums)
    }

    fn count(sums: &Calibrated) -> u64 {
        sums.games
    }

    fn merge(sums: &mut Calibrated, other: &Calibrated) {
        sums.merge(other);
    }

    fn with(&self, options: RunOptions, sums: &Calibrated) -> MeasuredCalibration {
        line(options, self.weights, sums)
    }

    fn tell(&self, words: &Words, out: &mut impl Write) -> io::Result<()> {
        let heading = fl!(
            words,
            "cli-measure-calibration",
            games = self.games,
            predictions = self.net.predictions,
            seed = self.options.seed.to_string()
        );
        writeln!(out, "{heading}")?;
        if self.games == 0 {
            return Ok(());
        }
        let brier = |reliability: &Reliability| words.decimal(reliability.brier, 4);
        writeln!(out, "{}", fl!(words, "cli-measure-net", brier = brier(&self.net)))?;
        table::write(&rows(&self.net, words), out)?;
        writeln!(out, "{}", fl!(words, "cli-measure-forecast", brier = brier(&self.forecast)))?;
        table::write(&rows(&self.forecast, words), out)
    }
}

fn rows(reliability: &Reliability, words: &Words) -> Vec<[String; 6]> {
    let mut rows = vec![[
        fl!(words, "cli-measure-chance"),
        fl!(words, "cli-measure-predicted"),
        fl!(words, "cli-measure-actual"),
        fl!(words, "cli-measure-actual-without-luck"),
        fl!(words, "cli-measure-standard-error"),
        fl!(words, "cli-measure-count"),
    ]];
    for (tenth, bin) in reliability.bins.iter().enumerate() {
        let mean = |mean: Option<f64>| mean.map_or_else(|| "–".to_owned(), |mean| percentage(words, mean, 1));
        let (low, high) = ((10 * tenth).to_string(), (10 * (tenth + 1)).to_string());
        let range = fl!(words, "percent", figure = format!("{low}–{high}"));
        let error = (bin.count > 0).then_some(bin.standard_error);
        rows.push([
            range,
            mean(bin.predicted),
            mean(bin.realised),
            mean(bin.without_luck),
            error.map_or_else(|| "–".to_owned(), |error| percentage(words, error, 2)),
            words.count(bin.count),
        ]);
    }
    rows
}
