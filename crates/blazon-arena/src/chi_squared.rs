//! Whether the dice are fair: Pearson's test.

use crate::figure::real;

/// How far counts are from what was to be expected.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChiSquared {
    /// The sum of squared differences, each by what was expected.
    pub value: f64,
    /// The degrees of freedom.
    pub freedom: u32,
    /// How probable a value at least as large is if all is fair.
    pub p: f64,
}

impl ChiSquared {
    /// The test of four dice with six sides, each side equally likely.
    pub fn of_dice(counts: &[[u64; 6]; 4]) -> ChiSquared {
        let mut value = 0.0;
        for die in counts {
            let expected = real(die.iter().sum()) / 6.0;
            if expected > 0.0 {
                value += die.iter().map(|&count| (real(count) - expected).powi(2) / expected).sum::<f64>();
            }
        }
        ChiSquared { value, freedom: 20, p: tail(value, 10) }
    }
}

/// The probability that χ² with 2·`half` degrees of freedom is larger. For an even number there is a closed form:
/// e^(−x/2) times the first terms of the series of e^(x/2).
fn tail(value: f64, half: u32) -> f64 {
    let x = value / 2.0;
    let mut term = libm::exp(-x);
    let mut sum = term;
    for i in 1..half {
        term *= x / f64::from(i);
        sum += term;
    }
    sum.min(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tail_is_that_of_the_tables() {
        // Quantiles of χ² with 20, 10 and 2 degrees of freedom.
        for (value, half, p) in
            [(31.410, 10, 0.05), (37.566, 10, 0.01), (10.851, 10, 0.95), (18.307, 5, 0.05), (5.991, 1, 0.05)]
        {
            assert!((tail(value, half) - p).abs() < 1e-4, "{value} {half}: {}", tail(value, half));
        }
        assert!((tail(0.0, 10) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn a_loaded_die_is_found_and_a_fair_one_is_not() {
        let fair = ChiSquared::of_dice(&[[100; 6]; 4]);
        assert!(fair.value.abs() < 1e-12 && fair.p > 0.999);
        // One die of 60 throws, by hand: (4 + 1 + 1 + 0 + 0 + 4) / 10.
        let some = ChiSquared::of_dice(&[[12, 9, 11, 10, 10, 8], [0; 6], [0; 6], [0; 6]]);
        assert!((some.value - 1.0).abs() < 1e-12, "{some:?}");
        let loaded = ChiSquared::of_dice(&[[200, 80, 80, 80, 80, 80], [100; 6], [100; 6], [100; 6]]);
        assert!(loaded.p < 1e-6, "{loaded:?}");
    }
}
