//! `blazon engine` talks to other programs as `docs/protocol-engine.md` says.

use std::fs;
use std::path::Path;

use crate::program::{GAME, ROLLED, run_with};
use crate::transcript::{Conversation, play};

#[test]
fn the_transcript_is_what_it_says() {
    play(include_str!("engine.txt"), &["engine"]);
}

#[test]
fn the_example_of_the_documentation_is_what_it_says() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol-engine.md");
    let page = fs::read_to_string(page).expect("the page is there");
    let example = page.split("```transcript\n").nth(1).and_then(|rest| rest.split("```").next());
    play(example.expect("an example"), &["engine"]);
}

#[test]
fn the_words_are_the_same_in_every_language() {
    let input = b"blazon-engine\nxyzzy\nposition x\ngo\n";
    let english = run_with(&["engine"], input).fine();
    assert_eq!(run_with(&["engine", "--lang", "ko"], input).fine(), english);
}

#[test]
fn a_whole_record_can_be_handed_in() {
    let rounds: String = GAME
        .lines()
        .filter(|line| !line.starts_with("[Result"))
        .take(7)
        .fold(String::new(), |text, line| text + line + "\n");
    let mut conversation = Conversation::new(&["engine"]);
    conversation.say("setoption name player value random");
    conversation.say(&format!("record\n{rounds}\nend\ngo"));
    let heard = conversation.hear();
    assert_eq!(heard, "error nothing to decide: the dice come first", "the record ends with a round");
    conversation.say(&format!("record\n{GAME}end\ngo"));
    assert_eq!(conversation.hear(), "error nothing to decide: the game is over");
    conversation.say(&format!("record\n{}end\ngo", GAME.replace("lots:S", "F:3")));
    assert_eq!(
        conversation.hear(),
        "error record: line 22, column 32: F:3 is refused: this is not the step for it"
    );
    assert_eq!(conversation.hear(), "error nothing to decide: the game is over", "the last good one counts");
    conversation.end();
}

#[test]
fn a_thought_of_a_day_is_stopped_at_once() {
    let mut conversation = Conversation::new(&["engine"]);
    conversation.say(&format!("position {ROLLED}"));
    conversation.say("go time 86400000");
    conversation.say("isready");
    conversation.say("stop");
    let mut heard = Vec::new();
    while !(heard.iter().any(|line: &String| line.starts_with("best F:"))
        && heard.contains(&"ready".to_owned()))
    {
        heard.push(conversation.hear());
    }
    conversation.end();
}

#[test]
fn a_flood_of_lines_is_answered_and_stop_still_gets_through() {
    const LINES: usize = 20_000;
    let mut conversation = Conversation::new(&["engine"]);
    conversation.say("setoption name player value mc:1000000");
    conversation.say(&format!("position {ROLLED}\ngo time 86400000"));
    conversation.say(&"isready\n".repeat(LINES));
    conversation.say("stop");
    let (mut ready, mut best) = (0, false);
    while ready < LINES || !best {
        let heard = conversation.hear();
        ready += usize::from(heard == "ready");
        best |= heard.starts_with("best F:");
    }
    conversation.end();
}

#[test]
fn quitting_ends_it_even_while_it_thinks() {
    let input = format!("position {ROLLED}\ngo time 86400000\nquit\nisready\n");
    let said = run_with(&["engine"], input.as_bytes()).fine();
    assert!(!said.contains("ready"), "{said}");
}

#[test]
fn what_is_piped_in_is_answered_before_it_ends() {
    let input = format!("setoption name player value random\nposition {ROLLED}\ngo nodes 10 seed 7\n");
    let said = run_with(&["engine"], input.as_bytes()).fine();
    assert!(said.lines().last().is_some_and(|line| line.starts_with("best F:")), "{said}");
    assert_eq!(run_with(&["engine"], input.as_bytes()).fine(), said, "the same seed gives the same answer");
}

#[test]
fn nothing_that_is_sent_is_fatal() {
    let mut input = b"\xff\xfe\nrecord\n\xff\nend\nrecord\n".to_vec();
    input.extend(vec![b'x'; 3 << 20]);
    input.extend(b"\nend\n\0\nposition \x1b[2J\n\r\n  isready  \r\n");
    let said = run_with(&["engine"], &input).fine();
    assert!(said.starts_with("error this line is not text in UTF-8\n"), "{said}");
    assert!(said.contains("error this line is longer than 65536 bytes\n"), "{said}");
    assert!(said.contains("error position: column 1: expected an empty cell"), "{said}");
    assert!(!said.contains('\x1b'), "{said}");
    assert!(said.ends_with("ready\n"), "{said}");
}

#[test]
fn a_record_that_is_too_long_is_refused() {
    let mut input = "record\n".to_owned();
    for _ in 0..40 {
        input += &"; a comment\n".repeat(3000);
    }
    input += "end\nisready\n";
    let said = run_with(&["engine"], input.as_bytes()).fine();
    assert_eq!(said.lines().count(), 2, "{said}");
    assert!(said.starts_with("error record: line 1, column 1: expected at most 1 MiB"), "{said}");
}
