//! Conversations with a program, written down line by line.
//!
//! `> ` is said to it, `< ` is what it answers; `[..]` in an answer stands for anything. Everything else is a comment.

use std::io::{BufRead, BufReader, Write};
use std::process::Child;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use crate::program::{command, start};

/// A program that is talked to.
pub(crate) struct Conversation {
    child: Child,
    answers: Receiver<String>,
}

impl Conversation {
    /// Starts the program.
    pub(crate) fn new(arguments: &[&str]) -> Conversation {
        let mut child = start(&mut command(arguments));
        let stdout = BufReader::new(child.stdout.take().expect("a pipe"));
        let (sender, answers) = mpsc::channel();
        thread::spawn(move || {
            for line in stdout.lines() {
                if sender.send(line.expect("the answers are text")).is_err() {
                    return;
                }
            }
        });
        Conversation { child, answers }
    }

    /// Says a line.
    pub(crate) fn say(&mut self, line: &str) {
        let stdin = self.child.stdin.as_mut().expect("a pipe");
        writeln!(stdin, "{line}").expect("the program listens");
    }

    /// The next line it answers. A program that is silent for a minute will say nothing any more.
    #[track_caller]
    pub(crate) fn hear(&mut self) -> String {
        self.answers.recv_timeout(Duration::from_mins(1)).expect("an answer")
    }

    /// Ends the input: nothing more may be said, and all is well.
    #[track_caller]
    pub(crate) fn end(mut self) {
        drop(self.child.stdin.take());
        let rest: Vec<String> = self.answers.iter().collect();
        assert_eq!(rest, [] as [String; 0], "said without being asked");
        let output = self.child.wait_with_output().expect("the program ends");
        assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
    }
}

/// Plays a transcript against the program.
#[track_caller]
pub(crate) fn play(transcript: &str, arguments: &[&str]) {
    let mut conversation = Conversation::new(arguments);
    let mut lines = 0;
    for (number, line) in transcript.lines().enumerate() {
        if let Some(said) = line.strip_prefix("> ") {
            conversation.say(said);
        } else if let Some(expected) = line.strip_prefix("< ") {
            let heard = conversation.hear();
            assert!(line_matches(expected, &heard), "line {}: {expected}\nbut it said: {heard}", number + 1);
        } else {
            continue;
        }
        lines += 1;
    }
    assert!(lines > 0, "there is something in the transcript");
    conversation.end();
}

/// Whether a line is what a pattern says: `[..]` in it stands for anything.
pub(crate) fn line_matches(pattern: &str, line: &str) -> bool {
    match pattern.split_once("[..]") {
        None => pattern == line,
        Some((start, rest)) => line.strip_prefix(start).is_some_and(|line| {
            let places = line.char_indices().map(|(at, _)| at).chain([line.len()]);
            places.into_iter().any(|at| line_matches(rest, &line[at..]))
        }),
    }
}
