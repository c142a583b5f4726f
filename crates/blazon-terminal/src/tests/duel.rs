//! The daily duel: the day's dice, whatever is done.

use super::*;
use blazon::Roll;
use blazon_engine::Day;

fn tuesday() -> Day {
    "2026-11-17".parse().unwrap()
}

fn of_tuesday() -> PlayOptions {
    PlayOptions { duel: Some(tuesday()), ..PlayOptions::default() }
}

/// A duel that has begun, and what was said.
fn duel(words: &Words) -> (Bench<'_>, String) {
    let (mut bench, mut text) = Bench::new(of_tuesday(), words, None);
    text.push_str(&bench.settle());
    (bench, text)
}

fn rolls(record: &Record) -> Vec<Roll> {
    let roll = |event: &Event| match event {
        Event::Roll(roll) => Some(*roll),
        _ => None,
    };
    record.events().iter().filter_map(roll).collect()
}

#[track_caller]
fn assert_dice_of_tuesday(record: &Record) {
    let rolls = rolls(record);
    let expected: Vec<Roll> = (1..).take(rolls.len()).map(|round| tuesday().roll(round)).collect();
    assert_eq!(rolls, expected);
}

#[test]
fn a_duel_starts_without_a_question() {
    let words = english();
    let (mut bench, text) = duel(&words);
    assert!(text.contains("Daily duel of 2026-11-17. Everyone gets the same dice.\n"), "{text}");
    assert!(text.contains("You vs. Squire. You roll first. Edition: Standard."), "{text}");
    assert!(text.contains("You roll: dot, dot, quarters with two crosses, two bars."), "{text}");
    let record = bench.record().to_string();
    assert!(record.contains("[Daily \"2026-11-17\"]\n"), "{record}");
    assert!(record.contains("[Engine \"S level:2\"]\n"), "{record}");
}

#[test]
fn the_same_date_gives_the_same_dice_whatever_the_players_do() {
    let words = english();
    for seed in 0..10 {
        let (mut bench, begin) = duel(&words);
        bench.dice = Chances::from_seed(seed);
        let (said, _) = play_by_numbers(&mut bench, &begin, seed);
        assert_eq!(bench.asked, 0, "nobody rolled");
        assert_dice_of_tuesday(&bench.record());
        assert!(said.contains("Your result to share."), "{said}");
    }
}

#[test]
fn undo_gives_the_same_dice() {
    let words = english();
    let (mut bench, mut said) = duel(&words);
    while bench.session.position().unwrap().round() < 3 {
        said = bench.type_in(&answers(&said)[0]);
    }
    let before = rolls(&bench.record());
    let mut choices = Chances::from_seed(5);
    while !said.contains("There is nothing to undo.") {
        said = bench.type_in("u");
    }
    said = bench.type_in("r");
    while rolls(&bench.record()).len() < before.len() + 1 {
        let answers = answers(&said);
        said = bench.type_in(&answers[choices.below(answers.len() as u32) as usize]);
    }
    assert_eq!(rolls(&bench.record())[..before.len()], before);
    assert_dice_of_tuesday(&bench.record());
}

#[test]
fn the_result_to_share_is_six_lines() {
    let words = english();
    let (mut bench, begin) = duel(&words);
    let (said, _) = play_by_numbers(&mut bench, &begin, 1);
    let (_, shared) = said.split_once("Your result to share. It gives no dice away.\n\n").expect("a result");
    let (shared, _) = shared.split_once("\n\n").expect("a question follows");
    assert_eq!(shared.lines().count(), 6, "{shared}");
    assert_eq!(shared.lines().next(), Some("🛡️ Blazon 2026-11-17 · Squire"));
    assert_eq!(words.duel_result(tuesday(), &bench.record()).as_deref(), Some(shared));
}

#[test]
fn a_saved_duel_goes_on_with_the_dice_of_its_day() {
    let words = english();
    let (mut bench, mut said) = duel(&words);
    while bench.session.position().unwrap().round() < 3 {
        said = bench.type_in(&answers(&said)[0]);
    }
    let saved = bench.record().to_string();
    let (mut other, mut text) = Bench::new(PlayOptions::default(), &words, Some(&saved));
    text.push_str(&other.settle());
    assert!(text.contains("Daily duel of 2026-11-17. Everyone gets the same dice."), "{text}");
    let begin = other.type_in("r");
    let (said, _) = play_by_numbers(&mut other, &begin, 2);
    assert_eq!(other.asked, 0, "nobody rolled");
    assert_dice_of_tuesday(&other.record());
    assert!(said.contains("Your result to share."), "{said}");
}

#[test]
fn a_record_with_other_dice_is_just_a_game() {
    let words = english();
    let mut record = tuesday().duel();
    record.push("d/b/s2/?".parse().unwrap()).unwrap();
    let (mut bench, mut text) = Bench::new(PlayOptions::default(), &words, Some(&record.to_string()));
    text.push_str(&bench.settle());
    let said = text.replace('\n', " ");
    assert!(
        said.contains(
            "This isn’t the daily duel of 2026-11-17, because the dice, the rules or the opponent differ. \
             It continues as an ordinary game."
        ),
        "{text}"
    );
    let (said, _) = play_by_numbers(&mut bench, &text, 1);
    assert!(bench.asked > 0, "the dice are rolled");
    assert!(!said.contains("Your result to share."), "{said}");
}

#[test]
fn a_duel_against_somebody_else_is_just_a_game() {
    let words = english();
    let saved = tuesday().duel().to_string();
    for against in [SeatKind::Person, SeatKind::Program(Player::Random)] {
        let options = PlayOptions { against: Some(against), ..PlayOptions::default() };
        let (mut bench, mut text) = Bench::new(options, &words, Some(&saved));
        text.push_str(&bench.settle());
        assert!(text.contains("This isn’t the daily duel of 2026-11-17"), "{text}");
        assert_eq!(bench.asked, 1, "the dice are rolled");
    }
}

#[test]
fn the_next_game_after_a_duel_has_other_dice() {
    let words = english();
    let (mut bench, begin) = duel(&words);
    play_by_numbers(&mut bench, &begin, 1);
    let text = bench.type_in("1");
    assert!(text.contains("You vs. Squire.") && !text.contains("Daily duel"), "{text}");
    assert_eq!(bench.asked, 1, "the dice are rolled");
    assert_eq!(bench.record().tag("Daily"), None);
}

#[test]
fn a_duel_is_played_in_every_language() {
    let mut told = std::collections::BTreeSet::new();
    for language in Language::ALL {
        let words = Words::new(language);
        let (mut bench, begin) = duel(&words);
        let (said, _) = play_by_numbers(&mut bench, &begin, 4);
        let shared = words.duel_result(tuesday(), &bench.record()).expect("it is over");
        assert!(said.contains(&shared), "{said}");
        let (before, _) = said.split_once(&shared).expect("it is there");
        assert!(before.contains("2026-11-17"), "{before}");
        told.insert(said);
    }
    assert_eq!(told.len(), Language::ALL.len());
}
