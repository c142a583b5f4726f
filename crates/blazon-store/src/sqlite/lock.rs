use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The right to write to a database, which one process has at a time.
///
/// It is a lock of the system on a file beside the database: whatever becomes of the process, the system takes it back, so
/// none is ever left over. The file itself stays, because whoever removed it could remove a newer one. The database file
/// is no place for it: closing any handle of that would take SQLite's own locks away.
#[derive(Debug)]
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock, unless another process has it.
    pub(super) fn take(database: &Path) -> io::Result<Option<Lock>> {
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let file = options.open(path(database))?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Lock { _file: file })),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }
}

fn path(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push("-lock");
    name.into()
}
