use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{AssertSqlSafe, ConnectOptions, Executor, PgConnection, PgPool};

use super::PostgresLimits;
use super::address::Address;

/// After how long without a word the database looks whether we are still there, in seconds, how often, and how many times:
/// the locks of a computer that has lost its power are not held for longer.
const KEEPALIVES: [(&str, u32); 3] =
    [("tcp_keepalives_idle", 10), ("tcp_keepalives_interval", 5), ("tcp_keepalives_count", 3)];

/// A connection that writes, such that what was committed is on disk.
pub(super) async fn writing(address: &Address, limits: PostgresLimits) -> Result<PgConnection, sqlx::Error> {
    let mut connection = any(address, limits, "blazon-writer").connect().await?;
    let patience = limits.patience.as_millis();
    // Whatever the server's own settings give up. And whoever stops in the middle of a transaction, with rows locked, is
    // cut off before others lose their patience.
    let sql = format!(
        "SET synchronous_commit = on; SET idle_in_transaction_session_timeout = {patience}; \
         SET lock_timeout = {patience}"
    );
    connection.execute(AssertSqlSafe(sql)).await?;
    Ok(connection)
}

/// A connection that changes the schema, and may take its time.
pub(super) async fn migrating(address: &Address) -> Result<PgConnection, sqlx::Error> {
    address.options().application_name("blazon-migration").options(KEEPALIVES).connect().await
}

/// Connections that read.
pub(super) fn reading(address: &Address, limits: PostgresLimits) -> PgPool {
    pool(limits, limits.readers.get()).connect_lazy_with(any(address, limits, "blazon-reader"))
}

/// The connection that says what is not stored, and so need not wait for a disk.
pub(super) fn signalling(address: &Address, limits: PostgresLimits) -> PgPool {
    let options = any(address, limits, "blazon-signal").options([("synchronous_commit", "off")]);
    pool(limits, 1).connect_lazy_with(options)
}

/// A connection for one who listens.
pub(super) fn listening(address: &Address, limits: PostgresLimits) -> PgPool {
    let options = any(address, limits, "blazon-listener");
    pool(limits, 1).idle_timeout(None).max_lifetime(None).connect_lazy_with(options)
}

fn pool(limits: PostgresLimits, connections: u32) -> PgPoolOptions {
    PgPoolOptions::new().max_connections(connections).acquire_timeout(limits.patience)
}

fn any(address: &Address, limits: PostgresLimits, name: &str) -> PgConnectOptions {
    // A little later than the client, who says it better.
    let patience = limits.patience.saturating_add(Duration::from_secs(1)).as_millis();
    address.options().application_name(name).options(KEEPALIVES).options([("statement_timeout", patience)])
}
