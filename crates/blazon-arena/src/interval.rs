/// The normal quantile of a 95 % interval.
pub(crate) const Z: f64 = 1.959_964;

/// An estimate and how far it may be off, with 95 % confidence.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The estimate.
    pub mean: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// Wilson's interval of a share that was seen in so many trials: unlike the textbook's it stays within 0 and 1 and
    /// is honest after few of them.
    pub fn wilson(mean: f64, trials: f64) -> Interval {
        let scale = 1.0 + Z * Z / trials;
        let centre = (mean + Z * Z / (2.0 * trials)) / scale;
        let reach = Z / scale * (mean * (1.0 - mean) / trials + Z * Z / (4.0 * trials * trials)).sqrt();
        Interval { mean, low: (centre - reach).max(0.0), high: (centre + reach).min(1.0) }
    }

    /// Student's interval of the mean of so many values, at least two, that vary like this: of a handful of them it is
    /// much wider than the normal one, as it should be.
    pub fn student(mean: f64, variance: f64, count: f64) -> Interval {
        let reach = student_quantile(count - 1.0) * (variance / count).sqrt();
        Interval { mean, low: mean - reach, high: mean + reach }
    }

    /// Whether a value lies within.
    pub fn holds(&self, value: f64) -> bool {
        (self.low..=self.high).contains(&value)
    }
}

/// Student's quantile of a 95 % interval: [`Z`] with the corrections of Cornish and Fisher for so many degrees of freedom.
/// They are a tenth too small for one, less than a hundredth for two, and right for more.
fn student_quantile(freedom: f64) -> f64 {
    let square = Z * Z;
    let corrections = [
        (square + 1.0) / 4.0,
        ((5.0 * square + 16.0) * square + 3.0) / 96.0,
        (((3.0 * square + 19.0) * square + 17.0) * square - 15.0) / 384.0,
        ((((79.0 * square + 776.0) * square + 1482.0) * square - 1920.0) * square - 945.0) / 92_160.0,
    ];
    let sum = corrections.into_iter().rev().fold(0.0, |sum, correction| (sum + correction) / freedom);
    Z * (1.0 + sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilsons_interval_is_that_of_the_books() {
        // Ten of ten: n / (n + z²).
        let all = Interval::wilson(1.0, 10.0);
        assert!((all.low - 10.0 / (10.0 + Z * Z)).abs() < 1e-12, "{all:?}");
        assert!((all.high - 1.0).abs() < 1e-12, "{all:?}");
        // 15 of 50, the example of Newcombe and others: 0.1910 to 0.4375.
        let some = Interval::wilson(0.3, 50.0);
        assert!((some.low - 0.1910).abs() < 5e-5 && (some.high - 0.4375).abs() < 5e-5, "{some:?}");
    }
    #[test]
    fn students_quantiles_are_those_of_the_books() {
        for (freedom, quantile) in [(2.0, 4.303), (3.0, 3.182), (9.0, 2.262), (30.0, 2.042), (1e9, 1.960)] {
            let found = student_quantile(freedom);
            assert!((found - quantile).abs() < 0.01 * quantile, "{freedom}: {found}");
        }
        assert!(student_quantile(1.0) > 11.0);
        // Ten values of variance 4: 2.262 · 2 / √10.
        let ten = Interval::student(5.0, 4.0, 10.0);
        assert!((ten.high - 5.0 - 1.4307).abs() < 1e-3 && (5.0 - ten.low - 1.4307).abs() < 1e-3, "{ten:?}");
    }
}
