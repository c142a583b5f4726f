//! A database that is brought back to a moment, as docs/hosting.md says how.

#![cfg(unix)]

use std::collections::BTreeMap;
use std::thread;
use std::time::Duration;

use blazon_postgres::Postgres;
use blazon_store::{Log, PostgresStore, Store, TableId};

use crate::log::{append, table, texts};

/// The logs of all tables.
async fn all(store: &PostgresStore) -> BTreeMap<TableId, Vec<String>> {
    let mut logs = BTreeMap::new();
    for (id, _) in store.tables(None, 1_000).await.expect("tables") {
        logs.insert(id, texts(store, id).await.expect("a log"));
    }
    logs
}

#[tokio::test]
async fn restored_to_a_moment_the_tables_are_as_they_were_then() {
    let postgres = Postgres::start_archiving().expect("it starts");
    let address = postgres.create_database().expect("a new database");
    let store = PostgresStore::open(&address).await.expect("a new database");
    for id in 1..=20 {
        store.append(append(table(id), 0, &["before the backup"])).await.expect("room");
    }
    postgres.base_backup().expect("a copy");
    for id in 1..=10 {
        store.append(append(table(id), 1, &["after it", "and more"])).await.expect("room");
    }
    store.append(append(table(21), 0, &["new"])).await.expect("room");
    let then = all(&store).await;
    let moment = postgres.now().expect("a time");
    // Nothing that follows may have been committed at the same time.
    thread::sleep(Duration::from_millis(50));
    for id in 5..=15 {
        let last = store.status(table(id)).await.expect("an answer").expect("a table").last;
        store.append(append(table(id), last, &["too late"])).await.expect("room");
    }
    store.remove(table(20), 1).await.expect("it goes");
    store.append(append(table(22), 0, &["too late"])).await.expect("room");
    assert_ne!(all(&store).await, then);
    store.close().await.expect("it closes");

    postgres.go_back(&moment).expect("it starts again");
    let store = PostgresStore::open(&address).await.expect("the database is there");
    assert_eq!(all(&store).await, then);
    // And one can play on.
    store.append(append(table(20), 1, &["again"])).await.expect("room");
    store.close().await.expect("it closes");
}
