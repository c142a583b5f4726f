use std::io;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};

/// Ends a process if this one ends, however that happens, so that nothing is left behind even by `kill -9`.
#[derive(Debug)]
pub(crate) struct Guard {
    /// A shell that waits for the end of its input, which is the end of this process.
    shell: Child,
}

impl Guard {
    /// Watches over a process. Whoever ends it otherwise drops the guard first: its number may be given to another one.
    pub(crate) fn of(process: u32) -> io::Result<Guard> {
        let shell = Command::new("sh")
            .args(["-c", r#"read -r _; kill -KILL "$0""#])
            .arg(process.to_string())
            // In a group of its own, so that Ctrl-C does not end it before it has done its work.
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        Ok(Guard { shell })
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        // In this order: waiting would close its input first.
        let _ = self.shell.kill();
        let _ = self.shell.wait();
    }
}
