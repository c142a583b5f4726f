//! Another process that has a store: this program again, told to run one of its ignored tests.

use std::env;
#[cfg(unix)]
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Names the database to a test that runs in another process.
const DATABASE: &str = "BLAZON_STORE_DATABASE";

/// What a test prints that another process waits for.
pub(crate) const MARK: &str = "told: ";

/// A process that runs an ignored test on a database.
pub(crate) fn command(test: &str, database: &Path) -> Command {
    let mut command = Command::new(env::current_exe().expect("this program has a file"));
    command.args(arguments(test)).env(DATABASE, database);
    command
}

/// A process that runs an ignored test on a database, started by a script of the shell with `"$@"`.
#[cfg(unix)]
pub(crate) fn command_by(script: &str, test: &str, database: &Path) -> Command {
    let mut command = Command::new("sh");
    let program = env::current_exe().expect("this program has a file");
    command.args([OsStr::new("-c"), OsStr::new(script), OsStr::new("sh"), program.as_os_str()]);
    command.args(arguments(test)).env(DATABASE, database);
    command
}

fn arguments(test: &str) -> [&str; 5] {
    [test, "--exact", "--ignored", "--nocapture", "--test-threads=1"]
}

/// The database that this process was told about, if it was.
pub(crate) fn database() -> Option<PathBuf> {
    env::var_os(DATABASE).map(PathBuf::from)
}

/// A number from the environment, so that tests can be asked to do more.
pub(crate) fn number(variable: &str, usual: u64) -> u64 {
    env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}
