//! What a table on one device tells those in front of it.

use blazon::{BySeat, Chance, Event, Record, Rules, Seat, ToAct};
use blazon_table::{DiceSource, Next, ProgramTurn, Refused, SeatKind, Viewer};

type Screen = blazon_table::Screen<&'static str>;

const ROUND: [&str; 5] = ["d/b/s2/?", "F:3", "S:12", "F:3d4s2+4d5s", "S:1d4d+2d5b"];

const TWO_PEOPLE: BySeat<SeatKind<&str>> = BySeat { first: SeatKind::Person, second: SeatKind::Person };
const PERSON_FIRST: BySeat<SeatKind<&str>> =
    BySeat { first: SeatKind::Person, second: SeatKind::Program("program") };
const TWO_PROGRAMS: BySeat<SeatKind<&str>> =
    BySeat { first: SeatKind::Program("one"), second: SeatKind::Program("other") };

fn event(text: &str) -> Event {
    text.parse().expect("an event")
}

fn screen(seats: BySeat<SeatKind<&'static str>>, events: &[&str]) -> Screen {
    let mut screen = Screen::new(Record::new(Rules::default()), seats, DiceSource::Generator, 7);
    for text in events {
        play(&mut screen, text).unwrap_or_else(|refused| panic!("{text}: {refused}"));
    }
    screen
}

fn play(screen: &mut Screen, text: &str) -> Result<(), Refused> {
    let event = event(text);
    match event.seat() {
        None => screen.chance(event),
        Some(seat) if screen.seat(seat).is_person() => screen.act(event),
        Some(seat) => screen.decide(seat, event),
    }
}

fn person(next: Next<&'static str>) -> (Seat, Option<ProgramTurn<&'static str>>) {
    match next {
        Next::Person { seat, meanwhile } => (seat, meanwhile),
        other => panic!("a person is to be asked, not {other:?}"),
    }
}

fn program(next: Next<&'static str>) -> ProgramTurn<&'static str> {
    match next {
        Next::Program(turn) => turn,
        other => panic!("a program is to decide, not {other:?}"),
    }
}

#[test]
fn the_table_says_whose_turn_it_is_through_a_round_of_two_people() {
    let mut screen = screen(TWO_PEOPLE, &[]);
    let expected = [
        Next::Chance { chance: Chance::Roll, roller: Some(Seat::First) },
        Next::Person { seat: Seat::First, meanwhile: None },
        Next::Person { seat: Seat::Second, meanwhile: None },
        Next::Person { seat: Seat::First, meanwhile: None },
        Next::Person { seat: Seat::Second, meanwhile: None },
    ];
    for (text, expected) in ROUND.into_iter().zip(expected) {
        assert_eq!(screen.next(), expected, "before {text}");
        play(&mut screen, text).expect("legal");
    }
    assert_eq!(screen.next(), Next::Chance { chance: Chance::Roll, roller: Some(Seat::Second) });
}

#[test]
fn against_a_program_the_person_draws_while_the_program_thinks() {
    let mut screen = screen(PERSON_FIRST, &ROUND[..2]);
    assert_eq!(program(screen.next()).seat, Seat::Second);
    play(&mut screen, ROUND[2]).expect("legal");
    let (seat, meanwhile) = person(screen.next());
    assert_eq!((seat, meanwhile.map(|turn| turn.program)), (Seat::First, Some("program")));
    play(&mut screen, ROUND[4]).expect("the program is faster");
    assert_eq!(person(screen.next()), (Seat::First, None));
    play(&mut screen, ROUND[3]).expect("legal");
    assert_eq!(
        screen.next(),
        Next::Chance { chance: Chance::Roll, roller: None },
        "nobody has the dice in hand when the program is player A"
    );
}

#[test]
fn two_programs_need_nobody() {
    let mut screen = screen(TWO_PROGRAMS, &ROUND[..1]);
    for (text, seat) in ROUND[1..].iter().zip([Seat::First, Seat::Second, Seat::First, Seat::Second]) {
        assert_eq!(program(screen.next()).seat, seat);
        play(&mut screen, text).expect("legal");
    }
}

#[test]
fn people_roll_real_dice_for_a_program_too() {
    let record = Record::new(Rules::default());
    let seats = SeatKind::against("program", Seat::First);
    let screen = Screen::new(record, seats, DiceSource::Hand, 0);
    assert_eq!(screen.next(), Next::Chance { chance: Chance::Roll, roller: Some(Seat::First) });
}

#[test]
fn a_programs_seed_is_the_same_whenever_it_is_asked_about_the_same_position() {
    let mut meanwhile = screen(PERSON_FIRST, &ROUND[..3]);
    let asked_meanwhile = person(meanwhile.next()).1.expect("it thinks meanwhile");
    play(&mut meanwhile, ROUND[3]).expect("legal");
    let asked_after = program(meanwhile.next());
    assert_eq!(asked_after, asked_meanwhile, "whether the person has drawn or not");
    meanwhile.undo().expect("the drawing");
    assert_eq!(person(meanwhile.next()).1, Some(asked_meanwhile), "and after something was taken back");

    let other = Screen::new(Record::new(Rules::default()), PERSON_FIRST, DiceSource::Generator, 8);
    let mut other = other;
    for text in &ROUND[..3] {
        play(&mut other, text).expect("legal");
    }
    assert_ne!(
        person(other.next()).1.expect("it thinks").seed,
        asked_meanwhile.seed,
        "another game, another chance"
    );
}

#[test]
fn a_program_decides_on_the_position_before_the_persons_drawing() {
    let screen = screen(PERSON_FIRST, &ROUND[..4]);
    let turn = program(screen.next());
    assert_eq!(turn.position.to_act(), ToAct::Both);
    assert!(turn.position.kingdom(Seat::First).drawn().is_empty());
}

#[test]
fn nothing_of_a_hidden_drawing_leaves_the_screen() {
    let shown = screen(PERSON_FIRST, &ROUND[..3]);
    let hidden = screen(PERSON_FIRST, &["d/b/s2/?", "F:3", "S:12", "S:1d4d+2d5b"]);
    assert_eq!(hidden.view().viewer(), Viewer::Seat(Seat::First));
    assert_eq!(hidden.view().position(), shown.view().position());
    assert_eq!(hidden.view().events(), shown.view().events());
    assert_eq!(hidden.view().moves(0).count(), 3);
    assert_eq!(hidden.kept(), shown.kept());
    assert_eq!(hidden.kept().to_string(), shown.kept().to_string());
    assert_eq!(hidden.view().last_drawing(Seat::Second), None);
    assert!(hidden.view().has_drawn(Seat::Second), "that it has drawn is no secret");
    assert!(!shown.view().has_drawn(Seat::Second));
}

#[test]
fn a_record_of_two_people_hides_the_drawing_of_a_seat_that_a_program_takes_over() {
    let two = screen(TWO_PEOPLE, &["d/b/s2/?", "F:3", "S:12", "S:1d4d+2d5b"]);
    let record = two.kept();
    assert_eq!(record.events().len(), 4, "two people at one screen see everything");
    let mut one = Screen::new(record, PERSON_FIRST, DiceSource::Generator, 0);
    assert_eq!(one.view().events().len(), 3);
    assert_eq!(person(one.next()), (Seat::First, None));
    let told = one.view().events().len();
    play(&mut one, ROUND[3]).expect("legal");
    let news: Vec<String> = one.view().moves(told).map(|(_, event, _)| event.to_string()).collect();
    assert_eq!(news, ["S:1d4d+2d5b", "F:3d4s2+4d5s"], "now both are shown");
}

#[test]
fn what_is_kept_goes_on_as_if_it_had_never_been_put_away() {
    let hidden = screen(PERSON_FIRST, &["d/b/s2/?", "F:3", "S:12", "S:1d4d+2d5b"]);
    let again = Screen::new(hidden.kept(), hidden.seats(), hidden.dice(), hidden.seed())
        .with_dice(hidden.rolls().to_vec(), hidden.lots());
    let before = screen(PERSON_FIRST, &ROUND[..3]);
    assert_eq!(again.next(), before.next(), "the program is asked the same once more");
}

#[test]
fn nobody_acts_for_a_program_and_no_program_for_a_person() {
    let mut screen = screen(PERSON_FIRST, &ROUND[..2]);
    let (take, before) = (event(ROUND[2]), screen.clone());
    assert_eq!(screen.act(take), Err(Refused::NotYours(take)));
    assert_eq!(screen.decide(Seat::First, take), Err(Refused::NotYours(take)));
    assert_eq!(screen, before, "and nothing has changed");
}

#[test]
fn the_screen_shows_the_side_of_the_one_person_or_of_whoever_is_asked() {
    for events in 0..ROUND.len() {
        assert_eq!(screen(PERSON_FIRST, &ROUND[..events]).side(), Seat::First);
    }
    let sides: Vec<Seat> =
        (0..=ROUND.len()).map(|events| screen(TWO_PEOPLE, &ROUND[..events]).side()).collect();
    let [first, second] = Seat::ALL;
    assert_eq!(sides, [first, first, second, first, second, second], "and player A's before a roll");
}

#[test]
fn what_would_be_taken_back_is_said_beforehand() {
    let mut screen = screen(PERSON_FIRST, &ROUND);
    for text in [ROUND[3], ROUND[1]] {
        assert_eq!(screen.undoable(), Some(event(text)));
        assert_eq!(screen.undo().map(|undone| undone.event), Ok(event(text)));
    }
    assert_eq!(screen.undoable(), None);
    assert_eq!(screen.undo(), Err(Refused::NothingToUndo));
}

#[test]
fn whoever_advises_a_person_is_told_what_the_person_sees() {
    let screen = screen(PERSON_FIRST, &["d/b/s2/?", "F:3", "S:12", "S:1d4d+2d5b"]);
    let advice = screen.advice("adviser").expect("a person is asked");
    assert_eq!((advice.seat, advice.program), (Seat::First, "adviser"));
    assert_eq!(&advice.position, screen.view().position());
}
