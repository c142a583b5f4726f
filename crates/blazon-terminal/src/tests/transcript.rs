//! A whole game by numbers.

use super::*;

/// The game that comes of it. Chance and Grace do what stands here; Ada is typed.
const RECORD: &str = include_str!("whole-game.txt");

/// What Ada types, line by line.
const TYPED: &str = include_str!("whole-game-typed.txt");

#[test]
fn a_whole_game_by_numbers_comes_out_as_its_record() {
    let words = english();
    let record: Record = RECORD.parse().unwrap();
    let (mut bench, mut transcript) = Bench::new(against_random(), &words, None);
    for event in record.events() {
        match event.seat() {
            None => bench.chance.push_back(*event),
            Some(Seat::Second) => bench.moves.push_back(*event),
            Some(Seat::First) => {}
        }
    }
    transcript.push_str(&bench.settle());
    for line in TYPED.lines() {
        transcript = format!("{transcript}> {line}\n{}", bench.type_in(line));
    }
    insta::assert_snapshot!(transcript);
    assert_eq!(over(&bench), Some(true));
    assert_eq!(bench.record().events(), record.events());
}
