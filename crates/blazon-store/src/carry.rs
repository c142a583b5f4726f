use futures_util::future;
use thiserror::Error;

use crate::chronicle::Chronicle;
use crate::error::{AppendError, StoreError};
use crate::fingerprint::{Fingerprint, Whole};
use crate::log::{Append, ENTRIES_LIMIT, Entry};
use crate::mark::Status;
use crate::store::Store;
use crate::table_id::TableId;

/// How many tables are carried at a time, and share waits for the disk.
const PAGE: usize = 100;

/// How often a table is tried that changes meanwhile.
const ATTEMPTS: u32 = 5;

/// How many conflicts are worth passing on.
const CONFLICTS: usize = 100;

/// How far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Tables that are there, and were compared.
    pub tables: u64,
    /// All tables.
    pub of: u64,
}

/// What was carried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Carried {
    /// All tables.
    pub tables: u64,
    /// Those of them that were there already.
    pub there: u64,
    /// All entries of their logs.
    pub entries: u64,
    /// That of the one store, and of the other.
    pub fingerprint: Fingerprint,
}

/// Why not everything was carried. What was is there, and the next attempt goes on from it.
#[derive(Debug, Error)]
pub enum CarryError {
    /// A server may be using one of the stores.
    #[error("a server may be using one of them")]
    InUse,
    /// The first store could not be read.
    #[error("it cannot be read: {0}")]
    Unreadable(#[source] StoreError),
    /// The second store could not be written, or not be read again.
    #[error("it cannot be written: {0}")]
    Unwritable(#[source] StoreError),
    /// The second store has something that the first does not have. It was left alone.
    #[error("{} tables or other things are there already and are others", .0.len())]
    Conflicts(Vec<Conflict>),
    /// What was written is not what was to be written.
    #[error("what was written is not what was read")]
    Altered,
}

/// Something that is in the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conflict {
    /// A table whose log is not the beginning of the one that was to be carried.
    Table(TableId),
    /// A table that was not to be carried.
    Stranger(TableId),
    /// Dice, beats or outages that are not among those that were to be carried.
    Chronicle,
}

/// Carries everything from one store to another: all tables with their logs and marks, the dice, beats and outages.
///
/// It can be interrupted at any moment and begun again: what is there is compared and skipped, a log that is there in part is
/// completed, and the dice are counted once. Every table is read again after it was written and compared. What is there
/// and is another is never changed, but [reported](CarryError::Conflicts).
///
/// No server may use either store meanwhile, see [`Store::is_alone`].
pub async fn carry(
    from: &dyn Store,
    to: &dyn Store,
    mut progress: impl FnMut(Progress) + Send,
) -> Result<Carried, CarryError> {
    check_alone(from, to)?;
    let of = count(from).await.map_err(CarryError::Unreadable)?;
    let (mut tables, mut there, mut entries) = (0, 0, 0);
    let mut whole = Whole::new();
    let mut conflicts = Vec::new();
    let mut after = None;
    loop {
        let page = from.tables(after, PAGE).await.map_err(CarryError::Unreadable)?;
        let Some((last, _)) = page.last() else { break };
        after = Some(*last);
        let carrying = page.iter().map(|(table, status)| carry_table(from, to, *table, *status));
        for (carried, (table, status)) in future::try_join_all(carrying).await?.into_iter().zip(&page) {
            tables += 1;
            entries += status.last;
            match carried {
                Some(Table { fingerprint, new }) => {
                    there += u64::from(!new);
                    whole.add(fingerprint);
                }
                None => conflicts.push(Conflict::Table(*table)),
            }
        }
        progress(Progress { tables, of });
    }
    if count(to).await.map_err(CarryError::Unwritable)? != tables {
        strangers(from, to, &mut conflicts).await?;
    }
    let chronicle = Chronicle::of(from).await.map_err(CarryError::Unreadable)?;
    let before = Chronicle::of(to).await.map_err(CarryError::Unwritable)?;
    if !before.is_part_of(&chronicle) {
        conflicts.push(Conflict::Chronicle);
    }
    conflicts.truncate(CONFLICTS);
    if !conflicts.is_empty() {
        return Err(CarryError::Conflicts(conflicts));
    }
    if before != chronicle {
        to.restore(chronicle.clone()).await.map_err(CarryError::Unwritable)?;
        let written = Chronicle::of(to).await.map_err(CarryError::Unwritable)?;
        if written != chronicle {
            return Err(CarryError::Altered);
        }
    }
    check_alone(from, to)?;
    Ok(Carried { tables, there, entries, fingerprint: whole.finish(&chronicle) })
}

/// A table that is there.
struct Table {
    fingerprint: Fingerprint,
    /// Whether anything had to be written.
    new: bool,
}

/// Carries a table, unless another one is in the way.
async fn carry_table(
    from: &dyn Store,
    to: &dyn Store,
    table: TableId,
    status: Status,
) -> Result<Option<Table>, CarryError> {
    let log = from.read(table, 0).await.map_err(CarryError::Unreadable)?;
    let fingerprint = Fingerprint::of_table(table, status, &log);
    let mut new = false;
    for _ in 0..ATTEMPTS {
        let there = found(to, table).await?;
        if there.as_ref().is_some_and(|(there, log)| Fingerprint::of_table(table, *there, log) == fingerprint)
        {
            return Ok(Some(Table { fingerprint, new }));
        }
        if new {
            return Err(CarryError::Altered);
        }
        let begun = there.map(|(_, entries)| entries).unwrap_or_default();
        if !log.starts_with(&begun) {
            return Ok(None);
        }
        // Otherwise something arrived that an attempt which was broken off had sent before.
        new = write(to, table, status, &log, begun.len()).await?;
    }
    Ok(None)
}

/// Appends what is missing of a log, and its mark. The answer is no if something was appended meanwhile.
async fn write(
    to: &dyn Store,
    table: TableId,
    status: Status,
    log: &[Entry],
    begun: usize,
) -> Result<bool, CarryError> {
    let rest = &log[begun..];
    // One that is there as a whole may still have another mark.
    let chunks = rest.chunks(ENTRIES_LIMIT).chain(rest.is_empty().then_some(rest));
    let mut expected = begun as u64;
    for chunk in chunks {
        let entries: Vec<String> = chunk.iter().map(|entry| entry.text.clone()).collect();
        let several = entries.len() as u64;
        // Without rolls: those are in the tally, which is carried as a whole.
        let append = Append { table, expected, entries, mark: status.mark, rolls: Vec::new() };
        match to.append(append).await {
            Ok(()) => expected += several,
            Err(AppendError::Store(error)) => return Err(CarryError::Unwritable(error)),
            Err(AppendError::Conflict { .. } | AppendError::TooLarge) => return Ok(false),
        }
    }
    Ok(true)
}

/// A table as it is where it is carried to, if it is there.
async fn found(to: &dyn Store, table: TableId) -> Result<Option<(Status, Vec<Entry>)>, CarryError> {
    let Some(status) = to.status(table).await.map_err(CarryError::Unwritable)? else { return Ok(None) };
    Ok(Some((status, to.read(table, 0).await.map_err(CarryError::Unwritable)?)))
}

/// Finds tables that were not to be carried.
async fn strangers(
    from: &dyn Store,
    to: &dyn Store,
    conflicts: &mut Vec<Conflict>,
) -> Result<(), CarryError> {
    let mut after = None;
    loop {
        let page = to.tables(after, PAGE).await.map_err(CarryError::Unwritable)?;
        let Some((last, _)) = page.last() else { return Ok(()) };
        after = Some(*last);
        for (table, _) in page {
            if from.status(table).await.map_err(CarryError::Unreadable)?.is_none() {
                conflicts.push(Conflict::Stranger(table));
            }
        }
    }
}

/// The number of all tables.
async fn count(store: &dyn Store) -> Result<u64, StoreError> {
    let counts = store.counts().await?;
    Ok(counts.waiting + counts.playing + counts.over)
}

fn check_alone(from: &dyn Store, to: &dyn Store) -> Result<(), CarryError> {
    if from.is_alone() && to.is_alone() { Ok(()) } else { Err(CarryError::InUse) }
}
