//! Power cuts, on real files: after every transaction the files are taken as they are, and then everything that a disk
//! may have kept of the next transaction is tried.
//!
//! A disk keeps what was synced. Of what was written since, it keeps any sectors it likes. SQLite syncs the `-wal` file
//! before it says that a transaction is committed, and between copying that file into the database and beginning it anew
//! it syncs the database. So there are two kinds of crash points: sectors of the `-wal` file are missing, from the end or
//! from anywhere, or sectors of the database are.

#![cfg(unix)]

use std::collections::BTreeMap;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::{env, fs};

use blazon_store::{Append, Limits, Log, SqliteStore, Store, TableId};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::task::JoinSet;

use crate::log::{append, table, texts};
use crate::process;

const SECTOR: usize = 512;
const WAL_HEADER: usize = 32;
const FRAME_HEADER: usize = 24;
const FRAME: usize = FRAME_HEADER + 4096;

/// The logs that there should be.
type Logs = BTreeMap<TableId, Vec<String>>;

/// The files of a database at a moment at which everything had been acknowledged.
#[derive(Clone, Default)]
struct Moment {
    database: Vec<u8>,
    wal: Vec<u8>,
    logs: Logs,
}

/// What was tried.
#[derive(Debug, Default)]
struct Tried {
    transactions: u64,
    checkpoints: u64,
    /// The `-wal` file ends earlier, at a frame's boundary or within.
    cut: u64,
    /// Any sectors of the `-wal` file are missing.
    torn: u64,
    /// Any sectors of the database are missing.
    copied: u64,
}

#[tokio::test]
async fn whatever_a_power_cut_leaves_of_the_files_nothing_acknowledged_is_lost() {
    let seeds = process::number("BLAZON_STORE_POWER_CUTS", 5);
    let mut tried = Tried::default();
    for seed in 0..seeds {
        let moments = live(seed).await;
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        for pair in moments.windows(2) {
            crash_between(&pair[0], &pair[1], &mut random, &mut tried).await;
        }
    }
    let points = tried.cut + tried.torn + tried.copied;
    println!("{points} power cuts in {seeds} schedules, none of which lost or halved anything: {tried:?}");
    assert!(tried.cut > 0 && tried.torn > 0 && tried.copied > 0, "{tried:?}");
}

/// Works on a database, and gives the moments between transactions.
async fn live(seed: u64) -> Vec<Moment> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed ^ 0xb1a2_0000);
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    let path = folder.path().join("blazon.db");
    let store = Arc::new(open(&path).await);
    let mut logs = Logs::new();
    let mut moments = vec![take(&path, &logs)];
    for _ in 0..14 {
        let mut changes = JoinSet::new();
        for bits in 0..5 {
            let id = table(bits);
            let log = logs.entry(id).or_default();
            let expected = log.len() as u64;
            let store = Arc::clone(&store);
            match random.next_u32() % 10 {
                0..4 => {}
                4 => {
                    log.clear();
                    changes.spawn(async move { store.remove(id, expected).await });
                }
                _ => {
                    let append = any_append(id, expected, &mut random);
                    log.extend(append.entries.iter().cloned());
                    changes.spawn(async move { store.append(append).await });
                }
            }
        }
        assert!(changes.join_all().await.into_iter().all(|answer| answer.is_ok()));
        moments.push(take(&path, &logs));
    }
    store.close().await.expect("it closes");
    moments
}

/// An append of one to three entries, short or long.
fn any_append(id: TableId, expected: u64, random: &mut impl Rng) -> Append {
    let several = 1 + random.next_u32() % 3;
    let texts: Vec<String> = (0..several)
        .map(|_| {
            let length = if random.next_u32().is_multiple_of(6) { 5000 } else { 100 };
            format!("{:016x}", random.next_u64()).repeat(length / 16)
        })
        .collect();
    append(id, expected, &texts.iter().map(String::as_str).collect::<Vec<_>>())
}

/// Tries what a disk may have kept of one transaction.
async fn crash_between(before: &Moment, after: &Moment, random: &mut impl Rng, tried: &mut Tried) {
    let differs = |at: &usize| before.wal.get(*at) != after.wal.get(*at);
    let Some(start) = (0..after.wal.len()).find(differs) else { return };
    let end = (start..after.wal.len()).rfind(differs).unwrap_or(start) + 1;
    assert_eq!(commits(&after.wal, start, end), 1, "what is asked for at once is one transaction");
    tried.transactions += 1;

    // From the start of the first frame on: a frame's beginning may be the same as before.
    let frames = (start.saturating_sub(WAL_HEADER) / FRAME..).map(|at| WAL_HEADER + at * FRAME);
    for frame in frames.take_while(|frame| *frame < end) {
        for within in [0, 12, FRAME_HEADER, FRAME_HEADER + 2000, FRAME - 1] {
            let cut = (frame + within).min(end);
            let wal = [&after.wal[..cut], before.wal.get(cut..).unwrap_or(&[])].concat();
            let logs = reopen(&before.database, &wal).await;
            assert_eq!(
                logs,
                if cut < end { &before.logs } else { &after.logs }.clone(),
                "cut at {cut} of {end}"
            );
            tried.cut += 1;
        }
    }
    assert_eq!(reopen(&before.database, &after.wal).await, after.logs, "what was synced is there");
    tried.cut += 1;
    for _ in 0..12 {
        let mut wal = mix(&before.wal, &after.wal, random);
        // A new header is synced before anything that follows it is written.
        wal.splice(..WAL_HEADER, after.wal[..WAL_HEADER].iter().copied());
        let logs = reopen(&before.database, &wal).await;
        assert!(logs == before.logs || logs == after.logs, "all of a transaction or nothing");
        tried.torn += 1;
    }

    if before.database != after.database {
        tried.checkpoints += 1;
        for _ in 0..12 {
            let database = mix(&before.database, &after.database, random);
            assert_eq!(reopen(&database, &after.wal).await, after.logs, "the `-wal` file is still there");
            tried.copied += 1;
        }
    }
}

/// How many transactions end in this part of a `-wal` file.
fn commits(wal: &[u8], start: usize, end: usize) -> usize {
    let frames = (0..).map(|at| WAL_HEADER + at * FRAME).take_while(|frame| frame + FRAME <= wal.len());
    // Frames of this round of the file have its salt; the last one of a transaction has the size of the database.
    let salt = &wal[16..24];
    let ends = |frame: &usize| wal[frame + 8..frame + 16] == *salt && wal[frame + 4..frame + 8] != [0; 4];
    frames.filter(|frame| frame + FRAME > start && *frame < end).filter(ends).count()
}

/// A file of which some sectors are new and others are not, or are not there at all.
fn mix(before: &[u8], after: &[u8], random: &mut impl Rng) -> Vec<u8> {
    let mut mixed = after.to_vec();
    let many = random.next_u32().is_multiple_of(2);
    for (at, sector) in mixed.chunks_mut(SECTOR).enumerate() {
        let lost =
            if many { random.next_u32().is_multiple_of(2) } else { random.next_u32().is_multiple_of(16) };
        if lost {
            let old = before.get(at * SECTOR..).unwrap_or(&[]);
            let kept = old.len().min(sector.len());
            sector[..kept].copy_from_slice(&old[..kept]);
            sector[kept..].fill(0);
        }
    }
    if before.len() < after.len() && random.next_u32().is_multiple_of(4) {
        mixed.truncate(before.len());
    }
    mixed
}

/// What a program finds that opens these files.
async fn reopen(database: &[u8], wal: &[u8]) -> Logs {
    let folder = tempfile::tempdir_in(fast()).expect("a folder for temporary files");
    let path = folder.path().join("blazon.db");
    fs::write(&path, database).expect("room");
    fs::write(folder.path().join("blazon.db-wal"), wal).expect("room");
    let store = open(&path).await;
    let mut logs = Logs::new();
    for bits in 0..5 {
        logs.insert(table(bits), texts(&store, table(bits)).await.expect("a log without gaps"));
    }
    let last = logs[&table(0)].len() as u64;
    assert_eq!(store.append(append(table(0), last, &["goes on"])).await, Ok(()));
    store.close().await.expect("it closes");
    logs
}

async fn open(path: &Path) -> SqliteStore {
    let some = |number| NonZero::new(number).expect("some");
    let limits = Limits { readers: some(1), checkpoint: some(30), ..Limits::default() };
    SqliteStore::open_with(path, limits).await.expect("it is in order")
}

/// The files as they are. Another process copies them, because closing them here would take SQLite's locks away.
fn take(path: &Path, logs: &Logs) -> Moment {
    let folder = tempfile::tempdir_in(fast()).expect("a folder for temporary files");
    let wal = path.with_extension("db-wal");
    let copied = Command::new("cp").args([path, &wal, folder.path()]).status().expect("cp is there");
    assert!(copied.success());
    let read = |name| fs::read(folder.path().join(name)).expect("it was copied");
    let logs =
        (0..5).map(|bits| (table(bits), logs.get(&table(bits)).cloned().unwrap_or_default())).collect();
    Moment { database: read("blazon.db"), wal: read("blazon.db-wal"), logs }
}

/// A folder in memory, if there is one: thousands of files need not get to a disk.
fn fast() -> PathBuf {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() { memory.to_owned() } else { env::temp_dir() }
}
