//! The invariants of ARCHITECTURE.md that can be read off the files.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// Which crates each crate may name, `blazon` itself aside.
const ARROWS: [(&str, &[&str]); 11] = [
    ("blazon", &[]),
    ("blazon-arena", &["blazon-engine"]),
    (
        "blazon-cli",
        &[
            "blazon-arena",
            "blazon-engine",
            "blazon-files",
            "blazon-server",
            "blazon-table",
            "blazon-terminal",
            "blazon-wire",
            "blazon-words",
        ],
    ),
    ("blazon-engine", &[]),
    ("blazon-files", &["blazon-words"]),
    ("blazon-page", &["blazon-engine", "blazon-table", "blazon-wire", "blazon-words"]),
    ("blazon-server", &["blazon-engine", "blazon-table", "blazon-wire", "blazon-words"]),
    ("blazon-table", &[]),
    ("blazon-terminal", &["blazon-engine", "blazon-files", "blazon-table", "blazon-words"]),
    ("blazon-wire", &["blazon-table"]),
    ("blazon-words", &["blazon-engine"]),
];

/// Outside crates that only one crate may name.
const KEPT_TO_ONE: [(&str, &str); 6] = [
    ("serde_json", "blazon-wire"),
    ("sqlx", "blazon-store"),
    ("axum", "blazon-server"),
    ("ratatui", "blazon-terminal"),
    ("fluent-bundle", "blazon-words"),
    ("leptos", "blazon-page"),
];

#[test]
fn dependencies_follow_the_arrows_and_no_others() {
    let arrows = BTreeMap::from(ARROWS);
    for (name, dependencies) in crates() {
        let allowed = arrows.get(name.as_str()).unwrap_or_else(|| panic!("{name} has no arrows: add them"));
        for dependency in dependencies.iter().filter(|dependency| dependency.starts_with("blazon")) {
            let fine = dependency == "blazon" || allowed.contains(&dependency.as_str());
            assert!(fine, "{name} may not depend on {dependency}");
        }
    }
}

#[test]
fn json_sql_http_and_screens_are_each_known_to_one_crate() {
    for (name, dependencies) in crates() {
        for (outside, keeper) in KEPT_TO_ONE {
            assert!(
                !dependencies.contains(outside) || name == keeper,
                "{outside} belongs to {keeper}, not to {name}"
            );
        }
    }
}

#[test]
fn the_rules_have_no_generator_clock_or_input_and_no_unsafe_code() {
    let manifest = read(Path::new(ROOT).join("crates/blazon/Cargo.toml"));
    assert_eq!(dependencies(&manifest), BTreeSet::from(["serde".to_string(), "thiserror".to_string()]));
    assert!(
        manifest.contains("\nserde = { workspace = true, optional = true }\n"),
        "serde only for who asks for it"
    );
    assert!(!manifest.contains("default ="), "no feature goes without saying");
    let workspace = read(Path::new(ROOT).join("Cargo.toml"));
    for bare in ["serde", "thiserror"] {
        let line = workspace.lines().find(|line| line.starts_with(&format!("{bare} = ")));
        assert!(
            line.is_some_and(|line| line.contains("default-features = false")),
            "{bare} needs no standard library"
        );
    }
    let lib = read(Path::new(ROOT).join("crates/blazon/src/lib.rs"));
    assert!(lib.contains("#![no_std]"));
    assert!(workspace.contains("unsafe_code = \"forbid\""));
    assert!(manifest.contains("[lints]\nworkspace = true"));
}

#[test]
fn the_rules_never_panic_on_purpose() {
    for file in rust_files(&Path::new(ROOT).join("crates/blazon/src")) {
        let code = read(&file);
        let code =
            code.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
        for word in [".unwrap()", ".expect(", "panic!", "unreachable!", "todo!", "assert!", "assert_eq!"] {
            assert!(!code.contains(word), "{} says {word}", file.display());
        }
    }
}

#[test]
fn the_referee_shares_no_code_with_the_library() {
    let manifest = read(Path::new(ROOT).join("conformance/referee/Cargo.toml"));
    assert!(dependencies(&manifest).is_empty());
}

#[test]
fn the_page_says_nothing_that_it_is_built_without() {
    let sentences = read(Path::new(ROOT).join("crates/blazon-words/i18n/en/blazon-words.ftl"));
    let (_, programs) =
        sentences.split_once("\n### What only commands").expect("the sentences have a divider");
    let keys: Vec<&str> =
        programs.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key).collect();
    assert!(keys.len() > 100, "{keys:?}");
    for folder in ["crates/blazon-page/src", "crates/blazon-words/src"] {
        for file in rust_files(&Path::new(ROOT).join(folder)) {
            let code = read(&file);
            for key in &keys {
                assert!(!code.contains(&format!("\"{key}\"")), "{} says {key}", file.display());
            }
        }
    }
}

#[test]
fn no_file_is_a_drawer() {
    for file in rust_files(Path::new(ROOT)) {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        assert!(
            !["utils", "util", "helpers", "common", "misc"].contains(&name.as_str()),
            "{}",
            file.display()
        );
    }
}

/// Every crate with what it depends on, tests aside.
fn crates() -> Vec<(String, BTreeSet<String>)> {
    let folders = fs::read_dir(Path::new(ROOT).join("crates")).expect("the crates folder is there");
    let mut crates: Vec<_> = folders
        .map(|folder| {
            let folder = folder.expect("a folder can be read");
            let manifest = read(folder.path().join("Cargo.toml"));
            (folder.file_name().to_string_lossy().into_owned(), dependencies(&manifest))
        })
        .collect();
    crates.sort();
    crates
}

/// The names in the `[dependencies]` section of a manifest.
fn dependencies(manifest: &str) -> BTreeSet<String> {
    let section = manifest.split("\n[").find_map(|section| section.strip_prefix("dependencies]"));
    let lines = section.unwrap_or_default().lines().filter(|line| line.contains('='));
    lines.filter_map(|line| line.split(['.', ' ', '=']).next()).map(str::to_string).collect()
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder can be read") {
        let path = entry.expect("an entry can be read").path();
        if path.is_dir() && !path.ends_with("target") && !path.ends_with(".git") {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

fn read(path: impl AsRef<Path>) -> String {
    let path = path.as_ref();
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
