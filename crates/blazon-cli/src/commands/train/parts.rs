//! `blazon train plan`, `play` and `learn`: a training in steps that any computer can do.

use std::io::Write;
use std::sync::atomic::Ordering;
use std::time::Instant;

use blazon_arena::training::{Item, Learnt, Stage, begin, learn, play};
use blazon_files::atomic_file;
use blazon_words::{Words, fl};
use clap::Command;

use super::folder::Folder;
use super::{failed, fresh, message, out_file, plan, with_out, with_plan};
use crate::arguments::{Arguments, flag, option, shard};
use crate::command_line::examples;
use crate::failure::{Exit, Failure, unwritten};
use crate::interrupt;
use crate::progress::Bar;

const PLAN_EXAMPLES: &[&str] = &["blazon train plan --out net.bin --generations 6"];
const PLAY_EXAMPLES: &[&str] = &[
    "blazon train play --out net.bin --shard 3/8",
    "blazon train play --out net.bin --generation 2 --shard 3/8",
];
const LEARN_EXAMPLES: &[&str] =
    &["blazon train learn --out net.bin", "blazon train learn --out net.bin --generation 2"];

pub(super) fn plan_command(words: &Words) -> Command {
    let command = Command::new("plan")
        .about(fl!(words, "cli-about-train-plan"))
        .override_usage(fl!(words, "cli-usage-train-plan"))
        .after_help(examples(words, PLAN_EXAMPLES));
    with_plan(with_out(command, words), words).arg(flag("fresh", fl!(words, "cli-option-train-fresh")))
}

pub(super) fn play_command(words: &Words) -> Command {
    let command = Command::new("play")
        .about(fl!(words, "cli-about-train-play"))
        .override_usage(fl!(words, "cli-usage-train-play"))
        .after_help(examples(words, PLAY_EXAMPLES));
    with_step(command, words).arg(shard(words))
}

pub(super) fn learn_command(words: &Words) -> Command {
    let command = Command::new("learn")
        .about(fl!(words, "cli-about-train-learn"))
        .override_usage(fl!(words, "cli-usage-train-learn"))
        .after_help(examples(words, LEARN_EXAMPLES));
    with_step(command, words)
}

/// Adds the options of a step.
fn with_step(command: Command, words: &Words) -> Command {
    let number = fl!(words, "cli-value-number");
    with_out(command, words)
        .arg(option("generation", &number, fl!(words, "cli-option-train-generation")))
        .arg(option("threads", &number, fl!(words, "cli-option-work-threads")))
}

pub(super) fn run_plan(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let plan = plan(arguments)?;
    let file = out_file(arguments)?;
    let mut folder = Folder::beside(&file);
    fresh(arguments, &folder)?;
    begin(&plan, &mut folder).map_err(|error| failed(words, &folder, Some(&plan), error))?;
    let told = fl!(
        words,
        "cli-train-planned",
        folder = folder.path().display().to_string(),
        count = (u64::from(plan.calibration()) + 1).to_string()
    );
    writeln!(out, "{told}")?;
    Ok(Exit::Fine)
}

pub(super) fn run_play(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let shard = arguments.shard()?;
    let generation = arguments.number("generation", 0..=u32::MAX)?;
    let threads = arguments.threads()?;
    let mut folder = Folder::beside(&out_file(arguments)?);
    let played = watched(words, |report| play(generation, shard, threads, &mut folder, report))
        .map_err(|error| failed(words, &folder, None, error))?;
    let Some(played) = played else { return Err(stopped(words)) };
    let generation = played.generation.to_string();
    let sentence = if played.of == 0 && generation_is_over(&folder, played.generation) {
        fl!(words, "cli-train-learned-before", generation = generation)
    } else {
        fl!(words, "cli-train-played", generation = generation, games = played.games, kept = played.kept)
    };
    writeln!(out, "{sentence}")?;
    Ok(Exit::Fine)
}

pub(super) fn run_learn(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let generation = arguments.number("generation", 0..=u32::MAX)?;
    let threads = arguments.threads()?;
    let file = out_file(arguments)?;
    let mut folder = Folder::beside(&file);
    let learnt = watched(words, |report| learn(generation, threads, &mut folder, report))
        .map_err(|error| failed(words, &folder, None, error))?;
    let sentence = match learnt {
        None => return Err(stopped(words)),
        Some(Learnt::Now(generation)) => {
            let file = folder.item(Item::Net(generation)).display().to_string();
            fl!(words, "cli-train-learned", generation = generation.to_string(), file = file)
        }
        Some(Learnt::Before(generation)) => {
            fl!(words, "cli-train-learned-before", generation = generation.to_string())
        }
        Some(Learnt::Finished(net)) => {
            atomic_file::replace(&file, net.to_bytes()).map_err(|error| unwritten(words, &file, &error))?;
            folder.clear().map_err(|error| unwritten(words, folder.path(), &error))?;
            fl!(words, "cli-train-done", file = file.display().to_string())
        }
    };
    writeln!(out, "{sentence}")?;
    Ok(Exit::Fine)
}

/// Whether there is nothing to play because the generation has been learnt, rather than because the part is empty.
fn generation_is_over(folder: &Folder, generation: u32) -> bool {
    folder.item(Item::Learnt(generation)).is_file()
}

/// A step that was stopped is not done, and whoever waits for it has to know.
fn stopped(words: &Words) -> Failure {
    Failure::Wrong(fl!(words, "cli-train-stopped-step"))
}

/// Does a step, shows how far it is, and stops it when Ctrl-C is pressed.
fn watched<T>(words: &Words, step: impl FnOnce(&mut dyn FnMut(Stage) -> bool) -> T) -> T {
    let stop = interrupt::listen();
    let bar = Bar::of_shares();
    let clock = Instant::now();
    step(&mut |stage| {
        let (share, kept) = stage.share();
        let now = share - kept;
        let left = (now > 0.0).then(|| clock.elapsed().mul_f64((1.0 - share) / now));
        bar.show_share(share, left, || message(stage, words));
        !stop.load(Ordering::Relaxed)
    })
}
