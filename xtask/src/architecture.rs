//! The invariants of ARCHITECTURE.md that can be read off the files.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// Outside crates that only one crate may name.
const KEPT_TO_ONE: [(&str, &str); 9] = [
    ("serde_json", "blazon-wire"),
    ("sqlx", "blazon-store"),
    ("axum", "blazon-server"),
    ("hyper", "blazon-server"),
    ("hyper-util", "blazon-server"),
    ("ratatui", "blazon-terminal"),
    ("fluent-bundle", "blazon-words"),
    ("leptos", "blazon-page"),
    ("maud", "blazon-report"),
];

/// What ends a program that could have gone on.
const PANICS: [&str; 7] =
    [".unwrap()", ".expect(", "panic!", "unreachable!", "todo!", "assert!", "assert_eq!"];

#[test]
fn dependencies_are_the_arrows_of_the_document() {
    let crates = crates();
    let arrows = arrows(&read(Path::new(ROOT).join("ARCHITECTURE.md")));
    let own = |names: &BTreeSet<String>| -> BTreeSet<String> {
        names.iter().filter(|name| name.starts_with("blazon")).cloned().collect()
    };
    let dependencies: BTreeMap<String, BTreeSet<String>> =
        crates.iter().map(|(name, dependencies)| (name.clone(), own(dependencies))).collect();
    for (name, drawn) in &arrows {
        let there =
            dependencies.get(name).unwrap_or_else(|| panic!("ARCHITECTURE.md draws {name}: there is none"));
        assert_eq!(
            drawn, there,
            "the arrows of {name} in ARCHITECTURE.md (left) and in its Cargo.toml (right)"
        );
    }
    for name in dependencies.keys() {
        assert!(arrows.contains_key(name), "ARCHITECTURE.md has no arrows of {name}");
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
fn fair_dice_have_no_generator_clock_or_input() {
    let manifest = read(Path::new(ROOT).join("crates/blazon-dice/Cargo.toml"));
    let needed = ["blazon", "hmac", "libm", "sha2", "subtle", "thiserror"];
    assert_eq!(dependencies(&manifest), needed.map(str::to_string).into());
    assert!(manifest.contains("[lints]\nworkspace = true"));
    let lib = read(Path::new(ROOT).join("crates/blazon-dice/src/lib.rs"));
    assert!(lib.contains("#![no_std]"));
}

#[test]
fn the_rules_never_panic_on_purpose() {
    for file in rust_files(&Path::new(ROOT).join("crates/blazon/src")) {
        let code = code(&file);
        for word in PANICS {
            assert!(!code.contains(word), "{} says {word}", file.display());
        }
    }
}

#[test]
fn fair_dice_never_panic_on_purpose() {
    for file in rust_files(&Path::new(ROOT).join("crates/blazon-dice/src")) {
        let code = code(&file);
        // Unit tests come last in a file.
        let code = code.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        for word in PANICS {
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
fn fronts_have_no_table_that_knows_what_is_hidden() {
    for folder in ["crates/blazon-page/src", "crates/blazon-terminal/src"] {
        for file in rust_files(&Path::new(ROOT).join(folder)) {
            let code = code(&file);
            let mut words = code.split(|c: char| !c.is_alphanumeric() && c != '_');
            assert!(!words.any(|word| word == "Table"), "{} has a table: it needs a screen", file.display());
        }
    }
}

#[test]
fn updates_of_the_page_call_downwards_only() {
    let folder = Path::new(ROOT).join("crates/blazon-page/src/update");
    let list = read(folder.with_extension("rs"));
    let (_, list) = list.split_once("down this list:").expect("update.rs lists its rooms");
    let (list, _) = list.split_once("\n\n").expect("the list ends");
    let rooms: Vec<&str> = list.split('`').skip(1).step_by(2).collect();
    let files: BTreeSet<String> = rust_files(&folder)
        .iter()
        .map(|file| file.file_stem().unwrap_or_default().to_string_lossy().into_owned())
        .filter(|name| name != "tests")
        .collect();
    assert_eq!(rooms.iter().map(ToString::to_string).collect::<BTreeSet<_>>(), files);
    for (at, room) in rooms.iter().enumerate() {
        let code = code(&folder.join(room).with_extension("rs"));
        let called: Vec<&str> = code
            .split("super::")
            .skip(1)
            .flat_map(|rest| match rest.strip_prefix('{') {
                Some(several) => several.split('}').next().unwrap_or_default().split([',', ' ']).collect(),
                None => {
                    vec![rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default()]
                }
            })
            .filter(|name| !name.is_empty())
            .collect();
        for name in called {
            assert!(rooms[at + 1..].contains(&name), "{room} calls {name}, which does not stand below it");
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

/// The arrows that ARCHITECTURE.md draws: a line such as `blazon-arena → blazon, blazon-engine` for each crate, in the block
/// that begins with the rules, which need no other.
fn arrows(document: &str) -> BTreeMap<String, BTreeSet<String>> {
    let (_, block) = document.split_once("```\nblazon\n").expect("ARCHITECTURE.md draws the arrows");
    let (block, _) = block.split_once("```").expect("the block of arrows ends");
    let mut arrows = BTreeMap::from([("blazon".to_string(), BTreeSet::new())]);
    for line in block.lines() {
        // A crate that depends on no other has no arrow.
        let (name, others) = line.split_once('→').unwrap_or((line, ""));
        let name = name.trim().to_string();
        let others = others.split(',').map(str::trim).filter(|other| !other.is_empty());
        let others: BTreeSet<String> = others.map(str::to_string).collect();
        for other in &others {
            assert!(arrows.contains_key(other), "{other} has to stand above {name}");
        }
        assert_eq!(arrows.insert(name.clone(), others), None, "{name} has two lines");
    }
    arrows
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

/// What a file says to the compiler, comments aside.
fn code(file: &Path) -> String {
    read(file).lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

fn read(path: impl AsRef<Path>) -> String {
    let path = path.as_ref();
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
