//! A program at the table: the caller's end of the line protocol, `docs/protocol-engine.md`.

use core::time::Duration;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Instant;

use blazon::{Event, Position, Seat};

use crate::command::Command;
use crate::forfeit::{Failed, Reason};
use crate::limit::Limit;

/// The longest line that is listened to, in bytes. What is longer is no answer.
const LINE_LIMIT: u64 = 1 << 16;

/// So many lines wait to be looked at. A program that talks faster than that has to wait itself.
const LINES_WAITING: usize = 64;

/// How often somebody who waits for an answer looks whether it is still wanted.
const LOOK: Duration = Duration::from_millis(50);

/// A program that runs.
#[derive(Debug)]
pub(crate) struct Program {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
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
        program.say("blazon-engine")?;
        while program.hear(deadline, stop)? != "ok" {}
        program.say("isready")?;
        while program.hear(deadline, stop)? != "ready" {}
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
            Limit::Usual => (String::new(), patience),
            Limit::Nodes(nodes) => (format!(" nodes {nodes}"), patience),
            // What starting, stopping and telling take is not thinking.
            Limit::Time(time) => (format!(" time {}", time.as_millis()), time + patience),
        };
        let name = match seat {
            Seat::First => "first",
            Seat::Second => "second",
        };
        self.say(&format!("position {position}"))?;
        self.say(&format!("go seat {name}{limit} seed {seed}"))?;
        let deadline = Instant::now() + allowed;
        let mut nodes = 0;
        loop {
            let line = self.hear(deadline, stop)?;
            let mut words = line.split_whitespace();
            match words.next() {
                Some("best") => {
                    // More words may follow in later versions.
                    let answer = words.next().unwrap_or_default();
                    let event = answer.parse().map_err(|_| Failed::lost(Reason::Nonsense, answer))?;
                    return Ok(Best { event, nodes });
                }
                Some("info") => {
                    let said = words.skip_while(|word| *word != "nodes").nth(1);
                    nodes = said.and_then(|number| number.parse().ok()).unwrap_or(nodes);
                }
                None | Some("id" | "option" | "candidate") => {}
                Some(_) => return Err(Failed::lost(Reason::Nonsense, &line)),
            }
        }
    }

    fn spawn(command: &Command) -> io::Result<Program> {
        let mut spawned = std::process::Command::new(command.program());
        spawned.args(command.arguments()).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        // Ctrl-C is for us: a program that it ended would lose its game.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut spawned, 0);
        let mut child = spawned.spawn()?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(io::Error::other("no pipes"));
        };
        let (heard, lines) = mpsc::sync_channel(LINES_WAITING);
        // Reading cannot be given up after a while, so it has a thread of its own. It ends with the program's output,
        // or when nobody listens any more.
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            loop {
                let mut line = Vec::new();
                match output.by_ref().take(LINE_LIMIT).read_until(b'\n', &mut line) {
                    Ok(0) | Err(_) => return,
                    Ok(_) => {}
                }
                let line = String::from_utf8_lossy(&line).trim_end().to_owned();
                if heard.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Program { child, input, lines })
    }

    fn say(&mut self, line: &str) -> Result<(), Failed> {
        // In one piece: a program may be gone between two.
        let line = format!("{line}\n");
        self.input
            .write_all(line.as_bytes())
            .and_then(|()| self.input.flush())
            .map_err(|_| Failed::lost(Reason::Ended, ""))
    }

    fn hear(&mut self, deadline: Instant, stop: &AtomicBool) -> Result<String, Failed> {
        loop {
            if stop.load(Ordering::Relaxed) {
                return Err(Failed::Stopped);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left.min(LOOK)) {
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Disconnected) => return Err(Failed::lost(Reason::Ended, "")),
                Err(RecvTimeoutError::Timeout) if left <= LOOK => {
                    return Err(Failed::lost(Reason::Silent, ""));
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It is told, and it is not trusted. A program that is gone already is fine.
        let _ = self.input.write_all(b"quit\n");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
