use std::collections::BTreeSet;
use std::sync::Arc;

use sqlx::{Connection, Executor, PgConnection};
use tokio::time;

use super::address::Address;
use super::error_kind::{self, ErrorKind};
use super::liveness::Liveness;
use super::statements::{self, SLOTS, Server};
use super::{PostgresLimits, connection, patience};
use crate::beats::Beat;
use crate::change::{Change, Verdict};
use crate::error::StoreError;
use crate::plan::Plan;
use crate::queue::Writer;
use crate::table_id::TableId;

/// How often a transaction is tried that did certainly not happen.
const ATTEMPTS: u32 = 8;

/// The one who writes.
#[derive(Debug)]
pub(super) struct PostgresWriter {
    address: Address,
    limits: PostgresLimits,
    server: Server,
    /// None after something went wrong with it: the next batch begins with a new one.
    connection: Option<PgConnection>,
    /// Whether the end of a transaction was asked for, and is not known.
    committing: bool,
    liveness: Arc<Liveness>,
}

/// Why a transaction did not happen.
enum Failure {
    /// The database said so, or cannot be reached.
    Sql(sqlx::Error),
    /// Somebody has the database for themselves.
    Taken,
}

impl Writer for PostgresWriter {
    async fn write(&mut self, batch: &[Change]) -> Result<Vec<Verdict>, StoreError> {
        let written = time::timeout(self.limits.patience, self.persist(batch)).await;
        written.unwrap_or_else(|_| {
            // Whatever it was doing, it is not done with the connection.
            self.give_up();
            Err(StoreError::Unavailable("the database does not answer".to_owned()))
        })
    }

    async fn close(mut self) {
        if let Some(connection) = self.connection.take() {
            let _ = time::timeout(self.limits.patience, connection.close()).await;
        }
    }
}

impl PostgresWriter {
    pub(super) fn new(
        address: Address,
        limits: PostgresLimits,
        connection: PgConnection,
        liveness: Arc<Liveness>,
    ) -> PostgresWriter {
        let random = getrandom::u64().unwrap_or_default().cast_signed();
        let slot = i16::try_from(random.rem_euclid(SLOTS.into())).unwrap_or_default();
        let server = Server { number: random, slot };
        PostgresWriter { address, limits, server, connection: Some(connection), committing: false, liveness }
    }

    /// Tries to write a batch until it is written, or it cannot be known that it was not.
    async fn persist(&mut self, batch: &[Change]) -> Result<Vec<Verdict>, StoreError> {
        for attempt in 1.. {
            let error = match self.transact(batch).await {
                Ok(verdicts) => return Ok(verdicts),
                Err(Failure::Taken) => {
                    self.give_up();
                    return Err(StoreError::Unavailable(
                        "somebody has the database for themselves".to_owned(),
                    ));
                }
                Err(Failure::Sql(error)) => error,
            };
            let again = match ErrorKind::of(&error) {
                // All of it was taken back.
                ErrorKind::Overtaken => self.take_back().await,
                // Nobody asked for it to be committed, so it was not.
                ErrorKind::Lost => !self.committing,
                _ => false,
            };
            if !again || ErrorKind::of(&error) == ErrorKind::Lost {
                self.give_up();
            }
            if !again || attempt == ATTEMPTS {
                return Err(error_kind::of_using(&error));
            }
            patience::pause(attempt).await;
        }
        Err(StoreError::Unavailable("it was tried too often".to_owned()))
    }

    /// Writes a batch in one transaction.
    async fn transact(&mut self, batch: &[Change]) -> Result<Vec<Verdict>, Failure> {
        self.committing = false;
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => {
                let mut connection = connection::writing(&self.address, self.limits).await?;
                if !self.liveness.take(&mut connection).await? {
                    return Err(Failure::Taken);
                }
                none.insert(connection)
            }
        };
        statements::begin(connection).await?;
        let tables: BTreeSet<TableId> = batch.iter().filter_map(Change::table).collect();
        let lasts = statements::lock(connection, tables).await?;
        let beats = batch.iter().any(|change| matches!(change, Change::Beat(..)));
        let beat = if beats { statements::last_beat(connection).await? } else { None };
        let (outcome, verdicts) = Plan::new(lasts, beat).decide(batch);
        let alone = batch.iter().any(|change| matches!(change, Change::Beat(Beat::Wake, ..)));
        statements::write(connection, self.server, &outcome, alone).await?;
        self.committing = true;
        connection.execute("COMMIT").await?;
        self.committing = false;
        Ok(verdicts)
    }

    /// Takes back a transaction that has failed. The connection is good after that, if this succeeds.
    async fn take_back(&mut self) -> bool {
        let Some(connection) = &mut self.connection else { return true };
        let taken_back = connection.execute("ROLLBACK").await.is_ok();
        if !taken_back {
            self.give_up();
        }
        // Either way it did not happen.
        true
    }

    /// Does without the connection from now on.
    fn give_up(&mut self) {
        if self.connection.take().is_some() {
            self.liveness.lose();
        }
    }
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Failure {
        Failure::Sql(error)
    }
}
