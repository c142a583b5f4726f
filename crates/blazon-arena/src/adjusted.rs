use crate::billionths::Billionths;
use crate::figure::real;
use crate::interval::Interval;

/// The scores of pairs with the luck of the dice taken out. Only whole numbers are added, as in
/// [`Sums`](crate::Sums).
///
/// The luck of a roll is the value after it less its exact mean over all rolls, by the net that comes with the program,
/// whoever plays. Its mean is zero however wrong that net is, so the mean of these scores is that of the plain ones; but
/// the better the net, and the more the players play like it, the less they vary. There may be more luck in a pair than
/// its result was worth, so a single one may lie below 0 or above 1.
///
/// Lots are luck as well: a game that they decide counts one half. A game that is lost without being played to its end
/// counts as it is, with its luck: what lost it was not the dice. The mean stays what it is, as long as a program does not
/// fail more often after good rolls than after bad ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Adjusted {
    /// How many pairs are counted.
    pub pairs: u64,
    /// The sum of their scores, each the mean of its two games'.
    pub sum: Billionths,
    /// The sum of the squares of these.
    pub squares: Billionths,
}

impl Adjusted {
    /// The most that a pair may come to, and the least with the sign turned. None is near it, but what is limited can be
    /// added up a billion times.
    pub const MOST: u8 = 3;

    /// Counts a pair with its score.
    pub fn add(&mut self, score: f64) {
        let most = f64::from(Adjusted::MOST);
        let score = score.clamp(-most, most);
        self.pairs += 1;
        self.sum += Billionths::of(score);
        self.squares += Billionths::of(score * score);
    }

    /// Counts the pairs of another.
    pub fn merge(&mut self, other: &Adjusted) {
        self.pairs += other.pairs;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean over the pairs, with Student's interval. After a single pair nothing is known of how they vary. The interval
    /// ends where scores do; the mean, which is an estimate, may lie a little beyond. Nothing, if there are no pairs.
    pub fn score(&self) -> Option<Interval> {
        if self.pairs == 0 {
            return None;
        }
        let mean = self.sum.mean(self.pairs);
        if self.pairs == 1 {
            return Some(Interval { mean, low: 0.0, high: 1.0 });
        }
        let pairs = real(self.pairs);
        let variance = ((self.squares.share() - self.sum.share() * mean) / (pairs - 1.0)).max(0.0);
        let Interval { low, high, .. } = Interval::student(mean, variance, pairs);
        Some(Interval { mean, low: low.clamp(0.0, 1.0), high: high.clamp(0.0, 1.0) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(scores: &[f64]) -> Adjusted {
        let mut adjusted = Adjusted::default();
        for &score in scores {
            adjusted.add(score);
        }
        adjusted
    }

    #[test]
    fn the_interval_is_that_of_how_the_pairs_vary() {
        let scores: Vec<f64> = (0..1000).map(|i| 0.6 + if i % 2 == 0 { 0.1 } else { -0.1 }).collect();
        let score = of(&scores).score().expect("pairs");
        let reach = 1.9623 * 0.1 / 999_f64.sqrt();
        assert!((score.mean - 0.6).abs() < 1e-9, "{score:?}");
        assert!((score.high - score.mean - reach).abs() < 1e-6, "{score:?} {reach}");
        assert!((score.mean - score.low - reach).abs() < 1e-6, "{score:?} {reach}");
    }

    #[test]
    fn a_handful_of_pairs_claims_no_certainty() {
        assert_eq!(Adjusted::default().score(), None);
        let one = of(&[0.7]).score().expect("a pair");
        assert!(one.holds(0.0) && one.holds(1.0), "{one:?}");
        let two = of(&[0.65, 0.75]).score().expect("two pairs");
        assert!(two.high - two.low > 0.8, "{two:?}");
    }

    #[test]
    fn the_interval_ends_where_scores_do_and_the_mean_may_lie_beyond() {
        let score = of(&[1.01, 1.03, 1.02, 1.04, 1.0]).score().expect("pairs");
        assert!((score.mean - 1.02).abs() < 1e-9, "{score:?}");
        assert!(score.low <= 1.0 && score.high <= 1.0, "{score:?}");
    }

    #[test]
    fn parts_are_together_exactly_the_whole_in_any_order() {
        let scores = [0.1, -0.7, 1.0 / 3.0, 1.2, 0.3];
        let mut parts = of(&scores[3..]);
        parts.merge(&of(&scores[..3]));
        assert_eq!(parts, of(&scores));
    }

    #[test]
    fn as_many_pairs_as_can_be_asked_for_add_up() {
        let limit = f64::from(Adjusted::MOST);
        let mut most = of(&[limit]);
        for _ in 0..9 {
            let tenth = most;
            for _ in 1..10 {
                most.merge(&tenth);
            }
        }
        assert_eq!(most.pairs, 1_000_000_000);
        let score = most.score().expect("pairs");
        assert!((score.mean - limit).abs() < 1e-9, "{score:?}");
        assert_eq!(of(&[1e9]), of(&[limit]));
    }
}
