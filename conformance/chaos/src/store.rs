use std::collections::BTreeMap;

use blazon_online::{Outages, StoreFault};
use blazon_wire::online::TableId;

/// How long no server may say that it is alive, in milliseconds, before that is an outage.
const SILENCE: u64 = 15_000;

/// Where tables are kept: what it has acknowledged, it has. It outlives every server.
#[derive(Debug, Default)]
pub(crate) struct Store {
    logs: BTreeMap<TableId, Vec<String>>,
    dues: BTreeMap<TableId, u64>,
    /// When a server was last known to be alive, by its own clock.
    beat: Option<u64>,
    outages: Vec<(u64, u64)>,
}

impl Store {
    /// Adds entries to the end of a log, if that is where the caller believes it to be.
    pub(crate) fn append(
        &mut self,
        table: TableId,
        expected: u64,
        entries: &[String],
        due: Option<u64>,
    ) -> Result<(), StoreFault> {
        if self.len(table) != expected {
            return Err(StoreFault::Conflict);
        }
        if !entries.is_empty() {
            self.logs.entry(table).or_default().extend_from_slice(entries);
        }
        match due {
            Some(due) => self.dues.insert(table, due),
            None => self.dues.remove(&table),
        };
        Ok(())
    }

    /// The entries of a log after a number.
    pub(crate) fn read(&self, table: TableId, after: u64) -> Vec<String> {
        let after = usize::try_from(after).unwrap_or(usize::MAX);
        self.logs.get(&table).and_then(|log| log.get(after..)).unwrap_or_default().to_vec()
    }

    /// Removes a log, if its end is where the caller believes it to be.
    pub(crate) fn remove(&mut self, table: TableId, expected: u64) -> Result<(), StoreFault> {
        if self.len(table) != expected {
            return Err(StoreFault::Conflict);
        }
        self.logs.remove(&table);
        self.dues.remove(&table);
        Ok(())
    }

    /// How many entries a log has.
    pub(crate) fn len(&self, table: TableId) -> u64 {
        self.logs.get(&table).map_or(0, |log| log.len() as u64)
    }

    /// Tables at which something is due.
    pub(crate) fn due(&self, now: u64) -> Vec<TableId> {
        self.dues.iter().filter(|(_, due)| **due <= now).map(|(table, _)| *table).collect()
    }

    /// A server starts, and says what its clock says. It is told what time it is taken to be, which is never before what
    /// another server said, and when nobody served.
    pub(crate) fn wake(&mut self, clock: u64) -> (u64, Outages) {
        let now = clock.max(self.beat.unwrap_or(clock));
        self.outages.extend(self.beat.map(|beat| (beat, now)));
        self.beat = Some(now);
        (now, Outages::new(self.outages.iter().copied()))
    }

    /// A server says that it was asleep.
    pub(crate) fn note_outage(&mut self, from: u64, to: u64) {
        self.outages.push((from, to));
    }

    /// A server says that it is alive. If nobody has for a while, that was an outage.
    pub(crate) fn beat(&mut self, now: u64) -> Option<(u64, u64)> {
        let gap = self.beat.map(|beat| (beat, now)).filter(|(beat, now)| now.saturating_sub(*beat) > SILENCE);
        self.outages.extend(gap);
        self.beat = Some(now);
        gap
    }
}
