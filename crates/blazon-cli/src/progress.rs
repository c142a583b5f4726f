//! Bars that show how far long work is.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar with a text behind it. It hides itself where nobody watches: when standard error is not a terminal.
pub(crate) fn bar(length: u64) -> ProgressBar {
    let bar = ProgressBar::new(length);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta} {msg}") {
        bar.set_style(style);
    }
    bar
}
