use std::collections::BTreeSet;
use std::io;
use std::path::Path;

use futures_util::TryStreamExt;
use sqlx::sqlite::SqliteRow;
use sqlx::{ConnectOptions, Connection, FromRow, SqliteConnection};
use thiserror::Error;

use super::connection;
use super::error_kind::{self, ErrorKind};
use super::file::{self, NewFile};
use super::rows::Statement;
use super::schema;
use super::statements::Statements;
use crate::error::StoreError;
use crate::mark::{Mark, Phase, Status};
use crate::outage::Outage;
use crate::plan::Outcome;
use crate::record::{self, EntryRow, StatusRow, TallyRow};
use crate::table_id::TableId;
use crate::tally::Tally;

/// How much of a damaged database can be read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Survey {
    /// Tables whose log can be read to its end.
    pub whole: u64,
    /// Tables of whose log only the beginning can be read, or is certain.
    pub cut: u64,
    /// Tables of whose log nothing can be read.
    pub lost: u64,
}

/// Why nothing was recovered. No file was written.
#[derive(Debug, Error)]
pub enum RecoveryError {
    /// The database cannot be read at all: there is none, say.
    #[error("it cannot be read: {0}")]
    Unreadable(#[source] io::Error),
    /// The file is no database of this program, or so damaged that it cannot be told.
    #[error("it cannot be recognised as a database of this program")]
    NotOurs,
    /// A newer version of the program has written it.
    #[error("it was written by a newer version")]
    Newer,
    /// The new database cannot be written: there is a file of that name already, say.
    #[error("the new database cannot be written: {0}")]
    Unwritable(#[source] io::Error),
}

/// Copies what can be read of a damaged database into a new one: every log up to its first entry that is missing or is not
/// what was written. The new file is for its owner only, and is written whole or not at all; the old one stays as it is.
///
/// Tables that lost something are due at once, so that whoever serves them looks at them first.
pub async fn recover(from: impl AsRef<Path>, to: impl AsRef<Path>) -> Result<Survey, RecoveryError> {
    let from = file::existing(from.as_ref()).map_err(RecoveryError::Unreadable)?;
    let mut wreck = Wreck::open(&from).await.map_err(|error| unreadable(&error))?;
    if !schema::is_ours(&mut wreck.0).await.map_err(|error| unreadable(&error))? {
        return Err(RecoveryError::NotOurs);
    }
    // If that cannot be read either, then it is at least not known to be newer.
    if schema::version(&mut wreck.0).await.is_ok_and(|version| version > schema::known()) {
        return Err(RecoveryError::Newer);
    }
    let file = NewFile::begin(to.as_ref()).map_err(RecoveryError::Unwritable)?;
    let survey = match copy(wreck, file.path()).await {
        Ok(survey) => survey,
        Err(error) => {
            let full = error_kind::of_writing(&error, file.path()) == StoreError::Full;
            let error = if full { io::ErrorKind::StorageFull.into() } else { io::Error::other(error) };
            return Err(RecoveryError::Unwritable(error));
        }
    };
    file.finish().map_err(RecoveryError::Unwritable)?;
    Ok(survey)
}

impl Survey {
    /// What can be read of a database that may be damaged.
    pub(super) async fn of(path: &Path) -> Survey {
        let mut survey = Survey::default();
        let Ok(mut wreck) = Wreck::open(path).await else { return survey };
        for table in wreck.tables().await {
            survey.count(&wreck.salvage(table).await);
        }
        survey
    }

    fn count(&mut self, salvage: &Salvage) {
        *match salvage {
            Salvage { entries, .. } if entries.is_empty() => &mut self.lost,
            Salvage { whole: true, .. } => &mut self.whole,
            Salvage { whole: false, .. } => &mut self.cut,
        } += 1;
    }
}

fn unreadable(error: &sqlx::Error) -> RecoveryError {
    match ErrorKind::of(error) {
        ErrorKind::Corrupt | ErrorKind::NotADatabase => RecoveryError::NotOurs,
        _ => RecoveryError::Unreadable(io::Error::other(error.to_string())),
    }
}

/// Copies what can be read into a new database.
async fn copy(mut wreck: Wreck, to: &Path) -> Result<Survey, sqlx::Error> {
    let mut connection = connection::filling(to).connect().await?;
    schema::migrate(&mut connection).await.map_err(|error| sqlx::Error::Migrate(Box::new(error)))?;
    let statements = Statements::new();
    let mut survey = Survey::default();
    sqlx::query("BEGIN").execute(&mut connection).await?;
    for table in wreck.tables().await {
        let salvage = wreck.salvage(table).await;
        survey.count(&salvage);
        statements.write(&mut connection, salvage.outcome(table)).await?;
    }
    statements.write(&mut connection, wreck.rest().await).await?;
    sqlx::query("COMMIT").execute(&mut connection).await?;
    connection.close().await?;
    Ok(survey)
}

/// A database in which anything may be unreadable.
struct Wreck(SqliteConnection);

/// What is left of a table.
struct Salvage {
    entries: Vec<(u64, String)>,
    mark: Mark,
    whole: bool,
}

impl Wreck {
    async fn open(path: &Path) -> Result<Wreck, sqlx::Error> {
        Ok(Wreck(connection::salvaging(path).connect().await?))
    }

    /// Every table that any part of the database still knows of.
    async fn tables(&mut self) -> BTreeSet<TableId> {
        // A page that cannot be read ends a walk, so every walk is made from both ends.
        const WALKS: [&str; 6] = [
            "SELECT id FROM tables ORDER BY id",
            "SELECT id FROM tables ORDER BY id DESC",
            "SELECT id FROM tables INDEXED BY tables_by_phase ORDER BY phase, listed, id",
            "SELECT id FROM tables INDEXED BY tables_by_phase ORDER BY phase DESC, listed DESC, id DESC",
            "SELECT DISTINCT table_id FROM entries ORDER BY table_id",
            "SELECT DISTINCT table_id FROM entries ORDER BY table_id DESC",
        ];
        let mut tables = BTreeSet::new();
        for walk in WALKS {
            let ids: Vec<(i64,)> = self.walk(sqlx::query(walk)).await;
            tables.extend(ids.into_iter().map(|(id,)| record::read_id(id)));
        }
        tables
    }

    /// What is left of a table.
    async fn salvage(&mut self, table: TableId) -> Salvage {
        let sql = "SELECT last, phase, listed, due FROM tables WHERE id = ?";
        let status: Vec<StatusRow> = self.walk(sqlx::query(sql).bind(record::id(table))).await;
        let status = status.into_iter().next().and_then(record::read_status);
        let sql = "SELECT number, text, checksum FROM entries WHERE table_id = ? ORDER BY number";
        let rows: Vec<EntryRow> = self.walk(sqlx::query(sql).bind(record::id(table))).await;
        let entries: Vec<(u64, String)> = (1..)
            .zip(rows)
            .map_while(|(number, row)| record::read_entry(table, number, row))
            .map(|entry| (entry.number, entry.text))
            .collect();
        match status {
            Some(status) if status.last == entries.len() as u64 => {
                Salvage { entries, mark: status.mark, whole: true }
            }
            status => {
                let phase = status.map_or(Phase::Waiting, |status| status.mark.phase);
                Salvage { entries, mark: Mark { phase, listed: false, due: Some(0) }, whole: false }
            }
        }
    }

    /// What is left of everything that is not about one table.
    async fn rest(&mut self) -> Outcome<'static> {
        let counters: Vec<TallyRow> =
            self.walk(sqlx::query("SELECT die, previous, face, count FROM tally")).await;
        let mut tally = Tally::default();
        for row in counters {
            record::read_counter(&mut tally, row);
        }
        let beats: Vec<(i64,)> = self.walk(sqlx::query("SELECT at FROM beat")).await;
        let beat = beats.into_iter().next().map(|(at,)| record::read_number(at));
        let outages: Vec<(i64, i64)> = self.walk(sqlx::query("SELECT began, ended FROM outages")).await;
        let outages: Vec<Outage> = outages.into_iter().filter_map(record::read_outage).collect();
        Outcome { tally, beat, outages, ..Outcome::default() }
    }

    /// The rows of a query up to the first that cannot be read.
    async fn walk<T: for<'r> FromRow<'r, SqliteRow>>(&mut self, query: Statement) -> Vec<T> {
        let mut rows = query.fetch(&mut self.0);
        let mut walked = Vec::new();
        while let Ok(Some(row)) = rows.try_next().await {
            let Ok(row) = T::from_row(&row) else { break };
            walked.push(row);
        }
        walked
    }
}

impl Salvage {
    /// What to write of it.
    fn outcome(self, table: TableId) -> Outcome<'static> {
        let Salvage { entries, mark, .. } = self;
        let mut outcome = Outcome::default();
        if !entries.is_empty() {
            let last = entries.len() as u64;
            outcome.statuses.insert(table, Status { last, mark });
            let entries = entries.into_iter().map(|(number, text)| (number, text.into()));
            outcome.entries.insert(table, entries.collect());
        }
        outcome
    }
}
