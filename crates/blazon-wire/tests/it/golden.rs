//! The exact lines, so that a change of the format is seen. `game.jsonl` holds those of `game.txt`, a game with every
//! kind of event; `UPDATE_GOLDEN=1` writes it anew.

use std::fs;
use std::path::Path;

use blazon::{Event, Position, Record};
use blazon_wire::{Code, Hint, LegalEvent, Played, Seat, Waiting, Weighed};

fn event(token: &str) -> Event {
    token.parse().expect("a token of the notation")
}

/// The line of an event, without what both sheets show afterwards.
fn own_fields(line: &str) -> &str {
    line.split_once(",\"after\":").expect("every line says what comes after").0
}

#[test]
fn a_game_with_every_kind_of_event() {
    let record: Record = include_str!("game.txt").parse().expect("a record");
    let mut lines = String::new();
    let last = record.events().len() - 1;
    for (i, (position, &event)) in record.positions().zip(record.events()).enumerate() {
        let line = blazon_wire::line(&Played::new(i as u32 + 1, &position, event));
        // The sheets are long, so most lines stop before them.
        let kept = if i == 4 || i == last { &line } else { own_fields(&line) };
        lines.push_str(kept);
        lines.push('\n');
    }
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/game.jsonl");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&golden, &lines).expect("the golden file can be written");
    }
    let expected = fs::read_to_string(&golden).expect("the golden file is there");
    for (line, expected) in lines.lines().zip(expected.lines()) {
        assert_eq!(line, expected);
    }
    assert_eq!(lines.lines().count(), expected.lines().count());
    for kind in ["roll", "take", "draw", "leave", "choose", "cross", "lots"] {
        assert!(expected.contains(&format!("\"kind\":\"{kind}\"")), "{kind}");
    }
    for part in
        ["\"mode\":\"free\"", "\"mode\":\"split\"", "\"castle\":4", "\"turn\":{\"die\":1,\"face\":\"b\"}"]
    {
        assert!(expected.contains(part), "{part}");
    }
}

#[test]
fn the_first_draft() {
    let roll = Position::default().play(event("d/b/s2/?")).expect("legal");
    let line = blazon_wire::line(&Played::new(2, &roll, event("F:3")));
    assert_eq!(
        own_fields(&line),
        r#"{"n":2,"round":1,"a":"first","seat":"first","kind":"take","legal":4,"dice":[3],"both":false"#
    );
}

#[test]
fn two_dice_taken_by_player_a_spend_both() {
    let line = "..DDDD./..DDDD./...#.../......./....... ..dddd./..dddd./...#.../......./....... \
        004000:b:^:- 400000:-:^:- 6S take:d/b/s2/?";
    let first: Position = line.replace("6S", "5F").parse().expect("a possible position");
    let both = blazon_wire::line(&Played::new(1, &first, event("F:14")));
    assert!(own_fields(&both).ends_with(r#""kind":"take","legal":10,"dice":[1,4],"both":true"#), "{both}");
    let second: Position =
        line.replace("take:d/b/s2/?", "take:d/b/s2/?:2").parse().expect("a possible position");
    let two = blazon_wire::line(&Played::new(1, &second, event("F:14")));
    assert!(own_fields(&two).ends_with(r#""kind":"take","legal":3,"dice":[1,4],"both":false"#), "{two}");
}

#[test]
fn a_legal_event_has_its_token_and_its_own_fields() {
    let roll = Position::default().play(event("d/b/s2/?")).expect("legal");
    assert_eq!(
        blazon_wire::line(&LegalEvent::new(&roll, event("F:3"))),
        r#"{"event":"F:3","seat":"first","kind":"take","dice":[3],"both":false}"#
    );
    let draw = roll.play(event("F:3")).expect("legal").play(event("S:12")).expect("legal");
    assert_eq!(
        blazon_wire::line(&LegalEvent::new(&draw, event("F:3d4s2+4d5s1^"))),
        r#"{"event":"F:3d4s2+4d5s1^","seat":"first","kind":"draw","dice":[3,4],"cells":["d4","d5"],"faces":["s2","s1"],"castle":4,"turn":null,"mode":"join"}"#
    );
}

#[test]
fn a_hint_has_what_was_weighed() {
    let weighed = Weighed {
        event: Code(event("F:3")),
        win: 0.625,
        margin: -1.5,
        plies: 2,
        why: "Scores 4 points now.".to_owned(),
    };
    let hint = Hint {
        seat: Some(Seat::First),
        waiting: None,
        player: "best".to_owned(),
        first_wins: Some(0.625),
        nodes: 1000,
        exact: false,
        candidates: vec![weighed],
    };
    assert_eq!(
        blazon_wire::line(&hint),
        r#"{"seat":"first","waiting":null,"player":"best","first_wins":0.625,"nodes":1000,"exact":false,"candidates":[{"event":"F:3","win":0.625,"margin":-1.5,"plies":2,"why":"Scores 4 points now."}]}"#
    );
    let waiting = Hint {
        seat: None,
        waiting: Some(Waiting::Roll),
        first_wins: None,
        nodes: 0,
        candidates: Vec::new(),
        ..hint
    };
    assert_eq!(
        blazon_wire::line(&waiting),
        r#"{"seat":null,"waiting":"roll","player":"best","first_wins":null,"nodes":0,"exact":false,"candidates":[]}"#
    );
}

#[test]
fn the_example_of_the_documentation_is_a_line_of_the_game() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/json.md");
    let page = fs::read_to_string(page).expect("the page is there");
    let example =
        page.split("```json\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let example: String = example.split_whitespace().collect();
    assert!(include_str!("game.jsonl").lines().any(|line| line == example), "{example}");
}
