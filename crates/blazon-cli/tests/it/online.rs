//! Play by link with the program at both ends: the server, people in terminals, bots, a load.

#![cfg(unix)]

use std::io::{Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command};

use blazon::Record;

use crate::program::{Folder, Ran, command, run, start};
use crate::serve::Serving;

/// A server with tables in a folder, which lets everybody do as much as they like.
fn serve(folder: &Folder, address: &str) -> Serving {
    let database = folder.name("blazon.db");
    let arguments = ["serve", "--no-browser", "--address", address, "--database", &database];
    let mut command = command(&arguments);
    for limit in ["--tables-per-minute", "--requests-per-minute", "--messages", "--sockets-per-address"] {
        command.args([limit, "1000000"]);
    }
    Serving::by(&mut command)
}

/// The program with what it keeps in this folder.
fn at(folder: &Folder, arguments: &[&str]) -> Command {
    let mut command = command(arguments);
    command.env("XDG_DATA_HOME", folder.path()).env("HOME", folder.path());
    command
}

/// A person in front of a terminal.
struct Person {
    child: Child,
    stdin: ChildStdin,
    stdout: ChildStdout,
    /// Everything that was said and typed.
    transcript: String,
    /// The answers to the question that is open.
    answers: Vec<String>,
}

impl Person {
    fn start(command: &mut Command) -> Person {
        let mut child = start(command);
        let (stdin, stdout) = (child.stdin.take().expect("a pipe"), child.stdout.take().expect("a pipe"));
        Person { child, stdin, stdout, transcript: String::new(), answers: Vec::new() }
    }

    /// Reads until a line is waited for, and gives what was said.
    fn hear(&mut self) -> String {
        let mut heard = Vec::new();
        let mut byte = [0];
        while !(heard.ends_with(b"\n> ") || heard == b"> ") {
            self.stdout.read_exact(&mut byte).unwrap_or_else(|_| {
                panic!("it says more than {}{}", self.transcript, String::from_utf8_lossy(&heard))
            });
            heard.extend(byte);
        }
        let heard = String::from_utf8(heard).expect("text");
        self.transcript.push_str(&heard);
        let found = answers(&heard);
        if !found.is_empty() {
            self.answers = found;
        }
        heard
    }

    /// Reads until this has been said.
    fn hear_of(&mut self, said: &str) -> String {
        loop {
            let heard = self.hear();
            if heard.contains(said) {
                return heard;
            }
        }
    }

    fn type_in(&mut self, line: &str) {
        self.transcript.push_str(line);
        self.transcript.push('\n');
        self.answers.clear();
        writeln!(self.stdin, "{line}").expect("the program listens");
    }

    /// Answers by the first number whenever something is asked, until the game is over.
    fn play_out(&mut self) {
        while !self.transcript.contains("Game over.") {
            let heard = self.hear();
            if heard.contains("Game over.") {
                break;
            }
            if let Some(first) = self.answers.first().cloned() {
                self.type_in(&first);
            }
        }
        // The dice are checked when their secret comes, which is right after the end.
        while !self.transcript.contains("checked: fair.") {
            self.hear();
        }
    }

    /// The first word that was said which begins like this.
    fn link(&self, kind: &str) -> String {
        let is_link = |word: &&str| word.contains(&format!("/#{kind}-"));
        self.transcript.split_whitespace().find(is_link).expect("a link").to_owned()
    }

    fn leave(mut self) -> Ran {
        self.type_in("q");
        drop(self.stdin);
        let mut rest = String::new();
        self.stdout.read_to_string(&mut rest).expect("text");
        let output = self.child.wait_with_output().expect("the program ends");
        Ran {
            code: output.status.code(),
            out: self.transcript + &rest,
            err: String::from_utf8(output.stderr).expect("text"),
        }
    }
}

/// The answers that a text offers: "1. …" on lines of their own, or "1 c5, 2 d5" on one.
fn answers(text: &str) -> Vec<String> {
    if text.contains("Enter or 1: draw it.") {
        return vec!["1".to_owned()];
    }
    let number = |key: &&str| !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_digit());
    let block = text.trim_end_matches("> ").rsplit("\n\n").next().unwrap_or_default();
    let mut keys = Vec::new();
    for line in block.lines() {
        let item = line.split_once(". ").map(|(key, _)| key).filter(number);
        let cell = line.split_once(' ').filter(|(_, rest)| rest.split(',').next().is_some_and(is_cell));
        keys.extend(item.or(cell.map(|(key, _)| key).filter(number)).map(str::to_owned));
    }
    keys
}

fn is_cell(text: &str) -> bool {
    matches!(text.as_bytes(), [b'a'..=b'g', b'1'..=b'5'])
}

/// A person who has made a table and waits there.
fn invite(folder: &Folder, server: &Serving) -> Person {
    let arguments = ["play", "--invite", "--server", &server.address, "--name", "Ada", "--starts", "you"];
    let mut person = Person::start(&mut at(folder, &arguments));
    person.hear_of("Waiting for someone to join.");
    person
}

#[test]
fn a_terminal_against_a_bot_plays_a_whole_game_that_can_be_watched_and_proved() {
    let (folder, guests) = (Folder::new(), Folder::new());
    let server = serve(&folder, "127.0.0.1:0");
    let mut ada = invite(&folder, &server);
    let watching = start(&mut at(&guests, &["watch", &ada.link("watch")]));
    let bot = start(&mut at(
        &guests,
        &["bot", "--table", &ada.link("play"), "--engine", "random", "--name", "Bo", "--seed", "7"],
    ));
    ada.play_out();
    let record = folder.name("game.txt");
    ada.type_in(&format!("save {record}"));
    ada.hear_of("Saved as");
    let said = ada.leave();
    assert_eq!(said.code, Some(0), "{said:?}");
    assert!(said.out.contains("Ada vs. Bo. You roll first."), "{}", said.out);

    let said = Ran::of(bot.wait_with_output().expect("it ends")).fine();
    assert!(said.starts_with("random has a seat at http://127.0.0.1:"), "{said}");
    assert!(said.contains("\nGame 1: ") && said.ends_with(" rolls checked: fair.\n"), "{said}");
    let watched = Ran::of(watching.wait_with_output().expect("it ends")).fine();
    assert!(watched.contains("Game over.") && watched.contains(" rolls checked: fair.\n"), "{watched}");

    let verified = run(&["verify", &record]).fine();
    assert!(verified.contains("fair"), "{verified}");
    let text = std::fs::read_to_string(&record).expect("the record");
    let record: Record = text.parse().expect("a record");
    assert!(record.position().outcome().is_some());
}

#[test]
fn the_same_invitation_and_the_link_of_the_seat_lead_back_to_the_game() {
    let (folder, guests) = (Folder::new(), Folder::new());
    let server = serve(&folder, "127.0.0.1:0");
    let mut ada = invite(&folder, &server);
    let invitation = ada.link("play");

    let mut bo = Person::start(&mut at(&guests, &["play", &invitation, "--name", "Bo"]));
    let said = bo.hear_of("Waiting for Ada.");
    assert!(bo.transcript.starts_with("Ada invites you to a game."), "{said}");
    let seat = bo.link("seat");
    let left = bo.leave();
    assert!(left.out.contains(&format!("blazon play '{seat}'")), "{}", left.out);
    ada.hear_of("Bo is away.");

    // This computer remembers, and so does whoever has the link of the seat.
    for link in [&invitation, &seat] {
        let mut bo = Person::start(&mut at(&guests, &["play", link]));
        bo.hear_of("Waiting for Ada.");
        assert!(!bo.transcript.contains("invites you"), "{}", bo.transcript);
        bo.leave();
    }
    // For anybody else the seat is taken.
    let strangers = Folder::new();
    let mut stranger = start(&mut at(&strangers, &["play", &invitation, "--name", "Cy"]));
    drop(stranger.stdin.take());
    let refused = Ran::of(stranger.wait_with_output().expect("it ends"));
    assert_eq!((refused.code, refused.err.as_str()), (Some(3), "Someone else has taken this seat.\n"));
    ada.leave();
}

#[test]
fn two_bots_play_on_through_a_server_that_is_killed() {
    let (folder, guests) = (Folder::new(), Folder::new());
    let server = serve(&folder, "127.0.0.1:0");
    let address = server.address.clone();
    let ada = invite(&folder, &server);
    let (invitation, seat) = (ada.link("play"), ada.link("seat"));
    let mut watcher = Person::start(&mut at(&guests, &["watch", &ada.link("watch")]));
    ada.leave();
    // Slow enough that the game is not over before the power is cut.
    let bot = |folder: &Folder, link: &str, seed: &str| {
        start(&mut at(
            folder,
            &["bot", "--table", link, "--engine", "best+40ms", "--games", "2", "--seed", seed],
        ))
    };
    let bots = [bot(&folder, &seat, "1"), bot(&guests, &invitation, "2")];
    watcher.hear_of("Round 2.");
    drop(server);
    let _server = serve(&folder, &address);
    watcher.hear_of("You’re connected again.");
    let said = bots.map(|bot| Ran::of(bot.wait_with_output().expect("it ends")).fine());
    for said in &said {
        assert!(said.contains("The connection is lost. Reconnecting…\nConnected again.\n"), "{said}");
        assert_eq!(said.matches(" rolls checked: fair.\n").count(), 2, "{said}");
    }
    // What one has won the other has lost.
    let results = said.map(|said| {
        let lines = said.lines().filter_map(|line| line.strip_prefix("Game ").map(str::to_owned));
        lines.collect::<Vec<_>>()
    });
    for (one, other) in results[0].iter().zip(&results[1]) {
        let turned =
            match one.split_once(": ").map(|(_, result)| result.split(',').next().unwrap_or_default()) {
                Some("won") => "lost",
                Some("lost") => "won",
                _ => "tied",
            };
        assert!(other.contains(turned), "{one} {other}");
    }
    watcher.leave();
}

#[test]
fn another_program_can_sit_at_a_table_and_one_that_fails_resigns() {
    let (folder, guests) = (Folder::new(), Folder::new());
    let server = serve(&folder, "127.0.0.1:0");
    let ada = invite(&folder, &server);
    let (invitation, seat) = (ada.link("play"), ada.link("seat"));
    ada.leave();
    let engine = format!("cmd:{} engine", env!("CARGO_BIN_EXE_blazon"));
    let good = start(&mut at(&folder, &["bot", "--table", &seat, "--engine", &engine]));
    let bad = start(&mut at(&guests, &["bot", "--table", &invitation, "--engine", "cmd:false"]));
    let bad = Ran::of(bad.wait_with_output().expect("it ends")).fine();
    assert_eq!(bad.matches("cmd:false: it ended in the middle of the game.\n").count(), 3, "{bad}");
    assert!(bad.contains("It has failed three times and resigns.\nGame 1: lost, "), "{bad}");
    let good = Ran::of(good.wait_with_output().expect("it ends")).fine();
    assert!(good.contains("Game 1: won, "), "{good}");
}

#[test]
fn what_was_acknowledged_is_there_after_a_crash_and_what_is_lost_is_found() {
    let folder = Folder::new();
    let server = serve(&folder, "127.0.0.1:0");
    let address = server.address.clone();
    let journal = folder.name("journal.txt");
    let said = run(&[
        "load",
        "--address",
        &address,
        "--tables",
        "10",
        "--seconds",
        "2",
        "--rate",
        "20",
        "--journal",
        &journal,
        "--json",
    ])
    .fine();
    let line: blazon_wire::Load = blazon_wire::read(&said).expect("a line");
    assert!(line.events > 0 && line.lost == Some(0) && line.refused == 0, "{said}");
    assert!(line.p50_ms <= line.p99_ms && line.p99_ms <= line.p999_ms, "{said}");
    drop(server);
    let server = serve(&folder, &address);
    let said = run(&["load", "--verify", &journal]).fine();
    assert!(said.starts_with("Moves in the journal: ") && said.ends_with(". Missing: 0.\n"), "{said}");
    drop(server);

    let empty = Folder::new();
    let _server = serve(&empty, &address);
    let said = run(&["load", "--verify", &journal]);
    assert_eq!(said.code, Some(1), "{said:?}");
    assert!(said.out.starts_with("Missing: table "), "{}", said.out);
}

#[test]
fn a_server_with_its_usual_limits_is_not_for_loads() {
    let folder = Folder::new();
    let database = folder.name("blazon.db");
    let serving = ["serve", "--no-browser", "--address", "127.0.0.1:0", "--database", &database];
    let server = Serving::by(&mut command(&serving));
    let said = run(&["load", "--address", &server.address, "--tables", "50", "--seconds", "1"]).refused(3);
    assert!(said.starts_with("The server limits new tables per address."), "{said}");
}

#[test]
fn links_that_are_for_something_else_are_refused() {
    let secret = "0123456789abcdef-00112233445566778899aabbccddeeff";
    let link = |kind: &str| format!("http://127.0.0.1:9/#{kind}-{secret}");
    let refused = |arguments: &[&str]| run(arguments).refused(2);
    assert_eq!(refused(&["play", &link("watch")]), "This link is only for watching. Use “blazon watch”.");
    assert_eq!(refused(&["watch", &link("seat")]), "This link is for playing. Use “blazon play”.");
    assert_eq!(
        refused(&["bot", "--engine", "random", "--table", &link("watch")]),
        "This link is only for watching. Use “blazon watch”."
    );
    // A secret is not repeated, wherever the mistake is.
    let said = refused(&["play", &link("pla")]);
    assert!(said.starts_with("“http://127.0.0.1:9/” isn’t a link to a table.") && !said.contains("00112233"));
    assert!(refused(&["play", "--name", "Ada"]).starts_with("--name is only for a game on a server."));
    assert!(refused(&["play", &link("play"), "--seed", "1"]).contains("can’t be used together"));
    assert!(refused(&["play", "--pace", "5+10"]).starts_with("“--invite” is missing."));
    assert!(refused(&["play", "--invite", "--name", &"x".repeat(25)]).starts_with("That name is too long"));
    assert!(refused(&["play", "--invite", "--server", "ftp://x"]).contains("isn’t the address of a server"));
    assert!(refused(&["play", "--invite", "--starts", "me"]).starts_with("“me” can’t roll first."));
}
