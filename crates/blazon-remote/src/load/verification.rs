//! Whether a server still has what it acknowledged.

use std::collections::BTreeMap;
use std::io;

use blazon_dice::Token;
use blazon_wire::online::{Key, TableId, ToClient, ToServer, VERSION};
use futures_util::SinkExt;
use futures_util::stream::{self, StreamExt};
use tokio::runtime;
use tokio::time::{Duration, timeout};
use tokio_tungstenite::tungstenite::Message;

use super::journal::Acknowledged;
use crate::connection::open;
use crate::server::{CallError, Server};

/// How many tables are asked about at a time.
const AT_ONCE: usize = 64;

/// How long a server may take for one table.
const PATIENCE: Duration = Duration::from_secs(30);

/// Asks a server for everything that it acknowledged, and gives what it does not have.
pub fn verify(server: &Server, acknowledged: &[Acknowledged]) -> Result<Vec<Acknowledged>, CallError> {
    super::allow_many_sockets();
    let runtime =
        runtime::Builder::new_current_thread().enable_all().build().map_err(CallError::Unreachable)?;
    runtime.block_on(missing_from(server, acknowledged))
}

/// The same, for those who wait already.
pub(super) async fn missing_from(
    server: &Server,
    acknowledged: &[Acknowledged],
) -> Result<Vec<Acknowledged>, CallError> {
    let mut seats: BTreeMap<(TableId, [u8; 16]), Vec<Acknowledged>> = BTreeMap::new();
    for &one in acknowledged {
        seats.entry((one.table, *one.token.as_bytes())).or_default().push(one);
    }
    let seats = stream::iter(seats).map(|((table, token), noted)| async move {
        let there = keys_at(server, table, Token::from(token)).await?;
        let is_there = |one: &Acknowledged| there.get(&one.number) == Some(&one.key);
        Ok(noted.into_iter().filter(|one| !is_there(one)).collect::<Vec<_>>())
    });
    let answers: Vec<Result<Vec<Acknowledged>, CallError>> = seats.buffer_unordered(AT_ONCE).collect().await;
    let mut missing = Vec::new();
    for answer in answers {
        missing.extend(answer?);
    }
    missing.sort_by_key(|one| (one.table, one.number));
    Ok(missing)
}

/// The numbers and keys of everything that a seat did at a table; nothing if there is no such table or seat.
async fn keys_at(server: &Server, table: TableId, token: Token) -> Result<BTreeMap<u64, Key>, CallError> {
    let silent = |_| CallError::Unreachable(io::ErrorKind::TimedOut.into());
    timeout(PATIENCE, read_keys(server, table, token)).await.map_err(silent)?
}

async fn read_keys(server: &Server, table: TableId, token: Token) -> Result<BTreeMap<u64, Key>, CallError> {
    let broken = |error| CallError::Unreachable(io::Error::other(error));
    let mut socket = open(server.socket(table)).await.map_err(broken)?;
    let hello = ToServer::Hello { version: VERSION, token, last: 0, legal: false };
    socket.send(Message::text(blazon_wire::line(&hello))).await.map_err(broken)?;
    let mut keys = BTreeMap::new();
    let mut last = None;
    while let Some(message) = socket.next().await {
        let Message::Text(text) = message.map_err(broken)? else { continue };
        match blazon_wire::read(&text) {
            Ok(ToClient::Welcome { last: newest, .. }) => last = Some(newest),
            Ok(ToClient::Item(item)) => {
                keys.extend(item.key.map(|key| (item.number, key)));
                if last.is_some_and(|last| item.number >= last) {
                    let _ = socket.close(None).await;
                    return Ok(keys);
                }
            }
            // Whoever is not let in finds nothing there.
            Ok(ToClient::Refused { .. }) => return Ok(keys),
            Ok(_) | Err(_) => {}
        }
    }
    Err(CallError::Unreachable(io::ErrorKind::ConnectionAborted.into()))
}
