//! A file written in one step: it is all there, or as it was.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Says beforehand whether a file could be written.
pub(crate) fn check(path: &Path) -> io::Result<()> {
    if is_device(path) {
        return Ok(());
    }
    let beside = beside(&target(path)?)?;
    File::create(&beside)?;
    fs::remove_file(&beside)
}

/// Writes a file beside it and puts that in its place.
pub(crate) fn write(path: &Path, bytes: impl AsRef<[u8]>) -> io::Result<()> {
    if is_device(path) {
        return fs::write(path, bytes);
    }
    let target = target(path)?;
    let beside = beside(&target)?;
    let written = File::create(&beside)
        .and_then(|mut file| file.write_all(bytes.as_ref()).and_then(|()| file.sync_all()))
        .and_then(|()| fs::rename(&beside, &target));
    if written.is_err() {
        let _ = fs::remove_file(&beside);
    }
    written
}

/// What is no file but takes text all the same, such as `/dev/stdout`, is not to be replaced.
fn is_device(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|found| !found.is_file() && !found.is_dir())
}

/// The file itself, even if the path is a link to it.
fn target(path: &Path) -> io::Result<PathBuf> {
    match fs::canonicalize(path) {
        Ok(there) if there.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
        Ok(there) => Ok(there),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(path.to_owned()),
        Err(error) => Err(error),
    }
}

/// A name in the same folder, so that the one can take the other's place, that no other run of the program uses.
fn beside(target: &Path) -> io::Result<PathBuf> {
    let name = target.file_name().ok_or(io::ErrorKind::IsADirectory)?;
    let mut hidden = OsString::from(".");
    hidden.push(name);
    hidden.push(format!(".{}.part", std::process::id()));
    Ok(target.with_file_name(hidden))
}
