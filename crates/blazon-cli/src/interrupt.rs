//! Ctrl-C during long work: the first time it stops, and what there is is printed; the second time it ends the program.
//! So it is with the signal that the system sends when it shuts down.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

/// Set when the person has had enough.
static STOP: AtomicBool = AtomicBool::new(false);

/// Listens for Ctrl-C from now on, and gives what it sets.
pub(crate) fn listen() -> &'static AtomicBool {
    // Without the handler Ctrl-C still ends the program, only without the numbers so far.
    let _ = listen_with(|| ());
    &STOP
}

/// Listens for Ctrl-C from now on, and does this the first time. It takes a thread, which the system may refuse.
pub(crate) fn listen_with(stop: impl Fn() + Send + 'static) -> io::Result<()> {
    let listening = ctrlc::set_handler(move || {
        if STOP.swap(true, Ordering::Relaxed) {
            // Whoever asks twice does not want to wait.
            std::process::exit(130);
        }
        stop();
    });
    listening.map_err(|error| match error {
        ctrlc::Error::System(error) => error,
        other => io::Error::other(other),
    })
}
