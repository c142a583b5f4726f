//! How a match is asked for: what `match` and `ladder` share.

use std::time::Duration;

use blazon_arena::{Contest, ContestOptions, Limit};
use blazon_words::{Words, fl};
use clap::Command;

use crate::arguments::{Arguments, json, option, seed, shard, with_rules};
use crate::failure::{Failure, reason};

/// The most pairs that may be asked for.
pub(crate) const MOST_PAIRS: u64 = 1_000_000_000;

/// The most milliseconds that may be asked for: a day.
const MOST_MILLISECONDS: u64 = 86_400_000;

/// Adds the options that say how matches are played.
pub(crate) fn with_options(command: Command, words: &Words) -> Command {
    let number = fl!(words, "cli-value-number");
    let command = command
        .arg(option("pairs", &number, fl!(words, "cli-option-pairs")))
        .arg(seed(words))
        .arg(option("nodes", &number, fl!(words, "cli-option-match-nodes")).conflicts_with("time"))
        .arg(option("time", &fl!(words, "cli-value-milliseconds"), fl!(words, "cli-option-match-time")))
        .arg(option("patience", &fl!(words, "cli-value-milliseconds"), fl!(words, "cli-option-patience")))
        .arg(shard(words))
        .arg(option("threads", &number, fl!(words, "cli-option-threads")))
        .arg(json(words));
    with_rules(command, words)
}

/// How the matches are to be played.
pub(crate) fn options(arguments: &Arguments<'_>) -> Result<ContestOptions, Failure> {
    let nodes = arguments.number("nodes", 1..=u64::MAX)?.map(Limit::Nodes);
    let time =
        arguments.number("time", 1..=MOST_MILLISECONDS)?.map(|time| Limit::Time(Duration::from_millis(time)));
    let patience = arguments.number("patience", 1..=MOST_MILLISECONDS)?.unwrap_or(10_000);
    Ok(ContestOptions {
        pairs: arguments.number("pairs", 1..=MOST_PAIRS)?.unwrap_or(100),
        seed: arguments.seed_or_any()?,
        shard: arguments.shard()?,
        limit: nodes.or(time).unwrap_or_default(),
        patience: Duration::from_millis(patience),
        rules: arguments.rules()?,
        luck: false,
    })
}

/// Refuses a match whose programs cannot even be started.
pub(crate) fn try_programs(contest: &Contest, words: &Words) -> Result<(), Failure> {
    contest.try_programs().map_err(|(contestant, error)| {
        let (name, reason) = (contestant.to_string(), reason(words, &error));
        Failure::Io(fl!(words, "cli-program-failed", name = name, reason = reason))
    })
}
