use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

/// The one path of a file that may have several, or that does not exist yet. Its folder must.
pub(super) fn real_path(path: &Path) -> io::Result<PathBuf> {
    match fs::canonicalize(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let name = path.file_name().ok_or(io::ErrorKind::IsADirectory)?;
            Ok(fs::canonicalize(folder(path))?.join(name))
        }
        real => real,
    }
}

/// The one path of a file that must exist.
pub(super) fn existing(path: &Path) -> io::Result<PathBuf> {
    if fs::metadata(path)?.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    real_path(path)
}

/// Sees to it that there is a file that may be read and written. A new one is for its owner only.
pub(super) fn create(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

/// A file that is written beside the place where it will be, and gets there whole or not at all.
#[derive(Debug)]
pub(super) struct NewFile {
    to: PathBuf,
    part: NamedTempFile,
}

impl NewFile {
    /// Begins a file for its owner only. If there is one of that name, or a link, it is left alone, and the error is of the
    /// kind [`AlreadyExists`](io::ErrorKind::AlreadyExists).
    pub(super) fn begin(to: &Path) -> io::Result<NewFile> {
        if fs::symlink_metadata(to).is_ok() {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        let part = tempfile::Builder::new().prefix(".blazon-").suffix(".part").tempfile_in(folder(to))?;
        Ok(NewFile { to: to.to_owned(), part })
    }

    /// Where it is being written.
    pub(super) fn path(&self) -> &Path {
        self.part.path()
    }

    /// Gives it its name. It is on the disk when this returns.
    pub(super) fn finish(self) -> io::Result<()> {
        self.part.as_file().sync_all()?;
        self.part.persist_noclobber(&self.to)?;
        // Not every system can have a folder written down, and the file is good without.
        let _ = File::open(folder(&self.to)).and_then(|folder| folder.sync_all());
        Ok(())
    }
}

/// The folder a file is in.
fn folder(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}
