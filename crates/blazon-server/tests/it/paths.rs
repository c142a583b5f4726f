use crate::browser::Running;

#[test]
fn nothing_but_the_page_is_served() {
    let server = Running::start();
    for path in [
        "/nowhere",
        "/../Cargo.toml",
        "/..%2fCargo.toml",
        "/%2e%2e/Cargo.toml",
        "/....//Cargo.toml",
        "/./",
        "//",
        "//etc/passwd",
        "/etc/passwd",
        "/index.html/",
        "/index.html%00",
        "/SW.JS",
        "/style.css",
        "/assets/",
        "/..\\Cargo.toml",
        "/sw.js/../index.html",
    ] {
        let answer = server.get(path, &[]);
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(answer.text(), "There is nothing here. The game is at /.\n", "{path}");
    }
}

#[test]
fn a_path_of_any_length_is_no_danger() {
    let server = Running::start();
    assert!([404, 414].contains(&server.get(&format!("/{}", "x".repeat(10_000)), &[]).status));
    assert_eq!(server.get("/", &[]).status, 200);
}

#[test]
fn a_question_after_the_path_changes_nothing() {
    let server = Running::start();
    assert_eq!(server.get("/?from=home", &[]).body, server.get("/", &[]).body);
}

#[test]
fn the_head_of_an_answer_comes_without_its_body() {
    let server = Running::start();
    for path in server.paths().iter().map(String::as_str).chain(["/health", "/nowhere"]) {
        let (head, whole) = (server.ask("HEAD", path, &[]), server.get(path, &[]));
        assert_eq!((head.status, head.body.len()), (whole.status, 0), "{path}");
        for header in ["content-type", "content-length", "etag", "cache-control"] {
            assert_eq!(head.header(header), whole.header(header), "{path} {header}");
        }
    }
}

#[test]
fn what_cannot_be_changed_says_so() {
    let server = Running::start();
    for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "BREW"] {
        for path in ["/", "/sw.js", "/health"] {
            let answer = server.ask(method, path, &[]);
            assert_eq!((answer.status, answer.header("allow")), (405, Some("GET, HEAD")), "{method} {path}");
            assert_eq!(answer.text(), "This address can only be read.\n");
        }
        assert_eq!(server.ask(method, "/nowhere", &[]).status, 404);
    }
}

#[test]
fn refusals_are_in_the_language_of_the_browser() {
    let server = Running::start();
    let said = |languages: &str| {
        let answer = server.get("/nowhere", &[("Accept-Language", languages)]);
        assert_eq!(answer.header("vary"), Some("accept-language"));
        (answer.header("content-language").expect("a language").to_owned(), answer.text())
    };
    let french = ("fr".to_owned(), "Il n’y a rien ici. Le jeu se trouve à l’adresse /.\n".to_owned());
    assert_eq!(said("fr-CH, fr;q=0.9, en;q=0.8"), french);
    assert_eq!(said("en;q=0.5, fr;q=0.9"), french);
    assert_eq!(said("de, fr;q=0.1"), french);
    assert_eq!(said("ko-KR").0, "ko");
    assert_eq!(said("pt").0, "pt-BR");
    assert_eq!(said("de").0, "en");
    assert_eq!(said("fr;q=0").0, "en");
}

#[test]
fn a_host_can_ask_whether_all_is_well() {
    let server = Running::start();
    let answer = server.get("/health", &[]);
    assert_eq!((answer.status, answer.header("cache-control")), (200, Some("no-store")));
    assert!(answer.text().starts_with("blazon ") && answer.text().ends_with(" ok\n"), "{answer:?}");
}
