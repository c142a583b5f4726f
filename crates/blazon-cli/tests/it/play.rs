use crate::program::{Folder, GAME, run, run_with};
#[cfg(unix)]
use crate::program::{command, start};

#[test]
fn a_game_starts_without_options() {
    let said = run_with(&["play"], b"q\n").fine();
    assert!(said.starts_with("Blazon"), "{said}");
}

/// A game between two people that starts without a question.
const TWO_PEOPLE: [&str; 11] =
    ["play", "--against", "person", "--first", "Ada", "--second", "Grace", "--edition", "it", "--seed", "4"];

#[test]
fn what_the_command_line_settles_is_not_asked() {
    let said = run_with(&TWO_PEOPLE, b"");
    assert_eq!(said.code, Some(0));
    assert!(
        said.out.contains("Ada") && said.out.contains("Grace") && said.out.contains("Round 1"),
        "{}",
        said.out
    );
}

#[test]
fn a_saved_game_that_is_wrong_is_refused() {
    let folder = Folder::new();
    let bad = folder.write("bad.txt", GAME.replace("F:2e5d+3f5b", "F:2e4d+3f4b"));
    assert!(run(&["play", "--load", &bad]).refused(1).ends_with("isn’t allowed. Cell e4 is already taken."));
}

#[test]
fn what_makes_no_sense_is_refused() {
    assert_eq!(
        run(&["play", "--against", "dog"]).refused(2),
        "There is no opponent “dog”. Choose person or a computer player: random, greedy-draw, greedy, greedy-lead, mc:N, net, best, level:N."
    );
    assert_eq!(
        run(&["play", "--edition", "de"]).refused(2),
        "There is no edition “de”. Known editions: standard, es, it, fr, pt, ko."
    );
    assert!(run(&["play", "--first", &"x".repeat(201)]).refused(2).contains("200 characters"));
}

#[cfg(unix)]
#[test]
fn an_interrupted_game_is_saved_and_goes_on() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::Command;

    let folder = Folder::new();
    let mut child = start(command(&TWO_PEOPLE).current_dir(folder.path()));
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(b"3\n").expect("the program listens");
    // Kept open to the end: a program that nobody listens to any more ends by itself.
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
    assert!(lines.any(|line| line.contains("Grace, take two dice.")), "Ada has taken her die");
    let told = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill is there");
    assert!(told.success());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(130));
    let said = String::from_utf8(output.stderr).expect("text");
    assert!(said.contains("Saved as blazon-unfinished.txt."), "{said}");

    let file = folder.path().join("blazon-unfinished.txt");
    let record: blazon::Record =
        std::fs::read_to_string(&file).expect("the game was saved").parse().expect("and is right");
    assert_eq!(record.events().len(), 2);
    assert_eq!(record.name(blazon::Seat::First), Some("Ada"));
}

#[test]
fn a_saved_game_has_the_date() {
    let folder = Folder::new();
    let file = folder.path().join("game.txt");
    let input = format!("3\nsave {}\nq\n", file.display());
    let said = run_with(
        &["play", "--against", "random", "--first", "Ada", "--edition", "it", "--seed", "4"],
        input.as_bytes(),
    );
    assert_eq!(said.code, Some(0), "{said:?}");
    let record: blazon::Record =
        std::fs::read_to_string(&file).expect("the game was saved").parse().expect("and is right");
    let date = record.tag("Date").expect("a date");
    let parts: Vec<usize> = date.split('-').map(str::len).collect();
    assert_eq!(parts, [4, 2, 2], "{date}");
}

/// Reads until this has been said and a line is waited for.
#[cfg(unix)]
fn hear(mut out: std::process::ChildStdout, said: &str) -> std::process::ChildStdout {
    use std::io::Read;

    let mut heard = Vec::new();
    while !(heard.ends_with(b"\n> ") && String::from_utf8_lossy(&heard).contains(said)) {
        let mut byte = [0];
        out.read_exact(&mut byte).expect("it is said before the output ends");
        heard.extend(byte);
    }
    out
}

/// Has the question repeated until the program notices that nobody hears it. That need not be at once: a program that
/// another test is just starting holds, for a moment, whatever this one has open.
#[cfg(unix)]
fn ask_again_until_it_ends(child: &mut std::process::Child, mut stdin: std::process::ChildStdin) {
    use std::io::Write;

    while child.try_wait().expect("it can be waited for").is_none() {
        // It may end meanwhile, and then listens no more.
        let _ = stdin.write_all(b"r\n");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}

#[cfg(unix)]
#[test]
fn a_game_whose_output_breaks_is_kept() {
    use std::io::Write;

    let folder = Folder::new();
    folder.write("blazon-unfinished.txt", "an older game");
    let mut child = start(command(&TWO_PEOPLE).current_dir(folder.path()));
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(b"3\n").expect("the program listens");
    drop(hear(child.stdout.take().expect("a pipe"), "Grace, take two dice."));
    stdin.write_all(b"12\n").expect("the program listens");
    ask_again_until_it_ends(&mut child, stdin);
    let output = child.wait_with_output().expect("the program ends");
    let said = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(0), "somebody has seen enough: {said}");
    assert!(said.contains("Saved as blazon-unfinished-2.txt."), "{said}");
    let files = folder.files();
    let [older, newer] = &files[..] else { panic!("{files:?}") };
    let read = |file: &String| std::fs::read_to_string(file).expect("it is there");
    let (older, newer) = if older.ends_with("-2.txt") { (newer, older) } else { (older, newer) };
    assert_eq!(read(older), "an older game");
    let record: blazon::Record = read(newer).parse().expect("the whole game");
    assert_eq!(record.events().len(), 3, "what was typed last is in it");
}

#[cfg(unix)]
#[test]
fn a_game_that_can_neither_be_shown_nor_kept_is_said_to_be_lost() {
    use std::io::Write;

    let folder = Folder::new();
    // Nothing can be written to any file.
    let mut child = start(
        std::process::Command::new("sh")
            .args(["-c", "trap '' XFSZ; ulimit -f 0; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_blazon")])
            .args(TWO_PEOPLE)
            .env("LC_ALL", "C")
            .current_dir(folder.path()),
    );
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(b"3\n").expect("the program listens");
    drop(hear(child.stdout.take().expect("a pipe"), "Grace, take two dice."));
    stdin.write_all(b"12\n").expect("the program listens");
    ask_again_until_it_ends(&mut child, stdin);
    let output = child.wait_with_output().expect("the program ends");
    let said = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(3), "{said}");
    assert!(
        said.contains("Couldn’t save blazon-unfinished.txt: ") && said.contains(". The game is lost."),
        "{said}"
    );
    assert!(folder.files().is_empty(), "{:?}", folder.files());
}
