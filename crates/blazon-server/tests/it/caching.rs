use crate::browser::Running;

#[test]
fn what_is_named_after_its_content_is_kept_for_ever() {
    let server = Running::start();
    let paths = server.paths();
    let hashed: Vec<_> = paths.iter().filter(|path| path.contains('-')).collect();
    assert!(hashed.len() >= 8, "{paths:?}");
    for path in hashed {
        let answer = server.get(path, &[]);
        assert_eq!(answer.header("cache-control"), Some("public, max-age=31536000, immutable"), "{path}");
    }
}

#[test]
fn what_has_a_fixed_name_is_asked_for_every_time() {
    let server = Running::start();
    for path in ["/", "/index.html", "/sw.js", "/manifest.webmanifest"] {
        let answer = server.get(path, &[]);
        assert_eq!((answer.status, answer.header("cache-control")), (200, Some("no-cache")), "{path}");
        assert!(answer.header("etag").is_some(), "{path}");
    }
}

#[test]
fn what_the_browser_has_is_not_sent_again() {
    let server = Running::start();
    for path in server.paths() {
        for coding in ["br", "gzip", "identity"] {
            let first = server.get(&path, &[("Accept-Encoding", coding)]);
            let tag = first.header("etag").expect("a tag");
            for known in [tag, &format!("W/{tag}"), &format!("\"other\", {tag}"), "*"] {
                let again = server.get(&path, &[("Accept-Encoding", coding), ("If-None-Match", known)]);
                assert_eq!((again.status, again.body.len()), (304, 0), "{path} {known}");
                for header in ["etag", "cache-control", "vary"] {
                    assert_eq!(again.header(header), first.header(header), "{path} {known}");
                }
            }
            let other = [("Accept-Encoding", coding), ("If-None-Match", "\"other\"")];
            let other = server.get(&path, &other);
            assert_eq!((other.status, other.body), (200, first.body), "{path}");
        }
    }
}

#[test]
fn each_compression_has_a_tag_of_its_own() {
    let server = Running::start();
    let tag = |coding| {
        let answer = server.get("/", &[("Accept-Encoding", coding)]);
        answer.header("etag").expect("a tag").to_owned()
    };
    let (brotli, gzip, plain) = (tag("br"), tag("gzip"), tag("identity"));
    assert!(brotli != gzip && gzip != plain && plain != brotli);
}
