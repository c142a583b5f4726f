//! The system says when there is something to read, and when something can be written. There is no thread that a
//! program could leave behind.

use core::time::Duration;
use std::io::{self, Read, Write};
use std::process::{ChildStdin, ChildStdout};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::ioctl_fionbio;

use super::{Heard, LONGEST_LINE, text};

/// So much may wait for a program that does not listen. It is asked nothing before it has answered, so less than
/// that waits for one that plays by the protocol.
const MOST_UNHEARD: usize = LONGEST_LINE;

#[derive(Debug)]
pub(in crate::protocol) struct Pipes {
    input: ChildStdin,
    output: ChildStdout,
    /// What the program has not taken yet.
    unheard: Vec<u8>,
    /// What it has said after its last whole line.
    said: Vec<u8>,
}

impl Pipes {
    pub(in crate::protocol) fn new(input: ChildStdin, output: ChildStdout) -> io::Result<Pipes> {
        ioctl_fionbio(&input, true)?;
        ioctl_fionbio(&output, true)?;
        Ok(Pipes { input, output, unheard: Vec::new(), said: Vec::new() })
    }

    /// Says a line, now or as soon as the program listens.
    pub(in crate::protocol) fn say(&mut self, line: &str) -> io::Result<()> {
        if self.unheard.len() > MOST_UNHEARD {
            return Err(io::ErrorKind::WouldBlock.into());
        }
        self.unheard.extend(line.bytes().chain([b'\n']));
        self.push()
    }

    /// The next line, if there is one before so much time has passed.
    pub(in crate::protocol) fn hear(&mut self, wait: Duration) -> Heard {
        if let Some(line) = self.next_line() {
            return Heard::Line(line);
        }
        let mut watched =
            [PollFd::new(&self.output, PollFlags::IN), PollFd::new(&self.input, PollFlags::OUT)];
        let watched = if self.unheard.is_empty() { &mut watched[..1] } else { &mut watched[..] };
        let wait = Timespec::try_from(wait).ok();
        // An error is nothing but a signal that came in between.
        let _ = poll(watched, wait.as_ref());
        let mut chunk = [0; 4096];
        let read = match self.output.read(&mut chunk) {
            // The last line may have no end.
            Ok(0) if self.said.is_empty() => return Heard::Ended,
            Ok(0) => return Heard::Line(text(&std::mem::take(&mut self.said))),
            Ok(read) => read,
            Err(error) if is_later(&error) => 0,
            Err(_) => return Heard::Ended,
        };
        self.said.extend(&chunk[..read]);
        match self.next_line() {
            Some(line) => Heard::Line(line),
            None if self.push().is_err() => Heard::Ended,
            None => Heard::Nothing,
        }
    }

    fn next_line(&mut self) -> Option<String> {
        let end = self.said.iter().position(|&byte| byte == b'\n').map(|end| end + 1);
        // What is longer than any line is no answer, so it may as well be cut.
        let end = end.or_else(|| (self.said.len() >= LONGEST_LINE).then_some(self.said.len()))?;
        let line = text(&self.said[..end]);
        self.said.drain(..end);
        Some(line)
    }

    /// Hands over as much as the program takes at once.
    fn push(&mut self) -> io::Result<()> {
        while !self.unheard.is_empty() {
            match self.input.write(&self.unheard) {
                Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
                Ok(taken) => drop(self.unheard.drain(..taken)),
                Err(error) if is_later(&error) => return Ok(()),
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

/// Whether it is worth trying again.
fn is_later(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::Interrupted)
}
