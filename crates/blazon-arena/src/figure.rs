//! Counts as real numbers.

/// A count as a real number.
#[expect(clippy::cast_precision_loss, reason = "nobody counts as far as 2^53")]
pub fn real(count: u64) -> f64 {
    count as f64
}

/// A sum that may be negative as a real number.
#[expect(clippy::cast_precision_loss, reason = "nobody counts as far as 2^53")]
pub(crate) fn real_signed(sum: i64) -> f64 {
    sum as f64
}
