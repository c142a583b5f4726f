use crate::error::AppendError;
use crate::mark::{Counts, Mark, Status};
use crate::store::Answer;
use crate::table_id::TableId;
use crate::tally::{Rolled, Tally};

/// The most bytes that an entry may have.
pub const ENTRY_LIMIT: usize = 64 << 10;

/// The most entries that may be appended at once.
pub const ENTRIES_LIMIT: usize = 64;

/// The logs of all tables. What is in a log is what happened at its table, and nothing else is.
pub trait Log: Send + Sync {
    /// Adds entries to the end of a log, if that end is where the caller believes it to be. All of it happens or nothing
    /// does, and when the answer is good it is on disk.
    ///
    /// Whoever stops waiting for the answer does not know whether it happened.
    fn append(&self, append: Append) -> Answer<'_, (), AppendError>;

    /// Removes a table with its log, if its last number is the expected one. So nothing is lost that was appended since
    /// somebody decided that the table may go. If there is no such table and 0 is expected, all is well.
    fn remove(&self, table: TableId, expected: u64) -> Answer<'_, (), AppendError>;

    /// The entries of a log after a number, in order. None if there is no such table.
    fn read(&self, table: TableId, after: u64) -> Answer<'_, Vec<Entry>>;

    /// A table's last number and its mark, if there is such a table.
    fn status(&self, table: TableId) -> Answer<'_, Option<Status>>;

    /// Tables with their status in the order of their names, those after one, or the first.
    fn tables(&self, after: Option<TableId>, limit: usize) -> Answer<'_, Vec<(TableId, Status)>>;

    /// Tables whose due time has come, the longest due first.
    fn due(&self, now: u64, limit: usize) -> Answer<'_, Vec<TableId>>;

    /// Tables that wait for players and may be found by strangers, in the order of their names.
    fn listed(&self, limit: usize) -> Answer<'_, Vec<TableId>>;

    /// How many tables there are in each phase.
    fn counts(&self) -> Answer<'_, Counts>;

    /// How the dice of all tables have fallen, those of removed tables too.
    fn tally(&self) -> Answer<'_, Tally>;
}

/// What is to be added to a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// Whose log.
    pub table: TableId,
    /// What the last number of the log must be, 0 for a table that does not exist yet. The first new entry gets the next
    /// number.
    pub expected: u64,
    /// The entries. Without any, an existing table gets the new mark, and one that does not exist stays that way.
    pub entries: Vec<String>,
    /// What is known of the table from then on.
    pub mark: Mark,
    /// The dice that were rolled in these entries, for [`Log::tally`].
    pub rolls: Vec<Rolled>,
}

impl Append {
    /// Whether it keeps the limits.
    pub(crate) fn check(&self) -> Result<(), AppendError> {
        let short = self.entries.iter().all(|entry| entry.len() <= ENTRY_LIMIT);
        // There is no more than one roll to an entry.
        let few = self.entries.len() <= ENTRIES_LIMIT && self.rolls.len() <= ENTRIES_LIMIT;
        if short && few { Ok(()) } else { Err(AppendError::TooLarge) }
    }
}

/// One entry of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number. The first is 1, and there are no gaps.
    pub number: u64,
    /// What it says. The store does not look into it.
    pub text: String,
}
