use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use blazon_arena::training::{Item, Keep, TrainingPlan};
use blazon_files::atomic_file;

/// Where a training keeps what it needs to go on: its generations beside the file that it is to write, and the rest in a
/// folder beside that.
pub(super) struct Folder {
    /// The file that the finished net is written to.
    file: PathBuf,
    folder: PathBuf,
}

impl Folder {
    pub(super) fn beside(file: &Path) -> Folder {
        Folder { file: file.to_owned(), folder: with_ending(file, "training") }
    }

    pub(super) fn path(&self) -> &Path {
        &self.folder
    }

    /// Where something is kept.
    pub(super) fn item(&self, item: Item) -> PathBuf {
        match item {
            Item::Net(generation) => with_ending(&self.file, &format!("generation-{generation}")),
            _ => self.folder.join(item.to_string()),
        }
    }

    /// The generations that have been learnt, from the first on.
    pub(super) fn generations(&self) -> Vec<PathBuf> {
        let is_there = |item| self.item(item).is_file();
        (0..=TrainingPlan::MOST_TIMES)
            .take_while(|&generation| is_there(Item::Learnt(generation)) && is_there(Item::Net(generation)))
            .map(|generation| self.item(Item::Net(generation)))
            .collect()
    }

    /// Removes everything but the generations. Files of somebody else stay, and then so does the folder.
    pub(super) fn clear(&self) -> io::Result<()> {
        let entries = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            entries => entries?,
        };
        // Without its plan the rest means nothing.
        remove(&self.item(Item::Plan))?;
        for entry in entries {
            let entry = entry?;
            if is_ours(&entry.file_name().to_string_lossy()) {
                remove(&entry.path())?;
            }
        }
        match fs::remove_dir(&self.folder) {
            Err(error) if error.kind() != io::ErrorKind::DirectoryNotEmpty => Err(error),
            _ => Ok(()),
        }
    }
}

impl Keep for Folder {
    fn read(&self, item: Item) -> io::Result<Option<Vec<u8>>> {
        let file = match File::open(self.item(item)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            file => file?,
        };
        let mut bytes = Vec::new();
        // What is longer is cut off, and so it is damaged.
        file.take(Item::MOST_BYTES).read_to_end(&mut bytes)?;
        Ok(Some(bytes))
    }

    fn shares(&self, generation: u32) -> io::Result<BTreeSet<u64>> {
        let entries = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(BTreeSet::new()),
            entries => entries?,
        };
        let prefix = format!("games-{generation}-");
        let mut shares = BTreeSet::new();
        for entry in entries {
            let name = entry?.file_name();
            shares.extend(name.to_str().and_then(|name| name.strip_prefix(&prefix)?.parse::<u64>().ok()));
        }
        Ok(shares)
    }

    fn write(&mut self, item: Item, bytes: &[u8]) -> io::Result<()> {
        let path = self.item(item);
        if path.parent() == Some(&self.folder) {
            fs::create_dir_all(&self.folder)?;
        }
        atomic_file::replace(&path, bytes)
    }

    fn forget(&mut self, item: Item) -> io::Result<()> {
        remove(&self.item(item))
    }
}

/// A name beside a file's.
fn with_ending(file: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(format!(".{ending}"));
    PathBuf::from(name)
}

/// Whether a file in the folder is one that training writes, or the beginning of one when it was killed.
fn is_ours(name: &str) -> bool {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if let Some(begun) = name.strip_prefix(".blazon-") {
        return begun.strip_suffix(".part").is_some();
    }
    match name.split('-').collect::<Vec<_>>()[..] {
        ["plan"] => true,
        ["learnt", generation] => is_number(generation),
        ["games", generation, share] => is_number(generation) && is_number(share),
        _ => false,
    }
}

fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        removed => removed,
    }
}
