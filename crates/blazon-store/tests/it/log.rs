//! Short ways to write appends, and to read a whole log.

use blazon_store::{Append, AppendError, Log, Mark, Phase, Roll, Rolled, StoreError, TableId};

pub(crate) const PLAYING: Mark = Mark { phase: Phase::Playing, listed: false, due: None };

pub(crate) fn table(bits: u64) -> TableId {
    TableId::new(bits)
}

/// An append to a game that is going on.
pub(crate) fn append(table: TableId, expected: u64, entries: &[&str]) -> Append {
    let entries = entries.iter().map(ToString::to_string).collect();
    Append { table, expected, entries, mark: PLAYING, rolls: Vec::new() }
}

/// An append of one entry that changes the mark.
pub(crate) fn marked(table: TableId, expected: u64, mark: Mark) -> Append {
    Append { mark, ..append(table, expected, &["marked"]) }
}

/// A roll after another.
pub(crate) fn rolled(faces: [u8; 4], previous: Option<[u8; 4]>) -> Rolled {
    let roll = |faces| Roll::new(faces).expect("dice have such faces");
    Rolled { roll: roll(faces), previous: previous.map(roll) }
}

/// All entries of a log, whose numbers must be 1, 2, 3…
pub(crate) async fn texts(store: &(impl Log + ?Sized), table: TableId) -> Result<Vec<String>, StoreError> {
    let entries = store.read(table, 0).await?;
    for (entry, number) in entries.iter().zip(1..) {
        assert_eq!(entry.number, number, "the log of {table} has a gap");
    }
    Ok(entries.into_iter().map(|entry| entry.text).collect())
}

pub(crate) fn conflict(last: u64) -> Result<(), AppendError> {
    Err(AppendError::Conflict { last })
}
