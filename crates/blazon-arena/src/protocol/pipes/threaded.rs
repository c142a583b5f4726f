//! Where the system cannot say when there is something to read, two threads read and write. They end with the program.

use core::time::Duration;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{ChildStdin, ChildStdout};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread::Builder;

use super::{Heard, LONGEST_LINE, text};

/// So many lines wait to be looked at. A program that talks faster than that has to wait itself.
const LINES_WAITING: usize = 64;

#[derive(Debug)]
pub(in crate::protocol) struct Pipes {
    to_say: SyncSender<String>,
    said: Receiver<String>,
}

impl Pipes {
    pub(in crate::protocol) fn new(mut input: ChildStdin, output: ChildStdout) -> io::Result<Pipes> {
        let (to_say, unheard) = sync_channel::<String>(LINES_WAITING);
        let (say, said) = sync_channel(LINES_WAITING);
        Builder::new().spawn(move || {
            for line in unheard {
                if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
                    return;
                }
            }
        })?;
        Builder::new().spawn(move || {
            let mut output = BufReader::new(output);
            loop {
                let mut line = Vec::new();
                match output.by_ref().take(LONGEST_LINE as u64).read_until(b'\n', &mut line) {
                    Ok(0) | Err(_) => return,
                    Ok(_) if say.send(text(&line)).is_err() => return,
                    Ok(_) => {}
                }
            }
        })?;
        Ok(Pipes { to_say, said })
    }

    pub(in crate::protocol) fn say(&mut self, line: &str) -> io::Result<()> {
        self.to_say.try_send(format!("{line}\n")).map_err(|_| io::ErrorKind::WouldBlock.into())
    }

    pub(in crate::protocol) fn hear(&mut self, wait: Duration) -> Heard {
        match self.said.recv_timeout(wait) {
            Ok(line) => Heard::Line(line),
            Err(RecvTimeoutError::Timeout) => Heard::Nothing,
            Err(RecvTimeoutError::Disconnected) => Heard::Ended,
        }
    }
}
