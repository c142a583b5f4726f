//! Opening a database: what is created, what is refused, and that a refusal changes nothing.

use std::fs;
use std::num::NonZero;
use std::path::Path;
use std::sync::Arc;

use blazon_store::{Limits, Log, OpenError, SqliteStore, Store};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tempfile::TempDir;

use crate::log::{append, table, texts};

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder for temporary files")
}

/// The names in a folder, in order.
pub(crate) fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("text")).collect();
    names.sort();
    names
}

/// A plain connection, as any other program would have one.
async fn connect(path: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    options.connect().await.expect("a database")
}

async fn run(path: &Path, statements: &'static str) {
    let mut connection = connect(path).await;
    sqlx::raw_sql(statements).execute(&mut connection).await.expect("the statements work");
    connection.close().await.expect("it closes");
}

#[tokio::test]
async fn what_was_acknowledged_is_there_when_it_is_opened_again() {
    let folder = folder();
    let path = folder.path().join("blazon.db");
    for last in 0..5 {
        let store = loop {
            match SqliteStore::open(&path).await {
                // The one before is about to go.
                Err(OpenError::InUse) => tokio::task::yield_now().await,
                opened => break opened.expect("a database"),
            }
        };
        assert_eq!(texts(&store, table(1)).await.expect("a log").len() as u64, last);
        store.append(append(table(1), last, &[&last.to_string()])).await.expect("room");
        if last % 2 == 0 {
            store.close().await.expect("it closes");
            assert_eq!(names(folder.path()), ["blazon.db", "blazon.db-lock"], "all is in one file");
        } else {
            // Not closed: the next one to open it finds the rest in the `-wal` file.
            drop(store);
        }
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_new_database_is_for_its_owner_only() {
    use std::os::unix::fs::PermissionsExt;

    let folder = folder();
    let store = SqliteStore::open(folder.path().join("blazon.db")).await.expect("a new database");
    store.append(append(table(1), 0, &["a"])).await.expect("room");
    let names = names(folder.path());
    assert_eq!(names, ["blazon.db", "blazon.db-lock", "blazon.db-shm", "blazon.db-wal"]);
    for name in names {
        let mode = fs::metadata(folder.path().join(&name)).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}

#[tokio::test]
async fn an_empty_file_becomes_a_database() {
    let folder = folder();
    let path = folder.path().join("blazon.db");
    fs::write(&path, "").expect("a temporary file");
    let store = SqliteStore::open(&path).await.expect("a new database");
    assert_eq!(store.append(append(table(1), 0, &["a"])).await, Ok(()));
}

#[tokio::test]
async fn a_second_opening_is_refused_by_whatever_name_until_the_first_is_closed() {
    let folder = folder();
    let path = folder.path().join("blazon.db");
    let store = SqliteStore::open(&path).await.expect("a new database");
    let mut paths = vec![path.clone(), folder.path().join(".").join("blazon.db")];
    #[cfg(unix)]
    {
        let link = folder.path().join("link.db");
        std::os::unix::fs::symlink("blazon.db", &link).expect("a link");
        paths.push(link);
    }
    for path in &paths {
        let refused = SqliteStore::open(path).await.expect_err("somebody has it");
        assert!(matches!(refused, OpenError::InUse), "{refused:?}");
    }
    assert_eq!(store.append(append(table(1), 0, &["a"])).await, Ok(()), "and the first notices nothing");
    store.close().await.expect("it closes");
    for path in &paths {
        let store = SqliteStore::open(path).await.expect("nobody has it");
        assert_eq!(texts(&store, table(1)).await.expect("a log"), ["a"]);
        store.close().await.expect("it closes");
    }
}

#[tokio::test]
async fn what_is_no_database_is_refused_and_stays_as_it_was() {
    let folder = folder();
    let path = folder.path().join("notes.txt");
    for bytes in ["hello", &"hello ".repeat(1000)] {
        fs::write(&path, bytes).expect("a temporary file");
        let refused = SqliteStore::open(&path).await.expect_err("it is a text");
        assert!(matches!(refused, OpenError::NotADatabase), "{refused:?}");
        assert_eq!(fs::read_to_string(&path).expect("it is there"), bytes);
    }
}

#[tokio::test]
async fn a_database_of_another_program_is_refused_and_stays_as_it_was() {
    let folder = folder();
    let path = folder.path().join("other.db");
    for statements in ["CREATE TABLE tables (id INTEGER)", "PRAGMA application_id = 7"] {
        let _ = fs::remove_file(&path);
        run(&path, statements).await;
        let before = fs::read(&path).expect("it is there");
        let refused = SqliteStore::open(&path).await.expect_err("it is not ours");
        assert!(matches!(refused, OpenError::NotOurs), "{refused:?}");
        assert_eq!(fs::read(&path).expect("it is there"), before);
    }
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused_and_stays_as_it_was() {
    let folder = folder();
    let path = folder.path().join("blazon.db");
    SqliteStore::open(&path).await.expect("a new database").close().await.expect("it closes");
    run(&path, "INSERT INTO _sqlx_migrations VALUES (7, 'later', 0, TRUE, x'00', 0)").await;
    let before = fs::read(&path).expect("it is there");
    match SqliteStore::open(&path).await {
        Err(OpenError::Newer { found: 7, known: 1 }) => {}
        other => panic!("not {other:?}"),
    }
    assert_eq!(fs::read(&path).expect("it is there"), before);
}

#[tokio::test]
async fn a_database_that_was_only_begun_is_completed() {
    let folder = folder();
    for (at, statements) in [
        "PRAGMA journal_mode = WAL",
        "PRAGMA journal_mode = WAL; PRAGMA application_id = 1114399098",
        "PRAGMA journal_mode = WAL; PRAGMA application_id = 1114399098; \
            CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL, \
            installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP, success BOOLEAN NOT NULL, \
            checksum BLOB NOT NULL, execution_time BIGINT NOT NULL)",
    ]
    .into_iter()
    .enumerate()
    {
        let path = folder.path().join(format!("{at}.db"));
        run(&path, statements).await;
        let store = SqliteStore::open(&path).await.expect("it is ours");
        assert_eq!(store.append(append(table(1), 0, &["a"])).await, Ok(()));
    }
}

#[tokio::test]
async fn folders_and_missing_folders_are_refused() {
    let folder = folder();
    let refused = SqliteStore::open(folder.path()).await.expect_err("it is a folder");
    assert!(matches!(refused, OpenError::IsFolder), "{refused:?}");
    let refused = SqliteStore::open(folder.path().join("missing/blazon.db")).await.expect_err("no folder");
    assert!(matches!(refused, OpenError::NoFolder), "{refused:?}");
    fs::write(folder.path().join("file"), "").expect("a temporary file");
    let refused = SqliteStore::open(folder.path().join("file/blazon.db")).await.expect_err("no folder");
    assert!(matches!(refused, OpenError::NoFolder), "{refused:?}");
    assert_eq!(names(folder.path()), ["file"]);
}

#[cfg(unix)]
#[tokio::test]
async fn what_may_not_be_written_is_refused() {
    use std::os::unix::fs::PermissionsExt;

    let folder = folder();
    let path = folder.path().join("blazon.db");
    SqliteStore::open(&path).await.expect("a new database").close().await.expect("it closes");
    let allow =
        |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("ours");
    allow(&path, 0o400);
    if fs::OpenOptions::new().write(true).open(&path).is_ok() {
        println!("nothing is forbidden to this user: not tried");
        return;
    }
    let refused = SqliteStore::open(&path).await.expect_err("it may only be read");
    assert!(matches!(refused, OpenError::NotAllowed), "{refused:?}");
    allow(&path, 0o600);
    allow(folder.path(), 0o500);
    let refused = SqliteStore::open(folder.path().join("new.db")).await.expect_err("nothing may be added");
    assert!(matches!(refused, OpenError::NotAllowed), "{refused:?}");
    allow(folder.path(), 0o700);
}

#[tokio::test]
async fn readers_do_not_wait_for_the_writer() {
    let folder = folder();
    let path = folder.path().join("blazon.db");
    let store = Arc::new(SqliteStore::open(&path).await.expect("a new database"));
    store.append(append(table(1), 0, &["a"])).await.expect("room");
    // Somebody else keeps the writer waiting.
    let mut other = connect(&path).await;
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut other).await.expect("nobody writes");
    let appending = tokio::spawn({
        let store = Arc::clone(&store);
        async move { store.append(append(table(1), 1, &["b"])).await }
    });
    for _ in 0..20 {
        assert_eq!(texts(&*store, table(1)).await.expect("a log"), ["a"]);
    }
    assert!(!appending.is_finished());
    sqlx::raw_sql("ROLLBACK").execute(&mut other).await.expect("it ends");
    assert_eq!(appending.await.expect("a task"), Ok(()));
    assert_eq!(texts(&*store, table(1)).await.expect("a log"), ["a", "b"]);
}

#[tokio::test]
async fn the_wal_file_does_not_grow_for_ever() {
    let folder = folder();
    let path = folder.path().join("blazon.db");
    let limits = Limits { checkpoint: NonZero::new(50).expect("some"), ..Limits::default() };
    let store = Arc::new(SqliteStore::open_with(&path, limits).await.expect("a new database"));
    // Somebody reads all the time.
    let reading = tokio::spawn({
        let store = Arc::clone(&store);
        async move {
            loop {
                store.read(table(1), 0).await.expect("a log");
            }
        }
    });
    let text = "x".repeat(4000);
    for expected in 0..400 {
        store.append(append(table(expected % 7), expected / 7, &[&text])).await.expect("room");
    }
    reading.abort();
    let pages = fs::metadata(folder.path().join("blazon.db-wal")).expect("it is there").len() / 4096;
    println!("400 appends of about 4 pages: {pages} pages in the end");
    assert!(pages < 400, "{pages} pages");
}
