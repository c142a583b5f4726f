//! Crates built for the web.

use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::step::{cargo, step, step_limited, target_folder, within};

/// A target without a standard library: what builds for it needs none.
pub(crate) const BARE_TARGET: &str = "wasm32v1-none";

/// What a browser runs.
pub(crate) const WEB_TARGET: &str = "wasm32-unknown-unknown";

/// Builds the questions as the engine beside the page is built, and returns the folder with the module that a browser can
/// load.
pub(crate) fn questions() -> anyhow::Result<PathBuf> {
    install_target(WEB_TARGET)?;
    // A folder of its own, so that it does not wait for other builds nor they for it.
    let target = target_folder()?.join("questions");
    let mut build = cargo(&["build", "--package", "blazon-conformance-wasm"]);
    build.args(["--profile", "worker", "--target", WEB_TARGET, "--target-dir"]).arg(&target);
    step("the questions for a browser", build)?;
    let out = target.join("module");
    within("the module around them", || {
        let wasm = target.join(WEB_TARGET).join("worker/blazon_conformance_wasm.wasm");
        let mut bindgen = Bindgen::new();
        bindgen.input_path(&wasm).out_name("questions").web(true)?.typescript(false);
        bindgen.generate(&out).with_context(|| format!("{}: wasm-bindgen failed", wasm.display()))?;
        Ok(out)
    })
}

/// Fetching a target can fail for a moment, so it is tried a few times.
pub(crate) fn install_target(target: &str) -> anyhow::Result<()> {
    let installed = Command::new("rustup").args(["target", "list", "--installed"]).output();
    if installed.is_ok_and(|list| String::from_utf8_lossy(&list.stdout).lines().any(|line| line == target)) {
        return Ok(());
    }
    for _ in 0..3 {
        let mut add = Command::new("rustup");
        add.args(["target", "add", target]);
        if step_limited("fetch a target", add, Duration::from_mins(2)).is_ok() {
            return Ok(());
        }
    }
    bail!("the target {target} is missing: run `rustup target add {target}` and try again")
}
