//! Files that people name: what they are before and after, also when the disk is full.

#![cfg(unix)]

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::process::Command;

use crate::program::{Folder, Ran, command, run, run_with};

/// Runs the program where no file can grow at all, as on a full disk.
fn run_on_a_full_disk(folder: &Folder, arguments: &[&str], input: &str) -> Ran {
    let input = folder.write(".input", input);
    let output = Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 0; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_blazon")])
        .args(arguments)
        .env("LC_ALL", "C")
        .current_dir(folder.path())
        .stdin(fs::File::open(&input).expect("it was written"))
        .output()
        .expect("there is a shell");
    fs::remove_file(input).expect("it is there");
    Ran {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

/// The names in a folder.
fn names(folder: &Folder) -> Vec<String> {
    let prefix = folder.name("");
    folder.files().into_iter().map(|file| file.trim_start_matches(&prefix).to_owned()).collect()
}

const PLAY: [&str; 7] = ["play", "--against", "person", "--edition", "it", "--seed", "4"];

/// Plays a little and saves, as if asked twice: the second answer replaces what is there.
fn save_over(file: &str) -> String {
    format!("Ada\nGrace\n3\nsave {file}\n1\nq\n2\n")
}

#[test]
fn saving_leaves_every_other_file_alone() {
    let folder = Folder::new();
    let file = folder.write("game.txt", "old");
    folder.write("game.txt.new", "precious");
    let said = run_with(&PLAY, save_over(&file).as_bytes()).fine();
    assert!(said.contains("Saved as "), "{said}");
    assert!(fs::read_to_string(&file).expect("it is there").starts_with("[Rules"));
    assert_eq!(fs::read_to_string(folder.name("game.txt.new")).expect("it is there"), "precious");
    assert_eq!(names(&folder), ["game.txt", "game.txt.new"]);
}

#[test]
fn saving_over_a_link_keeps_the_link_and_the_permissions() {
    let folder = Folder::new();
    let file = folder.write("game.txt", "old");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).expect("one's own file");
    let link = folder.name("link.txt");
    symlink("game.txt", &link).expect("a link");
    run_with(&PLAY, save_over(&link).as_bytes()).fine();
    assert!(fs::symlink_metadata(&link).expect("the link").is_symlink());
    assert!(fs::read_to_string(&file).expect("it is there").starts_with("[Rules"));
    let mode = fs::metadata(&file).expect("it is there").permissions().mode() & 0o777;
    assert_eq!(mode, 0o600);
}

#[test]
fn on_a_full_disk_a_game_goes_on_and_files_are_as_they_were() {
    let folder = Folder::new();
    folder.write("old.txt", "old");
    let input = "Ada\nGrace\n3\nsave new.txt\nsave old.txt\n1\nm\nq\n2\n";
    let ran = run_on_a_full_disk(&folder, &PLAY, input);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    for file in ["new.txt", "old.txt"] {
        let said = format!("Couldn’t save {file}: no space is left. You can play on.");
        assert_eq!(ran.out.matches(&said).count(), 1, "{}", ran.out);
    }
    assert!(ran.out.contains("Grace’s map"), "{}", ran.out);
    assert_eq!(fs::read_to_string(folder.name("old.txt")).expect("it is there"), "old");
    assert_eq!(names(&folder), ["old.txt"]);
}

#[test]
fn on_a_full_disk_no_command_leaves_anything_or_is_in_the_way_later() {
    let folder = Folder::new();
    let ladder = ["ladder", "random", "greedy", "--pairs", "1", "--seed", "1", "--svg", "ladder.svg"];
    let simulate = ["simulate", "--games", "2", "--seed", "7", "--records", "."];
    for arguments in [&ladder[..], &simulate] {
        let ran = run_on_a_full_disk(&folder, arguments, "");
        assert_eq!(ran.code, Some(3), "{ran:?}");
        assert!(ran.err.starts_with("Couldn’t write "), "{ran:?}");
        assert_eq!(names(&folder), [""; 0]);
    }
    for arguments in [&ladder[..], &simulate] {
        let output = command(arguments).current_dir(folder.path()).output().expect("the program runs");
        assert_eq!(output.status.code(), Some(0), "{output:?}");
    }
    assert_eq!(names(&folder), ["ladder.svg", "seed-7-game-000001.txt", "seed-7-game-000002.txt"]);
}

#[test]
fn a_picture_stays_as_it_was_until_the_new_one_is_whole() {
    let folder = Folder::new();
    folder.write("ladder.svg", "an older picture");
    let ladder = ["ladder", "random", "greedy", "--pairs", "1", "--seed", "1", "--svg", "ladder.svg"];
    assert_eq!(run_on_a_full_disk(&folder, &ladder, "").code, Some(3));
    assert_eq!(fs::read_to_string(folder.name("ladder.svg")).expect("it is there"), "an older picture");
    assert_eq!(names(&folder), ["ladder.svg"]);
}

#[test]
fn empty_leftovers_of_a_simulation_are_filled() {
    let folder = Folder::new();
    let left = folder.write("seed-7-game-000002.txt", "");
    run(&["simulate", "--games", "2", "--seed", "7", "--records", &folder.name("")]).fine();
    assert!(fs::read_to_string(left).expect("it is there").starts_with("[Rules"));
}
