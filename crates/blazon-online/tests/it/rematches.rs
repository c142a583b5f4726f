//! Playing again.

use blazon_dice::{Chair, SeatKey};
use blazon_online::{Credential, Input};
use blazon_wire::online::{Intent, Question, Reason, Starts, Terms};

use crate::world::{KEYS, Trouble, World, terms};

const REMATCH: Intent = Intent::Ask { question: Question::Rematch };
const YES: Intent = Intent::Answer { yes: true };

/// A game that is over.
fn over(terms: Terms) -> World {
    let mut world = World::new(4);
    world.table(terms);
    assert_eq!(world.try_to(1, Intent::Resign), Ok(()));
    world
}

#[test]
fn they_go_on_at_another_table_with_seats_swapped_and_watchers_come_along() {
    for starts in [Starts::Host, Starts::Guest, Starts::Dice] {
        let mut world = World::new(4);
        let created = world.created(Terms { starts, listed: true, ..terms() });
        assert_eq!(world.try_to(1, Intent::Resign), Ok(()));
        assert_eq!(world.try_to(0, REMATCH), Ok(()));
        assert_eq!(world.try_to(1, YES), Ok(()));
        let next = world.standing(0).next.expect("another table");
        for nth in [1, 2] {
            assert_eq!(world.standing(nth).next, Some(next));
        }
        let before = world.standing(0).host.expect("a seat");
        let players = KEYS.map(|key| world.come(next, Credential::Seat(SeatKey::from(key))));
        let watcher = world.come(next, Credential::Watch(created.watch));
        assert_eq!(world.standing(players[0]).host, Some(!before));
        assert_eq!(world.standing(watcher).names.host.as_deref(), Some("Ann"));
        assert_eq!(world.standing(watcher).names.guest.as_deref(), Some("Bob"));
        assert_ne!(world.standing(players[0]).is_asked(), world.standing(players[1]).is_asked());
        let (status, _) = world.join(next, SeatKey::from([9; 16]), None);
        assert_eq!(status, 403, "nobody else gets in");
    }
}

#[test]
fn both_asking_at_once_is_an_agreement() {
    let mut world = over(terms());
    assert_eq!(world.try_to(0, REMATCH), Ok(()));
    assert_eq!(world.try_to(1, REMATCH), Ok(()));
    assert!(world.standing(0).next.is_some());
}

#[test]
fn agreeing_on_two_devices_makes_one_table() {
    let mut world = over(terms());
    let table = world.standing(0).table;
    let tab = world.come(table, Credential::Seat(SeatKey::from(KEYS[1])));
    assert_eq!(world.try_to(0, REMATCH), Ok(()));
    world.trouble = Trouble::Silent;
    world.act(1, YES);
    world.act(tab, YES);
    world.act(0, REMATCH);
    world.answer();
    let next = world.standing(0).next.expect("another table");
    for nth in [1, 2, tab] {
        assert_eq!(world.standing(nth).next, Some(next));
        assert_eq!(world.standing(nth).unanswered, 0);
    }
    assert_eq!(world.logs.len(), 2);
}

#[test]
fn a_server_that_is_killed_between_the_two_tables_leaves_one() {
    let mut world = over(terms());
    assert_eq!(world.try_to(0, REMATCH), Ok(()));
    let table = world.standing(0).table;
    let entries = world.entries(table);
    // The other table is made, and the server never hears of it.
    world.trouble = Trouble::Silent;
    world.act(1, YES);
    world.answer_and_lose();
    assert_eq!((world.logs.len(), world.entries(table)), (2, entries));
    world.restart(1_000);
    world.pass(10_000);
    let next = world.standing(0).next.expect("another table");
    assert_eq!(world.standing(1).next, Some(next));
    assert_eq!((world.logs.len(), world.standing(1).unanswered), (2, 0));
    assert_eq!(world.entries(next), 1);
}

#[test]
fn a_full_disk_refuses_a_rematch_and_it_can_be_agreed_to_again() {
    let mut world = over(terms());
    assert_eq!(world.try_to(0, REMATCH), Ok(()));
    world.trouble = Trouble::Full;
    assert_eq!(world.try_to(1, YES), Err(Reason::Full));
    world.trouble = Trouble::None;
    assert_eq!(world.try_to(1, YES), Ok(()));
    assert!(world.standing(0).next.is_some());
}

#[test]
fn after_a_rematch_there_is_no_other() {
    let mut world = over(terms());
    assert_eq!(world.try_to(0, REMATCH), Ok(()));
    assert_eq!(world.try_to(1, YES), Ok(()));
    assert_eq!(world.try_to(0, REMATCH), Err(Reason::Over));
    assert_eq!(world.try_to(1, YES), Err(Reason::NothingAsked));
}

#[test]
fn a_rematch_that_was_declined_can_be_asked_for_by_the_other() {
    let mut world = over(terms());
    assert_eq!(world.try_to(0, REMATCH), Ok(()));
    assert_eq!(world.try_to(1, Intent::Answer { yes: false }), Ok(()));
    assert_eq!(world.try_to(0, REMATCH), Err(Reason::AskedAlready));
    assert_eq!(world.try_to(1, REMATCH), Ok(()));
    assert_eq!(world.standing(0).asked, Some((Chair::Guest, Question::Rematch)));
    assert_eq!(world.try_to(0, YES), Ok(()));
    assert!(world.standing(1).next.is_some());
}

#[test]
fn the_next_table_survives_a_restart() {
    let mut world = over(terms());
    assert_eq!(world.try_to(0, REMATCH), Ok(()));
    assert_eq!(world.try_to(1, YES), Ok(()));
    let next = world.standing(0).next.expect("another table");
    world.restart(5_000);
    world.input(Input::Tick);
    let players = KEYS.map(|key| world.come(next, Credential::Seat(SeatKey::from(key))));
    assert!(world.standing(players[0]).record.is_some());
}
