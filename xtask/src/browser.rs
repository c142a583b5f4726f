//! The folder `browser/`: the only part of the repository that needs Node.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

use anyhow::Context;

use crate::chromium::Chromium;
use crate::step::{repository, step};

/// What is there to drive a browser with.
pub(crate) struct Browser {
    chromium: Chromium,
}

impl Browser {
    /// Sees to Chromium, says which it is, and sees to the packages of the tests.
    pub(crate) fn install() -> anyhow::Result<Browser> {
        let chromium = Chromium::install()?;
        println!("\nthe browser is {chromium}");
        if !is_current(&repository("browser"))? {
            let mut install = Command::new("npm");
            install.arg("ci").current_dir(repository("browser"));
            step("the packages of the browser tests", install)
                .context("the browser tests need Node 20 or later with npm, and its packages")?;
        }
        Ok(Browser { chromium })
    }

    /// Node running a file or folder of tests. What hangs has failed: no test may take more than an hour, and with Node
    /// 20 no file either, so that leaves room for the longest file on a busy machine.
    pub(crate) fn tests(&self, path: &str) -> Command {
        self.node(&["--test", "--test-reporter=spec", "--test-timeout=3600000", path])
    }

    /// Node with arguments, in the folder of the tests.
    pub(crate) fn node(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new("node");
        command.args(arguments).current_dir(repository("browser")).env("CHROMIUM", &self.chromium.path);
        command
    }
}

/// Whether the packages were installed after they were last changed.
fn is_current(folder: &Path) -> anyhow::Result<bool> {
    let changed = modified(&folder.join("package-lock.json"))?;
    Ok(modified(&folder.join("node_modules/.package-lock.json")).is_ok_and(|installed| installed >= changed))
}

fn modified(file: &Path) -> anyhow::Result<SystemTime> {
    let time = fs::metadata(file).and_then(|metadata| metadata.modified());
    time.with_context(|| file.display().to_string())
}
