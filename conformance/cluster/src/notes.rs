use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use blazon::Event;
use blazon_dice::{ByChair, Chair, SeatKey};
use blazon_wire::online::{Key, Reason, TableId};

/// What everybody notes while games are played.
#[derive(Debug, Default)]
pub(crate) struct Notes {
    acknowledged: Mutex<Vec<Acknowledged>>,
    refused: Mutex<BTreeMap<&'static str, u64>>,
    played: Mutex<Vec<Played>>,
    wrong: Mutex<Vec<Wrong>>,
    begun: AtomicU64,
    /// Tables at which it is played.
    open: Mutex<BTreeSet<TableId>>,
    reconnects: AtomicU64,
    failed_calls: AtomicU64,
    /// Counts everything that shows that it goes on.
    signs_of_life: AtomicU64,
}

/// Something that a node said is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Acknowledged {
    pub(crate) table: TableId,
    pub(crate) chair: Chair,
    pub(crate) number: u64,
    pub(crate) key: Key,
}

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    pub(crate) table: TableId,
    pub(crate) keys: ByChair<SeatKey>,
    pub(crate) events: Vec<Event>,
    /// The whole record as both seats have it.
    pub(crate) record: String,
}

/// A promise that was broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// At which table, if it was at one.
    pub table: Option<TableId>,
    /// Which.
    pub what: String,
}

impl std::fmt::Display for Wrong {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.table {
            Some(table) => write!(f, "table {table}: {}", self.what),
            None => f.write_str(&self.what),
        }
    }
}

impl Notes {
    /// A game is about to be played.
    pub(crate) fn begin(&self, table: TableId) {
        self.begun.fetch_add(1, Ordering::Relaxed);
        lock(&self.open).insert(table);
    }

    /// How many were.
    pub(crate) fn begun(&self) -> u64 {
        self.begun.load(Ordering::Relaxed)
    }

    pub(crate) fn acknowledge(&self, acknowledged: Acknowledged) {
        self.signs_of_life.fetch_add(1, Ordering::Relaxed);
        lock(&self.acknowledged).push(acknowledged);
    }

    pub(crate) fn refuse(&self, reason: Reason) {
        let word = match reason {
            Reason::Stale => "stale",
            Reason::Unavailable => "unavailable",
            Reason::Stopping => "stopping",
            Reason::Illegal => "illegal",
            Reason::Over => "over",
            _ => "others",
        };
        *lock(&self.refused).entry(word).or_default() += 1;
    }

    /// How often something was refused, by the reason.
    pub(crate) fn refused(&self) -> Vec<(&'static str, u64)> {
        lock(&self.refused).iter().map(|(&word, &count)| (word, count)).collect()
    }

    pub(crate) fn end(&self, played: Played) {
        lock(&self.open).remove(&played.table);
        self.signs_of_life.fetch_add(1, Ordering::Relaxed);
        lock(&self.played).push(played);
    }

    /// The tables at which the game has not ended.
    pub(crate) fn unfinished(&self) -> Vec<TableId> {
        lock(&self.open).iter().copied().collect()
    }

    pub(crate) fn reconnect(&self, times: u32) {
        self.reconnects.fetch_add(u64::from(times), Ordering::Relaxed);
    }

    pub(crate) fn reconnects(&self) -> u64 {
        self.reconnects.load(Ordering::Relaxed)
    }

    /// A request came to nothing and is made again.
    pub(crate) fn fail_call(&self) {
        self.failed_calls.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn failed_calls(&self) -> u64 {
        self.failed_calls.load(Ordering::Relaxed)
    }

    pub(crate) fn complain(&self, table: Option<TableId>, what: String) {
        lock(&self.wrong).push(Wrong { table, what });
    }

    pub(crate) fn wrong(&self) -> Vec<Wrong> {
        lock(&self.wrong).clone()
    }

    pub(crate) fn is_fine(&self) -> bool {
        lock(&self.wrong).is_empty()
    }

    /// Everything that was acknowledged, by table.
    pub(crate) fn acknowledged(&self) -> BTreeMap<TableId, Vec<Acknowledged>> {
        let mut tables: BTreeMap<TableId, Vec<Acknowledged>> = BTreeMap::new();
        for &one in lock(&self.acknowledged).iter() {
            tables.entry(one.table).or_default().push(one);
        }
        tables
    }

    /// How much was.
    pub(crate) fn acknowledgements(&self) -> u64 {
        lock(&self.acknowledged).len() as u64
    }

    /// The games that were played to their end.
    pub(crate) fn played(&self) -> Vec<Played> {
        lock(&self.played).clone()
    }

    /// How many those are.
    pub(crate) fn games(&self) -> u64 {
        lock(&self.played).len() as u64
    }

    /// A number that changes for as long as it goes on.
    pub(crate) fn signs_of_life(&self) -> u64 {
        self.signs_of_life.load(Ordering::Relaxed)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
