//! Elo: a difference of 400 is odds of ten to one.

/// The score that a difference in Elo promises, a draw counting one half.
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + libm::pow(10.0, -elo / 400.0))
}

/// The difference in Elo that promises this score. It is infinite at 0 and 1.
pub fn elo_of_score(score: f64) -> f64 {
    400.0 * libm::log10(score / (1.0 - score))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_hundred_elo_are_odds_of_ten_to_one() {
        assert!((expected_score(400.0) - 10.0 / 11.0).abs() < 1e-12);
        assert!((elo_of_score(10.0 / 11.0) - 400.0).abs() < 1e-9);
        assert!((elo_of_score(0.75) - 190.848_5).abs() < 1e-3);
        assert!(elo_of_score(0.5).abs() < 1e-12);
    }
}
