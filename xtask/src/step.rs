//! One thing after another, each with its name and its time.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// Runs a command, which has to succeed.
pub(crate) fn step(name: &str, mut command: Command) -> anyhow::Result<()> {
    within(name, || {
        let status = command.status().with_context(|| format!("{name}: {command:?} does not start"))?;
        if !status.success() {
            bail!("{name}: {command:?} failed");
        }
        Ok(())
    })
}

/// Does something here, between the same two lines as a command.
pub(crate) fn within<T>(name: &str, work: impl FnOnce() -> anyhow::Result<T>) -> anyhow::Result<T> {
    println!("\n== {name}");
    let start = Instant::now();
    let made = work()?;
    println!("== {name}: passed in {:.0} s", start.elapsed().as_secs_f64());
    Ok(made)
}

/// A step that may hang: after some time it is ended and has failed.
pub(crate) fn step_limited(name: &str, mut command: Command, limit: Duration) -> anyhow::Result<()> {
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

/// Cargo with arguments, in the repository.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(ROOT);
    command
}

/// A file or folder of the repository.
pub(crate) fn repository(path: &str) -> PathBuf {
    Path::new(ROOT).join(path)
}

/// Where cargo puts what it builds.
pub(crate) fn target_folder() -> anyhow::Result<PathBuf> {
    let folder = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| repository("target"), PathBuf::from);
    Ok(std::path::absolute(folder)?)
}
