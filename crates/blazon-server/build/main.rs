//! Makes what the server serves: compiles the page for browsers, names each file after its content, compresses it, and
//! writes the table of all of them that is compiled into the server.
//!
//! Nothing but Rust is needed. What is missing is fetched, and what cannot be fetched is said in one sentence.

mod assets;
mod compression;
mod module;
mod page;
mod sentences;
mod target;
mod template;

use std::env;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;

fn main() -> ExitCode {
    match build() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("cargo::error={error:#}");
            ExitCode::FAILURE
        }
    }
}

fn build() -> anyhow::Result<()> {
    let repository = PathBuf::from(variable("CARGO_MANIFEST_DIR")?).join("../..");
    let repository = repository.canonicalize().context("the folder of the repository cannot be found")?;
    let out = PathBuf::from(variable("OUT_DIR")?);
    page::watch(&repository);
    target::install()?;
    let compiled = page::compile(&repository, &out)?;
    let assets = assets::gather(&repository, compiled)?;
    assets::write(&assets, &out)
}

/// A variable that cargo sets for build scripts.
fn variable(name: &str) -> anyhow::Result<String> {
    env::var(name).with_context(|| format!("{name} is not set: build with cargo"))
}
