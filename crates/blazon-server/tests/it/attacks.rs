//! What is refused at tables, and how: by HTTP, by a socket, with the exact reason.

use std::sync::Arc;
use std::time::Duration;

use blazon_dice::{SeatKey, Token};
use blazon_online::{Credential, Limits, Rate};
use blazon_server::{Online, Origin};
use blazon_store::MemoryStore;
use blazon_wire::online::{
    Create, Created, Intent, Join, Key, MESSAGE_LIMIT, Reaction, Reason, Refused, TableId, ToServer, VERSION,
};
use futures_util::{SinkExt, StreamExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::{Bytes, Message};

use crate::browser::{Answer, Running};
use crate::person::{GUEST, HOST, Person, Socket, connect, create, greet, hear_out, join, say, terms, two};

fn with(online: Online) -> Running {
    Running::with_store(Arc::new(MemoryStore::new()), online)
}

fn with_limits(tables: Limits) -> Running {
    with(Online { tables, ..Online::default() })
}

#[track_caller]
fn assert_refused(answer: &Answer, status: u16, reason: Reason) {
    let said: Result<Refused, _> = blazon_wire::read(&answer.text());
    let said = said.unwrap_or_else(|_| panic!("a reason, not {}: {}", answer.status, answer.text()));
    assert_eq!((answer.status, said.reason), (status, reason), "{said:?}");
    assert_eq!(answer.header("content-type"), Some("application/json"));
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
}

/// Hears that something is refused.
async fn assert_told(socket: &mut Socket, expected: Reason) {
    while let Some(Ok(message)) = socket.next().await {
        if let Some(reason) = message.to_text().ok().and_then(blazon_wire::online::refusal) {
            assert_eq!(reason, expected);
            return;
        }
    }
    panic!("it was not refused");
}

/// Hears that something is refused, and that the socket is closed for that.
async fn assert_dismissed(socket: &mut Socket, expected: Reason) {
    let (heard, end) = hear_out(socket).await;
    let reasons: Vec<Reason> = heard.iter().filter_map(|text| blazon_wire::online::refusal(text)).collect();
    assert_eq!(reasons, [expected]);
    assert_eq!(end, Some((1008, expected.to_string())));
}

fn body() -> String {
    let token = SeatKey::from(HOST).token();
    blazon_wire::line(&Create { version: VERSION, name: Some("Ann".into()), token, terms: terms() })
}

const JSON: (&str, &str) = ("Content-Type", "application/json");

#[test]
fn a_page_of_another_site_is_refused() {
    let origin: Origin = "https://play.example".parse().expect("an origin");
    let server = with(Online { origins: vec![origin], ..Online::default() });
    let post = |origin: &str| {
        server.tell("POST", "/api/tables", &[JSON, ("Origin", origin), ("Host", "blazon.example")], &body())
    };
    for origin in ["https://evil.example", "null", "http://play.example", "https://blazon.example:8443"] {
        assert_refused(&post(origin), 403, Reason::Origin);
    }
    for origin in ["https://blazon.example", "https://play.example"] {
        assert_eq!(post(origin).status, 201, "{origin}");
    }
}

const UPGRADE: [(&str, &str); 4] = [
    ("Connection", "upgrade, close"),
    ("Upgrade", "websocket"),
    ("Sec-WebSocket-Version", "13"),
    ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
];

#[test]
fn a_socket_for_a_page_of_another_site_is_refused() {
    let server = with(Online::default());
    let table = create(server.address, terms()).table;
    let mut headers = UPGRADE.to_vec();
    headers.push(("Origin", "https://evil.example"));
    let answer = server.get(&format!("/api/tables/{table}/socket"), &headers);
    assert_refused(&answer, 403, Reason::Origin);
}

#[test]
fn a_body_that_does_not_say_it_is_json_is_refused() {
    let server = with(Online::default());
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""] {
        let answer = server.tell("POST", "/api/tables", &[("Content-Type", kind)], &body());
        assert_refused(&answer, 415, Reason::Malformed);
    }
    assert_refused(&server.tell("POST", "/api/tables", &[], &body()), 415, Reason::Malformed);
    let answer =
        server.tell("POST", "/api/tables", &[("Content-Type", "Application/JSON; charset=utf-8")], &body());
    assert_eq!(answer.status, 201);
}

#[test]
fn a_body_that_makes_no_sense_is_refused() {
    let server = with_limits(Limits { tables: MANY, ..Limits::default() });
    for body in ["{", "[]", "null", "{}", "\"\u{202e}\""] {
        assert_refused(&server.post("/api/tables", body), 400, Reason::Malformed);
    }
    assert_refused(&server.post("/api/tables", r#"{"version":999,"new":true}"#), 426, Reason::Version);
    let long = format!("{:1$}", body(), MESSAGE_LIMIT + 1);
    assert_refused(&server.post("/api/tables", &long), 413, Reason::TooLong);
    let longest = format!("{:1$}", body(), MESSAGE_LIMIT);
    assert_eq!(server.post("/api/tables", &longest).status, 201);
}

#[test]
fn what_is_not_there_is_said_to_be_missing() {
    let server = with(Online::default());
    let join = blazon_wire::line(&Join {
        version: VERSION,
        name: None,
        token: SeatKey::from(GUEST).token(),
        invitation: None,
    });
    for table in ["0123456789abcdef", "0123456789ABCDEF", "x", "..", "%00", "0123456789abcdef0"] {
        let answer = server.post(&format!("/api/tables/{table}/join"), &join);
        assert_refused(&answer, 404, Reason::NoSuchTable);
    }
    assert_eq!(server.post("/api/nothing", &join).status, 404);
    for (method, path, allowed) in [
        ("DELETE", "/api/tables", "GET, HEAD, POST"),
        ("GET", "/api/mine", "POST"),
        ("POST", "/api/dice", "GET, HEAD"),
        ("GET", "/api/tables/0123456789abcdef/join", "POST"),
    ] {
        let answer = server.ask(method, path, &[]);
        assert_refused(&answer, 405, Reason::Malformed);
        assert_eq!(answer.header("allow"), Some(allowed));
    }
    let answer = server.get("/api/tables/0123456789abcdef/socket", &[]);
    assert_refused(&answer, 400, Reason::Malformed);
}

#[test]
fn a_name_is_text_and_nothing_else() {
    let server = with_limits(Limits { tables: MANY, ..Limits::default() });
    let create = |name: &str| {
        let token = SeatKey::from(HOST).token();
        server.post(
            "/api/tables",
            &blazon_wire::line(&Create {
                version: VERSION,
                name: Some(name.to_owned()),
                token,
                terms: terms(),
            }),
        )
    };
    for name in
        ["a\u{202e}b", "\u{2066}x", "a\nb", "a\u{0}b", "\u{1b}[31m", &"x".repeat(25), &"é".repeat(5000)]
    {
        let answer = create(name);
        let reason = if name.len() > 5000 { Reason::TooLong } else { Reason::Name };
        assert_refused(&answer, if reason == Reason::Name { 400 } else { 413 }, reason);
    }
    let answer = create("<img src=x onerror=1>");
    let created: Created = blazon_wire::read(&answer.text()).expect("a table");
    let look = blazon_wire::online::Look { version: VERSION, token: created.watch };
    let seen = server.post(&format!("/api/tables/{}/look", created.table), &blazon_wire::line(&look));
    assert!(seen.text().contains(r#""host":"<img src=x onerror=1>""#), "{}", seen.text());
}

const MANY: Rate = Rate { times: 1_000_000, within: 1000 };

#[test]
fn too_many_tables_of_one_address_are_refused_with_a_time() {
    let server = with(Online { behind_proxy: true, ..Online::default() });
    let from =
        |address: &str| server.tell("POST", "/api/tables", &[JSON, ("X-Forwarded-For", address)], &body());
    let most = Limits::default().tables.times;
    for _ in 0..most {
        assert_eq!(from("192.0.2.1").status, 201);
    }
    let answer = from("192.0.2.1");
    assert_refused(&answer, 429, Reason::TooManyTables);
    let seconds: u64 = answer.header("retry-after").and_then(|s| s.parse().ok()).expect("a time");
    assert!((1..=60).contains(&seconds), "{seconds}");
    assert_eq!(from("192.0.2.2").status, 201, "somebody else may");
}

#[tokio::test]
async fn too_many_sockets_of_one_address_are_refused_with_a_time() {
    let server = with(Online { sockets_an_address: 3, ..Online::default() });
    let table = create(server.address, terms()).table;
    let mut sockets = Vec::new();
    for _ in 0..3 {
        sockets.push(connect(server.address, table).await.expect("one of three"));
    }
    let answer = server.get(&format!("/api/tables/{table}/socket"), &UPGRADE);
    assert_refused(&answer, 429, Reason::TooManyRequests);
    assert_eq!(answer.header("retry-after"), Some("10"));
    sockets.pop().expect("three").close(None).await.expect("it closes");
    let again = async {
        while connect(server.address, table).await.is_none() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_mins(1), again).await.expect("there is room again");
}

#[tokio::test]
async fn who_has_no_token_of_the_table_is_sent_away() {
    let server = with(Online::default());
    let (created, _people) = two(server.address, terms());
    let other = create(server.address, terms());
    for token in [Token::from([9; 16]), created.invitation, other.watch] {
        let mut socket = greet(server.address, created.table, token).await;
        assert_dismissed(&mut socket, Reason::NoSuchToken).await;
    }
    let mut socket = greet(server.address, TableId(1), created.watch).await;
    assert_dismissed(&mut socket, Reason::NoSuchTable).await;
}

#[tokio::test]
async fn who_watches_cannot_act() {
    let server = with(Online::default());
    let (created, _people) = two(server.address, terms());
    let mut socket = greet(server.address, created.table, created.watch).await;
    say(&mut socket, &ToServer::Do { last: 0, key: Key(1), intent: Intent::Resign }).await;
    assert_told(&mut socket, Reason::Watching).await;
}

#[tokio::test]
async fn who_does_not_say_who_they_are_first_is_sent_away() {
    let server = with(Online::default());
    let table = create(server.address, terms()).table;
    for (text, reason) in [
        (blazon_wire::line(&ToServer::Ping), Reason::OutOfOrder),
        ("nonsense".to_owned(), Reason::Malformed),
        (r#"{"type":"hello","version":999,"shape":"new"}"#.to_owned(), Reason::Version),
    ] {
        let mut socket = connect(server.address, table).await.expect("the server is there");
        socket.send(Message::text(text)).await.expect("somebody listens");
        assert_dismissed(&mut socket, reason).await;
    }
}

#[tokio::test]
async fn a_message_that_is_too_long_closes_the_socket_and_nobody_else_notices() {
    let server = with(Online::default());
    let (created, [mut host, _]) = two(server.address, terms());
    host.until(|standing| standing.here.host).await;
    let mut socket = greet(server.address, created.table, created.watch).await;
    let longest = format!("{:1$}", blazon_wire::line(&ToServer::Ping), MESSAGE_LIMIT);
    socket.send(Message::text(longest)).await.expect("somebody listens");
    while let Some(Ok(message)) = socket.next().await {
        if message.to_text().is_ok_and(|text| text.contains("pong")) {
            break;
        }
    }
    socket.send(Message::text("x".repeat(MESSAGE_LIMIT + 1))).await.expect("somebody listens");
    let (_, end) = hear_out(&mut socket).await;
    assert_eq!(end, Some((1009, "too_long".to_owned())));
    host.until(|standing| standing.watchers == 0).await;
    assert!(host.standing().here.host);
}

#[tokio::test]
async fn bytes_make_no_sense() {
    let server = with(Online::default());
    let (created, _people) = two(server.address, terms());
    let mut socket = greet(server.address, created.table, created.watch).await;
    socket.send(Message::Binary(Bytes::from_static(b"{}"))).await.expect("somebody listens");
    assert_told(&mut socket, Reason::Malformed).await;
}

#[tokio::test]
async fn who_says_too_much_is_sent_away() {
    let server = with(Online::default());
    let (created, _people) = two(server.address, terms());
    for ping in [Message::text(blazon_wire::line(&ToServer::Ping)), Message::Ping(Bytes::new())] {
        let mut socket = greet(server.address, created.table, created.watch).await;
        for _ in 0..200 {
            if socket.feed(ping.clone()).await.is_err() {
                break;
            }
        }
        let _ = socket.flush().await;
        assert_dismissed(&mut socket, Reason::TooManyMessages).await;
    }
}

#[tokio::test]
async fn who_is_silent_is_sent_away() {
    let server = with_limits(Limits { hello: 100, silence: 1000, ..Limits::default() });
    let (created, _people) = two(server.address, terms());
    let mut silent = connect(server.address, created.table).await.expect("the server is there");
    assert_eq!(hear_out(&mut silent).await.1, Some((1008, "silent".to_owned())));
    let mut idle = greet(server.address, created.table, created.watch).await;
    assert_eq!(hear_out(&mut idle).await.1, Some((1008, "silent".to_owned())));
}

#[tokio::test]
async fn who_does_not_read_is_sent_away_and_nobody_else_notices() {
    let server = with_limits(Limits { messages: MANY, silence: 3_600_000, ..Limits::default() });
    let (created, [mut host, mut guest]) = two(server.address, terms());
    host.until(|standing| standing.seated).await;
    guest.until(|standing| standing.here.host).await;
    // Somebody whose system takes in as little as possible.
    let small = TcpSocket::new_v4().expect("a socket");
    small.set_recv_buffer_size(64 << 10).expect("a size");
    let stream = small.connect(server.address).await.expect("the server is there");
    let url = format!("ws://{}/api/tables/{}/socket", server.address, created.table);
    let (mut slow, _): (Socket, _) =
        tokio_tungstenite::client_async(url, stream).await.expect("the server is there");
    say(&mut slow, &ToServer::Hello { version: VERSION, token: created.watch, last: 0, legal: false }).await;
    host.until(|standing| standing.watchers == 1).await;

    let mut talker = greet(server.address, created.table, SeatKey::from(HOST).token()).await;
    let reaction = blazon_wire::line(&ToServer::React { reaction: Reaction::GoodGame });
    let mut said = 0;
    while host.standing().watchers == 1 {
        assert!(said < 2_000_000, "whoever does not read is still there");
        for _ in 0..500 {
            talker.feed(Message::text(reaction.clone())).await.expect("somebody listens");
            // It reads what it hears itself, and so does the host.
            while let Ok(Some(Ok(_))) = tokio::time::timeout(Duration::ZERO, talker.next()).await {}
            said += 1;
        }
        talker.flush().await.expect("somebody listens");
        host.catch_up().await;
        guest.catch_up().await;
    }
    let (heard, end) = hear_out(&mut slow).await;
    assert_eq!(end, Some((1008, "slow".to_owned())));
    assert!(heard.len() < said, "{} of {said}", heard.len());
    assert_eq!((&host.refused[..], &guest.refused[..]), (&[][..], &[][..]));
    assert!(guest.standing().here.host);
}

#[tokio::test]
async fn one_who_breaks_off_in_the_middle_is_gone() {
    let server = with(Online::default());
    let (created, [mut host, _]) = two(server.address, terms());
    host.until(|standing| standing.here.host).await;
    let socket = greet(server.address, created.table, created.watch).await;
    host.until(|standing| standing.watchers == 1).await;
    let stream: TcpStream = socket.into_inner();
    drop(stream);
    host.until(|standing| standing.watchers == 0).await;
}

#[tokio::test]
async fn a_seat_is_taken_once() {
    let server = with(Online::default());
    let created = create(server.address, terms());
    join(server.address, created.table, Some(created.invitation));
    // Again with the same token is the same.
    join(server.address, created.table, Some(created.invitation));
    let other = Join {
        version: VERSION,
        name: None,
        token: Token::from([7; 16]),
        invitation: Some(created.invitation),
    };
    let answer = server.post(&format!("/api/tables/{}/join", created.table), &blazon_wire::line(&other));
    assert_refused(&answer, 409, Reason::SeatTaken);
    let mut host = Person::new(server.address, created.table, Credential::Seat(SeatKey::from(HOST)));
    host.until(|standing| standing.seated).await;
}
