use crate::program::{Folder, run, run_with};

#[test]
fn the_dice_of_a_day_are_printed_round_by_round() {
    let said = run(&["daily", "2026-11-17", "--dice"]).fine();
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(
        lines[..3],
        ["Daily duel of 2026-11-17. Opponent: Squire.", "1. d/d/q2/B", "2. b/d/D/D"],
        "{said}"
    );
    assert_eq!(lines.len(), 1 + 33);
    assert_eq!(run(&["daily", "2026-11-17", "--dice"]).fine(), said);
    assert_ne!(run(&["daily", "2026-11-24", "--dice"]).fine().lines().nth(1), said.lines().nth(1));
}

#[test]
fn without_a_date_it_is_the_duel_of_today() {
    let said = || run(&["daily", "--dice"]).fine();
    let today = || jiff::Zoned::now().date().to_string();
    let (before, said, after) = (today(), said(), today());
    assert!(said.contains(&before) || said.contains(&after), "{said}");
}

#[test]
fn what_is_no_date_is_refused() {
    for date in ["yesterday", "2026-02-29", "2026-2-3", "1999-12-31", "20261117", ""] {
        assert_eq!(
            run(&["daily", date]).refused(2),
            format!("“{date}” isn’t a date from 2000-01-01 to 9999-12-31, such as 2026-11-17.")
        );
    }
    assert!(run(&["daily", "2026-11-17", "2026-11-18"]).refused(2).contains("2026-11-18"));
}

#[test]
fn a_duel_is_played_saved_and_goes_on() {
    let folder = Folder::new();
    let file = folder.name("duel.txt");
    let said = run_with(&["daily", "2026-11-17"], format!("3\nsave {file}\nq\n").as_bytes()).fine();
    assert!(said.contains("Daily duel of 2026-11-17. Everyone gets the same dice."), "{said}");
    assert!(said.contains("You roll: dot, dot, quarters with two crosses, two bars."), "{said}");
    let saved = std::fs::read_to_string(&file).expect("the duel was saved");
    assert!(saved.contains("[Daily \"2026-11-17\"]\n") && saved.contains("\n1. d/d/q2/B F:3 "), "{saved}");
    let said = run_with(&["play", "--load", &file], b"q\n").fine();
    assert!(said.contains("Daily duel of 2026-11-17."), "{said}");
}

#[test]
fn the_opponent_answers_everybody_alike() {
    let told = || {
        let said = run_with(&["daily", "2026-11-17"], b"3\n").fine();
        let (told, _) = said.split_once("The input ended").expect("the record follows, with its date");
        told.to_owned()
    };
    let first = told();
    assert!(first.contains("Squire takes"), "{first}");
    assert_eq!(told(), first);
}
