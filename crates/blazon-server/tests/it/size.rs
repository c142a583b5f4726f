use std::io::{self, Write};

use crate::browser::Running;

/// The most that page and engine may be, as they come over the line.
const MOST: usize = 700_000;

#[test]
fn page_and_engine_are_no_more_than_700_kb() {
    let server = Running::start();
    let [mut page, mut pictures] = [0, 0];
    for path in server.paths() {
        let size = server.get(&path, &[("Accept-Encoding", "br")]).body.len();
        println!("{size:>9}  {path}");
        // A browser needs one of the pictures, and all of them where the page is installed.
        if std::path::Path::new(&path).extension().is_some_and(|kind| kind == "png") {
            pictures += size;
        } else {
            page += size;
        }
    }
    // Past the harness, which would keep it to itself: the figure is to be seen.
    let _ =
        writeln!(io::stderr(), "page and engine are {page} bytes of at most {MOST}, and pictures {pictures}");
    assert!(page <= MOST, "{page} bytes");
}

#[test]
fn the_style_sheet_comes_without_its_comments_and_with_all_its_rules() {
    let server = Running::start();
    let path = server.paths().into_iter().find(|path| path.starts_with("/style-")).expect("a style sheet");
    let style = server.get(&path, &[]).text();
    assert!(!style.contains("/*") && !style.contains("*/"), "it has comments");
    assert_eq!(style.matches('{').count(), style.matches('}').count());
    let repository = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for file in
        ["blazon-picture/src/style.css", "blazon-page/web/css/base.css", "blazon-page/web/css/study.css"]
    {
        let source = std::fs::read_to_string(repository.join("crates").join(file)).expect("a style sheet");
        for rule in source.lines().filter(|line| line.starts_with('.') && line.ends_with('}')) {
            assert!(style.contains(rule), "{file}: {rule}");
        }
    }
}
