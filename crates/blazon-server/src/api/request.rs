//! What is read of a request before it gets to a table.

use std::sync::Arc;

use axum::body;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::header::{CONTENT_TYPE, HOST};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use blazon_wire::online::{MESSAGE_LIMIT, Reason, TableId};

use super::{Api, refuse};
use crate::caller::{self, Peer};
use crate::origin::Origin;

/// Whoever asks, unless it is a page of another site: that is refused.
#[derive(Debug)]
pub(super) struct Caller {
    /// Where they are, as far as limits are concerned.
    pub(super) address: String,
    /// Whom they believe to ask.
    pub(super) host: Option<String>,
}

impl FromRequestParts<Arc<Api>> for Caller {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, api: &Arc<Api>) -> Result<Caller, Response> {
        if !Origin::admits(&parts.headers, &api.online.origins) {
            return Err(refuse(StatusCode::FORBIDDEN, Reason::Origin, None));
        }
        let Some(&peer) = parts.extensions.get::<Peer>() else {
            return Err(StatusCode::INTERNAL_SERVER_ERROR.into_response());
        };
        let address = caller::address(peer, &parts.headers, api.online.behind_proxy);
        let host = parts.headers.get(HOST).and_then(|host| host.to_str().ok()).map(str::to_owned);
        Ok(Caller { address, host })
    }
}

/// The table in the path.
#[derive(Debug)]
pub(super) struct Table(pub(super) TableId);

impl<S: Send + Sync> FromRequestParts<S> for Table {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Table, Response> {
        let name = Path::<String>::from_request_parts(parts, state).await.ok();
        let table = name.and_then(|Path(name)| name.parse().ok());
        table.map(Table).ok_or_else(|| refuse(StatusCode::NOT_FOUND, Reason::NoSuchTable, None))
    }
}

/// A body that says it is JSON. What it says is for the table to find out.
///
/// A form on a page of another site cannot say that, and a script has to ask first, which nobody answers.
#[derive(Debug)]
pub(super) struct JsonText(pub(super) String);

impl<S: Send + Sync> FromRequest<S> for JsonText {
    type Rejection = Response;

    async fn from_request(request: Request, _: &S) -> Result<JsonText, Response> {
        if !is_json(request.headers()) {
            let detail = Some("the content type has to be application/json".to_owned());
            return Err(refuse(StatusCode::UNSUPPORTED_MEDIA_TYPE, Reason::Malformed, detail));
        }
        let bytes = body::to_bytes(request.into_body(), MESSAGE_LIMIT).await;
        let bytes = bytes.map_err(|_| refuse(StatusCode::PAYLOAD_TOO_LARGE, Reason::TooLong, None))?;
        String::from_utf8(bytes.into()).map(JsonText).map_err(|_| {
            let detail = Some("the body has to be UTF-8".to_owned());
            refuse(StatusCode::BAD_REQUEST, Reason::Malformed, detail)
        })
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let said = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let essence = said.split(';').next().unwrap_or_default().trim();
    essence.eq_ignore_ascii_case("application/json")
}
