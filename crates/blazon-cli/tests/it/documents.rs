//! The examples of `docs/commands.md` print what the page says.
//!
//! Every block marked `console` is run in a shell, all blocks of the page in one folder and in order. After a command
//! comes what it prints, its refusals included; `? 1` at the end is the code it ends with. `[..]` in a line stands for
//! anything, and `...` as a line for any lines. `UPDATE_DOCS=1` writes what is printed into the page.

#![cfg(unix)]

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use crate::program::{FAIR_GAME, Folder, GAME};
use crate::transcript::line_matches;

#[test]
fn the_examples_of_the_commands_are_true() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/commands.md");
    let text = fs::read_to_string(&page).expect("the page is there");
    let folder = Folder::new();
    folder.write("game.txt", GAME);
    folder.write("fair.txt", FAIR_GAME);
    let mut renewed = String::new();
    let mut wrong = Vec::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        renewed += line;
        renewed.push('\n');
        if line != "```console" {
            continue;
        }
        while let Some(command) = lines.next_if(|line| *line != "```") {
            renewed += command;
            renewed.push('\n');
            let script = command.strip_prefix("$ ").unwrap_or_else(|| panic!("a command, not {command}"));
            let mut expected = Vec::new();
            while let Some(line) = lines.next_if(|line| *line != "```" && !line.starts_with("$ ")) {
                expected.push(line);
            }
            let printed = shell(script, folder.path());
            let printed: Vec<&str> = printed.lines().collect();
            if matches(&expected, &printed) {
                renewed.extend(expected.iter().flat_map(|line| [line, "\n"]));
            } else {
                renewed.extend(printed.iter().flat_map(|line| [line, "\n"]));
                wrong.push(format!("$ {script}\n{}", printed.join("\n")));
            }
        }
    }
    if env::var_os("UPDATE_DOCS").is_some() {
        fs::write(&page, renewed).expect("the page can be written");
    } else {
        assert!(wrong.is_empty(), "the page says otherwise:\n{}", wrong.join("\n\n"));
    }
}

/// What a command prints, with the code it ends with unless that is 0.
fn shell(script: &str, folder: &Path) -> String {
    let program = PathBuf::from(env!("CARGO_BIN_EXE_blazon"));
    let beside = program.parent().expect("the program is in a folder");
    let path = env::var_os("PATH").unwrap_or_default();
    let paths =
        env::join_paths([beside.to_owned()].into_iter().chain(env::split_paths(&path))).expect("a path");
    let output = Command::new("sh")
        .args(["-c", &format!("exec 2>&1\n{script}")])
        .current_dir(folder)
        .env("PATH", paths)
        .env("LC_ALL", "C")
        .output()
        .expect("there is a shell");
    let mut printed = String::from_utf8(output.stdout).expect("text");
    if let Some(code @ 1..) = output.status.code() {
        printed.extend(["? ", &code.to_string(), "\n"]);
    }
    printed
}

/// Whether lines are what a pattern of lines says.
fn matches(pattern: &[&str], lines: &[&str]) -> bool {
    match pattern {
        [] => lines.is_empty(),
        ["...", rest @ ..] => (0..=lines.len()).any(|skipped| matches(rest, &lines[skipped..])),
        [first, rest @ ..] => {
            lines.split_first().is_some_and(|(line, more)| line_matches(first, line) && matches(rest, more))
        }
    }
}
