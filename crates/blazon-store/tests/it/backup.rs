//! Copies of a database that is in use.

use std::fs;
use std::io::ErrorKind;
use std::sync::Arc;

use blazon_store::{BackupError, Log, SqliteStore, Store, backup};
use tokio::task::JoinSet;

use crate::log::{append, table, texts};
use crate::open::names;

fn refusal(answer: Result<(), BackupError>) -> BackupError {
    answer.expect_err("it is refused")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_has_everything_acknowledged_before_it_and_nothing_half() {
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    let store = SqliteStore::open(folder.path().join("blazon.db")).await.expect("a new database");
    let store = Arc::new(store);
    let mut players = JoinSet::new();
    for bits in 0..20 {
        let store = Arc::clone(&store);
        players.spawn(async move {
            for at in 0..50 {
                let texts = [format!("{bits}:{}", 2 * at), format!("{bits}:{}", 2 * at + 1)];
                store.append(append(table(bits), 2 * at, &[&texts[0], &texts[1]])).await.expect("room");
            }
        });
    }
    for number in 0..5 {
        let mut before = Vec::new();
        for bits in 0..20 {
            before.push(texts(&*store, table(bits)).await.expect("a log").len());
        }
        let path = folder.path().join(format!("copy-{number}.db"));
        // Once as the server would, once as another process would.
        if number % 2 == 0 {
            store.backup(&path).await.expect("a copy");
        } else {
            backup(folder.path().join("blazon.db"), &path).await.expect("a copy");
        }
        let copy = SqliteStore::open(&path).await.expect("the copy is a database");
        for (bits, before) in (0..).zip(before) {
            let copied = texts(&copy, table(bits)).await.expect("a log");
            assert!(copied.len() >= before, "what was acknowledged is there");
            assert!(copied.len().is_multiple_of(2), "an append is there or not");
            assert!((0..).zip(&copied).all(|(at, text)| *text == format!("{bits}:{at}")));
        }
        assert_eq!(copy.append(append(table(99), 0, &["a"])).await, Ok(()), "it can be gone on with");
        copy.close().await.expect("it closes");
    }
    players.join_all().await;
}

#[tokio::test]
async fn a_backup_overwrites_nothing_and_leaves_nothing_behind_when_it_fails() {
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    let path = folder.path().join("blazon.db");
    let store = SqliteStore::open(&path).await.expect("a new database");
    store.append(append(table(1), 0, &["a"])).await.expect("room");
    store.close().await.expect("it closes");
    let precious = folder.path().join("precious");
    fs::write(&precious, "precious").expect("a temporary file");
    let before = names(folder.path());
    let in_the_way = refusal(backup(&path, &precious).await);
    assert!(
        matches!(&in_the_way, BackupError::Unwritable(error) if error.kind() == ErrorKind::AlreadyExists),
        "{in_the_way:?}"
    );
    assert!(matches!(refusal(backup(&path, &path).await), BackupError::Unwritable(_)));
    let nowhere = folder.path().join("missing/copy.db");
    assert!(matches!(refusal(backup(&path, &nowhere).await), BackupError::Unwritable(_)));
    let copy = folder.path().join("copy.db");
    let missing = folder.path().join("missing.db");
    for (from, kind) in [(&*missing, ErrorKind::NotFound), (folder.path(), ErrorKind::IsADirectory)] {
        let refused = refusal(backup(from, &copy).await);
        assert!(matches!(&refused, BackupError::Unreadable(error) if error.kind() == kind), "{refused:?}");
    }
    assert!(matches!(refusal(backup(&precious, &copy).await), BackupError::NotOurs));
    assert_eq!(names(folder.path()), before);
    assert_eq!(fs::read_to_string(&precious).expect("it is there"), "precious");
}

#[cfg(unix)]
#[tokio::test]
async fn a_backup_is_for_its_owner_only() {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempfile::tempdir().expect("a folder for temporary files");
    let store = SqliteStore::open(folder.path().join("blazon.db")).await.expect("a new database");
    let copy = folder.path().join("copy.db");
    store.backup(&copy).await.expect("a copy");
    assert_eq!(fs::metadata(copy).expect("it is there").permissions().mode() & 0o777, 0o600);
}

#[cfg(unix)]
#[tokio::test]
async fn a_backup_finds_what_a_killed_process_left_in_the_wal_file() {
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    let path = folder.path().join("blazon.db");
    let store = SqliteStore::open(&path).await.expect("a new database");
    store.append(append(table(1), 0, &["a", "b"])).await.expect("room");
    // As it would be after `kill -9`: by another process, because opening the file here would take SQLite's locks away.
    let left = folder.path().join("left");
    fs::create_dir(&left).expect("a folder");
    for name in ["blazon.db", "blazon.db-wal"] {
        let copied =
            std::process::Command::new("cp").args([folder.path().join(name), left.join(name)]).status();
        assert!(copied.expect("cp is there").success());
    }
    let copy = folder.path().join("copy.db");
    backup(left.join("blazon.db"), &copy).await.expect("a copy");
    let copy = SqliteStore::open(&copy).await.expect("a database");
    assert_eq!(texts(&copy, table(1)).await.expect("a log"), ["a", "b"]);
}
