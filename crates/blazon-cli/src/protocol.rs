//! The line protocol between an engine and the program that asks it. `docs/protocol-engine.md` explains it.
//!
//! One thread reads the lines, one thinks, and this one answers, so that nobody waits for a thought to end who only
//! asks whether the engine is still there, and lines never get mixed up.

mod lines;
mod request;
mod session;

use std::io::{self, Read, Write};
use std::sync::mpsc;
use std::thread;

use blazon_engine::Progress;

use lines::{Lines, Unusable};
use session::Session;

/// Answers lines until there are no more, or one says to quit.
pub(crate) fn serve(input: impl Read + Send + 'static, out: &mut impl Write) -> io::Result<()> {
    let (sender, receiver) = mpsc::channel();
    let reader = sender.clone();
    // It is not waited for: after `quit` it may read for ever.
    thread::spawn(move || {
        for line in Lines::new(input) {
            if reader.send(Message::Line(line)).is_err() {
                return;
            }
        }
        let _ = reader.send(Message::End);
    });
    let mut session = Session::new(sender, out);
    for message in receiver {
        if !session.hear(message)? {
            break;
        }
    }
    Ok(())
}

/// What the answering thread hears.
enum Message {
    /// A line of the other program.
    Line(Result<String, Unusable>),
    /// There are no more lines.
    End,
    /// How far the thinking is.
    Thinking(Progress),
    /// The thinking is over.
    Thought,
}
