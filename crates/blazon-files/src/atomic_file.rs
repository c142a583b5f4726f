//! Files written whole or not at all.
//!
//! The text goes into a file of its own in the same folder, under a name that nobody else uses, and takes its place in
//! one step. If anything goes wrong, the file is what it was before and nothing else is left in the folder.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

/// Says beforehand whether [`replace`] could write a file.
pub fn check(path: &Path) -> io::Result<()> {
    if is_device(path) {
        return Ok(());
    }
    let target = target(path)?;
    existing(&target)?;
    beside(&target)?.close()
}

/// Writes a file, perhaps in the place of another, whose permissions stay. A link stays too: what it points to is
/// replaced. The text is on the disk when this returns.
pub fn replace(path: &Path, bytes: impl AsRef<[u8]>) -> io::Result<()> {
    if is_device(path) {
        return OpenOptions::new().write(true).open(path)?.write_all(bytes.as_ref());
    }
    let target = target(path)?;
    let old = existing(&target)?;
    let mut file = beside(&target)?;
    file.write_all(bytes.as_ref())?;
    if let Some(old) = old {
        file.as_file().set_permissions(old.permissions())?;
    }
    file.as_file().sync_all()?;
    file.persist(&target)?;
    sync_folder(&target);
    Ok(())
}

/// Writes a new file. If there is one of that name, or a link, it is left alone, and the error is of the kind
/// [`AlreadyExists`](io::ErrorKind::AlreadyExists). The text is on the disk when this returns.
pub fn create(path: &Path, bytes: impl AsRef<[u8]>) -> io::Result<()> {
    // Said at once, also of a file in a folder where nothing could be put beside it.
    if fs::symlink_metadata(path).is_ok() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    let mut file = beside(path)?;
    file.write_all(bytes.as_ref())?;
    file.as_file().sync_all()?;
    file.persist_noclobber(path)?;
    sync_folder(path);
    Ok(())
}

/// Writes one of many new files, like [`create`], but leaves it to the system when they get to the disk. A file of that
/// name is fine if it holds the same, and if it is empty it is what a power cut left, so it is replaced.
pub fn create_one_of_many(path: &Path, bytes: impl AsRef<[u8]>) -> io::Result<()> {
    let bytes = bytes.as_ref();
    let mut file = beside(path)?;
    file.write_all(bytes)?;
    match file.persist_noclobber(path) {
        Ok(_) => Ok(()),
        Err(refused) if refused.error.kind() == io::ErrorKind::AlreadyExists => match fs::read(path)? {
            there if there == bytes => Ok(()),
            there if there.is_empty() => Ok(refused.file.persist(path).map(|_| ())?),
            _ => Err(refused.error),
        },
        Err(refused) => Err(refused.error),
    }
}

/// What is no file but takes text all the same, such as `/dev/stdout`, is not to be replaced.
fn is_device(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|found| !found.is_file() && !found.is_dir())
}

/// The most links to follow from one to the next, as most systems have it.
const MOST_LINKS: usize = 40;

/// The file that a path means, also where links lead to one that is not there yet.
fn target(path: &Path) -> io::Result<PathBuf> {
    let mut target = path.to_owned();
    for _ in 0..MOST_LINKS {
        if !fs::symlink_metadata(&target).is_ok_and(|found| found.is_symlink()) {
            return Ok(target);
        }
        let to = fs::read_link(&target)?;
        target = folder(&target).join(to);
    }
    // Links that lead in a circle: the system has an error for that.
    fs::canonicalize(path)
}

/// The file that is to be replaced, if there is one and it may be written.
fn existing(target: &Path) -> io::Result<Option<fs::Metadata>> {
    match fs::metadata(target) {
        Ok(found) if found.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
        Ok(_) => OpenOptions::new().write(true).open(target)?.metadata().map(Some),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// A file in the same folder, so that the one can take the other's place. It goes away unless it does.
fn beside(target: &Path) -> io::Result<NamedTempFile> {
    if target.file_name().is_none() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    let mut builder = tempfile::Builder::new();
    builder.prefix(".blazon-").suffix(".part");
    // Like any new file: whoever the person lets read their files may read this one.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder(target))
}

/// The folder a file is in.
fn folder(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

/// Has the system write down the new name. Not every system can, and the file is good without.
fn sync_folder(file: &Path) {
    let _ = File::open(folder(file)).and_then(|folder| folder.sync_all());
}
