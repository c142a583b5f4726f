//! The coach looks at choices, and asks about those that give much away.

use blazon::{Dice, Die, Event, Seat};
use blazon_wire::{Answer, Question, Thought, Warning};

use super::*;
use crate::begun::Begun;
use crate::message::CoachMessage;

/// A page with a coach, where somebody is to take a die against the engine.
fn coached() -> Bench {
    let mut bench = Bench::new();
    bench.send(SettingsMessage::Coach(true));
    bench.send(FormMessage::Start(Purpose::Form));
    bench
}

/// What the coach was last asked: the number of the question, and what it is about.
fn question(bench: &Bench) -> Option<(u32, Event)> {
    bench.wanted.iter().rev().find_map(|effect| match effect {
        Effect::Ask(Question::Coach { id, event, .. }) => Some((*id, *event)),
        _ => None,
    })
}

fn thought(event: Event, win: f64) -> Thought {
    Thought { event, win, margin: 0.0, plies: 1 }
}

fn take(die: Die) -> Event {
    Event::Take(Seat::First, Dice::one(die))
}

/// Lets the coach say that another event is better than what it was asked about, or nothing.
fn says(bench: &mut Bench, better: Option<Event>) {
    let (id, event) = question(bench).expect("the coach is asked");
    let warning = better.map(|better| Warning {
        chosen: thought(event, 0.4),
        better: thought(better, 0.6),
        exact: false,
    });
    bench.send(EngineMessage::Answered(Answer::Coached { id, warning }));
}

fn events(bench: &Bench) -> usize {
    bench.game().screen.view().events().len()
}

/// Whether the person has taken their first die.
fn has_taken(bench: &Bench) -> bool {
    !matches!(bench.game().position().step(), blazon::Step::Take { taken: None, .. })
}

/// Somebody wants to take die 1, and the coach would rather have die 3.
fn asked() -> Bench {
    let mut bench = coached();
    bench.send(PlayMessage::Pick(Die::One));
    bench.send(PlayMessage::Take);
    says(&mut bench, Some(take(Die::Three)));
    bench
}

#[test]
fn a_choice_waits_until_the_coach_has_looked_at_it() {
    let mut bench = coached();
    bench.send(PlayMessage::Pick(Die::One));
    bench.send(PlayMessage::Take);
    let (id, event) = question(&bench).expect("the coach is asked");
    assert_eq!(event, take(Die::One));
    assert!(!has_taken(&bench));
    assert!(bench.game().coach.looks().is_some());
    let late = Effect::After(1000, CoachMessage::Late(id).into());
    assert!(bench.wanted.contains(&late), "it does not wait for long");
    for message in [PlayMessage::Pick(Die::Two), PlayMessage::Take] {
        bench.send(message);
        assert_eq!(bench.game().begun, Begun::Dice(Dice::one(Die::One)), "nothing else happens meanwhile");
    }
    says(&mut bench, None);
    assert!(has_taken(&bench), "what the coach does not warn of is played");
    assert!(!bench.game().practice, "and nobody had help");
}

#[test]
fn a_choice_that_gives_much_away_is_asked_about_once() {
    let mut bench = asked();
    assert!(!has_taken(&bench));
    assert!(bench.game().coach.asks().is_some());
    assert!(bench.game().practice, "whoever is warned has had help");
    bench.send(PlayMessage::Take);
    assert!(has_taken(&bench), "confirming the same again plays it");
    assert!(!bench.game().coach.is_busy());
}

#[test]
fn a_choice_is_played_anyway() {
    let mut bench = asked();
    bench.send(CoachMessage::Anyway);
    assert!(has_taken(&bench));
    let first = bench.game().screen.view().events()[1];
    assert_eq!(first, take(Die::One));
}

#[test]
fn whoever_chooses_again_begins_anew_and_is_asked_about_another_choice_too() {
    let mut bench = asked();
    assert_eq!(escape(&bench.state), Some(CoachMessage::Again.into()), "Escape does that");
    bench.send(CoachMessage::Again);
    assert!(!bench.game().coach.is_busy());
    assert_eq!(bench.game().begun.dice(), Dice::NONE, "the die is let go");
    bench.send(PlayMessage::Pick(Die::Two));
    bench.send(PlayMessage::Pick(Die::Two));
    says(&mut bench, Some(take(Die::Three)));
    assert!(bench.game().coach.asks().is_some());
    // Pointing at something else is an answer as well.
    bench.send(PlayMessage::Pick(Die::One));
    assert!(!bench.game().coach.is_busy());
    assert_eq!(bench.game().begun.dice(), Dice::one(Die::One));
    bench.send(PlayMessage::Take);
    assert!(has_taken(&bench), "about this one it has asked already");
}

#[test]
fn undo_takes_back_the_choice_and_nothing_that_was_played() {
    let mut bench = asked();
    let before = events(&bench);
    bench.send(PlayMessage::Undo);
    assert!(!bench.game().coach.is_busy());
    assert_eq!(events(&bench), before);
}

#[test]
fn a_better_idea_is_pointed_at_and_then_played_without_a_question() {
    let mut bench = asked();
    let before = bench.wanted.len();
    bench.send(CoachMessage::Better);
    assert_eq!(bench.game().begun, Begun::Dice(Dice::one(Die::Three)));
    assert!(matches!(bench.game().coach.asks(), Some((_, true))), "the question stands");
    bench.send(PlayMessage::Take);
    assert_eq!(bench.game().screen.view().events()[1], take(Die::Three));
    let coach = |effect: &Effect| matches!(effect, Effect::Ask(Question::Coach { .. }));
    assert!(!bench.wanted[before..].iter().any(coach));

    let mut bench = asked();
    bench.send(CoachMessage::Better);
    bench.send(CoachMessage::Anyway);
    assert_eq!(bench.game().screen.view().events()[1], take(Die::One), "or it is played as it was chosen");
}

#[test]
fn a_drawing_stays_where_it_lies_while_the_coach_asks_about_it() {
    let mut bench = coached();
    bench.state.settings.coach = false;
    while !matches!(bench.game().position().step(), blazon::Step::Draw { .. }) {
        bench.move_on();
    }
    bench.state.settings.coach = true;
    bench.move_on();
    let begun = bench.game().begun;
    assert!(matches!(begun, Begun::Drawing(_)));
    let seat = bench.game().screen.asked().expect("somebody draws");
    let better = bench.game().position().legal(seat).iter().last().expect("a drawing");
    says(&mut bench, Some(better));
    bench.send(CoachMessage::Again);
    assert_eq!(bench.game().begun, begun);
    bench.send(PlayMessage::Confirm);
    assert!(!matches!(bench.game().begun, Begun::Drawing(_)), "confirmed again, it is drawn");
}

#[test]
fn a_choice_does_not_wait_for_a_coach_who_is_late_or_gone() {
    let begin = || {
        let mut bench = coached();
        bench.send(PlayMessage::Pick(Die::One));
        bench.send(PlayMessage::Take);
        bench
    };
    let mut late = begin();
    let (id, event) = question(&late).expect("the coach is asked");
    late.send(CoachMessage::Late(id));
    assert!(has_taken(&late));
    let warning = Warning { chosen: thought(event, 0.4), better: thought(take(Die::Two), 0.6), exact: false };
    let before = late.state.clone();
    late.send(EngineMessage::Answered(Answer::Coached { id, warning: Some(warning) }));
    assert_eq!(late.state.game, before.game, "what comes too late changes nothing");

    let mut broken = begin();
    broken.send(EngineMessage::Broken);
    assert!(has_taken(&broken));
    assert_ne!(broken.state.notice, Some(Notice::Engine), "nobody has to know of that");

    let mut other = begin();
    other.send(CoachMessage::Again);
    other.send(CoachMessage::Late(id));
    assert!(!has_taken(&other), "what was taken back is not played");
}

#[test]
fn only_whoever_plays_against_the_engine_and_wants_it_has_a_coach() {
    let asks = |bench: &mut Bench| {
        bench.move_on();
        question(bench).is_some()
    };
    assert!(asks(&mut coached()));
    assert!(!asks(&mut Bench::playing(Kind::Engine)), "it is off at first");

    for kind in [Kind::Together, Kind::RealDice] {
        let mut bench = Bench::new();
        bench.send(SettingsMessage::Coach(true));
        bench.send(FormMessage::SetKind(kind));
        bench.send(FormMessage::Start(Purpose::Form));
        if kind == Kind::Together {
            assert!(!asks(&mut bench), "two people on one device play by themselves");
        }
        assert!(!bench.game().may_be_coached());
    }

    let mut bench = Bench::new();
    bench.send(SettingsMessage::Coach(true));
    bench.send(LessonMessage::Begin);
    assert!(!bench.game().may_be_coached(), "the lesson gives its own advice");

    let mut bench = Bench::new();
    bench.state.today = "2026-01-31".parse().ok();
    bench.send(SettingsMessage::Coach(true));
    bench.send(FormMessage::Start(Purpose::Daily));
    assert!(!asks(&mut bench), "the duel of the day is played without help");
}

#[test]
fn a_whole_game_with_a_coach_who_has_nothing_to_say_is_played_to_its_end() {
    let mut bench = coached();
    for _ in 0..400 {
        if bench.game().is_over() {
            break;
        }
        bench.move_on();
        if bench.game().coach.looks().is_some() {
            says(&mut bench, None);
        }
    }
    assert!(bench.game().is_over());
    assert!(!bench.game().practice);
}
