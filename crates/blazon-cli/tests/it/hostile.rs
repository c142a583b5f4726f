//! Names, tags and files can hold anything. Nothing of it acts on the terminal of whoever looks at them.

use crate::program::{Folder, GAME, Ran, run, run_with};

/// Sets the title, clears the screen, rings, goes back in the line, turns the direction, and does the first again with
/// a single character.
const HOSTILE: &str = "\u{1b}]0;mine\u{7}\u{1b}[2J\r\u{202e}\u{2066}\u{9b}31m";

/// Everything in a text that acts on a terminal.
fn acting(text: &str) -> Vec<char> {
    let turns = |c: char| matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    text.chars().filter(|&c| turns(c) || (c.is_control() && c != '\n' && c != '\t')).collect()
}

#[track_caller]
fn assert_harmless(ran: &Ran) {
    assert_eq!((acting(&ran.out), acting(&ran.err)), (vec![], vec![]), "{ran:?}");
    assert!(!(ran.out.is_empty() && ran.err.is_empty()), "something was said");
}

#[test]
fn names_of_files_are_harmless() {
    let file = format!("no-{HOSTILE}.txt");
    for arguments in [
        &["show", &file][..],
        &["check", &file],
        &["check", "--json", &file],
        &["verify", &file],
        &["verify", "--json", &file],
        &["replay", &file],
        &["analyse", &file],
        &["merge", &file],
        &["components", &file],
        &["play", "--load", &file],
        &["hint", "--player", &format!("net@{file}"), "start"],
        &["train", "--out", &format!("none/{file}")],
    ] {
        let ran = run(arguments);
        assert_ne!(ran.code, Some(0), "{arguments:?}");
        assert!((ran.out.clone() + &ran.err).contains("\\u001b]0;mine"), "{ran:?}");
        assert_harmless(&ran);
    }
}

#[test]
fn a_file_that_is_there_is_named_harmlessly() {
    let folder = Folder::new();
    let file = folder.write(&format!("{HOSTILE}.txt"), GAME.replace("F:2e5d+3f5b", "F:2e4d+3f4b"));
    for arguments in [
        &["check", &file][..],
        &["check", "--json", &file],
        &["verify", &file],
        &["verify", "--json", &file],
        &["show", &file],
    ] {
        assert_harmless(&run(arguments));
    }
}

#[test]
fn what_is_wrong_on_the_command_line_is_repeated_harmlessly() {
    for arguments in [
        &[HOSTILE][..],
        &["help", HOSTILE],
        &["--lang", HOSTILE],
        &["play", "--against", HOSTILE],
        &["play", "--first", HOSTILE],
        &["simulate", "--games", HOSTILE],
        &["match", HOSTILE, "random"],
        &["serve", "--address", HOSTILE],
        &["legal", &format!("{HOSTILE} x")],
    ] {
        let ran = run(arguments);
        assert_ne!(ran.code, Some(0), "{arguments:?}");
        assert_harmless(&ran);
    }
}

/// Some of these may not be in a record at all; then that is said, as harmlessly.
#[test]
fn tags_of_a_record_are_harmless() {
    for name in ["\u{202e}adA", "A\u{200f}\u{2066}da", HOSTILE] {
        let folder = Folder::new();
        let game = folder.write("game.txt", GAME.replace("\"Ada\"", &format!("\"{name}\"")));
        for arguments in [
            &["show", &game][..],
            &["replay", &game],
            &["replay", "--json", &game],
            &["hint", &game],
            &["play", "--load", &game],
        ] {
            assert_harmless(&run(arguments));
        }
    }
}

#[test]
fn what_is_typed_in_a_game_is_repeated_harmlessly() {
    let input =
        format!("2\n\u{202e}adA\nGrace\n1\n{HOSTILE}\nload {HOSTILE}\nsave none/{HOSTILE}\nl\np\nq\n2\n");
    assert_harmless(&run_with(&["play", "--seed", "1"], input.as_bytes()));
}

/// A part of a run need not be what Blazon wrote.
#[test]
fn players_of_merged_files_are_harmless() {
    let folder = Folder::new();
    let hostile = HOSTILE.replace('\u{1b}', "\\u001b").replace('\u{7}', "\\u0007").replace('\r', "\\r");
    for arguments in [
        "match random greedy --pairs 1",
        "ladder random greedy --pairs 1",
        "simulate --first greedy --games 1",
        "measure powers --player greedy --games 1",
        "measure endings --player greedy --positions 1",
        "measure decisions --player net --judge greedy --positions 1 --rollouts 2",
    ] {
        let arguments: Vec<&str> = arguments.split(' ').chain(["--seed", "1", "--json"]).collect();
        let line = run(&arguments).fine();
        // A name that is no player's, and one that could be.
        for name in [hostile.clone(), format!("net@{hostile}")] {
            let part = folder.write("part.json", line.replace("\"greedy\"", &format!("\"{name}\"")));
            let svg = folder.name("ladder.svg");
            for arguments in [&["merge", &part, "--svg", &svg][..], &["merge", &part, "--json"]] {
                assert_harmless(&run(arguments));
            }
            if let Ok(svg) = std::fs::read_to_string(svg) {
                assert_eq!(acting(&svg), Vec::<char>::new(), "{svg}");
            }
        }
    }
}
