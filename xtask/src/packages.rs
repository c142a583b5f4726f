//! Packages of Debian.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::step::step;

/// Whether this is a Debian that lets us install.
pub(crate) fn may_install() -> bool {
    program("apt-get").is_some() && said(Command::new("id").arg("-u")).is_some_and(|user| user.trim() == "0")
}

/// Asks Debian what it has now.
pub(crate) fn refresh() -> anyhow::Result<()> {
    // Without this, apt calls it a success if no list could be fetched at all.
    step("what Debian has", apt(&["update", "--option", "APT::Update::Error-Mode=any"]))
}

/// Installs the newest of some packages, in place of older ones.
pub(crate) fn install(name: &str, packages: &[&str]) -> anyhow::Result<()> {
    let mut install = apt(&["install", "--yes"]);
    install.args(packages);
    step(name, install)
}

/// Whether a file comes from a package.
pub(crate) fn is_from(file: &Path, package: &str) -> bool {
    let owner = said(Command::new("dpkg-query").arg("--search").arg(file));
    owner.is_some_and(|owner| owns(&owner, file, package))
}

/// The first program of this name on the path.
pub(crate) fn program(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|program| program.is_file())
}

/// Whether dpkg says that the package owns a file: `chromium: /usr/bin/chromium`.
fn owns(owner: &str, file: &Path, package: &str) -> bool {
    // The name may come with its architecture.
    let is_package = |name: &str| name.split(':').next() == Some(package);
    let mut owners = owner.lines().filter_map(|line| line.split_once(": "));
    owners.any(|(packages, owned)| Path::new(owned) == file && packages.split(", ").any(is_package))
}

fn apt(arguments: &[&str]) -> Command {
    let mut apt = Command::new("apt-get");
    apt.arg("--quiet").args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
    apt
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
        let owns = |said: &str, file: &str| owns(said, Path::new(file), "chromium");
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
