use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::spawn_blocking;
use tokio::time::{Instant, sleep, timeout};

use crate::guard::Guard;
use crate::proxy::Proxy;

/// How long a node may take for anything, on a machine that does much else.
const PATIENCE: Duration = Duration::from_mins(5);

/// How long one try to ask a node may take.
const TRY: Duration = Duration::from_secs(10);

/// How often a node is asked.
const LOOK: Duration = Duration::from_millis(100);

/// Everybody comes from one address, and does more than people do.
const LIMITS: [(&str, &str); 6] = [
    ("--connections", "20000"),
    ("--sockets-per-address", "20000"),
    ("--tables-per-minute", "1000000"),
    ("--requests-per-minute", "1000000"),
    ("--messages", "1000000"),
    ("--devices-per-seat", "100"),
];

/// One server, as a process of its own, with the proxy that its clients come through.
#[derive(Debug)]
pub(crate) struct Node {
    /// From 1.
    pub(crate) number: usize,
    program: PathBuf,
    database: String,
    log: PathBuf,
    pub(crate) clients: Arc<Proxy>,
    running: Option<Running>,
}

#[derive(Debug)]
struct Running {
    /// Dropped before the process is ended.
    guard: Option<Guard>,
    child: Child,
    /// Kept open, so that it can say goodbye.
    _out: BufReader<ChildStdout>,
    address: SocketAddr,
}

/// What a node should not have done.
#[derive(Clone, Debug, thiserror::Error)]
#[error("node {number} {what}")]
pub(crate) struct NodeFault {
    number: usize,
    what: String,
}

impl Node {
    /// A node that is not started yet, with this database, which writes its log into this folder.
    pub(crate) fn new(
        number: usize,
        program: &Path,
        database: String,
        folder: &Path,
        clients: Arc<Proxy>,
    ) -> Node {
        let log = folder.join(format!("node-{number}.log"));
        Node { number, program: program.to_owned(), database, log, clients, running: None }
    }

    /// Starts it, and waits until it can be played on. It may need several tries while the database is in trouble. Gives how
    /// many.
    pub(crate) async fn start(&mut self) -> Result<u64, NodeFault> {
        let start = Instant::now();
        for tries in 1.. {
            if self.try_to_start().await? {
                return Ok(tries);
            }
            if start.elapsed() > PATIENCE {
                break;
            }
            sleep(Duration::from_millis(500)).await;
        }
        Err(self.fault(format!("does not start; its log ends with\n{}", self.end_of_log())))
    }

    /// Kills it: no signal that it could hear.
    pub(crate) async fn kill(&mut self) -> Result<(), NodeFault> {
        self.send(Signal::KILL)?;
        self.wait().await.map(|_| ())
    }

    /// Asks it to stop, and waits until it has.
    pub(crate) async fn stop(&mut self) -> Result<(), NodeFault> {
        self.send(Signal::TERM)?;
        let status = self.wait().await?;
        if status.success() { Ok(()) } else { Err(self.fault(format!("did not stop well: {status}"))) }
    }

    /// Stops its process in the middle of whatever it does.
    pub(crate) fn freeze(&mut self) -> Result<(), NodeFault> {
        self.send(Signal::STOP)
    }

    /// Lets its process go on.
    pub(crate) fn thaw(&mut self) -> Result<(), NodeFault> {
        self.send(Signal::CONT)
    }

    /// Waits until it says that it can be played on.
    pub(crate) async fn ready(&mut self) -> Result<(), NodeFault> {
        let start = Instant::now();
        let mut said = String::new();
        while start.elapsed() < PATIENCE {
            self.still_runs()?;
            if let Some(running) = &self.running
                && let Ok(Ok(answer)) = timeout(TRY, ask(running.address)).await
            {
                if answer.starts_with("HTTP/1.1 200 ") {
                    return Ok(());
                }
                said = answer;
            }
            sleep(LOOK).await;
        }
        Err(self.fault(format!("is not ready after {} s: {said}", PATIENCE.as_secs())))
    }

    /// Whether it could be started. If the database cannot be reached, that is no fault of the node.
    async fn try_to_start(&mut self) -> Result<bool, NodeFault> {
        let fault = |error: io::Error| self.fault(format!("cannot be started: {error}"));
        let log = OpenOptions::new().create(true).append(true).open(&self.log).map_err(fault)?;
        let (child, out) = spawn(&self.program, &self.database, log).map_err(fault)?;
        let guard = Guard::of(child.id()).map_err(fault)?;
        let said = spawn_blocking(move || {
            let mut out = out;
            let mut line = String::new();
            out.read_line(&mut line).map(|_| (line, out))
        });
        let mut unfinished = Unfinished(Some((guard, child)));
        let said = timeout(PATIENCE, said).await.ok().and_then(Result::ok).and_then(Result::ok);
        let Some((address, out)) = said.and_then(|(line, out)| Some((address_in(&line)?, out))) else {
            return Ok(false);
        };
        let Some((guard, child)) = unfinished.0.take() else { return Ok(false) };
        self.running = Some(Running { guard: Some(guard), child, _out: out, address });
        self.clients.lead_to(Some(address));
        self.ready().await.map(|()| true)
    }

    fn send(&mut self, signal: Signal) -> Result<(), NodeFault> {
        self.still_runs()?;
        let Some(running) = &self.running else { return Ok(()) };
        let process = i32::try_from(running.child.id()).ok().and_then(Pid::from_raw);
        let process = process.ok_or_else(|| self.fault("has no number".to_owned()))?;
        kill_process(process, signal).map_err(|error| self.fault(format!("cannot be told: {error}")))
    }

    /// Waits until it has ended.
    async fn wait(&mut self) -> Result<ExitStatus, NodeFault> {
        let start = Instant::now();
        let Some(mut running) = self.running.take() else {
            return Err(self.fault("is not running".to_owned()));
        };
        self.clients.lead_to(None);
        running.guard = None;
        while start.elapsed() < PATIENCE {
            match running.child.try_wait() {
                Ok(Some(status)) => return Ok(status),
                Ok(None) => sleep(Duration::from_millis(10)).await,
                Err(error) => return Err(self.fault(format!("cannot be waited for: {error}"))),
            }
        }
        Err(self.fault(format!("has not ended after {} s", PATIENCE.as_secs())))
    }

    /// A node that has ended without being asked to is at fault.
    fn still_runs(&mut self) -> Result<(), NodeFault> {
        let ended = self.running.as_mut().and_then(|running| running.child.try_wait().ok().flatten());
        match ended {
            None => Ok(()),
            Some(status) => {
                let end = self.end_of_log();
                Err(self.fault(format!("has ended by itself: {status}; its log ends with\n{end}")))
            }
        }
    }

    fn end_of_log(&self) -> String {
        let log = fs::read_to_string(&self.log).unwrap_or_default();
        let lines: Vec<&str> = log.lines().collect();
        lines[lines.len().saturating_sub(10)..].join("\n")
    }

    fn fault(&self, what: String) -> NodeFault {
        NodeFault { number: self.number, what }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.guard = None;
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A process that has not said yet where it listens: ended if it never does.
struct Unfinished(Option<(Guard, Child)>);

impl Drop for Unfinished {
    fn drop(&mut self) {
        if let Some((guard, mut child)) = self.0.take() {
            drop(guard);
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

fn spawn(program: &Path, database: &str, log: File) -> io::Result<(Child, BufReader<ChildStdout>)> {
    let mut command = Command::new(program);
    command.args(["serve", "--address", "127.0.0.1:0", "--no-browser", "--database", database]);
    for (option, value) in LIMITS {
        command.args([option, value]);
    }
    // Whatever the person who runs this has set for themselves is not meant.
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("BLAZON") {
            command.env_remove(name);
        }
    }
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log).spawn()?;
    let out = child.stdout.take().map(BufReader::new).ok_or(io::ErrorKind::BrokenPipe)?;
    Ok((child, out))
}

/// The address in the sentence that says where a node is, in whichever language.
fn address_in(sentence: &str) -> Option<SocketAddr> {
    let (_, rest) = sentence.split_once("http://")?;
    let is_part = |c: char| c.is_ascii_hexdigit() || matches!(c, '.' | ':' | '[' | ']');
    let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
    rest[..end].trim_end_matches(['.', ':']).parse().ok()
}

/// What a node answers when it is asked whether it can be played on.
async fn ask(address: SocketAddr) -> io::Result<String> {
    let mut stream = TcpStream::connect(address).await?;
    let question = format!("GET /readyz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(question.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    Ok(answer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_found_in_a_sentence() {
        let said = "Blazon is running at http://127.0.0.1:4711. Press Ctrl-C to stop it.\n";
        assert_eq!(address_in(said), "127.0.0.1:4711".parse().ok());
        assert_eq!(address_in("http://[::1]:80\n"), "[::1]:80".parse().ok());
        assert_eq!(address_in("Blazon cannot start.\n"), None);
    }

    #[tokio::test]
    async fn a_program_that_ends_by_itself_is_at_fault() {
        let folder = tempfile::tempdir().expect("a folder");
        let clients = Arc::new(Proxy::open(None).await.expect("a port"));
        let mut node = Node::new(1, Path::new("true"), String::new(), folder.path(), clients);
        assert!(!node.try_to_start().await.expect("it says nothing"));
        assert!(node.kill().await.is_err(), "nothing runs");
    }
}
