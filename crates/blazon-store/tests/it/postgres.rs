//! Several servers on one PostgreSQL database, and what becomes of them when it fails.

#![cfg(unix)]

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use blazon_postgres::{Postgres, Stop};
use blazon_store::{
    AppendError, Beats, Log, News, Notice, OpenError, Outage, PostgresLimits, PostgresStore, SILENCE, Store,
    StoreError, Subscription, TableId,
};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::task::JoinSet;
use tokio::time;

use crate::log::{append, conflict, rolled, table, texts};
use crate::process;
use crate::proxy::Proxy;
use crate::server::{new_database, server};

/// How long a busy computer may take.
const PATIENCE: Duration = Duration::from_mins(1);

async fn open(url: &str) -> PostgresStore {
    PostgresStore::open(url).await.expect("a database")
}

/// The name of the database at an address.
fn name(url: &str) -> &str {
    url.rsplit('/').next().unwrap_or_default()
}

/// Waits until a listener hears something that matters.
async fn hear<T>(listener: &mut Subscription, matters: impl Fn(&Notice) -> Option<T>) -> T {
    let hearing = async {
        loop {
            let notice = listener.next().await.expect("the store is open");
            if let Some(heard) = matters(&notice) {
                return heard;
            }
        }
    };
    time::timeout(PATIENCE, hearing).await.expect("it is heard in time")
}

/// Waits until something is so.
async fn until(mut holds: impl AsyncFnMut() -> bool) {
    let begun = Instant::now();
    while !holds().await {
        assert!(begun.elapsed() < PATIENCE, "it is not so");
        time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn of_two_servers_that_append_at_the_same_place_exactly_one_succeeds() {
    let rounds = process::number("BLAZON_STORE_RACES", 2000);
    let url = new_database();
    let stores = [open(&url).await, open(&url).await];
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut wins = [0, 0];
    let mut last = BTreeMap::<TableId, u64>::new();
    for round in 0..rounds {
        // New tables and old ones.
        let id = table(if round % 3 == 0 { 1000 + round } else { u64::from(random.next_u32() % 3) });
        let expected = *last.entry(id).or_default();
        let texts = stores.each_ref().map(|store| format!("{round} by {store:p}"));
        let (first, second) = tokio::join!(
            stores[0].append(append(id, expected, &[&texts[0], "and more"])),
            stores[1].append(append(id, expected, &[&texts[1], "and more"]))
        );
        let winner = match (&first, &second) {
            (Ok(()), Err(AppendError::Conflict { last })) if *last == expected + 2 => 0,
            (Err(AppendError::Conflict { last }), Ok(())) if *last == expected + 2 => 1,
            answers => panic!("round {round}: {answers:?}"),
        };
        wins[winner] += 1;
        let new = stores[1 - winner].read(id, expected).await.expect("a log");
        assert_eq!(new.iter().map(|entry| &*entry.text).collect::<Vec<_>>(), [&*texts[winner], "and more"]);
        last.insert(id, expected + 2);
    }
    println!("{rounds} races: {} won by one server, {} by the other, none by both", wins[0], wins[1]);
    let tables = stores[0].counts().await.expect("an answer").playing;
    assert_eq!(tables, last.len() as u64, "losers leave nothing behind");
}

#[tokio::test]
async fn a_conflict_with_another_server_does_not_disturb_the_appends_beside_it() {
    let url = new_database();
    let stores = [Arc::new(open(&url).await), Arc::new(open(&url).await)];
    for round in 0..20 {
        // Both create every third table, and each of them others besides.
        let mut appends = JoinSet::new();
        for bits in 0..120 {
            for (at, store) in stores.iter().enumerate() {
                let store = Arc::clone(store);
                let both = bits % 3 == 0;
                let id = table(round * 1000 + bits + if both { 0 } else { 500 * at as u64 });
                appends.spawn(async move { (both, id, store.append(append(id, 0, &["a"])).await) });
            }
        }
        let mut won = BTreeMap::<TableId, u64>::new();
        for (both, id, answer) in appends.join_all().await {
            assert!(answer == Ok(()) || (both && answer == conflict(1)), "{answer:?}");
            *won.entry(id).or_default() += u64::from(answer.is_ok());
        }
        assert!(won.values().all(|won| *won == 1), "{won:?}");
    }
    assert_eq!(stores[0].counts().await.expect("an answer").playing, 20 * (40 + 80 * 2));
}

#[tokio::test]
async fn servers_hear_of_what_others_append_and_say() {
    let url = new_database();
    let [one, other] = [open(&url).await, open(&url).await];
    let mut listeners = [one.subscribe(), other.subscribe()];
    assert_eq!(one.append(append(table(1), 0, &["a", "b"])).await, Ok(()));
    assert_eq!(other.append(append(table(1), 2, &["c"])).await, Ok(()));
    assert_eq!(one.signal("hello".to_owned()).await, Ok(()));
    assert_eq!(other.remove(table(1), 3).await, Ok(()));
    for listener in &mut listeners {
        for heard in [
            Notice::Changed { table: table(1), last: 2 },
            Notice::Changed { table: table(1), last: 3 },
            Notice::Said("hello".into()),
            Notice::Changed { table: table(1), last: 0 },
        ] {
            assert_eq!(listener.next().await, Some(heard), "in the order in which it happened");
        }
    }
}

#[tokio::test]
async fn a_listener_that_is_cut_off_comes_back_and_says_that_it_missed_something() {
    let url = new_database();
    let [one, other] = [open(&url).await, open(&url).await];
    let mut listener = one.subscribe();
    let cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
        WHERE datname = current_database() AND pid <> pg_backend_pid()";
    for last in 1..=3 {
        // All connections of both.
        server().sql(name(&url), cut).expect("it is allowed");
        hear(&mut listener, |notice| (*notice == Notice::Missed).then_some(())).await;
        assert_eq!(other.append(append(table(1), last - 1, &["a"])).await, Ok(()));
        hear(&mut listener, |notice| (*notice == Notice::Changed { table: table(1), last }).then_some(()))
            .await;
        assert_eq!(texts(&one, table(1)).await.expect("a log").len() as u64, last);
    }
}

/// What is known of a table that somebody appends to.
#[derive(Clone, Copy, Debug, Default)]
struct Known {
    /// Its last number that was acknowledged.
    acknowledged: u64,
    /// How many answers were that it is unknown.
    unknown: u64,
}

/// Appends two entries at a time to a table, whatever happens, until it is told to end.
async fn play(store: Arc<PostgresStore>, id: TableId, end: tokio::sync::watch::Receiver<bool>) -> Known {
    let mut known = Known::default();
    while !*end.borrow() {
        let last = known.acknowledged;
        let entries = [last + 1, last + 2].map(|number| format!("{id}:{number}"));
        match store.append(append(id, last, &[&entries[0], &entries[1]])).await {
            Ok(()) => known.acknowledged += 2,
            // One of those that nobody knew of was there.
            Err(AppendError::Conflict { last: there }) => {
                assert!(known.unknown > 0 && there == last + 2, "{there} are there after {last}");
                known.acknowledged = there;
            }
            Err(AppendError::Store(StoreError::Unavailable(_))) => known.unknown += 1,
            Err(error) => panic!("{error:?}"),
        }
    }
    known
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_and_nothing_is_half_there_when_the_database_stops_or_is_killed() {
    let rounds = process::number("BLAZON_STORE_KILLS", 6);
    let postgres = Postgres::start().expect("it starts");
    let url = postgres.create_database().expect("a database");
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut entries = 0;
    let mut unknown = 0;
    for round in 0..rounds {
        let (end, ended) = tokio::sync::watch::channel(false);
        let mut players = JoinSet::new();
        for node in 0..2 {
            let store = Arc::new(open(&url).await);
            for bits in 0..8 {
                let id = table(round * 100 + node * 10 + bits);
                let playing = play(Arc::clone(&store), id, ended.clone());
                players.spawn(async move { (id, playing.await) });
            }
        }
        for how in [Stop::Kill, Stop::Immediate, Stop::Fast] {
            time::sleep(Duration::from_millis(100 + u64::from(random.next_u32() % 200))).await;
            postgres.stop(how).expect("it ends");
            time::sleep(Duration::from_millis(u64::from(random.next_u32() % 100))).await;
            postgres.restart().expect("it starts again");
        }
        time::sleep(Duration::from_millis(500)).await;
        end.send(true).expect("somebody plays");
        let store = open(&url).await;
        for (id, known) in players.join_all().await {
            let there = texts(&store, id).await.expect("a log without gaps");
            assert!((1..).zip(&there).all(|(number, text)| *text == format!("{id}:{number}")));
            let found = there.len() as u64;
            let lately = u64::from(known.unknown > 0) * 2;
            assert!(
                found == known.acknowledged || found == known.acknowledged + lately,
                "{known:?}, and {found} are there"
            );
            entries += found;
            unknown += known.unknown;
        }
    }
    println!(
        "{} crashes and stops of the database: {entries} entries, none lost, none half there; {unknown} answers \
         were that it is not known",
        3 * rounds
    );
    assert!(entries > 0);
}

#[tokio::test]
async fn a_database_that_does_not_answer_keeps_nobody_waiting_and_is_used_again_when_it_does() {
    let url = new_database();
    let proxy = Proxy::start(server().port()).await;
    let patience = Duration::from_secs(2);
    let limits = PostgresLimits { patience, ..PostgresLimits::default() };
    let store = PostgresStore::open_with(&proxy.url(&url), limits).await.expect("a database");
    let mut listener = store.subscribe();
    assert_eq!(store.append(append(table(1), 0, &["a"])).await, Ok(()));
    proxy.pause();
    let begun = Instant::now();
    let unavailable = |answer: &Result<(), AppendError>| {
        matches!(answer, Err(AppendError::Store(StoreError::Unavailable(_))))
    };
    let answer = store.append(append(table(1), 1, &["b"])).await;
    assert!(unavailable(&answer), "{answer:?}");
    let answer = store.read(table(1), 0).await;
    assert!(matches!(answer, Err(StoreError::Unavailable(_))), "{answer:?}");
    let answer = store.signal("lost".to_owned()).await;
    assert!(matches!(answer, Err(StoreError::Unavailable(_))), "{answer:?}");
    assert!(begun.elapsed() < PATIENCE, "{:?}", begun.elapsed());
    proxy.go_on();
    // Whether the second entry is there is not known: who needs to know reads.
    until(async || store.read(table(1), 0).await.is_ok()).await;
    let there = texts(&store, table(1)).await.expect("a log").len() as u64;
    assert!((1..=2).contains(&there), "{there}");
    until(async || {
        matches!(store.append(append(table(2), 0, &["c"])).await, Ok(()) | Err(AppendError::Conflict { .. }))
    })
    .await;
    proxy.cut();
    hear(&mut listener, |notice| (*notice == Notice::Missed).then_some(())).await;
    assert_eq!(store.append(append(table(3), 0, &["d"])).await, Ok(()), "a lost line is made again");
    hear(&mut listener, |notice| (*notice == Notice::Changed { table: table(3), last: 1 }).then_some(()))
        .await;
}

#[tokio::test]
async fn servers_that_open_a_new_database_at_the_same_time_create_everything_once() {
    for _ in 0..5 {
        let url = new_database();
        let mut opening = JoinSet::new();
        for _ in 0..8 {
            let url = url.clone();
            opening.spawn(async move { PostgresStore::open(&url).await });
        }
        for (bits, store) in (0..).zip(opening.join_all().await) {
            let store = store.expect("one creates it, and all use it");
            assert_eq!(store.append(append(table(bits), 0, &["a"])).await, Ok(()));
        }
        let steps = server().sql(name(&url), "SELECT count(*) FROM blazon.schema_steps").expect("an answer");
        assert_eq!(steps, "1");
    }
}

async fn refusal(url: &str) -> OpenError {
    let limits = PostgresLimits { patience: Duration::from_secs(5), ..PostgresLimits::default() };
    PostgresStore::open_with(url, limits).await.expect_err("it is refused")
}

#[tokio::test]
async fn a_database_is_refused_for_what_is_wrong_with_it_and_left_as_it_is() {
    let sql = |url: &str, statement: &str| server().sql(name(url), statement).expect("it works");
    let newer = new_database();
    open(&newer).await.close().await.expect("it closes");
    sql(&newer, "INSERT INTO blazon.schema_steps (version, name) VALUES (99, 'later')");
    let error = refusal(&newer).await;
    assert!(matches!(error, OpenError::Newer { found: 99, known: 1 }), "{error:?}");

    let others = new_database();
    sql(&others, "CREATE SCHEMA blazon; CREATE TABLE blazon.shields (id int)");
    assert!(matches!(refusal(&others).await, OpenError::NotOurs));
    let tables = "SELECT count(*) FROM pg_class WHERE relnamespace = 'blazon'::regnamespace";
    assert_eq!(sql(&others, tables), "1");

    let prepared = new_database();
    sql(&prepared, "CREATE SCHEMA blazon; CREATE TABLE public.theirs (id int)");
    assert_eq!(
        open(&prepared).await.append(append(table(1), 0, &["a"])).await,
        Ok(()),
        "an empty one is ours"
    );

    let missing = refusal(&server().url("missing")).await;
    assert!(matches!(&missing, OpenError::NoDatabase(said) if said.contains("missing")), "{missing:?}");
    let nowhere = refusal("postgres://ann:hidden@127.0.0.1:1/games").await;
    assert!(matches!(nowhere, OpenError::Unreachable(_)), "{nowhere:?}");

    server().sql("postgres", "CREATE ROLE stranger LOGIN PASSWORD 'right'").expect("a new user");
    let url = new_database();
    let with = |password: &str| url.replace("postgres@", &format!("stranger:{password}@"));
    let wrong = refusal(&with("hidden")).await;
    assert!(matches!(&wrong, OpenError::WrongPassword(said) if said.contains("stranger")), "{wrong:?}");
    assert!(!format!("{wrong:?} {wrong}").contains("hidden"));
    let forbidden = refusal(&with("right")).await;
    assert!(matches!(forbidden, OpenError::NotAllowed), "{forbidden:?}");
    sql(&url, &format!("GRANT CREATE ON DATABASE {} TO stranger", name(&url)));
    let store = open(&with("right")).await;
    assert!(!format!("{store:?}").contains("right"), "{store:?}");
    assert_eq!(store.append(append(table(1), 0, &["a"])).await, Ok(()), "nobody needs to be a superuser");
}

#[tokio::test]
async fn a_start_is_an_outage_only_if_no_other_server_was_there() {
    let url = new_database();
    let one = open(&url).await;
    assert_eq!(one.wake(1000).await, Ok(None));
    assert_eq!(one.beat(5000).await, Ok(None));
    let other = open(&url).await;
    assert_eq!(other.wake(7000).await, Ok(None), "somebody was there");
    assert_eq!(other.outages(0).await, Ok(Vec::new()));
    assert_eq!(one.beat(10_000).await, Ok(None));
    // Servers that are killed are gone at once.
    drop((one, other));
    let third = open(&url).await;
    let outage = Outage::new(10_000, 12_000);
    assert_eq!(third.wake(12_000).await, Ok(outage));
    let fourth = open(&url).await;
    let silence = Outage::new(12_000, 12_001 + SILENCE);
    assert_eq!(
        fourth.wake(12_001 + SILENCE).await,
        Ok(silence),
        "one that is there but says nothing does not count"
    );
}

#[tokio::test]
async fn beats_of_several_servers_do_not_go_backwards() {
    let url = new_database();
    let [one, other] = [open(&url).await, open(&url).await];
    assert_eq!(one.beat(100_000).await, Ok(None));
    assert_eq!(other.beat(99_000).await, Ok(None), "its clock is behind");
    assert_eq!(other.last_beat().await, Ok(Some(100_000)));
    assert_eq!(one.beat(98_000).await, Ok(None), "its own clock was set back");
    assert_eq!(one.last_beat().await, Ok(Some(98_000)));
    assert_eq!(other.beat(99_500).await, Ok(None));
    assert_eq!(one.last_beat().await, Ok(Some(99_500)));
    // While one of them says nothing for long, the other does.
    for seconds in 1..10 {
        assert_eq!(other.beat(100_000 + seconds * 5000).await, Ok(None));
    }
    assert_eq!(one.beat(146_000).await, Ok(None));
}

#[tokio::test]
async fn dice_that_several_servers_count_add_up() {
    let url = new_database();
    let mut counted = 0;
    for node in 0..5 {
        let store = open(&url).await;
        for bits in 0..10 {
            let mut append = append(table(node * 100 + bits), 0, &["roll"]);
            append.rolls = vec![rolled([1, 2, 3, 4], Some([0, 0, 0, 0]))];
            assert_eq!(store.append(append).await, Ok(()));
            counted += 1;
        }
        let tally = store.tally().await.expect("a tally");
        assert_eq!((tally.faces[0][1], tally.pairs[3][0][4]), (counted, counted));
    }
}

#[tokio::test]
async fn a_database_can_be_had_alone() {
    let url = new_database();
    let limits = PostgresLimits::default();
    let server = open(&url).await;
    assert!(!server.is_alone());
    let refused = PostgresStore::open_alone(&url, limits).await.expect_err("there is a server");
    assert!(matches!(refused, OpenError::InUse), "{refused:?}");
    server.close().await.expect("it closes");
    let alone = PostgresStore::open_alone(&url, limits).await.expect("nobody is there");
    assert!(alone.is_alone());
    let refused = PostgresStore::open(&url).await.expect_err("somebody has it for themselves");
    assert!(matches!(refused, OpenError::InUse), "{refused:?}");
    assert_eq!(alone.append(append(table(1), 0, &["a"])).await, Ok(()));
    drop(alone);
    assert_eq!(open(&url).await.append(append(table(1), 1, &["b"])).await, Ok(()));
}

#[tokio::test]
async fn an_append_waits_for_the_disks_of_standbys_whatever_the_database_is_set_to() {
    let weak = [("synchronous_commit", "off"), ("default_transaction_isolation", "serializable")];
    let postgres = Postgres::start_with(&weak).expect("it starts");
    let url = postgres.create_database().expect("a database");
    let limits = PostgresLimits { patience: Duration::from_secs(2), ..PostgresLimits::default() };
    let store = PostgresStore::open_with(&url, limits).await.expect("a database");
    assert_eq!(store.append(append(table(1), 0, &["a"])).await, Ok(()));
    let set = |statement: &str| postgres.sql("postgres", statement).expect("it is allowed");
    set("ALTER SYSTEM SET synchronous_standby_names = 'missing'");
    set("SELECT pg_reload_conf()");
    // There is no such standby, so whoever waits for it waits in vain.
    until(async || {
        let last = store.status(table(1)).await.expect("an answer").expect("a table").last;
        let answer = store.append(append(table(1), last, &["b"])).await;
        assert!(!matches!(answer, Err(AppendError::Conflict { .. })), "{answer:?}");
        answer.is_err()
    })
    .await;
    set("ALTER SYSTEM RESET synchronous_standby_names");
    set("SELECT pg_reload_conf()");
    until(async || store.append(append(table(2), 0, &["c"])).await.is_ok()).await;
}

#[tokio::test]
async fn an_entry_that_is_not_what_was_written_is_noticed() {
    let url = new_database();
    let store = open(&url).await;
    for (bits, spoil) in (1..).zip([
        "UPDATE blazon.entries SET text = 'x' WHERE number = 2",
        "UPDATE blazon.entries SET text = '\\xff' WHERE number = 2",
        "DELETE FROM blazon.entries WHERE number = 2",
        "UPDATE blazon.entries SET number = 5 WHERE number = 2",
        "DELETE FROM blazon.entries WHERE number >= 2",
    ]) {
        assert_eq!(store.append(append(table(bits), 0, &["a", "b", "c"])).await, Ok(()));
        let spoil = format!("{spoil} AND table_id = {bits}");
        server().sql(name(&url), &spoil).expect("it is allowed");
        let damaged = StoreError::Damaged { table: table(bits), number: 2 };
        assert_eq!(store.read(table(bits), 0).await, Err(damaged), "{spoil}");
    }
}
