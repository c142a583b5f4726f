//! `blazon measure decisions`: decisions judged by games that are played on.

use std::io::Write;

use blazon_arena::measure::{Decisions, Quick};
use blazon_engine::Player;
use blazon_engine::net::Net;
use blazon_wire::MeasuredDecisions;
use blazon_words::{Words, fl};
use clap::Command;

use super::{MOST, Measured, with_work};
use crate::arguments::{Arguments, option};
use crate::command_line::examples;
use crate::failure::{Exit, Failure};
use crate::figure::percentage;
use crate::progress::watched;

const POSITIONS: u64 = 100;
const ROLLOUTS: u64 = 400;

/// The candidates beside the choice that are judged.
const ALTERNATIVES: usize = 3;

const EXAMPLES: &[&str] = &[
    "blazon measure decisions --positions 100 --rollouts 400 --seed 1",
    "blazon measure decisions --player net --judge greedy --seed 1",
    "blazon measure decisions --player best@net.bin --json",
];

pub(super) fn command(words: &Words) -> Command {
    let number = fl!(words, "cli-value-number");
    let positions = fl!(words, "cli-option-measure-positions", default = POSITIONS.to_string());
    let rollouts = fl!(words, "cli-option-measure-rollouts", default = ROLLOUTS.to_string());
    let command = Command::new("decisions")
        .about(fl!(words, "cli-about-measure-decisions"))
        .override_usage(fl!(words, "cli-usage-measure-decisions"))
        .after_help(examples(words, EXAMPLES))
        .arg(option("positions", &number, positions))
        .arg(option("rollouts", &number, rollouts))
        .arg(option("player", &fl!(words, "cli-value-player"), fl!(words, "cli-option-measure-player")))
        .arg(option("judge", &fl!(words, "cli-value-player"), fl!(words, "cli-option-measure-finisher")));
    with_work(command, words)
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let judge = match arguments.text("judge") {
        None | Some("net") => Quick::by_net(Net::shipped()),
        Some("greedy") => Quick::greedy(),
        Some(other) => return Err(Failure::CommandLine(fl!(words, "cli-argument-finisher", name = other))),
    };
    let decisions = Decisions {
        rules: arguments.rules()?,
        seed: arguments.seed_or_any()?,
        positions: arguments.number("positions", 1..=MOST)?.unwrap_or(POSITIONS),
        rollouts: arguments.number("rollouts", 2..=MOST)?.unwrap_or(ROLLOUTS),
        alternatives: ALTERNATIVES,
        player: arguments.entrant("player", Player::Best)?,
        judge,
    };
    let judged = watched(arguments, decisions.positions, |threads, stop, watch| {
        decisions.measure(threads, stop, watch)
    })?;
    let told = MeasuredDecisions {
        seed: decisions.seed,
        player: decisions.player.to_string(),
        judge: decisions.judge.player().to_string(),
        positions: judged.decisions,
        stopped: judged.decisions < decisions.positions,
        rollouts: decisions.rollouts,
        rollouts_in_all: judged.rollouts,
        mean_loss: judged.loss(),
        standard_error: judged.standard_error(),
        error_rate: judged.error_rate(),
    };
    let heading = fl!(
        words,
        "cli-measure-decisions",
        player = told.player.as_str(),
        positions = told.positions,
        rollouts = told.rollouts,
        judge = told.judge.as_str(),
        all = told.rollouts_in_all,
        seed = told.seed.to_string()
    );
    let measured = Measured {
        json: blazon_wire::line(&told),
        done: told.positions,
        asked: decisions.positions,
        heading,
    };
    measured.print(arguments, out, |out| {
        let loss = percentage(words, told.mean_loss, 3);
        let error = percentage(words, told.standard_error, 3);
        writeln!(out, "{}", fl!(words, "cli-measure-decisions-loss", loss = loss, error = error))?;
        let rate = percentage(words, told.error_rate, 1);
        writeln!(out, "{}", fl!(words, "cli-measure-decisions-errors", rate = rate))
    })
}
