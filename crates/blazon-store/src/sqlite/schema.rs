use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, SqlSafeStr, SqliteConnection};

/// What every database of ours has in its header, so that nobody writes into somebody else's: "Blaz".
const APPLICATION: i32 = 0x426c_617a;

/// The steps from an empty database to the current one, oldest first. A step that was ever released stays as it is.
const STEPS: [(i64, &str, &str); 1] =
    [(1, "tables", include_str!("../../migrations/sqlite/0001_tables.sql"))];

/// Whose database it is, as far as its header says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Owner {
    /// Nobody's: there is nothing in it.
    Nobody,
    /// Ours, of this version.
    Us {
        /// The number of its last step, 0 before the first.
        version: i64,
    },
    /// Another program's.
    Others,
}

/// The number of the last step that is known here.
pub(super) fn known() -> i64 {
    STEPS.iter().map(|(version, ..)| *version).max().unwrap_or(0)
}

/// Whose database this is.
pub(super) async fn owner(connection: &mut SqliteConnection) -> Result<Owner, sqlx::Error> {
    let application = application(connection).await?;
    let things: i64 =
        sqlx::query_scalar("SELECT count(*) FROM sqlite_schema").fetch_one(&mut *connection).await?;
    match (application, things) {
        (0, 0) => Ok(Owner::Nobody),
        (APPLICATION, _) => Ok(Owner::Us { version: version(connection).await? }),
        _ => Ok(Owner::Others),
    }
}

/// Brings a database that is nobody's or ours up to date.
pub(super) async fn migrate(connection: &mut SqliteConnection) -> Result<(), MigrateError> {
    if owner(connection).await? == Owner::Nobody {
        // First of all: if the power fails right after it, the database is still known as ours.
        let sql = format!("PRAGMA application_id = {APPLICATION}");
        sqlx::query(AssertSqlSafe(sql)).execute(&mut *connection).await?;
    }
    let step = |(version, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(STEPS.map(step).into()).run(connection).await
}

/// Whether a database has our mark, though the rest of it may be damaged.
pub(super) async fn is_ours(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    Ok(application(connection).await? == APPLICATION)
}

async fn application(connection: &mut SqliteConnection) -> Result<i32, sqlx::Error> {
    sqlx::query_scalar("PRAGMA application_id").fetch_one(connection).await
}

/// The number of the last step of a database of ours, 0 before the first.
pub(super) async fn version(connection: &mut SqliteConnection) -> Result<i64, sqlx::Error> {
    let sql = "SELECT count(*) FROM sqlite_schema WHERE name = '_sqlx_migrations'";
    let there: i64 = sqlx::query_scalar(sql).fetch_one(&mut *connection).await?;
    if there == 0 {
        return Ok(0);
    }
    let sql = "SELECT coalesce(max(version), 0) FROM _sqlx_migrations";
    sqlx::query_scalar(sql).fetch_one(&mut *connection).await
}

#[cfg(test)]
mod tests {
    use sqlx::ConnectOptions;
    use sqlx::sqlite::SqliteConnectOptions;

    use super::*;

    #[tokio::test]
    async fn a_new_database_becomes_ours() {
        let mut connection = SqliteConnectOptions::new().in_memory(true).connect().await.expect("memory");
        assert_eq!(owner(&mut connection).await.expect("readable"), Owner::Nobody);
        migrate(&mut connection).await.expect("the steps work");
        assert_eq!(owner(&mut connection).await.expect("readable"), Owner::Us { version: known() });
        migrate(&mut connection).await.expect("a second time they do nothing");
    }
}
