use std::sync::atomic::{AtomicBool, Ordering};

use blazon::{Event, Position, Seat};
use blazon_engine::mix;
use blazon_engine::net::Value;

use super::quick::Quick;
use super::spot::Spot;
use crate::figure::real;

/// A candidate of a decision that a quick player plays on to the end, again and again. Games of the same number and seed have the
/// same dice, whatever the candidate.
#[derive(Clone, Debug)]
pub(crate) struct Series {
    event: Event,
    seat: Seat,
    after: Position,
    results: Vec<f64>,
}

impl Series {
    /// A candidate that is still to be played on.
    pub(crate) fn new(spot: &Spot, event: Event, judge: &Quick) -> Series {
        Series { event, seat: spot.seat, after: judge.play_on(spot, event), results: Vec::new() }
    }

    /// Plays until there are so many games. Nothing comes of it if it is stopped.
    pub(crate) fn play(&mut self, judge: &Quick, games: u64, seed: u64, stop: &AtomicBool) -> Option<()> {
        for game in self.results.len() as u64..games {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            let mut position = self.after;
            judge.finish_game(&mut position, mix(seed ^ mix(game)));
            self.results.push(Value::of_end(&position, self.seat)?.win);
        }
        Some(())
    }

    /// The candidate.
    pub(crate) fn event(&self) -> Event {
        self.event
    }

    /// How its games ended for the player who decides.
    pub(crate) fn results(&self) -> &[f64] {
        &self.results
    }

    /// The mean result.
    pub(crate) fn mean(&self) -> f64 {
        self.results.iter().sum::<f64>() / real(self.results.len().max(1) as u64)
    }

    /// By how much it is better than another on the mean, and the standard error of that.
    pub(crate) fn lead(&self, other: &Series) -> (f64, f64) {
        lead(&self.results, &other.results)
    }
}

/// By how much results are better than others with the same dice on the mean, and the standard error of that.
pub(super) fn lead(one: &[f64], other: &[f64]) -> (f64, f64) {
    let count = real(one.len().min(other.len()) as u64);
    if count < 2.0 {
        return (0.0, 0.0);
    }
    let differences = one.iter().zip(other).map(|(one, other)| one - other);
    let mean = differences.clone().sum::<f64>() / count;
    let squares: f64 = differences.map(|difference| (difference - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0) / count).sqrt())
}

#[cfg(test)]
impl Series {
    /// A candidate with these results.
    pub(super) fn of(results: Vec<f64>) -> Series {
        let event = "F:1".parse().expect("an event");
        Series { event, seat: Seat::First, after: Position::default(), results }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_with_the_same_dice_are_compared_one_by_one() {
        let (one, other) = (Series::of(vec![1.0, 0.0, 1.0, 0.0]), Series::of(vec![0.5, 0.0, 0.5, 0.0]));
        let (ahead, error) = one.lead(&other);
        assert!((ahead - 0.25).abs() < 1e-12 && (error - 0.144_337).abs() < 1e-6, "{ahead} {error}");
        assert_eq!(one.lead(&one), (0.0, 0.0));
        assert!((one.mean() - 0.5).abs() < 1e-12);
    }
}
