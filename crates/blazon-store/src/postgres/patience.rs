use std::time::Duration;

use tokio::time;

/// The first pause between two attempts, on average.
const FIRST: Duration = Duration::from_millis(20);

/// The longest pause.
const LONGEST: Duration = Duration::from_secs(2);

/// Waits before another attempt: the longer, the more there were, and never as long as others who failed at the same time.
pub(super) async fn pause(attempt: u32) {
    let longest = FIRST.saturating_mul(2u32.saturating_pow(attempt)).min(LONGEST);
    time::sleep(longest.mul_f64(0.25 + 0.75 * fraction())).await;
}

/// A random number from 0 to 1.
fn fraction() -> f64 {
    // If the system has none to give, everybody waits equally long.
    f64::from(getrandom::u32().unwrap_or(u32::MAX / 2)) / f64::from(u32::MAX)
}
