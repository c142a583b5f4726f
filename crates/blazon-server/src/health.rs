//! Whether a server of ours is there: for hosts that ask now and then, and for a second one on the same machine.

use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// Where to ask.
pub(crate) const PATH: &str = "/health";

/// What is answered.
pub(crate) const ANSWER: &str = concat!("blazon ", env!("CARGO_PKG_VERSION"), " ok\n");

/// Whoever takes longer is something else.
const PATIENCE: Duration = Duration::from_secs(1);

/// Whether a server of this program answers at an address, of whichever version.
pub fn is_blazon(address: SocketAddr) -> bool {
    ask(address).is_ok_and(|answer| answer.contains("\r\n\r\nblazon "))
}

fn ask(address: SocketAddr) -> io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    write!(stream, "GET {PATH} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    // Something else may answer, and without end.
    stream.take(4096).read_to_string(&mut answer)?;
    Ok(answer)
}
