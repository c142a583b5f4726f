use std::collections::{BTreeMap, BTreeSet};

use sqlx::{Executor, PgConnection};

use super::payload;
use crate::plan::Outcome;
use crate::record;
use crate::table_id::TableId;

/// How many slots there are to count dice in.
pub(super) const SLOTS: i16 = 16;

/// Who writes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Server {
    /// Its number, by which it knows its own beats.
    pub(super) number: i64,
    /// Where it counts dice.
    pub(super) slot: i16,
}

/// Begins a transaction, whatever the database's own settings are.
pub(super) async fn begin(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    connection.execute("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE").await?;
    Ok(())
}

/// The last numbers of those of the tables that there are. Until the end of the transaction nobody else changes these. They
/// are locked in order, so that nobody waits for somebody who waits for them.
pub(super) async fn lock(
    connection: &mut PgConnection,
    tables: BTreeSet<TableId>,
) -> Result<BTreeMap<TableId, u64>, sqlx::Error> {
    if tables.is_empty() {
        return Ok(BTreeMap::new());
    }
    let sql = "SELECT id, last FROM blazon.tables WHERE id = ANY($1) ORDER BY id FOR UPDATE";
    let ids: Vec<i64> = tables.into_iter().map(record::id).collect();
    let rows: Vec<(i64, i64)> = sqlx::query_as(sql).bind(ids).fetch_all(connection).await?;
    Ok(rows.into_iter().map(|(id, last)| (record::read_id(id), record::read_number(last))).collect())
}

/// The last beat of any server.
pub(super) async fn last_beat(connection: &mut PgConnection) -> Result<Option<u64>, sqlx::Error> {
    let at: Option<i64> = sqlx::query_scalar("SELECT at FROM blazon.beat").fetch_optional(connection).await?;
    Ok(at.map(record::read_number))
}

/// Writes what was decided, in a transaction of the caller's. Everybody hears of it if that is committed.
pub(super) async fn write(
    connection: &mut PgConnection,
    server: Server,
    outcome: &Outcome<'_>,
    alone: bool,
) -> Result<(), sqlx::Error> {
    if !outcome.removed.is_empty() {
        remove(connection, outcome).await?;
    }
    if outcome.anew {
        connection
            .execute("DELETE FROM blazon.tally; DELETE FROM blazon.beat; DELETE FROM blazon.outages")
            .await?;
    }
    add(connection, server, outcome).await?;
    if let Some(at) = outcome.beat {
        beat(connection, server, at, alone).await?;
    }
    if !outcome.outages.is_empty() {
        let sql =
            "INSERT INTO blazon.outages (began, ended) SELECT * FROM UNNEST($1::bigint[], $2::bigint[])";
        let (began, ended): (Vec<i64>, Vec<i64>) = outcome
            .outages
            .iter()
            .map(|outage| (record::number(outage.from()), record::number(outage.to())))
            .unzip();
        sqlx::query(sql).bind(began).bind(ended).execute(connection).await?;
    }
    Ok(())
}

/// Removes tables with their logs. The row of one that comes back at once stays, so that whoever waits for it finds it.
async fn remove(connection: &mut PgConnection, outcome: &Outcome<'_>) -> Result<(), sqlx::Error> {
    let sql = "WITH removed AS (DELETE FROM blazon.entries WHERE table_id = ANY($1)) \
        DELETE FROM blazon.tables WHERE id = ANY($2)";
    let removed: Vec<i64> = outcome.removed.iter().copied().map(record::id).collect();
    let gone = outcome.removed.iter().copied().filter(|table| !outcome.statuses.contains_key(table));
    let gone: Vec<i64> = gone.map(record::id).collect();
    sqlx::query(sql).bind(removed).bind(gone).execute(connection).await?;
    Ok(())
}

/// Adds entries, counts dice, and tells everybody, in one statement: every other one would be one more way to the database
/// and back while rows are locked.
async fn add(
    connection: &mut PgConnection,
    server: Server,
    outcome: &Outcome<'_>,
) -> Result<(), sqlx::Error> {
    const SQL: &str = "WITH \
        added AS ( \
            INSERT INTO blazon.entries (table_id, number, text, checksum) \
            SELECT * FROM UNNEST($1::bigint[], $2::bigint[], $3::bytea[], $4::bigint[])), \
        changed AS ( \
            INSERT INTO blazon.tables AS tables (id, last, phase, listed, due) \
            SELECT id, last, phase, listed = 1, due \
            FROM UNNEST($5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[]) \
                AS new (id, last, phase, listed, due) \
            ON CONFLICT (id) DO UPDATE SET last = excluded.last, phase = excluded.phase, \
                listed = excluded.listed, due = excluded.due), \
        counted AS ( \
            INSERT INTO blazon.tally AS tally (slot, die, previous, face, count) \
            SELECT $10::smallint, * FROM UNNEST($11::bigint[], $12::bigint[], $13::bigint[], $14::bigint[]) \
            ON CONFLICT (slot, die, previous, face) DO UPDATE SET count = tally.count + excluded.count) \
        SELECT pg_notify($15, payload) FROM UNNEST($16::text[]) AS payload";
    if outcome.statuses.is_empty() && outcome.removed.is_empty() && !outcome.anew {
        return Ok(());
    }
    let entries = outcome.entries.iter().flat_map(|(table, entries)| {
        entries.iter().map(move |(number, text)| (*table, *number, text.as_bytes()))
    });
    let (mut tables, mut numbers, mut texts, mut checksums) =
        (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for (table, number, text) in entries {
        tables.push(record::id(table));
        numbers.push(record::number(number));
        texts.push(text);
        checksums.push(record::entry_checksum(table, number, text));
    }
    let (mut ids, mut lasts, mut phases, mut listed, mut dues) =
        (Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for (&table, &status) in &outcome.statuses {
        let row = record::status(status);
        ids.push(record::id(table));
        lasts.push(row.0);
        phases.push(row.1);
        listed.push(row.2);
        dues.push(row.3);
    }
    let (mut dice, mut previous, mut faces, mut counts) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for (counter, count) in outcome.tally.counters().filter(|(_, count)| *count > 0) {
        let row = record::counter(counter, count);
        dice.push(row.0);
        previous.push(row.1);
        faces.push(row.2);
        counts.push(row.3);
    }
    let query = sqlx::query(SQL).bind(tables).bind(numbers).bind(texts).bind(checksums);
    let query = query.bind(ids).bind(lasts).bind(phases).bind(listed).bind(dues);
    let query = query.bind(server.slot).bind(dice).bind(previous).bind(faces).bind(counts);
    query.bind(super::listener::NEWS).bind(payload::pack(&outcome.news())).execute(connection).await?;
    Ok(())
}

/// Notes a beat. That of another server is not taken back by one whose clock is behind, unless there is no other any more.
async fn beat(
    connection: &mut PgConnection,
    server: Server,
    at: u64,
    alone: bool,
) -> Result<(), sqlx::Error> {
    let sql = "INSERT INTO blazon.beat AS beat (one, at, server) VALUES (1, $1, $2) \
        ON CONFLICT (one) DO UPDATE SET at = excluded.at, server = excluded.server \
        WHERE $3 OR beat.server = excluded.server OR beat.at <= excluded.at";
    sqlx::query(sql).bind(record::number(at)).bind(server.number).bind(alone).execute(connection).await?;
    Ok(())
}
