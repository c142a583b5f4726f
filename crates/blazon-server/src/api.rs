//! Tables over HTTP: making and joining them, and the way to a socket.

mod request;
mod socket;

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::header::{ALLOW, CACHE_CONTROL, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use blazon_online::Call;
use blazon_wire::online::{Created, Reason, Refused};

use self::request::{Caller, JsonText, Table};
use crate::local_network;
use crate::online::Online;
use crate::tables::{Reply, Tables};

/// After how many seconds it is worth asking again whether the database is there.
const AGAIN: u64 = 5;

/// What answers at `/api`.
#[derive(Debug)]
pub(crate) struct Api {
    /// Nothing if there is no database.
    pub(crate) tables: Option<Arc<Tables>>,
    pub(crate) online: Online,
    /// Where the server answers.
    pub(crate) address: SocketAddr,
}

/// Its routes.
pub(crate) fn routes(api: Arc<Api>) -> Router {
    Router::new()
        .route("/api/tables", get(list).post(create).fallback(async || not_allowed("GET, HEAD, POST")))
        .route("/api/tables/{table}/join", post(join).fallback(async || not_allowed("POST")))
        .route("/api/tables/{table}/look", post(look).fallback(async || not_allowed("POST")))
        .route("/api/tables/{table}/socket", get(socket::open).fallback(async || not_allowed("GET")))
        .route("/api/mine", post(mine).fallback(async || not_allowed("POST")))
        .route("/api/dice", get(dice).fallback(async || not_allowed("GET, HEAD")))
        .with_state(api)
}

async fn create(State(api): State<Arc<Api>>, caller: Caller, JsonText(body): JsonText) -> Response {
    let elsewhere = api.elsewhere(&caller);
    let Some(mut reply) = api.call(caller, Call::Create(body)).await else {
        return unavailable();
    };
    if reply.status == StatusCode::CREATED.as_u16()
        && let (Some(address), Ok(created)) = (elsewhere, blazon_wire::read::<Created>(&reply.body))
    {
        reply.body = blazon_wire::line(&Created { address: Some(address), ..created });
    }
    answer(reply)
}

async fn join(
    State(api): State<Arc<Api>>,
    Table(table): Table,
    caller: Caller,
    JsonText(body): JsonText,
) -> Response {
    api.answer(caller, Call::Join(table, body)).await
}

async fn look(
    State(api): State<Arc<Api>>,
    Table(table): Table,
    caller: Caller,
    JsonText(body): JsonText,
) -> Response {
    api.answer(caller, Call::Look(table, body)).await
}

async fn list(State(api): State<Arc<Api>>, caller: Caller) -> Response {
    api.answer(caller, Call::List).await
}

async fn mine(State(api): State<Arc<Api>>, caller: Caller, JsonText(body): JsonText) -> Response {
    api.answer(caller, Call::Mine(body)).await
}

async fn dice(State(api): State<Arc<Api>>) -> Response {
    let Some(tables) = &api.tables else { return unavailable() };
    match tables.dice().await {
        Ok(counts) => json(StatusCode::OK, blazon_wire::line(&counts)),
        Err(_) => unavailable(),
    }
}

impl Api {
    async fn answer(&self, caller: Caller, call: Call) -> Response {
        self.call(caller, call).await.map_or_else(unavailable, answer)
    }

    async fn call(&self, caller: Caller, call: Call) -> Option<Reply> {
        self.tables.as_ref()?.call(caller.address, call).await
    }

    /// Where others reach the server, if whoever asks does so on its own computer and others can.
    fn elsewhere(&self, caller: &Caller) -> Option<String> {
        let own = caller.host.as_deref().is_some_and(is_this_computer);
        let ip = local_network::address().filter(|_| own && self.online.local_network)?;
        Some(local_network::url(ip, self.address.port()))
    }
}

/// Whether a host is the computer that one is at.
fn is_this_computer(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    let ip: Option<IpAddr> = name.trim_start_matches('[').trim_end_matches(']').parse().ok();
    name.eq_ignore_ascii_case("localhost") || ip.is_some_and(|ip| ip.is_loopback())
}

fn answer(Reply { status, body, retry_after }: Reply) -> Response {
    let mut response = json(StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR), body);
    if let Some(seconds) = retry_after {
        response.headers_mut().insert(RETRY_AFTER, seconds.into());
    }
    response
}

/// There is no database, or it does not answer.
fn unavailable() -> Response {
    let mut response = refuse(StatusCode::SERVICE_UNAVAILABLE, Reason::Unavailable, None);
    response.headers_mut().insert(RETRY_AFTER, AGAIN.into());
    response
}

fn not_allowed(methods: &'static str) -> Response {
    let detail = format!("the method has to be one of: {methods}");
    let mut response = refuse(StatusCode::METHOD_NOT_ALLOWED, Reason::Malformed, Some(detail));
    response.headers_mut().insert(ALLOW, HeaderValue::from_static(methods));
    response
}

/// Refuses a request before it gets to a table.
fn refuse(status: StatusCode, reason: Reason, detail: Option<String>) -> Response {
    json(status, blazon_wire::line(&Refused { reason, detail }))
}

fn json(status: StatusCode, body: String) -> Response {
    (status, [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")], body).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_computer_has_several_names() {
        for host in ["localhost", "LOCALHOST:4000", "127.0.0.1", "127.0.0.1:4000", "[::1]:4000", "[::1]"] {
            assert!(is_this_computer(host), "{host}");
        }
        for host in ["192.168.1.5:4000", "localhost.example", "[2001:db8::1]:4000", ""] {
            assert!(!is_this_computer(host), "{host}");
        }
    }
}
