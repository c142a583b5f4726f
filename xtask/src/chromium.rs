//! The browser that the tests drive.

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, anyhow, bail};

use crate::step::step;

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
    NAMES.iter().find_map(|name| program(name))
}

/// The first program of this name on the path.
fn program(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|program| program.is_file())
}

/// Whether this is a Debian that lets us install, and no Chromium from elsewhere comes before the one of its package.
fn may_install(here: Option<&Path>) -> bool {
    let is_debians = |here: &Path| {
        let owner = said(Command::new("dpkg-query").arg("--search").arg(here));
        owner.is_some_and(|owner| owns(&owner, here))
    };
    program("apt-get").is_some()
        && said(Command::new("id").arg("-u")).is_some_and(|user| user.trim() == "0")
        && here.is_none_or(is_debians)
}

/// Whether dpkg says that the package owns a file: `chromium: /usr/bin/chromium`.
fn owns(owner: &str, file: &Path) -> bool {
    let mut owners = owner.lines().filter_map(|line| line.split_once(": "));
    owners.any(|(packages, owned)| Path::new(owned) == file && packages.split(", ").any(is_package))
}

/// Whether this is the name of the package, perhaps with its architecture.
fn is_package(name: &str) -> bool {
    name.split(':').next() == Some(PACKAGE)
}

/// Installs the newest, in place of an older one.
fn fetch() -> anyhow::Result<()> {
    let apt = |arguments: &[&str]| {
        let mut apt = Command::new("apt-get");
        apt.arg("--quiet").args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        apt
    };
    // Without this, apt calls it a success if no list could be fetched at all.
    let listed = step("what Debian has", apt(&["update", "--option", "APT::Update::Error-Mode=any"]));
    // One of its lists may be broken and Chromium there nevertheless.
    let fetched = step("Debian's newest Chromium", apt(&["install", "--yes", PACKAGE])).and(listed);
    if let Err(error) = step("Korean letters", apt(&["install", "--yes", KOREAN])) {
        println!("Korean is measured without a font of its own: {error}");
    }
    fetched
}

/// What a command says, if it is there and succeeds.
fn said(command: &mut Command) -> Option<String> {
    let said = command.stderr(Stdio::null()).output().ok().filter(|said| said.status.success())?;
    String::from_utf8(said.stdout).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_chromium_of_debians_package_is_debians() {
        let owns = |said: &str, file: &str| owns(said, Path::new(file));
        assert!(owns("chromium: /usr/bin/chromium\n", "/usr/bin/chromium"));
        assert!(owns("chromium:amd64: /usr/bin/chromium\n", "/usr/bin/chromium"));
        assert!(owns(
            "diversion by other from: /x\nchromium, other: /usr/bin/chromium\n",
            "/usr/bin/chromium"
        ));
        assert!(!owns("chromium-browser: /usr/bin/chromium-browser\n", "/usr/bin/chromium-browser"));
        assert!(!owns("google-chrome-stable: /usr/bin/google-chrome\n", "/usr/bin/google-chrome"));
        assert!(!owns("", "/usr/local/bin/chromium"));
    }
}
