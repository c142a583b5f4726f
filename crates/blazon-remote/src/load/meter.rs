use std::cell::{Cell, RefCell};
use std::io;
use std::time::Duration;

use hdrhistogram::Histogram;

use super::LoadError;
use super::figures::{Figures, Progress};
use super::journal::{Acknowledged, Journal};

/// Times longer than this are counted as this, in microseconds: an hour.
const LONGEST: u64 = 3_600_000_000;

/// What all tables of a load report to.
#[derive(Debug)]
pub(super) struct Meter {
    measuring: Cell<bool>,
    playing: Cell<u32>,
    events: Cell<u64>,
    refused: Cell<u64>,
    reopened: Cell<u64>,
    games: Cell<u64>,
    /// From sending to acknowledgement, in microseconds.
    times: RefCell<Histogram<u64>>,
    acknowledged: RefCell<Vec<Acknowledged>>,
    journal: RefCell<Option<Journal>>,
    failure: RefCell<Option<LoadError>>,
}

impl Meter {
    pub(super) fn new(journal: Option<Journal>) -> io::Result<Meter> {
        let times = Histogram::new_with_bounds(1, LONGEST, 3).map_err(io::Error::other)?;
        Ok(Meter {
            measuring: Cell::new(false),
            playing: Cell::new(0),
            events: Cell::new(0),
            refused: Cell::new(0),
            reopened: Cell::new(0),
            games: Cell::new(0),
            times: RefCell::new(times),
            acknowledged: RefCell::new(Vec::new()),
            journal: RefCell::new(journal),
            failure: RefCell::new(None),
        })
    }

    /// From now on what happens is measured.
    pub(super) fn begin(&self) {
        self.measuring.set(true);
    }

    /// From now on nothing is.
    pub(super) fn end(&self) {
        self.measuring.set(false);
    }

    /// Two players have begun to play.
    pub(super) fn plays(&self) {
        self.playing.set(self.playing.get() + 1);
    }

    /// How many tables play.
    pub(super) fn playing(&self) -> u32 {
        self.playing.get()
    }

    /// An event was acknowledged. How long that took is known for those that players chose.
    pub(super) fn acknowledge(&self, acknowledged: Acknowledged, took: Option<Duration>) {
        if self.measuring.get() {
            self.events.set(self.events.get() + 1);
            if let Some(took) = took {
                self.times.borrow_mut().saturating_record(took.as_micros() as u64);
            }
        }
        if let Some(journal) = &mut *self.journal.borrow_mut()
            && let Err(error) = journal.note(&acknowledged)
        {
            self.fail(LoadError::Journal(error));
        }
        self.acknowledged.borrow_mut().push(acknowledged);
    }

    /// Something was refused.
    pub(super) fn refuse(&self) {
        self.refused.set(self.refused.get() + 1);
    }

    /// A game is over.
    pub(super) fn end_game(&self) {
        self.games.set(self.games.get() + 1);
    }

    /// Lost lines came back.
    pub(super) fn reopen(&self, times: u32) {
        self.reopened.set(self.reopened.get() + u64::from(times));
    }

    /// The load cannot go on. Of several reasons the first counts.
    pub(super) fn fail(&self, failure: LoadError) {
        self.failure.borrow_mut().get_or_insert(failure);
    }

    /// Whether the load cannot go on.
    pub(super) fn has_failed(&self) -> bool {
        self.failure.borrow().is_some()
    }

    /// Why the load could not go on.
    pub(super) fn take_failure(&self) -> Option<LoadError> {
        self.failure.borrow_mut().take()
    }

    /// Everything that was acknowledged, also before it was measured.
    pub(super) fn acknowledged(&self) -> Vec<Acknowledged> {
        self.acknowledged.take()
    }

    pub(super) fn progress(&self, measured: Option<Duration>) -> Progress {
        let (playing, events) = (self.playing.get(), self.events.get());
        Progress { playing, measured, events, p99: self.quantile(0.99), games: self.games.get() }
    }

    /// What was measured in so much time; what the server has to be asked for is left open.
    pub(super) fn figures(&self, tables: u32, measured: Duration) -> Figures {
        Figures {
            tables,
            measured,
            events: self.events.get(),
            p50: self.quantile(0.5),
            p99: self.quantile(0.99),
            p999: self.quantile(0.999),
            bytes_per_table: None,
            lost: None,
            refused: self.refused.get(),
            reopened: self.reopened.get(),
            games: self.games.get(),
        }
    }

    fn quantile(&self, quantile: f64) -> Duration {
        Duration::from_micros(self.times.borrow().value_at_quantile(quantile))
    }
}
