use crate::program::{GAME, ROLLED, START, run, run_with};

#[test]
fn the_start_is_drawn_without_an_argument() {
    let out = run(&["show"]).fine();
    assert_eq!(out, run(&["show", "start"]).fine());
    assert_eq!(out, run(&["show", START]).fine());
    assert!(
        out.ends_with(&format!("Round 1: Player 1 rolls.\n\nHash: 27dc43fcf1d55975\n{START}\n")),
        "{out}"
    );
}

#[test]
fn the_end_of_a_record_is_drawn_with_everything_a_sheet_shows() {
    let out = run_with(&["show", "-"], GAME.as_bytes()).fine();
    let expected = "\
Ada (player B)                           Grace (player A)

    a    b    c    d    e    f    g          a    b    c    d    e    f    g
  +--------------+----+----+---------+     +----+----+---------+---------+----+
5 | dxx  d    d  | .  | d  | b    b  |   5 | d  | .  | b    bx | .    .  | bx |
  +----+----+----+----+    +----+----+     |    +----+----+----+----+    |    |
4 | B  | D  | qxx| bxx| d  | .  | D  |   4 | d  | B  | dx | Bxx| b  | .  | b  |
  +----+----+    +----+----+----+    |     +----+    +----+----+----+----+----+
3 | .  | qxx  q  |/##\\| .  | d  | D  |   3 | .  | Bx | D  |/##\\| s    sxx  s  |
  +----+    +----+----+----+----+    |     +----+    +----+----+---------+----+
2 | sxx| q  | B  | b  | Bx | D    Dx |   2 | s  | B  | q  | b    b    bx | .  |
  +----+    +----+    +----+----+----+     +----+    +----+----+         +----+
1 | B  | q  | s  | b  | d  | b  | d  |   1 | d  | B    B  | d  | b    b  | d  |
  +----+----+----+----+----+----+----+     +----+---------+----+---------+----+
Castle’s bonus: used                     Castle’s bonus: used

Spellbook            Ada                          Grace
d dot       Free     [x][x][x][x](x) used         [x][x][-][-](-) crossed out
b bar       Split    [x][x][x][x](-) crossed out  [x][x][x][x](x) used
D two dots  Both     [x][x][x](x) won             [-][-][-](-) crossed out
B two bars  Turn     [-][-][-](-) crossed out     [x][x][x](x) used
s solid     Domains  [-][-](-) crossed out        [x][x](x) used: bar
q quarters  Cross    [x][x](x) used               [-][-](-) crossed out

Ada has 35 points. Largest domain: 5 cells.
";
    assert!(out.starts_with(expected), "{out}");
    assert!(out.contains("Grace has 35 points. Largest domain: 5 cells."), "{out}");
    assert!(out.contains("\n  Domains (bar): "), "{out}");
    assert!(out.contains("Grace wins the draw of lots."), "{out}");
}

#[test]
fn the_dice_and_who_has_them_are_shown() {
    let out = run(&["show", ROLLED]).fine();
    assert!(
        out.contains("Dice: 1: d  2: b  3: s2  4: ?\nRound 1: Player 1 (player A) takes a die.\n"),
        "{out}"
    );
    let out = run(&["show", &ROLLED.replace("take:d/b/s2/?", "draw:d/b/s2/?:13:24:*:*")]).fine();
    assert!(
        out.contains("Player 1 has 1: d  3: s2\nPlayer 2 has 2: b  4: ?\nRound 1: both players draw.\n"),
        "{out}"
    );
}

#[test]
fn what_is_shown_of_a_position_is_its_line_again() {
    let out = run_with(&["show", "-"], GAME.as_bytes()).fine();
    let line = out.lines().last().expect("the line comes last");
    assert_eq!(run(&["show", line]).fine().lines().last(), Some(line));
}

#[test]
fn one_argument_is_enough() {
    assert_eq!(
        run(&["show", "start", "start"]).refused(2),
        "“start” isn’t expected here. See “blazon show --help”."
    );
}
