//! What somebody who looks after a server sees of it.

use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use blazon_dice::SeatKey;
use blazon_online::Credential;
use blazon_server::{Online, local_addresses};
use blazon_store::{MemoryStore, StoreError};
use blazon_wire::online::{Created, Intent, Reason, Refused, ToServer};
use tracing_subscriber::fmt::MakeWriter;

use crate::browser::Running;
use crate::person::{GUEST, HOST, Person, connect, create, greet, hear_out, play, say, terms, two};

#[test]
fn a_server_says_whether_it_is_well_and_ready() {
    let server = Running::start();
    for path in ["/health", "/healthz"] {
        let answer = server.get(path, &[]);
        assert_eq!((answer.status, answer.header("cache-control")), (200, Some("no-store")));
        assert!(answer.text().starts_with("blazon "), "{}", answer.text());
    }
    let answer = server.get("/readyz", &[]);
    assert_eq!((answer.status, answer.text()), (503, "not ready: there is no database\n".to_owned()));
    let answer = server.get("/api/tables", &[]);
    assert_eq!((answer.status, answer.header("retry-after")), (503, Some("5")));

    let server = Running::with_store(Arc::new(MemoryStore::new()), Online::default());
    let answer = server.get("/readyz", &[]);
    assert_eq!((answer.status, answer.text()), (200, "ready\n".to_owned()));
    for path in ["/healthz", "/readyz", "/metrics"] {
        assert_eq!(server.ask("POST", path, &[]).status, 405, "{path}");
        assert!(server.ask("HEAD", path, &[]).body.is_empty(), "{path}");
    }
}

#[tokio::test]
async fn a_full_disk_is_said_and_what_is_there_is_still_served() {
    let store = Arc::new(MemoryStore::new());
    let server = Running::with_store(Arc::<MemoryStore>::clone(&store), Online::default());
    let (created, mut people) = two(server.address, terms());
    play(&mut people, |standing| standing.position().is_some_and(|position| position.round() > 1)).await;
    store.fail(Some(StoreError::Full));

    let create_body = {
        let token = SeatKey::from(HOST).token();
        let version = blazon_wire::online::VERSION;
        blazon_wire::line(&blazon_wire::online::Create { version, name: None, token, terms: terms() })
    };
    let answer = server.post("/api/tables", &create_body);
    let refused: Refused = blazon_wire::read(&answer.text()).expect("a reason");
    assert_eq!((answer.status, refused.reason), (507, Reason::Full));
    let ready = server.get("/readyz", &[]);
    assert_eq!(ready.status, 503);
    assert_eq!(ready.text(), "not ready: no space is left for the database\n");

    // What somebody wants to do is refused, and the game is there for everybody who looks.
    let mut watcher = Person::new(server.address, created.table, Credential::Watch(created.watch));
    watcher.until(|standing| standing.position().is_some()).await;
    people[0].act(Intent::Resign).await;
    while people[0].refused.is_empty() {
        people[0].step().await;
    }
    assert_eq!(people[0].refused, [Reason::Full]);
    assert_eq!(people[0].standing().ended, None);

    store.fail(None);
    assert_eq!(server.post("/api/tables", &create_body).status, 201);
    assert_eq!(server.get("/readyz", &[]).status, 200);
    people[0].act(Intent::Resign).await;
    people[0].until(|standing| standing.ended.is_some()).await;
}

#[tokio::test]
async fn a_server_that_stops_sends_everybody_on() {
    let store = Arc::new(MemoryStore::new());
    let server = Running::with_store(Arc::<MemoryStore>::clone(&store), Online::default());
    let (created, _people) = two(server.address, terms());
    let mut sockets = Vec::new();
    for token in [SeatKey::from(HOST).token(), SeatKey::from(GUEST).token(), created.watch] {
        sockets.push(greet(server.address, created.table, token).await);
    }
    // One that says nothing, and never will.
    let _silent = connect(server.address, created.table).await.expect("the server is there");
    let begin = Instant::now();
    server.stopper.stop();
    for socket in &mut sockets {
        assert_eq!(hear_out(socket).await.1, Some((1012, "stopping".to_owned())));
    }
    let address = server.address;
    tokio::task::spawn_blocking(move || server.wait()).await.expect("it ends");
    assert!(begin.elapsed() < Duration::from_secs(20), "{:?}", begin.elapsed());
    assert!(connect(address, created.table).await.is_none());
}

#[tokio::test]
async fn metrics_count_what_happens() {
    let server = Running::with_store(Arc::new(MemoryStore::new()), Online::default());
    let (created, mut people) = two(server.address, terms());
    play(&mut people, |_| false).await;
    let mut stranger = greet(server.address, created.table, created.invitation).await;
    hear_out(&mut stranger).await;
    let mut watcher = greet(server.address, created.table, created.watch).await;
    say(&mut watcher, &ToServer::Ping).await;
    people[0].until(|standing| standing.watchers == 1).await;
    let value = |name: &str| -> Option<f64> {
        let text = server.get("/metrics", &[]).text();
        text.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok())
    };
    // Some of it is only looked at a few times a second.
    let begin = Instant::now();
    while value("blazon_sockets ") != Some(3.0) {
        assert!(begin.elapsed() < Duration::from_mins(1), "{}", server.get("/metrics", &[]).text());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(value("blazon_tables_in_memory "), Some(1.0));
    assert!(value("blazon_events_appended_total ") > Some(50.0));
    assert!(value("blazon_append_seconds_count ") > Some(40.0));
    assert!(value(r#"blazon_append_seconds_bucket{le="5"} "#) > Some(40.0));
    assert!(value("blazon_store_changes_total ") > Some(40.0));
    assert!(value("blazon_store_transactions_total ") > Some(0.0));
    assert!(value("blazon_dice_rolls_total ") > Some(5.0));
    assert_eq!(value(r#"blazon_refusals_total{reason="no_such_token"} "#), Some(1.0));
    let created = r#"blazon_http_requests_total{route="/api/tables",status="201"} "#;
    assert_eq!(value(created), Some(1.0));
    #[cfg(target_os = "linux")]
    assert!(value("process_resident_memory_bytes ") > Some(1_000_000.0));
    let answer = server.get("/metrics", &[]);
    assert_eq!(answer.header("content-type"), Some("text/plain; version=0.0.4; charset=utf-8"));
}

/// Where what is logged goes.
#[derive(Clone, Debug, Default)]
struct Logs(Arc<Mutex<Vec<u8>>>);

impl Write for Logs {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Logs {
    type Writer = Logs;

    fn make_writer(&'a self) -> Logs {
        self.clone()
    }
}

#[tokio::test]
async fn no_log_holds_a_token_a_name_or_an_address() {
    let logs = Logs::default();
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing_subscriber::filter::LevelFilter::TRACE)
        .with_writer(logs.clone())
        .with_ansi(false)
        .finish();
    let server = Running::build(move |mut server| {
        // For the thread of this server, to its end.
        std::mem::forget(tracing::subscriber::set_default(subscriber));
        server.open_store(Arc::new(MemoryStore::new()), Online::default()).expect("the store works");
        server
    });
    let (created, mut people) = two(server.address, terms());
    play(&mut people, |_| false).await;
    for token in [created.watch, created.invitation] {
        let mut socket = greet(server.address, created.table, token).await;
        say(&mut socket, &ToServer::Ping).await;
        let _ = socket.close(None).await;
        hear_out(&mut socket).await;
    }
    server.get(&format!("/?token={}", created.watch), &[("Referer", "https://elsewhere.example/#play-1")]);
    server.stopper.stop();
    tokio::task::spawn_blocking(move || server.wait()).await.expect("it ends");

    let logs = String::from_utf8(logs.0.lock().expect("nobody panicked").clone()).expect("text");
    assert!(logs.contains("/api/tables/{table}/socket"), "{logs}");
    let keys = [HOST, GUEST].map(SeatKey::from);
    let secrets = [created.watch.to_string(), created.invitation.to_string(), created.table.to_string()];
    let own = keys.iter().flat_map(|key| [key.to_string(), key.token().to_string()]);
    let others = ["Ann", "Bob", "127.0.0.1", "elsewhere", "secret", "nonce"].map(String::from);
    for secret in secrets.into_iter().chain(own).chain(others) {
        assert!(!logs.contains(&secret), "{secret} is in the logs:\n{logs}");
    }
}

#[test]
fn an_invitation_made_on_the_server_s_own_computer_carries_an_address_for_others() {
    let online = Online { local_network: true, ..Online::default() };
    let server = Running::with_store(Arc::new(MemoryStore::new()), online);
    let created = create(server.address, terms());
    let address = |created: &Created| created.address.clone();
    match local_addresses().first() {
        Some(_) => {
            let address = address(&created).expect("an address");
            let port = format!(":{}", server.address.port());
            assert!(address.starts_with("http://") && address.ends_with(&port), "{address}");
            assert!(!address.contains("127.0.0.1"), "{address}");
        }
        None => assert_eq!(address(&created), None),
    }
    // Whoever asks from elsewhere knows how others reach the server.
    let body = blazon_wire::line(&blazon_wire::online::Create {
        version: blazon_wire::online::VERSION,
        name: None,
        token: SeatKey::from(HOST).token(),
        terms: terms(),
    });
    let headers = [("Content-Type", "application/json"), ("Host", "192.168.1.5:4000")];
    let answer = server.tell("POST", "/api/tables", &headers, &body);
    assert_eq!(address(&blazon_wire::read(&answer.text()).expect("a table")), None);
}
