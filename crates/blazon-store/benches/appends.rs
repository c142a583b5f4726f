//! How many entries a second get to the disk, and how long one waits for that.
//!
//! `cargo bench -p blazon-store`, in the folder that `TMPDIR` names: it should be on the disk in question. The PostgreSQL is
//! one of this computer, started for this. Every table has a
//! player who appends one entry, waits until it is acknowledged and appends the next: at once where the store is to show
//! all it can, at random moments where players together are to append a certain number a second.

use std::sync::Arc;
use std::time::{Duration, Instant};

use blazon_postgres::Postgres;
use blazon_store::{Append, Mark, Phase, PostgresStore, Roll, Rolled, SqliteStore, Store, TableId};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::runtime::Builder;
use tokio::time;

/// How long each case takes.
const TIME: Duration = Duration::from_secs(10);

/// About as long as an event of a game is with its proof.
const ENTRY: usize = 240;

fn main() {
    // `cargo test` runs benches too, to see that they start.
    let time = if std::env::args().any(|argument| argument == "--bench") { TIME } else { Duration::ZERO };
    // As the server has it: one thread.
    let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
    println!(
        "{:>9} {:>7} {:>12} {:>12} {:>10} {:>10} {:>10}",
        "store", "tables", "asked/s", "entries/s", "p50 ms", "p99 ms", "p99.9 ms"
    );
    // As it would be where it matters: what is committed is on disk.
    let safe = [("fsync", "on"), ("full_page_writes", "on"), ("shared_buffers", "128MB")];
    let postgres = Postgres::start_with(&safe);
    if let Err(error) = &postgres {
        println!("without PostgreSQL: {error}");
    }
    for (tables, rate) in [(1, None), (100, None), (2000, None), (2000, Some(5500))] {
        let folder = tempfile::tempdir().expect("a folder for temporary files");
        runtime.block_on(async {
            let store = SqliteStore::open(folder.path().join("bench.db")).await.expect("a database");
            case("sqlite", Arc::new(store), tables, rate, time).await;
        });
        if let Ok(postgres) = &postgres {
            let url = postgres.create_database().expect("a database");
            runtime.block_on(async {
                let store = PostgresStore::open(&url).await.expect("a database");
                case("postgres", Arc::new(store), tables, rate, time).await;
            });
        }
    }
}

async fn case(name: &str, store: Arc<dyn Store>, tables: u64, rate: Option<u32>, time: Duration) {
    let mut seeds = Xoshiro256PlusPlus::seed_from_u64(tables);
    let started = Instant::now();
    let players: Vec<_> = (0..tables)
        .map(|_| {
            let pause = rate.map(|rate| Duration::from_secs(tables) / rate);
            tokio::spawn(play(Arc::clone(&store), seeds.next_u64(), pause, started + time))
        })
        .collect();
    let mut waits = Vec::new();
    for player in players {
        waits.extend(player.await.expect("a player plays"));
    }
    let elapsed = started.elapsed().as_secs_f64();
    store.close().await.expect("it closes");
    waits.sort_unstable();
    let percentile = |thousandths: usize| {
        let wait = waits.get((waits.len() * thousandths / 1000).min(waits.len().saturating_sub(1)));
        wait.map_or(0.0, |wait| wait.as_secs_f64() * 1000.0)
    };
    println!(
        "{name:>9} {tables:>7} {:>12} {:>12.0} {:>10.1} {:>10.1} {:>10.1}",
        rate.map_or("all".to_owned(), |rate| rate.to_string()),
        f64::from(u32::try_from(waits.len()).unwrap_or(u32::MAX)) / elapsed,
        percentile(500),
        percentile(990),
        percentile(999),
    );
}

/// Appends entry after entry to a table, and gives how long each took.
async fn play(store: Arc<dyn Store>, seed: u64, pause: Option<Duration>, end: Instant) -> Vec<Duration> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let table = TableId::new(random.next_u64());
    let mut waits = Vec::new();
    let mut next = Instant::now();
    for expected in 0.. {
        if let Some(pause) = pause {
            // Twice the pause at most, so the pause on average. Who waits for the store catches up afterwards.
            next += pause.mul_f64(f64::from(random.next_u32()) / f64::from(u32::MAX) * 2.0);
        } else {
            next = Instant::now();
        }
        if next >= end && expected > 0 {
            break;
        }
        time::sleep_until(next.into()).await;
        let append = append(table, expected, &mut random);
        store.append(append).await.expect("it is appended");
        waits.push(next.elapsed());
    }
    waits
}

fn append(table: TableId, expected: u64, random: &mut impl Rng) -> Append {
    let entry = format!("{:0ENTRY$x}", random.next_u64());
    let mut roll = || Roll::new(random.next_u32().to_le_bytes().map(|byte| byte % 6));
    let rolled = roll().map(|previous| Rolled { roll: previous, previous: Some(previous) });
    // A roll in every fourth event, as in a game.
    let rolls = rolled.into_iter().filter(|_| expected.is_multiple_of(4)).collect();
    let mark =
        Mark { phase: Phase::Playing, listed: false, due: Some(1_700_000_000_000 + expected * 60_000) };
    Append { table, expected, entries: vec![entry], mark, rolls }
}
