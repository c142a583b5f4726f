//! Processes that are killed in the middle of their work.

#![cfg(unix)]

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read};
use std::num::NonZero;
use std::path::Path;
use std::process::{Child, ChildStdout, Stdio};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use blazon_store::{Limits, Log, OpenError, SqliteStore, Store, TableId};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::task::JoinSet;

use crate::log::{append, table, texts};
use crate::process::{self, MARK};

const TABLES: u64 = 12;

/// What everybody knows beforehand: the text of each entry.
fn text(table: TableId, number: u64) -> String {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(table.bits() * 1_000_003 + number);
    let length = match random.next_u32() % 20 {
        0 => 20_000,
        1 => 5000,
        _ => 250,
    };
    format!("{table}:{number}:{}", "x".repeat(length))
}

/// Appends to every table until it is killed, and says what was acknowledged.
#[tokio::test]
#[ignore = "is run by another test"]
async fn child_that_appends() {
    let Some(path) = process::database() else { return };
    // Copied often, so that many are killed while that is under way.
    let limits = Limits { checkpoint: NonZero::new(60).expect("some"), ..Limits::default() };
    let store = Arc::new(SqliteStore::open_with(path, limits).await.expect("a database"));
    println!("{MARK}open");
    let mut players = JoinSet::new();
    for bits in 0..TABLES {
        let store = Arc::clone(&store);
        players.spawn(async move {
            let id = table(bits);
            let mut last = store.status(id).await.expect("an answer").map_or(0, |status| status.last);
            loop {
                let several = 1 + last % 3;
                let texts: Vec<String> = (1..=several).map(|more| text(id, last + more)).collect();
                let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
                store.append(append(id, last, &texts)).await.expect("room");
                last += several;
                println!("{MARK}{bits} {last}");
            }
        });
    }
    players.join_all().await;
}

/// A process that appends, with what it says.
struct Appending {
    child: Child,
    out: BufReader<ChildStdout>,
}

impl Appending {
    fn start(database: &Path) -> Appending {
        let mut command = process::command("kill::child_that_appends", database);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("it starts");
        let out = BufReader::new(child.stdout.take().expect("a pipe"));
        Appending { child, out }
    }

    /// The next thing it says, without the mark.
    fn next(&mut self) -> Option<String> {
        let mut line = String::new();
        while self.out.read_line(&mut line).expect("text") > 0 {
            if let Some((_, said)) = line.trim_end_matches('\n').split_once(MARK) {
                return Some(said.to_owned());
            }
            line.clear();
        }
        None
    }

    /// Kills it, and gives everything it had said.
    fn kill(mut self) -> Vec<String> {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
        let mut rest = String::new();
        self.out.read_to_string(&mut rest).expect("text");
        // A line without an end was not said.
        let (lines, _) = rest.rsplit_once('\n').unwrap_or_default();
        lines.lines().filter_map(|line| line.split_once(MARK)).map(|(_, said)| said.to_owned()).collect()
    }
}

/// Notes an acknowledgement.
fn note(acknowledged: &mut BTreeMap<u64, u64>, said: &str) {
    let mut numbers = said.split(' ').map(str::parse);
    if let (Some(Ok(bits)), Some(Ok(last))) = (numbers.next(), numbers.next()) {
        acknowledged.insert(bits, last);
    }
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_and_nothing_is_half_there_when_a_process_is_killed() {
    let rounds = process::number("BLAZON_STORE_KILLS", 25);
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    let path = folder.path().join("blazon.db");
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut acknowledged = BTreeMap::new();
    let mut survivors = 0;
    for round in 0..rounds {
        let mut appending = Appending::start(&path);
        if round % 5 == 4 {
            // Perhaps before it has opened the database, or while it does.
            thread::sleep(Duration::from_micros(u64::from(random.next_u32() % 20_000)));
        } else {
            assert_eq!(appending.next().as_deref(), Some("open"), "round {round}");
            for _ in 0..random.next_u32() % 150 {
                note(&mut acknowledged, &appending.next().expect("it goes on"));
            }
            thread::sleep(Duration::from_micros(u64::from(random.next_u32() % 3000)));
        }
        for said in appending.kill() {
            note(&mut acknowledged, &said);
        }
        let store = SqliteStore::open(&path).await.expect("it is in order, and nobody has it");
        for bits in 0..TABLES {
            let id = table(bits);
            let texts = texts(&store, id).await.expect("a log without gaps");
            assert!((1..).zip(&texts).all(|(number, found)| *found == text(id, number)), "round {round}");
            let last = acknowledged.entry(bits).or_insert(0);
            let found = texts.len() as u64;
            assert!(found >= *last, "round {round}: {last} were acknowledged, {found} are there");
            // One append may have got to the disk without being acknowledged, whole.
            assert!(found == *last || found == *last + 1 + *last % 3, "round {round}: {last}, then {found}");
            survivors += u64::from(found > *last);
            *last = found;
        }
        store.close().await.expect("it closes");
    }
    let entries: u64 = acknowledged.values().sum();
    println!(
        "{rounds} processes killed: {entries} entries in {TABLES} logs, none lost, none half there; \
         {survivors} appends were there that nobody had been told of"
    );
}

#[tokio::test]
async fn a_second_process_is_refused_and_a_killed_one_is_not_in_the_way() {
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    let path = folder.path().join("blazon.db");
    let mut appending = Appending::start(&path);
    assert_eq!(appending.next().as_deref(), Some("open"));
    let refused = SqliteStore::open(&path).await.expect_err("another process has it");
    assert!(matches!(refused, OpenError::InUse), "{refused:?}");
    let copy = folder.path().join("copy.db");
    blazon_store::backup(&path, &copy).await.expect("but it can be copied");
    appending.kill();
    let store = SqliteStore::open(&path).await.expect("it has gone");
    store.close().await.expect("it closes");
}
