//! A disk without room: appends are refused, nothing is half there, reads are answered, and with room all goes on.

use std::fs::{self, File};
use std::io::Write;
use std::num::NonZero;
use std::path::Path;

use blazon_store::{AppendError, Limits, Log, SqliteStore, Store, StoreError, TableId};

use crate::log::{append, table, texts};
use crate::process;

const FULL: Result<(), AppendError> = Err(AppendError::Store(StoreError::Full));

/// A few pages.
fn text(number: u64) -> String {
    format!("{number:012000}")
}

/// Appends to tables in turn until there is no more room, and gives the last number of each.
async fn fill(store: &SqliteStore, lasts: &mut [u64]) {
    for at in (0..lasts.len()).cycle() {
        let id = table(at as u64);
        let texts = [text(lasts[at] + 1), text(lasts[at] + 2)];
        match store.append(append(id, lasts[at], &[&texts[0], &texts[1]])).await {
            Ok(()) => lasts[at] += 2,
            refused => {
                assert_eq!(refused, FULL);
                return;
            }
        }
        assert!(lasts[at] < 10_000, "it is never full");
    }
}

/// Looks whether exactly what was acknowledged is there.
async fn check(store: &SqliteStore, lasts: &[u64]) {
    for (id, &last) in (0..).map(TableId::new).zip(lasts) {
        let expected: Vec<String> = (1..=last).map(text).collect();
        assert_eq!(texts(store, id).await.expect("reads are answered"), expected);
    }
}

#[tokio::test]
async fn a_database_at_its_limit_refuses_appends_until_something_is_removed() {
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    let path = folder.path().join("blazon.db");
    let limits = Limits { pages: NonZero::new(200), ..Limits::default() };
    let store = SqliteStore::open_with(&path, limits).await.expect("a new database");
    let mut lasts = [0; 5];
    fill(&store, &mut lasts).await;
    check(&store, &lasts).await;
    assert!(lasts.iter().all(|&last| last >= 4), "{lasts:?}");
    let large = text(9).repeat(3);
    assert_eq!(store.append(append(table(99), 0, &[&large])).await, FULL);
    assert_eq!(store.status(table(99)).await, Ok(None));
    store.remove(table(0), lasts[0]).await.expect("removing needs no room");
    lasts[0] = 0;
    assert_eq!(store.append(append(table(99), 0, &[&large])).await, Ok(()));
    fill(&store, &mut lasts).await;
    assert!(lasts[0] > 0);
    check(&store, &lasts).await;
    store.close().await.expect("it closes");
    let store = SqliteStore::open(&path).await.expect("it is in order");
    check(&store, &lasts).await;
}

/// Runs in a process that has a small disk of its own.
#[tokio::test]
#[ignore = "is run by another test"]
async fn child_on_a_small_disk() {
    let Some(path) = process::database() else { return };
    println!("{}the disk is there", process::MARK);
    let ballast = path.with_file_name("ballast");
    fill_disk(&ballast, 2 << 20);
    let store = SqliteStore::open(&path).await.expect("a new database");
    let mut lasts = [0; 3];
    for _ in 0..3 {
        fill(&store, &mut lasts).await;
        // More than once, and others too: being full is not the end.
        for at in 0..3 {
            let refused = store.append(append(table(at), lasts[at as usize], &[&text(0), &text(0)])).await;
            assert_eq!(refused, FULL);
        }
        check(&store, &lasts).await;
        let left = fs::metadata(&ballast).expect("it is there").len();
        File::options().write(true).open(&ballast).and_then(|file| file.set_len(left / 2)).expect("ours");
        let before = lasts;
        let id = table(0);
        assert_eq!(store.append(append(id, lasts[0], &[&text(lasts[0] + 1)])).await, Ok(()), "room again");
        lasts[0] += 1;
        // An even number again.
        assert_eq!(store.append(append(id, lasts[0], &[&text(lasts[0] + 1)])).await, Ok(()));
        lasts[0] += 1;
        check(&store, &lasts).await;
        println!("{}full at {before:?}", process::MARK);
    }
    fs::remove_file(&ballast).expect("ours");
    store.close().await.expect("it closes");
    let store = SqliteStore::open(&path).await.expect("it is in order");
    check(&store, &lasts).await;
    println!("{}done", process::MARK);
}

fn fill_disk(path: &Path, bytes: usize) {
    File::create(path).and_then(|mut file| file.write_all(&vec![1; bytes])).expect("there is room");
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_without_room_refuses_appends_until_there_is_room() {
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    // In a namespace of its own the process may have a disk of its own, and nobody else sees it.
    let script = "exec unshare --user --map-root-user --mount \
        sh -c 'mount -t tmpfs -o size=4m tmpfs \"$0\" && exec \"$@\"' \"$DISK\" \"$@\"";
    let database = folder.path().join("blazon.db");
    let mut command = process::command_by(script, "full::child_on_a_small_disk", &database);
    let output = command.env("DISK", folder.path()).output().expect("there is a shell");
    let said = String::from_utf8_lossy(&output.stdout);
    if !said.contains("told: the disk is there") {
        println!("no disk can be made here: not tried");
        return;
    }
    print!("{said}");
    assert!(said.contains("told: done"), "{}", String::from_utf8_lossy(&output.stderr));
}

/// Runs in a process whose files may not grow beyond 200 KiB.
#[tokio::test]
#[ignore = "is run by another test"]
async fn child_with_small_files() {
    let Some(path) = process::database() else { return };
    let store = SqliteStore::open(&path).await.expect("a new database");
    let mut lasts = [0; 3];
    fill(&store, &mut lasts).await;
    check(&store, &lasts).await;
    println!("{}full at {lasts:?}", process::MARK);
}

/// SQLite says that the disk is full only if it is. Otherwise, as with a quota, it says that something went wrong.
#[cfg(unix)]
#[test]
fn a_limit_of_the_system_counts_as_a_full_disk() {
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    let script = "trap '' XFSZ; ulimit -f 400; exec \"$@\"";
    let database = folder.path().join("blazon.db");
    let output = process::command_by(script, "full::child_with_small_files", &database).output();
    let output = output.expect("there is a shell");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("told: full at"), "{said}{}", String::from_utf8_lossy(&output.stderr));
}
