use std::io;
use std::path::Path;

use sqlx::{ConnectOptions, Connection};
use thiserror::Error;

use super::connection;
use super::error_kind::{self, ErrorKind};
use super::file::{self, NewFile};
use super::schema::{self, Owner};
use crate::error::StoreError;

/// Why a database was not copied. No file was written.
#[derive(Debug, Error)]
pub enum BackupError {
    /// The database cannot be read: there is none, say.
    #[error("it cannot be read: {0}")]
    Unreadable(#[source] io::Error),
    /// The file is no database of this program.
    #[error("it is not a database of this program")]
    NotOurs,
    /// Parts of the database cannot be read.
    #[error("it is damaged")]
    Damaged,
    /// The copy cannot be written: there is a file of that name already, say.
    #[error("the copy cannot be written: {0}")]
    Unwritable(#[source] io::Error),
}

/// Copies a database as it is now into a new file, while others go on reading and writing it, in this process or another.
/// The copy is for its owner only, and is written whole or not at all.
pub async fn backup(from: impl AsRef<Path>, to: impl AsRef<Path>) -> Result<(), BackupError> {
    let from = file::existing(from.as_ref()).map_err(BackupError::Unreadable)?;
    let copy = NewFile::begin(to.as_ref()).map_err(BackupError::Unwritable)?;
    // SQLite takes paths as text.
    let path =
        copy.path().to_str().ok_or_else(|| BackupError::Unwritable(io::ErrorKind::InvalidFilename.into()))?;
    let copying = async {
        let mut connection = connection::copying(&from).connect().await?;
        let owner = schema::owner(&mut connection).await?;
        if owner != Owner::Others {
            sqlx::query("VACUUM INTO ?").bind(path).execute(&mut connection).await?;
        }
        connection.close().await?;
        Ok(owner)
    };
    match copying.await {
        Ok(Owner::Others) => return Err(BackupError::NotOurs),
        Ok(Owner::Nobody | Owner::Us { .. }) => {}
        Err(error) => return Err(failure(&error, copy.path())),
    }
    copy.finish().map_err(BackupError::Unwritable)
}

fn failure(error: &sqlx::Error, to: &Path) -> BackupError {
    match ErrorKind::of(error) {
        ErrorKind::NotADatabase => BackupError::NotOurs,
        ErrorKind::Corrupt => BackupError::Damaged,
        _ => match error_kind::of_writing(error, to) {
            StoreError::Full => BackupError::Unwritable(io::ErrorKind::StorageFull.into()),
            _ => BackupError::Unreadable(io::Error::other(error.to_string())),
        },
    }
}
