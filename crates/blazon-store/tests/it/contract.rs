//! What every store promises. Each promise is tried on every store, as `Arc<dyn Store>`.

use std::sync::Arc;

use blazon_store::{
    Append, AppendError, Chronicle, Counts, ENTRIES_LIMIT, ENTRY_LIMIT, Entry, Mark, Notice, Outage, Phase,
    SIGNAL_LIMIT, SILENCE, Status, Store, StoreError, TableId, Tally, Written,
};
use tokio::task::JoinSet;

use crate::log::{PLAYING, append, conflict, marked, rolled, table, texts};

/// Tries these promises on every store.
macro_rules! promises {
    ($($promise:ident,)*) => {
        mod memory {
            use std::sync::Arc;

            use blazon_store::MemoryStore;

            $(
                #[tokio::test]
                async fn $promise() {
                    super::$promise(Arc::new(MemoryStore::new())).await;
                }
            )*
        }

        mod sqlite {
            use std::sync::Arc;

            use blazon_store::SqliteStore;

            $(
                #[tokio::test]
                async fn $promise() {
                    let folder = tempfile::tempdir().expect("a folder for temporary files");
                    let store = SqliteStore::open(folder.path().join("blazon.db")).await.expect("a new database");
                    super::$promise(Arc::new(store)).await;
                }
            )*
        }

        #[cfg(unix)]
        mod postgres {
            use std::sync::Arc;

            use crate::server::new_store;

            $(
                #[tokio::test]
                async fn $promise() {
                    super::$promise(Arc::new(new_store().await)).await;
                }
            )*
        }
    };
}

promises! {
    a_log_begins_with_number_one_and_goes_on_without_gaps,
    entries_come_back_as_they_were_written,
    an_append_at_the_wrong_place_changes_nothing_and_says_where_the_end_is,
    of_many_appends_at_the_same_place_exactly_one_succeeds,
    a_conflict_does_not_disturb_the_appends_beside_it,
    what_is_too_large_is_refused,
    reading_after_a_number_gives_exactly_the_rest,
    the_mark_is_that_of_the_last_append,
    without_entries_only_the_mark_of_an_existing_table_changes,
    names_of_tables_may_have_any_bits,
    tables_are_given_in_the_order_of_their_names_page_by_page,
    tables_are_due_from_their_time_on_the_longest_due_first,
    waiting_tables_are_listed_if_they_may_be,
    tables_are_counted_by_phase,
    dice_are_counted_once_and_only_if_the_append_succeeds,
    a_table_is_removed_only_by_who_knows_its_end,
    a_listener_hears_of_every_change,
    who_listens_first_and_reads_then_misses_nothing,
    a_listener_who_is_too_slow_is_told_so,
    a_signal_is_heard_by_every_listener_and_stored_nowhere,
    a_signal_that_is_too_long_is_refused,
    a_start_makes_the_time_since_the_last_beat_an_outage,
    a_long_silence_between_beats_is_an_outage,
    a_clock_that_goes_back_makes_no_outage,
    outages_are_given_in_order_and_without_overlap,
    the_last_beat_is_known,
    what_is_restored_takes_the_place_of_what_was_there,
    what_is_written_is_counted,
    a_closed_store_answers_nothing_but_that,
}

async fn a_log_begins_with_number_one_and_goes_on_without_gaps(store: Arc<dyn Store>) {
    let id = table(1);
    assert_eq!(store.read(id, 0).await, Ok(Vec::new()));
    assert_eq!(store.status(id).await, Ok(None));
    assert_eq!(store.append(append(id, 0, &["a", "b"])).await, Ok(()));
    assert_eq!(store.append(append(id, 2, &["c"])).await, Ok(()));
    assert_eq!(texts(&*store, id).await.expect("a log"), ["a", "b", "c"]);
    assert_eq!(store.status(id).await, Ok(Some(Status { last: 3, mark: PLAYING })));
    assert_eq!(store.read(table(2), 0).await, Ok(Vec::new()), "another table has its own log");
}

async fn entries_come_back_as_they_were_written(store: Arc<dyn Store>) {
    let id = table(1);
    let long = "é".repeat(ENTRY_LIMIT / 2);
    let entries = ["", "{\"a\": [1, 2]}", "a\0b", "'; DROP TABLE entries; --", "기사 🛡️\r\n\t", &long];
    assert_eq!(store.append(append(id, 0, &entries)).await, Ok(()));
    assert_eq!(texts(&*store, id).await.expect("a log"), entries);
}

async fn an_append_at_the_wrong_place_changes_nothing_and_says_where_the_end_is(store: Arc<dyn Store>) {
    let id = table(1);
    assert_eq!(store.append(append(id, 1, &["x"])).await, conflict(0));
    assert_eq!(store.append(append(id, u64::MAX, &["x"])).await, conflict(0));
    assert_eq!(store.status(id).await, Ok(None));
    assert_eq!(store.append(append(id, 0, &["a", "b"])).await, Ok(()));
    for expected in [0, 1, 3, u64::MAX] {
        let over = Mark { phase: Phase::Over, ..PLAYING };
        assert_eq!(store.append(marked(id, expected, over)).await, conflict(2));
    }
    assert_eq!(texts(&*store, id).await.expect("a log"), ["a", "b"]);
    assert_eq!(store.status(id).await, Ok(Some(Status { last: 2, mark: PLAYING })));
}

async fn of_many_appends_at_the_same_place_exactly_one_succeeds(store: Arc<dyn Store>) {
    let id = table(1);
    for last in 0..10 {
        let mut appends = JoinSet::new();
        for player in 0..20 {
            let store = Arc::clone(&store);
            let entry = format!("{last} by {player}");
            appends.spawn(async move { (store.append(append(id, last, &[&entry])).await, entry) });
        }
        let answers = appends.join_all().await;
        let (won, lost): (Vec<_>, Vec<_>) = answers.into_iter().partition(|(answer, _)| answer.is_ok());
        let [(_, winner)] = &won[..] else { panic!("one wins, not {won:?}") };
        assert!(lost.iter().all(|(answer, _)| *answer == conflict(last + 1)), "{lost:?}");
        assert_eq!(texts(&*store, id).await.expect("a log").last(), Some(winner));
    }
}

async fn a_conflict_does_not_disturb_the_appends_beside_it(store: Arc<dyn Store>) {
    let mut appends = JoinSet::new();
    for bits in 0..300 {
        let store = Arc::clone(&store);
        // Every third one is wrong.
        let expected = u64::from(bits % 3 == 0);
        appends.spawn(async move { (bits, store.append(append(table(bits), expected, &["a", "b"])).await) });
    }
    for (bits, answer) in appends.join_all().await {
        let wrong = bits % 3 == 0;
        assert_eq!(answer, if wrong { conflict(0) } else { Ok(()) });
        let there: &[&str] = if wrong { &[] } else { &["a", "b"] };
        assert_eq!(texts(&*store, table(bits)).await.expect("a log"), there);
    }
}

async fn what_is_too_large_is_refused(store: Arc<dyn Store>) {
    let id = table(1);
    let long = "x".repeat(ENTRY_LIMIT + 1);
    assert_eq!(store.append(append(id, 0, &["a", &long])).await, Err(AppendError::TooLarge));
    let many = vec!["x"; ENTRIES_LIMIT + 1];
    assert_eq!(store.append(append(id, 0, &many)).await, Err(AppendError::TooLarge));
    assert_eq!(store.status(id).await, Ok(None));
    assert_eq!(store.append(append(id, 0, &many[1..])).await, Ok(()));
    assert_eq!(texts(&*store, id).await.expect("a log").len(), ENTRIES_LIMIT);
}

async fn reading_after_a_number_gives_exactly_the_rest(store: Arc<dyn Store>) {
    let id = table(1);
    let entries: Vec<String> = (1..=50).map(|number| format!("entry {number}")).collect();
    let borrowed: Vec<&str> = entries.iter().map(String::as_str).collect();
    assert_eq!(store.append(append(id, 0, &borrowed)).await, Ok(()));
    for after in [0, 1, 25, 49, 50, 51, u64::MAX - 1, u64::MAX] {
        let rest: Vec<Entry> = (1..)
            .zip(&entries)
            .map(|(number, text)| Entry { number, text: text.clone() })
            .filter(|entry| entry.number > after)
            .collect();
        assert_eq!(store.read(id, after).await, Ok(rest), "after {after}");
    }
}

async fn the_mark_is_that_of_the_last_append(store: Arc<dyn Store>) {
    let id = table(1);
    let marks = [
        Mark { phase: Phase::Waiting, listed: true, due: Some(0) },
        Mark { phase: Phase::Playing, listed: false, due: Some(1_700_000_000_000) },
        Mark { phase: Phase::Over, listed: true, due: None },
    ];
    for (last, mark) in (1..).zip(marks) {
        assert_eq!(store.append(marked(id, last - 1, mark)).await, Ok(()));
        assert_eq!(store.status(id).await, Ok(Some(Status { last, mark })));
    }
}

async fn without_entries_only_the_mark_of_an_existing_table_changes(store: Arc<dyn Store>) {
    let id = table(1);
    let mark = Mark { phase: Phase::Over, listed: false, due: Some(7) };
    let only_mark = |expected| Append { entries: Vec::new(), ..marked(id, expected, mark) };
    assert_eq!(store.append(only_mark(0)).await, Ok(()));
    assert_eq!(store.status(id).await, Ok(None), "a table begins with an entry");
    assert_eq!(store.append(append(id, 0, &["a"])).await, Ok(()));
    assert_eq!(store.append(only_mark(0)).await, conflict(1));
    assert_eq!(store.append(only_mark(1)).await, Ok(()));
    assert_eq!(store.status(id).await, Ok(Some(Status { last: 1, mark })));
    assert_eq!(texts(&*store, id).await.expect("a log"), ["a"]);
}

async fn names_of_tables_may_have_any_bits(store: Arc<dyn Store>) {
    let tables = [0, 1, u64::MAX / 2, u64::MAX / 2 + 1, u64::MAX].map(TableId::new);
    let mark = Mark { phase: Phase::Waiting, listed: true, due: Some(5) };
    for id in tables.into_iter().rev() {
        assert_eq!(store.append(Append { mark, ..append(id, 0, &[&id.to_string()]) }).await, Ok(()));
    }
    for id in tables {
        assert_eq!(texts(&*store, id).await.expect("a log"), [id.to_string()]);
    }
    assert_eq!(store.listed(10).await, Ok(tables.to_vec()));
    let mut due = store.due(5, 10).await.expect("an answer");
    due.sort_unstable();
    assert_eq!(due, tables);
}

async fn tables_are_given_in_the_order_of_their_names_page_by_page(store: Arc<dyn Store>) {
    assert_eq!(store.tables(None, 10).await, Ok(Vec::new()));
    let half = u64::MAX / 2;
    let tables = [0, 1, 77, half - 1, half, half + 1, half + 2, u64::MAX - 1, u64::MAX].map(TableId::new);
    let all: Vec<(TableId, Status)> = (0..)
        .zip(tables)
        .map(|(due, id)| (id, Status { last: 1, mark: Mark { due: Some(due), ..PLAYING } }))
        .collect();
    for (id, status) in all.iter().rev() {
        assert_eq!(store.append(marked(*id, 0, status.mark)).await, Ok(()));
    }
    for limit in [1, 2, 3, 4, 5, 100] {
        let mut paged = Vec::new();
        loop {
            let after = paged.last().map(|(id, _)| *id);
            let page = store.tables(after, limit).await.expect("an answer");
            assert!(page.len() <= limit);
            if page.is_empty() {
                break;
            }
            paged.extend(page);
        }
        assert_eq!(paged, all, "{limit} at a time");
    }
    assert_eq!(store.tables(Some(table(2)), 1).await, Ok(vec![all[2]]), "after one that is not there");
    assert_eq!(store.tables(None, 0).await, Ok(Vec::new()));
}

async fn tables_are_due_from_their_time_on_the_longest_due_first(store: Arc<dyn Store>) {
    let dues = [Some(300), None, Some(100), Some(200), Some(0), Some(u64::MAX)];
    for (bits, due) in (0..).zip(dues) {
        assert_eq!(store.append(marked(table(bits), 0, Mark { due, ..PLAYING })).await, Ok(()));
    }
    let due = async |now, limit| store.due(now, limit).await.expect("an answer");
    assert_eq!(due(99, 10).await, [table(4)]);
    assert_eq!(due(200, 10).await, [4, 2, 3].map(table));
    assert_eq!(due(1_700_000_000_000, 10).await, [4, 2, 3, 0].map(table));
    assert_eq!(due(1_700_000_000_000, 2).await, [4, 2].map(table));
    assert_eq!(due(u64::MAX, 0).await, []);
    // Who has looked at it says when it is due again.
    assert_eq!(store.append(marked(table(4), 1, Mark { due: Some(250), ..PLAYING })).await, Ok(()));
    assert_eq!(store.append(marked(table(2), 1, PLAYING)).await, Ok(()));
    assert_eq!(due(260, 10).await, [3, 4].map(table));
}

async fn waiting_tables_are_listed_if_they_may_be(store: Arc<dyn Store>) {
    let mark = |phase, listed| Mark { phase, listed, due: None };
    let mut bits = 10;
    for phase in Phase::ALL {
        for listed in [true, false, true] {
            assert_eq!(store.append(marked(table(bits), 0, mark(phase, listed))).await, Ok(()));
            bits -= 1;
        }
    }
    assert_eq!(store.listed(10).await, Ok([8, 10].map(table).to_vec()));
    assert_eq!(store.listed(1).await, Ok([8].map(table).to_vec()));
    assert_eq!(store.append(marked(table(8), 1, mark(Phase::Playing, true))).await, Ok(()));
    assert_eq!(store.listed(10).await, Ok([10].map(table).to_vec()));
}

async fn tables_are_counted_by_phase(store: Arc<dyn Store>) {
    assert_eq!(store.counts().await, Ok(Counts::default()));
    let phases = [Phase::Waiting, Phase::Playing, Phase::Over, Phase::Playing, Phase::Playing, Phase::Over];
    for (bits, phase) in (0..).zip(phases) {
        assert_eq!(store.append(marked(table(bits), 0, Mark { phase, ..PLAYING })).await, Ok(()));
    }
    assert_eq!(store.counts().await, Ok(Counts { waiting: 1, playing: 3, over: 2 }));
    assert_eq!(store.append(marked(table(1), 1, Mark { phase: Phase::Over, ..PLAYING })).await, Ok(()));
    assert_eq!(store.remove(table(2), 1).await, Ok(()));
    assert_eq!(store.counts().await, Ok(Counts { waiting: 1, playing: 2, over: 2 }));
}

async fn dice_are_counted_once_and_only_if_the_append_succeeds(store: Arc<dyn Store>) {
    let id = table(1);
    let rolls = vec![rolled([0, 1, 2, 3], None), rolled([0, 5, 2, 4], Some([0, 1, 2, 3]))];
    let append = |expected| Append { rolls: rolls.clone(), ..append(id, expected, &["roll", "roll"]) };
    assert_eq!(store.append(append(0)).await, Ok(()));
    assert_eq!(store.append(append(0)).await, conflict(2));
    assert_eq!(store.append(append(2)).await, Ok(()));
    let nothing = Append { entries: Vec::new(), ..append(4) };
    assert_eq!(store.append(nothing).await, Ok(()), "no entries, no rolls");
    let tally = store.tally().await.expect("a tally");
    assert_eq!(tally.faces, [[4, 0, 0, 0, 0, 0], [0, 2, 0, 0, 0, 2], [0, 0, 4, 0, 0, 0], [0, 0, 0, 2, 2, 0]]);
    assert_eq!(tally.pairs[0][0], [2, 0, 0, 0, 0, 0]);
    assert_eq!(tally.pairs[1][1], [0, 0, 0, 0, 0, 2]);
    assert_eq!(tally.pairs.as_flattened().as_flattened().iter().sum::<u64>(), 8);
    assert_eq!(store.remove(id, 4).await, Ok(()));
    assert_eq!(store.tally().await, Ok(tally), "what fell has fallen");
}

async fn a_table_is_removed_only_by_who_knows_its_end(store: Arc<dyn Store>) {
    let [id, other] = [1, 2].map(table);
    assert_eq!(store.remove(id, 0).await, Ok(()), "it is not there already");
    assert_eq!(store.remove(id, 1).await, conflict(0));
    assert_eq!(store.append(append(id, 0, &["a", "b"])).await, Ok(()));
    assert_eq!(store.append(append(other, 0, &["c"])).await, Ok(()));
    assert_eq!(store.remove(id, 1).await, conflict(2), "something was appended since");
    assert_eq!(texts(&*store, id).await.expect("a log"), ["a", "b"]);
    assert_eq!(store.remove(id, 2).await, Ok(()));
    assert_eq!(store.read(id, 0).await, Ok(Vec::new()));
    assert_eq!(store.status(id).await, Ok(None));
    assert_eq!(store.append(append(id, 2, &["x"])).await, conflict(0));
    assert_eq!(store.append(append(id, 0, &["new"])).await, Ok(()));
    assert_eq!(texts(&*store, id).await.expect("a log"), ["new"]);
    assert_eq!(texts(&*store, other).await.expect("a log"), ["c"]);
}

async fn a_listener_hears_of_every_change(store: Arc<dyn Store>) {
    let [id, other] = [1, 2].map(table);
    assert_eq!(store.append(append(id, 0, &["before"])).await, Ok(()));
    let mut listeners = [store.subscribe(), store.subscribe()];
    assert_eq!(store.append(append(id, 1, &["a", "b"])).await, Ok(()));
    assert_eq!(store.append(append(id, 1, &["x"])).await, conflict(3));
    assert_eq!(store.append(append(id, 3, &[])).await, Ok(()));
    assert_eq!(store.append(append(other, 0, &["c"])).await, Ok(()));
    assert_eq!(store.remove(id, 3).await, Ok(()));
    for listener in &mut listeners {
        let mut heard = listener.next().await;
        if heard == Some(Notice::Changed { table: id, last: 1 }) {
            // That was shortly before.
            heard = listener.next().await;
        }
        assert_eq!(heard, Some(Notice::Changed { table: id, last: 3 }));
        for (table, last) in [(other, 1), (id, 0)] {
            assert_eq!(listener.next().await, Some(Notice::Changed { table, last }));
        }
    }
}

async fn who_listens_first_and_reads_then_misses_nothing(store: Arc<dyn Store>) {
    let id = table(1);
    let writer = tokio::spawn({
        let store = Arc::clone(&store);
        async move {
            for expected in 0..100 {
                assert_eq!(store.append(append(id, expected, &["a"])).await, Ok(()));
                tokio::task::yield_now().await;
            }
        }
    });
    let mut news = store.subscribe();
    let mut last = store.read(id, 0).await.expect("a log").len() as u64;
    while last < 100 {
        match news.next().await.expect("the store is open") {
            Notice::Changed { table, last: heard } => {
                assert_eq!(table, id);
                let new = store.read(id, last).await.expect("a log");
                last += new.len() as u64;
                assert!(heard <= last, "what one hears of can be read");
            }
            heard => panic!("nobody is that slow, and nobody says anything: {heard:?}"),
        }
    }
    writer.await.expect("it appends");
}

async fn a_listener_who_is_too_slow_is_told_so(store: Arc<dyn Store>) {
    let [mut slow, mut other] = [store.subscribe(), store.subscribe()];
    let mut appends = JoinSet::new();
    for bits in 0..6000 {
        let store = Arc::clone(&store);
        appends.spawn(async move { store.append(append(table(bits), 0, &["a"])).await });
    }
    assert!(appends.join_all().await.iter().all(Result::is_ok));
    assert_eq!(store.append(append(table(0), 1, &["b"])).await, Ok(()));
    while other.next().await.expect("the store is open") != (Notice::Changed { table: table(0), last: 2 }) {}
    assert_eq!(slow.next().await, Some(Notice::Missed));
    let mut heard = 0;
    while let Some(Notice::Changed { last, .. }) = slow.next().await {
        heard += 1;
        if last == 2 {
            break;
        }
    }
    assert!((2..6000).contains(&heard), "from then on all is heard again: {heard}");
}

async fn a_signal_is_heard_by_every_listener_and_stored_nowhere(store: Arc<dyn Store>) {
    let mut listeners = [store.subscribe(), store.subscribe()];
    let texts = ["", "기사 \u{1f6e1}\r\n'\"\\", &"x".repeat(SIGNAL_LIMIT), "after"];
    for text in texts {
        assert_eq!(store.signal(text.to_owned()).await, Ok(()));
    }
    for listener in &mut listeners {
        for text in texts {
            assert_eq!(listener.next().await, Some(Notice::Said(text.into())));
        }
    }
    assert_eq!(store.counts().await, Ok(Counts::default()));
    assert_eq!(store.written(), Written::default());
    assert_eq!(store.close().await, Ok(()));
    assert!(matches!(store.signal("late".to_owned()).await, Err(StoreError::Unavailable(_))));
}

async fn a_signal_that_is_too_long_is_refused(store: Arc<dyn Store>) {
    let mut listener = store.subscribe();
    for text in ["x".repeat(SIGNAL_LIMIT + 1), "é".repeat(SIGNAL_LIMIT / 2 + 1), "a\0b".to_owned()] {
        assert_eq!(store.signal(text).await, Err(StoreError::BadSignal));
    }
    assert_eq!(store.signal("short".to_owned()).await, Ok(()));
    assert_eq!(listener.next().await, Some(Notice::Said("short".into())), "nothing else was said");
}

async fn a_start_makes_the_time_since_the_last_beat_an_outage(store: Arc<dyn Store>) {
    assert_eq!(store.wake(1000).await, Ok(None), "nobody ever played");
    assert_eq!(store.beat(2000).await, Ok(None));
    let outage = Outage::new(2000, 2003);
    assert_eq!(store.wake(2003).await, Ok(outage), "however short");
    assert_eq!(store.outages(0).await, Ok(Vec::from_iter(outage)));
    assert_eq!(store.wake(2003).await, Ok(None));
}

async fn a_long_silence_between_beats_is_an_outage(store: Arc<dyn Store>) {
    assert_eq!(store.beat(1000).await, Ok(None));
    assert_eq!(store.beat(1000 + SILENCE).await, Ok(None), "not long enough");
    let outage = Outage::new(1000 + SILENCE, 1001 + 2 * SILENCE);
    assert_eq!(store.beat(1001 + 2 * SILENCE).await, Ok(outage));
    assert_eq!(store.outages(0).await, Ok(Vec::from_iter(outage)));
}

async fn a_clock_that_goes_back_makes_no_outage(store: Arc<dyn Store>) {
    assert_eq!(store.beat(1_000_000).await, Ok(None));
    assert_eq!(store.beat(500_000).await, Ok(None));
    assert_eq!(store.wake(400_000).await, Ok(None));
    assert_eq!(store.outages(0).await, Ok(Vec::new()));
    assert_eq!(store.beat(401_000).await, Ok(None), "counted from the new time");
    assert_eq!(store.wake(402_000).await, Ok(Outage::new(401_000, 402_000)));
}

async fn outages_are_given_in_order_and_without_overlap(store: Arc<dyn Store>) {
    for (from, to) in [(500, 600), (100, 200), (150, 300), (300, 310)] {
        assert_eq!(store.note_outage(Outage::new(from, to).expect("an outage")).await, Ok(()));
    }
    let outages = async |after| {
        let outages = store.outages(after).await.expect("an answer");
        outages.into_iter().map(|outage| (outage.from(), outage.to())).collect::<Vec<_>>()
    };
    assert_eq!(outages(0).await, [(100, 310), (500, 600)]);
    assert_eq!(outages(310).await, [(500, 600)]);
    assert_eq!(outages(600).await, []);
    assert_eq!(outages(u64::MAX).await, []);
}

async fn the_last_beat_is_known(store: Arc<dyn Store>) {
    assert_eq!(store.last_beat().await, Ok(None));
    for now in [1000, 2000, 1500] {
        assert!(store.beat(now).await.is_ok());
        assert_eq!(store.last_beat().await, Ok(Some(now)));
    }
}

async fn what_is_restored_takes_the_place_of_what_was_there(store: Arc<dyn Store>) {
    let id = table(1);
    let rolls = vec![rolled([5, 4, 3, 2], None)];
    assert_eq!(store.append(Append { rolls, ..append(id, 0, &["roll"]) }).await, Ok(()));
    assert_eq!(store.beat(5000).await, Ok(None));
    assert_eq!(store.note_outage(Outage::new(1, 2).expect("an outage")).await, Ok(()));
    let mut tally = Tally::default();
    tally.count(rolled([0, 1, 2, 3], Some([3, 2, 1, 0])));
    let outages = [(10, 20), (30, 40)].map(|(from, to)| Outage::new(from, to).expect("an outage")).to_vec();
    for chronicle in [Chronicle { tally, last_beat: Some(1000), outages }, Chronicle::default()] {
        for _ in 0..2 {
            assert_eq!(store.restore(chronicle.clone()).await, Ok(()));
            assert_eq!(store.tally().await, Ok(chronicle.tally));
            assert_eq!(store.last_beat().await, Ok(chronicle.last_beat));
            assert_eq!(store.outages(0).await, Ok(chronicle.outages.clone()));
        }
    }
    assert_eq!(store.beat(100_000).await, Ok(None), "nothing is left of earlier beats");
    assert_eq!(texts(&*store, id).await.expect("a log"), ["roll"], "logs are no part of it");
}

async fn what_is_written_is_counted(store: Arc<dyn Store>) {
    for now in 1..=3 {
        assert!(store.beat(now).await.is_ok());
    }
    let written = store.written();
    assert_eq!((written.transactions, written.changes), (3, 3), "each was waited for");
}

async fn a_closed_store_answers_nothing_but_that(store: Arc<dyn Store>) {
    let id = table(1);
    let mut news = store.subscribe();
    let appending = tokio::spawn({
        let store = Arc::clone(&store);
        async move { store.append(append(id, 0, &["a"])).await }
    });
    assert_eq!(appending.await.expect("it appends"), Ok(()));
    assert_eq!(store.close().await, Ok(()));
    let unavailable = |answer: Result<(), AppendError>| {
        matches!(answer, Err(AppendError::Store(StoreError::Unavailable(_))))
    };
    assert!(unavailable(store.append(append(id, 1, &["b"])).await));
    assert!(unavailable(store.remove(id, 1).await));
    assert!(matches!(store.read(id, 0).await, Err(StoreError::Unavailable(_))));
    assert!(matches!(store.counts().await, Err(StoreError::Unavailable(_))));
    assert!(matches!(store.beat(1).await, Err(StoreError::Unavailable(_))));
    assert_eq!(news.next().await, Some(Notice::Changed { table: id, last: 1 }), "that was before");
    assert_eq!(news.next().await, None);
    assert_eq!(store.subscribe().next().await, None);
    assert_eq!(store.close().await, Ok(()), "it stays closed");
}
