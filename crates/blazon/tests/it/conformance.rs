//! Every case of `conformance/`; its README says how the files are written.

use std::fs;
use std::path::{Path, PathBuf};

use blazon_cases::{Tally, run};

/// A file or folder of `conformance/`.
pub(crate) fn conformance(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../conformance").join(name)
}

/// The text of a file of `conformance/`.
pub(crate) fn read(name: &str) -> String {
    let path = conformance(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The text files of a folder of `conformance/`, in order, as `folder/file.txt`.
pub(crate) fn files(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(conformance(folder)).expect("a folder of conformance");
    let names = entries.map(|entry| entry.expect("a file").file_name().into_string().expect("an ASCII name"));
    let texts = names.filter(|name| name.strip_suffix(".txt").is_some());
    let mut files: Vec<String> = texts.map(|name| format!("{folder}/{name}")).collect();
    files.sort();
    files
}

#[test]
fn the_library_agrees_with_every_case() {
    let files = files("rules");
    assert!(files.len() >= 6, "cases are missing: {files:?}");
    let mut all = Tally::default();
    for file in &files {
        all += run(file, &read(file));
    }
    check(&all);
    assert!(all.cases >= 200 && all.checks >= 800, "{} cases, {} checks", all.cases, all.checks);
}

#[test]
fn the_library_agrees_with_every_perft_count() {
    let tally = run("perft.txt", &read("perft.txt"));
    check(&tally);
    assert!(tally.cases >= 12, "{} cases", tally.cases);
}

fn check(tally: &Tally) {
    let Tally { failures, .. } = tally;
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
}
