//! Damaged databases: they are recognised, and what is whole can be had back.

use std::fs;
use std::path::Path;

use blazon_store::{
    Append, Beats, Log, Mark, OpenError, Outage, Phase, RecoveryError, SqliteStore, Store, StoreError,
    Survey, TableId, recover,
};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::log::{PLAYING, append, rolled, texts};
use crate::open::names;

const PAGE: usize = 4096;

const TABLES: u64 = 30;

/// Spread as real names are.
fn table(at: u64) -> TableId {
    TableId::new(at.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// Some long, most short.
fn text(at: u64, number: u64) -> String {
    let length = if (at + number).is_multiple_of(17) { 9000 } else { 200 };
    format!("{at}:{number}:{}", "x".repeat(length))
}

fn last(at: u64) -> u64 {
    5 + at
}

/// A database with many tables, all in one file.
async fn make(path: &Path) {
    let store = SqliteStore::open(path).await.expect("a new database");
    for at in 0..TABLES {
        let texts: Vec<String> = (1..=last(at)).map(|number| text(at, number)).collect();
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        let mark = Mark { phase: Phase::Playing, listed: false, due: Some(1000 + at) };
        let rolls = vec![rolled([0, 1, 2, 3], None)];
        let append = Append { mark, rolls, ..append(table(at), 0, &texts) };
        store.append(append).await.expect("room");
    }
    store.wake(1000).await.expect("room");
    store.note_outage(Outage::new(1, 2).expect("an outage")).await.expect("room");
    store.close().await.expect("it closes");
}

/// Looks whether every log is the beginning of what it was, and counts.
async fn check(store: &SqliteStore) -> Survey {
    let mut survey = Survey::default();
    for at in 0..TABLES {
        let texts = texts(store, table(at)).await.expect("what was recovered is sound");
        assert!((1..).zip(&texts).all(|(number, found)| *found == text(at, number)), "{at}");
        let status = store.status(table(at)).await.expect("an answer");
        match texts.len() as u64 {
            0 => {
                assert_eq!(status, None);
                survey.lost += 1;
            }
            found if found == last(at) => survey.whole += 1,
            found => {
                let status = status.expect("it is there");
                assert_eq!((status.last, status.mark.due), (found, Some(0)), "somebody has to look at it");
                survey.cut += 1;
            }
        }
    }
    survey
}

#[tokio::test]
async fn whatever_page_is_destroyed_the_rest_is_recovered() {
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    let path = folder.path().join("blazon.db");
    make(&path).await;
    let sound = fs::read(&path).expect("it is there");
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    let pages = sound.len() / PAGE;
    let mut worst = Survey { whole: TABLES, ..Survey::default() };
    let mut whole = 0;
    // The first page says what the file is.
    for page in 1..pages {
        let mut bytes = sound.clone();
        let destroyed = &mut bytes[page * PAGE..(page + 1) * PAGE];
        if page.is_multiple_of(3) {
            destroyed.fill(0);
        } else {
            random.fill_bytes(destroyed);
        }
        fs::write(&path, &bytes).expect("ours");
        let survey = match SqliteStore::open(&path).await {
            Err(OpenError::Damaged(damage)) => {
                assert!(!damage.findings.is_empty());
                damage.survey
            }
            // The end of a long entry is a page that only its checksum knows.
            Ok(store) => {
                let damaged = async |at| texts(&store, table(at)).await.is_err();
                let mut found = 0;
                for at in 0..TABLES {
                    found += u64::from(damaged(at).await);
                }
                assert_eq!(found, 1, "page {page}");
                store.close().await.expect("it closes");
                Survey { whole: TABLES - 1, cut: 1, lost: 0 }
            }
            Err(other) => panic!("page {page}: {other:?}"),
        };
        let recovered = folder.path().join("recovered.db");
        assert_eq!(recover(&path, &recovered).await.expect("something is left"), survey, "page {page}");
        let store = SqliteStore::open(&recovered).await.expect("the new one is in order");
        let checked = check(&store).await;
        // What looks whole may have lost its mark.
        assert!(checked.whole >= survey.whole, "page {page}: {survey:?}, but {checked:?}");
        assert_eq!(checked.whole + checked.cut, survey.whole + survey.cut, "page {page}");
        store.close().await.expect("it closes");
        for name in ["recovered.db", "recovered.db-lock"] {
            fs::remove_file(folder.path().join(name)).expect("ours");
        }
        whole += checked.whole;
        if checked.whole < worst.whole {
            worst = checked;
        }
    }
    println!(
        "{pages} pages with {TABLES} tables, one page destroyed at a time: {} of {} tables recovered whole, at worst {worst:?}",
        whole,
        TABLES * (pages as u64 - 1)
    );
}

#[tokio::test]
async fn a_text_that_was_changed_is_not_passed_off_as_what_was_written() {
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    let path = folder.path().join("blazon.db");
    let store = SqliteStore::open(&path).await.expect("a new database");
    let id = table(1);
    store.append(append(id, 0, &["first", "second", "third"])).await.expect("room");
    store.append(append(table(2), 0, &["other"])).await.expect("room");
    store.close().await.expect("it closes");
    let mut bytes = fs::read(&path).expect("it is there");
    let place = bytes.windows(6).position(|window| window == b"second").expect("it is in there");
    bytes[place] = b'S';
    fs::write(&path, &bytes).expect("ours");
    let store = SqliteStore::open(&path).await.expect("its pages hang together");
    let damaged = Err(StoreError::Damaged { table: id, number: 2 });
    assert_eq!(store.read(id, 0).await, damaged);
    assert_eq!(store.read(id, 1).await, damaged);
    assert_eq!(store.read(id, 2).await.expect("sound").len(), 1, "what comes after it is as it was");
    assert_eq!(texts(&store, table(2)).await.expect("a log"), ["other"]);
    store.close().await.expect("it closes");
    let recovered = folder.path().join("recovered.db");
    let survey = recover(&path, &recovered).await.expect("most is left");
    assert_eq!(survey, Survey { whole: 1, cut: 1, lost: 0 });
    let store = SqliteStore::open(&recovered).await.expect("the new one is in order");
    assert_eq!(texts(&store, id).await.expect("a log"), ["first"]);
    assert_eq!(texts(&store, table(2)).await.expect("a log"), ["other"]);
    assert_eq!(store.append(append(id, 1, &["second again"])).await, Ok(()));
}

#[tokio::test]
async fn an_end_that_is_missing_is_noticed() {
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    let path = folder.path().join("blazon.db");
    let store = SqliteStore::open(&path).await.expect("a new database");
    store.append(append(table(1), 0, &["a", "b", "c"])).await.expect("room");
    store.close().await.expect("it closes");
    let mut connection = {
        use sqlx::ConnectOptions;
        sqlx::sqlite::SqliteConnectOptions::new().filename(&path).connect().await.expect("a database")
    };
    sqlx::raw_sql("DELETE FROM entries WHERE number = 3")
        .execute(&mut connection)
        .await
        .expect("it is there");
    sqlx::Connection::close(connection).await.expect("it closes");
    let store = SqliteStore::open(&path).await.expect("its pages hang together");
    assert_eq!(store.read(table(1), 0).await, Err(StoreError::Damaged { table: table(1), number: 3 }));
    assert_eq!(store.read(table(1), 2).await, Err(StoreError::Damaged { table: table(1), number: 3 }));
}

#[tokio::test]
async fn a_file_that_was_cut_off_is_recovered_as_far_as_it_goes() {
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    let path = folder.path().join("blazon.db");
    make(&path).await;
    let sound = fs::read(&path).expect("it is there");
    fs::write(&path, &sound[..sound.len() * 2 / 3]).expect("ours");
    let Err(OpenError::Damaged(damage)) = SqliteStore::open(&path).await else {
        panic!("a third is missing")
    };
    let recovered = folder.path().join("recovered.db");
    let survey = recover(&path, &recovered).await.expect("something is left");
    assert_eq!(survey, damage.survey);
    assert!(survey.whole > 0 && survey.whole < TABLES, "{survey:?}");
    check(&SqliteStore::open(&recovered).await.expect("the new one is in order")).await;
}

#[tokio::test]
async fn everything_of_a_sound_database_is_recovered() {
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    let path = folder.path().join("blazon.db");
    make(&path).await;
    let recovered = folder.path().join("recovered.db");
    let survey = recover(&path, &recovered).await.expect("all is left");
    assert_eq!(survey, Survey { whole: TABLES, ..Survey::default() });
    let [old, new] = [&path, &recovered].map(SqliteStore::open);
    let (old, new) = (old.await.expect("in order"), new.await.expect("in order"));
    assert_eq!(check(&new).await, survey);
    for at in 0..TABLES {
        assert_eq!(new.status(table(at)).await, old.status(table(at)).await);
    }
    assert_eq!(new.tally().await, old.tally().await);
    assert_eq!(new.outages(0).await, old.outages(0).await);
    assert_eq!(new.counts().await, old.counts().await);
    assert_eq!(new.wake(1500).await, Ok(Outage::new(1000, 1500)));
    assert_eq!(new.append(append(table(0), last(0), &["goes on"])).await, Ok(()));
    assert_eq!(new.status(table(0)).await.map(|status| status.map(|status| status.mark)), Ok(Some(PLAYING)));
}

#[tokio::test]
async fn recovery_overwrites_nothing_and_leaves_nothing_behind_when_it_fails() {
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    let path = folder.path().join("blazon.db");
    make(&path).await;
    let other = folder.path().join("precious");
    fs::write(&other, "precious").expect("a temporary file");
    let before = names(folder.path());
    let refused = recover(&path, &other).await.expect_err("something is there");
    assert!(matches!(refused, RecoveryError::Unwritable(_)), "{refused:?}");
    let new = folder.path().join("new.db");
    let refused = recover(&other, &new).await.expect_err("it is no database");
    assert!(matches!(refused, RecoveryError::NotOurs), "{refused:?}");
    let refused = recover(folder.path().join("missing.db"), &new).await.expect_err("there is none");
    assert!(matches!(refused, RecoveryError::Unreadable(_)), "{refused:?}");
    assert_eq!(names(folder.path()), before);
    assert_eq!(fs::read_to_string(&other).expect("it is there"), "precious");
}
