use std::fs;
use std::path::Path;
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};

use super::Limits;

/// How long to wait for another process that looks into the database, with a tool of its own, say.
const PATIENCE: Duration = Duration::from_secs(5);

/// What the `-wal` file is cut back to when it has been copied, in bytes: a backup that takes long lets it grow.
const WAL_KEPT: &str = "67108864";

/// How to open a database for reading that others write to.
pub(super) fn reading(path: &Path) -> SqliteConnectOptions {
    any(path).read_only(true)
}

/// How to look into a file that nobody writes to, without leaving anything beside it.
pub(super) fn looking(path: &Path) -> SqliteConnectOptions {
    let mut wal = path.as_os_str().to_owned();
    wal.push("-wal");
    // What is in there is part of the database, and reading it takes a `-shm` file.
    let has_wal = fs::metadata(wal).is_ok_and(|wal| wal.len() > 0);
    reading(path).immutable(!has_wal)
}

/// How to look into a file as [`looking`] does, however damaged it is.
pub(super) fn salvaging(path: &Path) -> SqliteConnectOptions {
    // Without this SQLite reads nothing from a file that is shorter than it should be.
    looking(path).pragma("writable_schema", "ON")
}

/// How to copy a database that others may write to.
pub(super) fn copying(path: &Path) -> SqliteConnectOptions {
    // Not for reading only: if nobody else has it open, the last to close it has to clear up.
    any(path)
}

/// How to open a file for writing, such that what was committed is on disk.
pub(super) fn writing(path: &Path, limits: Limits) -> SqliteConnectOptions {
    let options = any(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        // On macOS only this reaches the disk itself.
        .pragma("fullfsync", "ON")
        .pragma("wal_autocheckpoint", limits.checkpoint.to_string())
        .pragma("journal_size_limit", WAL_KEPT)
        // What a statement needs to be undone is kept in memory rather than in a file of its own.
        .pragma("temp_store", "memory")
        // Kibibytes, if negative.
        .pragma("cache_size", "-32768");
    match limits.pages {
        Some(pages) => options.pragma("max_page_count", pages.to_string()),
        None => options,
    }
}

/// How to fill a new file that nobody knows of yet. It is for the caller to have it on disk in the end.
pub(super) fn filling(path: &Path) -> SqliteConnectOptions {
    any(path).journal_mode(SqliteJournalMode::Off).synchronous(SqliteSynchronous::Off)
}

fn any(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(PATIENCE)
        .thread_name(|number| format!("store-{number}"))
        .disable_statement_logging()
}
