use blazon::Record;
use blazon_wire::{Played, Winner};

use crate::program::{GAME, run, run_with};

#[test]
fn json_has_one_line_for_each_event_and_each_reads_back() {
    let record: Record = GAME.parse().expect("a record");
    let out = run_with(&["replay", "--json", "-"], GAME.as_bytes()).fine();
    assert_eq!(out.lines().count(), record.events().len());
    let positions = record.positions().zip(record.events());
    for (n, (line, (position, &event))) in (1..).zip(out.lines().zip(positions)) {
        let read: Played = blazon_wire::read(line).expect("a line of replay --json");
        assert_eq!(read, Played::new(n, &position, event));
    }
    let last: Played = blazon_wire::read(out.lines().last().expect("a last line")).expect("a line");
    assert_eq!((last.after.over, last.after.winner), (true, Some(Winner::Second)));
}

#[test]
fn a_game_is_told_round_by_round_to_the_result() {
    let out = run_with(&["replay", "-"], GAME.as_bytes()).fine();
    assert!(out.starts_with("Ada vs. Grace\n\nRound 1, player A: Ada\nAda rolls: "), "{out}");
    assert_eq!(out.lines().filter(|line| line.starts_with("Round ")).count(), 16);
    assert!(out.ends_with("Grace wins the draw of lots.\n"), "{out}");
}

#[test]
fn a_game_that_is_not_over_says_so() {
    let out =
        run_with(&["replay", "-"], b"[Rules \"1\"]\n[First \"Ann\"]\n[Second \"Ann\"]\n\n1. d/b/s2/? F:3")
            .fine();
    assert!(out.starts_with("Ann 1 vs. Ann 2\n"), "namesakes are told apart: {out}");
    assert!(out.ends_with("The record ends here. The game isn’t over.\n"), "{out}");
}

#[test]
fn a_shared_game_without_names_calls_nobody_you() {
    let record = b"[Rules \"1\"]\n[Engine \"S level:2\"]\n\n1. d/b/s2/? F:3 S:12";
    let out = run_with(&["replay", "-"], record).fine();
    assert!(out.starts_with("Player 1 vs. Squire\n"), "{out}");
    assert!(out.contains("\nSquire takes die 1"), "{out}");
    assert!(!out.to_lowercase().contains("you"), "{out}");
}

#[test]
fn what_is_no_record_is_refused_with_its_place() {
    assert_eq!(
        run_with(&["replay", "-"], b"hello").refused(1),
        "-:1:1: expected the tag [Rules \"1\"], found “h”."
    );
    assert_eq!(run(&["replay"]).refused(2), "“<FILE>” is missing. See “blazon replay --help”.");
}
