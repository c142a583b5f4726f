//! All stores agree: whatever is asked of them, they answer alike.

use std::sync::Arc;

use blazon_store::{Append, Chronicle, Mark, MemoryStore, Outage, Phase, SqliteStore, Store, TableId, Tally};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::log::rolled;
#[cfg(unix)]
use crate::server::new_store;

/// How many things are asked for in a row. More is tried by setting `BLAZON_STORE_STEPS`.
fn steps() -> usize {
    std::env::var("BLAZON_STORE_STEPS").ok().and_then(|steps| steps.parse().ok()).unwrap_or(600)
}

#[tokio::test]
async fn all_stores_answer_alike() {
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    let sqlite = SqliteStore::open(folder.path().join("blazon.db")).await.expect("a new database");
    let mut stores: Vec<Arc<dyn Store>> = vec![Arc::new(MemoryStore::new()), Arc::new(sqlite)];
    #[cfg(unix)]
    stores.push(Arc::new(new_store().await));
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    for step in 0..steps() {
        let seed = random.next_u64();
        let mut said = Vec::new();
        for store in &stores {
            said.push(ask(&**store, &mut Xoshiro256PlusPlus::seed_from_u64(seed)).await);
        }
        assert!(said.iter().all(|answer| *answer == said[0]), "step {step}: {said:?}");
    }
    for store in stores {
        store.close().await.expect("it closes");
    }
}

/// Asks for something, and gives the answer as text.
async fn ask(store: &dyn Store, random: &mut impl Rng) -> String {
    // Few tables, so that they meet.
    let id = TableId::new(u64::from(random.next_u32() % 5) << 61);
    let mut number = |below: u32| u64::from(random.next_u32() % below);
    let last = store.status(id).await.expect("an answer").map_or(0, |status| status.last);
    // Mostly right.
    let expected = if number(8) == 0 { number(20) } else { last };
    match number(18) {
        0 => format!("{:?}", store.remove(id, expected).await),
        1 => format!("{:?}", store.wake(number(100_000)).await),
        2 => format!("{:?}", store.beat(number(100_000)).await),
        3 => match Outage::new(number(1000), number(1000)) {
            Some(outage) => format!("{:?}", store.note_outage(outage).await),
            None => String::new(),
        },
        4 => format!("{:?}", store.outages(number(100_000)).await),
        5 => format!("{:?}", store.due(number(1000), 3).await),
        6 => format!("{:?} {:?}", store.listed(3).await, store.counts().await),
        7 => format!("{:?}", store.tally().await),
        8 => format!("{:?}", store.read(id, number(20)).await),
        9 => format!("{:?}", store.status(id).await),
        10 => format!("{:?}", store.tables(Some(id).filter(|_| expected > 0), 3).await),
        11 if number(4) == 0 => format!("{:?}", store.restore(chronicle(&mut number)).await),
        _ => {
            let phase = Phase::ALL[usize::try_from(number(3)).expect("small")];
            let due = Some(number(1000)).filter(|due| due % 4 != 0);
            let mark = Mark { phase, listed: number(2) == 0, due };
            let entries: Vec<String> = (0..number(4)).map(|at| format!("{expected}+{at}")).collect();
            let face = |random: u64| u8::try_from(random).expect("small");
            let faces = [number(6), number(6), number(6), number(6)].map(face);
            let rolls = vec![rolled(faces, Some([1, 2, 3, 4])); entries.len().min(2)];
            let append = Append { table: id, expected, entries, mark, rolls };
            format!("{:?}", store.append(append).await)
        }
    }
}

/// Anything that may be known besides logs.
fn chronicle(number: &mut impl FnMut(u32) -> u64) -> Chronicle {
    let mut tally = Tally::default();
    tally.faces[0][5] = number(1000);
    tally.pairs[3][2][1] = number(1000);
    let outages = Outage::new(number(50), 50 + number(50)).into_iter().collect();
    Chronicle { tally, last_beat: Some(number(1000)).filter(|at| at % 3 != 0), outages }
}
