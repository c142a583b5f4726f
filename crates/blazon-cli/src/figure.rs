//! Numbers as people write them.

use blazon_words::Words;

/// A number with so many decimals and the language's decimal sign.
pub(crate) fn decimal(words: &Words, number: f64, decimals: usize) -> String {
    words.decimal(number, decimals)
}

/// A share of one as a percentage, without the sign.
pub(crate) fn percent(words: &Words, share: f64) -> String {
    decimal(words, 100.0 * share, 1)
}

/// A count as a real number.
#[expect(clippy::cast_precision_loss, reason = "nobody counts as far as 2^53")]
pub(crate) fn real(count: u64) -> f64 {
    count as f64
}
