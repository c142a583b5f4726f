use thiserror::Error;

use crate::TableId;

/// Why the store did not do what it was asked to.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    /// No room is left on the disk. Nothing was written, and once there is room again the same request will succeed.
    #[error("no space is left for the database")]
    Full,
    /// An entry that was written once is missing or is not what it was.
    #[error("entry {number} of table {table} is damaged")]
    Damaged {
        /// Whose log it is in.
        table: TableId,
        /// The first entry that cannot be trusted.
        number: u64,
    },
    /// A signal is longer than [`SIGNAL_LIMIT`](crate::SIGNAL_LIMIT), or has a NUL in it.
    #[error("that is too long for a signal, or has a NUL in it")]
    BadSignal,
    /// The store cannot be reached or is closed. Whether something that was to be written was written is unknown: who
    /// needs to know reads.
    #[error("the store is unavailable: {0}")]
    Unavailable(String),
}

/// Why a log was not changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AppendError {
    /// The log has gone on, or has not come so far: its last number is this one.
    #[error("the last entry is number {last}")]
    Conflict {
        /// The number of the last entry, 0 if there is no such table.
        last: u64,
    },
    /// There are more than [`ENTRIES_LIMIT`](crate::ENTRIES_LIMIT) entries, or one is longer than
    /// [`ENTRY_LIMIT`](crate::ENTRY_LIMIT).
    #[error("too much at once")]
    TooLarge,
    /// The store did not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
}
