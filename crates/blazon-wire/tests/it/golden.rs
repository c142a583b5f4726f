//! The exact lines, so that a change of the format is seen. `game.jsonl` holds those of `game.txt`, a game with every
//! kind of event; `UPDATE_GOLDEN=1` writes it anew.

use std::fmt::Debug;
use std::fs;
use std::path::Path;

use blazon::{
    Arms, ByArms, BySeat, Cell, Components, Crosses, Die, Edition, Event, Face, Mode, Position, Power,
    Record, Roll, Seat,
};
use blazon_wire::{
    Answer, Bin, BinSums, CheckedPuzzle, EndingLoss, EndingSums, Hint, LegalEvent, Load, MadePuzzles,
    MeasuredEndings, NetBench, Parts, Played, PuzzleThemes, Question, Reliability, RunOptions, Thought,
    Training, Waiting, Warning, Weighed,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

fn event(token: &str) -> Event {
    token.parse().expect("a token of the notation")
}

fn check_noun<T: Serialize + DeserializeOwned + PartialEq + Debug>(noun: &T, json: &str) {
    assert_eq!(blazon_wire::line(noun), json);
    assert_eq!(&blazon_wire::read::<T>(json).expect(json), noun);
}

#[test]
fn the_nouns_of_the_rules_are_words_numbers_and_texts() {
    check_noun(&Seat::First, r#""first""#);
    check_noun(&Power::Domains, r#""domains""#);
    check_noun(&Mode::Join, r#""join""#);
    check_noun(&Die::Four, "4");
    check_noun(&Cell::C4, r#""c4""#);
    check_noun(&Arms::TwoDots, r#""D""#);
    check_noun(&Face::Arms(Arms::Solid, Crosses::Two), r#""s2""#);
    check_noun(&event("F:3d4s2+4d5s"), r#""F:3d4s2+4d5s""#);
    check_noun(&"d/b/s2/?".parse::<Roll>().expect("a roll"), r#""d/b/s2/?""#);
    check_noun(&Edition::Standard, r#""standard""#);
    check_noun(&Components::BOX, &format!("\"{}\"", Components::BOX));
    check_noun(&Position::default(), &format!("\"{}\"", Position::default()));
    check_noun(&BySeat { first: Some(1), second: None }, r#"{"first":1,"second":null}"#);
    check_noun(&ByArms::new(|arms| arms as u8), r#"{"d":0,"b":1,"D":2,"B":3,"s":4,"q":5}"#);
    assert!(blazon_wire::read::<Cell>(r#""d3""#).is_err(), "the castle is no cell");
    assert!(blazon_wire::read::<ByArms<u8>>(r#"{"d":0,"b":1,"D":2,"B":3,"s":4}"#).is_err(), "one is missing");
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
        event: event("F:3"),
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

#[test]
fn what_the_coach_is_asked_and_answers() {
    let position = Position::default();
    let question =
        Question::Coach { id: 4, position, seat: Seat::First, event: event("F:3"), seed: 5.into() };
    let json =
        r#"{"coach":{"id":4,"position":"POSITION","seat":"first","event":"F:3","seed":"0000000000000005"}}"#;
    check_noun(&question, &json.replace("POSITION", &position.to_string()));
    check_noun(&Answer::Coached { id: 4, warning: None }, r#"{"coached":{"id":4,"warning":null}}"#);
    let thought = |token, win| Thought { event: event(token), win, margin: 1.5, plies: 1 };
    let (chosen, better) = (thought("F:3", 0.25), thought("F:4", 0.5));
    check_noun(
        &Answer::Coached { id: 4, warning: Some(Warning { chosen, better, exact: true }) },
        concat!(
            r#"{"coached":{"id":4,"warning":{"#,
            r#""chosen":{"event":"F:3","win":4598175219545276416,"margin":4609434218613702656,"plies":1},"#,
            r#""better":{"event":"F:4","win":4602678819172646912,"margin":4609434218613702656,"plies":1},"exact":true}}}"#,
        ),
    );
}

#[test]
fn an_analysis() {
    assert_eq!(
        blazon_wire::line(&crate::round_trip::analysed()),
        concat!(
            r#"{"judge":"best","names":{"first":"Ada","second":"Grace"},"events":2,"judged":2,"start":0.5,"end":0.5,"result":null,"#,
            r#""players":{"first":{"start":0.5,"luck":0.25,"decisions":0.25,"model":0.0,"end":1.0,"adjusted":0.75,"without_luck":0.75,"accuracy":87.5,"#,
            r#""losses":{"draft":{"decisions":2,"mean":0.125},"drawing":{"decisions":0,"mean":null},"power":{"decisions":0,"mean":null}},"#,
            r#""marks":{"inaccuracy":0,"mistake":0,"blunder":1},"turning_point":{"n":1,"gain":0.25},"luckiest":{"n":1,"luck":0.25},"costliest":[2]},"#,
            r#""second":{"start":0.5,"luck":-0.25,"decisions":0.25,"model":0.0,"end":0.5,"adjusted":0.75,"without_luck":0.75,"accuracy":null,"#,
            r#""losses":{"draft":{"decisions":2,"mean":0.125},"drawing":{"decisions":0,"mean":null},"power":{"decisions":0,"mean":null}},"#,
            r#""marks":{"inaccuracy":0,"mistake":0,"blunder":1},"turning_point":null,"luckiest":null,"costliest":[2]}},"#,
            r#""moments":[{"n":1,"round":1,"event":"d/b/s2/?","before":0.5,"after":0.75,"luck":0.25,"decision":null},"#,
            r#"{"n":2,"round":1,"event":"F:3","before":0.5,"after":0.75,"luck":null,"decision":{"seat":"first","about":"draft","#,
            r#""legal":4,"before":0.75,"after":0.5,"loss":0.25,"error":0.0,"mark":"blunder","exact":false,"#,
            r#""best":{"event":"F:4","win":0.75,"margin":1.5},"#,
            r#""alternatives":[{"event":"F:4","win":0.75,"margin":1.5},{"event":"F:3","win":0.5,"margin":1.5}]}}]}"#,
        )
    );
}

#[test]
fn puzzles_are_counted_by_theme_and_checked_one_by_one() {
    let made = MadePuzzles {
        seed: 1,
        puzzles: 3,
        stopped: false,
        games: 40,
        solved: 2,
        by_games: 1,
        themes: PuzzleThemes { deny: 2, room: 0, split: 0, castle: 0, ending: 1 },
        file: "puzzles.txt".to_owned(),
    };
    assert_eq!(
        blazon_wire::line(&made),
        r#"{"seed":1,"puzzles":3,"stopped":false,"games":40,"solved":2,"by_games":1,"themes":{"deny":2,"room":0,"split":0,"castle":0,"ending":1},"file":"puzzles.txt"}"#
    );
    let checked = CheckedPuzzle {
        number: 1,
        id: 0xfe.into(),
        theme: "deny".to_owned(),
        proof: "solved".to_owned(),
        holds: true,
        gap: Some(0.125),
    };
    assert_eq!(
        blazon_wire::line(&checked),
        r#"{"number":1,"id":"00000000000000fe","theme":"deny","proof":"solved","holds":true,"gap":0.125}"#
    );
}

#[test]
fn a_measurement_has_what_was_counted() {
    let players = vec![EndingLoss {
        player: "best@net.bin".to_owned(),
        mean_loss: 0.125,
        without_loss: 0.5,
        largest_loss: 0.25,
        sums: EndingSums { loss: 250_000_000, without_loss: 1, largest: 250_000_000 },
    }];
    let options = RunOptions {
        version: "0.1.0".to_owned(),
        seed: 1,
        edition: "it".to_owned(),
        components: Components::BOX.to_string(),
        asked: 9,
        shard: Some(Parts { parts: vec![2], of: 3 }),
        stopped: true,
    };
    let endings = MeasuredEndings {
        options,
        rounds: 2,
        positions: 2,
        open: 1,
        games: 4,
        unsolved: 1,
        nodes: 1000,
        players,
    };
    assert_eq!(
        blazon_wire::line(&endings),
        r#"{"version":"0.1.0","seed":1,"edition":"it","components":"?ddbD1B1/dbD1B1sq/dbDBs2q2/?d1bb1DB/5f5s4b4t3d3c","asked":9,"shard":{"parts":[2],"of":3},"stopped":true,"rounds":2,"positions":2,"open":1,"games":4,"unsolved":1,"nodes":1000,"players":[{"player":"best@net.bin","mean_loss":0.125,"without_loss":0.5,"largest_loss":0.25,"sums":{"loss":250000000,"without_loss":1,"largest":250000000}}]}"#
    );
    let nothing = BinSums { predicted: 0, realised: 0, without_luck: 0, squares: 0 };
    let none = None;
    let bins = vec![
        Bin {
            count: 0,
            predicted: none,
            realised: none,
            without_luck: none,
            standard_error: 0.0,
            sums: nothing,
        },
        Bin {
            count: 1,
            predicted: Some(0.125),
            realised: Some(0.5),
            without_luck: Some(-0.25),
            standard_error: 0.375,
            sums: BinSums {
                predicted: 125_000_000,
                realised: 500_000_000,
                without_luck: -250_000_000,
                squares: 14_062,
            },
        },
    ];
    assert_eq!(
        blazon_wire::line(&Reliability { predictions: 1, brier: 0.25, squares: 250_000_000, bins }),
        r#"{"predictions":1,"brier":0.25,"squares":250000000,"bins":[{"count":0,"predicted":null,"realised":null,"without_luck":null,"standard_error":0.0,"sums":{"predicted":0,"realised":0,"without_luck":0,"squares":0}},{"count":1,"predicted":0.125,"realised":0.5,"without_luck":-0.25,"standard_error":0.375,"sums":{"predicted":125000000,"realised":500000000,"without_luck":-250000000,"squares":14062}}]}"#
    );
    let bench = NetBench {
        seed: 0,
        decisions: 2,
        evaluations: 300,
        seconds: 0.5,
        evaluations_per_second: 600.5,
        nanoseconds_per_evaluation: 1.5,
    };
    assert_eq!(
        blazon_wire::line(&bench),
        r#"{"seed":0,"decisions":2,"evaluations":300,"seconds":0.5,"evaluations_per_second":600.5,"nanoseconds_per_evaluation":1.5}"#
    );
}

#[test]
fn a_training_names_its_files() {
    let training = Training {
        version: "0.1.0".to_owned(),
        seed: 1,
        first_games: 300,
        games: 60,
        searched_games: 10,
        generations: 1,
        last_games: 20,
        epochs: 1,
        calibration_games: 30,
        stopped: true,
        kept: vec!["net.bin.generation-0".to_owned()],
        file: None,
        hash: Some(0xfe.into()),
        bytes: 16,
        minutes: 0.5,
    };
    assert_eq!(
        blazon_wire::line(&training),
        r#"{"version":"0.1.0","seed":1,"first_games":300,"games":60,"searched_games":10,"generations":1,"last_games":20,"epochs":1,"calibration_games":30,"stopped":true,"kept":["net.bin.generation-0"],"file":null,"hash":"00000000000000fe","bytes":16,"minutes":0.5}"#
    );
}

#[test]
fn a_load_says_what_is_not_known() {
    let load = Load {
        tables: 2,
        seconds: 1.5,
        events: 3,
        events_per_second: 2.5,
        p50_ms: 0.5,
        p99_ms: 1.5,
        p999_ms: 2.5,
        bytes_per_table: None,
        lost: Some(0),
        refused: 0,
        reconnections: 1,
        games: 4,
        stopped: false,
    };
    assert_eq!(
        blazon_wire::line(&load),
        r#"{"tables":2,"seconds":1.5,"events":3,"events_per_second":2.5,"p50_ms":0.5,"p99_ms":1.5,"p999_ms":2.5,"bytes_per_table":null,"lost":0,"refused":0,"reconnections":1,"games":4,"stopped":false}"#
    );
}
