use core::ops::AddAssign;

use crate::figure::{real, real_signed};

/// A share, mostly from −1 to 1, or a sum of shares, in billionths. Only whole numbers are added, so parts of a run give together
/// exactly what the whole gives, in whichever order they are added.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Billionths(pub i64);

impl Billionths {
    /// All there is.
    pub const ONE: Billionths = Billionths(1_000_000_000);

    /// A share, to the nearest billionth.
    pub fn of(share: f64) -> Billionths {
        Billionths((share * real_signed(Billionths::ONE.0)).round() as i64)
    }

    /// What it comes to.
    pub fn share(self) -> f64 {
        real_signed(self.0) / real_signed(Billionths::ONE.0)
    }

    /// The mean of so many shares that are added up here; 0 if there are none.
    pub fn mean(self, count: u64) -> f64 {
        if count == 0 { 0.0 } else { self.share() / real(count) }
    }
}

impl AddAssign for Billionths {
    fn add_assign(&mut self, other: Billionths) {
        self.0 += other.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_does_not_matter_in_which_order_shares_are_added() {
        let shares = [0.1, -0.7, 1.0 / 3.0, 1e-9, 0.3];
        let sum = |shares: &[f64]| {
            let mut sum = Billionths::default();
            for &share in shares {
                sum += Billionths::of(share);
            }
            sum
        };
        let mut parts = sum(&shares[3..]);
        parts += sum(&shares[..3]);
        assert_eq!(parts, sum(&shares));
        assert_eq!(parts, Billionths(33_333_334));
    }

    #[test]
    fn a_mean_is_within_half_a_billionth_and_nothing_has_none() {
        let mut sum = Billionths::of(0.25);
        sum += Billionths::of(0.75);
        assert!((sum.share() - 1.0).abs() < 1e-12 && (sum.mean(2) - 0.5).abs() < 1e-12);
        assert!(Billionths::default().mean(0).abs() < 1e-12);
    }
}
