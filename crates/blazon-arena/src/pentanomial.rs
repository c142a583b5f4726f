use crate::elo::elo_of_score;
use crate::figure::real;
use crate::interval::Interval;

/// How many pairs ended with each number of half points: lost both, lost one and drew one, came out even, won one and
/// drew one, won both.
///
/// The two games of a pair share their dice, so they are not independent: who has the lucky dice in one has them
/// against himself in the other. Counting pairs keeps that, and makes the intervals as narrow as they may be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pentanomial(pub [u64; 5]);

impl Pentanomial {
    /// Counts a pair of so many half points, 0 to 4.
    pub fn add(&mut self, half_points: usize) {
        self.0[half_points.min(4)] += 1;
    }

    /// Counts the pairs of another.
    pub fn merge(&mut self, other: &Pentanomial) {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
    }

    /// How many pairs there are.
    pub fn pairs(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The score out of 1, with its interval.
    ///
    /// It is Wilson's interval, of as many independent trials as the pairs are worth: their number divided by the
    /// [design effect](Pentanomial::design_effect).
    pub fn score(&self) -> Interval {
        if self.pairs() == 0 {
            return Interval { mean: 0.5, low: 0.0, high: 1.0 };
        }
        Interval::wilson(self.mean(), real(self.pairs()) / self.design_effect())
    }

    /// The score as a difference in Elo. What a clean sweep would make infinite is limited as if a quarter of a game
    /// had gone the other way.
    pub fn elo(&self) -> Interval {
        let Interval { mean, low, high } = self.score();
        let least = 0.25 / (2.0 * real(self.pairs().max(1)) + 0.5);
        let elo = |score: f64| elo_of_score(score.clamp(least, 1.0 - least));
        Interval { mean: elo(mean), low: elo(low), high: elo(high) }
    }

    /// The variance of a pair's score as a part of what it would be if every pair were won or lost altogether: 1 then,
    /// 1/2 if the two games had nothing to do with each other, near 0 if the dice decided everything.
    ///
    /// Two pairs are added that were all or nothing, so that a clean sweep or a handful of pairs claims no certainty.
    pub fn design_effect(&self) -> f64 {
        let pairs = real(self.pairs());
        let mean = self.mean();
        let squares: f64 =
            self.0.iter().enumerate().map(|(i, &count)| real(count) * (quarter(i) - mean).powi(2)).sum();
        // Of a sample, so one less; a single pair says nothing about its variance.
        let squares = if pairs > 1.0 { squares * pairs / (pairs - 1.0) } else { squares };
        let most = pairs * mean * (1.0 - mean);
        ((squares + 0.5) / (most + 0.5)).min(1.0)
    }

    fn mean(&self) -> f64 {
        if self.pairs() == 0 {
            return 0.5;
        }
        let half_points: u64 = (0..).zip(self.0).map(|(half_points, count)| half_points * count).sum();
        real(half_points) / (4.0 * real(self.pairs()))
    }
}

/// The score of a pair with so many half points.
pub(crate) fn quarter(half_points: usize) -> f64 {
    [0.0, 0.25, 0.5, 0.75, 1.0][half_points.min(4)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_of_many_pairs_is_that_of_their_variance() {
        // (2000 · ¼ + 3000 · ½ + 1000 · ¾ + 3000) / 10000, and the squares of what is left.
        let pairs = Pentanomial([1000, 2000, 3000, 1000, 3000]);
        let score = pairs.score();
        assert!((score.mean - 0.575).abs() < 1e-12, "{score:?}");
        let variance = (1000.0 * 0.575_f64.powi(2)
            + 2000.0 * 0.325_f64.powi(2)
            + 3000.0 * 0.075_f64.powi(2)
            + 1000.0 * 0.175_f64.powi(2)
            + 3000.0 * 0.425_f64.powi(2))
            / 10_000.0;
        let reach = 1.96 * (variance / 10_000.0).sqrt();
        assert!((score.high - score.low - 2.0 * reach).abs() < 1e-4, "{score:?} {reach}");
    }

    #[test]
    fn pairs_that_came_out_even_by_the_dice_are_worth_more_than_games() {
        let by_dice = Pentanomial([0, 0, 1000, 0, 0]).score();
        let by_player = Pentanomial([500, 0, 0, 0, 500]).score();
        assert!((by_dice.mean - by_player.mean).abs() < 1e-12);
        assert!(by_dice.high - by_dice.low < 0.01, "{by_dice:?}");
        let textbook = Interval::wilson(0.5, 1000.0);
        assert!((by_player.low - textbook.low).abs() < 1e-4, "{by_player:?}");
    }

    #[test]
    fn a_clean_sweep_and_a_handful_of_pairs_claim_no_certainty() {
        let sweep = Pentanomial([0, 0, 0, 0, 10]);
        assert!((sweep.score().low - 0.7225).abs() < 1e-3, "{:?}", sweep.score());
        let elo = sweep.elo();
        assert!(elo.low > 100.0 && elo.mean.is_finite() && elo.high >= elo.mean, "{elo:?}");
        for half_points in 0..5 {
            let mut one = Pentanomial::default();
            one.add(half_points);
            let score = one.score();
            assert!(score.high - score.low > 0.5, "{score:?}");
            assert!(score.holds(score.mean) && one.elo().low.is_finite() && one.elo().high.is_finite());
        }
        assert_eq!(Pentanomial::default().score(), Interval { mean: 0.5, low: 0.0, high: 1.0 });
        assert!(Pentanomial::default().elo().mean.abs() < 1e-12);
    }

    #[test]
    fn the_two_sides_see_the_same_match() {
        let left = Pentanomial([3, 14, 15, 92, 65]);
        let right = Pentanomial([65, 92, 15, 14, 3]);
        assert!((left.score().low - (1.0 - right.score().high)).abs() < 1e-12);
        assert!((left.elo().high + right.elo().low).abs() < 1e-9);
    }
}
