//! The licences of what is built on, where it comes from, and what is kept out: `deny.toml`, by cargo-deny.

use std::process::Stdio;

use crate::step::{cargo, step};

pub(crate) fn run() -> anyhow::Result<()> {
    if !is_installed() {
        install()?;
    }
    step("licences, bans and sources", cargo(&["deny", "check", "licenses", "bans", "sources"]))
}

fn is_installed() -> bool {
    let mut version = cargo(&["deny", "--version"]);
    version.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// With the versions that it was published with, and if those no longer build, with today's.
fn install() -> anyhow::Result<()> {
    let name = "fetch cargo-deny";
    step(name, cargo(&["install", "cargo-deny", "--locked"]))
        .or_else(|_| step(name, cargo(&["install", "cargo-deny"])))
}
