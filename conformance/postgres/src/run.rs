use std::io::{self, BufRead, BufReader, Read, Write};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use crate::error::Error;

/// Starts the server, and ends it as the first line on its input says, or at once when there will be none: whoever should
/// have written it is gone. A shell can only signal its own child here, so never another process that has got its number.
const SCRIPT: &str = r#"
sh -c 'echo "$$"; exec "$@" 2>&1' server "$@" </dev/null &
exec >/dev/null
read -r signal || signal=QUIT
kill -s "$signal" "$!"
wait
"#;

/// How much of what the server says is kept.
const KEPT: usize = 64 << 10;

/// How a server is stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// Connections are closed, and everything is written down.
    Fast,
    /// Connections are closed, and nothing more is done.
    Immediate,
    /// By `kill -9`. Its other processes notice, and end too.
    Kill,
}

impl Stop {
    /// The name of the signal that says so.
    fn signal(self) -> &'static str {
        match self {
            Stop::Fast => "INT",
            Stop::Immediate => "QUIT",
            Stop::Kill => "KILL",
        }
    }
}

/// A server from its start to its end.
#[derive(Debug)]
pub(crate) struct Run {
    shell: Child,
    pid: u32,
    said: Arc<Said>,
}

/// What a server has said.
#[derive(Debug, Default)]
struct Said {
    text: Mutex<(String, bool)>,
    more: Condvar,
}

impl Run {
    /// Starts a server, and waits until it says that it is ready.
    pub(crate) fn start(server: &Command) -> Result<Run, Error> {
        let mut shell = Command::new("sh");
        shell.args(["-c", SCRIPT, "sh"]).arg(server.get_program()).args(server.get_args());
        // In a group of its own, so that Ctrl-C does not end it before it has done its work.
        shell.process_group(0).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut shell = shell.spawn()?;
        let mut out =
            BufReader::new(shell.stdout.take().ok_or_else(|| io::Error::from(io::ErrorKind::BrokenPipe))?);
        let mut pid = String::new();
        out.read_line(&mut pid)?;
        let pid = pid.trim().parse().map_err(io::Error::other)?;
        let said = Arc::<Said>::default();
        let heard = Arc::clone(&said);
        thread::Builder::new().name("postgres".to_owned()).spawn(move || heard.hear(out))?;
        let run = Run { shell, pid, said };
        if run.said.wait_for("database system is ready to accept connections") {
            return Ok(run);
        }
        let said = run.said.text().0.clone();
        Err(Error::Failed { program: "postgres", said })
    }

    pub(crate) fn pid(&self) -> u32 {
        self.pid
    }

    /// Ends the server, and waits until all of its processes are gone.
    pub(crate) fn stop(mut self, how: Stop) -> io::Result<()> {
        if let Some(mut orders) = self.shell.stdin.take() {
            // If the shell is gone, so is the server.
            let _ = writeln!(orders, "{}", how.signal());
        }
        self.shell.wait()?;
        self.said.wait_for_end();
        Ok(())
    }
}

impl Drop for Run {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        let _ = self.shell.wait();
    }
}

impl Said {
    /// Hears everything to the end: that is when the last of the server's processes is gone.
    fn hear(&self, mut out: impl Read) {
        let mut bytes = [0; 4096];
        while let Ok(length @ 1..) = out.read(&mut bytes) {
            let text = &mut self.text().0;
            text.push_str(&String::from_utf8_lossy(&bytes[..length]));
            if text.len() > 2 * KEPT {
                let from = text.ceil_char_boundary(text.len() - KEPT);
                text.drain(..from);
            }
            self.more.notify_all();
        }
        self.text().1 = true;
        self.more.notify_all();
    }

    /// Waits for words. If they do not come before the end, the answer is no.
    fn wait_for(&self, words: &str) -> bool {
        let waiting = |(text, ended): &mut (String, bool)| !*ended && !text.contains(words);
        let said = self.more.wait_while(self.text(), waiting).unwrap_or_else(PoisonError::into_inner);
        said.0.contains(words)
    }

    fn wait_for_end(&self) {
        drop(self.more.wait_while(self.text(), |(_, ended)| !*ended));
    }

    fn text(&self) -> MutexGuard<'_, (String, bool)> {
        self.text.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
