//! The browser that the tests drive.

use std::path::PathBuf;
use std::process::Command;

use anyhow::bail;

use crate::step::step;

/// What it is called on different systems.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Where it is. If it is nowhere, Debian's is installed; if that cannot be done, an error says what to do.
pub(crate) fn install() -> anyhow::Result<PathBuf> {
    if let Some(found) = find()? {
        return Ok(found);
    }
    let fetched = ["update", "install --yes chromium"].into_iter().try_for_each(|what| {
        let mut apt = Command::new("apt-get");
        apt.args(what.split(' ')).env("DEBIAN_FRONTEND", "noninteractive");
        step("fetch Chromium", apt)
    });
    match (fetched, find()?) {
        (Ok(()), Some(found)) => Ok(found),
        _ => bail!(
            "the browser tests need Chromium, and it could not be installed: \
             install it, or name a program that is one with CHROMIUM=/path/to/it, and try again"
        ),
    }
}

fn find() -> anyhow::Result<Option<PathBuf>> {
    if let Some(named) = std::env::var_os("CHROMIUM").filter(|named| !named.is_empty()) {
        let named = PathBuf::from(named);
        if !named.is_file() {
            bail!("CHROMIUM={}: there is no such program", named.display());
        }
        return Ok(Some(named));
    }
    Ok(NAMES.iter().find_map(|name| program(name)))
}

/// The first program of this name on the path.
fn program(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|program| program.is_file())
}
