use axum::http::header::{CONTENT_SECURITY_POLICY, HeaderName, HeaderValue};
use axum::http::header::{REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS};
use axum::response::Response;

/// What every answer says, refusals included.
///
/// The page is a closed house: it loads from here and nowhere else, runs no script that stands in a text, cannot be
/// framed, tells nobody where its visitors come from and asks for no camera, place or other thing it does not need.
const HEADERS: [(HeaderName, HeaderValue); 6] = [
    (
        CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
             connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; \
             frame-ancestors 'none'",
        ),
    ),
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static(
            "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), \
             microphone=(), midi=(), payment=(), usb=()",
        ),
    ),
];

/// Adds them to an answer.
pub(crate) async fn add(mut response: Response) -> Response {
    response.headers_mut().extend(HEADERS);
    response
}
