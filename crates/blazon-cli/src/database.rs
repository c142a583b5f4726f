//! The database of a server: where it is unless another one is named.

use std::path::PathBuf;

use blazon_words::{Words, fl};
use clap::Arg;

use crate::arguments::{Arguments, path_option};
use crate::data_folder::data_folder;
use crate::failure::Failure;

/// The option `--database`.
pub(crate) fn option(words: &Words) -> Arg {
    path_option("database", &fl!(words, "cli-value-file"), fl!(words, "cli-option-database"))
}

/// The database that is named, or the usual one.
pub(crate) fn path(arguments: Option<&Arguments<'_>>, words: &Words) -> Result<PathBuf, Failure> {
    match arguments.and_then(|arguments| arguments.path("database")) {
        Some(path) => Ok(path.into()),
        None => usual_path().ok_or_else(|| Failure::Io(fl!(words, "cli-database-homeless"))),
    }
}

fn usual_path() -> Option<PathBuf> {
    Some(data_folder()?.join("blazon.db"))
}
