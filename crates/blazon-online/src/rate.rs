/// How many times in how many milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// How many.
    pub times: u32,
    /// In how many milliseconds.
    pub within: u64,
}

/// A limit on how often something may happen: so many at once, and then one more for each share of the time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    /// How many may still happen, times the milliseconds that each takes to come back.
    left: u64,
    /// When that was true.
    at: u64,
}

impl Bucket {
    /// One from which nothing has been taken.
    pub(crate) fn full(rate: Rate, now: u64) -> Bucket {
        Bucket { left: u64::from(rate.times).saturating_mul(rate.within), at: now }
    }

    /// Takes one, or says after how many milliseconds there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: u64) -> Result<(), u64> {
        let most = u64::from(rate.times).saturating_mul(rate.within);
        let back = now.saturating_sub(self.at).saturating_mul(u64::from(rate.times));
        self.left = most.min(self.left.saturating_add(back));
        self.at = self.at.max(now);
        match self.left.checked_sub(rate.within) {
            Some(left) => {
                self.left = left;
                Ok(())
            }
            None => Err((rate.within - self.left).div_ceil(u64::from(rate.times.max(1)))),
        }
    }

    /// Whether nothing has been taken for so long that it can be forgotten.
    pub(crate) fn is_full(&self, rate: Rate, now: u64) -> bool {
        now.saturating_sub(self.at) >= rate.within
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: Rate = Rate { times: 5, within: 60_000 };

    #[test]
    fn five_at_once_and_then_one_every_twelve_seconds() {
        let mut bucket = Bucket::full(RATE, 0);
        assert!((0..5).all(|_| bucket.take(RATE, 0).is_ok()));
        assert_eq!(bucket.take(RATE, 0), Err(12_000));
        assert_eq!(bucket.take(RATE, 11_999), Err(1));
        assert_eq!(bucket.take(RATE, 12_000), Ok(()));
        assert_eq!(bucket.take(RATE, 12_000), Err(12_000));
    }

    #[test]
    fn a_clock_that_goes_back_gives_nothing_away() {
        let mut bucket = Bucket::full(RATE, 100_000);
        assert!((0..5).all(|_| bucket.take(RATE, 100_000).is_ok()));
        assert!(bucket.take(RATE, 0).is_err());
        assert!(bucket.take(RATE, 100_000).is_err());
    }
}
