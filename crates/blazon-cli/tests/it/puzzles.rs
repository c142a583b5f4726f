use blazon_puzzles::Puzzles;
use blazon_wire::{CheckedPuzzle, MadePuzzles};

use crate::program::{Folder, run};

#[test]
fn what_is_made_is_the_same_with_any_threads_and_holds() {
    let folder = Folder::new();
    let make = |file: &str, threads: &str| {
        let path = folder.path().join(file);
        let path = path.to_str().expect("a name");
        let options = ["--count", "2", "--games", "200", "--seed", "1", "--threads", threads, "--json"];
        let line = run(&[&["puzzles", "make", "--out", path], &options[..]].concat()).fine();
        let made: MadePuzzles = blazon_wire::read(&line).expect("a line of puzzles make --json");
        (made, std::fs::read_to_string(path).expect("it is written"))
    };
    let (one, text) = make("one.txt", "1");
    let (three, same) = make("three.txt", "3");
    assert_eq!(text, same);
    assert_eq!((one.puzzles, one.stopped, one.solved, one.by_games), (2, false, 2, 0));
    assert_eq!((one.games, one.themes), (three.games, three.themes));
    assert_eq!(Puzzles::read(text.as_bytes()).map(|puzzles| puzzles.all().len()), Ok(2));
    let path = folder.path().join("one.txt");
    let path = path.to_str().expect("a name");
    let lines = run(&["puzzles", "check", path, "--seed", "2", "--json"]).fine();
    let lines: Vec<CheckedPuzzle> =
        lines.lines().map(|line| blazon_wire::read(line).expect("a line of puzzles check --json")).collect();
    assert!(lines.len() == 2 && lines.iter().all(|line| line.holds && line.gap >= Some(0.08)), "{lines:?}");
}

#[test]
fn a_puzzle_that_fails_is_named_and_ends_the_program_with_1() {
    let folder = Folder::new();
    let shipped = Puzzles::shipped().all().iter();
    let mut solved = shipped.filter(|puzzle| puzzle.proof == blazon_puzzles::Proof::Solved);
    let mut puzzle = *solved.next().expect("a solved puzzle");
    (puzzle.best, puzzle.tempting) = (puzzle.tempting, puzzle.best);
    folder.write("wrong.txt", Puzzles::new([puzzle]).to_string());
    let path = folder.path().join("wrong.txt");
    let ran = run(&["puzzles", "check", path.to_str().expect("a name"), "--seed", "1"]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.out.starts_with("Puzzle 1 fails: "), "{}", ran.out);
    assert!(ran.out.ends_with("Puzzles that hold: 0 of 1. Seed: 1.\n"), "{}", ran.out);
}

#[test]
fn a_file_that_holds_no_puzzles_is_refused_with_the_reason() {
    let folder = Folder::new();
    let refusal = |text: &str| {
        folder.write("p.txt", text);
        let path = folder.path().join("p.txt");
        let path = path.to_str().expect("a name");
        run(&["puzzles", "check", path]).refused(1).replace(path, "p.txt")
    };
    assert_eq!(refusal("hello\n"), "p.txt isn’t a file of puzzles.");
    assert_eq!(
        refusal("blazon-puzzles 9 0 0\n"),
        "p.txt has version 9 of the format, and only version 1 can be read."
    );
    assert_eq!(
        refusal("blazon-puzzles 1 0 0000000000000000\n"),
        "p.txt is damaged: its checksum or its count is wrong."
    );
}

#[test]
fn a_puzzle_is_shown_without_its_answer_unless_it_is_asked_for() {
    let shown = run(&["puzzles", "show", "1"]).fine();
    let best = format!("Best: {}\n", Puzzles::shipped().all()[0].best);
    assert!(shown.starts_with("Puzzle 1 of ") && !shown.contains(&best), "{shown}");
    let answered = run(&["puzzles", "show", "1", "--answer"]).fine();
    assert!(answered.starts_with(&shown) && answered.contains(&best), "{answered}");
    let refused = run(&["puzzles", "show", "0"]).refused(2);
    assert!(refused.starts_with("NUMBER needs a number from 1 to "), "{refused}");
}
