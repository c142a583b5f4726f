use crate::elo::expected_score;
use crate::figure::real;
use crate::pentanomial::{Pentanomial, quarter};

/// A sequential test: is the left player `elo0` or `elo1` better? It ends as soon as the pairs so far say so with an
/// error of 5 % either way, α = β = 0.05.
///
/// The log-likelihood ratio is the generalised one of pairs: among all distributions over the five results of a pair
/// with the expected score of `elo0`, and among those with that of `elo1`, it takes the likeliest, and compares the two.
/// So nothing is assumed about how often games are drawn or how much the dice of a pair decide.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The hypothesis that is given up above the upper bound.
    pub elo0: f64,
    /// The hypothesis that is given up below the lower bound.
    pub elo1: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SprtVerdict {
    /// Not enough pairs yet.
    Open,
    /// Rather `elo0`.
    Elo0,
    /// Rather `elo1`.
    Elo1,
}

impl Sprt {
    /// The bounds are this and its negative: ln((1 − β) / α).
    pub const BOUND: f64 = 2.944_438_979_166_44;

    /// The largest difference in Elo that can be tested for.
    pub const MOST_ELO: f64 = 2000.0;

    /// The test of these two hypotheses, the smaller first; nothing if that makes no sense.
    pub fn new(elo0: f64, elo1: f64) -> Option<Sprt> {
        let known = [elo0, elo1].into_iter().all(|elo| (-Sprt::MOST_ELO..=Sprt::MOST_ELO).contains(&elo));
        (known && elo0 < elo1).then_some(Sprt { elo0, elo1 })
    }

    /// The log of how much likelier the pairs are with `elo1` than with `elo0`.
    pub fn log_likelihood_ratio(&self, pairs: &Pentanomial) -> f64 {
        if pairs.pairs() == 0 {
            return 0.0;
        }
        // A result that never came still could: without this a sweep would be impossible under any hypothesis.
        let counts = pairs.0.map(|count| real(count).max(1e-3));
        let all: f64 = counts.iter().sum();
        let shares = counts.map(|count| count / all);
        let with0 = likeliest(&shares, expected_score(self.elo0));
        let with1 = likeliest(&shares, expected_score(self.elo1));
        (0..5).map(|i| counts[i] * libm::log(with1[i] / with0[i])).sum()
    }

    /// What the pairs so far say.
    pub fn verdict(&self, pairs: &Pentanomial) -> SprtVerdict {
        let ratio = self.log_likelihood_ratio(pairs);
        if ratio >= Sprt::BOUND {
            SprtVerdict::Elo1
        } else if ratio <= -Sprt::BOUND {
            SprtVerdict::Elo0
        } else {
            SprtVerdict::Open
        }
    }
}

/// The distribution with this mean under which the shares are likeliest.
///
/// By Lagrange it is `share / (1 + θ (score − mean))`, and θ is where the mean comes out right. That falls as θ rises,
/// so it is found by halving.
fn likeliest(shares: &[f64; 5], mean: f64) -> [f64; 5] {
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..100 {
        let theta = f64::midpoint(low, high);
        let excess: f64 =
            (0..5).map(|i| shares[i] * (quarter(i) - mean) / (1.0 + theta * (quarter(i) - mean))).sum();
        if excess > 0.0 {
            low = theta;
        } else {
            high = theta;
        }
    }
    let theta = f64::midpoint(low, high);
    core::array::from_fn(|i| shares[i] / (1.0 + theta * (quarter(i) - mean)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bound_is_that_of_five_percent() {
        assert!((Sprt::BOUND - libm::log(0.95 / 0.05)).abs() < 1e-12);
    }

    #[test]
    fn with_only_wins_and_losses_it_is_the_ratio_of_the_binomial() {
        let sprt = Sprt { elo0: 0.0, elo1: 50.0 };
        let s1 = expected_score(50.0);
        let by_hand = 60.0 * libm::log(s1 / 0.5) + 40.0 * libm::log((1.0 - s1) / 0.5);
        let ratio = sprt.log_likelihood_ratio(&Pentanomial([40, 0, 0, 0, 60]));
        assert!((ratio - by_hand).abs() < 0.01, "{ratio} {by_hand}");
    }

    #[test]
    fn near_the_hypotheses_it_is_the_normal_approximation() {
        let pairs = Pentanomial([400, 2400, 4200, 2500, 500]);
        let sprt = Sprt { elo0: 0.0, elo1: 5.0 };
        let mean: f64 = (0..5).map(|i| real(pairs.0[i]) * quarter(i)).sum::<f64>() / 10_000.0;
        let variance: f64 =
            (0..5).map(|i| real(pairs.0[i]) * (quarter(i) - mean).powi(2)).sum::<f64>() / 10_000.0;
        let (s0, s1) = (expected_score(0.0), expected_score(5.0));
        let normal = 10_000.0 * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
        let ratio = sprt.log_likelihood_ratio(&pairs);
        assert!((ratio - normal).abs() < 0.02 * normal.abs(), "{ratio} {normal}");
    }

    #[test]
    fn it_ends_for_the_hypothesis_that_is_true() {
        let sprt = Sprt { elo0: 0.0, elo1: 20.0 };
        assert_eq!(sprt.verdict(&Pentanomial::default()), SprtVerdict::Open);
        assert_eq!(sprt.verdict(&Pentanomial([1, 2, 3, 2, 1])), SprtVerdict::Open);
        assert_eq!(sprt.verdict(&Pentanomial([1000, 2000, 4000, 2000, 1000])), SprtVerdict::Elo0);
        assert_eq!(sprt.verdict(&Pentanomial([900, 1800, 3900, 2200, 1200])), SprtVerdict::Elo1);
        assert_eq!(sprt.verdict(&Pentanomial([0, 0, 0, 0, 200])), SprtVerdict::Elo1);
        assert_eq!(sprt.verdict(&Pentanomial([200, 0, 0, 0, 0])), SprtVerdict::Elo0);
    }
}
