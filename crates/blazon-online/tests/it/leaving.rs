//! Players who go away.

use blazon_dice::{Chair, SeatKey};
use blazon_online::Credential;
use blazon_wire::online::{Ending, Intent, Pace, Question, Reason};

use crate::world::{KEYS, World, terms, timed};

/// A game that waits for the guest, who has gone.
fn gone(world: &mut World) -> blazon_wire::online::TableId {
    let table = world.table(terms());
    while world.to_act() != 1 {
        world.step(0);
    }
    world.leave(1);
    table
}

#[test]
fn the_win_is_claimed_when_the_other_has_been_gone_for_long_enough() {
    let mut world = World::new(1);
    gone(&mut world);
    assert!(!world.standing(0).here.guest);
    for intent in [Intent::Claim, Intent::Replace] {
        assert_eq!(world.try_to(0, intent), Err(Reason::NotGone));
    }
    world.pass(world.limits.gone - 1_000);
    assert!(!world.standing(0).claim);
    assert_eq!(world.try_to(0, Intent::Claim), Err(Reason::NotGone));
    world.pass(1_000);
    assert!(world.standing(0).claim, "it is said when it is possible");
    assert!(!world.standing(2).claim, "but not to those who watch");
    assert_eq!(world.try_to(0, Intent::Claim), Ok(()));
    assert_eq!(world.standing(2).ended, Some(Ending::Left { chair: Chair::Guest }));
    assert_eq!(world.standing(0).winner(), Some(world.standing(0).seat()));
}

#[test]
fn whoever_comes_back_in_time_is_not_gone() {
    let mut world = World::new(1);
    let table = gone(&mut world);
    world.pass(world.limits.gone);
    assert!(world.standing(0).claim);
    world.come(table, Credential::Seat(SeatKey::from(KEYS[1])));
    assert!(!world.standing(0).claim && world.standing(0).here.guest);
    assert_eq!(world.try_to(0, Intent::Claim), Err(Reason::NotGone));
}

#[test]
fn nobody_is_gone_whom_the_game_does_not_wait_for() {
    let mut world = World::new(1);
    world.table(terms());
    assert_eq!(world.to_act(), 0);
    world.leave(1);
    world.pass(world.limits.gone * 3);
    assert!(!world.standing(0).claim);
    for intent in [Intent::Claim, Intent::Replace] {
        assert_eq!(world.try_to(0, intent), Err(Reason::NotGone));
    }
}

#[test]
fn who_has_days_may_be_away() {
    let mut world = World::new(1);
    world.table(timed(Pace::Days { days: 1 }));
    world.step(0);
    assert_eq!(world.to_act(), 1);
    world.leave(1);
    world.pass(world.limits.gone * 3);
    assert!(!world.standing(0).claim);
    assert_eq!(world.try_to(0, Intent::Claim), Err(Reason::NotGone));
}

#[test]
fn a_server_that_starts_finds_nobody_gone() {
    let mut world = World::new(1);
    gone(&mut world);
    world.pass(world.limits.gone);
    world.restart(1_000);
    world.pass(5_000);
    assert!(!world.standing(0).claim);
    assert_eq!(world.try_to(0, Intent::Claim), Err(Reason::NotGone));
}

#[test]
fn the_engine_finishes_for_whoever_has_gone() {
    let mut world = World::new(1);
    let table = gone(&mut world);
    world.pass(world.limits.gone);
    assert_eq!(world.try_to(0, Intent::Replace), Ok(()));
    assert!(world.standing(2).replaced.guest);
    assert_eq!(world.try_to(0, Intent::Replace), Err(Reason::NotGone));
    assert_eq!(world.try_to(0, Intent::Claim), Err(Reason::NotGone));
    // Whoever comes back sees it, and leaves it to the engine.
    let back = world.come(table, Credential::Seat(SeatKey::from(KEYS[1])));
    assert!(world.standing(back).replaced.guest && !world.standing(back).is_asked());
    let event = world.legal(0)[0];
    for intent in [
        Intent::Play { event },
        Intent::Resign,
        Intent::Ask { question: Question::Tie },
        Intent::Ask { question: Question::TakeBack },
    ] {
        assert_eq!(world.try_to(back, intent), Err(Reason::NotYours), "{intent:?}");
    }
    // An engine agrees to nothing.
    assert_eq!(world.try_to(0, Intent::Ask { question: Question::Tie }), Err(Reason::NotYours));
    while !world.standing(0).is_over() {
        world.step(0);
    }
    assert_eq!(world.standing(0).ended, None);
    assert_eq!(world.standing(back).record, world.standing(0).record);
    assert_eq!(world.standing(back).fair, world.standing(0).fair);
    // They may play again as any two.
    assert_eq!(world.try_to(0, Intent::Ask { question: Question::Rematch }), Ok(()));
    assert_eq!(world.try_to(back, Intent::Answer { yes: true }), Ok(()));
}

#[test]
fn the_engine_goes_on_after_a_restart() {
    let mut world = World::new(1);
    gone(&mut world);
    world.pass(world.limits.gone);
    world.engine = false;
    assert_eq!(world.try_to(0, Intent::Replace), Ok(()));
    assert!(!world.standing(0).is_asked());
    world.restart(1_000);
    world.engine = true;
    world.pass(5_000);
    assert!(world.standing(0).is_asked());
}

#[test]
fn an_engine_that_could_not_decide_is_asked_again_later() {
    let mut world = World::new(1);
    gone(&mut world);
    world.pass(world.limits.gone);
    world.engine = false;
    assert_eq!(world.try_to(0, Intent::Replace), Ok(()));
    world.pass(10_000);
    assert!(!world.standing(0).is_asked());
    world.engine = true;
    world.pass(3_000);
    assert!(world.standing(0).is_asked());
}

#[test]
fn if_both_have_left_the_one_who_comes_back_can_end_the_game() {
    let mut world = World::new(1);
    let table = gone(&mut world);
    world.pass(world.limits.gone);
    assert_eq!(world.try_to(0, Intent::Replace), Ok(()));
    assert!(world.standing(0).is_asked());
    world.leave(0);
    let back = world.come(table, Credential::Seat(SeatKey::from(KEYS[1])));
    world.pass(world.limits.gone);
    assert_eq!(world.try_to(back, Intent::Replace), Ok(()));
    world.pass(1_000);
    assert!(world.standing(back).is_over(), "two engines are quick");
    assert_eq!(world.standing(back).ended, None);
}

#[test]
fn a_reaction_is_heard_by_everybody_and_kept_by_nobody() {
    let mut world = World::new(1);
    let table = world.table(terms());
    let before = world.entries(table);
    let socket = world.players[0].socket.expect("a line");
    world.say(socket, r#"{"type":"react","reaction":"good_game"}"#);
    let reaction = blazon_wire::online::Reaction::GoodGame;
    for player in &world.players {
        assert_eq!(player.told, [blazon_online::ClientEffect::Reaction(Chair::Host, reaction)]);
    }
    assert_eq!(world.entries(table), before);
}
