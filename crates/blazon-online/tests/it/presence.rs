//! Who is there, and what others are told of it.

use blazon_dice::SeatKey;
use blazon_online::{Call, Client, ClientEffect, Credential, Input, Line};
use blazon_wire::online::{Intent, OpenTables, Reason, TableId, Terms};

use crate::world::{KEYS, World, create, reason, terms};

fn listed(world: &mut World) -> Vec<TableId> {
    let (status, body) = world.call(Call::List);
    assert_eq!(status, 200);
    let open: OpenTables = blazon_wire::read(&body).expect(&body);
    open.tables.iter().map(|open| open.table).collect()
}

#[test]
fn a_table_is_listed_while_its_host_is_there_and_nobody_has_joined() {
    let mut world = World::new(1);
    let open = Terms { listed: true, ..terms() };
    let created = world.create(SeatKey::from(KEYS[0]), open);
    assert_eq!(listed(&mut world), []);
    let host = world.come(created.table, Credential::Seat(SeatKey::from(KEYS[0])));
    assert_eq!(listed(&mut world), [created.table]);
    world.leave(host);
    assert_eq!(listed(&mut world), []);
    world.come(created.table, Credential::Seat(SeatKey::from(KEYS[0])));
    assert_eq!(listed(&mut world), [created.table]);
    let (status, _) = world.join(created.table, SeatKey::from(KEYS[1]), None);
    assert_eq!((status, listed(&mut world)), (200, vec![]));
}

#[test]
fn a_table_for_friends_is_not_listed_and_the_latest_comes_first() {
    let mut world = World::new(1);
    let mut tables = Vec::new();
    for (nth, listed) in [true, false, true, true].into_iter().enumerate() {
        let key = SeatKey::from([nth as u8 + 1; 16]);
        let created = world.create(key, Terms { listed, ..terms() });
        world.come(created.table, Credential::Seat(key));
        tables.push(created.table);
        world.pass(1_000);
    }
    assert_eq!(listed(&mut world), [tables[3], tables[2], tables[0]]);
}

#[test]
fn everybody_is_told_who_is_there_and_how_many_watch() {
    let mut world = World::new(1);
    let created = world.created(terms());
    let seen = |world: &World, nth: usize| {
        let standing = world.standing(nth);
        (standing.here.host, standing.here.guest, standing.watchers)
    };
    for nth in 0..3 {
        assert_eq!(seen(&world, nth), (true, true, 1));
    }
    let second = world.come(created.table, Credential::Watch(created.watch));
    assert_eq!(seen(&world, 0), (true, true, 2));
    world.leave(second);
    world.leave(1);
    for nth in [0, 2] {
        assert_eq!(seen(&world, nth), (true, false, 1));
    }
    // Somebody with two devices is there until both are gone.
    let tab = world.come(created.table, Credential::Seat(SeatKey::from(KEYS[0])));
    world.leave(0);
    assert_eq!(seen(&world, 2), (true, false, 1));
    world.leave(tab);
    assert_eq!(seen(&world, 2), (false, false, 1));
}

#[test]
fn a_server_that_stops_sends_everybody_on() {
    let mut world = World::new(1);
    let created = world.created(terms());
    let sockets: Vec<_> = world.players.iter().filter_map(|player| player.socket).collect();
    world.input(Input::Stop);
    for socket in sockets {
        assert_eq!(world.closed[&socket], (1012, Reason::Stopping));
    }
    assert_eq!(world.standing(0).line, Line::Lost);
    let socket = world.open(created.table);
    assert_eq!(world.closed[&socket], (1012, Reason::Stopping));
    let call = Call::Create(create(SeatKey::from(KEYS[0]), None, terms()));
    let (status, body, retry_after) = world.call_from("192.0.2.1", call);
    assert_eq!((status, reason(&body), retry_after), (503, Reason::Stopping, Some(1)));
    world.restart(2_000);
    world.pass(10_000);
    for nth in 0..3 {
        assert_eq!(world.standing(nth).line, Line::Open);
    }
    world.play_out();
}

#[test]
fn whoever_wants_to_be_told_what_is_legal_is_told_once_for_every_decision() {
    let mut world = World::new(1);
    let created = world.create(SeatKey::from(KEYS[0]), terms());
    let host =
        world.come_as(created.table, Credential::Seat(SeatKey::from(KEYS[0])), Client::told_what_is_legal);
    world.join(created.table, SeatKey::from(KEYS[1]), Some(created.invitation));
    let guest = world.come(created.table, Credential::Seat(SeatKey::from(KEYS[1])));
    let turns = |world: &World| {
        world.players[host].told.iter().filter(|told| matches!(told, ClientEffect::Turn(_))).count()
    };
    let mut decisions = 0;
    while !world.standing(host).is_over() {
        decisions += usize::from(world.standing(host).is_asked());
        assert_eq!(turns(&world), decisions);
        if world.standing(host).is_asked() && world.standing(guest).is_asked() {
            // While both draw, the other is first: that is no other decision.
            world.step(guest);
            assert_eq!(turns(&world), decisions);
        }
        let nth = if world.standing(host).is_asked() { host } else { guest };
        if nth == host {
            let Some(ClientEffect::Turn(legal)) = world.players[host].told.last().cloned() else {
                panic!("it is told what it can do")
            };
            assert_eq!(legal, world.legal(host));
            // What is refused is followed by the same again.
            let wrong = Intent::Play { event: "d/b/s2/?".parse().expect("a roll") };
            assert_eq!(world.try_to(host, wrong), Err(Reason::NotYours));
            decisions += 1;
            assert_eq!(turns(&world), decisions);
        }
        world.step(nth);
    }
}

#[test]
fn a_client_comes_back_by_itself_to_the_same_seat_and_misses_nothing() {
    let mut world = World::new(1);
    world.table(terms());
    world.step(0);
    let socket = world.players[1].socket.take().expect("a line");
    world.input(Input::Closed { socket });
    let now = world.now;
    world.players[1].client.closed(now);
    assert_eq!(world.standing(1).line, Line::Lost);
    // What is wanted meanwhile is done when the line is back.
    let event = world.legal(1)[0];
    world.act(1, Intent::Play { event });
    assert_eq!(world.standing(1).unanswered, 1);
    world.pass(5_000);
    assert_eq!((world.standing(1).line, world.standing(1).unanswered), (Line::Open, 0));
    assert_eq!(world.standing(0).record.expect("a game").events().last(), Some(&event));
    world.play_out();
}

#[test]
fn a_client_gives_up_a_line_on_which_nothing_is_heard() {
    let mut world = World::new(1);
    world.table(terms());
    // The line is dead, and nobody says so.
    let dead = world.players[0].socket.take().expect("a line");
    world.pass(14_000);
    assert_eq!(world.standing(0).line, Line::Open);
    world.pass(6_000);
    assert_eq!(world.standing(0).line, Line::Open, "it has another");
    assert!(world.players[0].socket.is_some_and(|socket| socket != dead));
}
