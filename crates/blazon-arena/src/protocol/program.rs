//! The caller's end: a program at the table.

use core::time::Duration;
use std::io;
use std::process::{Child, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use blazon::{Event, Position, Seat};

use super::answer::{Answer, NoAnswer};
use super::command::Command;
use super::pipes::{Heard, Pipes};
use super::request::{Request, Thought, ThoughtLimit};
use crate::forfeit::{Failed, Reason};
use crate::limit::Limit;

/// How often somebody who waits for an answer looks whether it is still wanted.
const LOOK: Duration = Duration::from_millis(50);

/// A program that runs.
#[derive(Debug)]
pub(crate) struct Program {
    pipes: Pipes,
    _process: Process,
}

/// What a program answered.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Best {
    pub(crate) event: Event,
    /// The nodes it says it spent, 0 if it does not say.
    pub(crate) nodes: u64,
}

impl Program {
    /// Whether the command can be started at all.
    pub(crate) fn try_start(command: &Command) -> io::Result<()> {
        Program::spawn(command).map(drop)
    }

    /// Starts a program and waits until it is ready.
    pub(crate) fn start(command: &Command, patience: Duration, stop: &AtomicBool) -> Result<Program, Failed> {
        let mut program =
            Program::spawn(command).map_err(|error| Failed::lost(Reason::NotStarted, &error.to_string()))?;
        let deadline = Instant::now() + patience;
        // What else it says of itself is nobody's business here.
        program.say(&Request::Hello)?;
        while program.hear(deadline, stop)?.parse() != Ok(Answer::Ok) {}
        program.say(&Request::IsReady)?;
        while program.hear(deadline, stop)?.parse() != Ok(Answer::Ready) {}
        Ok(program)
    }

    /// Asks for the event of a seat.
    pub(crate) fn best(
        &mut self,
        position: &Position,
        seat: Seat,
        limit: Limit,
        seed: u64,
        patience: Duration,
        stop: &AtomicBool,
    ) -> Result<Best, Failed> {
        let (limit, allowed) = match limit {
            Limit::Usual => (None, patience),
            Limit::Nodes(nodes) => (Some(ThoughtLimit::Nodes(nodes)), patience),
            // What starting, stopping and telling take is not thinking.
            Limit::Time(time) => (Some(ThoughtLimit::Time(time)), time + patience),
        };
        let deadline = Instant::now() + allowed;
        self.say(&Request::Position(position.to_string()))?;
        self.say(&Request::Go(Thought { seat: Some(seat), limit, seed: Some(seed) }))?;
        let mut nodes = 0;
        loop {
            let line = self.hear(deadline, stop)?;
            if line.is_empty() {
                continue;
            }
            match line.parse() {
                Ok(Answer::Best(event)) => return Ok(Best { event, nodes }),
                Ok(Answer::Info(info)) => nodes = info.nodes.unwrap_or(nodes),
                Ok(
                    Answer::Name(_)
                    | Answer::Protocol(_)
                    | Answer::Option { .. }
                    | Answer::Candidate(_)
                    | Answer::Later(_),
                ) => {}
                Ok(Answer::Ok | Answer::Ready | Answer::Error(_)) => {
                    return Err(Failed::lost(Reason::Nonsense, &line));
                }
                Err(NoAnswer(part)) => return Err(Failed::lost(Reason::Nonsense, &part)),
            }
        }
    }

    fn spawn(command: &Command) -> io::Result<Program> {
        let mut spawned = std::process::Command::new(command.program());
        spawned.args(command.arguments()).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        // A group of its own: what it starts is ended with it. And Ctrl-C is for us: a program that it ended would
        // lose its game.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut spawned, 0);
        let mut process = Process(spawned.spawn()?);
        let (Some(input), Some(output)) = (process.0.stdin.take(), process.0.stdout.take()) else {
            return Err(io::Error::other("no pipes"));
        };
        Ok(Program { pipes: Pipes::new(input, output)?, _process: process })
    }

    fn say(&mut self, request: &Request) -> Result<(), Failed> {
        self.pipes.say(&request.to_string()).map_err(|error| match error.kind() {
            io::ErrorKind::WouldBlock => Failed::lost(Reason::Silent, ""),
            _ => Failed::lost(Reason::Ended, ""),
        })
    }

    fn hear(&mut self, deadline: Instant, stop: &AtomicBool) -> Result<String, Failed> {
        loop {
            if stop.load(Ordering::Relaxed) {
                return Err(Failed::Stopped);
            }
            // Also if it talks all the time: what it says is no answer.
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(Failed::lost(Reason::Silent, ""));
            }
            match self.pipes.hear(left.min(LOOK)) {
                Heard::Line(line) => return Ok(line),
                Heard::Ended => return Err(Failed::lost(Reason::Ended, "")),
                Heard::Nothing => {}
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It is told, and it is not trusted: the process is ended next. A program that is gone already is fine.
        let _ = self.say(&Request::Quit);
    }
}

/// A process, which ends with all that it has started when nobody has it any more.
#[derive(Debug)]
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        // The group first: as long as its first process has not been waited for, its number is nobody else's.
        #[cfg(unix)]
        let _ = rustix::process::kill_process_group(
            rustix::process::Pid::from_child(&self.0),
            rustix::process::Signal::KILL,
        );
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
