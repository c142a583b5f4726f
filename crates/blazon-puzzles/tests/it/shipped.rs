use std::collections::{BTreeMap, BTreeSet};

use blazon_engine::{Day, Theme, rounds_left, solve_events};
use blazon_puzzles::{Proof, Puzzle, Puzzles};

/// As a server sends it.
const MOST_SENT: usize = 40_000;

fn shipped() -> Puzzles {
    Puzzles::read(Puzzles::SHIPPED.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn there_is_one_for_every_day_of_a_year() {
    let puzzles = shipped();
    assert!(puzzles.all().len() >= 365, "{}", puzzles.all().len());
    let mut day: Day = "2027-12-31".parse().expect("a day");
    let mut ids = BTreeSet::new();
    for _ in 0..365 {
        ids.insert(puzzles.of_day(day).expect("a puzzle").id());
        day = day.previous().expect("a day before");
    }
    assert_eq!(ids.len(), 365, "none comes twice in a year");
}

#[test]
fn a_day_has_the_same_puzzle_however_often_it_is_asked_for() {
    let day: Day = "2026-11-18".parse().expect("a day");
    assert_eq!(shipped().of_day(day), Puzzles::shipped().of_day(day));
    assert_eq!(Puzzles::default().of_day(day), None);
}

#[test]
fn each_has_a_number_of_its_own_and_is_found_by_it() {
    let puzzles = shipped();
    for puzzle in puzzles.all() {
        assert_eq!(puzzles.get(puzzle.id()), Some(puzzle));
    }
}

/// Reading has checked that both events are legal and differ, and that the gap is wide enough.
#[test]
fn each_has_the_theme_that_the_rules_say_and_reasons() {
    for puzzle in shipped().all() {
        let Puzzle { position, best, tempting, theme, .. } = *puzzle;
        assert_eq!(Theme::of(&position, best, tempting), Some(theme), "{puzzle}");
        assert!(puzzle.is_solved_by(best) && !puzzle.is_solved_by(tempting), "{puzzle}");
        assert!(!puzzle.why().is_empty() || !puzzle.why_not().is_empty(), "{puzzle}");
    }
}

#[test]
fn every_theme_has_some_and_none_has_nearly_all() {
    let puzzles = shipped();
    let counts = Theme::ALL.map(|theme| puzzles.of_theme(theme).len());
    assert_eq!(counts.iter().sum::<usize>(), puzzles.all().len());
    for (theme, count) in Theme::ALL.into_iter().zip(counts) {
        assert!(count > 0 && 2 * count < puzzles.all().len(), "{theme}: {count}");
    }
}

#[test]
fn they_are_of_many_difficulties_and_a_theme_starts_with_the_easiest() {
    let puzzles = shipped();
    let mut counts: BTreeMap<u8, usize> = BTreeMap::new();
    for puzzle in puzzles.all() {
        *counts.entry(puzzle.missed_by).or_default() += 1;
    }
    assert!(counts.len() >= 6, "{counts:?}");
    assert!(counts.values().all(|&count| 2 * count < puzzles.all().len()), "{counts:?}");
    for theme in Theme::ALL {
        assert!(puzzles.of_theme(theme).is_sorted_by_key(|puzzle| puzzle.missed_by));
    }
}

#[test]
fn they_are_few_bytes_as_they_are_sent() {
    let mut sent = Vec::new();
    let parameters = brotli::enc::BrotliEncoderParams::default();
    brotli::BrotliCompress(&mut Puzzles::SHIPPED.as_bytes(), &mut sent, &parameters).expect("memory");
    assert!(sent.len() <= MOST_SENT, "{} bytes", sent.len());
}

/// All are proved by `blazon puzzles check`; here only some whose solution takes no time.
#[test]
fn some_are_solved_again() {
    let puzzles = shipped();
    let quick = |puzzle: &&Puzzle| puzzle.proof == Proof::Solved && rounds_left(&puzzle.position) <= 2;
    for puzzle in puzzles.all().iter().filter(quick).take(12) {
        let values = solve_events(&puzzle.position, puzzle.seat, 3_000_000).expect("an ending");
        let [(best, win), (_, second), ..] = values[..] else { panic!("no choice: {puzzle}") };
        assert!(puzzle.is_solved_by(best), "{puzzle}");
        assert!((win - second) * 1000.0 >= f64::from(puzzle.gap) - 1e-6, "{puzzle}");
        assert!((win * 1000.0 - f64::from(puzzle.win)).abs() < 1.0, "{puzzle}");
    }
}
