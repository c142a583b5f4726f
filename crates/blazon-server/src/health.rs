//! Whether a server of ours is there: for hosts that ask now and then, and for a second one on the same machine.

use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

/// Where to ask.
pub(crate) const PATH: &str = "/health";

/// Where those ask who are used to it.
pub(crate) const SHORT_PATH: &str = "/healthz";

/// Where to ask whether it can do what it is there for.
pub(crate) const READY_PATH: &str = "/readyz";

/// What is answered.
pub(crate) const ANSWER: &str = concat!("blazon ", env!("CARGO_PKG_VERSION"), " ok\n");

/// Whoever takes longer for the whole of an answer is something else.
const PATIENCE: Duration = Duration::from_secs(3);

/// Something else may answer, and without end.
const MOST: usize = 4096;

/// Whether a server of this program answers at an address, of whichever version. Asking takes a few seconds at most,
/// whatever is there.
pub fn is_blazon(address: SocketAddr) -> bool {
    ask(address, Instant::now() + PATIENCE).is_ok()
}

/// Succeeds as soon as the answer is one of ours.
fn ask(address: SocketAddr, deadline: Instant) -> io::Result<()> {
    let mut stream = TcpStream::connect_timeout(&address, left(deadline)?)?;
    stream.set_write_timeout(Some(left(deadline)?))?;
    stream.write_all(
        format!("GET {PATH} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").as_bytes(),
    )?;
    let mut answer = [0; MOST];
    let mut length = 0;
    while !is_ours(&answer[..length]) {
        // The time-out is of one read, and there may be a read for each byte.
        stream.set_read_timeout(Some(left(deadline)?))?;
        match stream.read(&mut answer[length..])? {
            0 => return Err(io::ErrorKind::InvalidData.into()),
            read => length += read,
        }
    }
    Ok(())
}

fn is_ours(answer: &[u8]) -> bool {
    const START: &[u8] = b"\r\n\r\nblazon ";
    answer.windows(START.len()).any(|part| part == START)
}

/// The time that is left; an error if there is none.
fn left(deadline: Instant) -> io::Result<Duration> {
    let left = deadline.saturating_duration_since(Instant::now());
    if left.is_zero() { Err(io::ErrorKind::TimedOut.into()) } else { Ok(left) }
}
