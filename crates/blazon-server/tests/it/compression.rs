use std::io::Read;

use crate::browser::Running;

#[test]
fn every_file_is_the_same_however_it_is_compressed() {
    let server = Running::start();
    let mut compressed = 0;
    for path in server.paths() {
        let plain = server.get(&path, &[]);
        assert_eq!((plain.status, plain.header("content-encoding")), (200, None), "{path}");
        for coding in ["br", "gzip"] {
            let answer = server.get(&path, &[("Accept-Encoding", coding)]);
            let mut bytes = Vec::new();
            match answer.header("content-encoding") {
                Some("br") => {
                    brotli::BrotliDecompress(&mut &answer.body[..], &mut bytes).expect("good brotli");
                }
                Some("gzip") => {
                    flate2::read::GzDecoder::new(&answer.body[..])
                        .read_to_end(&mut bytes)
                        .expect("good gzip");
                }
                other => {
                    assert_eq!(other, None);
                    bytes.clone_from(&answer.body);
                }
            }
            if let Some(used) = answer.header("content-encoding") {
                compressed += 1;
                assert_eq!(used, coding, "{path}");
                assert!(answer.body.len() < plain.body.len(), "{path}");
            }
            assert!(bytes == plain.body, "{path} in {coding}");
            assert_eq!(answer.header("content-length"), Some(&*answer.body.len().to_string()), "{path}");
        }
    }
    assert!(compressed >= 12, "{compressed} files were compressed");
}

#[test]
fn what_is_sent_depends_on_what_the_browser_understands() {
    let server = Running::start();
    let coding = |accepted| {
        let answer = server.get("/", &[("Accept-Encoding", accepted)]);
        assert_eq!(answer.header("vary"), Some("accept-encoding"));
        answer.header("content-encoding").map(str::to_owned)
    };
    assert_eq!(coding("gzip, deflate, br, zstd").as_deref(), Some("br"));
    assert_eq!(coding("gzip, deflate").as_deref(), Some("gzip"));
    assert_eq!(coding("br;q=0, gzip;q=0.5").as_deref(), Some("gzip"));
    assert_eq!(coding("zstd"), None);
    assert_eq!(coding("*;q=0"), None);
}
