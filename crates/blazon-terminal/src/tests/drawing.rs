//! A domino is drawn step by step, with everything that can be declared.

use super::*;

/// Round 2, the first seat about to draw dice 1 and 2; the second has drawn. `first` is the first seat's map and sheet.
fn drawing(map: &str, sheet: &str, roll: &str) -> String {
    format!("{map} ...ss../...ss../...#.../......./....... {sheet} 000000:-:^:- 2S draw:{roll}:12:34:*:+")
}

const SOLID: &str = "...s.../...s.../...#.../......./.......";
/// A map in whose castle's surroundings there is no room, and whose arms are all bars.
const WALLED: &str = "...b.../...b.../.bb#bb./...b.../...b...";

#[test]
fn without_anything_to_declare_the_cells_are_asked_at_once() {
    let words = english();
    let (mut bench, text) = Bench::at(&words, &drawing(SOLID, "000000:-:-:-", "d/s/d/d1"));
    assert!(text.contains("Ada, draw your domino: die 1 (dot) and die 2 (solid)."), "{text}");
    assert!(
        text.ends_with(
            "Die 1 (dot): which cell?\n\
         1 b5, 2 c5, 3 e5, 4 f5, 5 b4, 6 c4, 7 e4, 8 f4\n\
         9 b3, 10 c3, 11 e3, 12 f3, 13 c2, 14 d2, 15 e2, 16 d1\n"
        ),
        "{text}"
    );
    let text = bench.type_in("6");
    assert!(text.contains("Die 2 (solid): which cell?\n1 c5, 2 c3\n"), "{text}");
    let text = bench.type_in("c5");
    assert!(text.contains("Preview: a dot on c4 and solid on c5."), "{text}");
    assert!(text.contains("Points: 0 now, 0 after this."), "{text}");
    assert!(text.contains("Boxes it marks: dot (1 of 5) and solid (1 of 3)."), "{text}");
    assert!(text.contains("5  .   .  [s]  s   .   .   .  5"), "{text}");
    let text = bench.type_in("");
    assert!(text.contains("Ada draws a dot on c4 and solid on c5."), "{text}");
    assert!(text.contains("Round 3. Ada is player A."), "{text}");
}

#[test]
fn u_goes_back_one_choice_at_a_time() {
    let words = english();
    let (mut bench, _) = Bench::at(&words, &drawing(SOLID, "000000:-:-:-", "d/s/d/d1"));
    bench.type_all(&["c4", "c5"]);
    assert!(bench.type_in("u").contains("Die 2 (solid): which cell?"));
    assert!(bench.type_in("u").contains("Die 1 (dot): which cell?"));
    assert!(bench.type_in("u").contains("There is nothing to undo."));
}

#[test]
fn two_cells_can_be_named_at_once() {
    let words = english();
    let (mut bench, text) = Bench::at(&words, &drawing(SOLID, "000000:-:^:-", "d/s/d/d1"));
    assert!(text.contains("What do you want to do? Enter: 1."), "{text}");
    assert!(bench.type_in("C4 c5").contains("Preview: a dot on c4 and solid on c5."));
}

#[test]
fn a_cell_that_cannot_be_is_refused_in_rule_words() {
    let words = english();
    let (mut bench, _) = Bench::at(&words, &drawing(SOLID, "000000:-:-:-", "d/s/d/d1"));
    assert!(bench.type_in("d4").contains("Cell d4 is already taken."));
    assert!(bench.type_in("a1").contains("The domino doesn’t connect: one half must share a side"));
    assert!(bench.type_in("c4 e4").contains("The two cells must share a side."));
    assert!(bench.type_in("z9").contains("“z9” isn’t an answer here. Type ? for help."));
    assert!(bench.type_in("17").contains("“17” isn’t an answer here. Type ? for help."));
    let text = bench.type_in("c4");
    assert!(text.contains("Die 2 (solid): which cell?"), "nothing of what was refused is kept: {text}");
}

#[test]
fn a_cell_without_room_beside_it_is_refused() {
    let words = english();
    let map = "s.ss.../sssss../...#.../......./.......";
    let (mut bench, _) =
        Bench::at(&words, &drawing(map, "000000:-:-:-", "d/s/d/d1").replace("2S draw", "5F draw"));
    let text = bench.type_in("b5");
    assert!(text.contains("You can’t draw it on b5 from here."), "{text}");
}

#[test]
fn a_cell_that_was_the_only_one_left_may_be_named_all_the_same() {
    let words = english();
    let map = "...s.../...s.../...#.../......./.......";
    let (mut bench, _) = Bench::at(&words, &drawing(map, "000000:-:-:-", "d/s/d/d1"));
    let text = bench.type_in("b5 c5");
    assert!(text.contains("Preview: a dot on b5 and solid on c5."), "{text}");
    let text = bench.type_in("a5");
    assert!(
        text.contains("That doesn’t work. The domino doesn’t connect"),
        "there is one place for die 2 only: {text}"
    );
    assert!(bench.type_in("u").contains("Die 1 (dot): which cell?"), "both lay there by one answer");
}

#[test]
fn the_castles_bonus_is_explained_once_and_can_go_on_either_die() {
    let words = english();
    let (mut bench, text) = Bench::at(&words, &drawing(SOLID, "000000:-:^:-", "d/s/d/d1"));
    assert!(
        text.contains("The castle’s bonus: once a game you may add a cross to one of your two dice,"),
        "{text}"
    );
    let text = bench.type_in("2");
    assert!(text.contains("Which die gets the castle’s cross?\n1. die 1 (dot)\n2. die 2 (solid)"), "{text}");
    let text = bench.type_in("2");
    assert!(text.contains("Using the castle’s bonus (die 2)."), "{text}");
    let text = bench.type_in("c5 c4");
    assert!(text.contains("Points: 0 now, 3 after this."), "{text}");
    assert!(text.contains("Boxes it marks: dot (1 of 5)."), "{text}");
    assert!(text.contains("It uses the castle’s bonus (die 2)."), "{text}");
    let text = bench.type_in("1");
    assert!(text.contains(
        "Ada draws a dot on c5 and solid with one cross on c4, using the castle’s bonus\n(die 2)."
    ));
    let text = bench.type_in("u");
    assert!(!text.contains("once a game you may add a cross"), "explained once only: {text}");
}

#[test]
fn a_wild_is_asked_for_its_arms() {
    let words = english();
    let (mut bench, text) = Bench::at(&words, &drawing(SOLID, "000000:-:-:-", "?/b/d/d1"));
    assert!(text.contains("Die 1 is wild. Which coat of arms do you draw?\n1. dot\n2. bar\n"), "{text}");
    assert!(bench.type_in("two BARS").contains("Die 1 (two bars): which cell?"));
    bench.type_in("u");
    let text = bench.type_all(&["5", "c5", "c4"]);
    assert!(text.contains("Preview: solid on c5 and a bar on c4."), "{text}");
    assert!(text.contains("Boxes it marks: bar (1 of 5)."), "a wild marks nothing: {text}");
}

#[test]
fn two_wilds_may_differ() {
    let words = english();
    let position = format!(
        "{SOLID} ...ss../...ss../...#.../......./....... 000000:-:-:- 000000:-:^:- 2S draw:?/d/d/?:14:23:*:+"
    );
    let (mut bench, _) = Bench::at(&words, &position);
    let text = bench.type_all(&["1", "6", "c3", "c2"]);
    assert!(text.contains("Preview: a dot on c3 and quarters on c2."), "{text}");
}

#[test]
fn free_draws_anywhere() {
    let words = english();
    let (mut bench, text) = Bench::at(&words, &format!(
        "{SOLID} ...ss../...ss../...#.../......./....... 500000:f:-:- 000000:-:^:- 4S draw:d/s/d/d1:12:34:*:+"
    ).replace(SOLID, "...s.../...s.../..s#s../..s.s../......."));
    assert!(text.contains("1. just draw it\n2. Free: draw a domino anywhere, even where it doesn’t connect; its halves\n   still share a side\n"), "{text}");
    let text = bench.type_all(&["2", "a1", "b1", ""]);
    assert!(text.contains("Ada draws a dot on a1 and solid on b1, using “Free”."), "{text}");
}

#[test]
fn split_draws_the_dice_apart() {
    let words = english();
    let map = "...s.../...s.../..s#s../..s.s../.......";
    let (mut bench, text) =
        Bench::at(&words, &drawing(map, "050000:s:-:-", "d/s/d/d1").replace("2S draw", "4S draw"));
    assert!(text.contains("2. Split: draw the two dice apart; each must connect on its own\n"), "{text}");
    let text = bench.type_all(&["2", "d2", "f3", ""]);
    assert!(text.contains("Ada draws a dot on d2 and solid on f3, using “Split”."), "{text}");
}

#[test]
fn turn_shows_every_other_face_once() {
    let words = english();
    let map = "...s.../...s.../..s#s../..s.s../.......";
    let (mut bench, text) =
        Bench::at(&words, &drawing(map, "000400:t:^:-", "d/s/d/d1").replace("2S draw", "4S draw"));
    assert!(text.contains("2. Turn: turn a drafted die to another of its faces\n"), "{text}");
    let text = bench.type_in("2");
    assert!(
        text.contains("1. die 1 to wild\n2. die 1 to bar\n3. die 1 to two dots with one cross\n"),
        "{text}"
    );
    assert!(text.contains("9. die 2 to quarters\n") && !text.contains("10."), "{text}");
    let text = bench.type_in("3");
    assert!(text.contains("Using “Turn” (die 1 turned to two dots with one cross)."), "{text}");
    let text = bench.type_all(&["2", "1"]);
    assert!(
        text.contains(
            "Using “Turn” (die 1 turned to two dots with one cross) and the castle’s bonus\n(die 1)."
        ),
        "{text}"
    );
    let text = bench.type_all(&["d2", "d1", "1"]);
    assert!(
        text.contains("Ada draws two dots with two crosses on d2 and solid on d1, using “Turn”"),
        "{text}"
    );
    assert_eq!(bench.record().events()[0].to_string(), "F:1d2D2^=D1+2d1s");
}

#[test]
fn both_takes_two_dice_at_once() {
    let words = english();
    let position =
        format!("{SOLID} ...ss../...ss../...#.../......./....... 004000:b:-:- 000000:-:^:- 3F take:d/s/d/d1");
    let (mut bench, text) = Bench::at(&words, &position);
    assert!(text.contains("Ada, take one die, or two with “Both”."), "{text}");
    assert!(text.contains("4. dot with one cross\n12. dot and solid\n"), "{text}");
    let text = bench.type_in("4, 2");
    assert!(
        text.contains("Ada uses “Both” and takes die 2 (solid) and die 4 (dot with one cross)."),
        "{text}"
    );
    assert!(text.contains("That leaves Grace die 1 (dot) and die 3 (dot)."), "{text}");
}

#[test]
fn lightning_powers_are_asked_for_at_once() {
    let words = english();
    let position = "...s.../...s.../...#.../......./....... ...ss../...ss../...#.../......./....... \
        000022:-:-:- 000000:-:^:- 3F draw:d/s/d/d1:12:34:*:-";
    let position = position.replace("draw:d/s/d/d1", "draw:d/s/q2/d1");
    let (mut bench, _) = Bench::at(&words, &position);
    let text = bench.type_all(&["c4 c5", "1"]);
    assert!(
        text.contains("Ada completes the solid line first and wins “Domains”: choose a coat of arms"),
        "{text}"
    );
    assert!(
        text.contains("Ada, “Domains” is yours! Choose a coat of arms: each of its domains scores 3"),
        "{text}"
    );
    assert!(text.contains("1. dot: 1 domain now\n2. bar: no domains yet\n"), "{text}");
    let text = bench.type_in("5");
    assert!(
        text.contains("Ada chooses solid for “Domains”: 3 points for each of its domains at the end."),
        "{text}"
    );
    assert!(bench.type_in("p").contains("Domains (solid): 1 domain at 3 points, 3 points"));
}

#[test]
fn the_cross_is_offered_where_it_brings_most_first() {
    let words = english();
    let position = "...s.../...s.../...#.../...d.../...b... ...ss../...ss../...#.../......./....... \
        000003:c:-:- 000000:-:^:- 3F flash:F:+:";
    let (mut bench, text) = Bench::at(&words, position);
    assert!(text.contains("Ada, “Cross” is yours! Which cell gets a cross?"), "{text}");
    assert!(
        text.contains(
            "1. d4 (solid): 2 more points\n2. d5 (solid): 2 more points\n3. d1 (bar): 1 more point\n"
        ),
        "{text}"
    );
    assert!(bench.type_in("a1").contains("Nothing is drawn on a1."));
    let text = bench.type_in("d2");
    assert!(text.contains("Ada adds a cross on d2 (dot)."), "{text}");
}

#[test]
fn a_domino_that_cannot_be_drawn_may_be_left_or_saved_by_a_power() {
    let words = english();
    let (mut bench, text) =
        Bench::at(&words, &drawing(WALLED, "000000:-:^:-", "d/s/d/d1").replace("2S draw", "6S draw"));
    assert!(text.contains("You can’t draw this domino as it is: there are no two empty cells side by side\nwhere it connects."), "{text}");
    assert!(text.contains("You have no power that helps."), "{text}");
    assert!(text.ends_with("What do you want to do? Enter: 1.\n1. don’t draw\n"), "{text}");
    let text = bench.type_in("");
    assert!(text.contains("Ada doesn’t draw this round."), "{text}");
    assert!(
        text.contains("Ada marks one box of dot: 1 of 5."),
        "an undrawn domino marks in this edition: {text}"
    );

    let (mut bench, text) =
        Bench::at(&words, &drawing(WALLED, "500400:ft:^:-", "d/s/d/d1").replace("2S draw", "6S draw"));
    assert!(text.contains("This would help: “Free” and “Turn”."), "{text}");
    let text = bench.type_all(&["3"]);
    assert!(text.contains("die 1 to wild") && text.contains("die 1 to bar"), "{text}");
    assert!(bench.type_in("2").contains("Using “Turn” (die 1 turned to bar)."));
}

#[test]
fn an_event_in_the_notation_works_with_and_without_its_seat() {
    let words = english();
    for token in ["1c4d+2c5s", "F:1c4d+2c5s"] {
        let (mut bench, _) = Bench::at(&words, &drawing(SOLID, "000000:-:^:-", "d/s/d/d1"));
        assert!(bench.type_in(token).contains("Ada draws a dot on c4 and solid on c5."), "{token}");
    }
}

#[test]
fn an_event_that_is_refused_says_why() {
    let words = english();
    let (mut bench, _) = Bench::at(&words, &drawing(SOLID, "000000:-:-:-", "d/s/d/d1"));
    for (token, reason) in [
        ("1c4d^+2c5s", "You have already used your castle’s bonus."),
        ("1a1d+2a2s", "The domino doesn’t connect: one half must share a side"),
        ("1a1d~2a2s", "You don’t have “Free”."),
        ("1c4b+2c5s", "Die 1 doesn’t show that."),
        ("-", "You can draw this domino, so you must."),
        ("S:3c4d+4c5d1", "You have already finished this round’s domino."),
        ("F:3", "You can’t do that now."),
        ("1c4d+2c5", "Line 1, column 9: expected a coat of arms"),
        ("F:1c4d+2c5", "Line 1, column 11: expected a coat of arms"),
        ("d/b/s2/?", "You can’t do that now."),
    ] {
        let text = bench.type_in(token);
        assert!(text.contains(reason), "{token}: {text}");
    }
    assert!(bench.record().events().is_empty());
}
