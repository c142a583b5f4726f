use std::io;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::account::Account;

/// Waits until the process that started it is gone, or does not need the folder any more, and removes it. The server may
/// still be leaving.
const SCRIPT: &str = r#"read -r word; until rm -rf "$1"; do sleep 0.1; done"#;

/// A folder that is not left behind, whatever becomes of this process: a shell waits at a pipe whose other end is here, and
/// is closed by the system if by nobody else.
#[derive(Debug)]
pub(crate) struct Folder {
    path: PathBuf,
    shell: Child,
}

impl Folder {
    /// A new folder that belongs to a user.
    pub(crate) fn new(account: Account) -> io::Result<Folder> {
        let folder = tempfile::Builder::new().prefix("blazon-postgres-").tempdir()?;
        let mut shell = Command::new("sh");
        shell.args(["-c", SCRIPT, "sh"]).arg(folder.path());
        // In a group of its own, so that Ctrl-C does not end it before it has done its work.
        shell.process_group(0).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        let shell = shell.spawn()?;
        let folder = Folder { path: folder.keep(), shell };
        account.give(&folder.path)?;
        Ok(folder)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        let _ = self.shell.wait();
    }
}
