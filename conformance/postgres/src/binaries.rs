use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use crate::error::Error;

/// Where Debian has its versions, each in a folder of its own.
const VERSIONS: &str = "/usr/lib/postgresql";

/// The folder that PostgreSQL's programs are in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binaries(PathBuf);

impl Binaries {
    /// Looks where `pg_config` says, where Debian puts them, the newest version first, and on the path.
    pub fn find() -> Result<Binaries, Error> {
        let mut folders: Vec<PathBuf> = named_by_pg_config().into_iter().chain(debians()).collect();
        folders.extend(env::var_os("PATH").iter().flat_map(env::split_paths));
        // Clients and headers may be installed without the server.
        let found = folders.into_iter().find(|folder| {
            ["initdb", "postgres", "psql"].iter().all(|program| folder.join(program).is_file())
        });
        found.map(Binaries).ok_or(Error::NotInstalled)
    }

    /// The path of one of the programs.
    pub(crate) fn program(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

fn named_by_pg_config() -> Option<PathBuf> {
    let said =
        Command::new("pg_config").arg("--bindir").output().ok().filter(|said| said.status.success())?;
    Some(Path::new(String::from_utf8(said.stdout).ok()?.trim()).to_owned())
}

fn debians() -> Vec<PathBuf> {
    let versions = fs::read_dir(VERSIONS).into_iter().flatten().flatten();
    let mut versions: Vec<(u32, PathBuf)> = versions
        .filter_map(|version| Some((version.file_name().to_str()?.parse().ok()?, version.path().join("bin"))))
        .collect();
    versions.sort_unstable_by(|one, other| other.cmp(one));
    versions.into_iter().map(|(_, folder)| folder).collect()
}
