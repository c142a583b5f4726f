//! Numbers, their plurals, lists and capitals as each language writes them: natively by the tables of Unicode, in a browser by the browser, which
//! has the same tables and saves the page from carrying them.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod native;

#[cfg(target_arch = "wasm32")]
use browser as platform;
#[cfg(not(target_arch = "wasm32"))]
use native as platform;

pub(crate) use platform::{Lists, Plurals, upper_case};

/// The sign of what is below zero: as wide as a plus, and no hyphen.
const MINUS: char = '−';

/// How a language writes numbers.
#[derive(Debug)]
pub(crate) struct Numbers(platform::Numbers);

impl Numbers {
    pub(crate) fn new(locale: &str) -> Numbers {
        Numbers(platform::Numbers::new(locale))
    }

    /// A figure such as `-1234.50`. Zero has no sign, and what has no digits, such as infinity, stays as it is.
    pub(crate) fn write(&self, figure: &str) -> String {
        let (negative, digits) = figure.strip_prefix('-').map_or((false, figure), |digits| (true, digits));
        let mut written = String::new();
        if negative && !is_zero(digits) {
            written.push(MINUS);
        }
        if digits.starts_with(|first: char| first.is_ascii_digit()) {
            written.push_str(&self.0.write(digits));
        } else {
            written.push_str(digits);
        }
        written
    }
}

/// Whether nothing but zeros is written.
pub(crate) fn is_zero(digits: &str) -> bool {
    digits.bytes().all(|digit| matches!(digit, b'0' | b'.'))
}
