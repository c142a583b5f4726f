use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};

/// What browsers run.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// Fetching hangs now and then: rather once more than for ever.
const TRIES: u32 = 3;
const LIMIT: Duration = Duration::from_mins(2);

/// Sees to it that the compiler can compile for browsers.
pub(crate) fn install() -> anyhow::Result<()> {
    if is_installed()? {
        return Ok(());
    }
    for _ in 0..TRIES {
        if fetch() && is_installed()? {
            return Ok(());
        }
    }
    bail!(
        "the page is compiled for {TARGET}, which this Rust toolchain lacks and which could not be fetched: \
         run `rustup target add {TARGET}` and build again"
    )
}

/// Whether the compiler has a standard library for browsers, however it was installed.
fn is_installed() -> anyhow::Result<bool> {
    let compiler = crate::variable("RUSTC")?;
    let output = Command::new(&compiler)
        .args(["--print", "target-libdir", "--target", TARGET])
        .output()
        .with_context(|| format!("{compiler} does not start"))?;
    let folder = String::from_utf8_lossy(&output.stdout);
    Ok(output.status.success() && Path::new(folder.trim()).is_dir())
}

/// Asks rustup for the target; false if there is no rustup, if it fails, or if it takes too long.
fn fetch() -> bool {
    let mut add = Command::new("rustup");
    add.args(["target", "add", TARGET]).stdin(Stdio::null());
    let Ok(mut child) = add.spawn() else { return false };
    let start = Instant::now();
    while start.elapsed() < LIMIT {
        match child.try_wait() {
            Ok(None) => thread::sleep(Duration::from_millis(100)),
            Ok(Some(status)) => return status.success(),
            Err(_) => break,
        }
    }
    // It may have ended in this very moment: then there is nothing to kill.
    let _ = child.kill();
    let _ = child.wait();
    false
}
