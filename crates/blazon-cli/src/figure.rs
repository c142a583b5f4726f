//! Numbers as people write them.

use blazon_words::{Words, fl};

pub(crate) use blazon_arena::real;

/// A share of one as a percentage, without the sign.
pub(crate) fn percent(words: &Words, share: f64) -> String {
    words.decimal(100.0 * share, 1)
}

/// A share of one as a percentage, with the sign and so many decimals.
pub(crate) fn percentage(words: &Words, share: f64, decimals: usize) -> String {
    fl!(words, "percent", figure = words.decimal(100.0 * share, decimals))
}
