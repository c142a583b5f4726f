//! Time, and whose it is.

use blazon_dice::{Chair, SeatKey};
use blazon_online::{Credential, Input};
use blazon_wire::online::{Clock, Ending, Intent, Pace, Reason, ToClient};

use crate::world::{KEYS, World, timed};

const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;
const FIVE: Pace = Pace::Rounds { minutes: 5, seconds: 10 };

/// What somebody who comes now is told about the clocks.
fn clock(world: &mut World) -> Clock {
    let table = world.standing(0).table;
    let socket = world.open(table);
    let heard = world.greet(socket, SeatKey::from(KEYS[0]).token(), 0);
    world.input(Input::Closed { socket });
    let clock = heard
        .iter()
        .find_map(|message| if let ToClient::Clock(clock) = message { Some(*clock) } else { None });
    clock.expect("a clock")
}

#[test]
fn the_clock_of_whoever_has_to_act_runs_and_every_round_adds() {
    let mut world = World::new(1);
    world.table(timed(FIVE));
    world.pass(20 * SECOND);
    let now = clock(&mut world);
    assert_eq!((now.host, now.guest), (280 * SECOND, 300 * SECOND));
    assert_eq!((now.host_runs, now.guest_runs), (true, false));
    world.step(0);
    world.pass(30 * SECOND);
    world.step(1);
    // Both draw.
    world.pass(5 * SECOND);
    let now = clock(&mut world);
    assert_eq!((now.host, now.guest), (275 * SECOND, 265 * SECOND));
    assert_eq!((now.host_runs, now.guest_runs), (true, true));
    world.step(0);
    world.pass(5 * SECOND);
    assert_eq!(clock(&mut world).host, 275 * SECOND);
    world.step(1);
    let now = clock(&mut world);
    assert_eq!((now.host, now.guest), (285 * SECOND, 270 * SECOND), "the second round");
}

#[test]
fn whoever_runs_out_of_time_has_lost_without_anybody_doing_anything() {
    let mut world = World::new(1);
    world.table(timed(FIVE));
    world.pass(5 * MINUTE - SECOND);
    assert_eq!(world.standing(1).ended, None);
    world.pass(SECOND);
    for nth in 0..3 {
        assert_eq!(world.standing(nth).ended, Some(Ending::TimeUp { chair: Chair::Host }));
        assert_eq!(world.standing(nth).winner(), Some(world.standing(1).seat()));
    }
}

#[test]
fn what_comes_after_the_time_is_too_late_even_if_nobody_has_looked_at_the_clock() {
    let mut world = World::new(1);
    world.table(timed(FIVE));
    world.pass(5 * MINUTE - SECOND);
    let event = world.legal(0)[0];
    world.now += SECOND;
    assert_eq!(world.try_to(0, Intent::Play { event }), Err(Reason::Over));
    assert_eq!(world.standing(0).ended, Some(Ending::TimeUp { chair: Chair::Host }));
}

#[test]
fn what_comes_in_the_last_moment_is_in_time() {
    let mut world = World::new(1);
    world.table(timed(FIVE));
    world.pass(5 * MINUTE - SECOND);
    world.now += SECOND - 1;
    let event = world.legal(0)[0];
    assert_eq!(world.try_to(0, Intent::Play { event }), Ok(()));
}

#[test]
fn a_restart_costs_nobody_clock_time() {
    let mut world = World::new(1);
    world.table(timed(FIVE));
    world.pass(10 * SECOND);
    for _ in 0..3 {
        world.restart(HOUR);
        world.pass(10 * SECOND);
    }
    let now = clock(&mut world);
    assert_eq!((now.host, now.guest), (260 * SECOND, 300 * SECOND));
    world.step(0);
    assert_eq!(clock(&mut world).host, 260 * SECOND);
}

#[test]
fn what_a_server_sleeps_through_costs_nobody_clock_time_and_clients_are_told() {
    let mut world = World::new(1);
    world.table(timed(FIVE));
    world.pass(10 * SECOND);
    world.now += HOUR;
    world.input(Input::Tick);
    let told = world.standing(0).clock.expect("a clock").0;
    assert_eq!((told.host, told.guest), (290 * SECOND, 300 * SECOND));
    assert_eq!(world.standing(0).ended, None);
    // It is in the store, so that another server knows it too.
    world.restart(SECOND);
    world.pass(5 * SECOND);
    assert_eq!(clock(&mut world).host, 285 * SECOND);
}

#[test]
fn an_outage_that_the_store_has_noted_is_nobodys_time() {
    let mut world = World::new(1);
    world.table(timed(FIVE));
    let from = world.now;
    world.pass(100 * SECOND);
    world.input(Input::Outage { from, to: from + 60 * SECOND });
    assert_eq!(world.standing(1).clock.expect("a clock").0.host, 260 * SECOND);
}

#[test]
fn a_clock_that_is_put_back_takes_and_gives_nothing() {
    let mut world = World::new(1);
    let table = world.table(timed(FIVE));
    world.pass(10 * SECOND);
    world.now -= 6 * HOUR;
    world.input(Input::Tick);
    world.pass(10 * SECOND);
    assert_eq!(clock(&mut world).host, 280 * SECOND);
    world.step(0);
    world.pass(10 * SECOND);
    assert_eq!(clock(&mut world).guest, 290 * SECOND);
    let at: Vec<u64> = world
        .host
        .room(table)
        .expect("a room")
        .items(0, blazon_wire::online::Role::Watcher)
        .map(|item| item.at)
        .collect();
    assert!(at.is_sorted(), "time does not go back in a log");
    // Limits go on as well.
    let socket = world.players[0].socket.expect("a line");
    for _ in 0..300 {
        world.pass(250);
        assert!(world.say(socket, r#"{"type":"ping"}"#).contains(&ToClient::Pong));
    }
}

#[test]
fn days_are_for_every_decision() {
    let mut world = World::new(1);
    let table = world.table(timed(Pace::Days { days: 2 }));
    assert_eq!(clock(&mut world).host, 2 * DAY);
    assert_eq!(world.dues[&table], Some(world.now + 2 * DAY));
    world.leave(0);
    // Nobody has the table in memory.
    world.leave(1);
    world.leave(2);
    world.pass(2 * MINUTE);
    assert_eq!(world.host.tables(), 0);
    let due = world.dues[&table].expect("it is due");
    world.now = due - SECOND;
    world.input(Input::Tick);
    world.now = due;
    world.input(Input::Tick);
    world.input(Input::Due(vec![table]));
    let back = world.come(table, Credential::Seat(SeatKey::from(KEYS[1])));
    // The server slept for most of that, and that is nobody's time either.
    assert_eq!(world.standing(back).ended, None);
    let due = world.dues[&table].expect("it is due later");
    while world.now < due {
        world.now += 10 * SECOND;
        world.input(Input::Tick);
        let effects = world.players[back].client.tick(world.now);
        assert!(effects.is_empty() || world.standing(back).ended.is_none());
    }
    world.input(Input::Due(vec![table]));
    let back = world.come(table, Credential::Seat(SeatKey::from(KEYS[1])));
    assert_eq!(world.standing(back).ended, Some(Ending::TimeUp { chair: Chair::Host }));
}

#[test]
fn an_engine_has_all_the_time_in_the_world() {
    let mut world = World::new(1);
    world.table(timed(FIVE));
    world.step(0);
    world.leave(1);
    world.pass(world.limits.gone);
    world.engine = false;
    assert_eq!(world.try_to(0, Intent::Replace), Ok(()));
    world.pass(HOUR);
    assert_eq!(world.standing(0).ended, None);
    assert!(!clock(&mut world).guest_runs);
    world.engine = true;
    world.pass(5 * SECOND);
    assert!(world.standing(0).is_asked());
}

#[test]
fn both_who_let_a_correspondence_game_lie_lose_nothing() {
    let mut world = World::new(1);
    let table = world.table(timed(Pace::Days { days: 1 }));
    world.play_to_the_drawing();
    let due = world.dues[&table].expect("it is due");
    for nth in 0..3 {
        world.leave(nth);
    }
    while world.now < due {
        world.now = due.min(world.now + 10 * SECOND);
        world.input(Input::Tick);
    }
    world.input(Input::Due(vec![table]));
    let back = world.come(table, Credential::Seat(SeatKey::from(KEYS[0])));
    assert_eq!(world.standing(back).ended, Some(Ending::Abandoned));
    assert_eq!(world.standing(back).winner(), Some(None));
}
