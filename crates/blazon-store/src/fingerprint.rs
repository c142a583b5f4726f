use std::fmt;

use sha2::{Digest, Sha256};

use crate::chronicle::Chronicle;
use crate::error::StoreError;
use crate::log::Entry;
use crate::mark::{Phase, Status};
use crate::store::Store;
use crate::table_id::TableId;

/// How many tables are looked at at a time.
const PAGE: usize = 200;

/// The SHA-256 of all that a store has: two that have the same have the same one, whatever they are.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fingerprint([u8; 32]);

impl Fingerprint {
    /// That of a store, which is read as a whole. Nobody should write meanwhile.
    pub async fn of(store: &dyn Store) -> Result<Fingerprint, StoreError> {
        let mut whole = Whole::new();
        let mut after = None;
        loop {
            let page = store.tables(after, PAGE).await?;
            let Some((last, _)) = page.last() else { break };
            after = Some(*last);
            for (table, status) in page {
                whole.add(Fingerprint::of_table(table, status, &store.read(table, 0).await?));
            }
        }
        Ok(whole.finish(&Chronicle::of(store).await?))
    }

    /// That of one table.
    pub(crate) fn of_table(table: TableId, status: Status, entries: &[Entry]) -> Fingerprint {
        let mut hash = Sha256::new();
        let Status { last, mark } = status;
        let phase = match mark.phase {
            Phase::Waiting => 0,
            Phase::Playing => 1,
            Phase::Over => 2,
        };
        // Databases keep no times beyond this one.
        let due = mark.due.map(|due| due.min(i64::MAX.cast_unsigned()));
        for number in [table.bits(), last, phase, mark.listed.into(), due.is_some().into(), due.unwrap_or(0)]
        {
            hash.update(number.to_be_bytes());
        }
        for Entry { number, text } in entries {
            hash.update(number.to_be_bytes());
            hash.update((text.len() as u64).to_be_bytes());
            hash.update(text);
        }
        Fingerprint(hash.finalize().into())
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The fingerprint of a store in the making.
#[derive(Debug)]
pub(crate) struct Whole(Sha256);

impl Whole {
    pub(crate) fn new() -> Whole {
        Whole(Sha256::new())
    }

    /// Adds a table. They come in the order of their names.
    pub(crate) fn add(&mut self, table: Fingerprint) {
        self.0.update(table.0);
    }

    pub(crate) fn finish(mut self, chronicle: &Chronicle) -> Fingerprint {
        let Chronicle { tally, last_beat, outages } = chronicle;
        let beat = [last_beat.is_some().into(), last_beat.unwrap_or(0)];
        let outages = outages.iter().flat_map(|outage| [outage.from(), outage.to()]);
        let counts = tally.counters().map(|(_, count)| count);
        for number in counts.chain(beat).chain(outages) {
            self.0.update(number.to_be_bytes());
        }
        Fingerprint(self.0.finalize().into())
    }
}
