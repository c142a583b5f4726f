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

    /// Whether a value lies within.
    pub fn holds(&self, value: f64) -> bool {
        (self.low..=self.high).contains(&value)
    }
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
}
