use blazon::Seat;
use blazon_wire::{Hint, Waiting};

use crate::program::{Folder, GAME, ROLLED, START, run, run_with};

/// The second seat cannot draw its domino, so there is nothing to choose.
const STUCK: &str = "..DDDD./..DDDD./...#.../......./....... ......./..ddd../..d#d../..ddd../....... \
    004000:b:^:- 400000:-:-:- 5F draw:d/s/q2/D:14:23:*:*";

fn drawing() -> String {
    ROLLED.replace("take:d/b/s2/?", "draw:d/b/s2/?:13:24:*:*")
}

#[test]
fn the_advice_comes_in_words_in_the_notation_and_with_its_reason() {
    let out = run(&["hint", "--seat", "second", STUCK]).fine();
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], "Player 2 doesn’t draw this round.");
    assert!(lines[1].starts_with("S:-. ") && lines[1].contains("% chance to win, expected lead "), "{out}");
    assert_eq!(lines[2], "Skips a domino that can’t connect. Is the only choice.");
}

#[test]
fn while_both_draw_both_get_a_hint() {
    let drawing = drawing();
    let options = ["--player", "random", "--seed", "1", "--count", "0"];
    let of = |seat: &[&str]| run(&[&["hint", &drawing][..], &options, seat].concat()).fine();
    let [first, second] = [of(&["--seat", "first"]), of(&["--seat", "second"])];
    assert!(first.starts_with("Player 1 draws "), "{first}");
    assert!(second.starts_with("Player 2 draws "), "{second}");
    assert_eq!(of(&[]), format!("{first}\n{second}"));
}

#[test]
fn a_position_comes_from_the_command_line_a_file_or_standard_input() {
    let folder = Folder::new();
    let file = folder.write("position.txt", format!("{ROLLED}\n"));
    let expected = run(&["hint", "--player", "random", ROLLED]).fine();
    assert_eq!(run(&["hint", "--player", "random", &file]).fine(), expected);
    assert_eq!(run_with(&["hint", "--player", "random", "-"], ROLLED.as_bytes()).fine(), expected);
}

#[test]
fn a_game_that_is_over_is_said_to_be_with_its_result() {
    let sentence = run_with(&["hint", "-"], GAME.as_bytes()).refused(1);
    assert_eq!(
        sentence,
        "The game is over. 35 points each, and the largest domains are the same size (5 cells). Grace wins the draw of lots."
    );
}

#[test]
fn before_the_dice_there_is_nothing_to_decide() {
    let out = run(&["hint", START]).fine();
    assert!(out.starts_with("There is nothing to decide yet: the dice come first.\n"), "{out}");
    let lots = START.replace("1F roll", "1F lots edition:it");
    assert_eq!(
        run(&["hint", &lots]).fine(),
        "There is nothing to decide: lots come next.\nPlayer 1: 50.0% chance to win.\nPlayer 2: 50.0% chance to win.\n"
    );
}

#[test]
fn whoever_is_not_to_act_gets_none() {
    assert_eq!(run(&["hint", "--seat", "second", ROLLED]).refused(1), "It’s the other player’s turn.");
    let drawn = STUCK.replace(":*:*", ":+:*");
    assert_eq!(
        run(&["hint", "--seat", "first", &drawn]).refused(1),
        "You have already finished this round’s domino."
    );
}

#[test]
fn json_has_the_same() {
    let line = run(&["hint", "--json", "--player", "random", "--seat", "second", STUCK]).fine();
    let hint: Hint = blazon_wire::read(&line).expect("a line of hint --json");
    assert_eq!((hint.seat, hint.waiting, hint.player.as_str()), (Some(Seat::Second), None, "random"));
    assert_eq!(hint.candidates[0].event, "S:-".parse().expect("an event"));
    let lines = run(&["hint", "--json", "--player", "random", &drawing()]).fine();
    assert_eq!(lines.lines().count(), 2);
    let line = run(&["hint", "--json", START]).fine();
    let hint: Hint = blazon_wire::read(&line).expect("a line of hint --json");
    assert_eq!((hint.seat, hint.waiting, hint.candidates.len()), (None, Some(Waiting::Roll), 0));
}

#[test]
fn no_more_alternatives_are_shown_than_asked_for() {
    for count in ["0", "1", "2"] {
        let line = run(&["hint", "--json", "--nodes", "50", "--count", count, ROLLED]).fine();
        let hint: Hint = blazon_wire::read(&line).expect("a line of hint --json");
        assert!(hint.candidates.len() <= 1 + count.parse::<usize>().expect("a number"), "{line}");
    }
}

#[test]
fn the_same_seed_gives_the_same_advice() {
    let said = || run(&["hint", "--player", "random", "--seed", "9", ROLLED]).fine();
    assert_eq!(said(), said());
}

#[test]
fn what_cannot_be_meant_is_refused() {
    assert_eq!(
        run(&["hint", "--player", "magnus", ROLLED]).refused(2),
        "There is no player “magnus”. Known players: random, greedy-draw, greedy, greedy-lead, mc:N, net, best, level:N."
    );
    assert_eq!(
        run(&["hint", "--nodes", "0", ROLLED]).refused(2),
        "--nodes needs a number from 1 to 18446744073709551615, not “0”."
    );
    assert_eq!(
        run(&["hint", "--nodes", "1", "--time", "1", ROLLED]).refused(2),
        "--nodes <NUMBER> and --time <NUMBER> can’t be used together. See “blazon hint --help”."
    );
    assert_eq!(run(&["hint"]).refused(2), "“<POSITION>” is missing. See “blazon hint --help”.");
}
