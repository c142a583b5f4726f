//! The game in all six languages.

use super::*;

/// `Words` panics in tests on a sentence that is missing or lacks a variable.
#[test]
fn every_language_plays_a_whole_game_without_a_missing_sentence() {
    for language in Language::ALL {
        let words = Words::new(language);
        for seed in 0..8 {
            let options = PlayOptions { human: Some(Seat::ALL[seed % 2]), ..PlayOptions::default() };
            let (mut bench, text) = Bench::new(options, &words, None);
            bench.dice = Chances::from_seed(seed as u64);
            let mut begin = text + &bench.settle();
            begin = bench.type_in(if seed < 4 { "1" } else { "2" }) + &begin;
            begin = bench.type_in("Ada") + &begin;
            if seed >= 4 {
                begin = bench.type_in("Grace") + &begin;
            }
            let begin = bench.type_in(&(seed % 6 + 1).to_string());
            for line in [
                "?", "a", "m", "o", "w", "wo", "s", "d", "p", "l", "l 1", "r", "v", "v", "nonsense", "9z",
                "u",
            ] {
                bench.type_in(line);
            }
            let begin = bench.type_in("r") + if begin.is_empty() { " " } else { "" };
            let (transcript, _) = play_by_numbers(&mut bench, &begin, seed as u64);
            for line in ["w", "s", "d", "p", "l", "u", "u"] {
                bench.type_in(line);
            }
            assert!(!transcript.contains('\u{2068}'), "no marks of direction in {language}");
            assert!(!transcript.contains("{ $"), "no hole in {language}:\n{transcript}");
        }
    }
}

#[test]
fn a_round_in_french() {
    insta::assert_snapshot!(first_round(Language::French));
}

#[test]
fn a_round_in_korean() {
    insta::assert_snapshot!(first_round(Language::Korean));
}

/// A round and a look at everything.
fn first_round(language: Language) -> String {
    let words = Words::new(language);
    let (mut bench, mut text) = Bench::new(PlayOptions::default(), &words, None);
    bench.will_roll("?/b/s2/B b/q/D/b1");
    bench.will_move("S:24 S:2d4b+4d5B S:2");
    let lines = [
        "", "Ada", "4", "3", "d", "2", "1", "3", "1", "5", "d4", "m", "z", "d2", "1", "w", "s", "p", "l",
        "a", "?", "q", "2",
    ];
    for line in lines {
        text = format!("{text}> {line}\n{}", bench.type_in(line));
    }
    text
}

#[test]
fn nothing_typed_makes_it_panic() {
    let words = english();
    let strange = [
        "",
        " ",
        "\t",
        "0",
        "-1",
        "99999999999999999999",
        "1 1",
        "a1 a1",
        "a1 a1 a1",
        "d3",
        "F:",
        "S:-",
        "-",
        "!",
        "!d",
        "x",
        "xd4",
        "lots:F",
        "save",
        "load",
        "save \u{0}",
        "l 0",
        "l x",
        "l 99999999999999999999",
        "w o",
        "W",
        "\u{202e}",
        "🎲",
        "ㅁ",
        "1d4d+",
        "1d4d+2d5b extra",
        "F:1d4d^^+2d5b",
        ":",
        "/",
        "q",
        "3",
        "u",
        "u",
        "u",
        "?",
        "r",
        "v",
    ];
    for seed in 0..20 {
        let mut choices = Chances::from_seed(seed);
        let (mut bench, text) =
            Bench::new(if seed % 2 == 0 { of_two() } else { against_random() }, &words, None);
        let mut said = text + &bench.settle();
        for _ in 0..400 {
            if !bench.is_open() {
                break;
            }
            let answers = answers(&said);
            let line = if choices.below(3) == 0 {
                strange[choices.below(strange.len() as u32) as usize].to_string()
            } else {
                answers[choices.below(answers.len() as u32) as usize].clone()
            };
            said = bench.type_in(&line);
        }
    }
}
