//! Moving everything from one store to another.

use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};

use blazon_store::{
    Append, Beats, CarryError, Conflict, Fingerprint, Log, Mark, MemoryStore, Outage, Phase, SqliteStore,
    Store, StoreError, TableId, carry,
};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tempfile::TempDir;

use crate::log::{append, rolled, table, texts};

/// Fills a store with tables of all kinds, dice, beats and outages.
async fn fill(store: &dyn Store, tables: u32, seed: u64) {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    for _ in 0..tables {
        let id = TableId::new(random.next_u64());
        // Some are longer than what can be appended at once.
        let length = if random.next_u32().is_multiple_of(10) { 200 } else { 1 + random.next_u32() % 20 };
        let mut last = 0;
        while last < u64::from(length) {
            let several = 1 + u64::from(random.next_u32() % 9);
            let entries = (0..several).map(|at| format!("{id}:{}: 기사 \0", last + at)).collect();
            let phase = Phase::ALL[random.next_u32() as usize % 3];
            let due = Some(random.next_u64() >> 20).filter(|due| due % 3 > 0);
            let mark = Mark { phase, listed: random.next_u32().is_multiple_of(2), due };
            let rolls = vec![rolled([random.next_u32(); 4].map(|face| (face % 6) as u8), Some([1, 2, 3, 4]))];
            store.append(Append { table: id, expected: last, entries, mark, rolls }).await.expect("room");
            last += several;
        }
        if random.next_u32().is_multiple_of(8) {
            let mark = Mark { phase: Phase::Over, listed: false, due: None };
            let only_mark =
                Append { table: id, expected: last, entries: Vec::new(), mark, rolls: Vec::new() };
            store.append(only_mark).await.expect("room");
        }
        if random.next_u32().is_multiple_of(20) {
            store.remove(id, last).await.expect("it is there");
        }
    }
    store.beat(1000).await.expect("room");
    store.wake(5000).await.expect("room");
    store.note_outage(Outage::new(100, 200).expect("an outage")).await.expect("room");
}

async fn sqlite() -> (TempDir, SqliteStore) {
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    let store = SqliteStore::open(folder.path().join("blazon.db")).await.expect("a new database");
    (folder, store)
}

async fn fingerprint(store: &dyn Store) -> Fingerprint {
    Fingerprint::of(store).await.expect("it can be read")
}

#[cfg(unix)]
#[tokio::test]
async fn everything_goes_from_store_to_store_and_back() {
    use blazon_store::{PostgresLimits, PostgresStore};

    use crate::server::new_database;

    let memory = MemoryStore::new();
    fill(&memory, 400, 1).await;
    let url = new_database();
    let (_one, first) = sqlite().await;
    let postgres = PostgresStore::open_alone(&url, PostgresLimits::default()).await.expect("a new database");
    let (_other, last) = sqlite().await;
    let stores: [&dyn Store; 4] = [&memory, &first, &postgres, &last];
    let print = fingerprint(&memory).await;
    for pair in stores.windows(2) {
        let mut steps = Vec::new();
        let carried = carry(pair[0], pair[1], |progress| steps.push(progress)).await.expect("all of it");
        assert!(carried.tables > 300 && carried.there == 0, "{carried:?}");
        assert_eq!(carried.fingerprint, print);
        assert_eq!(fingerprint(pair[1]).await, print);
        assert_eq!(steps.last().map(|step| (step.tables, step.of)), Some((carried.tables, carried.tables)));
        assert!(steps.is_sorted_by_key(|step| step.tables));
        let again = carry(pair[0], pair[1], drop).await.expect("all of it");
        assert_eq!(again.there, again.tables, "the second time nothing is left to do");
        assert_eq!(
            (again.tables, again.entries, again.fingerprint),
            (carried.tables, carried.entries, print)
        );
        assert_eq!(pair[1].tally().await, memory.tally().await, "the dice are counted once");
        assert_eq!(pair[1].outages(0).await, memory.outages(0).await);
        assert_eq!(pair[1].last_beat().await, Ok(Some(5000)));
    }
    println!("{print} of {} stores", stores.len());
}

#[cfg(unix)]
#[tokio::test]
async fn a_store_that_a_server_may_be_using_is_not_touched() {
    use blazon_store::PostgresStore;

    use crate::server::new_database;

    let memory = MemoryStore::new();
    fill(&memory, 5, 1).await;
    let postgres = PostgresStore::open(&new_database()).await.expect("a new database");
    assert!(matches!(carry(&memory, &postgres, drop).await, Err(CarryError::InUse)));
    assert!(matches!(carry(&postgres, &memory, drop).await, Err(CarryError::InUse)));
    assert_eq!(postgres.tables(None, 1).await, Ok(Vec::new()));
}

/// Gives up the so many-th time it is asked to go on.
struct Interrupted<F> {
    future: Pin<Box<F>>,
    left: u32,
}

impl<F: Future> Future for Interrupted<F> {
    type Output = Option<F::Output>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<F::Output>> {
        let Some(left) = self.left.checked_sub(1) else { return Poll::Ready(None) };
        self.left = left;
        self.future.as_mut().poll(context).map(Some)
    }
}

/// Carries everything although it is interrupted again and again, and says how often.
async fn interrupt(to: &dyn Store) {
    let memory = MemoryStore::new();
    fill(&memory, 60, 2).await;
    let print = fingerprint(&memory).await;
    let mut interruptions = 0;
    let carried = loop {
        // A little further each time, so that every moment comes once.
        let future = Box::pin(carry(&memory, to, drop));
        match (Interrupted { future, left: 1 + interruptions }).await {
            Some(carried) => break carried.expect("all of it"),
            None => interruptions += 1,
        }
    };
    println!("carried after {interruptions} interruptions");
    assert!(interruptions > 3, "{interruptions}");
    assert_eq!((carried.fingerprint, fingerprint(to).await), (print, print));
    assert_eq!(to.tally().await, memory.tally().await, "the dice are counted once");
}

#[tokio::test]
async fn interrupted_at_any_moment_it_goes_on_where_it_was() {
    let (_folder, sqlite) = sqlite().await;
    interrupt(&sqlite).await;
}

#[cfg(unix)]
#[tokio::test]
async fn interrupted_at_any_moment_it_goes_on_where_it_was_in_postgres() {
    use blazon_store::{PostgresLimits, PostgresStore};

    let url = crate::server::new_database();
    let postgres = PostgresStore::open_alone(&url, PostgresLimits::default()).await.expect("a new database");
    interrupt(&postgres).await;
}

#[tokio::test]
async fn whatever_a_crash_leaves_of_it_is_completed() {
    let from = MemoryStore::new();
    fill(&from, 40, 3).await;
    let print = fingerprint(&from).await;
    let mut random = Xoshiro256PlusPlus::seed_from_u64(4);
    let mut crashes = 0;
    for _ in 0..200 {
        let to = MemoryStore::new();
        loop {
            let crash = random.next_u32() % 4 > 0;
            if crash {
                to.hold();
            }
            let mut carrying = pin!(carry(&from, &to, drop));
            let answer = loop {
                // Whoever never lets others go on is told at some point that nothing is ready.
                tokio::task::yield_now().await;
                match carrying.as_mut().poll(&mut Context::from_waker(std::task::Waker::noop())) {
                    Poll::Ready(answer) => break answer,
                    Poll::Pending if random.next_u32().is_multiple_of(3) => {
                        crashes += 1;
                        to.crash(random.next_u32() as usize % (to.held() + 1));
                    }
                    Poll::Pending => {
                        to.sync();
                        to.hold();
                    }
                }
            };
            match answer {
                Ok(carried) => {
                    assert_eq!(carried.fingerprint, print);
                    break;
                }
                Err(CarryError::Unwritable(StoreError::Unavailable(_))) => {}
                Err(error) => panic!("{error:?}"),
            }
        }
        to.sync();
        assert_eq!(fingerprint(&to).await, print);
    }
    println!("{crashes} crashes, after each of which everything got there");
    assert!(crashes > 100, "{crashes}");
}

#[tokio::test]
async fn what_is_there_and_is_another_is_reported_and_left_alone() {
    let from = MemoryStore::new();
    fill(&from, 20, 5).await;
    for bits in 0..4 {
        from.append(append(table(bits), 0, &["a", "b", "c"])).await.expect("room");
    }
    let to = Arc::new(MemoryStore::new());
    for (bits, entries) in [(0, &["a", "x"][..]), (1, &["a", "b", "c", "d"]), (2, &["a", "b"]), (9, &["y"])] {
        to.append(append(table(bits), 0, entries)).await.expect("room");
    }
    let Err(CarryError::Conflicts(conflicts)) = carry(&from, &*to, drop).await else { panic!("conflicts") };
    let expected = [Conflict::Table(table(0)), Conflict::Table(table(1)), Conflict::Stranger(table(9))];
    assert_eq!(conflicts, expected);
    assert_eq!(texts(&*to, table(0)).await.expect("a log"), ["a", "x"]);
    assert_eq!(texts(&*to, table(1)).await.expect("a log"), ["a", "b", "c", "d"]);
    assert_eq!(texts(&*to, table(2)).await.expect("a log"), ["a", "b", "c"], "the others are carried");
    assert_eq!(to.last_beat().await, Ok(None), "and it is not passed off as complete");
    // Once nothing is in the way any more, it goes on.
    for (bits, last) in [(0, 2), (1, 4), (9, 1)] {
        to.remove(table(bits), last).await.expect("it is there");
    }
    let carried = carry(&from, &*to, drop).await.expect("all of it");
    assert_eq!(carried.fingerprint, fingerprint(&*to).await);

    let mut busy = append(table(3), 3, &["later"]);
    busy.rolls = vec![rolled([0, 0, 0, 0], None)];
    to.append(busy).await.expect("room");
    let Err(CarryError::Conflicts(conflicts)) = carry(&from, &*to, drop).await else { panic!("conflicts") };
    assert!(conflicts.contains(&Conflict::Table(table(3))) && conflicts.contains(&Conflict::Chronicle));
}
