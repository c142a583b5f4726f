//! The browser that the tests drive.

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, anyhow, bail};

use crate::packages;

/// What it is called on different systems.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// The package of Debian that it is in.
const PACKAGE: &str = "chromium";

/// A package with letters for Korean: without any, what the page says would be measured by empty boxes.
const KOREAN: &str = "fonts-nanum";

const MISSING: &str = "the browser tests need Chromium, and it could not be installed: \
    install it, or name a program that is one with CHROMIUM=/path/to/it, and try again";

/// A Chromium on this machine.
pub(crate) struct Chromium {
    pub(crate) path: PathBuf,
    /// Its name and version as it says them itself.
    version: String,
}

impl Chromium {
    /// The one that CHROMIUM names; else the one on the path, which is Debian's newest where this may install it.
    pub(crate) fn install() -> anyhow::Result<Chromium> {
        if let Some(named) = std::env::var_os("CHROMIUM").filter(|named| !named.is_empty()) {
            let named = PathBuf::from(named);
            if !named.is_file() {
                bail!("CHROMIUM={}: there is no such program", named.display());
            }
            return Chromium::at(named);
        }
        let here = find();
        let fetched = if may_install(here.as_deref()) { fetch() } else { Ok(()) };
        let Some(path) = find() else {
            return Err(match fetched {
                Ok(()) => anyhow!(MISSING),
                Err(error) => error.context(MISSING),
            });
        };
        if let Err(error) = fetched {
            println!("Debian's newest Chromium could not be fetched, so it is the one that is here: {error}");
        }
        Chromium::at(path)
    }

    fn at(path: PathBuf) -> anyhow::Result<Chromium> {
        let said = Command::new(&path).arg("--version").stderr(Stdio::null()).output();
        let said = said.with_context(|| format!("{} does not start", path.display()))?;
        let version = String::from_utf8_lossy(&said.stdout).trim().to_owned();
        if !said.status.success() || version.is_empty() {
            bail!("{} does not say its version", path.display());
        }
        Ok(Chromium { path, version })
    }
}

impl fmt::Display for Chromium {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}", self.version, self.path.display())
    }
}

fn find() -> Option<PathBuf> {
    NAMES.iter().find_map(|name| packages::program(name))
}

/// Whether this is a Debian that lets us install, and no Chromium from elsewhere comes before the one of its package.
fn may_install(here: Option<&Path>) -> bool {
    packages::may_install() && here.is_none_or(|here| packages::is_from(here, PACKAGE))
}

/// Installs the newest, in place of an older one.
fn fetch() -> anyhow::Result<()> {
    let listed = packages::refresh();
    // One of its lists may be broken and Chromium there nevertheless.
    let fetched = packages::install("Debian's newest Chromium", &[PACKAGE]).and(listed);
    if let Err(error) = packages::install("Korean letters", &[KOREAN]) {
        println!("Korean is measured without a font of its own: {error}");
    }
    fetched
}
