//! Real games on a running server, many at a time, to see what it bears.
//!
//! A [`Load`] makes tables, sits two clients down at each and lets them play legal events at a steady rate, one game after
//! the other. It measures how long every event takes from being sent to its acknowledgement, which says that it is on the
//! server's disk; and in the end it asks the server for each acknowledged event again. With a [`Journal`] that can be done
//! after any crash.

mod choices;
mod figures;
mod journal;
mod memory;
mod meter;
mod pair;
mod verification;

use std::cell::Cell;
use std::io;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::runtime;
use tokio::task::LocalSet;
use tokio::time::{Instant, sleep, timeout};

use self::choices::Choices;
pub use self::figures::{Figures, Progress};
pub use self::journal::{Acknowledged, Journal, JournalError, NoJournal};
use self::meter::Meter;
use self::pair::Pair;
use self::verification::missing_from;
pub use self::verification::verify;
use crate::server::{CallError, Server};

/// How many tables are made in a second.
const RAMP: u32 = 200;

/// How many requests over HTTP are under way at a time.
const REQUESTS: usize = 8;

/// How long is waited in the end for what is not acknowledged yet.
const GRACE: Duration = Duration::from_secs(10);

/// How often it is looked whether something is to be done.
const LOOK: Duration = Duration::from_millis(10);

/// How often it is told how far it is.
const TELL: Duration = Duration::from_secs(1);

/// A load for a server.
#[derive(Debug)]
pub struct Load {
    /// Which.
    pub server: Server,
    /// How many tables.
    pub tables: u32,
    /// How long is measured, once all tables play.
    pub time: Duration,
    /// How many events a second are sent at each table, by both players together.
    pub rate: f64,
    /// What the players' choices follow from.
    pub seed: u64,
    /// Where acknowledgements are noted.
    pub journal: Option<Journal>,
    /// The process of the server, if it runs on this machine.
    pub process: Option<u32>,
}

/// Why a load could not be carried out.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The server does not let it.
    #[error(transparent)]
    Call(#[from] CallError),
    /// This machine does not.
    #[error(transparent)]
    Here(#[from] io::Error),
    /// The journal cannot be written.
    #[error("the journal cannot be written: {0}")]
    Journal(io::Error),
}

impl Load {
    /// Plays until the time is over or it is stopped, and tells how far it is. What was measured until then counts.
    pub fn run(self, stop: &AtomicBool, tell: impl FnMut(&Progress)) -> Result<Figures, LoadError> {
        allow_many_sockets();
        // One thread: the other cores are the server's.
        let runtime =
            runtime::Builder::new_current_thread().enable_all().max_blocking_threads(REQUESTS).build()?;
        LocalSet::new().block_on(&runtime, self.play(stop, tell))
    }

    async fn play(self, stop: &AtomicBool, mut tell: impl FnMut(&Progress)) -> Result<Figures, LoadError> {
        let Load { server, tables, time, rate, seed, journal, process } = self;
        let before = memory::resident(&server, process);
        let meter = Rc::new(Meter::new(journal)?);
        let over = Rc::new(Cell::new(false));
        let interval = Duration::from_secs_f64(1.0 / rate.max(0.001));
        let began = Instant::now();
        let mut pairs = Vec::new();
        let mut measuring: Option<Instant> = None;
        let mut told = began;
        while !stop.load(Ordering::Relaxed) && !meter.has_failed() {
            let due = began.elapsed().as_millis() as u64 * u64::from(RAMP) / 1000;
            while (pairs.len() as u64) < due.min(u64::from(tables)) {
                let pair = Pair {
                    server: server.clone(),
                    meter: Rc::clone(&meter),
                    over: Rc::clone(&over),
                    interval,
                    choices: Choices::new(seed, pairs.len() as u64),
                };
                pairs.push(tokio::task::spawn_local(pair.play()));
            }
            if measuring.is_none() && meter.playing() == tables {
                meter.begin();
                measuring = Some(Instant::now());
            }
            if told.elapsed() >= TELL {
                told += TELL;
                tell(&meter.progress(measuring.map(|since| since.elapsed())));
            }
            if measuring.is_some_and(|since| since.elapsed() >= time) {
                break;
            }
            sleep(LOOK).await;
        }
        let measured = measuring.map_or(Duration::ZERO, |since| since.elapsed());
        meter.end();
        let after = memory::resident(&server, process);
        over.set(true);
        let last = Instant::now();
        for pair in pairs {
            // Whoever takes longer is given up: what they wait for was not acknowledged.
            let _ = timeout(GRACE.saturating_sub(last.elapsed()), pair).await;
        }
        if let Some(failure) = meter.take_failure() {
            return Err(failure);
        }
        let grown = before.zip(after).map(|(before, after)| after.saturating_sub(before));
        let missing = missing_from(&server, &meter.acknowledged()).await.ok();
        let figures = meter.figures(tables, measured);
        Ok(Figures {
            bytes_per_table: grown.map(|grown| grown / u64::from(tables.max(1))),
            lost: missing.map(|missing| missing.len() as u64),
            ..figures
        })
    }
}

/// Lets this process have as many sockets as the system allows it.
pub fn allow_many_sockets() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

        let limit = getrlimit(Resource::Nofile);
        // If it may not, opening a socket will say so.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit });
    }
}
