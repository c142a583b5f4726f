//! A PostgreSQL server of one's own, for tests.
//!
//! It has an empty folder for its data, listens on a free port of this computer, and is gone when nobody needs it any
//! more: when the [`Postgres`] is dropped, and also when the process that has it ends in any other way, be it by
//! `kill -9`. So the tests of a process can share one in a static.
//!
//! Nothing is configured and no server that runs already is used. Only PostgreSQL's programs have to be installed
//! ([`Binaries`]).
//!
//! ```no_run
//! use blazon_postgres::Postgres;
//!
//! let postgres = Postgres::start()?;
//! let url = postgres.create_database()?;
//! assert!(url.starts_with("postgres://"));
//! # Ok::<(), blazon_postgres::Error>(())
//! ```

#![cfg(unix)]

mod account;
mod binaries;
mod error;
mod folder;
mod run;
mod server;

pub use binaries::Binaries;
pub use error::Error;
pub use run::Stop;
pub use server::Postgres;
