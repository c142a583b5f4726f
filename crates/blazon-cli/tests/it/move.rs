//! `blazon move`, and databases in PostgreSQL.

#![cfg(unix)]

use std::path::Path;
use std::thread;
use std::time::Duration;

use blazon_postgres::Postgres;
use blazon_store::{Append, Fingerprint, Mark, Phase, PostgresStore, SqliteStore, Store, TableId};
use tokio::runtime::{Builder, Runtime};

use crate::program::{Folder, command, run};

fn runtime() -> Runtime {
    Builder::new_current_thread().enable_all().build().expect("a runtime")
}

/// The address of a new database of the server that the tests share.
fn new_database() -> String {
    let server = Postgres::shared().unwrap_or_else(|error| panic!("{error}"));
    server.create_database().expect("a new database")
}

/// Fills a store with tables, and gives the hash of all of them.
async fn fill(store: &dyn Store, tables: u64) -> String {
    for table in 1..=tables {
        let mark = Mark { phase: Phase::Playing, listed: false, due: Some(table) };
        let entries = vec![format!("table {table}"), "with two entries".to_owned()];
        let table = TableId::new(table.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let append = Append { table, expected: 0, entries, mark, rolls: Vec::new() };
        store.append(append).await.expect("room");
    }
    store.beat(1_800_000_000_000).await.expect("it is noted");
    let hash = Fingerprint::of(store).await.expect("it can be read").to_string();
    store.close().await.expect("it closes");
    hash
}

/// Makes a file with tables, and gives the hash of all of them.
fn filled(path: impl AsRef<Path>, tables: u64) -> String {
    runtime().block_on(async {
        let store = SqliteStore::open(path).await.expect("a new database");
        fill(&store, tables).await
    })
}

fn hash_of(address: &str) -> String {
    runtime().block_on(async {
        let store = PostgresStore::open(address).await.expect("a database");
        let hash = Fingerprint::of(&store).await.expect("it can be read").to_string();
        store.close().await.expect("it closes");
        hash
    })
}

#[test]
fn a_database_goes_from_a_file_to_postgresql_and_back() {
    let folder = Folder::new();
    let [from, back] = ["blazon.db", "back.db"].map(|name| folder.name(name));
    let hash = filled(&from, 50);
    let address = new_database();
    let said = run(&["move", "--from", &format!("sqlite:{from}"), "--to", &address]).fine();
    let sentence = format!(
        "Moved 50 tables from {from} to {address} and compared them. Both databases have the hash {hash}.\n"
    );
    assert_eq!(said, sentence);
    assert_eq!(hash_of(&address), hash);
    let said = run(&["move", "--from", &address, "--to", &back]).fine();
    assert!(said.contains(&hash), "{said}");
    // Once more, it finds that all is there.
    let said = run(&["move", "--from", &address, "--to", &back]).fine();
    assert!(said.contains(&hash), "{said}");
}

#[test]
fn a_move_that_was_killed_goes_on_where_it_was() {
    let folder = Folder::new();
    let from = folder.name("blazon.db");
    let hash = filled(&from, 1_500);
    let address = new_database();
    for patience in [50, 150, 300] {
        let mut moving = command(&["move", "--from", &from, "--to", &address]).spawn().expect("it starts");
        thread::sleep(Duration::from_millis(patience));
        moving.kill().expect("it runs, or has ended");
        moving.wait().expect("it has ended");
    }
    // The database may not have noticed yet that its last visitor is gone.
    let ended = (0..100).find_map(|_| {
        let ran = run(&["move", "--from", &from, "--to", &address]);
        if ran.code == Some(0) {
            return Some(ran);
        }
        thread::sleep(Duration::from_millis(200));
        None
    });
    assert!(ended.expect("it succeeds").out.contains(&hash));
    assert_eq!(hash_of(&address), hash);
}

#[test]
fn nothing_is_moved_over_something_else() {
    let folder = Folder::new();
    let [one, other] = ["one.db", "other.db"].map(|name| folder.name(name));
    filled(&one, 3);
    let hash = filled(&other, 4);
    let said = run(&["move", "--from", &one, "--to", &other]).refused(1);
    assert!(said.starts_with(&format!("{other} already holds something else")), "{said}");
    let still = runtime().block_on(async {
        let store = SqliteStore::open(&other).await.expect("a database");
        Fingerprint::of(&store).await.expect("it can be read").to_string()
    });
    assert_eq!(still, hash);
}

#[test]
fn nothing_is_moved_that_a_server_uses() {
    let folder = Folder::new();
    let (from, address) = (folder.name("blazon.db"), new_database());
    filled(&from, 1);
    runtime().block_on(async {
        let server = PostgresStore::open(&address).await.expect("a new database");
        let said = run(&["move", "--from", &from, "--to", &address]).refused(3);
        assert!(said.contains("Another Blazon is using"), "{said}");
        server.close().await.expect("it closes");
    });
}

#[test]
fn what_is_not_there_cannot_be_moved() {
    let folder = Folder::new();
    let [from, to] = ["missing.db", "new.db"].map(|name| folder.name(name));
    let said = run(&["move", "--from", &from, "--to", &to]).refused(3);
    assert_eq!(said, format!("Couldn’t read {from}: there is no such file or folder."));
    assert!(!Path::new(&from).exists() && !Path::new(&to).exists());
}

#[test]
fn a_postgresql_that_cannot_be_used_says_why_without_its_password() {
    let serve =
        |address: &str| run(&["serve", "--no-browser", "--address", "127.0.0.1:0", "--database", address]);
    let address = new_database();
    let missing = format!("{address}_not_there");
    assert_eq!(
        serve(&missing).refused(3),
        format!("There is no database {missing}. Create it first, for example with createdb.")
    );
    let said = serve("postgres://ann:hidden@127.0.0.1:1/games").refused(3);
    assert!(said.starts_with("Couldn’t reach the database postgres://ann@127.0.0.1:1/games: "), "{said}");
    let said = serve("postgres:games").refused(2);
    assert!(said.starts_with("“postgres:games” isn’t the address of a PostgreSQL database"), "{said}");
    let said = run(&["backup", "copy.db", "--database", "postgres://ann:hidden@host/games"]).refused(2);
    assert!(said.starts_with("postgres://ann@host/games is a PostgreSQL database"), "{said}");
}

#[test]
fn a_node_that_is_older_than_the_schema_does_not_start() {
    let address = new_database();
    runtime().block_on(async {
        let store = PostgresStore::open(&address).await.expect("a new database");
        store.close().await.expect("it closes");
    });
    let database = address.rsplit('/').next().expect("a name");
    let later = "INSERT INTO blazon.schema_steps (version, name) VALUES (99, 'later')";
    Postgres::shared().expect("a server").sql(database, later).expect("it is noted");
    let said = run(&["serve", "--no-browser", "--address", "127.0.0.1:0", "--database", &address]).refused(1);
    let sentence =
        format!("A newer version of Blazon wrote {address}. Update Blazon, or name another database");
    assert!(said.starts_with(&sentence), "{said}");
}
