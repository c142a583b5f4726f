use blazon::{Position, Seat};
use blazon_wire::LegalEvent;

use crate::program::{Folder, GAME, ROLLED, START, run, run_with};

#[test]
fn one_event_a_line() {
    assert_eq!(run(&["legal", ROLLED]).fine(), "F:1\nF:2\nF:3\nF:4\n");
    assert_eq!(run(&["legal", "start"]).fine(), "", "the dice come first");
}

#[test]
fn a_position_comes_from_the_command_line_a_file_or_standard_input() {
    let folder = Folder::new();
    let file = folder.write("position.txt", format!("{ROLLED}\n"));
    let expected = run(&["legal", ROLLED]).fine();
    assert_eq!(run(&["legal", &file]).fine(), expected);
    assert_eq!(run_with(&["legal", "-"], ROLLED.as_bytes()).fine(), expected);
}

#[test]
fn of_a_record_the_end_counts() {
    let unfinished = GAME.replace("[Result \"35-35 second\"]\n", "").replace(" lots:S", "");
    let cut: String = unfinished
        .lines()
        .take_while(|line| !line.starts_with("9."))
        .fold(String::new(), |text, line| text + line + "\n");
    let record = format!("{cut}9. b/s/D/B");
    assert_eq!(run_with(&["legal", "-"], record.as_bytes()).fine(), "F:1\nF:2\nF:3\nF:4\n");
}

#[test]
fn both_seats_are_listed_while_both_may_act() {
    let draw = ROLLED.replace("take:d/b/s2/?", "draw:d/b/s2/?:13:24:*:*");
    let position: Position = draw.parse().expect("a position");
    let all = run(&["legal", &draw]).fine();
    let first = run(&["legal", "--seat", "first", &draw]).fine();
    let second = run(&["legal", "--seat", "second", &draw]).fine();
    assert_eq!(all, format!("{first}{second}"));
    assert_eq!(first.lines().count(), position.legal(Seat::First).len());
    assert_eq!(run(&["legal", "--count", &draw]).fine().trim(), all.lines().count().to_string());
    assert_eq!(
        run(&["legal", "--count", "--seat", "second", &draw]).fine().trim(),
        second.lines().count().to_string()
    );
}

#[test]
fn json_has_the_same_events() {
    let draw = ROLLED.replace("take:d/b/s2/?", "draw:d/b/s2/?:13:24:*:*");
    let tokens = run(&["legal", &draw]).fine();
    let lines = run(&["legal", "--json", &draw]).fine();
    assert_eq!(tokens.lines().count(), lines.lines().count());
    for (token, line) in tokens.lines().zip(lines.lines()) {
        let line: LegalEvent = blazon_wire::read(line).expect("a line of legal --json");
        assert_eq!(line.token, token.parse().expect("a token"));
    }
}

#[test]
fn what_is_no_position_is_refused_with_its_place() {
    assert_eq!(
        run(&["legal", &START.replace("1F", "1S")]).refused(1),
        "POSITION:1:108: expected player A of that round (F if it is odd, S if it is even), found “S”."
    );
    let sentence = run(&["legal", &START.replace("1F roll", "3F roll")]).refused(1);
    assert!(sentence.starts_with("POSITION: No game can reach this position. "), "{sentence}");
    let sentence = run_with(&["legal", "-"], b"x").refused(1);
    assert!(sentence.starts_with("-:1:1: expected an empty cell"), "{sentence}");
    assert_eq!(
        run(&["legal", "nowhere.txt"]).refused(3),
        "Couldn’t read nowhere.txt: there is no such file or folder."
    );
    assert_eq!(
        run(&["legal", "start", "--seat", "third"]).refused(2),
        "“third” isn’t a seat. Choose first or second."
    );
}
