use sqlx::{AssertSqlSafe, Executor, PgConnection};

use super::error_kind;
use super::liveness::{LOCKS, MIGRATING};
use crate::open_error::OpenError;

/// The oldest PostgreSQL that will do.
const OLDEST: u32 = 13;

/// The steps from an empty database to the current one, oldest first. A step that was ever released stays as it is.
const STEPS: [(i64, &str, &str); 1] =
    [(1, "tables", include_str!("../../migrations/postgres/0001_tables.sql"))];

/// Whose the schema `blazon` is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Owner {
    /// Nobody's: there is none, or nothing in it.
    Nobody {
        /// Whether there is one.
        exists: bool,
    },
    /// Ours, of this version.
    Us {
        /// The number of its last step.
        version: i64,
    },
    /// Another program's.
    Others,
}

/// The number of the last step that is known here.
fn known() -> i64 {
    STEPS.iter().map(|(version, ..)| *version).max().unwrap_or(0)
}

/// Refuses database servers that will not do.
pub(super) async fn check_server(connection: &mut PgConnection) -> Result<(), OpenError> {
    let sql = "SELECT current_setting('server_version_num')::bigint, current_setting('server_version'), \
        pg_is_in_recovery()";
    let (number, found, standby): (i64, String, bool) =
        sqlx::query_as(sql).fetch_one(connection).await.map_err(|error| error_kind::of_opening(&error))?;
    if number < i64::from(OLDEST) * 10_000 {
        return Err(OpenError::TooOld { found, needed: OLDEST });
    }
    if standby {
        return Err(OpenError::Unusable("it is a standby, which cannot be written to".to_owned()));
    }
    Ok(())
}

/// Brings a database that is nobody's or ours up to date. All of it happens or nothing does, and if several try, one does it.
pub(super) async fn migrate(connection: &mut PgConnection) -> Result<(), OpenError> {
    let failed = |error: sqlx::Error| error_kind::of_opening(&error);
    if is_current(connection).await? {
        return Ok(());
    }
    connection.execute("BEGIN ISOLATION LEVEL READ COMMITTED").await.map_err(failed)?;
    // It is kept until the end of the transaction. Whoever waits for it may find everything done.
    let lock = sqlx::query("SELECT pg_advisory_xact_lock($1, $2)").bind(LOCKS).bind(MIGRATING);
    lock.execute(&mut *connection).await.map_err(failed)?;
    if !is_current(connection).await? {
        step(connection).await.map_err(failed)?;
    }
    connection.execute("COMMIT").await.map_err(failed)?;
    Ok(())
}

/// Whether there is nothing to do. Refuses what is not ours, or not ours to change.
async fn is_current(connection: &mut PgConnection) -> Result<bool, OpenError> {
    match owner(connection).await.map_err(|error| error_kind::of_opening(&error))? {
        Owner::Others => Err(OpenError::NotOurs),
        Owner::Us { version: found } if found > known() => Err(OpenError::Newer { found, known: known() }),
        Owner::Us { version } => Ok(version == known()),
        Owner::Nobody { .. } => Ok(false),
    }
}

/// Takes the steps that are missing.
async fn step(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    let mut version = 0;
    match owner(connection).await? {
        Owner::Nobody { exists } => {
            if !exists {
                connection.execute("CREATE SCHEMA blazon").await?;
            }
            let sql = "CREATE TABLE blazon.schema_steps (version bigint NOT NULL PRIMARY KEY, \
                name text NOT NULL, taken timestamptz NOT NULL DEFAULT now())";
            connection.execute(sql).await?;
        }
        Owner::Us { version: found } => version = found,
        Owner::Others => {}
    }
    for (number, name, sql) in STEPS.into_iter().filter(|(number, ..)| *number > version) {
        connection.execute(AssertSqlSafe(sql)).await?;
        let sql = "INSERT INTO blazon.schema_steps (version, name) VALUES ($1, $2)";
        sqlx::query(sql).bind(number).bind(name).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Whose the schema is.
async fn owner(connection: &mut PgConnection) -> Result<Owner, sqlx::Error> {
    let sql = "SELECT EXISTS (SELECT FROM pg_namespace WHERE nspname = 'blazon'), \
        EXISTS (SELECT FROM pg_class WHERE relnamespace = to_regnamespace('blazon')), \
        to_regclass('blazon.schema_steps') IS NOT NULL";
    match sqlx::query_as(sql).fetch_one(&mut *connection).await? {
        (exists, false, _) => Ok(Owner::Nobody { exists }),
        (_, true, false) => Ok(Owner::Others),
        (_, true, true) => {
            let sql = "SELECT coalesce(max(version), 0) FROM blazon.schema_steps";
            Ok(Owner::Us { version: sqlx::query_scalar(sql).fetch_one(connection).await? })
        }
    }
}
