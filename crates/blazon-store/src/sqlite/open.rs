use std::path::{Path, PathBuf};

use sqlx::migrate::MigrateError;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, SqliteConnection};

use super::error_kind::{self, ErrorKind};
use super::lock::Lock;
use super::reader::Reader;
use super::recovery::Survey;
use super::schema::{self, Owner};
use super::{Limits, connection, file};
use crate::error::StoreError;
use crate::open_error::OpenError;

/// How many findings of a check are worth passing on.
const FINDINGS: usize = 10;

/// A database that is ready for use.
#[derive(Debug)]
pub(super) struct Opened {
    pub(super) path: PathBuf,
    pub(super) lock: Lock,
    pub(super) writer: SqliteConnection,
    pub(super) reader: Reader,
}

/// What is known of a damaged database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The first things that are wrong, in SQLite's words.
    pub findings: Vec<String>,
    /// What [`recover`](super::recover) could save.
    pub survey: Survey,
}

/// Opens a database, or creates it.
pub(super) async fn open(path: &Path, limits: Limits) -> Result<Opened, OpenError> {
    if path.is_dir() {
        return Err(OpenError::IsFolder);
    }
    let path = file::real_path(path)?;
    // Before anything else touches the file: see `Lock`.
    let lock = Lock::take(&path)?.ok_or(OpenError::InUse)?;
    file::create(&path)?;
    check(&path).await?;
    let writer = connect(&path, limits).await?;
    let reader = Reader::open(&path, limits.readers).await.map_err(|error| refusal(&error, &path))?;
    Ok(Opened { path, lock, writer, reader })
}

/// Looks whether the file may be written to, without writing to it.
async fn check(path: &Path) -> Result<(), OpenError> {
    let mut connection = connection::looking(path).connect().await.map_err(|error| refusal(&error, path))?;
    let findings = match schema::owner(&mut connection).await {
        Ok(Owner::Others) => return Err(OpenError::NotOurs),
        Ok(Owner::Us { version: found }) if found > schema::known() => {
            return Err(OpenError::Newer { found, known: schema::known() });
        }
        Ok(Owner::Us { .. } | Owner::Nobody) => quick_check(&mut connection).await,
        Err(error) => Err(error),
    };
    let findings = match findings {
        Ok(findings) if findings.is_empty() => {
            let _ = connection.close().await;
            return Ok(());
        }
        Ok(findings) => findings,
        Err(error) if ErrorKind::of(&error) == ErrorKind::Corrupt => vec![error.to_string()],
        Err(error) => return Err(refusal(&error, path)),
    };
    let _ = connection.close().await;
    Err(OpenError::Damaged(Damage { findings, survey: Survey::of(path).await }))
}

/// What SQLite finds wrong in the whole file.
async fn quick_check(connection: &mut SqliteConnection) -> Result<Vec<String>, sqlx::Error> {
    let sql = format!("PRAGMA quick_check({FINDINGS})");
    let mut findings: Vec<String> = sqlx::query_scalar(AssertSqlSafe(sql)).fetch_all(connection).await?;
    findings.retain(|finding| finding != "ok");
    Ok(findings)
}

/// The connection that writes, to a database that is up to date.
async fn connect(path: &Path, limits: Limits) -> Result<SqliteConnection, OpenError> {
    let connect = async {
        let mut connection = connection::writing(path, limits).connect().await?;
        schema::migrate(&mut connection).await?;
        Ok(connection)
    };
    let mut connection = connect.await.map_err(|error: MigrateError| match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => refusal(&error, path),
        other => OpenError::Unusable(other.to_string()),
    })?;
    // Not every file system can share memory between processes, and SQLite quietly does without.
    let mode: Result<String, _> = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut connection).await;
    match mode {
        Ok(mode) if mode == "wal" => Ok(connection),
        Ok(mode) => Err(OpenError::Unusable(format!("the file system allows the journal mode {mode} only"))),
        Err(error) => Err(refusal(&error, path)),
    }
}

/// What to say of an error while opening this database.
fn refusal(error: &sqlx::Error, path: &Path) -> OpenError {
    match ErrorKind::of(error) {
        ErrorKind::NotADatabase => OpenError::NotADatabase,
        _ => match error_kind::of_writing(error, path) {
            StoreError::Full => OpenError::Full,
            _ => OpenError::Unusable(error.to_string()),
        },
    }
}
