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
             font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
             form-action 'self'; frame-ancestors 'none'",
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

/// Adds them to a refusal that hyper writes by itself when it cannot make out a request, before any of our code is asked. It
/// is nothing but a head, and the only one of a refusal that lacks them.
pub(crate) fn complete(written: &[u8]) -> Option<Vec<u8>> {
    let refuses = written.starts_with(b"HTTP/1.") && written.get(8..10) == Some(b" 4");
    let head = written.strip_suffix(b"\r\n\r\n").filter(|_| refuses)?;
    let policy = CONTENT_SECURITY_POLICY.as_str().as_bytes();
    if head.windows(policy.len()).any(|part| part == policy) {
        return None;
    }
    let mut bytes = [head, b"\r\n"].concat();
    for (name, value) in HEADERS {
        bytes.extend([name.as_str().as_bytes(), b": ", value.as_bytes(), b"\r\n"].concat());
    }
    bytes.extend(b"\r\n");
    Some(bytes)
}

/// Adds them to an answer.
pub(crate) async fn add(mut response: Response) -> Response {
    response.headers_mut().extend(HEADERS);
    response
}
