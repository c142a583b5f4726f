use std::fmt;
use std::io;
use std::time::Duration;

use blazon_online::LinkText;
use blazon_wire::online::{
    Create, Created, Invited, Join, Joined, Look, Mine, Reason, Refused, Standings, TableId,
};

/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// The longest answer that is read, in bytes.
const LONGEST: u64 = 1 << 20;

/// A server, to be asked over HTTP.
#[derive(Clone, Debug)]
pub struct Server {
    /// `https://host:port`
    address: String,
    agent: ureq::Agent,
}

/// A text that is no server's address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no address of a server")]
pub struct NoServer;

/// Why a server did not do what it was asked for.
#[derive(Debug, thiserror::Error)]
pub enum CallError {
    /// It said no.
    #[error("refused: {reason:?}")]
    Refused {
        /// Why.
        reason: Reason,
        /// After how many seconds it is worth trying again.
        retry_after: Option<u64>,
    },
    /// It cannot be reached.
    #[error("cannot be reached: {0}")]
    Unreachable(io::Error),
    /// What answers is not a server of this game, or is of another time.
    #[error("answers with status {0}, but not as a server of this game")]
    Strange(u16),
}

impl Server {
    /// The server at an address: `https://blazon.example`, or `192.168.1.5:4000` for one without encryption.
    pub fn new(address: &str) -> Result<Server, NoServer> {
        let address = address.trim();
        let (scheme, host) = address.split_once("://").unwrap_or(("http", address));
        let host = host.strip_suffix('/').unwrap_or(host);
        let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':' | '[' | ']');
        if !matches!(scheme, "http" | "https") || host.is_empty() || !host.chars().all(is_part) {
            return Err(NoServer);
        }
        let agent = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(PATIENCE))
            .max_redirects(0)
            // Sockets know no proxy, so the rest does not either.
            .proxy(None)
            .build()
            .into();
        Ok(Server { address: format!("{scheme}://{host}"), agent })
    }

    /// The server that a link leads to.
    pub fn of(link: &LinkText) -> Result<Server, NoServer> {
        Server::new(&link.server)
    }

    /// Its address, `https://host:port`.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Makes a table.
    pub fn create(&self, create: &Create) -> Result<Created, CallError> {
        let (status, text) = self.post("/api/tables", blazon_wire::line(create))?;
        blazon_wire::read(&text).map_err(|_| CallError::Strange(status))
    }

    /// Takes the guest's chair. Said again with the same token, it is done once.
    pub fn join(&self, table: TableId, join: &Join) -> Result<Joined, CallError> {
        let (status, text) = self.post(&format!("/api/tables/{table}/join"), blazon_wire::line(join))?;
        blazon_wire::read(&text).map_err(|_| CallError::Strange(status))
    }

    /// Asks what is there for a token.
    pub fn look(&self, table: TableId, look: &Look) -> Result<Invited, CallError> {
        let (status, text) = self.post(&format!("/api/tables/{table}/look"), blazon_wire::line(look))?;
        blazon_wire::read(&text).map_err(|_| CallError::Strange(status))
    }

    /// Asks how several games stand.
    pub fn mine(&self, mine: &Mine) -> Result<Standings, CallError> {
        let (status, text) = self.post("/api/mine", blazon_wire::line(mine))?;
        blazon_wire::read(&text).map_err(|_| CallError::Strange(status))
    }

    /// The figures that the server gives of itself, in the format of Prometheus.
    pub(crate) fn metrics(&self) -> Result<String, CallError> {
        let (status, _, text) = read(self.agent.get(self.url("/metrics")).call())?;
        if status == 200 { Ok(text) } else { Err(CallError::Strange(status)) }
    }

    /// Where the socket of a table is opened.
    pub(crate) fn socket(&self, table: TableId) -> String {
        // `http` becomes `ws`, and `https` becomes `wss`.
        let address = self.address.strip_prefix("http").unwrap_or(&self.address);
        format!("ws{address}/api/tables/{table}/socket")
    }

    fn url(&self, path: &str) -> String {
        format!("{}{path}", self.address)
    }

    /// The status and the text of the answer to a question, unless that was refused.
    fn post(&self, path: &str, question: String) -> Result<(u16, String), CallError> {
        let request = self.agent.post(self.url(path)).content_type("application/json");
        let (status, retry_after, text) = read(request.send(question))?;
        if (200..300).contains(&status) {
            return Ok((status, text));
        }
        match blazon_wire::read(&text) {
            Ok(Refused { reason, .. }) => Err(CallError::Refused { reason, retry_after }),
            Err(_) => Err(CallError::Strange(status)),
        }
    }
}

impl fmt::Display for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.address)
    }
}

/// The status, after how many seconds to try again, and the text of an answer.
fn read(
    answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>,
) -> Result<(u16, Option<u64>, String), CallError> {
    let mut answer = answer.map_err(unreachable)?;
    let status = answer.status().as_u16();
    let retry_after = answer.headers().get("retry-after").and_then(|value| value.to_str().ok()?.parse().ok());
    let text = answer.body_mut().with_config().limit(LONGEST).read_to_string().map_err(unreachable)?;
    Ok((status, retry_after, text))
}

fn unreachable(error: ureq::Error) -> CallError {
    CallError::Unreachable(match error {
        ureq::Error::Io(error) => error,
        ureq::Error::Timeout(_) => io::ErrorKind::TimedOut.into(),
        ureq::Error::HostNotFound => io::Error::new(io::ErrorKind::NotFound, "no such host"),
        other => io::Error::other(other.to_string()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_may_be_short() {
        for (text, address) in [
            ("127.0.0.1:4000", "http://127.0.0.1:4000"),
            ("http://[::1]:4000/", "http://[::1]:4000"),
            (" https://blazon.example ", "https://blazon.example"),
        ] {
            assert_eq!(Server::new(text).map(|server| server.to_string()), Ok(address.to_owned()));
        }
        for text in ["", "ftp://host", "http://", "http://host/path", "a b", "http://user@host"] {
            assert!(Server::new(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_socket_is_as_encrypted_as_its_server() {
        let socket = |text| Server::new(text).map(|server| server.socket(TableId(7)));
        let path = "/api/tables/0000000000000007/socket";
        assert_eq!(socket("http://host:1"), Ok(format!("ws://host:1{path}")));
        assert_eq!(socket("https://host"), Ok(format!("wss://host{path}")));
    }
}
