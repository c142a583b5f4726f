//! Every language says everything.

use std::collections::BTreeSet;

use crate::program::{GAME, ROLLED, command, run, run_with};

const LANGUAGES: [&str; 6] = ["en", "es", "it", "fr", "pt-BR", "ko"];

const COMMANDS: [&[&str]; 36] = [
    &[],
    &["serve"],
    &["play"],
    &["watch"],
    &["bot"],
    &["daily"],
    &["simulate"],
    &["match"],
    &["ladder"],
    &["merge"],
    &["show"],
    &["check"],
    &["verify"],
    &["replay"],
    &["analyse"],
    &["legal"],
    &["hint"],
    &["engine"],
    &["perft"],
    &["bench"],
    &["bench", "playouts"],
    &["bench", "greedy"],
    &["bench", "net"],
    &["bench", "decide"],
    &["measure"],
    &["measure", "endings"],
    &["measure", "decisions"],
    &["measure", "calibration"],
    &["measure", "powers"],
    &["puzzles"],
    &["puzzles", "make"],
    &["puzzles", "check"],
    &["puzzles", "show"],
    &["train"],
    &["load"],
    &["components"],
];

#[test]
fn every_languages_help_has_no_missing_sentence() {
    for arguments in COMMANDS {
        let mut helps = BTreeSet::new();
        for language in LANGUAGES {
            let help = run(&[arguments, &["--lang", language, "--help"]].concat()).fine();
            // A sentence that is missing would be said as its key, or in the words of clap.
            for word in help.split_whitespace() {
                assert!(!word.starts_with("cli-"), "{word} in {language}: {help}");
            }
            for words in ["[default:", "[possible values:", "[aliases:"] {
                assert!(!help.contains(words), "{words} in {language}: {help}");
            }
            if language != "en" {
                for word in ["Usage:", "Commands:", "Examples:", "Print this help"] {
                    assert!(!help.contains(word), "{word} in {language}: {help}");
                }
            }
            assert!(help.contains("blazon "), "{help}");
            helps.insert(help);
        }
        assert_eq!(helps.len(), LANGUAGES.len(), "{arguments:?} is said differently in each language");
    }
}

#[test]
fn every_command_has_examples() {
    for arguments in COMMANDS {
        let help = run(&[arguments, &["--help"]].concat()).fine();
        let (_, examples) = help.split_once("\nExamples:\n").expect("examples");
        assert!(examples.starts_with("  blazon"), "{help}");
    }
}

#[test]
fn help_as_a_command_says_the_same() {
    assert_eq!(run(&["help"]).fine(), run(&["--help"]).fine());
    assert_eq!(run(&["help", "bench", "playouts"]).fine(), run(&["bench", "playouts", "--help"]).fine());
    for command in [
        "serve",
        "play",
        "daily",
        "simulate",
        "match",
        "ladder",
        "merge",
        "show",
        "check",
        "verify",
        "replay",
        "analyse",
        "legal",
        "hint",
        "engine",
        "perft",
        "bench",
        "measure",
        "puzzles",
        "train",
        "components",
    ] {
        assert_eq!(run(&["help", command]).fine(), run(&[command, "--help"]).fine());
        assert_eq!(run(&[command, "-h"]).fine(), run(&[command, "--help"]).fine());
    }
}

#[test]
fn the_exit_codes_are_explained() {
    let help = run(&["--help"]).fine();
    let (_, codes) = help.split_once("Exit codes:\n").expect("exit codes");
    let first: Vec<&str> = codes.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(first, ["0", "1", "2", "3"]);
}

#[test]
fn output_and_refusals_are_in_the_language_asked_for() {
    let mut told = BTreeSet::new();
    for language in LANGUAGES {
        let mut all = String::new();
        for arguments in
            [&["replay", "-"][..], &["show", "-"], &["check", "-"], &["analyse", "-", "--player", "net"]]
        {
            all += &run_with(&[arguments, &["--lang", language]].concat(), GAME.as_bytes()).fine();
        }
        all += &run(&["hint", ROLLED, "--player", "net", "--lang", language]).fine();
        all += &run(&["simulate", "--games", "2", "--seed", "1", "--lang", language]).fine();
        all += &run(&["match", "random", "random", "--pairs", "2", "--seed", "1", "--lang", language]).fine();
        all += &run(&["ladder", "random", "--pairs", "1", "--seed", "1", "--lang", language]).fine();
        for measured in [
            "decisions --positions 1 --rollouts 2 --player net",
            "calibration --games 1",
            "powers --games 1 --player net",
        ] {
            let measured: Vec<&str> = measured.split(' ').collect();
            all += &run(&[&["measure"], &measured[..], &["--seed", "1", "--lang", language]].concat()).fine();
        }
        all += &run(&["puzzles", "show", "1", "--answer", "--lang", language]).fine();
        for refused in [
            &["xyzzy"][..],
            &["check"],
            &["--xyzzy"],
            &["simulate", "--games", "x"],
            &["legal", "nowhere"],
            &["serve", "--address", "nowhere"],
            &["daily", "nowhere"],
        ] {
            let ran = run(&[refused, &["--lang", language]].concat());
            assert_ne!(ran.code, Some(0));
            all += &ran.err;
        }
        for word in ["There is", "missing", "Couldn’t", "Round", "follow", "wins", "against", "Games"] {
            assert_eq!(all.contains(word), language == "en", "{word} in {language}: {all}");
        }
        told.insert(all);
    }
    assert_eq!(told.len(), LANGUAGES.len());
}

#[test]
fn the_locale_decides_unless_a_language_is_asked_for() {
    let said = |arguments: &[&str], locale: &str| {
        let output = command(arguments).env("LC_ALL", locale).output().expect("the program runs");
        String::from_utf8(output.stdout).expect("text")
    };
    assert!(said(&["--help"], "ko_KR.UTF-8").contains("사용법:"));
    assert!(said(&["--help"], "pt_BR.UTF-8").contains("Códigos de saída:"));
    assert!(said(&["--help", "--lang", "it"], "ko_KR.UTF-8").contains("Codici di uscita:"));
    assert!(said(&["--lang=es", "--help"], "ko_KR.UTF-8").contains("Códigos de salida:"));
    assert!(said(&["--help"], "tlh").contains("Exit codes:"));
}

#[test]
fn an_unknown_language_lists_the_known_ones() {
    assert_eq!(
        run(&["--lang", "tlh"]).refused(2),
        "There is no language “tlh”. Known languages: en, es, it, fr, pt-BR, ko."
    );
    assert_eq!(run(&["--lang"]).refused(2), "--lang <LANGUAGE> needs a value. See “blazon --help”.");
}
