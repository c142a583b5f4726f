//! Ctrl-C during long work: the first time it stops, and what there is is printed; the second time it ends the program.

use std::sync::atomic::{AtomicBool, Ordering};

/// Set when the person has had enough.
static STOP: AtomicBool = AtomicBool::new(false);

/// Listens for Ctrl-C from now on, and gives what it sets.
pub(crate) fn listen() -> &'static AtomicBool {
    // Without the handler Ctrl-C still ends the program, only without the numbers so far.
    let _ = ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            // Whoever asks twice does not want to wait.
            std::process::exit(130);
        }
    });
    &STOP
}
