//! The rules, one at a time. The cases in `conformance/rules` go further; these say what the API answers.

use blazon_referee::{DistinctEvent, Drawn, Referee};

const START: &str = "......./......./...#.../......./....... ......./......./...#.../......./....... 000000:-:^:- 000000:-:^:- 1F roll";

/// Both maps are Dots around the castle, so only a Dot or a wild can be drawn; the second seat has *Free*.
const DOTS: &str = "...d.../...d.../.d1d#dd1./...d.../...d... ...d1.../...d.../.dd#dd./...d.../...d1... \
                    400000:-:^:- 500000:f:^:- 5F roll";

fn after(line: &str, events: &str) -> Referee {
    let mut game = Referee::from_line(line).expect("a readable line");
    for event in events.split_whitespace() {
        game.play(event).unwrap_or_else(|reason| panic!("{event} is refused: {reason}"));
    }
    game
}

#[test]
fn a_game_starts_with_empty_maps_and_a_roll() {
    let game = Referee::start("standard").expect("an edition");
    assert_eq!(game.line(), START);
    assert!(game.awaits_roll());
    assert_eq!(game.to_act(), []);
    assert_eq!((game.round(), game.player_a()), (1, 'F'));
}

#[test]
fn there_are_six_editions() {
    for edition in ["standard", "es", "it", "fr", "pt", "ko"] {
        assert!(Referee::start(edition).is_ok());
    }
    assert!(Referee::start("en").is_err());
}

#[test]
fn a_takes_then_b_then_both_draw() {
    assert_eq!(after(START, "d/b/s2/b1").to_act(), ['F']);
    assert_eq!(after(START, "d/b/s2/b1 F:1").to_act(), ['S']);
    assert_eq!(after(START, "d/b/s2/b1 F:1 S:23").to_act(), ['F', 'S']);
    assert_eq!(after(START, "d/b/s2/b1 F:1 S:23 F:1c3d+4c4b1").to_act(), ['S']);
    assert_eq!(after(START, "d/b/s2/b1 F:1 S:23 S:2c3b+3c4s2").to_act(), ['F']);
}

#[test]
fn player_a_alternates() {
    let game = after(START, "d/b/s2/b1 F:1 S:23 F:1c3d+4c4b1 S:2c3b+3c4s2");
    assert_eq!((game.round(), game.player_a()), (2, 'S'));
}

#[test]
fn a_refused_event_changes_nothing() {
    let mut game = after(START, "d/b/s2/b1 F:1 S:23");
    let before = game;
    for event in [
        "",
        "F",
        "F:",
        "x",
        "\u{e9}",
        "F:\u{e9}\u{e9}",
        "F:1\u{e9}3d+4c4b1",
        "F:-",
        "F:1a1d+4a2b1",
        "d/d/d/d1",
    ] {
        assert!(game.play(event).is_err(), "{event}");
        assert_eq!(game, before);
    }
}

#[test]
fn whoever_fills_a_line_owns_it() {
    let game = after(DOTS, "");
    assert_eq!(game.owner('d'), Some('S'));
    assert_eq!(game.owner('b'), None);
    assert_eq!(game.owner('?'), None);
}

#[test]
fn a_domino_that_cannot_be_drawn_leaves_one_choice() {
    let game = after(DOTS, "b/b/B/B F:1 S:23");
    assert_eq!(game.legal('F'), [DistinctEvent::Token("F:-".to_owned())]);
    assert!(game.legal('S').len() > 1, "Free");
}

#[test]
fn neither_drew_so_the_game_is_over() {
    let game = after(DOTS, "b/b/B/B F:1 S:23 F:- S:-");
    assert!(game.is_over());
    assert_eq!(game.winner(), Some("draw"));
    assert_eq!((game.score('F'), game.score('S')), (4, 4));
    assert_eq!((game.largest('F'), game.largest('S')), (2, 2));
    assert_eq!((game.round(), game.player_a()), (5, 'F'));
}

#[test]
fn a_full_tie_in_italy_awaits_lots() {
    let game = after(&format!("{DOTS} edition:it"), "b/b/B/B F:1 S:23 F:- S:-");
    assert!(game.awaits_lots());
    assert!(!game.is_over());
    assert_eq!(game.winner(), None);
    assert_eq!(game.perft(&[]), 2);
}

#[test]
fn two_ways_of_saying_a_drawing_are_one_choice() {
    let game = after(START, "d/d/d/d1 F:1 S:23");
    let drawn = Drawn {
        cells: [(9, 0, 0), (16, 0, 0)],
        mode: 0,
        turned: false,
        castle: false,
        marks: [2, 0, 0, 0, 0, 0],
    };
    assert_eq!(game.distinct_event("S:2c3d+3c4d"), Some(DistinctEvent::Draw(drawn)));
    assert_eq!(game.distinct_event("S:2c4d+3c3d"), Some(DistinctEvent::Draw(drawn)));
    assert_eq!(game.legal('S').len(), 36);
}

#[test]
fn a_position_line_is_read_and_written_the_same() {
    for step in [
        "roll",
        "take:?/d/s2/b1",
        "take:?/d/s2/b1:3",
        "draw:?/d/s2/b1:13:24:*:*",
        "draw:?/d/s2/b1:13:24:+d:-bb",
        "flash:F:+:b",
        "flash:S:-:",
        "lots",
        "over",
        "over:S",
    ] {
        let line = START.replace("roll", step);
        assert_eq!(after(&line, "").line(), line);
    }
}

#[test]
fn a_line_that_is_not_a_position_is_refused() {
    for (old, new) in [
        ("1F", "1S"),
        ("1F", "0F"),
        ("1F", "01F"),
        ("1F", "100F"),
        ("roll", "rol"),
        ("roll", "roll "),
        ("roll", "roll edition:en"),
        ("roll", "roll components:?"),
        ("roll", "flash:F:++:"),
        ("roll", "draw:?/d/s2/b1:31:24:*:*"),
        ("roll", "draw:?/d/s2/b1:13:24:+bd:*"),
        ("#", "."),
        ("......./", "....../"),
        ("000000:-", "000000:"),
        ("000000:-", "000000:sf"),
        ("000000:-", "600000:-"),
        ("^:-", "^:?"),
    ] {
        let line = START.replacen(old, new, 1);
        assert!(Referee::from_line(&line).is_err(), "{line}");
    }
}

/// Each pair of two dice is had two ways, for A and for B: 4 times 72 x 48 for {d b | s2 b1} and {d b1 | b s2}, and
/// 48 x 60 for {d s2 | b b1}.
#[test]
fn perft_of_a_first_round_is_what_the_rules_give_by_hand() {
    let game = after(START, "");
    assert_eq!(game.perft(&[]), 1);
    assert_eq!(game.perft(&["d/b/s2/b1"]), 4 * (72 * 48 + 48 * 60 + 72 * 48));
    assert_eq!(game.perft(&["d/d/d/d"]), 0, "die 4 has no such face");
}
