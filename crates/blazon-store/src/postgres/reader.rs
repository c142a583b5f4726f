use std::time::Duration;

use sqlx::PgPool;
use tokio::time::{self, Instant};

use super::address::Address;
use super::error_kind::{self, ErrorKind};
use super::liveness::Liveness;
use super::{PostgresLimits, connection, listener, patience};
use crate::error::StoreError;
use crate::log::Entry;
use crate::mark::{Counts, Status};
use crate::outage::Outage;
use crate::record::{self, LogRow, StatusRow, TableRow, TallyRow};
use crate::table_id::TableId;
use crate::tally::Tally;

/// How often something is asked whose answer was lost.
const ATTEMPTS: u32 = 3;

/// How long another server has to be there to count as one: that long the database may take to notice that a process was
/// killed.
const GRACE: Duration = Duration::from_secs(1);

/// How often one looks whether it is still there.
const LOOK: Duration = Duration::from_millis(50);

/// The connections that read, and the one that says signals.
#[derive(Debug)]
pub(super) struct Reader {
    pool: PgPool,
    signals: PgPool,
    limits: PostgresLimits,
}

impl Reader {
    pub(super) fn new(address: &Address, limits: PostgresLimits) -> Reader {
        let pool = connection::reading(address, limits);
        Reader { pool, signals: connection::signalling(address, limits), limits }
    }

    pub(super) async fn close(&self) {
        for pool in [&self.pool, &self.signals] {
            let _ = time::timeout(self.limits.patience, pool.close()).await;
        }
    }

    pub(super) async fn entries(&self, table: TableId, after: u64) -> Result<Vec<Entry>, StoreError> {
        // The last number comes along, so that an end that is missing is noticed.
        let sql = "SELECT tables.last, entries.number, entries.text, entries.checksum \
            FROM blazon.tables LEFT JOIN blazon.entries \
                ON entries.table_id = tables.id AND entries.number > $2 \
            WHERE tables.id = $1 ORDER BY entries.number";
        let rows: Result<Vec<LogRow>, sqlx::Error> = self
            .try_to_ask(|| {
                sqlx::query_as(sql).bind(record::id(table)).bind(record::number(after)).fetch_all(&self.pool)
            })
            .await;
        match rows {
            Ok(rows) => record::read_log(table, after, rows),
            Err(error) if ErrorKind::of(&error) == ErrorKind::Corrupt => {
                Err(StoreError::Damaged { table, number: after.saturating_add(1) })
            }
            Err(error) => Err(error_kind::of_using(&error)),
        }
    }

    pub(super) async fn status(&self, table: TableId) -> Result<Option<Status>, StoreError> {
        let sql = "SELECT last, phase::bigint, listed::int::bigint, due FROM blazon.tables WHERE id = $1";
        let row: Option<StatusRow> =
            self.ask(|| sqlx::query_as(sql).bind(record::id(table)).fetch_optional(&self.pool)).await?;
        row.map(|row| record::read_status(row).ok_or(StoreError::Damaged { table, number: 1 })).transpose()
    }

    pub(super) async fn tables(
        &self,
        after: Option<TableId>,
        limit: usize,
    ) -> Result<Vec<(TableId, Status)>, StoreError> {
        let sql = "SELECT id, last, phase::bigint, listed::int::bigint, due FROM blazon.tables \
            WHERE id BETWEEN $1 AND $2 ORDER BY id LIMIT $3";
        let mut tables = Vec::new();
        for (from, to) in record::ranges_after(after) {
            let rest = record::number(limit.saturating_sub(tables.len()) as u64);
            let rows: Vec<TableRow> =
                self.ask(|| sqlx::query_as(sql).bind(from).bind(to).bind(rest).fetch_all(&self.pool)).await?;
            for row in rows {
                tables.push(record::read_table(row)?);
            }
        }
        Ok(tables)
    }

    pub(super) async fn due(&self, now: u64, limit: usize) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM blazon.tables WHERE due <= $1 ORDER BY due, id LIMIT $2";
        let (now, limit) = (record::number(now), record::number(limit as u64));
        let ids: Vec<i64> =
            self.ask(|| sqlx::query_scalar(sql).bind(now).bind(limit).fetch_all(&self.pool)).await?;
        Ok(ids.into_iter().map(record::read_id).collect())
    }

    pub(super) async fn listed(&self, limit: usize) -> Result<Vec<TableId>, StoreError> {
        // Names without a sign come first, as in their text.
        let sql = "SELECT id FROM blazon.tables WHERE phase = 0 AND listed ORDER BY id < 0, id LIMIT $1";
        let limit = record::number(limit as u64);
        let ids: Vec<i64> = self.ask(|| sqlx::query_scalar(sql).bind(limit).fetch_all(&self.pool)).await?;
        Ok(ids.into_iter().map(record::read_id).collect())
    }

    pub(super) async fn counts(&self) -> Result<Counts, StoreError> {
        let sql = "SELECT phase::bigint, count(*) FROM blazon.tables GROUP BY phase";
        let rows: Vec<(i64, i64)> = self.ask(|| sqlx::query_as(sql).fetch_all(&self.pool)).await?;
        let mut counts = Counts::default();
        for (phase, count) in rows {
            if let Some(phase) = record::read_phase(phase) {
                *counts.get_mut(phase) += record::read_number(count);
            }
        }
        Ok(counts)
    }

    pub(super) async fn tally(&self) -> Result<Tally, StoreError> {
        let sql = "SELECT die::bigint, previous::bigint, face::bigint, sum(count)::bigint FROM blazon.tally \
            GROUP BY die, previous, face";
        let rows: Vec<TallyRow> = self.ask(|| sqlx::query_as(sql).fetch_all(&self.pool)).await?;
        let mut tally = Tally::default();
        for row in rows {
            record::read_counter(&mut tally, row);
        }
        Ok(tally)
    }

    pub(super) async fn last_beat(&self) -> Result<Option<u64>, StoreError> {
        let beat: Option<i64> =
            self.ask(|| sqlx::query_scalar("SELECT at FROM blazon.beat").fetch_optional(&self.pool)).await?;
        Ok(beat.map(record::read_number))
    }

    pub(super) async fn outages(&self, after: u64) -> Result<Vec<Outage>, StoreError> {
        let sql = "SELECT began, ended FROM blazon.outages WHERE ended > $1";
        let after = record::number(after);
        let rows: Vec<(i64, i64)> =
            self.ask(|| sqlx::query_as(sql).bind(after).fetch_all(&self.pool)).await?;
        Ok(Outage::merged(rows.into_iter().filter_map(record::read_outage).collect()))
    }

    /// Whether another server than the one with this lock is there to stay.
    pub(super) async fn is_served_by_others(&self, liveness: &Liveness) -> Result<bool, StoreError> {
        let begun = Instant::now();
        while self.ask(|| liveness.others(&self.pool)).await? {
            if begun.elapsed() > GRACE {
                return Ok(true);
            }
            time::sleep(LOOK).await;
        }
        Ok(false)
    }

    /// Says something to all servers.
    pub(super) async fn signal(&self, text: String) -> Result<(), StoreError> {
        let query = sqlx::query("SELECT pg_notify($1, $2)").bind(listener::SIGNALS).bind(text);
        match time::timeout(self.limits.patience, query.execute(&self.signals)).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => Err(error_kind::of_using(&error)),
            Err(_) => Err(error_kind::of_using(&sqlx::Error::PoolTimedOut)),
        }
    }

    /// Asks something, and says why there is no answer.
    async fn ask<T, F>(&self, question: impl Fn() -> F) -> Result<T, StoreError>
    where
        F: Future<Output = Result<T, sqlx::Error>>,
    {
        self.try_to_ask(question).await.map_err(|error| error_kind::of_using(&error))
    }

    /// Asks something, and again if the connection was lost: it changes nothing.
    async fn try_to_ask<T, F>(&self, question: impl Fn() -> F) -> Result<T, sqlx::Error>
    where
        F: Future<Output = Result<T, sqlx::Error>>,
    {
        let mut attempt = 1;
        loop {
            let answer = time::timeout(self.limits.patience, question()).await;
            match answer.unwrap_or(Err(sqlx::Error::PoolTimedOut)) {
                Err(error) if attempt < ATTEMPTS && ErrorKind::of(&error) == ErrorKind::Lost => {
                    patience::pause(attempt).await;
                    attempt += 1;
                }
                answer => return answer,
            }
        }
    }
}
