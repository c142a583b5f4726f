//! The coach: asks before a costly choice, and lets the player do as they like.

use super::*;
use blazon_engine::Day;

fn coached() -> PlayOptions {
    PlayOptions { coach: true, ..against_random() }
}

fn event(text: &str) -> Event {
    text.parse().unwrap()
}

/// A game against the random player in which the first dice lie there, and what was said.
fn begun(words: &Words, options: PlayOptions) -> Bench<'_> {
    let (mut bench, _) = Bench::new(options, words, None);
    bench.will_roll("d/b/s2/? b/q/D/b1");
    bench.will_move("S:12 S:1d4d+2d5b");
    bench.better.push((event("F:3"), event("F:4")));
    bench.better.push((event("F:3d4s2+4d5d"), event("F:3d4s2+4d5s")));
    bench.settle();
    bench
}

const QUESTION: &str = "That lowers your chance to win by about 12%. Play it anyway?\n";

#[test]
fn a_costly_choice_is_asked_about_with_a_reason_and_without_the_better_one() {
    let words = english();
    let mut bench = begun(&words, coached());
    let text = bench.type_in("3");
    assert!(text.contains(QUESTION), "{text}");
    assert!(text.contains("1. Play it anyway\n2. Show a better idea\n3. Choose again\n"), "{text}");
    assert!(!text.contains("die 4"), "{text}");
    assert!(bench.record().events().len() == 1, "nothing is final");
}

#[test]
fn who_wants_to_play_it_anyway_does() {
    let words = english();
    let mut bench = begun(&words, coached());
    let text = bench.type_all(&["3", "1"]);
    assert!(text.contains("You take die 3"), "{text}");
    assert_eq!(bench.record().events()[1], event("F:3"));
}

#[test]
fn the_better_idea_is_told_to_who_asks_for_it() {
    let words = english();
    let mut bench = begun(&words, coached());
    let text = bench.type_all(&["3", "2"]);
    assert!(text.contains("Better: You take die 4 (wild)."), "{text}");
    assert!(text.contains("1. Play it anyway\n2. Choose again\n"), "{text}");
    let text = bench.type_in("2");
    assert!(text.contains("Take one die.\n"), "{text}");
    bench.type_in("4");
    assert_eq!(bench.record().events()[1], event("F:4"));
}

#[test]
fn the_same_choice_again_is_played_without_another_question() {
    let words = english();
    let mut bench = begun(&words, coached());
    let text = bench.type_all(&["3", "3", "3"]);
    assert!(text.contains("You take die 3"), "{text}");
    assert!(!text.contains(QUESTION), "{text}");
    assert_eq!(bench.consulted, 1);
}

#[test]
fn who_chooses_again_makes_the_whole_drawing_anew() {
    let words = english();
    for back in ["3", "u"] {
        let mut bench = begun(&words, coached());
        bench.type_all(&["3", "1"]);
        let text = bench.type_in("3d4s2+4d5d");
        assert!(text.contains("Scores 2 points now (2 fewer than the best choice)."), "{text}");
        assert!(text.contains(QUESTION), "{text}");
        let text = bench.type_in(back);
        assert!(text.contains("Draw your domino"), "{text}");
        bench.type_in("3d4s2+4d5s");
        assert!(bench.record().events().contains(&event("F:3d4s2+4d5s")));
    }
}

#[test]
fn what_costs_little_is_played_at_once() {
    let words = english();
    let mut bench = begun(&words, coached());
    let text = bench.type_in("1");
    assert!(text.contains("You take die 1"), "{text}");
    assert_eq!(bench.consulted, 1);
}

#[test]
fn what_is_not_legal_is_refused_without_the_coach() {
    let words = english();
    let mut bench = begun(&words, coached());
    assert!(bench.type_in("12").contains("You don’t have “Both”."));
    assert_eq!(bench.consulted, 0);
}

#[test]
fn the_map_can_be_looked_at_before_the_coach_is_answered() {
    let words = english();
    let mut bench = begun(&words, coached());
    let text = bench.type_all(&["3", "m"]);
    assert!(text.contains(QUESTION), "{text}");
    assert!(bench.type_in("1").contains("You take die 3"));
}

#[test]
fn nobody_is_asked_unless_the_coach_is_on() {
    let words = english();
    let mut bench = begun(&words, against_random());
    bench.type_in("3");
    assert_eq!(bench.consulted, 0);
    let text = bench.type_all(&["u", "c"]);
    assert!(text.contains("The coach is on"), "{text}");
    assert!(bench.type_in("3").contains(QUESTION));
    let text = bench.type_all(&["3", "c"]);
    assert!(text.contains("The coach is off."), "{text}");
    assert!(bench.type_in("3").contains("You take die 3"));
}

#[test]
fn against_a_person_and_in_the_daily_duel_there_is_no_coach() {
    let words = english();
    let tuesday: Day = "2026-11-17".parse().unwrap();
    let duel = PlayOptions { duel: Some(tuesday), coach: true, ..PlayOptions::default() };
    for options in [PlayOptions { coach: true, ..of_two() }, duel] {
        let (mut bench, _) = Bench::new(options, &words, None);
        bench.settle();
        let text = bench.type_in("c");
        assert!(text.contains("The coach is only there in games against the computer"), "{text}");
        bench.type_in("3");
        assert_eq!(bench.consulted, 0);
    }
}
