use core::iter::Sum;

/// How far counts are from what was to be expected: Pearson's test.
///
/// ```
/// use blazon_dice::ChiSquared;
///
/// // Sixty throws of one die, each side equally likely: (4 + 1 + 1 + 0 + 0 + 4) / 10.
/// let test = ChiSquared::uniform(&[12, 9, 11, 10, 10, 8]);
/// assert_eq!((test.value, test.freedom), (1.0, 5));
/// assert!(test.p() > 0.96);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChiSquared {
    /// The sum of squared differences, each by what was expected.
    pub value: f64,
    /// The degrees of freedom.
    pub freedom: u32,
}

impl ChiSquared {
    /// The test of counts that should all be equally large.
    pub fn uniform(counts: &[u64]) -> ChiSquared {
        ChiSquared::weighted(counts.iter().map(|&count| (count, 1)))
    }

    /// The test of counts that should be as large as their weights say. Something that comes though its weight is 0
    /// makes the value infinite.
    pub fn weighted(counts: impl Iterator<Item = (u64, u32)> + Clone) -> ChiSquared {
        let (sum, weights) = counts.clone().fold((0.0, 0.0), |(sum, weights), (count, weight)| {
            (sum + real(count), weights + f64::from(weight))
        });
        let (mut value, mut kinds) = (0.0, 0_u32);
        for (count, weight) in counts {
            let expected = sum * f64::from(weight) / weights;
            if expected > 0.0 {
                let difference = real(count) - expected;
                value += difference * difference / expected;
            } else if count > 0 {
                value = f64::INFINITY;
            }
            kinds += u32::from(weight > 0);
        }
        ChiSquared { value, freedom: kinds.saturating_sub(1) }
    }

    /// How probable a value at least as large is if all is fair.
    pub fn p(&self) -> f64 {
        tail(self.value, self.freedom)
    }
}

/// Independent tests are one test together.
impl Sum for ChiSquared {
    fn sum<I: Iterator<Item = ChiSquared>>(tests: I) -> ChiSquared {
        tests.fold(ChiSquared { value: 0.0, freedom: 0 }, |all, one| ChiSquared {
            value: all.value + one.value,
            freedom: all.freedom + one.freedom,
        })
    }
}

/// The probability that χ² with so many degrees of freedom is larger: the regularised gamma function Q(freedom / 2,
/// value / 2).
///
/// Q(½, x) = erfc(√x), Q(1, x) = e^−x, and Q(a + 1, x) = Q(a, x) + x^a e^−x / Γ(a + 1): with whole degrees of freedom
/// it is a finite sum of positive terms. They are computed from their logarithms, because e^−x alone may be too small
/// to be written.
fn tail(value: f64, freedom: u32) -> f64 {
    let x = value / 2.0;
    if x <= 0.0 || freedom == 0 {
        return 1.0;
    }
    if x.is_infinite() {
        return 0.0;
    }
    let (mut sum, mut a) = if freedom % 2 == 1 { (libm::erfc(libm::sqrt(x)), 0.5) } else { (0.0, 0.0) };
    for _ in 0..freedom / 2 {
        sum += libm::exp(a * libm::log(x) - x - libm::lgamma(a + 1.0));
        a += 1.0;
    }
    sum.min(1.0)
}

#[expect(clippy::cast_precision_loss, reason = "nobody counts as far as 2^53")]
fn real(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tail_is_the_gamma_function_to_nine_digits() {
        // Computed elsewhere with forty digits.
        for (value, freedom, p) in [
            (0.5, 1, 0.479_500_122_187),
            (1.0, 1, 0.317_310_507_863),
            (25.0, 1, 5.733_031_437_58e-7),
            (0.1, 2, 0.951_229_424_501),
            (13.8, 2, 0.001_007_785_429_05),
            (4.35, 5, 0.500_200_121_008),
            (20.515, 5, 0.001_000_002_451_07),
            (100.0, 5, 5.285_148_360_94e-20),
            (16.24, 19, 0.641_209_723_11),
            (43.82, 19, 0.001_000_062_314_56),
            (104.36, 110, 0.633_744_841_337),
            (162.8, 110, 0.000_805_470_291_459),
            (1069.19, 1079, 0.578_264_727_762),
            (1250.0, 1079, 0.000_218_259_410_478),
            (2100.0, 2000, 0.058_671_111_377_3),
            (1900.0, 2001, 0.946_698_227_661),
        ] {
            let tail = tail(value, freedom);
            assert!((tail / p - 1.0).abs() < 1e-9, "{value} {freedom}: {tail} instead of {p}");
        }
    }

    #[test]
    fn the_tail_is_that_of_the_tables() {
        // Quantiles of χ² with 20, 10 and 2 degrees of freedom.
        for (value, freedom, p) in
            [(31.410, 20, 0.05), (37.566, 20, 0.01), (10.851, 20, 0.95), (18.307, 10, 0.05), (5.991, 2, 0.05)]
        {
            let tail = tail(value, freedom);
            assert!((tail - p).abs() < 1e-4, "{value} {freedom}: {tail}");
        }
        assert!((tail(0.0, 20) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn a_loaded_die_is_found_and_a_fair_one_is_not() {
        let of_dice =
            |dice: &[[u64; 6]; 4]| dice.iter().map(|die| ChiSquared::uniform(die)).sum::<ChiSquared>();
        let fair = of_dice(&[[100; 6]; 4]);
        assert!(fair.value.abs() < 1e-12 && fair.p() > 0.999);
        // One die of 60 throws, by hand: (4 + 1 + 1 + 0 + 0 + 4) / 10.
        let some = of_dice(&[[12, 9, 11, 10, 10, 8], [0; 6], [0; 6], [0; 6]]);
        assert!((some.value - 1.0).abs() < 1e-12, "{some:?}");
        assert_eq!(some.freedom, 20);
        let loaded = of_dice(&[[200, 80, 80, 80, 80, 80], [100; 6], [100; 6], [100; 6]]);
        assert!(loaded.p() < 1e-6, "{loaded:?}");
    }

    #[test]
    fn what_cannot_come_is_as_improbable_as_can_be() {
        let never = ChiSquared::weighted([(5, 1), (5, 1), (0, 0)].into_iter());
        assert_eq!((never.value, never.freedom), (0.0, 1));
        let came = ChiSquared::weighted([(5, 1), (5, 1), (1, 0)].into_iter());
        assert_eq!((came.value, came.p()), (f64::INFINITY, 0.0));
    }

    #[test]
    fn nothing_is_no_evidence() {
        for counts in [&[][..], &[7][..], &[0; 6][..]] {
            let test = ChiSquared::uniform(counts);
            assert_eq!((test.value, test.p()), (0.0, 1.0), "{counts:?}");
        }
    }
}
