//! What is noted of every request. It holds nothing that opens a seat, says who somebody is or where.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::Response;

use crate::assets::Asset;
use crate::metrics::Metrics;

/// Counts a request, and logs it.
pub(crate) async fn observe(State(metrics): State<Arc<Metrics>>, request: Request, next: Next) -> Response {
    let begin = Instant::now();
    let method = request.method().clone();
    // What stands in the path is a table's name, or whatever somebody thinks up.
    let matched = request.extensions().get::<MatchedPath>().cloned();
    let is_page = matched.is_none() && Asset::at(request.uri().path()).is_some();
    let response = next.run(request).await;
    let route = match &matched {
        Some(path) => path.as_str(),
        None if is_page => "page",
        None => "other",
    };
    metrics.answered(route, response.status());
    let milliseconds = begin.elapsed().as_secs_f64() * 1000.0;
    let status = response.status().as_u16();
    if route.starts_with("/api/") {
        tracing::info!(%method, route, status, milliseconds, "request");
    } else {
        tracing::debug!(%method, route, status, milliseconds, "request");
    }
    response
}
