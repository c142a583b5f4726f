//! What a server does when its store does not do what it should.

use blazon::Position;
use blazon_dice::SeatKey;
use blazon_online::{Call, Credential, Input, Line};
use blazon_wire::online::{Intent, Look, Reason, Role, TableId, ToClient, VERSION};

use crate::world::{KEYS, Trouble, World, create, reason, refusal, terms};

fn hash(world: &World, nth: usize) -> u64 {
    world.standing(nth).position().map(Position::stable_hash).expect("a game")
}

#[test]
fn nothing_is_said_before_the_store_has_it() {
    let mut world = World::new(1);
    let table = world.table(terms());
    let (entries, sent) = (world.entries(table), world.sent.len());
    world.trouble = Trouble::Silent;
    let event = world.legal(0)[0];
    world.act(0, Intent::Play { event });
    assert_eq!((world.entries(table), world.sent.len()), (entries, sent));
    assert_eq!(world.standing(0).unanswered, 1);
    // Whatever else comes waits for it.
    let late = world.come(table, Credential::Seat(SeatKey::from(KEYS[1])));
    assert_eq!(world.standing(late).line, Line::Connecting);
    world.answer();
    assert_eq!(world.standing(0).unanswered, 0);
    for nth in [1, 2, late] {
        assert_eq!(world.standing(nth).record.expect("a game").events().last(), Some(&event));
    }
}

#[test]
fn a_full_disk_refuses_what_is_new_and_serves_what_is_there() {
    let mut world = World::new(1);
    let created = world.created(terms());
    let entries = world.entries(created.table);
    world.trouble = Trouble::Full;
    let event = world.legal(0)[0];
    assert_eq!(world.try_to(0, Intent::Play { event }), Err(Reason::Full));
    let (status, body) = world.call(Call::Create(create(SeatKey::from([9; 16]), None, terms())));
    assert_eq!((status, reason(&body)), (507, Reason::Full));
    let watcher = world.come(created.table, Credential::Watch(created.watch));
    assert_eq!(world.standing(watcher).record, world.standing(1).record);
    assert_eq!(world.entries(created.table), entries);
    world.trouble = Trouble::None;
    assert_eq!(world.try_to(0, Intent::Play { event }), Ok(()));
    world.play_out();
}

#[test]
fn a_share_of_the_dice_that_a_full_disk_refused_is_given_again() {
    let mut world = World::new(1);
    let created = world.create(SeatKey::from(KEYS[0]), terms());
    let host = world.come(created.table, Credential::Seat(SeatKey::from(KEYS[0])));
    let (status, _) = world.join(created.table, SeatKey::from(KEYS[1]), Some(created.invitation));
    assert_eq!(status, 200);
    world.trouble = Trouble::Full;
    let guest = world.come(created.table, Credential::Seat(SeatKey::from(KEYS[1])));
    world.pass(10_000);
    assert!(world.standing(host).record.is_none());
    world.trouble = Trouble::None;
    world.pass(10_000);
    assert!(world.standing(host).record.is_some() && world.standing(guest).record.is_some());
}

#[test]
fn what_the_store_did_without_saying_so_is_acknowledged_once_it_is_known() {
    let mut world = World::new(1);
    let table = world.table(terms());
    let entries = world.entries(table);
    world.trouble = Trouble::Unknown;
    let event = world.legal(0)[0];
    assert_eq!(world.try_to(0, Intent::Play { event }), Ok(()));
    assert_eq!(world.entries(table), entries + 1);
    assert_eq!(hash(&world, 0), hash(&world, 1));
    world.trouble = Trouble::None;
    world.play_out();
}

#[test]
fn what_the_store_did_not_do_is_refused_once_it_is_known() {
    let mut world = World::new(1);
    let table = world.table(terms());
    let entries = world.entries(table);
    world.trouble = Trouble::Unwritten;
    let event = world.legal(0)[0];
    assert_eq!(world.try_to(0, Intent::Play { event }), Err(Reason::Unavailable));
    assert_eq!(world.entries(table), entries);
    world.trouble = Trouble::None;
    world.play_out();
}

#[test]
fn what_nobody_can_know_is_said_again_and_done_once() {
    let mut world = World::new(1);
    let table = world.table(terms());
    let entries = world.entries(table);
    world.trouble = Trouble::Unreachable;
    let event = world.legal(0)[0];
    let socket = world.players[0].socket.expect("a line");
    world.act(0, Intent::Play { event });
    assert_eq!(world.closed[&socket], (1013, Reason::Unavailable));
    assert_eq!(world.standing(0).unanswered, 1, "it is neither done nor refused");
    assert_eq!(world.standing(1).line, Line::Open, "nobody else notices");
    world.pass(20_000);
    assert_eq!(world.standing(0).unanswered, 1);
    world.trouble = Trouble::None;
    world.pass(20_000);
    assert_eq!((world.standing(0).unanswered, world.standing(0).line), (0, Line::Open));
    assert_eq!(world.entries(table), entries + 1);
    world.play_out();
}

#[test]
fn requests_that_cannot_be_served_are_told_to_come_again() {
    let mut world = World::new(1);
    let created = world.created(terms());
    world.restart(1_000);
    world.trouble = Trouble::Unreachable;
    let look = blazon_wire::line(&Look { version: VERSION, token: created.watch });
    let (status, body, retry_after) = world.call_from("192.0.2.9", Call::Look(created.table, look));
    assert_eq!((status, reason(&body), retry_after), (503, Reason::Unavailable, Some(1)));
    let (status, body) = world.join(created.table, SeatKey::from([9; 16]), Some(created.invitation));
    assert_eq!((status, reason(&body)), (503, Reason::Unavailable));
    let (status, body) = world.call(Call::Create(create(SeatKey::from([9; 16]), None, terms())));
    assert_eq!((status, reason(&body)), (503, Reason::Unavailable));
    let socket = world.open(created.table);
    let heard = world.greet(socket, created.watch, 0);
    assert_eq!(refusal(&heard[0]), Reason::Unavailable);
    assert_eq!(world.closed[&socket], (1013, Reason::Unavailable));
    assert_eq!(world.host.tables(), 0);
}

#[test]
fn a_join_that_the_store_did_without_saying_so_is_done() {
    let mut world = World::new(1);
    let created = world.create(SeatKey::from(KEYS[0]), terms());
    world.trouble = Trouble::Unknown;
    let (status, _) = world.join(created.table, SeatKey::from(KEYS[1]), Some(created.invitation));
    assert_eq!((status, world.entries(created.table)), (200, 2));
}

#[test]
fn whoever_was_first_at_another_server_was_first() {
    let mut world = World::new(1);
    let table = world.table(terms());
    let legal = world.legal(0);
    // Another server has written something else, and this one has not heard of it.
    let entry =
        format!(r#"{{"at":{},"key":"00000000000000ff","kind":"played","event":"{}"}}"#, world.now, legal[1]);
    world.logs.get_mut(&table).expect("a log").push(entry);
    assert_eq!(world.try_to(0, Intent::Play { event: legal[0] }), Err(Reason::Stale));
    for nth in 0..3 {
        assert_eq!(world.standing(nth).record.expect("a game").events().last(), Some(&legal[1]));
    }
    world.play_out();
}

#[test]
fn news_of_another_server_are_told_to_everybody() {
    let mut world = World::new(1);
    let table = world.table(terms());
    let event = world.legal(0)[0];
    let entry =
        format!(r#"{{"at":{},"key":"00000000000000ff","kind":"played","event":"{event}"}}"#, world.now);
    world.logs.get_mut(&table).expect("a log").push(entry);
    let last = world.entries(table) as u64;
    world.input(Input::Told { table, last });
    for nth in 0..3 {
        assert_eq!(world.standing(nth).record.expect("a game").events().last(), Some(&event));
    }
}

#[test]
fn whoever_has_seen_more_than_this_server_is_told_no_less() {
    let mut world = World::new(1);
    let table = world.table(terms());
    let event = world.legal(0)[0];
    let entry = format!(r#"{{"at":{},"kind":"played","event":"{event}"}}"#, world.now);
    world.logs.get_mut(&table).expect("a log").push(entry);
    let last = world.entries(table) as u64;
    let socket = world.open(table);
    let heard = world.greet(socket, SeatKey::from(KEYS[1]).token(), last);
    assert!(matches!(heard[0], ToClient::Item(_)) || matches!(heard[0], ToClient::Welcome { .. }));
    let welcome = heard.iter().find(|message| matches!(message, ToClient::Welcome { .. }));
    assert_eq!(welcome, Some(&ToClient::Welcome { version: VERSION, role: Role::Guest, last }));
    assert!(!heard.iter().any(|message| matches!(message, ToClient::Item(_))), "they have all there is");
}

#[test]
fn whoever_has_more_than_there_is_gets_all_there_is() {
    let mut world = World::new(1);
    let table = world.table(terms());
    let last = world.entries(table) as u64;
    let socket = world.open(table);
    let heard = world.greet(socket, SeatKey::from(KEYS[1]).token(), last + 5);
    let items = heard.iter().filter(|message| matches!(message, ToClient::Item(_))).count();
    assert_eq!(items as u64, last);
}

#[test]
fn a_log_that_is_damaged_is_not_served() {
    for damage in [
        |log: &mut Vec<String>| log[3] = "{".into(),
        |log: &mut Vec<String>| drop(log.remove(2)),
        |log: &mut Vec<String>| log.swap(3, 4),
        |log: &mut Vec<String>| drop(log.remove(0)),
        |log: &mut Vec<String>| log.push(log[0].clone()),
        |log: &mut Vec<String>| log.push(log[1].clone()),
    ] {
        let mut world = World::new(1);
        let created = world.created(terms());
        damage(world.logs.get_mut(&created.table).expect("a log"));
        world.restart(1_000);
        let socket = world.open(created.table);
        world.greet(socket, created.watch, 0);
        assert_eq!(world.closed[&socket], (1013, Reason::Unavailable));
    }
}

#[test]
fn a_log_that_was_cut_off_goes_on_with_what_has_to_follow() {
    let mut world = World::new(1);
    let table = world.table(terms());
    world.play_out();
    let (whole, last) = (world.logs[&table].clone(), hash(&world, 0));
    // What was recovered of a damaged disk may end anywhere.
    for end in 1..whole.len() {
        let mut world = World::new(2);
        world.logs.insert(table, whole[..end].to_vec());
        for key in KEYS {
            world.come(table, Credential::Seat(SeatKey::from(key)));
        }
        if world.entries(table) < 3 {
            continue;
        }
        while !world.standing(0).is_over() {
            world.step(world.to_act());
        }
        assert!(matches!(world.standing(0).fair, blazon_online::Fairness::Fair { .. }), "{end}");
        if end == whole.len() - 1 {
            assert_eq!(hash(&world, 0), last);
        }
    }
}

#[test]
fn a_table_that_vanished_from_the_store_is_forgotten() {
    let mut world = World::new(1);
    let table = world.table(terms());
    world.logs.remove(&table);
    let event = world.legal(0)[0];
    world.act(0, Intent::Play { event });
    world.pass(20_000);
    for nth in 0..3 {
        assert_eq!(world.standing(nth).line, Line::Refused(Reason::NoSuchTable));
    }
    assert_eq!(world.host.tables(), 0);
}

#[test]
fn a_table_is_dropped_from_memory_when_nobody_is_there_and_read_again() {
    let mut world = World::new(1);
    let table = world.table(terms());
    world.play_to_the_drawing();
    world.step(0);
    let before = hash(&world, 0);
    for nth in 0..3 {
        world.leave(nth);
    }
    assert_eq!(world.host.tables(), 1);
    world.pass(world.limits.idle + 1_000);
    assert_eq!((world.host.tables(), world.host.sockets()), (0, 0));
    let [host, guest] = KEYS.map(|key| world.come(table, Credential::Seat(SeatKey::from(key))));
    assert_eq!(hash(&world, host), before);
    // The drawing is as hidden as before.
    assert_eq!(world.standing(guest).drawn, world.standing(host).seat());
    assert_ne!(hash(&world, guest), before);
}

#[test]
fn nobody_fills_a_server_by_asking_for_what_is_not_there() {
    let mut world = World::new(1);
    for table in 0..100 {
        let socket = world.open(TableId(table));
        world.greet(socket, SeatKey::from(KEYS[0]).token(), 0);
    }
    assert_eq!((world.host.tables(), world.host.sockets()), (0, 0));
}

#[test]
fn a_store_that_does_not_answer_keeps_no_more_waiting_than_there_is_room_for() {
    let mut world = World::new(1);
    let created = world.created(terms());
    world.trouble = Trouble::Silent;
    let event = world.legal(0)[0];
    world.act(0, Intent::Play { event });
    let mut turned_away = 0;
    for nth in 0..400 {
        let look = blazon_wire::line(&Look { version: VERSION, token: created.watch });
        world.input(Input::Call {
            request: blazon_online::Request(10_000 + nth),
            address: format!("{nth}"),
            call: Call::Look(created.table, look),
        });
        turned_away += usize::from(world.replies.contains_key(&(10_000 + nth)));
    }
    assert_eq!(turned_away, 400 - 256);
    world.answer();
    assert_eq!(world.replies.len(), 400);
}
