//! `blazon train`: a net by self-play.

use std::cell::RefCell;
use std::ffi::OsString;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::Instant;

use blazon_arena::training::{Stage, TrainingPlan, train};
use blazon_engine::net::{Net, WeightsInfo};
use blazon_files::atomic_file;
use blazon_wire::Training;
use blazon_words::{Words, fl};
use clap::Command;

use crate::arguments::{Arguments, json, option, path_option};
use crate::command_line::examples;
use crate::failure::{Exit, Failure, no_workers, unwritten};
use crate::interrupt;
use crate::progress::Bar;

const EXAMPLES: &[&str] = &[
    "blazon train --out net.bin",
    "blazon train --out small.bin --first-games 20000 --games 10000 --searched-games 2000 --generations 2",
    "blazon match net@net.bin net --pairs 1000 --seed 1",
];

/// The most games of a generation, and the most generations and epochs.
const MOST_GAMES: u64 = 1_000_000_000;
const MOST_TIMES: u32 = 10_000;

pub(super) fn command(words: &Words) -> Command {
    let number = fl!(words, "cli-value-number");
    let plan = TrainingPlan::default();
    let first = fl!(words, "cli-option-train-first-games", default = plan.first_games.to_string());
    let games = fl!(words, "cli-option-train-games", default = plan.games.to_string());
    let searched = fl!(words, "cli-option-train-searched-games", default = plan.searched_games.to_string());
    let generations = fl!(words, "cli-option-train-generations", default = plan.generations.to_string());
    let last = fl!(words, "cli-option-train-last-games", default = plan.last_games.to_string());
    let epochs = fl!(words, "cli-option-train-epochs", default = plan.epochs.to_string());
    let calibration =
        fl!(words, "cli-option-train-calibration-games", default = plan.calibration_games.to_string());
    Command::new("train")
        .about(fl!(words, "cli-about-train"))
        .override_usage(fl!(words, "cli-usage-train"))
        .after_help(examples(words, EXAMPLES))
        .arg(
            path_option("out", &fl!(words, "cli-value-file"), fl!(words, "cli-option-train-out"))
                .required(true),
        )
        .arg(option("seed", &number, fl!(words, "cli-option-work-seed")))
        .arg(option("first-games", &number, first))
        .arg(option("games", &number, games))
        .arg(option("searched-games", &number, searched))
        .arg(option("generations", &number, generations))
        .arg(option("last-games", &number, last))
        .arg(option("epochs", &number, epochs))
        .arg(option("calibration-games", &number, calibration))
        .arg(option("threads", &number, fl!(words, "cli-option-work-threads")))
        .arg(json(words))
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let file = PathBuf::from(arguments.path("out").unwrap_or_default());
    let plan = plan(arguments)?;
    let threads = arguments.threads()?;
    // Hours of work are not to end with a file that cannot be written.
    for path in [&file, &beside(&file, 0)] {
        atomic_file::check(path).map_err(|error| unwritten(words, path, &error))?;
    }
    let stop = interrupt::listen();
    let bar = Bar::new(0);
    let clock = Instant::now();
    let keeper = RefCell::new(Keeper { file: &file, kept: Vec::new(), last: None, failed: None });
    let net = train(
        &plan,
        threads,
        &mut |stage| {
            show(&bar, stage, words);
            !stop.load(Ordering::Relaxed) && keeper.borrow().failed.is_none()
        },
        &mut |generation, net| keeper.borrow_mut().keep(generation, net),
    )
    .map_err(|error| no_workers(words, &error))?;
    drop(bar);
    let Keeper { kept, last, failed, .. } = keeper.into_inner();
    if let Some((path, error)) = failed {
        return Err(unwritten(words, &path, &error));
    }
    if let Some(net) = &net {
        atomic_file::replace(&file, net.to_bytes()).map_err(|error| unwritten(words, &file, &error))?;
    }
    let told = Training {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        seed: plan.seed,
        first_games: plan.first_games,
        games: plan.games,
        searched_games: plan.searched_games,
        generations: plan.generations,
        last_games: plan.last_games,
        epochs: plan.epochs,
        calibration_games: plan.calibration_games,
        stopped: net.is_none(),
        kept: kept.iter().map(|path| path.display().to_string()).collect(),
        file: net.as_ref().map(|_| file.display().to_string()),
        hash: last.map(|info| info.hash.into()),
        bytes: WeightsInfo::BYTES as u64,
        minutes: clock.elapsed().as_secs_f64() / 60.0,
    };
    if arguments.flag("json") {
        writeln!(out, "{}", blazon_wire::line(&told))?;
    } else {
        tell(&told, words, out)?;
    }
    Ok(Exit::Fine)
}

fn plan(arguments: &Arguments<'_>) -> Result<TrainingPlan, Failure> {
    let usual = TrainingPlan::default();
    let games =
        |id: &str, usual: u64| arguments.number(id, 1..=MOST_GAMES).map(|games| games.unwrap_or(usual));
    Ok(TrainingPlan {
        seed: arguments.seed()?.unwrap_or(usual.seed),
        first_games: games("first-games", usual.first_games)?,
        games: games("games", usual.games)?,
        searched_games: games("searched-games", usual.searched_games)?,
        generations: arguments.number("generations", 0..=MOST_TIMES)?.unwrap_or(usual.generations),
        last_games: games("last-games", usual.last_games)?,
        epochs: arguments.number("epochs", 1..=MOST_TIMES)?.unwrap_or(usual.epochs),
        calibration_games: games("calibration-games", usual.calibration_games)?,
    })
}

/// Where a finished generation goes.
fn beside(file: &Path, generation: u32) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(format!(".generation-{generation}"));
    PathBuf::from(name)
}

/// Writes finished generations, so that nothing is lost when somebody stops the training.
struct Keeper<'a> {
    file: &'a Path,
    kept: Vec<PathBuf>,
    last: Option<WeightsInfo>,
    failed: Option<(PathBuf, io::Error)>,
}

impl Keeper<'_> {
    fn keep(&mut self, generation: u32, net: &Net) {
        let path = beside(self.file, generation);
        match atomic_file::replace(&path, net.to_bytes()) {
            Ok(()) => {
                self.kept.push(path);
                self.last = Some(net.info());
            }
            Err(error) => self.failed = Some((path, error)),
        }
    }
}

fn show(bar: &Bar, stage: Stage, words: &Words) {
    match stage {
        Stage::Playing { generation, games, of } => {
            bar.show_stage(games, of, || fl!(words, "cli-train-playing", generation = generation));
        }
        Stage::Calibrating { games, of } => {
            bar.show_stage(games, of, || fl!(words, "cli-train-calibrating"));
        }
        Stage::Learning { generation, batches, of, loss: [win, margin] } => {
            let (win, margin) = (words.decimal(win, 4), words.decimal(margin, 1));
            bar.show_stage(batches, of, || {
                fl!(words, "cli-train-learning", generation = generation, win = win, margin = margin)
            });
        }
    }
}

fn tell(told: &Training, words: &Words, out: &mut impl Write) -> io::Result<()> {
    let sentence = match (&told.file, told.kept.last()) {
        (Some(file), _) => fl!(words, "cli-train-done", file = file.as_str()),
        (None, Some(last)) => fl!(words, "cli-train-stopped", file = last.as_str()),
        (None, None) => fl!(words, "cli-train-stopped-early"),
    };
    writeln!(out, "{sentence}")?;
    let Some(hash) = &told.hash else { return Ok(()) };
    let line = fl!(
        words,
        "cli-train-weights",
        hash = hash.0.to_string(),
        bytes = told.bytes,
        minutes = words.decimal(told.minutes, 1)
    );
    writeln!(out, "{line}")
}
