//! Browsers other than Chromium, in which one game each is played.

use anyhow::anyhow;

use crate::packages;

/// A program, the package of Debian that it is in, and the variable that names another program.
struct Needed {
    program: &'static str,
    package: &'static str,
    variable: Option<&'static str>,
}

const NEEDED: [Needed; 3] = [
    Needed { program: "firefox-esr", package: "firefox-esr", variable: Some("FIREFOX") },
    Needed { program: "WebKitWebDriver", package: "webkit2gtk-driver", variable: None },
    Needed { program: "Xvfb", package: "xvfb", variable: None },
];

const MISSING: &str = "the tests in other browsers need Firefox (name it with FIREFOX=/path/to/it unless it is \
    called firefox-esr), WebKitGTK's WebKitWebDriver and Xvfb on the path: install what is missing, and try again";

impl Needed {
    fn is_here(&self) -> bool {
        self.is_named() || packages::program(self.program).is_some()
    }

    fn is_named(&self) -> bool {
        self.variable.and_then(std::env::var_os).is_some_and(|named| !named.is_empty())
    }

    /// Whether Debian's package would be the one that is used.
    fn is_debians(&self) -> bool {
        !self.is_named()
            && packages::program(self.program).is_none_or(|file| packages::is_from(&file, self.package))
    }
}

/// Sees to them: the newest of Debian where this may install them.
pub(crate) fn install() -> anyhow::Result<()> {
    let wanted: Vec<&str> =
        NEEDED.iter().filter(|needed| needed.is_debians()).map(|needed| needed.package).collect();
    let fetched = if packages::may_install() && !wanted.is_empty() {
        let listed = packages::refresh();
        // One of its lists may be broken and the packages there nevertheless.
        packages::install("Debian's newest Firefox and WebKit", &wanted).and(listed)
    } else {
        Ok(())
    };
    if !NEEDED.iter().all(Needed::is_here) {
        return Err(match fetched {
            Ok(()) => anyhow!(MISSING),
            Err(error) => error.context(MISSING),
        });
    }
    if let Err(error) = fetched {
        println!("Debian's newest could not be fetched, so they are those that are here: {error}");
    }
    Ok(())
}
