//! Standard input, output and error: what is too long, what is not text, and who stops reading.

use std::io::Read;
use std::process::Stdio;

use crate::program::{GAME, command, run, run_with};

/// Commands that read standard input.
const READERS: [&[&str]; 6] = [
    &["show", "-"],
    &["legal", "-"],
    &["hint", "-"],
    &["replay", "-"],
    &["components", "-"],
    &["perft", "-"],
];

#[test]
fn a_reader_who_stops_reading_is_no_error() {
    let folder = crate::program::Folder::new();
    let game = folder.write("game.txt", GAME);
    for arguments in [&["replay", "--json", &game][..], &["--help"], &["show", &game]] {
        let mut child = command(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut first = [0; 1];
        let mut stdout = child.stdout.take().expect("a pipe");
        stdout.read_exact(&mut first).expect("something is written");
        drop(stdout);
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        assert_eq!(output.stderr, b"", "{arguments:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_said() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("Linux has it");
    let output = command(&["components"]).stdout(full).output().expect("the program runs");
    assert_eq!(output.status.code(), Some(3));
    assert_eq!(output.stderr, "Couldn’t write the output: no space is left.\n".as_bytes());
}

#[test]
fn input_over_the_limit_is_refused_and_not_read_to_its_end() {
    let endless = vec![b'\n'; 3 << 20];
    for arguments in READERS {
        let sentence = run_with(arguments, &endless).refused(3);
        assert_eq!(sentence, "-: this is longer than 1 MiB, the most that can be read.");
    }
}

#[test]
fn bytes_that_are_not_text_are_refused_with_their_place() {
    for arguments in READERS {
        let sentence = run_with(arguments, b"one\ntw\xc3\x28o").refused(3);
        assert_eq!(sentence, "-:2:3: this isn’t UTF-8 text.");
    }
}

#[test]
fn an_empty_input_is_refused() {
    for arguments in
        [&["show", "-"][..], &["legal", "-"], &["hint", "-"], &["replay", "-"], &["components", "-"]]
    {
        run(arguments).refused(1);
    }
}

#[cfg(unix)]
#[test]
fn a_command_line_that_is_not_text_is_refused() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let strange = OsStr::from_bytes(b"\xff");
    for (arguments, code) in
        [(&["simulate", "--games"][..], 2), (&["show"], 3), (&["check"], 3), (&["perft", "start"], 2)]
    {
        let output = command(arguments).arg(strange).output().expect("the program runs");
        assert_eq!(output.status.code(), Some(code), "{arguments:?}");
        assert!(!output.stderr.is_empty());
    }
}

#[cfg(unix)]
#[test]
fn an_interrupted_simulation_says_what_it_has() {
    let out = crate::program::run_interrupted(&["simulate", "--games", "1000000000", "--seed", "1"]).fine();
    assert!(
        out.starts_with("Stopped early. Games played: ") && out.contains("\nAverage points: player 1 "),
        "{out}"
    );
}

#[test]
fn an_unknown_command_names_the_one_that_was_meant() {
    assert_eq!(
        run(&["simulat"]).refused(2),
        "There is no command “simulat”. Did you mean “simulate”? See “blazon --help”."
    );
    assert_eq!(run(&["help", "xyzzy"]).refused(2), "There is no command “xyzzy”. See “blazon --help”.");
    assert_eq!(run(&["--xyzzy"]).refused(2), "“--xyzzy” isn’t expected here. See “blazon --help”.");
}

/// No command that shares out its work ends in a panic where the system lets no thread start, because there are too many
/// already. Here it lets none start because each asks for more memory than there is.
#[cfg(unix)]
#[test]
fn threads_that_cannot_start_are_said() {
    let folder = crate::program::Folder::new();
    let game = folder.write("game.txt", GAME);
    let net = folder.name("net.bin");
    for arguments in [
        &["simulate", "--games", "10", "--seed", "1"][..],
        &["match", "random", "random", "--pairs", "2", "--seed", "1"],
        &["ladder", "random", "greedy", "--pairs", "1", "--seed", "1"],
        &["analyse", &game, "--player", "net"],
        &["measure", "endings", "--positions", "1", "--seed", "1"],
        &["measure", "decisions", "--positions", "1", "--seed", "1"],
        &["measure", "calibration", "--games", "1", "--seed", "1"],
        &["measure", "powers", "--games", "1", "--seed", "1", "--player", "random"],
        &["train", "--out", &net, "--first-games", "10", "--generations", "0"],
        &["engine"],
    ] {
        let mut command = command(arguments);
        let output = command.env("RUST_MIN_STACK", (1_u64 << 60).to_string()).output().expect("it runs");
        let said = String::from_utf8(output.stderr).expect("text");
        assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(3), &b""[..]), "{said}");
        assert!(said.starts_with("Couldn’t start a thread: ") && said.lines().count() == 1, "{said}");
    }
}
