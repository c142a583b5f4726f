use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::lock::Lock;
use super::statements::Statements;
use super::{Limits, connection, error_kind};
use crate::change::{Change, Verdict};
use crate::error::StoreError;
use crate::news::{NewsSender, Notice};
use crate::plan::{Outcome, Plan};
use crate::queue::Writer;
use crate::record;
use crate::table_id::TableId;

/// The one who writes.
#[derive(Debug)]
pub(super) struct SqliteWriter {
    pub(super) path: PathBuf,
    pub(super) limits: Limits,
    /// None after something went wrong with it: the next batch begins with a new one.
    pub(super) connection: Option<SqliteConnection>,
    pub(super) statements: Statements,
    pub(super) news_sender: Arc<NewsSender>,
    /// Held as long as anything may be written.
    pub(super) lock: Lock,
}

impl Writer for SqliteWriter {
    async fn write(&mut self, batch: &[Change]) -> Result<Vec<Verdict>, StoreError> {
        match self.transact(batch).await {
            Ok((verdicts, news)) => {
                self.news_sender.tell(news.into_iter().map(|(table, last)| Notice::Changed { table, last }));
                Ok(verdicts)
            }
            Err(error) => Err(self.give_up(&error).await),
        }
    }

    async fn close(self) {
        self.news_sender.close();
        if let Some(connection) = self.connection {
            // The last one to close copies everything from the `-wal` file into the database.
            let _ = connection.close().await;
        }
        drop(self.lock);
    }
}

impl SqliteWriter {
    /// Writes a batch, and gives what each change came to and which logs have changed.
    async fn transact(
        &mut self,
        batch: &[Change],
    ) -> Result<(Vec<Verdict>, Vec<(TableId, u64)>), sqlx::Error> {
        let plan = self.begin(batch).await?;
        let (outcome, verdicts) = plan.decide(batch);
        let news = outcome.news();
        self.commit(outcome).await?;
        Ok((verdicts, news))
    }

    /// Begins a transaction and reads what has to be known before anything can be decided.
    async fn begin<'a>(&mut self, batch: &'a [Change]) -> Result<Plan<'a>, sqlx::Error> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(connection::writing(&self.path, self.limits).connect().await?),
        };
        sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
        let tables: BTreeSet<TableId> = batch.iter().filter_map(Change::table).collect();
        let lasts = self.statements.lasts(connection, tables).await?;
        let mut beat = None;
        if batch.iter().any(|change| matches!(change, Change::Beat(..))) {
            let at: Option<i64> =
                sqlx::query_scalar("SELECT at FROM beat").fetch_optional(connection).await?;
            beat = at.map(record::read_number);
        }
        Ok(Plan::new(lasts, beat))
    }

    /// Writes what was decided. When this is done it is on disk.
    async fn commit(&mut self, outcome: Outcome<'_>) -> Result<(), sqlx::Error> {
        let Some(connection) = &mut self.connection else { return Err(sqlx::Error::WorkerCrashed) };
        self.statements.write(connection, outcome).await?;
        sqlx::query("COMMIT").execute(connection).await?;
        Ok(())
    }

    /// Takes back what was begun, and says why.
    async fn give_up(&mut self, error: &sqlx::Error) -> StoreError {
        // What state a transaction is in after an error depends on the error. That of a closed connection is certain.
        if let Some(connection) = self.connection.take() {
            let _ = connection.close().await;
        }
        error_kind::of_writing(error, &self.path)
    }
}
