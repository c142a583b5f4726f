//! How a match is asked for: what `match` and `ladder` share.

use std::time::Duration;

use blazon_arena::{Contest, Limit, Shard, Sums, Terms};
use blazon_words::{Words, fl};
use clap::Command;
use indicatif::{ProgressBar, ProgressStyle};

use super::told;
use crate::arguments::{Arguments, json, option, seed, with_rules};
use crate::failure::{Failure, reason};

/// The most pairs that may be asked for.
const MOST_PAIRS: u64 = 1_000_000_000;

/// The most milliseconds that may be asked for: a day.
const MOST_MILLISECONDS: u64 = 86_400_000;

/// Adds the options that say how matches are played.
pub(crate) fn with_terms(command: Command, words: &Words) -> Command {
    let number = fl!(words, "value-number");
    let command = command
        .arg(option("pairs", &number, fl!(words, "option-pairs")))
        .arg(seed(words))
        .arg(option("nodes", &number, fl!(words, "option-match-nodes")).conflicts_with("time"))
        .arg(option("time", &fl!(words, "value-milliseconds"), fl!(words, "option-match-time")))
        .arg(option("patience", &fl!(words, "value-milliseconds"), fl!(words, "option-patience")))
        .arg(option("shard", "I/N", fl!(words, "option-shard")))
        .arg(option("threads", &number, fl!(words, "option-threads")))
        .arg(json(words));
    with_rules(command, words)
}

/// How the matches are to be played.
pub(crate) fn terms(arguments: &Arguments<'_>) -> Result<Terms, Failure> {
    let words = arguments.words;
    let shard = match arguments.text("shard") {
        None => Shard::WHOLE,
        Some(text) => {
            text.parse().map_err(|_| Failure::CommandLine(fl!(words, "argument-shard", value = text)))?
        }
    };
    let nodes = arguments.number("nodes", 1..=u64::MAX)?.map(Limit::Nodes);
    let time =
        arguments.number("time", 1..=MOST_MILLISECONDS)?.map(|time| Limit::Time(Duration::from_millis(time)));
    let patience = arguments.number("patience", 1..=MOST_MILLISECONDS)?.unwrap_or(10_000);
    Ok(Terms {
        pairs: arguments.number("pairs", 1..=MOST_PAIRS)?.unwrap_or(100),
        seed: arguments.seed_or_any()?,
        shard,
        limit: nodes.or(time).unwrap_or_default(),
        patience: Duration::from_millis(patience),
        rules: arguments.rules()?,
    })
}

/// Refuses a match whose programs cannot even be started.
pub(crate) fn try_programs(contest: &Contest, words: &Words) -> Result<(), Failure> {
    contest.try_programs().map_err(|(contestant, error)| {
        let (name, reason) = (contestant.to_string(), reason(words, &error));
        Failure::Io(fl!(words, "program-failed", name = name, reason = reason))
    })
}

/// A bar that counts pairs and shows the score so far. It hides itself where nobody watches: when standard error is not
/// a terminal.
pub(crate) struct Bar<'w> {
    bar: ProgressBar,
    words: &'w Words,
}

impl<'w> Bar<'w> {
    pub(crate) fn new(pairs: u64, words: &'w Words) -> Bar<'w> {
        let bar = ProgressBar::new(pairs);
        if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta} {msg}") {
            bar.set_style(style);
        }
        Bar { bar, words }
    }

    /// Shows so many pairs, and the score of the match that is being played.
    pub(crate) fn show(&self, pairs: u64, sums: &Sums) {
        if !self.bar.is_hidden() {
            self.bar.set_position(pairs);
            self.bar.set_message(told::bar(sums, self.words));
        }
    }

    pub(crate) fn close(self) {
        self.bar.finish_and_clear();
    }
}
