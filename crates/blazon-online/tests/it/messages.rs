//! What a client says that makes no sense, comes out of turn, twice or too often.

use blazon_dice::SeatKey;
use blazon_online::{Call, Client, ClientEffect, Credential, Line};
use blazon_wire::online::{Intent, MESSAGE_LIMIT, Question, Reason, TableId, ToClient};

use crate::world::{KEYS, World, create, reason, refusal, terms};

const GARBAGE: [&str; 9] = [
    "",
    "{",
    "null",
    "[]",
    "\u{0}",
    r#"{"type":"shuffle"}"#,
    r#"{"type":"do","last":1}"#,
    r#"{"type":"do","last":-1,"key":"0000000000000001","intent":{"kind":"resign"}}"#,
    r#"{"type":"do","last":1,"key":"1","intent":{"kind":"resign"}}"#,
];

#[test]
fn whoever_begins_with_nonsense_is_sent_away() {
    let mut world = World::new(1);
    let table = world.table(terms());
    for text in GARBAGE {
        let socket = world.open(table);
        let heard = world.say(socket, text);
        assert_eq!(heard.len(), 1, "{text}: {heard:?}");
        assert_eq!(refusal(&heard[0]), Reason::Malformed, "{text}");
        assert_eq!(world.closed[&socket], (1008, Reason::Malformed), "{text}");
    }
}

#[test]
fn nonsense_later_is_refused_and_nobody_else_notices() {
    let mut world = World::new(1);
    let table = world.table(terms());
    let socket = world.players[0].socket.expect("a line");
    let before = world.sent.len();
    for text in GARBAGE {
        let heard = world.say(socket, text);
        assert!(
            matches!(
                &heard[..],
                [ToClient::Refused { key: None, reason: Reason::Malformed, detail: Some(_) }]
            ),
            "{text}: {heard:?}"
        );
    }
    assert!(world.sent[before..].iter().all(|(to, _)| *to == socket));
    assert!(world.closed.is_empty());
    world.play_out();
    assert!(world.entries(table) > 20);
}

#[test]
fn a_message_of_more_than_8_kib_is_too_long_and_one_of_8_kib_is_not() {
    let mut world = World::new(1);
    let table = world.table(terms());
    let ping = |bytes: usize| format!("{:bytes$}", r#"{"type":"ping"}"#);
    let socket = world.players[0].socket.expect("a line");
    assert_eq!(world.say(socket, &ping(MESSAGE_LIMIT)), [ToClient::Pong]);
    assert_eq!(refusal(&world.say(socket, &ping(MESSAGE_LIMIT + 1))[0]), Reason::TooLong);
    assert!(!world.closed.contains_key(&socket));
    let stranger = world.open(table);
    world.say(stranger, &"x".repeat(1 << 20));
    assert_eq!(world.closed[&stranger], (1008, Reason::TooLong));
}

#[test]
fn whoever_does_not_say_who_they_are_first_is_out_of_order() {
    let mut world = World::new(1);
    let table = world.table(terms());
    for text in [
        r#"{"type":"ping"}"#,
        r#"{"type":"react","reaction":"nice"}"#,
        r#"{"type":"do","last":0,"key":"0000000000000001","intent":{"kind":"resign"}}"#,
    ] {
        let socket = world.open(table);
        assert_eq!(refusal(&world.say(socket, text)[0]), Reason::OutOfOrder);
        assert_eq!(world.closed[&socket], (1008, Reason::OutOfOrder));
    }
}

#[test]
fn whoever_says_twice_who_they_are_is_out_of_order() {
    let mut world = World::new(1);
    let table = world.table(terms());
    let socket = world.open(table);
    world.greet(socket, SeatKey::from(KEYS[0]).token(), 0);
    let heard = world.greet(socket, SeatKey::from(KEYS[1]).token(), 0);
    assert_eq!(refusal(&heard[0]), Reason::OutOfOrder);
    assert_eq!(world.closed[&socket], (1008, Reason::OutOfOrder));
}

#[test]
fn what_comes_twice_is_done_once() {
    let mut world = World::new(1);
    let table = world.table(terms());
    let (nth, event) = (world.to_act(), world.legal(world.to_act())[0]);
    let last = world.entries(table) as u64;
    let first = world.open(table);
    world.greet(first, SeatKey::from(KEYS[nth]).token(), last);
    let intent = Intent::Play { event };
    let done = world.want(first, last, 7, intent);
    assert!(matches!(done, ToClient::Done { number, .. } if number == last + 1));
    let entries = world.entries(table);
    assert_eq!(world.want(first, last, 7, intent), done);
    // From another line, and by another intent that has the same name.
    let second = world.open(table);
    world.greet(second, SeatKey::from(KEYS[nth]).token(), 0);
    assert_eq!(world.want(second, last, 7, intent), done);
    assert_eq!(world.want(second, last, 7, Intent::Resign), done);
    assert_eq!(world.entries(table), entries);
}

#[test]
fn the_same_key_of_the_other_player_is_another() {
    let mut world = World::new(1);
    let table = world.table(terms());
    let sockets = KEYS.map(|key| {
        let socket = world.open(table);
        world.greet(socket, SeatKey::from(key).token(), 0);
        socket
    });
    let last = world.entries(table) as u64;
    let tie = Intent::Ask { question: Question::Tie };
    assert!(
        matches!(world.want(sockets[0], last, 7, tie), ToClient::Done { number, .. } if number == last + 1)
    );
    let no = Intent::Answer { yes: false };
    assert!(
        matches!(world.want(sockets[1], last + 1, 7, no), ToClient::Done { number, .. } if number == last + 2)
    );
    assert_eq!(world.entries(table) as u64, last + 2);
}

#[test]
fn a_resignation_that_is_said_again_was_done() {
    let mut world = World::new(1);
    let table = world.table(terms());
    let socket = world.open(table);
    world.greet(socket, SeatKey::from(KEYS[1]).token(), 0);
    let done = world.want(socket, 9, 7, Intent::Resign);
    assert!(matches!(done, ToClient::Done { .. }));
    assert_eq!(world.want(socket, 9, 7, Intent::Resign), done);
    assert_eq!(refusal(&world.want(socket, 9, 8, Intent::Resign)), Reason::Over);
}

#[test]
fn who_has_not_seen_the_last_event_does_not_act_on_it() {
    let mut world = World::new(1);
    let table = world.table(terms());
    let last = world.entries(table) as u64;
    let nth = world.to_act();
    world.step(nth);
    let other = 1 - nth;
    let event = world.legal(other)[0];
    let socket = world.open(table);
    world.greet(socket, SeatKey::from(KEYS[other]).token(), 0);
    assert_eq!(refusal(&world.want(socket, last, 1, Intent::Play { event })), Reason::Stale);
    assert!(matches!(world.want(socket, last + 1, 2, Intent::Play { event }), ToClient::Done { .. }));
}

#[test]
fn an_illegal_event_is_refused_with_the_rule_it_breaks() {
    let mut world = World::new(1);
    let table = world.table(terms());
    let last = world.entries(table) as u64;
    let socket = world.open(table);
    world.greet(socket, SeatKey::from(KEYS[0]).token(), 0);
    let event = "F:-".parse().expect("an event");
    let answer = world.want(socket, last, 1, Intent::Play { event });
    assert!(
        matches!(answer, ToClient::Refused { reason: Reason::Illegal, detail: Some(_), .. }),
        "{answer:?}"
    );
    assert_eq!(world.entries(table) as u64, last);
}

#[test]
fn a_flood_of_messages_closes_the_line_and_a_steady_pace_does_not() {
    let mut world = World::new(1);
    let created = world.created(terms());
    for (token, times) in [(SeatKey::from(KEYS[0]).token(), 100), (created.watch, 50)] {
        let socket = world.open(created.table);
        world.greet(socket, token, 0);
        for _ in 1..times {
            assert_eq!(world.say(socket, r#"{"type":"ping"}"#), [ToClient::Pong]);
        }
        let heard = world.say(socket, r#"{"type":"ping"}"#);
        assert_eq!(refusal(&heard[0]), Reason::TooManyMessages, "{times}");
        assert_eq!(world.closed[&socket], (1008, Reason::TooManyMessages));
        assert!(world.say(socket, r#"{"type":"ping"}"#).is_empty(), "nobody listens any more");
        let steady = world.open(created.table);
        world.greet(steady, token, 0);
        for _ in 0..300 {
            world.pass(20_000 / times);
            assert!(world.say(steady, r#"{"type":"ping"}"#).contains(&ToClient::Pong));
        }
    }
}

#[test]
fn whoever_is_silent_for_too_long_is_sent_away() {
    let mut world = World::new(1);
    let created = world.created(terms());
    let silent = world.open(created.table);
    world.pass(10_000);
    assert!(!world.closed.contains_key(&silent));
    world.pass(1_000);
    assert_eq!(
        world.closed[&silent],
        (1008, Reason::Silent),
        "who they are is to be said within ten seconds"
    );
    let socket = world.open(created.table);
    world.greet(socket, created.watch, 0);
    world.pass(60_000);
    assert!(!world.closed.contains_key(&socket));
    world.pass(1_000);
    assert_eq!(world.closed[&socket], (1008, Reason::Silent));
    assert_eq!(world.standing(0).line, Line::Open, "clients ask whether anybody is there");
}

#[test]
fn an_address_makes_so_many_tables_and_then_waits() {
    let mut world = World::new(1);
    let create = |world: &mut World, address: &str| {
        world.call_from(address, Call::Create(create(SeatKey::from(KEYS[0]), None, terms())))
    };
    for _ in 0..5 {
        assert_eq!(create(&mut world, "192.0.2.1").0, 201);
    }
    let (status, body, retry_after) = create(&mut world, "192.0.2.1");
    assert_eq!((status, reason(&body), retry_after), (429, Reason::TooManyTables, Some(12)));
    assert_eq!(create(&mut world, "192.0.2.2").0, 201, "others are not kept waiting");
    world.pass(12_000);
    assert_eq!(create(&mut world, "192.0.2.1").0, 201);
    assert_eq!(create(&mut world, "192.0.2.1").0, 429);
}

#[test]
fn an_address_asks_so_often_and_then_waits() {
    let mut world = World::new(1);
    for _ in 0..120 {
        assert_eq!(world.call_from("192.0.2.1", Call::List).0, 200);
    }
    let (status, body, retry_after) = world.call_from("192.0.2.1", Call::List);
    assert_eq!((status, reason(&body), retry_after), (429, Reason::TooManyRequests, Some(1)));
    world.pass(61_000);
    assert_eq!(world.call_from("192.0.2.1", Call::List).0, 200);
}

#[test]
fn bodies_that_make_no_sense_are_refused() {
    let mut world = World::new(1);
    let table = world.table(terms());
    for body in ["", "{", "[]", "null", r#"{"version":1}"#, r#"{"token":"x","version":1}"#] {
        for call in [
            Call::Create(body.into()),
            Call::Join(table, body.into()),
            Call::Look(table, body.into()),
            Call::Mine(body.into()),
        ] {
            let name = format!("{call:?} {body}");
            let (status, answer, _) = world.call_from(&name, call);
            assert_eq!((status, reason(&answer)), (400, Reason::Malformed), "{name}");
        }
    }
}

#[test]
fn terms_that_are_out_of_bounds_are_refused() {
    let mut world = World::new(1);
    for pace in [
        r#"{"kind":"rounds","minutes":0,"seconds":5}"#,
        r#"{"kind":"rounds","minutes":181,"seconds":5}"#,
        r#"{"kind":"rounds","minutes":5,"seconds":181}"#,
        r#"{"kind":"days","days":0}"#,
        r#"{"kind":"days","days":15}"#,
    ] {
        let body = create(SeatKey::from(KEYS[0]), None, terms()).replace(r#"{"kind":"none"}"#, pace);
        let (status, answer, _) = world.call_from(pace, Call::Create(body));
        assert_eq!((status, reason(&answer)), (400, Reason::Terms), "{pace}");
    }
}

#[test]
fn another_version_is_told_so_whatever_else_it_says() {
    let mut world = World::new(1);
    let table = world.table(terms());
    for text in [
        r#"{"type":"hello","version":2,"token":"00112233445566778899aabbccddeeff","last":0}"#,
        r#"{"type":"greeting","version":2,"who":["somebody"]}"#,
        r#"{"version":0}"#,
    ] {
        let socket = world.open(table);
        let heard = world.say(socket, text);
        assert!(
            matches!(&heard[..], [ToClient::Refused { reason: Reason::Version, detail: Some(_), .. }]),
            "{text}: {heard:?}"
        );
        assert_eq!(world.closed[&socket], (1008, Reason::Version));
    }
    for body in [r#"{"version":2,"wishes":[]}"#, r#"{"version":7}"#] {
        for call in [
            Call::Create(body.into()),
            Call::Join(table, body.into()),
            Call::Look(table, body.into()),
            Call::Mine(body.into()),
        ] {
            let (status, answer, _) = world.call_from(body, call);
            assert_eq!((status, reason(&answer)), (426, Reason::Version));
        }
    }
}

#[test]
fn a_client_knows_a_server_of_another_version_whatever_else_it_says() {
    for text in [
        r#"{"type":"welcome","version":2,"role":"host","last":9}"#,
        r#"{"type":"greetings","version":2,"chairs":3}"#,
        r#"{"type":"refused","reason":"version","detail":"this server speaks version 2"}"#,
    ] {
        let credential = Credential::Seat(SeatKey::from(KEYS[0]));
        let (mut client, _) = Client::new(TableId(1), credential, 1, 0);
        client.opened(1);
        let effects = client.heard(text, 2);
        assert_eq!(effects, [ClientEffect::Close, ClientEffect::Changed], "{text}");
        assert_eq!(client.line(), Line::Refused(Reason::Version), "{text}");
        assert!(client.tick(1_000_000).is_empty(), "it does not come back");
    }
}

#[test]
fn what_a_client_does_not_understand_it_leaves() {
    let mut world = World::new(1);
    world.table(terms());
    let client = &mut world.players[0].client;
    for text in ["", "{", r#"{"type":"fanfare","notes":7}"#] {
        assert_eq!(client.heard(text, 0), []);
    }
    world.play_out();
}
