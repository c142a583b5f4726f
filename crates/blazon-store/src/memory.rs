use std::collections::BTreeMap;
use std::future;
use std::ops::Bound;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::beats::{Beat, Beats};
use crate::change::{self, Change, Removal, Reply};
use crate::chronicle::Chronicle;
use crate::error::{AppendError, StoreError};
use crate::log::{Append, Entry, Log};
use crate::mark::{Counts, Mark, Phase, Status};
use crate::news::{News, NewsSender, Notice, Subscription};
use crate::outage::Outage;
use crate::store::{Answer, Store, Written};
use crate::table_id::TableId;
use crate::tally::Tally;

/// A store in memory, for tests and simulations. It has no clock, no threads and no chance in it: the same calls in the
/// same order have the same answers.
///
/// It can be told to misbehave as disks do. [`fail`](MemoryStore::fail) refuses everything that is to be written.
/// [`hold`](MemoryStore::hold) lets it wait, as for a slow disk, until [`sync`](MemoryStore::sync) or
/// [`crash`](MemoryStore::crash).
#[derive(Debug)]
pub struct MemoryStore {
    state: Mutex<State>,
    news_sender: NewsSender,
}

#[derive(Debug, Default)]
struct State {
    tables: BTreeMap<TableId, Table>,
    tally: Tally,
    beat: Option<u64>,
    outages: Vec<Outage>,
    fault: Option<StoreError>,
    held: Option<Vec<Change>>,
    written: Written,
    closed: bool,
}

#[derive(Debug)]
struct Table {
    entries: Vec<String>,
    mark: Mark,
}

impl MemoryStore {
    /// An empty store.
    pub fn new() -> MemoryStore {
        MemoryStore { state: Mutex::default(), news_sender: NewsSender::new() }
    }

    /// Refuses everything that is to be written with this error from now on, or with `None` nothing any more. What is
    /// held is not affected.
    pub fn fail(&self, fault: Option<StoreError>) {
        self.state().fault = fault;
    }

    /// Lets everything that is to be written wait from now on: it is not there yet, and not answered.
    pub fn hold(&self) {
        self.state().held.get_or_insert_default();
    }

    /// How many changes wait.
    pub fn held(&self) -> usize {
        self.state().held.as_ref().map_or(0, Vec::len)
    }

    /// Writes what waits and answers it, in order. Nothing waits any more after that.
    pub fn sync(&self) {
        let mut state = self.state();
        for change in state.held.take().unwrap_or_default() {
            state.write(change, &self.news_sender);
        }
    }

    /// Loses power: of what waits only the first so many got to the disk, and nobody hears which. Everybody who waited is
    /// told that the store is unavailable. After that it works again, as if it had been reopened.
    pub fn crash(&self, written: usize) {
        let mut state = self.state();
        for (at, change) in state.held.take().unwrap_or_default().into_iter().enumerate() {
            if at < written {
                state.write(unheard(change), &self.news_sender);
            }
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Has something written, now or when it is no longer held.
    fn submit(&self, change: Change) {
        let mut state = self.state();
        if state.closed {
            change.refuse(change::closed());
        } else if let Some(fault) = &state.fault {
            change.refuse(fault.clone());
        } else if let Some(held) = &mut state.held {
            held.push(change);
        } else {
            state.write(change, &self.news_sender);
        }
    }

    /// Asks for something to be written.
    fn change<'a, T, E>(&'a self, change: impl FnOnce(Reply<T, E>) -> Change + Send + 'a) -> Answer<'a, T, E>
    where
        T: Send + 'a,
        E: From<StoreError> + Send + 'a,
    {
        Box::pin(async {
            let (reply, answer) = oneshot::channel();
            self.submit(change(reply));
            change::answer(answer).await
        })
    }

    /// Answers a question.
    fn look<'a, T>(&'a self, look: impl FnOnce(&State) -> T + Send + 'a) -> Answer<'a, T> {
        Box::pin(async {
            let state = self.state();
            if state.closed { Err(change::closed()) } else { Ok(look(&state)) }
        })
    }
}

impl Default for MemoryStore {
    fn default() -> MemoryStore {
        MemoryStore::new()
    }
}

impl Log for MemoryStore {
    fn append(&self, append: Append) -> Answer<'_, (), AppendError> {
        match append.check() {
            Ok(()) => self.change(move |reply| Change::Append(append, reply)),
            Err(error) => Box::pin(future::ready(Err(error))),
        }
    }

    fn remove(&self, table: TableId, expected: u64) -> Answer<'_, (), AppendError> {
        self.change(move |reply| Change::Remove(Removal { table, expected }, reply))
    }

    fn read(&self, table: TableId, after: u64) -> Answer<'_, Vec<Entry>> {
        self.look(move |state| {
            let entries = state.tables.get(&table).map_or(&[][..], |table| &table.entries);
            let numbered = (1..).zip(entries).map(|(number, text)| Entry { number, text: text.clone() });
            numbered.filter(|entry| entry.number > after).collect()
        })
    }

    fn status(&self, table: TableId) -> Answer<'_, Option<Status>> {
        self.look(move |state| state.tables.get(&table).map(Table::status))
    }

    fn tables(&self, after: Option<TableId>, limit: usize) -> Answer<'_, Vec<(TableId, Status)>> {
        self.look(move |state| {
            let from = after.map_or(Bound::Unbounded, Bound::Excluded);
            let tables = state.tables.range((from, Bound::Unbounded));
            tables.map(|(&id, table)| (id, table.status())).take(limit).collect()
        })
    }

    fn due(&self, now: u64, limit: usize) -> Answer<'_, Vec<TableId>> {
        self.look(move |state| {
            let mut due: Vec<(u64, TableId)> = state
                .tables
                .iter()
                .filter_map(|(&id, table)| Some((table.mark.due?, id)))
                .filter(|&(due, _)| due <= now)
                .collect();
            due.sort_unstable();
            due.into_iter().map(|(_, id)| id).take(limit).collect()
        })
    }

    fn listed(&self, limit: usize) -> Answer<'_, Vec<TableId>> {
        self.look(move |state| {
            let listed = |mark: Mark| mark.listed && mark.phase == Phase::Waiting;
            let tables = state.tables.iter().filter(|(_, table)| listed(table.mark));
            tables.map(|(&id, _)| id).take(limit).collect()
        })
    }

    fn counts(&self) -> Answer<'_, Counts> {
        self.look(move |state| {
            let mut counts = Counts::default();
            for table in state.tables.values() {
                *counts.get_mut(table.mark.phase) += 1;
            }
            counts
        })
    }

    fn tally(&self) -> Answer<'_, Tally> {
        self.look(move |state| state.tally)
    }
}

impl News for MemoryStore {
    fn subscribe(&self) -> Subscription {
        self.news_sender.subscribe()
    }

    fn signal(&self, text: String) -> Answer<'_, ()> {
        Box::pin(async move { self.news_sender.say(&text) })
    }
}

impl Beats for MemoryStore {
    fn wake(&self, now: u64) -> Answer<'_, Option<Outage>> {
        self.change(move |reply| Change::Beat(Beat::Wake, now, reply))
    }

    fn beat(&self, now: u64) -> Answer<'_, Option<Outage>> {
        self.change(move |reply| Change::Beat(Beat::Beat, now, reply))
    }

    fn last_beat(&self) -> Answer<'_, Option<u64>> {
        self.look(|state| state.beat)
    }

    fn note_outage(&self, outage: Outage) -> Answer<'_, ()> {
        self.change(move |reply| Change::Outage(outage, reply))
    }

    fn outages(&self, after: u64) -> Answer<'_, Vec<Outage>> {
        self.look(move |state| {
            let outages = state.outages.iter().copied().filter(|outage| outage.to() > after);
            Outage::merged(outages.collect())
        })
    }
}

impl Store for MemoryStore {
    fn restore(&self, chronicle: Chronicle) -> Answer<'_, ()> {
        self.change(move |reply| Change::Restore(Box::new(chronicle), reply))
    }

    fn is_alone(&self) -> bool {
        true
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async {
            self.sync();
            self.state().closed = true;
            self.news_sender.close();
            Ok(())
        })
    }

    fn written(&self) -> Written {
        self.state().written
    }
}

impl State {
    /// Does what was asked for, and answers.
    fn write(&mut self, change: Change, news_sender: &NewsSender) {
        self.written.transactions += 1;
        self.written.changes += 1;
        // Whoever does not wait any more needs no answer.
        match change {
            Change::Append(append, reply) => _ = reply.send(self.append(append, news_sender)),
            Change::Remove(removal, reply) => _ = reply.send(self.remove(removal, news_sender)),
            Change::Beat(beat, now, reply) => {
                let outage = beat.outage(self.beat, now);
                self.beat = Some(now);
                self.outages.extend(outage);
                _ = reply.send(Ok(outage));
            }
            Change::Outage(outage, reply) => {
                self.outages.push(outage);
                _ = reply.send(Ok(()));
            }
            Change::Restore(chronicle, reply) => {
                let Chronicle { tally, last_beat, outages } = *chronicle;
                (self.tally, self.beat, self.outages) = (tally, last_beat, outages);
                _ = reply.send(Ok(()));
            }
        }
    }

    fn append(&mut self, append: Append, news_sender: &NewsSender) -> Result<(), AppendError> {
        self.expect(append.table, append.expected)?;
        if append.entries.is_empty() {
            if let Some(table) = self.tables.get_mut(&append.table) {
                table.mark = append.mark;
            }
            return Ok(());
        }
        for rolled in append.rolls {
            self.tally.count(rolled);
        }
        let new = || Table { entries: Vec::new(), mark: append.mark };
        let table = self.tables.entry(append.table).or_insert_with(new);
        table.entries.extend(append.entries);
        table.mark = append.mark;
        news_sender.tell([Notice::Changed { table: append.table, last: table.last() }]);
        Ok(())
    }

    fn remove(&mut self, removal: Removal, news_sender: &NewsSender) -> Result<(), AppendError> {
        self.expect(removal.table, removal.expected)?;
        if self.tables.remove(&removal.table).is_some() {
            news_sender.tell([Notice::Changed { table: removal.table, last: 0 }]);
        }
        Ok(())
    }

    fn expect(&self, table: TableId, expected: u64) -> Result<(), AppendError> {
        let last = self.tables.get(&table).map_or(0, Table::last);
        if last == expected { Ok(()) } else { Err(AppendError::Conflict { last }) }
    }
}

impl Table {
    fn status(&self) -> Status {
        Status { last: self.last(), mark: self.mark }
    }

    fn last(&self) -> u64 {
        self.entries.len() as u64
    }
}

/// The same change, with nobody to hear how it went.
fn unheard(change: Change) -> Change {
    match change {
        Change::Append(append, _) => Change::Append(append, oneshot::channel().0),
        Change::Remove(removal, _) => Change::Remove(removal, oneshot::channel().0),
        Change::Beat(beat, now, _) => Change::Beat(beat, now, oneshot::channel().0),
        Change::Outage(outage, _) => Change::Outage(outage, oneshot::channel().0),
        Change::Restore(chronicle, _) => Change::Restore(chronicle, oneshot::channel().0),
    }
}
