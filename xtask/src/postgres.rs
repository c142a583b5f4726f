//! The PostgreSQL that tests start servers of.

use std::io;

use anyhow::anyhow;
use blazon_postgres::{Binaries, Postgres};

use crate::packages;

/// What Debian calls it.
const PACKAGE: &str = "postgresql";

const MISSING: &str = "tests of the store start a PostgreSQL server of their own: install PostgreSQL 13 or later, with \
    its server programs, and try again";

/// Starts a server, says where its database is, and waits until somebody has had enough.
pub(crate) fn run() -> anyhow::Result<()> {
    install()?;
    let postgres = Postgres::start()?;
    println!("{}", postgres.create_database()?);
    io::copy(&mut io::stdin(), &mut io::sink())?;
    Ok(())
}

/// Sees to it that it is installed: any that is there, else Debian's where this may install it.
pub(crate) fn install() -> anyhow::Result<()> {
    if Binaries::find().is_ok() {
        return Ok(());
    }
    let fetched = if packages::may_install() {
        let listed = packages::refresh();
        // One of its lists may be broken and the package there nevertheless.
        packages::install("Debian's PostgreSQL", &[PACKAGE]).and(listed)
    } else {
        Ok(())
    };
    match (Binaries::find(), fetched) {
        (Ok(_), _) => Ok(()),
        (Err(_), Ok(())) => Err(anyhow!(MISSING)),
        (Err(_), Err(error)) => Err(error.context(MISSING)),
    }
}
