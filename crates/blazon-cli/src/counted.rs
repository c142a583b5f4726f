//! Runs that are counted, by `simulate` and `measure`: what was asked for, parts of them put together, and printed.

use std::io::{self, Write};

use blazon::{Components, Edition, Rules};
use blazon_arena::{Billionths, Shard};
use blazon_wire::{Line, RunOptions};
use blazon_words::{Words, fl};

use crate::arguments::Arguments;
use crate::contest::report::tell_parts;
use crate::failure::Failure;
use crate::parts::{self, Unfit};

/// The line of a run that follows from whole numbers, so that parts of it add up to exactly the whole.
pub(crate) trait Counted: Line {
    /// The whole numbers.
    type Sums;

    /// The most that may be asked for.
    const MOST: u64;

    /// How many are counted for each that is asked for.
    const EACH: u64 = 1;

    /// What was asked for.
    fn options(&self) -> &RunOptions;

    /// Whether whatever else was asked for is the same.
    fn is_alike(&self, other: &Self) -> bool;

    /// The sums that the line was computed from; nothing if no run has such sums.
    fn sums(&self) -> Option<Self::Sums>;

    /// How many are counted in sums, of those that were asked for.
    fn count(sums: &Self::Sums) -> u64;

    /// Adds the sums of another part.
    fn merge(sums: &mut Self::Sums, other: &Self::Sums);

    /// The same run with other sums.
    fn with(&self, options: RunOptions, sums: &Self::Sums) -> Self;

    /// Says that there are fewer than were asked for.
    fn stopped(words: &Words, done: u64, asked: u64) -> String {
        fl!(words, "cli-measure-stopped", done = done, asked = asked)
    }

    /// Tells it in sentences.
    fn tell(&self, words: &Words, out: &mut impl Write) -> io::Result<()>;
}

/// What was asked for, as it is written down.
pub(crate) fn options(rules: &Rules, seed: u64, asked: u64, shard: Shard, stopped: bool) -> RunOptions {
    RunOptions {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        seed,
        edition: rules.edition.to_string(),
        components: rules.components.to_string(),
        asked,
        shard: parts::written(shard),
        stopped,
    }
}

/// A line that was read, with every figure computed again from its sums; nothing if no run came out like that.
pub(crate) fn recomputed<T: Counted>(read: &T) -> Option<T> {
    let sums = read.sums()?;
    let asked = asked::<T>(read.options())?;
    let count = T::count(&sums);
    let options = RunOptions { stopped: count < asked, ..read.options().clone() };
    (count <= asked).then(|| read.with(options, &sums))
}

/// Adds a line to another part of the same run.
pub(crate) fn add<T: Counted>(one: &T, other: &T) -> Result<T, Unfit> {
    let alike = |options: &RunOptions| RunOptions { shard: None, stopped: false, ..options.clone() };
    if alike(one.options()) != alike(other.options()) || !one.is_alike(other) {
        return Err(Unfit::Different);
    }
    let shard = parts::together(one.options().shard.as_ref(), other.options().shard.as_ref())?;
    let mut sums = one.sums().ok_or(Unfit::Different)?;
    T::merge(&mut sums, &other.sums().ok_or(Unfit::Different)?);
    let stopped = one.options().stopped || other.options().stopped;
    Ok(one.with(RunOptions { shard, stopped, ..one.options().clone() }, &sums))
}

/// Prints a line as it was asked for.
pub(crate) fn print<T: Counted>(
    line: &T,
    arguments: &Arguments<'_>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let words = arguments.words;
    if arguments.flag("json") {
        writeln!(out, "{}", blazon_wire::line(line))?;
        return Ok(());
    }
    let options = line.options();
    if options.stopped {
        let done = line.sums().map_or(0, |sums| T::count(&sums));
        let asked = asked::<T>(options).unwrap_or_default();
        writeln!(out, "{}", T::stopped(words, done, asked))?;
    }
    tell_parts(options.shard.as_ref(), words, out)?;
    Ok(line.tell(words, out)?)
}

/// How many the parts of a run are to count together; nothing if there is no such run.
fn asked<T: Counted>(options: &RunOptions) -> Option<u64> {
    Edition::from_name(&options.edition)?;
    options.components.parse::<Components>().ok()?;
    if !(1..=T::MOST).contains(&options.asked) {
        return None;
    }
    Some(parts::share(options.shard.as_ref(), options.asked)? * T::EACH)
}

/// A sum of so many shares, each from 0 to 1; nothing if it cannot be one.
pub(crate) fn shares(sum: i64, count: u64) -> Option<Billionths> {
    if sum < 0 { None } else { signed_shares(sum, count) }
}

/// A sum of so many shares, each from −1 to 1; nothing if it cannot be one.
pub(crate) fn signed_shares(sum: i64, count: u64) -> Option<Billionths> {
    let most = count.saturating_mul(Billionths::ONE.0.unsigned_abs());
    (sum.unsigned_abs() <= most).then_some(Billionths(sum))
}
