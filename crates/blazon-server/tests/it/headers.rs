use crate::browser::{Answer, Running};

const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

#[test]
fn every_answer_keeps_the_house_closed() {
    let server = Running::start();
    let check = |what: &str, answer: &Answer| {
        assert_eq!(answer.header("content-security-policy"), Some(POLICY), "{what}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{what}");
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{what}");
        assert_eq!(answer.header("cross-origin-opener-policy"), Some("same-origin"), "{what}");
        assert_eq!(answer.header("cross-origin-resource-policy"), Some("same-origin"), "{what}");
        assert!(
            answer.header("permissions-policy").is_some_and(|policy| policy.contains("camera=()")),
            "{what}"
        );
    };
    for path in server.paths() {
        check(&path, &server.get(&path, &[]));
        check(&path, &server.get(&path, &[("If-None-Match", "*")]));
    }
    for path in ["/health", "/nowhere", "/../secret"] {
        check(path, &server.get(path, &[]));
    }
    check("POST", &server.ask("POST", "/", &[]));
}

#[test]
fn every_file_says_of_which_type_it_is() {
    let server = Running::start();
    for path in server.paths() {
        let expected = match path.rsplit_once('.').map_or("html", |(_, extension)| extension) {
            "css" => "text/css; charset=utf-8",
            "html" => "text/html; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "png" => "image/png",
            "svg" => "image/svg+xml",
            "wasm" => "application/wasm",
            "webmanifest" => "application/manifest+json",
            other => panic!("a file .{other}"),
        };
        assert_eq!(server.get(&path, &[]).header("content-type"), Some(expected), "{path}");
    }
}
