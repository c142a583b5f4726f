//! The PostgreSQL server that the tests of this process share.

#![cfg(unix)]

use std::sync::OnceLock;

use blazon_postgres::Postgres;
use blazon_store::PostgresStore;

/// The server. It ends with this process.
pub(crate) fn server() -> &'static Postgres {
    static SERVER: OnceLock<Postgres> = OnceLock::new();
    SERVER.get_or_init(|| Postgres::start().unwrap_or_else(|error| panic!("{error}")))
}

/// The address of a new database that nobody else has.
pub(crate) fn new_database() -> String {
    server().create_database().expect("a new database")
}

/// A store in a new database.
pub(crate) async fn new_store() -> PostgresStore {
    PostgresStore::open(&new_database()).await.expect("a new database")
}
