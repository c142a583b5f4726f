use std::io::{self, Write};
use std::path::{Path, PathBuf};

use blazon_engine::net::GRAIN;

use crate::browser::Running;

/// Bytes in a kilobyte.
const KB: usize = 1000;

/// The most that page, engine and font may be, as they come over the line.
const MOST: usize = 760 * KB;

/// The most that somebody waits for before they see the first screen: two seconds on a slow phone.
const MOST_AT_FIRST: usize = 432 * KB;

/// The most that comes on top for whoever opens the puzzles.
const MOST_FOR_PUZZLES: usize = 40 * KB;

/// The most that comes on top for whoever plays by link: the courier, and its sentences in one language.
const MOST_BY_LINK: usize = 140 * KB;

#[test]
fn page_engine_and_font_are_no_more_than_760_kb() {
    let files = files(&Running::start());
    for (path, size) in &files {
        println!("{size:>9}  {path}");
    }
    // A browser needs one of the pictures, and all of them where the page is installed.
    let is_picture = |path: &str| path.strip_suffix(".png").is_some();
    let counts = |path: &str| !is_picture(path) && !is_by_link(path) && !is_of_puzzles(path);
    let page: usize = files.iter().filter(|(path, _)| counts(path)).map(|(_, size)| size).sum();
    let pictures: usize = files.iter().filter(|(path, _)| is_picture(path)).map(|(_, size)| size).sum();
    tell(&format!("page, engine and font are {page} bytes of at most {MOST}, and pictures {pictures}"));
    assert!(page <= MOST, "{page} bytes");
}

#[test]
fn the_first_screen_is_there_after_432_kb() {
    let files = files(&Running::start());
    let words = files.iter().filter(|(path, _)| path.starts_with("/words-")).map(|(_, size)| *size);
    let largest_language = words.max().expect("there are sentences");
    let comes_later = |path: &str| {
        ["/engine-", "/index-", "/sw.", "/words-", "/worker-"].iter().any(|later| path.starts_with(later))
            || path.strip_suffix(".png").is_some()
            || is_by_link(path)
            || is_of_puzzles(path)
    };
    let other: usize = files.iter().filter(|(path, _)| !comes_later(path)).map(|(_, size)| size).sum();
    let first = other + largest_language;
    tell(&format!("the first screen needs {first} bytes of at most {MOST_AT_FIRST}"));
    assert!(first <= MOST_AT_FIRST, "{first} bytes");
}

#[test]
fn play_by_link_comes_with_no_more_than_140_kb() {
    let files = files(&Running::start());
    let (words, courier): (Vec<_>, Vec<_>) =
        files.iter().filter(|(path, _)| is_by_link(path)).partition(|(path, _)| path.starts_with("/online-"));
    let largest_language = words.iter().map(|(_, size)| size).max().expect("there are sentences");
    let courier = courier.iter().map(|(_, size)| size).sum::<usize>() + largest_language;
    tell(&format!("play by link needs {courier} bytes more of at most {MOST_BY_LINK}"));
    assert!(courier <= MOST_BY_LINK, "{courier} bytes");
}

#[test]
fn puzzles_come_with_no_more_than_40_kb() {
    let files = files(&Running::start());
    let puzzles: Vec<&usize> =
        files.iter().filter(|(path, _)| is_of_puzzles(path)).map(|(_, size)| size).collect();
    let &[&size] = &puzzles[..] else { panic!("one file of puzzles, not {puzzles:?}") };
    tell(&format!("puzzles need {size} bytes more of at most {MOST_FOR_PUZZLES}"));
    assert!(size <= MOST_FOR_PUZZLES, "{size} bytes");
}

#[test]
fn the_page_comes_without_the_engine_its_weights_puzzles_and_other_languages() {
    let server = Running::start();
    let module = |name: &str| {
        let path = server
            .paths()
            .into_iter()
            .find(|path| path.starts_with(name) && path.strip_suffix(".wasm").is_some());
        server.get(&path.expect("a module"), &[]).body
    };
    let (page, engine) = (module("/blazon-"), module("/engine-"));
    let weights = std::fs::read(crates().join("blazon-engine/weights/net.bin")).expect("the weights");
    let weights: Vec<i16> =
        weights.chunks_exact(2).map(|bytes| i16::from_le_bytes([bytes[0], bytes[1]])).collect();
    // Most are a whole number of grains, and those are a byte each in the module.
    let small = |weight: &i16| *weight != 0 && weight % GRAIN == 0 && (weight / GRAIN).unsigned_abs() < 128;
    let some = weights.windows(64).find(|some| some.iter().all(small)).expect("learnt weights");
    let some: Vec<u8> = some.iter().map(|weight| (weight / GRAIN).to_le_bytes()[0]).collect();
    assert!(holds(&engine, &some), "the engine has the weights");
    assert!(!holds(&page, &some), "the page has not");
    let puzzles = std::fs::read_to_string(crates().join("blazon-puzzles/puzzles.txt")).expect("the puzzles");
    let puzzle = puzzles.lines().nth(1).expect("a puzzle");
    assert!(!holds(&page, puzzle.as_bytes()), "puzzles are a file of their own");
    for path in server.paths().iter().filter(|path| path.starts_with("/words-")) {
        let words = server.get(path, &[]).text();
        let sentences = words.lines().filter_map(|line| line.split_once(" = ")).map(|(_, sentence)| sentence);
        let longest = sentences.max_by_key(|sentence| sentence.len()).expect("a sentence");
        assert!(!holds(&page, longest.as_bytes()), "{longest}");
    }
}

#[test]
fn the_style_sheet_comes_without_its_comments_and_with_all_its_rules() {
    let server = Running::start();
    let path = server.paths().into_iter().find(|path| path.starts_with("/style-")).expect("a style sheet");
    let style = server.get(&path, &[]).text();
    assert!(!style.contains("/*") && !style.contains("*/"), "it has comments");
    assert_eq!(style.matches('{').count(), style.matches('}').count());
    for file in
        ["blazon-picture/src/style.css", "blazon-page/web/css/base.css", "blazon-page/web/css/study.css"]
    {
        let source = std::fs::read_to_string(crates().join(file)).expect("a style sheet");
        for rule in source.lines().filter(|line| line.starts_with('.') && line.ends_with('}')) {
            assert!(style.contains(rule), "{file}: {rule}");
        }
    }
}

/// Whether a file comes only to those who play by link.
fn is_by_link(path: &str) -> bool {
    ["/courier-", "/online-"].iter().any(|name| path.starts_with(name))
}

/// Whether a file comes only to those who open the puzzles.
fn is_of_puzzles(path: &str) -> bool {
    path.starts_with("/puzzles-")
}

/// Every file with its size as it comes over the line.
fn files(server: &Running) -> Vec<(String, usize)> {
    let size = |path: &str| server.get(path, &[("Accept-Encoding", "br")]).body.len();
    server.paths().into_iter().map(|path| (path.clone(), size(&path))).collect()
}

/// Says something past the harness, which would keep it to itself: figures are to be seen.
fn tell(figure: &str) {
    let _ = writeln!(io::stderr(), "{figure}");
}

fn holds(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
