use sqlx::error::DatabaseError;

use crate::change;
use crate::error::StoreError;
use crate::open_error::OpenError;

/// The kinds of errors that make a difference here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ErrorKind {
    /// Another transaction was faster, and this one is taken back.
    Overtaken,
    /// The connection is lost, or there never was one.
    Lost,
    /// No room is left.
    Full,
    /// What was read makes no sense.
    Corrupt,
    /// Anything else.
    Other,
}

impl ErrorKind {
    /// The kind of an error.
    pub(super) fn of(error: &sqlx::Error) -> ErrorKind {
        match error {
            sqlx::Error::Database(error) => {
                error.code().map_or(ErrorKind::Other, |code| ErrorKind::of_code(&code))
            }
            sqlx::Error::Io(_)
            | sqlx::Error::Tls(_)
            | sqlx::Error::Protocol(_)
            | sqlx::Error::BeginFailed => ErrorKind::Lost,
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => ErrorKind::Corrupt,
            _ => ErrorKind::Other,
        }
    }

    /// The kind of an error with this code, see <https://www.postgresql.org/docs/current/errcodes-appendix.html>.
    fn of_code(code: &str) -> ErrorKind {
        match code {
            // A key that is there already, transactions that cannot be put in an order, a deadlock.
            "23505" | "40001" | "40P01" => ErrorKind::Overtaken,
            "53100" => ErrorKind::Full,
            "XX001" | "XX002" => ErrorKind::Corrupt,
            // Stopping, crashed, starting, too many connections, and one that may only read: it was the main server before.
            "57P01" | "57P02" | "57P03" | "53300" | "25006" => ErrorKind::Lost,
            _ if code.starts_with("08") => ErrorKind::Lost,
            _ => ErrorKind::Other,
        }
    }
}

/// What to say of an error.
pub(super) fn of_using(error: &sqlx::Error) -> StoreError {
    match (ErrorKind::of(error), error) {
        (ErrorKind::Full, _) => StoreError::Full,
        (_, sqlx::Error::PoolClosed) => change::closed(),
        _ => StoreError::Unavailable(error.to_string()),
    }
}

/// What to say of an error while opening a database.
pub(super) fn of_opening(error: &sqlx::Error) -> OpenError {
    let said = match error {
        // Without the words that this comes from a database.
        sqlx::Error::Database(error) => error.message().to_owned(),
        error => error.to_string(),
    };
    let code = error.as_database_error().and_then(DatabaseError::code).unwrap_or_default();
    match &*code {
        _ if code.starts_with("28") => OpenError::WrongPassword(said),
        "3D000" => OpenError::NoDatabase(said),
        "42501" => OpenError::NotAllowed,
        _ => match ErrorKind::of(error) {
            ErrorKind::Lost => OpenError::Unreachable(said),
            ErrorKind::Full => OpenError::Full,
            _ => OpenError::Unusable(said),
        },
    }
}
