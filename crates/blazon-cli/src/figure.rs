//! Numbers as people write them.

use blazon_words::Words;

/// A share of one as a percentage, without the sign.
pub(crate) fn percent(words: &Words, share: f64) -> String {
    words.decimal(100.0 * share, 1)
}

/// A count as a real number.
#[expect(clippy::cast_precision_loss, reason = "nobody counts as far as 2^53")]
pub(crate) fn real(count: u64) -> f64 {
    count as f64
}
