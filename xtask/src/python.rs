//! The Python that runs the example of a bot.

use anyhow::anyhow;

use crate::packages;

/// What it is called, on the path and by Debian.
const NAME: &str = "python3";

const MISSING: &str =
    "a test runs examples/bot.py, which needs Python 3.10 or later: install it and try again";

/// Sees to it that there is one: any that is on the path, else Debian's where this may install it.
pub(crate) fn install() -> anyhow::Result<()> {
    if packages::program(NAME).is_some() {
        return Ok(());
    }
    let fetched = if packages::may_install() {
        let listed = packages::refresh();
        // One of its lists may be broken and the package there nevertheless.
        packages::install("Debian's Python", &[NAME]).and(listed)
    } else {
        Ok(())
    };
    match (packages::program(NAME), fetched) {
        (Some(_), _) => Ok(()),
        (None, Ok(())) => Err(anyhow!(MISSING)),
        (None, Err(error)) => Err(error.context(MISSING)),
    }
}
