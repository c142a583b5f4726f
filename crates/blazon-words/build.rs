//! Cuts the sentences to what is needed: the page is sent over a network, and never says what only commands do.

use std::path::Path;
use std::{env, fs};

/// Everything after a line that starts like this is for programs.
const DIVIDER: &str = "### What only commands";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo::rerun-if-changed=i18n");
    let out = env::var("OUT_DIR")?;
    let page = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|machine| machine == "wasm32");
    for folder in fs::read_dir("i18n")? {
        let folder = folder?;
        let sentences = fs::read_to_string(folder.path().join("blazon-words.ftl"))?;
        let (shared, _) = sentences.split_once(DIVIDER).ok_or("the sentences have no divider")?;
        let sentences = if page { without_remarks(shared) } else { sentences };
        fs::write(Path::new(&out).join(folder.file_name()).with_extension("ftl"), sentences)?;
    }
    Ok(())
}

/// The messages alone.
fn without_remarks(sentences: &str) -> String {
    let lines = sentences.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.flat_map(|line| [line, "\n"]).collect()
}
