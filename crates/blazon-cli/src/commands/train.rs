//! `blazon train`: a net by self-play.

mod folder;
mod parts;

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::Instant;

use blazon_arena::training::{Item, Outlook, Stage, TrainingError, TrainingPlan, train};
use blazon_engine::net::{Net, WeightsInfo};
use blazon_files::atomic_file;
use blazon_wire::Training;
use blazon_words::{Words, fl};
use clap::Command;

use crate::arguments::{Arguments, flag, json, option, path_option};
use crate::command_line::{examples, heading};
use crate::failure::{Exit, Failure, no_workers, reason, unwritten};
use crate::interrupt;
use crate::progress::Bar;
use folder::Folder;

const EXAMPLES: &[&str] = &[
    "blazon train --out net.bin",
    "blazon train --out small.bin --first-games 20000 --games 10000 --searched-games 2000 --generations 2",
    "blazon match net@net.bin net --pairs 1000 --seed 1",
];

pub(super) fn command(words: &Words) -> Command {
    let command = Command::new("train")
        .about(fl!(words, "cli-about-train"))
        .override_usage(fl!(words, "cli-usage-train"))
        .after_help(examples(words, EXAMPLES))
        .args_conflicts_with_subcommands(true)
        .subcommand_negates_reqs(true)
        .subcommand_help_heading(heading(&fl!(words, "cli-heading-commands")))
        .subcommand(parts::plan_command(words))
        .subcommand(parts::play_command(words))
        .subcommand(parts::learn_command(words));
    with_plan(with_out(command, words), words)
        .arg(option("threads", &fl!(words, "cli-value-number"), fl!(words, "cli-option-work-threads")))
        .arg(flag("fresh", fl!(words, "cli-option-train-fresh")))
        .arg(json(words))
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    match arguments.subcommand() {
        Some(("plan", arguments)) => parts::run_plan(&arguments, out),
        Some(("play", arguments)) => parts::run_play(&arguments, out),
        Some((_, arguments)) => parts::run_learn(&arguments, out),
        None => run_whole(arguments, out),
    }
}

fn run_whole(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let plan = plan(arguments)?;
    let threads = arguments.threads()?;
    let file = out_file(arguments)?;
    let mut folder = Folder::beside(&file);
    fresh(arguments, &folder)?;
    let stop = interrupt::listen();
    let bar = Bar::of_shares();
    let mut outlook = Outlook::new(&plan);
    let clock = Instant::now();
    let net = train(&plan, threads, &mut folder, &mut |stage| {
        let progress = outlook.hear(stage, clock.elapsed());
        bar.show_share(progress.share, progress.left, || message(stage, words));
        !stop.load(Ordering::Relaxed)
    })
    .map_err(|error| failed(words, &folder, Some(&plan), error))?;
    drop(bar);
    let kept = folder.generations();
    let hash = match (&net, kept.last()) {
        (Some(net), _) => Some(net.info().hash),
        (None, last) => {
            last.and_then(|last| Net::from_bytes(&fs::read(last).ok()?).ok()).map(|net| net.info().hash)
        }
    };
    if let Some(net) = &net {
        atomic_file::replace(&file, net.to_bytes()).map_err(|error| unwritten(words, &file, &error))?;
        folder.clear().map_err(|error| unwritten(words, folder.path(), &error))?;
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
        hash: hash.map(Into::into),
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

/// Adds the file that the net is written to.
fn with_out(command: Command, words: &Words) -> Command {
    let out = path_option("out", &fl!(words, "cli-value-file"), fl!(words, "cli-option-train-out"));
    command.arg(out.required(true))
}

/// Adds the numbers of a plan.
fn with_plan(command: Command, words: &Words) -> Command {
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
    command
        .arg(option("seed", &number, fl!(words, "cli-option-work-seed")))
        .arg(option("first-games", &number, first))
        .arg(option("games", &number, games))
        .arg(option("searched-games", &number, searched))
        .arg(option("generations", &number, generations))
        .arg(option("last-games", &number, last))
        .arg(option("epochs", &number, epochs))
        .arg(option("calibration-games", &number, calibration))
}

fn plan(arguments: &Arguments<'_>) -> Result<TrainingPlan, Failure> {
    let usual = TrainingPlan::default();
    let games = |id: &str, usual: u64| {
        arguments.number(id, 1..=TrainingPlan::MOST_GAMES).map(|games| games.unwrap_or(usual))
    };
    let times = |id: &str, least: u32, usual: u32| {
        arguments.number(id, least..=TrainingPlan::MOST_TIMES).map(|times| times.unwrap_or(usual))
    };
    Ok(TrainingPlan {
        seed: arguments.seed()?.unwrap_or(usual.seed),
        first_games: games("first-games", usual.first_games)?,
        games: games("games", usual.games)?,
        searched_games: games("searched-games", usual.searched_games)?,
        generations: times("generations", 0, usual.generations)?,
        last_games: games("last-games", usual.last_games)?,
        epochs: times("epochs", 1, usual.epochs)?,
        calibration_games: games("calibration-games", usual.calibration_games)?,
    })
}

/// The options of a plan that another one has not.
fn differing(plan: &TrainingPlan, other: Option<&TrainingPlan>) -> String {
    let other = other.map(TrainingPlan::numbers);
    let differing =
        plan.numbers().into_iter().filter(|number| !other.is_some_and(|other| other.contains(number)));
    differing.map(|(name, value)| format!("--{name} {value}")).collect::<Vec<_>>().join(" ")
}

/// The file that the net is written to, which is tried beforehand: hours of work are not to end with one that cannot be
/// written.
fn out_file(arguments: &Arguments<'_>) -> Result<PathBuf, Failure> {
    let file = PathBuf::from(arguments.path("out").unwrap_or_default());
    for path in [&file, &Folder::beside(&file).item(Item::Net(0))] {
        atomic_file::check(path).map_err(|error| unwritten(arguments.words, path, &error))?;
    }
    Ok(file)
}

/// Starts over, if that is asked for.
fn fresh(arguments: &Arguments<'_>, folder: &Folder) -> Result<(), Failure> {
    if arguments.flag("fresh") {
        folder.clear().map_err(|error| unwritten(arguments.words, folder.path(), &error))?;
    }
    Ok(())
}

/// Why a training does not go on, in the language of the person. The plan is the one that was asked for.
fn failed(words: &Words, folder: &Folder, plan: Option<&TrainingPlan>, error: TrainingError) -> Failure {
    let place = folder.path().display().to_string();
    match error {
        TrainingError::NoWorkers(error) => no_workers(words, &error),
        TrainingError::Unread { item, reason: error } => {
            let file = folder.item(item).display().to_string();
            Failure::Io(fl!(words, "cannot-read-file", file = file, reason = reason(words, &error)))
        }
        TrainingError::Unwritten { item, reason } => unwritten(words, &folder.item(item), &reason),
        TrainingError::OtherPlan(kept) => Failure::Wrong(fl!(
            words,
            "cli-train-other-plan",
            folder = place,
            options = differing(&kept, plan)
        )),
        TrainingError::OtherVersion(version) => {
            Failure::Wrong(fl!(words, "cli-train-other-version", folder = place, version = version))
        }
        TrainingError::NoPlan => Failure::Wrong(fl!(words, "cli-train-no-plan", folder = place)),
        TrainingError::Beyond { asked, plan } => Failure::CommandLine(fl!(
            words,
            "cli-argument-number",
            option = "--generation",
            value = asked.to_string(),
            least = "0",
            most = plan.calibration().to_string()
        )),
        TrainingError::NotYet { next } => {
            Failure::Wrong(fl!(words, "cli-train-not-yet", generation = next.to_string()))
        }
        TrainingError::Missing { generation, missing, of } => Failure::Wrong(fl!(
            words,
            "cli-train-missing",
            generation = generation.to_string(),
            missing = missing,
            of = of
        )),
    }
}

/// What is being done.
fn message(stage: Stage, words: &Words) -> String {
    match stage {
        Stage::Playing { generation, .. } => fl!(words, "cli-train-playing", generation = generation),
        Stage::Calibrating { .. } => fl!(words, "cli-train-calibrating"),
        Stage::Learning { generation, loss: [win, margin], .. } => {
            let (win, margin) = (words.decimal(win, 4), words.decimal(margin, 1));
            fl!(words, "cli-train-learning", generation = generation, win = win, margin = margin)
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
