//! The database of a server: where it is unless another one is named, and why it cannot be opened.

use std::ffi::OsStr;
use std::fmt;
use std::path::PathBuf;

use blazon_store::{Damage, OpenError};
use blazon_words::{Words, fl};
use clap::Arg;

use crate::arguments::{Arguments, path_option};
use crate::data_folder::data_folder;
use crate::failure::{self, Failure};

/// Where a server keeps its tables. Whoever prints it shows no password.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Database {
    /// In a file of its own.
    File(PathBuf),
    /// In PostgreSQL, at an address.
    Postgres(String),
}

impl Database {
    /// What somebody has named: an address of PostgreSQL, or else a file, with or without `sqlite:` before it.
    pub(crate) fn named(name: &OsStr) -> Database {
        match name.to_str() {
            Some(text) if ["postgres:", "postgresql:"].iter().any(|scheme| text.starts_with(scheme)) => {
                Database::Postgres(text.to_owned())
            }
            Some(text) => {
                let file = text.strip_prefix("sqlite:").unwrap_or(text);
                Database::File(file.strip_prefix("//").unwrap_or(file).into())
            }
            None => Database::File(name.into()),
        }
    }

    /// The one that `--database` names, or the usual one.
    pub(crate) fn of(arguments: &Arguments<'_>) -> Result<Database, Failure> {
        match arguments.path("database") {
            Some(name) => Ok(Database::named(name)),
            None => usual_path().map(Database::File).ok_or_else(|| homeless(arguments.words)),
        }
    }
}

impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Database::File(path) => path.display().fmt(f),
            Database::Postgres(address) => f.write_str(&without_password(address)),
        }
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Database({self})")
    }
}

/// An address as it may be shown: without what follows its question mark, where a password may stand too.
fn without_password(address: &str) -> String {
    let address = address.split('?').next().unwrap_or_default();
    let Some((scheme, rest)) = address.split_once("://") else { return address.to_owned() };
    // A password may hold an @, a host may not.
    let Some((user, host)) = rest.rsplit_once('@') else { return address.to_owned() };
    let user = user.split(':').next().unwrap_or_default();
    format!("{scheme}://{user}@{host}")
}

/// The option `--database`, which is also a variable of the environment.
pub(crate) fn option(words: &Words) -> Arg {
    path_option("database", &fl!(words, "cli-value-database"), fl!(words, "cli-option-database"))
        .env("BLAZON_DATABASE")
        .hide_env_values(true)
}

fn usual_path() -> Option<PathBuf> {
    Some(data_folder()?.join("blazon.db"))
}

fn homeless(words: &Words) -> Failure {
    Failure::Io(fl!(words, "cli-database-homeless"))
}

/// Why a database cannot be used, and what to do about it.
pub(crate) fn unusable(words: &Words, database: &Database, error: &OpenError) -> Failure {
    use std::io::ErrorKind;

    let file = database.to_string();
    let unusable = |reason: String| {
        Failure::Io(fl!(words, "cli-database-unusable", file = database.to_string(), reason = reason))
    };
    let kind = |kind: ErrorKind| unusable(failure::reason(words, &kind.into()));
    match error {
        OpenError::NoFolder => kind(ErrorKind::NotFound),
        OpenError::IsFolder => kind(ErrorKind::IsADirectory),
        OpenError::NotAllowed => kind(ErrorKind::PermissionDenied),
        OpenError::Full => kind(ErrorKind::StorageFull),
        OpenError::Io(error) => unusable(failure::reason(words, error)),
        OpenError::Unusable(reason) => unusable(reason.clone()),
        OpenError::NotAnAddress(reason) => {
            let reason = reason.as_str();
            Failure::CommandLine(fl!(words, "cli-database-address", value = file, reason = reason))
        }
        OpenError::Unreachable(reason) => {
            let reason = reason.as_str();
            Failure::Io(fl!(words, "cli-database-unreachable", file = file, reason = reason))
        }
        OpenError::WrongPassword(reason) => {
            let reason = reason.as_str();
            Failure::Io(fl!(words, "cli-database-refused", file = file, reason = reason))
        }
        OpenError::NoDatabase(_) => Failure::Io(fl!(words, "cli-database-missing", file = file)),
        OpenError::TooOld { found, needed } => {
            let (found, needed) = (found.as_str(), needed.to_string());
            Failure::Io(fl!(words, "cli-database-too-old", file = file, found = found, needed = needed))
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_is_a_file_or_an_address() {
        let named = |name: &str| Database::named(OsStr::new(name));
        for file in ["games.db", "sqlite:games.db", "sqlite://games.db"] {
            assert_eq!(named(file), Database::File("games.db".into()), "{file}");
        }
        for address in ["postgres://host/games", "postgresql://host/games", "postgres:nonsense"] {
            assert_eq!(named(address), Database::Postgres(address.to_owned()));
        }
    }

    #[test]
    fn no_password_is_shown() {
        for address in [
            "postgres://ann:hidden@host:5433/games?sslmode=require",
            "postgres://ann:hid@den@host:5433/games",
            "postgres://ann@host:5433/games?password=hidden",
        ] {
            let database = Database::named(OsStr::new(address));
            assert_eq!(database.to_string(), "postgres://ann@host:5433/games");
            assert_eq!(format!("{database:?}"), "Database(postgres://ann@host:5433/games)");
        }
        assert_eq!(Database::named(OsStr::new("postgres://host/games")).to_string(), "postgres://host/games");
    }
}
