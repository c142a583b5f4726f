//! Tables that nobody comes back to.

use blazon_dice::SeatKey;
use blazon_online::{Credential, Fairness, Input, Limits, Line};
use blazon_wire::online::{Ending, Intent, Reason, TableId};

use crate::world::{KEYS, Trouble, World, terms};

const HOUR: u64 = 3_600_000;

/// Limits that are reached while a server is awake.
fn short() -> Limits {
    Limits { waiting: HOUR, untouched: 2 * HOUR, kept: Some(3 * HOUR), ..Limits::default() }
}

/// Time passes, and the store says what is due.
fn pass(world: &mut World, milliseconds: u64) {
    let until = world.now + milliseconds;
    while world.now < until {
        world.now = until.min(world.now + 10_000);
        world.input(Input::Tick);
    }
    let now = world.now;
    let due: Vec<TableId> = world
        .dues
        .iter()
        .filter(|(_, due)| due.is_some_and(|due| due <= now))
        .map(|(table, _)| *table)
        .collect();
    world.input(Input::Due(due));
}

#[test]
fn a_table_that_nobody_joins_is_removed() {
    let mut world = World::with(1, short());
    let created = world.create(SeatKey::from(KEYS[0]), terms());
    pass(&mut world, HOUR - 1);
    assert_eq!(world.entries(created.table), 1);
    pass(&mut world, 1);
    assert_eq!((world.entries(created.table), world.host.tables()), (0, 0));
    let nth = world.come(created.table, Credential::Seat(SeatKey::from(KEYS[0])));
    assert_eq!(world.standing(nth).line, Line::Refused(Reason::NoSuchTable));
}

#[test]
fn whoever_still_waits_there_is_told() {
    let mut world = World::with(1, short());
    let created = world.create(SeatKey::from(KEYS[0]), terms());
    world.now += HOUR;
    let nth = world.come(created.table, Credential::Seat(SeatKey::from(KEYS[0])));
    world.input(Input::Due(vec![created.table]));
    world.pass(5_000);
    assert_eq!(world.standing(nth).line, Line::Refused(Reason::NoSuchTable));
}

#[test]
fn somebody_who_joins_in_the_last_moment_keeps_the_table() {
    let mut world = World::with(1, short());
    let created = world.create(SeatKey::from(KEYS[0]), terms());
    pass(&mut world, HOUR - 1);
    world.now += 1;
    world.trouble = Trouble::Silent;
    world.input(Input::Due(vec![created.table]));
    assert_eq!(world.held.len(), 1, "it is about to be removed");
    // At another server somebody joins.
    let digest = SeatKey::from(KEYS[1]).token().digest();
    let entry = format!(r#"{{"at":{},"kind":"joined","name":"Bob","token":"{digest}"}}"#, world.now);
    world.logs.get_mut(&created.table).expect("a log").push(entry);
    world.answer();
    assert_eq!(world.entries(created.table), 2);
    let guest = world.come(created.table, Credential::Seat(SeatKey::from(KEYS[1])));
    assert_eq!(world.standing(guest).line, Line::Open);
}

#[test]
fn a_game_that_nobody_touches_is_abandoned_and_its_dice_are_shown() {
    let mut world = World::with(1, short());
    let table = world.table(terms());
    world.step(0);
    for nth in 0..3 {
        world.leave(nth);
    }
    pass(&mut world, 2 * HOUR - 1);
    let back = world.come(table, Credential::Seat(SeatKey::from(KEYS[0])));
    assert_eq!(world.standing(back).ended, None);
    world.leave(back);
    pass(&mut world, 1);
    let back = world.come(table, Credential::Seat(SeatKey::from(KEYS[0])));
    assert_eq!(world.standing(back).ended, Some(Ending::Abandoned));
    assert_eq!(world.standing(back).winner(), Some(None));
    assert_eq!(world.standing(back).fair, Fairness::Fair { rolls: 1 });
    assert_eq!(world.try_to(back, Intent::Resign), Err(Reason::Over));
}

#[test]
fn a_game_that_never_started_is_abandoned_like_a_table_that_nobody_joined() {
    let mut world = World::with(1, short());
    let created = world.create(SeatKey::from(KEYS[0]), terms());
    world.join(created.table, SeatKey::from(KEYS[1]), Some(created.invitation));
    pass(&mut world, HOUR);
    let back = world.come(created.table, Credential::Seat(SeatKey::from(KEYS[0])));
    assert_eq!(world.standing(back).ended, Some(Ending::Abandoned));
    assert_eq!(world.standing(back).fair, Fairness::Sealed, "nothing was rolled");
}

#[test]
fn a_finished_game_is_kept_for_as_long_as_was_said() {
    let mut world = World::with(1, short());
    let table = world.table(terms());
    world.play_out();
    for nth in 0..3 {
        world.leave(nth);
    }
    pass(&mut world, 3 * HOUR - 1);
    assert!(world.entries(table) > 0);
    pass(&mut world, 1);
    assert_eq!(world.entries(table), 0);
    // Without a limit it is kept for ever.
    let mut world = World::new(1);
    let table = world.table(terms());
    world.play_out();
    assert_eq!(world.dues[&table], None);
}

#[test]
fn what_is_looked_at_too_early_is_due_later() {
    let mut world = World::with(1, short());
    let table = world.table(terms());
    let entries = world.entries(table);
    let due = world.dues[&table];
    world.dues.insert(table, Some(world.now));
    world.input(Input::Due(vec![table]));
    assert_eq!((world.entries(table), world.dues[&table]), (entries, due));
    world.play_out();
}
