use blazon_wire::{Checked, Wrong};

use crate::program::{Folder, GAME, run, run_with};

#[test]
fn a_right_record_is_right() {
    let folder = Folder::new();
    let game = folder.write("game.txt", GAME);
    assert_eq!(run(&["check", &game]).fine(), "1 of 1 record follows the rules.\n");
    assert_eq!(run_with(&["check", "-"], GAME.as_bytes()).fine(), "1 of 1 record follows the rules.\n");
}

#[test]
fn a_wrong_record_is_named_with_line_column_and_rule_and_the_rest_is_still_checked() {
    let folder = Folder::new();
    let good = folder.write("good.txt", GAME);
    // In the second round the first seat draws on a cell that it drew on in the first.
    let bad = folder.write("bad.txt", GAME.replace("F:2e5d+3f5b", "F:2e4d+3f4b"));
    let ran = run(&["check", &bad, &good]);
    assert_eq!(ran.code, Some(1));
    assert_eq!(ran.out, "1 of 2 records follow the rules.\n");
    let line = GAME.lines().position(|line| line.starts_with("2. ")).expect("a second round") + 1;
    let column = GAME.lines().nth(line - 1).and_then(|line| line.find("F:2e5d")).expect("the drawing") + 1;
    assert_eq!(
        ran.err,
        format!("{bad}:{line}:{column}: F:2e4d+3f4b isn’t allowed. Cell e4 is already taken.\n")
    );
}

#[test]
fn a_result_that_the_game_does_not_give_is_wrong() {
    let ran = run_with(&["check", "-"], GAME.replace("35-35 second", "35-35 first").as_bytes());
    assert_eq!(ran.code, Some(1));
    assert_eq!(ran.err, "-:5:9: The result is 35-35 second, not 35-35 first.\n");
}

#[test]
fn what_cannot_be_read_is_named_and_the_rest_is_still_checked() {
    let folder = Folder::new();
    let good = folder.write("good.txt", GAME);
    let missing = folder.name("missing.txt");
    let long = folder.write("long.txt", vec![b' '; (1 << 20) + 1]);
    let bytes = folder.write("bytes.txt", b"[Rules \"1\"]\n\n1. \xff");
    let ran = run(&["check", &missing, &long, &bytes, &good]);
    assert_eq!(ran.code, Some(3));
    assert_eq!(ran.out, "1 of 4 records follow the rules.\n");
    let said: Vec<&str> = ran.err.lines().collect();
    assert_eq!(
        said,
        [
            format!("Couldn’t read {missing}: there is no such file or folder."),
            format!("{long}: this is longer than 1 MiB, the most that can be read."),
            format!("{bytes}:3:4: this isn’t UTF-8 text."),
        ]
    );
}

#[test]
fn a_folder_is_not_a_record() {
    let folder = Folder::new();
    let ran = run(&["check", &folder.name("")]);
    assert_eq!(ran.code, Some(3));
    assert_eq!(ran.err, format!("Couldn’t read {}: it is a folder.\n", folder.name("")));
}

#[test]
fn json_tells_the_same() {
    let folder = Folder::new();
    let good = folder.write("good.txt", GAME);
    let bad = folder.write("bad.txt", GAME.replace("F:2e5d+3f5b", "F:2e4d+3f4b"));
    let ran = run(&["check", "--json", &good, &bad]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""));
    let lines: Vec<Checked> =
        ran.out.lines().map(|line| blazon_wire::read(line).expect("a line of check --json")).collect();
    let [right, wrong] = lines.as_slice() else { panic!("two lines, not {lines:?}") };
    assert_eq!((right.right, right.events, right.result.as_deref()), (true, Some(83), Some("35-35 second")));
    let Some(Wrong { line: Some(8), rule: Some(rule), .. }) = &wrong.wrong else { panic!("{wrong:?}") };
    assert_eq!(rule, "cell-taken");
}

#[test]
fn no_file_is_no_question() {
    assert_eq!(run(&["check"]).refused(2), "“<FILE>...” is missing. See “blazon check --help”.");
}
