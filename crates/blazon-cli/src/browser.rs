//! Opening the browser, where there is a person to see it.

use std::env;
use std::ffi::OsString;
use std::io::{self, IsTerminal};

/// Opens a page, if there is somebody in front of a screen. If there is no browser nothing happens: the address has been
/// said.
pub(crate) fn open(url: &str) {
    if is_wanted(io::stdout().is_terminal(), |name| env::var_os(name)) {
        let _ = open::that_detached(url);
    }
}

/// Whether somebody is in front of a screen: not when the output goes into a file or a pipe, not on another computer's
/// account, not when tests run, and only with a desktop where that can be told.
fn is_wanted(terminal: bool, variable: impl Fn(&str) -> Option<OsString>) -> bool {
    let is_set = |name: &&str| variable(name).is_some_and(|value| !value.is_empty());
    let elsewhere = ["CI", "SSH_CLIENT", "SSH_CONNECTION", "SSH_TTY"].iter().any(is_set);
    let desktop = cfg!(any(windows, target_os = "macos"))
        || ["DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"].iter().any(is_set);
    terminal && desktop && !elsewhere
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanted(terminal: bool, set: &[(&str, &str)]) -> bool {
        is_wanted(terminal, |name| {
            set.iter().find(|(variable, _)| *variable == name).map(|(_, value)| value.into())
        })
    }

    #[test]
    fn a_person_in_front_of_a_screen_gets_a_browser() {
        assert!(wanted(true, &[("DISPLAY", ":0")]));
        assert!(wanted(true, &[("WAYLAND_DISPLAY", "wayland-0"), ("CI", "")]));
    }

    #[test]
    fn nobody_else_does() {
        assert!(!wanted(false, &[("DISPLAY", ":0")]), "the output is read by a program");
        assert!(!wanted(true, &[("DISPLAY", ":0"), ("CI", "true")]), "tests run");
        let far = [("DISPLAY", "localhost:10.0"), ("SSH_CONNECTION", "10.0.0.1 50000 10.0.0.2 22")];
        assert!(!wanted(true, &far), "the screen is elsewhere");
    }

    #[cfg(not(any(windows, target_os = "macos")))]
    #[test]
    fn without_a_desktop_there_is_no_browser() {
        assert!(!wanted(true, &[]));
        assert!(!wanted(true, &[("DISPLAY", "")]));
    }
}
