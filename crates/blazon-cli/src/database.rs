//! The database of a server: where it is unless another one is named.

use std::path::{Path, PathBuf};

use blazon_store::{Damage, OpenError};
use blazon_words::{Words, fl};
use clap::Arg;

use crate::arguments::{Arguments, path_option};
use crate::data_folder::data_folder;
use crate::failure::{self, Failure};

/// The option `--database`, which is also a variable of the environment.
pub(crate) fn option(words: &Words) -> Arg {
    path_option("database", &fl!(words, "cli-value-file"), fl!(words, "cli-option-database"))
        .env("BLAZON_DATABASE")
        .hide_env_values(true)
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

/// Why a database cannot be used, and what to do about it.
pub(crate) fn unusable(words: &Words, path: &Path, error: &OpenError) -> Failure {
    use std::io::ErrorKind;

    let file = path.display().to_string();
    let unusable = |reason: String| {
        Failure::Io(fl!(words, "cli-database-unusable", file = path.display().to_string(), reason = reason))
    };
    let kind = |kind: ErrorKind| unusable(failure::reason(words, &kind.into()));
    match error {
        OpenError::NoFolder => kind(ErrorKind::NotFound),
        OpenError::IsFolder => kind(ErrorKind::IsADirectory),
        OpenError::NotAllowed => kind(ErrorKind::PermissionDenied),
        OpenError::Full => kind(ErrorKind::StorageFull),
        OpenError::Io(error) => unusable(failure::reason(words, error)),
        OpenError::Unusable(reason) => unusable(reason.clone()),
        OpenError::NotAnAddress(_)
        | OpenError::Unreachable(_)
        | OpenError::WrongPassword(_)
        | OpenError::NoDatabase(_)
        | OpenError::TooOld { .. } => unusable(error.to_string()),
        OpenError::InUse => Failure::Io(fl!(words, "cli-database-in-use", file = file)),
        OpenError::NotADatabase | OpenError::NotOurs => {
            Failure::Wrong(fl!(words, "cli-database-other", file = file))
        }
        OpenError::Newer { .. } => Failure::Wrong(fl!(words, "cli-database-newer", file = file)),
        OpenError::Damaged(Damage { survey, .. }) => Failure::Wrong(fl!(
            words,
            "cli-database-damaged",
            file = file.clone(),
            whole = survey.whole,
            cut = survey.cut,
            lost = survey.lost,
            command = format!("blazon backup --recover {file}.new --database {file}")
        )),
    }
}
