use std::io;

use thiserror::Error;

use crate::sqlite::{Damage, error_kind};

/// Why a database was not opened. It is what it was before.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The folder that the file should be in does not exist.
    #[error("its folder does not exist")]
    NoFolder,
    /// It is a folder.
    #[error("it is a folder")]
    IsFolder,
    /// The file may not be read and written, or none may be put beside it.
    #[error("permission denied")]
    NotAllowed,
    /// Another process has opened it, and does not share it.
    #[error("another process is using it")]
    InUse,
    /// The file is no SQLite database.
    #[error("it is not a database")]
    NotADatabase,
    /// The database is another program's.
    #[error("it belongs to another program")]
    NotOurs,
    /// A newer version of the program has written it.
    #[error("it was written by a newer version: its schema has version {found}, and only {known} is known")]
    Newer {
        /// The version of its schema.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// Parts of it cannot be read.
    #[error("it is damaged")]
    Damaged(Damage),
    /// There is no room to open it.
    #[error("no space is left")]
    Full,
    /// The text is no address of a PostgreSQL database.
    #[error("it is not the address of a PostgreSQL database: {0}")]
    NotAnAddress(String),
    /// The database server did not answer.
    #[error("it cannot be reached: {0}")]
    Unreachable(String),
    /// The database server does not know the user, or not with this password.
    #[error("the database server refuses the user: {0}")]
    WrongPassword(String),
    /// The database server has no such database.
    #[error("there is no such database: {0}")]
    NoDatabase(String),
    /// The database server is older than what is needed.
    #[error("its PostgreSQL is {found}, and {needed} or later is needed")]
    TooOld {
        /// Its version.
        found: String,
        /// The oldest version that will do.
        needed: u32,
    },
    /// The system refused.
    #[error(transparent)]
    Io(io::Error),
    /// It cannot be used for another reason.
    #[error("{0}")]
    Unusable(String),
}

impl From<io::Error> for OpenError {
    fn from(error: io::Error) -> OpenError {
        match error.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => OpenError::NoFolder,
            io::ErrorKind::IsADirectory => OpenError::IsFolder,
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => OpenError::NotAllowed,
            _ if error_kind::means_full(&error) => OpenError::Full,
            _ => OpenError::Io(error),
        }
    }
}
