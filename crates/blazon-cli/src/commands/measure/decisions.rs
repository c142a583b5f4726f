//! `blazon measure decisions`: decisions judged by games that are played on.

use std::io::{self, Write};

use blazon_arena::Entrant;
use blazon_arena::measure::{Decisions, Judged, Quick};
use blazon_engine::Player;
use blazon_engine::net::Net;
use blazon_wire::{DecisionSums, MeasuredDecisions, RunOptions};
use blazon_words::{Words, fl};
use clap::Command;

use super::{MOST, with_work};
use crate::arguments::{Arguments, option};
use crate::command_line::examples;
use crate::counted::{self, Counted, shares, signed_shares};
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
    "blazon measure decisions --positions 300 --rollouts 10000 --seed 1 --shard 2/5 --json > part-2.json",
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
        shard: arguments.shard()?,
        rollouts: arguments.number("rollouts", 2..=MOST)?.unwrap_or(ROLLOUTS),
        alternatives: ALTERNATIVES,
        player: arguments.entrant("player", Player::Best)?,
        judge,
    };
    let judged = watched(arguments, decisions.share(), |threads, stop, watch| {
        decisions.measure(threads, stop, watch)
    })?;
    let Decisions { rules, seed, positions, shard, .. } = decisions;
    let stopped = judged.decisions < decisions.share();
    let terms = Terms {
        player: decisions.player.to_string(),
        judge: decisions.judge.player().to_string(),
        rollouts: decisions.rollouts,
    };
    let told = line(counted::options(&rules, seed, positions, shard, stopped), terms, &judged);
    counted::print(&told, arguments, out)?;
    Ok(Exit::Fine)
}

/// What was asked for beside the options that every run has.
#[derive(PartialEq, Eq)]
struct Terms {
    player: String,
    judge: String,
    rollouts: u64,
}

impl Terms {
    fn of(line: &MeasuredDecisions) -> Terms {
        Terms { player: line.player.clone(), judge: line.judge.clone(), rollouts: line.rollouts }
    }
}

fn line(options: RunOptions, terms: Terms, judged: &Judged) -> MeasuredDecisions {
    let Terms { player, judge, rollouts } = terms;
    MeasuredDecisions {
        options,
        player,
        judge,
        positions: judged.decisions,
        rollouts,
        rollouts_in_all: judged.rollouts,
        mean_loss: judged.loss(),
        standard_error: judged.standard_error(),
        error_rate: judged.error_rate(),
        sums: DecisionSums { errors: judged.errors, loss: judged.sum.0, squares: judged.squares.0 },
    }
}

impl Counted for MeasuredDecisions {
    type Sums = Judged;

    const MOST: u64 = MOST;

    fn options(&self) -> &RunOptions {
        &self.options
    }

    fn is_alike(&self, other: &MeasuredDecisions) -> bool {
        Terms::of(self) == Terms::of(other)
    }

    fn sums(&self) -> Option<Judged> {
        let DecisionSums { errors, loss, squares } = self.sums;
        let decisions = (self.positions <= MOST).then_some(self.positions)?;
        let candidates = decisions * (1 + ALTERNATIVES as u64);
        let sound = errors <= decisions
            && self.rollouts <= MOST
            && self.rollouts_in_all <= candidates * self.rollouts
            && Entrant::is_name(&self.player)
            && Entrant::is_name(&self.judge);
        let (sum, squares) = (signed_shares(loss, decisions)?, shares(squares, decisions)?);
        sound.then_some(Judged { decisions, errors, rollouts: self.rollouts_in_all, sum, squares })
    }

    fn count(sums: &Judged) -> u64 {
        sums.decisions
    }

    fn merge(sums: &mut Judged, other: &Judged) {
        sums.merge(other);
    }

    fn with(&self, options: RunOptions, sums: &Judged) -> MeasuredDecisions {
        line(options, Terms::of(self), sums)
    }

    fn tell(&self, words: &Words, out: &mut impl Write) -> io::Result<()> {
        let heading = fl!(
            words,
            "cli-measure-decisions",
            player = self.player.as_str(),
            positions = self.positions,
            rollouts = self.rollouts,
            judge = self.judge.as_str(),
            all = self.rollouts_in_all,
            seed = self.options.seed.to_string()
        );
        writeln!(out, "{heading}")?;
        if self.positions == 0 {
            return Ok(());
        }
        let loss = percentage(words, self.mean_loss, 3);
        let error = percentage(words, self.standard_error, 3);
        writeln!(out, "{}", fl!(words, "cli-measure-decisions-loss", loss = loss, error = error))?;
        let rate = percentage(words, self.error_rate, 1);
        writeln!(out, "{}", fl!(words, "cli-measure-decisions-errors", rate = rate))
    }
}
