//! Bars that show how far long work is.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use blazon_arena::{NoWorkers, Sums};
use blazon_words::Words;
use indicatif::{FormattedDuration, ProgressBar, ProgressStyle};

use crate::arguments::Arguments;
use crate::contest::report;
use crate::failure::{Failure, no_workers};
use crate::interrupt;

/// Does long work on as many threads as was asked for, until it is done or Ctrl-C is pressed, and shows how far it is.
/// The work is given the threads, what stops it, and whom to tell how much is done.
pub(crate) fn watched<T>(
    arguments: &Arguments<'_>,
    length: u64,
    work: impl FnOnce(usize, &AtomicBool, &mut dyn FnMut(u64)) -> Result<T, NoWorkers>,
) -> Result<T, Failure> {
    let threads = arguments.threads()?;
    let bar = Bar::new(length);
    work(threads, interrupt::listen(), &mut |done| bar.show(done))
        .map_err(|error| no_workers(arguments.words, &error))
}

/// A bar with a text behind it. It hides itself where nobody watches: when standard error is not a terminal.
pub(crate) struct Bar(ProgressBar);

impl Bar {
    pub(crate) fn new(length: u64) -> Bar {
        let bar = ProgressBar::new(length);
        if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta} {msg}") {
            bar.set_style(style);
        }
        Bar(bar)
    }

    /// A bar for work of several stages: it shows shares of the whole.
    pub(crate) fn of_shares() -> Bar {
        let bar = Bar::new(10_000);
        if let Ok(style) = ProgressStyle::with_template("{wide_bar} {percent}% {msg}") {
            bar.0.set_style(style);
        }
        bar
    }

    /// Shows so much of the work.
    pub(crate) fn show(&self, done: u64) {
        self.0.set_position(done);
    }

    /// Shows so many pairs, and the score of the match that is being played.
    pub(crate) fn show_pairs(&self, pairs: u64, sums: &Sums, words: &Words) {
        self.show(pairs);
        if !self.0.is_hidden() {
            self.0.set_message(report::bar(sums, words));
        }
    }

    /// Shows so much of a stage of the work, and what is done in it.
    pub(crate) fn show_stage(&self, done: u64, of: u64, message: impl FnOnce() -> String) {
        if self.0.is_hidden() {
            return;
        }
        // A new stage starts anew, and so does the time that is left.
        if self.0.length() != Some(of) || done < self.0.position() {
            self.0.reset();
            self.0.set_length(of);
        }
        self.0.set_position(done);
        self.0.set_message(message());
    }

    /// Shows a share of the whole work, from 0 to 1, the time that is left, if it is known, and what is being done.
    #[expect(clippy::cast_sign_loss, reason = "a share is not negative")]
    pub(crate) fn show_share(&self, share: f64, left: Option<Duration>, message: impl FnOnce() -> String) {
        if self.0.is_hidden() {
            return;
        }
        self.0.set_position((share * 10_000.0) as u64);
        let left = left.map_or_else(String::new, |left| format!("{} ", FormattedDuration(left)));
        self.0.set_message(left + &message());
    }
}

/// A bar is gone when the work is over.
impl Drop for Bar {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
