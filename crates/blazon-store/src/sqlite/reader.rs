use std::num::NonZero;
use std::path::Path;

use sqlx::SqlitePool;
use sqlx::sqlite::SqlitePoolOptions;

use super::connection;
use super::error_kind::{ErrorKind, unavailable};
use crate::error::StoreError;
use crate::log::Entry;
use crate::mark::{Counts, Status};
use crate::outage::Outage;
use crate::record::{self, LogRow, StatusRow, TableRow, TallyRow};
use crate::table_id::TableId;
use crate::tally::Tally;

/// The connections that read.
#[derive(Debug)]
pub(super) struct Reader {
    pool: SqlitePool,
}

impl Reader {
    /// Opens this many connections to a database that is in order.
    pub(super) async fn open(path: &Path, connections: NonZero<u32>) -> Result<Reader, sqlx::Error> {
        let pool = SqlitePoolOptions::new()
            .max_connections(connections.get())
            // They are there when they are needed, even if the system has run out of everything by then.
            .min_connections(connections.get())
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false)
            .connect_with(connection::reading(path))
            .await?;
        Ok(Reader { pool })
    }

    pub(super) async fn close(&self) {
        self.pool.close().await;
    }

    pub(super) async fn entries(&self, table: TableId, after: u64) -> Result<Vec<Entry>, StoreError> {
        // The last number comes along, so that an end that is missing is noticed.
        let sql = "SELECT tables.last, entries.number, entries.text, entries.checksum \
            FROM tables LEFT JOIN entries ON entries.table_id = tables.id AND entries.number > ?2 \
            WHERE tables.id = ?1 ORDER BY entries.number";
        let query = sqlx::query_as(sql).bind(record::id(table)).bind(record::number(after));
        let rows: Vec<LogRow> =
            query.fetch_all(&self.pool).await.map_err(|error| match ErrorKind::of(&error) {
                ErrorKind::Corrupt => StoreError::Damaged { table, number: after.saturating_add(1) },
                _ => unavailable(&error),
            })?;
        record::read_log(table, after, rows)
    }

    pub(super) async fn status(&self, table: TableId) -> Result<Option<Status>, StoreError> {
        let sql = "SELECT last, phase, listed, due FROM tables WHERE id = ?";
        let row: Option<StatusRow> = sqlx::query_as(sql)
            .bind(record::id(table))
            .fetch_optional(&self.pool)
            .await
            .map_err(|error| unavailable(&error))?;
        row.map(|row| record::read_status(row).ok_or(StoreError::Damaged { table, number: 1 })).transpose()
    }

    pub(super) async fn tables(
        &self,
        after: Option<TableId>,
        limit: usize,
    ) -> Result<Vec<(TableId, Status)>, StoreError> {
        let sql =
            "SELECT id, last, phase, listed, due FROM tables WHERE id BETWEEN ? AND ? ORDER BY id LIMIT ?";
        let mut tables = Vec::new();
        for (from, to) in record::ranges_after(after) {
            let rest = limit.saturating_sub(tables.len());
            let query = sqlx::query_as(sql).bind(from).bind(to).bind(record::number(rest as u64));
            let rows: Vec<TableRow> =
                query.fetch_all(&self.pool).await.map_err(|error| unavailable(&error))?;
            for row in rows {
                tables.push(record::read_table(row)?);
            }
        }
        Ok(tables)
    }

    pub(super) async fn due(&self, now: u64, limit: usize) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE due <= ? ORDER BY due, id LIMIT ?";
        let query = sqlx::query_scalar(sql).bind(record::number(now)).bind(record::number(limit as u64));
        let ids: Vec<i64> = query.fetch_all(&self.pool).await.map_err(|error| unavailable(&error))?;
        Ok(ids.into_iter().map(record::read_id).collect())
    }

    pub(super) async fn listed(&self, limit: usize) -> Result<Vec<TableId>, StoreError> {
        // Names without a sign come first, as in their text.
        let sql = "SELECT id FROM tables WHERE phase = 0 AND listed = 1 ORDER BY id < 0, id LIMIT ?";
        let query = sqlx::query_scalar(sql).bind(record::number(limit as u64));
        let ids: Vec<i64> = query.fetch_all(&self.pool).await.map_err(|error| unavailable(&error))?;
        Ok(ids.into_iter().map(record::read_id).collect())
    }

    pub(super) async fn counts(&self) -> Result<Counts, StoreError> {
        let sql = "SELECT phase, count(*) FROM tables GROUP BY phase";
        let rows: Vec<(i64, i64)> =
            sqlx::query_as(sql).fetch_all(&self.pool).await.map_err(|error| unavailable(&error))?;
        let mut counts = Counts::default();
        for (phase, count) in rows {
            if let Some(phase) = record::read_phase(phase) {
                *counts.get_mut(phase) += record::read_number(count);
            }
        }
        Ok(counts)
    }

    pub(super) async fn tally(&self) -> Result<Tally, StoreError> {
        let sql = "SELECT die, previous, face, count FROM tally";
        let rows: Vec<TallyRow> =
            sqlx::query_as(sql).fetch_all(&self.pool).await.map_err(|error| unavailable(&error))?;
        let mut tally = Tally::default();
        for row in rows {
            record::read_counter(&mut tally, row);
        }
        Ok(tally)
    }

    pub(super) async fn last_beat(&self) -> Result<Option<u64>, StoreError> {
        let beat: Option<i64> = sqlx::query_scalar("SELECT at FROM beat")
            .fetch_optional(&self.pool)
            .await
            .map_err(|error| unavailable(&error))?;
        Ok(beat.map(record::read_number))
    }

    pub(super) async fn outages(&self, after: u64) -> Result<Vec<Outage>, StoreError> {
        let sql = "SELECT began, ended FROM outages WHERE ended > ?";
        let query = sqlx::query_as(sql).bind(record::number(after));
        let rows: Vec<(i64, i64)> = query.fetch_all(&self.pool).await.map_err(|error| unavailable(&error))?;
        Ok(Outage::merged(rows.into_iter().filter_map(record::read_outage).collect()))
    }
}
