//! What is answered to which request.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG, HeaderName, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::time;

use crate::api::{self, Api};
use crate::assets::{Asset, Lifetime};
use crate::encoding::Coding;
use crate::headers;
use crate::health;
use crate::language;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::observing;
use crate::readiness::Readiness;
use crate::refusal::Refusal;

/// Where Prometheus asks.
const METRICS: &str = "/metrics";

/// What Prometheus reads.
const METRICS_TYPE: &str = "text/plain; version=0.0.4; charset=utf-8";

/// Everything the server answers.
pub(crate) fn all(limits: Limits, api: Arc<Api>, metrics: Arc<Metrics>, readiness: Arc<Readiness>) -> Router {
    let routes = api::routes(api)
        .merge(hosting(Arc::clone(&metrics), readiness))
        .fallback(answer)
        .layer(middleware::from_fn_with_state(metrics, observing::observe));
    guarded(routes, limits)
}

/// What programs that look after the server ask.
fn hosting(metrics: Arc<Metrics>, readiness: Arc<Readiness>) -> Router {
    let well = || async { plain(StatusCode::OK, health::ANSWER) };
    let ready = move || {
        let obstacle = readiness.obstacle();
        async move {
            match obstacle {
                None => plain(StatusCode::OK, "ready\n"),
                Some(obstacle) => plain(StatusCode::SERVICE_UNAVAILABLE, format!("not ready: {obstacle}\n")),
            }
        }
    };
    let measured = move || {
        let text = metrics.text();
        async move { ([(CACHE_CONTROL, "no-store"), (CONTENT_TYPE, METRICS_TYPE)], text).into_response() }
    };
    let only_read = async |asked: HeaderMap| Refusal::Method.response(language::of(&asked));
    Router::new()
        .route(health::PATH, get(well).fallback(only_read))
        .route(health::SHORT_PATH, get(well).fallback(only_read))
        .route(health::READY_PATH, get(ready).fallback(only_read))
        .route(METRICS, get(measured).fallback(only_read))
}

fn plain(status: StatusCode, text: impl IntoResponse) -> Response {
    let said = [(CACHE_CONTROL, "no-store"), (CONTENT_TYPE, "text/plain; charset=utf-8")];
    (status, said, text).into_response()
}

/// Routes whose every answer comes in time and says what the page may do.
pub(crate) fn guarded(routes: Router, limits: Limits) -> Router {
    routes
        .layer(middleware::from_fn_with_state(limits, in_time))
        .layer(middleware::map_response(headers::add))
}

/// Refuses what takes too long, such as a body that comes byte by byte.
async fn in_time(State(limits): State<Limits>, request: Request, next: Next) -> Response {
    let language = language::of(request.headers());
    let answer = time::timeout(limits.answer, next.run(request)).await;
    answer.unwrap_or_else(|_| Refusal::Slow.response(language))
}

/// A file of the page. There is a table of them, which does for routes.
async fn answer(method: Method, uri: Uri, asked: HeaderMap) -> Response {
    let path = if uri.path() == "/index.html" { "/" } else { uri.path() };
    let reads = method == Method::GET || method == Method::HEAD;
    // Whoever asks for the head alone gets it from the same answers: the body is left out where they are written.
    match Asset::at(path) {
        Some(_) if !reads => Refusal::Method.response(language::of(&asked)),
        Some(asset) => file(asset, &asked),
        None => Refusal::NotFound.response(language::of(&asked)),
    }
}

/// A file, or word that the other side has it already.
fn file(asset: &Asset, asked: &HeaderMap) -> Response {
    let coding = Coding::choose(asset.codings(), asked);
    let bytes = asset.bytes(coding);
    let tag = match coding {
        Coding::Identity => format!("\"{}\"", asset.hash),
        // The bytes differ, so the tag has to.
        Coding::Brotli | Coding::Gzip => format!("\"{}-{}\"", asset.hash, coding.name()),
    };
    let known = is_known(&tag, asked);
    let mut response =
        if known { StatusCode::NOT_MODIFIED.into_response() } else { Body::from(bytes).into_response() };
    let cache = match asset.lifetime {
        Lifetime::Forever => "public, max-age=31536000, immutable",
        Lifetime::Moment => "no-cache",
    };
    let headers = response.headers_mut();
    let mut say = |name: HeaderName, value: &str| {
        // All of them are hashes and constants of ours: none is left out.
        if let Ok(value) = HeaderValue::from_str(value) {
            headers.insert(name, value);
        }
    };
    say(CACHE_CONTROL, cache);
    say(ETAG, &tag);
    if asset.codings().count() > 1 {
        say(VARY, "accept-encoding");
    }
    if !known {
        say(CONTENT_TYPE, asset.media_type);
        say(CONTENT_LENGTH, &bytes.len().to_string());
        if coding != Coding::Identity {
            say(CONTENT_ENCODING, coding.name());
        }
    }
    response
}

/// Whether the other side says that it has what the tag stands for.
fn is_known(tag: &str, asked: &HeaderMap) -> bool {
    let lists = asked.get_all(IF_NONE_MATCH).into_iter().filter_map(|list| list.to_str().ok());
    lists.flat_map(|list| list.split(',')).map(str::trim).any(|known| {
        // A proxy that changes the bytes makes a tag weak, but it stands for the same file.
        known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag
    })
}
