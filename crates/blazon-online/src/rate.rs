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
    /// How many may still happen, times the milliseconds that each takes to come back. Below zero, that has to come back
    /// first: it happened where this limit could not be asked.
    left: i64,
    /// When that was true.
    at: u64,
}

/// The most that can be owed, in buckets.
const MOST_OWED: i64 = 16;

impl Bucket {
    /// One from which nothing has been taken.
    pub(crate) fn full(rate: Rate, now: u64) -> Bucket {
        Bucket { left: rate.most(), at: now }
    }

    /// Takes one, or says after how many milliseconds there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: u64) -> Result<(), u64> {
        self.refill(rate, now);
        let lacks = rate.share().saturating_sub(self.left);
        if lacks > 0 {
            return Err(lacks.unsigned_abs().div_ceil(u64::from(rate.times.max(1))));
        }
        self.left -= rate.share();
        Ok(())
    }

    /// Takes so many, whether there are any or not.
    pub(crate) fn spend(&mut self, rate: Rate, now: u64, times: u32) {
        self.refill(rate, now);
        let spent = self.left.saturating_sub(rate.share().saturating_mul(i64::from(times)));
        self.left = spent.max(rate.most().saturating_mul(-MOST_OWED));
    }

    /// Whether it is as if nothing had ever been taken, so that it can be forgotten.
    pub(crate) fn is_full(&self, rate: Rate, now: u64) -> bool {
        let mut bucket = *self;
        bucket.refill(rate, now);
        bucket.left >= rate.most()
    }

    fn refill(&mut self, rate: Rate, now: u64) {
        let back = now.saturating_sub(self.at).saturating_mul(u64::from(rate.times));
        self.left = rate.most().min(self.left.saturating_add_unsigned(back));
        self.at = self.at.max(now);
    }
}

impl Rate {
    /// What one takes up in a bucket.
    fn share(self) -> i64 {
        i64::try_from(self.within).unwrap_or(i64::MAX)
    }

    /// What a bucket holds.
    fn most(self) -> i64 {
        i64::from(self.times).saturating_mul(self.share())
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

    #[test]
    fn what_happened_elsewhere_has_to_come_back_first() {
        let mut bucket = Bucket::full(RATE, 0);
        assert!((0..5).all(|_| bucket.take(RATE, 0).is_ok()));
        bucket.spend(RATE, 0, 2);
        assert_eq!(bucket.take(RATE, 0), Err(36_000));
        assert!(!bucket.is_full(RATE, 60_000));
        assert!(bucket.is_full(RATE, 84_000));
        assert_eq!(bucket.take(RATE, 36_000), Ok(()));
        // Nobody is locked out for ever by a number.
        bucket.spend(RATE, 36_000, u32::MAX);
        assert!(bucket.is_full(RATE, 36_000 + 17 * 60_000));
    }
}
