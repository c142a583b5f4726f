//! What players ask of each other.

use blazon::{Components, Event, Rules, Step};
use blazon_dice::{Chair, SeatKey};
use blazon_wire::online::{Ending, Intent, Question, Reason, Terms};

use crate::world::{KEYS, World, refusal, terms};

const TIE: Intent = Intent::Ask { question: Question::Tie };
const TAKE_BACK: Intent = Intent::Ask { question: Question::TakeBack };
const YES: Intent = Intent::Answer { yes: true };
const NO: Intent = Intent::Answer { yes: false };

#[test]
fn a_tie_needs_both() {
    let mut world = World::new(1);
    world.table(terms());
    assert_eq!(world.try_to(0, TIE), Ok(()));
    assert_eq!(world.standing(1).asked, Some((Chair::Host, Question::Tie)));
    assert_eq!(world.try_to(0, YES), Err(Reason::NotYours), "nobody agrees with themselves");
    assert_eq!(world.try_to(1, YES), Ok(()));
    for nth in 0..3 {
        assert_eq!(world.standing(nth).ended, Some(Ending::Agreed));
        assert_eq!(world.standing(nth).winner(), Some(None));
        assert_eq!(world.standing(nth).asked, None);
    }
}

#[test]
fn both_offering_a_tie_is_one() {
    let mut world = World::new(1);
    world.table(terms());
    assert_eq!(world.try_to(0, TIE), Ok(()));
    assert_eq!(world.try_to(1, TIE), Ok(()));
    assert_eq!(world.standing(0).ended, Some(Ending::Agreed));
}

#[test]
fn what_was_declined_is_not_asked_again_before_somebody_acts() {
    let mut world = World::new(1);
    world.table(terms());
    assert_eq!(world.try_to(0, TIE), Ok(()));
    assert_eq!(world.try_to(0, TIE), Err(Reason::AskedAlready));
    assert_eq!(world.try_to(0, TAKE_BACK), Err(Reason::NothingToTakeBack));
    assert_eq!(world.try_to(1, NO), Ok(()));
    assert_eq!(world.standing(0).asked, None);
    assert_eq!(world.try_to(0, TIE), Err(Reason::AskedAlready));
    // The other one may change their mind.
    assert_eq!(world.try_to(1, TIE), Ok(()));
    assert_eq!(world.try_to(1, NO), Ok(()), "and take it back");
    assert_eq!(world.try_to(1, TIE), Err(Reason::AskedAlready));
    world.step(world.to_act());
    assert_eq!(world.try_to(0, TIE), Ok(()));
}

#[test]
fn two_questions_in_turn_are_no_way_to_ask_for_ever() {
    let mut world = World::new(1);
    world.table(terms());
    world.step(0);
    for question in [TIE, TAKE_BACK] {
        assert_eq!(world.try_to(0, question), Ok(()));
        assert_eq!(world.try_to(1, NO), Ok(()));
    }
    for question in [TIE, TAKE_BACK] {
        assert_eq!(world.try_to(0, question), Err(Reason::AskedAlready));
    }
}

#[test]
fn a_question_falls_when_somebody_acts() {
    let mut world = World::new(1);
    world.table(terms());
    assert_eq!(world.try_to(1, TIE), Ok(()));
    world.step(0);
    for nth in 0..3 {
        assert_eq!(world.standing(nth).asked, None);
    }
    assert_eq!(world.try_to(0, YES), Err(Reason::NothingAsked));
}

#[test]
fn a_question_ends_with_the_game() {
    let mut world = World::new(1);
    world.table(terms());
    assert_eq!(world.try_to(0, TIE), Ok(()));
    assert_eq!(world.try_to(0, Intent::Resign), Ok(()));
    assert_eq!(world.try_to(1, YES), Err(Reason::NothingAsked), "it is lost already");
    assert_eq!(world.standing(1).asked, None);
    assert_eq!(world.standing(1).ended, Some(Ending::Resigned { chair: Chair::Host }));
    assert_eq!(world.try_to(1, TIE), Err(Reason::Over));
    assert_eq!(world.try_to(1, Intent::Ask { question: Question::Rematch }), Ok(()));
}

#[test]
fn only_a_question_that_was_seen_is_answered() {
    let mut world = World::new(1);
    let table = world.table(terms());
    let last = world.entries(table) as u64;
    let socket = world.open(table);
    world.greet(socket, SeatKey::from(KEYS[1]).token(), 0);
    assert_eq!(refusal(&world.want(socket, last, 1, YES)), Reason::NothingAsked);
    assert_eq!(world.try_to(0, TIE), Ok(()));
    // The answer was to something else.
    assert_eq!(refusal(&world.want(socket, last, 2, YES)), Reason::NothingAsked);
    assert_eq!(world.standing(0).ended, None);
}

#[test]
fn nothing_is_asked_before_the_game_has_started_and_a_rematch_only_after() {
    let mut world = World::new(1);
    let created = world.create(SeatKey::from(KEYS[0]), terms());
    let host = world.come(created.table, blazon_online::Credential::Seat(SeatKey::from(KEYS[0])));
    for intent in [TIE, TAKE_BACK, Intent::Resign, Intent::Claim, Intent::Replace] {
        assert_eq!(world.try_to(host, intent), Err(Reason::NotStarted), "{intent:?}");
    }
    let rematch = Intent::Ask { question: Question::Rematch };
    assert_eq!(world.try_to(host, rematch), Err(Reason::NotOver));
}

#[test]
fn a_take_is_taken_back_by_consent_and_the_roll_stays() {
    let mut world = World::new(1);
    world.table(terms());
    let roll = world.standing(0).record.expect("a game").events()[0];
    world.step(0);
    assert_eq!(world.try_to(1, TAKE_BACK), Err(Reason::NothingToTakeBack));
    assert_eq!(world.try_to(0, TAKE_BACK), Ok(()));
    assert_eq!(
        world.standing(0).record.expect("a game").events().len(),
        2,
        "nothing happens without consent"
    );
    assert_eq!(world.try_to(1, YES), Ok(()));
    for nth in 0..3 {
        let record = world.standing(nth).record.expect("a game");
        assert_eq!(record.events(), [roll]);
    }
    assert_eq!(world.try_to(0, TAKE_BACK), Err(Reason::NothingToTakeBack), "never past a roll");
    world.play_out();
    assert_eq!(world.standing(0).record.expect("a game").events()[0], roll);
    assert!(matches!(world.standing(0).fair, blazon_online::Fairness::Fair { .. }));
}

#[test]
fn what_the_other_did_since_goes_back_too() {
    let mut world = World::new(1);
    world.table(terms());
    world.step(0);
    world.step(1);
    assert_eq!(world.try_to(0, TAKE_BACK), Ok(()));
    assert_eq!(world.try_to(1, YES), Ok(()));
    assert_eq!(world.standing(1).record.expect("a game").events().len(), 1);
    assert_eq!(world.to_act(), 0);
}

#[test]
fn both_asking_to_take_back_do_not_ask_for_the_same() {
    let mut world = World::new(1);
    world.table(terms());
    world.step(0);
    world.step(1);
    assert_eq!(world.try_to(0, TAKE_BACK), Ok(()));
    assert_eq!(world.try_to(1, TAKE_BACK), Err(Reason::AskedAlready));
    assert_eq!(world.standing(0).record.expect("a game").events().len(), 3);
}

#[test]
fn a_hidden_drawing_is_taken_back_and_was_never_seen() {
    let mut world = World::new(1);
    world.table(terms());
    world.play_to_the_drawing();
    let before = world.standing(1).record.expect("a game");
    world.step(0);
    assert_eq!(world.standing(1).record.as_ref(), Some(&before));
    assert_eq!(world.standing(1).drawn, world.standing(0).seat());
    assert_eq!(world.try_to(0, TAKE_BACK), Ok(()));
    assert_eq!(world.try_to(1, YES), Ok(()));
    assert_eq!(world.standing(1).drawn, None);
    assert_eq!(world.standing(0).record.expect("a game").events(), before.events());
    assert!(world.standing(0).is_asked());
    world.play_out();
    assert_eq!(world.standing(0).record, world.standing(2).record);
}

#[test]
fn drawings_that_were_shown_are_not_taken_back() {
    let mut world = World::new(1);
    world.table(terms());
    world.play_to_the_drawing();
    world.step(0);
    world.step(1);
    for nth in [0, 1] {
        assert_eq!(world.try_to(nth, TAKE_BACK), Err(Reason::NothingToTakeBack));
    }
}

#[test]
fn a_choice_after_the_drawings_is_taken_back_and_they_are_not() {
    // With these lines of one box, both players soon have something to choose in the same round.
    let components: Components =
        "?ddbD1B1/dbD1B1sq/dbDBs2q2/?d1bb1DB/1d1c4b4t3f3s".parse().expect("components");
    for seed in 0..200 {
        let mut world = World::new(seed);
        world.table(Terms { rules: Rules { components, ..Rules::default() }, ..terms() });
        while !world.standing(0).is_over() {
            let nth = world.to_act();
            let flash = matches!(
                world.standing(nth).position().map(blazon::Position::step),
                Some(Step::Flash { .. })
            );
            let events = world.standing(nth).record.expect("a game").events().len();
            world.step(nth);
            let record = world.standing(nth).record.expect("a game");
            // If nothing follows by itself, it can be taken back.
            let chosen = matches!(record.events().last(), Some(Event::Choose(..) | Event::AddCross(..)));
            if flash && chosen && !world.standing(nth).is_over() {
                assert_eq!(world.try_to(nth, TAKE_BACK), Ok(()));
                assert_eq!(world.try_to(1 - nth, YES), Ok(()));
                assert_eq!(world.standing(nth).record.expect("a game").events().len(), events);
                assert_eq!(world.try_to(nth, TAKE_BACK), Err(Reason::NothingToTakeBack));
                return;
            }
        }
    }
    panic!("there is no such game");
}

#[test]
fn a_drawing_that_is_hidden_when_the_game_ends_is_in_every_record() {
    let mut world = World::new(1);
    world.table(terms());
    world.play_to_the_drawing();
    world.step(0);
    assert_eq!(world.try_to(1, Intent::Resign), Ok(()));
    let record = world.standing(0).record.expect("a game");
    assert!(matches!(record.events().last(), Some(Event::Draw(..) | Event::Leave(_))));
    for nth in [1, 2] {
        assert_eq!(world.standing(nth).record.as_ref(), Some(&record));
        assert_eq!(world.standing(nth).drawn, None);
    }
}
