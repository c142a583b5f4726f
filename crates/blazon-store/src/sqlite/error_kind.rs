use std::io::{self, Write};
use std::path::Path;

use crate::error::StoreError;

/// More than SQLite writes at once.
const PROBE: usize = 256 << 10;

/// The code for a sync that failed.
const FSYNC: u32 = 0x40a;

/// The kinds of errors that make a difference here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ErrorKind {
    /// No room is left.
    Full,
    /// What was read makes no sense.
    Corrupt,
    /// The file is no database.
    NotADatabase,
    /// The system refused to read or write, for a reason that SQLite does not pass on.
    Io,
    /// Anything else.
    Other,
}

impl ErrorKind {
    /// The kind of an error.
    pub(super) fn of(error: &sqlx::Error) -> ErrorKind {
        match error {
            sqlx::Error::Database(error) => {
                error.code().and_then(|code| code.parse().ok()).map_or(ErrorKind::Other, ErrorKind::of_code)
            }
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => ErrorKind::Corrupt,
            _ => ErrorKind::Other,
        }
    }

    /// The kind of an error with this code of SQLite's, see <https://sqlite.org/rescode.html>.
    fn of_code(code: u32) -> ErrorKind {
        // The lower byte is the kind, the rest says more about it.
        match code & 0xff {
            // It was written, only not synced: it may be there after all, so it must not pass for `Full`.
            10 if code == FSYNC => ErrorKind::Other,
            10 => ErrorKind::Io,
            11 => ErrorKind::Corrupt,
            13 => ErrorKind::Full,
            26 => ErrorKind::NotADatabase,
            _ => ErrorKind::Other,
        }
    }
}

/// What to say of an error while writing to this database.
pub(super) fn of_writing(error: &sqlx::Error, path: &Path) -> StoreError {
    match ErrorKind::of(error) {
        ErrorKind::Full => StoreError::Full,
        // SQLite says so if the disk is full, but not if the user's part of it is.
        ErrorKind::Io if is_full(path) => StoreError::Full,
        _ => unavailable(error),
    }
}

/// What to say of any other error.
pub(super) fn unavailable(error: &sqlx::Error) -> StoreError {
    StoreError::Unavailable(error.to_string())
}

/// Whether an error of the system means that no room is left.
pub(crate) fn means_full(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge
    )
}

/// Whether no room is left beside a file: the only way to know is to try.
fn is_full(path: &Path) -> bool {
    let Some(folder) = path.parent() else { return false };
    let tried = tempfile::tempfile_in(folder).and_then(|mut file| {
        file.write_all(&vec![0; PROBE])?;
        file.sync_all()
    });
    tried.is_err_and(|error| means_full(&error))
}
