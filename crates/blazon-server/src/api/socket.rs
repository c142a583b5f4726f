//! A socket at a table.

use std::error::Error as _;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::Response;
use blazon_wire::online::{MESSAGE_LIMIT, Reason, ToServer};
use futures_util::SinkExt;
use tokio::time;
use tokio_tungstenite::tungstenite;

use super::request::{Caller, Table};
use super::{Api, refuse, unavailable};
use crate::tables::{End, Outbox, Post, Visit};

/// How much is read at once. Each socket has that much memory for as long as it is open, and messages are short.
const READ: usize = 2 << 10;

/// How much is gathered before it is written.
const WRITE: usize = 8 << 10;

/// How much may be gathered at all: more than the longest message.
const MOST_WRITE: usize = 4 << 20;

/// How long the other side may take to say goodbye.
const FAREWELL: Duration = Duration::from_secs(3);

/// After how many seconds it is worth trying again when an address has too many sockets.
const AGAIN: u64 = 10;

/// What WebSocket calls a message that is too long, and one that breaks its rules.
const TOO_BIG: u16 = 1009;
const PROTOCOL: u16 = 1002;

/// Opens a socket.
pub(super) async fn open(
    State(api): State<Arc<Api>>,
    Table(table): Table,
    caller: Caller,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let Some(tables) = &api.tables else { return unavailable() };
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(rejection) => {
            return refuse(rejection.status(), Reason::Malformed, Some(rejection.body_text()));
        }
    };
    let permit = match tables.permit(caller.address) {
        Ok(permit) => permit,
        Err(reason) => {
            let mut response = refuse(StatusCode::TOO_MANY_REQUESTS, reason, None);
            response.headers_mut().insert(RETRY_AFTER, AGAIN.into());
            return response;
        }
    };
    upgrade
        .max_message_size(MESSAGE_LIMIT)
        .max_frame_size(MESSAGE_LIMIT)
        .read_buffer_size(READ)
        .write_buffer_size(WRITE)
        .max_write_buffer_size(MOST_WRITE)
        .on_upgrade(move |socket| converse(socket, permit.enter(table)))
}

/// Passes on what is said from either side until one of them closes the socket.
async fn converse(mut socket: WebSocket, visit: Visit) {
    let end = loop {
        tokio::select! {
            heard = socket.recv() => match heard {
                Some(Ok(Message::Text(text))) => visit.say(text.as_str().to_owned()),
                // The protocol's own signs of life are as good as ours.
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => visit.say(blazon_wire::line(&ToServer::Ping)),
                // Nothing is said in bytes, so it is as wrong as no JSON.
                Some(Ok(Message::Binary(_))) => visit.say(String::new()),
                Some(Err(error)) => match complaint(&error) {
                    Some(end) => break end,
                    None => return,
                },
                Some(Ok(Message::Close(_))) | None => return,
            },
            post = visit.outbox.take() => match send(&mut socket, post, &visit.outbox).await {
                Ok(None) => {}
                Ok(Some(end)) => break end,
                Err(_) => return,
            }
        }
    };
    visit.leave();
    let _ = time::timeout(FAREWELL, say_goodbye(socket, end)).await;
}

/// Sends what there is to say, all in one go. Gives how it ends, if it does: also if the reader turns out to be too slow.
async fn send(socket: &mut WebSocket, post: Post, outbox: &Outbox) -> Result<Option<End>, axum::Error> {
    let Post { texts, end } = post;
    let bytes = texts.iter().map(|text| text.len()).sum();
    let sending = async {
        for text in texts {
            socket.feed(Message::text(&*text)).await?;
        }
        socket.flush().await
    };
    tokio::select! {
        sent = sending => sent?,
        end = outbox.overflow() => return Ok(Some(end)),
    }
    outbox.sent(bytes);
    Ok(end)
}

/// Closes a socket and waits for the other side to do so too: what it has not read by then would be lost.
async fn say_goodbye(mut socket: WebSocket, End { code, reason }: End) {
    let frame = CloseFrame { code, reason: reason.to_string().into() };
    if socket.send(Message::Close(Some(frame))).await.is_ok() {
        while let Some(Ok(_)) = socket.recv().await {}
    }
}

/// How to end if something was sent that is no message; nothing if nobody is there to be told.
fn complaint(error: &axum::Error) -> Option<End> {
    match error.source()?.downcast_ref()? {
        tungstenite::Error::Capacity(_) => Some(End { code: TOO_BIG, reason: Reason::TooLong }),
        tungstenite::Error::Protocol(tungstenite::error::ProtocolError::ResetWithoutClosingHandshake) => None,
        tungstenite::Error::Protocol(_) | tungstenite::Error::Utf8(_) => {
            Some(End { code: PROTOCOL, reason: Reason::Malformed })
        }
        _ => None,
    }
}
