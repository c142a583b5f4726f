use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use sqlx::{Row, SqliteConnection};

use super::rows::{self, Rows, Statement};
use crate::plan::Outcome;
use crate::record;
use crate::table_id::TableId;

/// The statements that read and write many rows at once.
#[derive(Debug)]
pub(super) struct Statements {
    lasts: Rows,
    entries: Rows,
    tables: Rows,
    tally: Rows,
}

impl Statements {
    pub(super) fn new() -> Statements {
        Statements {
            lasts: Rows::new("SELECT id, last FROM tables WHERE id IN (", "?", ")"),
            // A row that fails fails the whole transaction: SQLite need not remember how to undo the statement alone.
            entries: Rows::new(
                "INSERT OR FAIL INTO entries (table_id, number, text, checksum) VALUES ",
                "(?, ?, ?, ?)",
                "",
            ),
            tables: Rows::new(
                "INSERT INTO tables (id, last, phase, listed, due) VALUES ",
                "(?, ?, ?, ?, ?)",
                " ON CONFLICT DO UPDATE SET last = excluded.last, phase = excluded.phase, \
                    listed = excluded.listed, due = excluded.due",
            ),
            tally: Rows::new(
                "INSERT INTO tally (die, previous, face, count) VALUES ",
                "(?, ?, ?, ?)",
                " ON CONFLICT DO UPDATE SET count = count + excluded.count",
            ),
        }
    }

    /// The last numbers of those of the tables that there are.
    pub(super) async fn lasts(
        &self,
        connection: &mut SqliteConnection,
        tables: BTreeSet<TableId>,
    ) -> Result<BTreeMap<TableId, u64>, sqlx::Error> {
        let mut lasts = BTreeMap::new();
        for query in self.lasts.of(tables, |query, table| query.bind(record::id(table))) {
            for row in query.fetch_all(&mut *connection).await? {
                lasts.insert(record::read_id(row.try_get(0)?), record::read_number(row.try_get(1)?));
            }
        }
        Ok(lasts)
    }

    /// Writes what was decided, in a transaction of the caller's.
    pub(super) async fn write(
        &self,
        connection: &mut SqliteConnection,
        outcome: Outcome<'_>,
    ) -> Result<(), sqlx::Error> {
        let Outcome { removed, entries, statuses, anew, tally, beat, outages } = outcome;
        for table in removed {
            for sql in ["DELETE FROM entries WHERE table_id = ?", "DELETE FROM tables WHERE id = ?"] {
                sqlx::query(sql).bind(record::id(table)).execute(&mut *connection).await?;
            }
        }
        let entries = entries.into_iter().flat_map(|(table, entries)| {
            entries.into_iter().map(move |(number, text)| (table, number, text))
        });
        let bind = |query: Statement, (table, number, text): (TableId, u64, Cow<'_, str>)| {
            let checksum = record::entry_checksum(table, number, text.as_bytes());
            query.bind(record::id(table)).bind(record::number(number)).bind(text.into_owned()).bind(checksum)
        };
        rows::execute(connection, self.entries.of(entries, bind)).await?;
        let bind = |query: Statement, (table, status)| {
            let (last, phase, listed, due) = record::status(status);
            query.bind(record::id(table)).bind(last).bind(phase).bind(listed).bind(due)
        };
        rows::execute(connection, self.tables.of(statuses, bind)).await?;
        if anew {
            for sql in ["DELETE FROM tally", "DELETE FROM beat", "DELETE FROM outages"] {
                sqlx::query(sql).execute(&mut *connection).await?;
            }
        }
        let counters = tally.counters().filter(|(_, count)| *count > 0);
        let bind = |query: Statement, (counter, count)| {
            let (die, previous, face, count) = record::counter(counter, count);
            query.bind(die).bind(previous).bind(face).bind(count)
        };
        rows::execute(connection, self.tally.of(counters, bind)).await?;
        if let Some(at) = beat {
            let sql = "INSERT INTO beat (one, at) VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at";
            sqlx::query(sql).bind(record::number(at)).execute(&mut *connection).await?;
        }
        for outage in outages {
            let sql = "INSERT INTO outages (began, ended) VALUES (?, ?)";
            let query =
                sqlx::query(sql).bind(record::number(outage.from())).bind(record::number(outage.to()));
            query.execute(&mut *connection).await?;
        }
        Ok(())
    }
}
