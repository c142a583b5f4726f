//! Numbers as people write them.

use std::cmp::Ordering;

use crate::locale::is_zero;
use crate::{Words, fl};

/// The most decimals that a number is written with.
const MOST_DECIMALS: usize = 19;

impl Words {
    /// A number with so many decimals, grouped and with the decimal sign as the language has it. Zero has no sign, be it
    /// rounded or not.
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        self.numbers.write(&figure(number, decimals))
    }

    /// A whole number.
    pub fn count(&self, count: u64) -> String {
        self.numbers.write(&count.to_string())
    }

    /// A number with so many decimals and a sign, unless it is zero.
    pub fn signed(&self, number: f64, decimals: usize) -> String {
        let figure = figure(number, decimals);
        let plus = if number > 0.0 && !is_zero(&figure) { "+" } else { "" };
        format!("{plus}{}", self.numbers.write(&figure))
    }

    /// A share of one: "62.5%".
    pub fn share(&self, share: f64) -> String {
        self.hundredths(self.decimal(100.0 * share, 1))
    }

    /// The same in whole hundredths: "50%".
    pub fn percent(&self, share: f64) -> String {
        self.hundredths(self.decimal(100.0 * share, 0))
    }

    /// A difference of shares: "+3.1%".
    pub fn change(&self, change: f64) -> String {
        self.hundredths(self.signed(100.0 * change, 1))
    }

    fn hundredths(&self, figure: String) -> String {
        fl!(self, "percent", figure = figure)
    }
}

/// The number with as many decimals as it needs, and no more than three.
pub(crate) fn short(number: f64) -> String {
    let figure = figure(number, 3);
    if figure.contains('.') { figure.trim_end_matches('0').trim_end_matches('.').to_owned() } else { figure }
}

/// The number rounded alike on every platform: to even where it lies in the middle. What does not fit into 64 bits is
/// written as the largest that does.
///
/// It is worked out in whole numbers: what the standard library does for numbers of any size is twenty times as long,
/// and nothing else in the page needs it.
#[expect(clippy::cast_sign_loss, reason = "what is cast is not below zero")]
fn figure(number: f64, decimals: usize) -> String {
    if number.is_nan() {
        return "NaN".to_owned();
    }
    let sign = if number.is_sign_negative() { "-" } else { "" };
    if number.is_infinite() {
        return format!("{sign}∞");
    }
    let decimals = decimals.min(MOST_DECIMALS);
    let scale = (0..decimals).fold(1, |scale: u64, _| 10 * scale);
    let mut whole = number.abs() as u64;
    let Parts { mut parts, rest } = Parts::of(number.abs().fract(), scale);
    let last = if decimals == 0 { whole } else { parts };
    if rest == Ordering::Greater || rest == Ordering::Equal && last % 2 == 1 {
        parts += 1;
    }
    if parts == scale {
        (whole, parts) = (whole.saturating_add(1), 0);
    }
    if decimals == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{parts:0decimals$}") }
}

/// A fraction as a number of equal parts of one.
struct Parts {
    parts: u64,
    /// How what is left over compares with half a part.
    rest: Ordering,
}

impl Parts {
    /// A number below one and not below zero, in parts of which so many are one.
    fn of(fraction: f64, scale: u64) -> Parts {
        const MANTISSA: u64 = 1 << 52;
        let bits = fraction.to_bits();
        let exponent = bits / MANTISSA;
        let mantissa = bits % MANTISSA + if exponent == 0 { 0 } else { MANTISSA };
        // The fraction is mantissa / 2^shift.
        let shift = 1075 - exponent.max(1) as u32;
        let product = u128::from(mantissa) * u128::from(scale);
        if shift >= u128::BITS {
            return Parts { parts: 0, rest: Ordering::Less };
        }
        let parts = product >> shift;
        let rest = (product - (parts << shift)).cmp(&(1 << (shift - 1)));
        Parts { parts: parts as u64, rest }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn numbers_have_the_sign_of_the_language_and_zero_has_none() {
        let [english, french] = [Language::English, Language::French].map(Words::new);
        assert_eq!(english.decimal(-0.04, 1), "0.0");
        assert_eq!(english.decimal(-2.0, 0), "−2");
        assert_eq!(french.decimal(1.25, 1), "1,2");
        assert_eq!(english.signed(1.5, 1), "+1.5");
        assert_eq!(french.signed(-1.5, 1), "−1,5");
        assert_eq!(english.signed(-0.01, 1), "0.0");
        assert_eq!(english.signed(0.01, 1), "0.0");
        assert_eq!(english.count(u64::MAX), "18,446,744,073,709,551,615");
    }

    /// Spanish and Italian do not group four digits, French groups with a narrow space that no line breaks at.
    #[test]
    fn numbers_are_grouped_as_the_language_does() {
        let written = |language| {
            let words = Words::new(language);
            [(1234.5, 1), (12345.625, 2), (-1_234_567.0, 0)]
                .map(|(number, decimals)| words.decimal(number, decimals))
        };
        assert_eq!(written(Language::English), ["1,234.5", "12,345.62", "−1,234,567"]);
        assert_eq!(written(Language::Spanish), ["1234,5", "12.345,62", "−1.234.567"]);
        assert_eq!(written(Language::Italian), ["1234,5", "12.345,62", "−1.234.567"]);
        assert_eq!(
            written(Language::French),
            ["1\u{202f}234,5", "12\u{202f}345,62", "−1\u{202f}234\u{202f}567"]
        );
        assert_eq!(written(Language::Portuguese), ["1.234,5", "12.345,62", "−1.234.567"]);
        assert_eq!(written(Language::Korean), ["1,234.5", "12,345.62", "−1,234,567"]);
    }

    #[test]
    fn a_share_has_the_percent_sign_where_the_language_puts_it() {
        let written = |language| {
            let words = Words::new(language);
            [words.share(0.625), words.percent(0.5), words.change(0.031), words.change(-0.0001)]
        };
        assert_eq!(written(Language::English), ["62.5%", "50%", "+3.1%", "0.0%"]);
        assert_eq!(written(Language::Spanish), ["62,5\u{a0}%", "50\u{a0}%", "+3,1\u{a0}%", "0,0\u{a0}%"]);
        assert_eq!(written(Language::Italian), ["62,5%", "50%", "+3,1%", "0,0%"]);
        assert_eq!(written(Language::French), ["62,5\u{a0}%", "50\u{a0}%", "+3,1\u{a0}%", "0,0\u{a0}%"]);
        assert_eq!(written(Language::Portuguese), ["62,5%", "50%", "+3,1%", "0,0%"]);
        assert_eq!(written(Language::Korean), ["62.5%", "50%", "+3.1%", "0.0%"]);
    }

    #[test]
    fn what_has_no_end_has_a_sign_of_its_own() {
        let words = Words::new(Language::French);
        assert_eq!(words.signed(f64::INFINITY, 0), "+∞");
        assert_eq!(words.signed(f64::NEG_INFINITY, 0), "−∞");
        assert_eq!(words.decimal(f64::INFINITY, 2), "∞");
    }

    /// A sentence writes them like that, too, and its plural is that of the number.
    #[test]
    fn a_number_in_a_sentence_is_grouped() {
        let said = |language| Words::new(language).points(12345);
        assert_eq!(said(Language::English), "12,345 points");
        assert_eq!(said(Language::Spanish), "12.345 puntos");
        assert_eq!(said(Language::French), "12\u{202f}345 points");
        assert_eq!(Words::new(Language::English).points(1), "1 point");
    }

    #[test]
    fn words_are_shared_between_threads() {
        let words = Words::new(Language::Italian);
        let said = std::thread::scope(|scope| {
            let threads = [1.5, 2.5].map(|number| {
                let words = &words;
                scope.spawn(move || words.decimal(number, 1))
            });
            threads.map(|thread| thread.join().expect("it writes a number"))
        });
        assert_eq!(said, ["1,5", "2,5"]);
    }

    /// As the standard library rounds: the nearest, and the even one of two.
    #[test]
    fn a_number_is_rounded_to_the_nearest() {
        let ties = (0..4000).map(|eighths| f64::from(eighths) / 8.0);
        let tiny = [0.0, f64::MIN_POSITIVE, 5e-324, 1e-20, 0.000_05, 0.000_049_999_999_999_999_99, 0.000_15];
        let large = [4_503_599_627_370_495.5, 9_007_199_254_740_991.0, 1.8e19];
        let mut state = 1_u64;
        let random = std::iter::repeat_with(|| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            f64::from_bits(state >> 2)
        });
        let random = random.filter(|number| *number < 1e18).take(20_000);
        for number in ties.chain(tiny).chain(large).chain(random) {
            for decimals in 0..=8 {
                assert_eq!(figure(number, decimals), format!("{number:.decimals$}"));
                assert_eq!(figure(-number, decimals), format!("{:.decimals$}", -number));
            }
        }
        assert_eq!(figure(f64::NAN, 1), "NaN");
        assert_eq!(figure(1e300, 1), "18446744073709551615.0");
    }
}
