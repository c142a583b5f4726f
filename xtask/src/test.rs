use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};

/// A target without a standard library: what builds for it needs none.
const BARE_TARGET: &str = "wasm32v1-none";

/// What a browser runs.
const WEB_TARGET: &str = "wasm32-unknown-unknown";

/// What has to pass, in the order in which a fault is found soonest.
pub(crate) fn run() -> anyhow::Result<()> {
    let start = Instant::now();
    step("formatting", cargo(&["fmt", "--all", "--check"]))?;
    step("lints", cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    step("unit, property and conformance tests", cargo(&["test", "--workspace"]))?;
    let mut doc = cargo(&["doc", "--workspace", "--no-deps"]);
    doc.env("RUSTDOCFLAGS", "-D warnings");
    step("documentation", doc)?;
    install_target(BARE_TARGET)?;
    let bare = ["build", "--package", "blazon", "--target", BARE_TARGET];
    step("the rules without a standard library", cargo(&bare))?;
    install_target(WEB_TARGET)?;
    let web = ["build", "--package", "blazon-engine", "--target", WEB_TARGET];
    step("the engine for the web", cargo(&web))?;
    step("fuzz targets build", cargo(&["check", "--manifest-path", "fuzz/Cargo.toml"]))?;
    println!("\neverything passed in {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}

fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    command
}

fn step(name: &str, mut command: Command) -> anyhow::Result<()> {
    println!("\n== {name}");
    let start = Instant::now();
    let status = command.status().with_context(|| format!("{name}: {command:?} does not start"))?;
    if !status.success() {
        bail!("{name}: {command:?} failed");
    }
    println!("== {name}: passed in {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// A step that may hang: after some time it is ended and has failed.
fn step_within(name: &str, mut command: Command, limit: Duration) -> anyhow::Result<()> {
    println!("\n== {name}");
    let start = Instant::now();
    let mut child = command.spawn().with_context(|| format!("{name}: {command:?} does not start"))?;
    loop {
        if let Some(status) = child.try_wait()? {
            if !status.success() {
                bail!("{name}: {command:?} failed");
            }
            return Ok(());
        }
        if start.elapsed() > limit {
            child.kill()?;
            child.wait()?;
            bail!("{name}: {command:?} took more than {} s", limit.as_secs());
        }
        std::thread::sleep(Duration::from_millis(100));
    }
}

/// Fetching a target can fail for a moment, so it is tried a few times.
fn install_target(target: &str) -> anyhow::Result<()> {
    let installed = Command::new("rustup").args(["target", "list", "--installed"]).output();
    if installed.is_ok_and(|list| String::from_utf8_lossy(&list.stdout).lines().any(|line| line == target)) {
        return Ok(());
    }
    for _ in 0..3 {
        let mut add = Command::new("rustup");
        add.args(["target", "add", target]);
        if step_within("fetch a target", add, Duration::from_mins(2)).is_ok() {
            return Ok(());
        }
    }
    bail!("the target {target} is missing: run `rustup target add {target}` and try again")
}
