//! Every file of `conformance/`. Perft counts above 200,000 are skipped: the referee is naive.

use std::fs;
use std::path::{Path, PathBuf};

use blazon_referee::cases;

fn conformance() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn run(path: &Path) -> usize {
    let text = fs::read_to_string(path).expect("a readable file");
    let (passed, failures) = cases::run(&text);
    assert!(failures.is_empty(), "{}:\n{}", path.display(), failures.join("\n"));
    passed
}

#[test]
fn the_referee_agrees_with_every_case() {
    let mut files = 0;
    for entry in fs::read_dir(conformance().join("rules")).expect("the folder of cases") {
        let path = entry.expect("a file").path();
        if path.extension().is_some_and(|extension| extension == "txt") {
            assert!(run(&path) > 0, "{} checks nothing", path.display());
            files += 1;
        }
    }
    assert!(files >= 6, "cases are missing");
}

#[test]
fn the_referee_agrees_with_every_perft_count() {
    run(&conformance().join("perft.txt"));
}

#[test]
fn a_failed_check_is_told_with_its_line() {
    let start = "......./......./...#.../......./....... ......./......./...#.../......./....... 000000:-:^:- 000000:-:^:- 1F roll";
    let text = format!(
        "case: wrong\nrule: 0\nposition: {start}\nplay: d/b/s2/b1\ncount: F 5\nlegal: F:1\nscore: F 0\n"
    );
    let (passed, failures) = cases::run(&text);
    assert_eq!(passed, 4);
    assert_eq!(failures, ["line 5: count is 4: count: F 5"]);
}

#[test]
fn a_check_without_a_position_fails() {
    let (passed, failures) = cases::run("case: nothing\nlegal: F:1\n");
    assert_eq!((passed, failures.len()), (0, 1));
}
