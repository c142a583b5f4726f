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
    let (mut table, mut transcript) = Table::new(against_random(), &words, None);
    for event in record.events() {
        match event.seat() {
            None => table.chance.push_back(*event),
            Some(Seat::Second) => table.moves.push_back(*event),
            Some(Seat::First) => {}
        }
    }
    transcript.push_str(&table.settle());
    for line in TYPED.lines() {
        transcript = format!("{transcript}> {line}\n{}", table.type_in(line));
    }
    insta::assert_snapshot!(transcript);
    assert_eq!(over(&table), Some(true));
    assert_eq!(table.record().events(), record.events());
}
