use std::io;

use thiserror::Error;

/// Why there is no server.
#[derive(Debug, Error)]
pub enum Error {
    /// PostgreSQL's programs are not installed, or cannot be found.
    #[error(
        "PostgreSQL is not installed: run the tests with `cargo xtask test`, which installs it, or install Debian's \
         package postgresql"
    )]
    NotInstalled,
    /// Root started it, as whom PostgreSQL refuses to run, and there is nobody else to run it as.
    #[error("PostgreSQL does not run as root: `setpriv` and a user `postgres` or `nobody` are needed")]
    Root,
    /// The system refused something.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A program of PostgreSQL failed, and this is what it said.
    #[error("{program} failed: {said}")]
    Failed {
        /// Its name.
        program: &'static str,
        /// What it printed.
        said: String,
    },
}
