use crate::browser::{Answer, Running};

const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

#[track_caller]
fn assert_closed(what: &str, answer: &Answer) {
    assert_eq!(answer.header("content-security-policy"), Some(POLICY), "{what}");
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{what}");
    assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{what}");
    assert_eq!(answer.header("cross-origin-opener-policy"), Some("same-origin"), "{what}");
    assert_eq!(answer.header("cross-origin-resource-policy"), Some("same-origin"), "{what}");
    assert!(answer.header("permissions-policy").is_some_and(|policy| policy.contains("camera=()")), "{what}");
}

#[test]
fn every_answer_keeps_the_house_closed() {
    let server = Running::start();
    for path in server.paths() {
        assert_closed(&path, &server.get(&path, &[]));
        assert_closed(&path, &server.get(&path, &[("If-None-Match", "*")]));
    }
    for path in ["/health", "/nowhere", "/../secret"] {
        assert_closed(path, &server.get(path, &[]));
    }
    assert_closed("POST", &server.ask("POST", "/", &[]));
}

#[test]
fn refusals_of_what_is_no_request_keep_the_house_closed() {
    let server = Running::start();
    let long = "x".repeat(70_000);
    let many = "X-Many: 1\r\n".repeat(200);
    for (request, status) in [
        ("nonsense\r\n\r\n", 400),
        ("GET\r\n\r\n", 400),
        ("GET /\u{1} HTTP/1.1\r\n\r\n", 400),
        ("GET / HTTP/9.9\r\n\r\n", 400),
        ("G\u{e9}T / HTTP/1.1\r\n\r\n", 400),
        ("GET http://[ HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nno header\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nContent-Length: many\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nTransfer-Encoding: gzip\r\n\r\n", 400),
        ("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
        // After one that was answered.
        ("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nnonsense\r\n\r\n", 400),
        ("GET /health HTTP/1.0\r\nConnection: keep-alive\r\n\r\nnonsense\r\n\r\n", 400),
        ("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\nnonsense\r\n\r\n", 400),
        (&format!("GET /{long} HTTP/1.1\r\nHost: localhost\r\n\r\n"), 414),
        (&format!("GET / HTTP/1.1\r\nHost: localhost\r\n{many}\r\n"), 431),
        (&format!("GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: {long}{long}{long}{long}\r\n\r\n"), 431),
    ] {
        let what = request.chars().take(60).collect::<String>();
        let answer = server.send(request.as_bytes());
        assert_eq!((answer.status, answer.body.len()), (status, 0), "{what}");
        assert_eq!(answer.header("content-length"), Some("0"), "{what}");
        assert_closed(&what, &answer);
    }
}

#[test]
fn a_request_without_a_host_is_answered_like_any_other() {
    let server = Running::start();
    let answer = server.send(b"GET /health HTTP/1.1\r\nConnection: close\r\n\r\n");
    assert_eq!(answer.status, 200);
    assert_closed("no host", &answer);
}

#[test]
fn every_file_says_of_which_type_it_is() {
    let server = Running::start();
    for path in server.paths() {
        let expected = match path.rsplit_once('.').map_or("html", |(_, extension)| extension) {
            "css" => "text/css; charset=utf-8",
            "ftl" | "txt" => "text/plain; charset=utf-8",
            "html" => "text/html; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "png" => "image/png",
            "svg" => "image/svg+xml",
            "wasm" => "application/wasm",
            "webmanifest" => "application/manifest+json",
            "woff2" => "font/woff2",
            other => panic!("a file .{other}"),
        };
        assert_eq!(server.get(&path, &[]).header("content-type"), Some(expected), "{path}");
    }
}
