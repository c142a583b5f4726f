//! How a store in memory misbehaves when it is told to.

use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Waker};

use blazon_store::{AppendError, Beats, Log, MemoryStore, StoreError};

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::log::{append, conflict, table, texts};

/// Whether an answer is there without waiting.
fn now<T>(answer: impl Future<Output = T>) -> Option<T> {
    match pin!(answer).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(answer) => Some(answer),
        Poll::Pending => None,
    }
}

#[test]
fn answers_are_there_at_once_without_any_runtime() {
    let store = MemoryStore::new();
    assert_eq!(now(store.append(append(table(1), 0, &["a"]))), Some(Ok(())));
    assert_eq!(now(texts(&store, table(1))), Some(Ok(vec!["a".to_owned()])));
}

#[test]
fn a_store_that_fails_keeps_what_it_has_and_works_again_afterwards() {
    let store = MemoryStore::new();
    assert_eq!(now(store.append(append(table(1), 0, &["a"]))), Some(Ok(())));
    store.fail(Some(StoreError::Full));
    assert_eq!(
        now(store.append(append(table(1), 1, &["b"]))),
        Some(Err(AppendError::Store(StoreError::Full)))
    );
    assert_eq!(now(store.beat(1)), Some(Err(StoreError::Full)));
    assert_eq!(now(texts(&store, table(1))), Some(Ok(vec!["a".to_owned()])));
    store.fail(None);
    assert_eq!(now(store.append(append(table(1), 1, &["b"]))), Some(Ok(())));
}

#[tokio::test]
async fn what_is_held_is_neither_there_nor_answered_until_it_is_synced() {
    let store = Arc::new(MemoryStore::new());
    store.hold();
    let appends = ["a", "b", "x"].map(|text| {
        let store = Arc::clone(&store);
        let expected = u64::from(text == "b");
        tokio::spawn(async move { store.append(append(table(1), expected, &[text])).await })
    });
    tokio::task::yield_now().await;
    assert_eq!(store.held(), 3);
    assert_eq!(texts(&*store, table(1)).await.expect("a log"), [""; 0]);
    assert!(appends.iter().all(|append| !append.is_finished()));
    store.sync();
    let [first, second, third] = appends;
    assert_eq!(first.await.expect("a task"), Ok(()));
    assert_eq!(second.await.expect("a task"), Ok(()));
    assert_eq!(third.await.expect("a task"), conflict(2));
    assert_eq!(texts(&*store, table(1)).await.expect("a log"), ["a", "b"]);
}

#[tokio::test]
async fn a_crash_loses_some_of_what_was_not_acknowledged_and_nothing_else() {
    for written in 0..=3 {
        let store = Arc::new(MemoryStore::new());
        assert_eq!(store.append(append(table(1), 0, &["acknowledged"])).await, Ok(()));
        store.hold();
        let appends = [1, 2, 3].map(|expected| {
            let store = Arc::clone(&store);
            tokio::spawn(async move { store.append(append(table(1), expected, &["held"])).await })
        });
        tokio::task::yield_now().await;
        store.crash(written);
        for append in appends {
            let answer = append.await.expect("a task");
            assert!(matches!(answer, Err(AppendError::Store(StoreError::Unavailable(_)))), "{answer:?}");
        }
        let texts = texts(&*store, table(1)).await.expect("a log");
        assert_eq!(texts.len(), 1 + written);
        assert_eq!(texts[0], "acknowledged");
        let expected = 1 + written as u64;
        assert_eq!(store.append(append(table(1), expected, &["after"])).await, Ok(()), "it works again");
    }
}

/// Crashes at every step of thousands of schedules.
#[test]
fn whatever_is_held_when_it_crashes_nothing_acknowledged_is_lost() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    let (mut crashes, mut acknowledged) = (0, 0);
    for _ in 0..5000 {
        let store = MemoryStore::new();
        let mut known = [0u64; 3];
        for _ in 0..random.next_u32() % 6 {
            store.hold();
            let mut waiting = Vec::new();
            let mut ends = known;
            for _ in 0..random.next_u32() % 5 {
                let at = random.next_u32() as usize % 3;
                let append = append(table(at as u64), ends[at], &["a", "b"]);
                ends[at] += 2;
                let mut answer = store.append(append);
                assert!(answer.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_pending());
                waiting.push((at, answer));
            }
            let crash = random.next_u32().is_multiple_of(2);
            if crash {
                crashes += 1;
                store.crash(random.next_u32() as usize % (waiting.len() + 1));
            } else {
                store.sync();
            }
            for (at, answer) in waiting {
                let answer = now(answer).expect("it is answered");
                assert_eq!(answer.is_err(), crash);
                known[at] += if crash { 0 } else { 2 };
                acknowledged += u64::from(!crash);
            }
            for (at, known) in known.iter_mut().enumerate() {
                let found =
                    now(texts(&store, table(at as u64))).expect("at once").expect("a log").len() as u64;
                assert!(
                    found >= *known && found.is_multiple_of(2),
                    "{known} were acknowledged, {found} are there"
                );
                *known = found;
            }
        }
    }
    println!("{crashes} crashes in 5000 schedules, {acknowledged} acknowledged appends, none lost");
}
