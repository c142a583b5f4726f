//! What a table promises whoever holds it.

use blazon::{BySeat, Event, Record, Roll, Rules, Seat, ToAct};
use blazon_table::{DiceSource, Next, Refused, SeatKind, Undo, Viewer};

type Table = blazon_table::Table<&'static str>;
type Terms = blazon_table::Terms<&'static str>;

const FIRST: Viewer = Viewer::Seat(Seat::First);
const SECOND: Viewer = Viewer::Seat(Seat::Second);

fn table(terms: Terms, events: &[&str]) -> Table {
    let mut table = Table::new(Record::new(Rules::default()), terms, 0);
    for event in events {
        play(&mut table, event).unwrap_or_else(|refused| panic!("{event}: {refused}"));
    }
    table
}

fn play(table: &mut Table, event: &str) -> Result<(), Refused> {
    let event: Event = event.parse().expect("an event");
    match event.seat() {
        Some(seat) => table.act(seat, event),
        None => table.chance(event),
    }
}

fn roll(text: &str) -> Roll {
    match text.parse() {
        Ok(Event::Roll(roll)) => roll,
        _ => panic!("{text} is no roll"),
    }
}

fn free() -> Terms {
    Terms { undo: Undo::Free, ..Terms::default() }
}

const ROUND: [&str; 5] = ["d/b/s2/?", "F:3", "S:12", "F:3d4s2+4d5s", "S:1d4d+2d5b"];

#[test]
fn a_drawing_is_hidden_from_all_others_until_both_are_in() {
    let mut table = table(Terms::default(), &ROUND[..4]);
    assert_eq!(*table.view(FIRST).position(), *table.position());
    for viewer in [SECOND, Viewer::Onlooker] {
        assert_eq!(table.view(viewer).events().len(), 3);
        assert_eq!(table.view(viewer).position().to_act(), ToAct::Both);
        assert!(table.view(viewer).position().kingdom(Seat::First).drawn().is_empty());
    }
    play(&mut table, ROUND[4]).expect("the second drawing");
    for viewer in [FIRST, SECOND, Viewer::Onlooker] {
        assert_eq!(*table.view(viewer).position(), *table.position());
    }
}

#[test]
fn before_anybody_draws_there_is_nothing_to_hide() {
    for events in 0..=3 {
        let table = table(Terms::default(), &ROUND[..events]);
        for viewer in [FIRST, SECOND, Viewer::Onlooker] {
            assert_eq!(table.view(viewer).events().len(), events);
        }
    }
}

#[test]
fn people_who_share_a_screen_see_everything() {
    let table =
        table(Terms::on_one_screen(BySeat::both(SeatKind::Person), DiceSource::Generator), &ROUND[..4]);
    assert_eq!(*table.view(SECOND).position(), *table.position());
}

#[test]
fn a_seat_acts_for_itself_and_never_for_chance() {
    let mut table = table(Terms::default(), &ROUND[..1]);
    let take: Event = "F:3".parse().expect("an event");
    assert_eq!(table.act(Seat::Second, take), Err(Refused::NotYours(take)));
    let rolled = Event::Roll(roll("d/b/s2/?"));
    assert_eq!(table.act(Seat::First, rolled), Err(Refused::NotYours(rolled)));
    assert_eq!(table.chance(take), Err(Refused::NotChance(take)));
    assert_eq!(table.record().events().len(), 1, "and nothing has changed");
}

#[test]
fn what_the_rules_forbid_is_refused_with_their_reason() {
    let mut table = table(Terms::default(), &ROUND[..3]);
    let refused = play(&mut table, "F:3a1s2+4a2s").unwrap_err();
    let Refused::Illegal(error) = refused else { panic!("{refused}") };
    assert_eq!(error.reason, blazon::Illegal::DoesNotConnect);
    assert_eq!(table.record().events().len(), 3);
}

#[test]
fn dice_that_were_taken_back_come_again() {
    let mut table = table(free(), &ROUND);
    play(&mut table, "b/d/q2/D").expect("a roll");
    play(&mut table, "S:1").expect("a take");
    for left in [6, 4, 3, 2, 1] {
        table.undo(Seat::First).expect("something to take back");
        assert_eq!(table.record().events().len(), left);
    }
    assert_eq!(table.undo(Seat::First), Err(Refused::NothingToUndo));
    for event in ["F:4", "S:12", "F:3d4s2+4d5s", "S:1d4d+2d5b"] {
        play(&mut table, event).expect("another way through the first round");
    }
    let before = Event::Roll(roll("b/d/q2/D"));
    assert_eq!(table.next(), Next::Replay(before));
    assert_eq!(table.chance(Event::Roll(roll("d/d/d/d1"))), Err(Refused::Decided(before)));
    table.chance(before).expect("the same dice");
    assert!(!matches!(table.next(), Next::Replay(_)), "the next roll was never made");
}

#[test]
fn dice_that_were_taken_back_come_again_after_the_game_was_put_away() {
    let mut table = table(free(), &ROUND);
    play(&mut table, "b/d/q2/D").expect("a roll");
    table.rewind(3);
    let again =
        Table::new(table.record().clone(), *table.terms(), 0).with_dice(table.rolls().to_vec(), table.lots());
    assert_eq!(again, table);
    let mut again = again;
    for event in &ROUND[3..] {
        play(&mut again, event).expect("the round once more");
    }
    assert_eq!(again.next(), Next::Replay(Event::Roll(roll("b/d/q2/D"))));
}

#[test]
fn dice_read_wrongly_by_hand_can_be_read_again() {
    let mut table = table(Terms { dice: DiceSource::Hand, ..free() }, &ROUND[..1]);
    let wrong = Event::Roll(roll(ROUND[0]));
    assert_eq!(table.undoable(Seat::First), Some(wrong));
    assert_eq!(table.undo(Seat::First).map(|undone| undone.event), Ok(wrong));
    assert!(matches!(table.next(), Next::Chance { roller: Some(Seat::First), .. }), "it does not come again");
    play(&mut table, "b/d/q2/D").expect("another reading");
}

#[test]
fn against_a_program_its_events_go_back_with_the_persons() {
    let terms = Terms { seats: SeatKind::against("program", Seat::Second), ..free() };
    let mut table = table(terms, &ROUND[..3]);
    let undone = table.undo(Seat::First).expect("the person's take");
    assert_eq!((undone.event.to_string().as_str(), table.record().events().len()), ("F:3", 1));
    assert_eq!(table.position().to_act(), ToAct::Seat(Seat::First));
}

#[test]
fn people_apart_take_back_only_what_nobody_has_answered() {
    let mut table = table(Terms::default(), &ROUND[..2]);
    assert!(table.undoable(Seat::First).is_some());
    assert!(table.undoable(Seat::Second).is_none());
    play(&mut table, ROUND[2]).expect("an answer");
    assert!(table.undoable(Seat::First).is_none());
    play(&mut table, ROUND[3]).expect("a drawing");
    assert!(table.undoable(Seat::First).is_some(), "it is still hidden");
    play(&mut table, ROUND[4]).expect("the other drawing");
    for seat in Seat::ALL {
        assert!(table.undoable(seat).is_none(), "both drawings have been seen");
    }
    play(&mut table, "b/d/q2/D").expect("a roll");
    for seat in Seat::ALL {
        assert!(table.undoable(seat).is_none(), "never past a roll");
    }
}

#[test]
fn where_nothing_may_be_taken_back_nothing_is() {
    let mut table = table(Terms { undo: Undo::Never, ..Terms::default() }, &ROUND[..2]);
    assert_eq!(table.undo(Seat::First), Err(Refused::NothingToUndo));
}
