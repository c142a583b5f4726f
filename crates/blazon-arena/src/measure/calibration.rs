use core::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use blazon::{Rules, Seat};
use blazon_engine::net::{Net, Value};
use blazon_engine::{Chances, Forecast};

use super::gather::gather;
use super::quick::Quick;
use crate::billionths::Billionths;
use crate::shard::Shard;
use crate::workers::NoWorkers;

/// Whether the chances that a net and its forecast give come true, in games of the quick player that follows the net.
///
/// They are asked at the start of every round, for the first seat.
#[derive(Clone, Debug)]
pub struct Calibration {
    /// By which rules.
    pub rules: Rules,
    /// What the games follow from.
    pub seed: u64,
    /// How many games.
    pub games: u64,
    /// Which of them are played here.
    pub shard: Shard,
    /// The net that is asked, and that plays.
    pub net: Arc<Net>,
}

/// What came of it. Only whole numbers are added, so parts give together exactly the whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Calibrated {
    /// The games.
    pub games: u64,
    /// What the net said.
    pub net: Reliability,
    /// What the exact expectation over the dice said, one ply further.
    pub forecast: Reliability,
}

/// Predictions compared with results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reliability {
    /// By the predicted chance: from 0 to a tenth, from a tenth to two, and so on.
    pub bins: [Bin; 10],
    /// The sum of the squared differences of prediction and result.
    pub squares: Billionths,
}

/// The predictions of one tenth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bin {
    /// How many.
    pub count: u64,
    /// The sum of what was predicted.
    pub predicted: Billionths,
    /// The sum of what came true.
    pub realised: Billionths,
}

impl Reliability {
    fn add(&mut self, predicted: f64, realised: f64) {
        let last = self.bins.len() - 1;
        #[expect(clippy::cast_sign_loss, reason = "a chance is not negative")]
        let bin = &mut self.bins[((predicted * 10.0) as usize).min(last)];
        bin.count += 1;
        bin.predicted += Billionths::of(predicted);
        bin.realised += Billionths::of(realised);
        self.squares += Billionths::of((predicted - realised).powi(2));
    }

    fn merge(&mut self, other: &Reliability) {
        for (bin, more) in self.bins.iter_mut().zip(&other.bins) {
            bin.count += more.count;
            bin.predicted += more.predicted;
            bin.realised += more.realised;
        }
        self.squares += other.squares;
    }

    /// How many predictions there were.
    pub fn count(&self) -> u64 {
        self.bins.iter().map(|bin| bin.count).sum()
    }

    /// The Brier score: the mean squared difference of prediction and result, 0 the best and ¼ for whoever always says
    /// one half.
    pub fn brier(&self) -> f64 {
        self.squares.mean(self.count())
    }
}

impl Calibrated {
    /// Counts all the games of another part.
    pub fn merge(&mut self, other: &Calibrated) {
        self.games += other.games;
        self.net.merge(&other.net);
        self.forecast.merge(&other.forecast);
    }
}

impl Calibration {
    /// How many games are played here.
    pub fn share(&self) -> u64 {
        self.shard.share(self.games)
    }

    /// Plays the games, or as many as there is time for until `stop` is set. `watch` is told how many there are.
    pub fn measure(
        &self,
        threads: usize,
        stop: &AtomicBool,
        mut watch: impl FnMut(u64),
    ) -> Result<Calibrated, NoWorkers> {
        let quick = Quick::by_net(Arc::clone(&self.net));
        let forecast = Forecast::new(Arc::clone(&self.net), &self.rules.components);
        let mut calibrated = Calibrated::default();
        gather(
            self.share(),
            threads,
            stop,
            |place, stop| {
                let game = self.shard.piece(place);
                let (starts, end) = quick.game(self.rules, &mut Chances::of_game(self.seed, game));
                let result = Value::of_end(&end, Seat::First)?.win;
                let mut predictions = Vec::with_capacity(starts.len());
                for start in &starts {
                    if stop.load(Ordering::Relaxed) {
                        return None;
                    }
                    let net = self.net.value(start, Seat::First).win;
                    predictions.push((net, forecast.expectation(start)?.mean().win));
                }
                Some((predictions, result))
            },
            |(predictions, result)| {
                calibrated.games += 1;
                for (net, forecast) in predictions {
                    calibrated.net.add(net, result);
                    calibrated.forecast.add(forecast, result);
                }
                watch(calibrated.games);
                ControlFlow::Continue(())
            },
        )?;
        Ok(calibrated)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn calibration(net: Net, shard: Shard) -> Calibrated {
        let calibration =
            Calibration { rules: Rules::default(), seed: 1, games: 5, shard, net: Arc::new(net) };
        let one = calibration.measure(1, &AtomicBool::new(false), |_| {}).expect("threads start");
        let two = calibration.measure(2, &AtomicBool::new(false), |_| {}).expect("threads start");
        assert_eq!(two, one, "threads change nothing");
        one
    }

    #[test]
    fn a_net_that_knows_nothing_has_a_quarter() {
        let one = calibration(Net::zero(), Shard::WHOLE);
        assert_eq!(one.games, 5);
        assert!((one.net.brier() - 0.25).abs() < 1e-3, "{}", one.net.brier());
        assert_eq!(one.net.count(), one.forecast.count());
        assert_eq!(one.net.bins[5].count, one.net.count());
    }

    #[test]
    fn the_parts_are_together_exactly_the_whole() {
        let shipped = || Net::clone(&Net::shipped());
        let whole = calibration(shipped(), Shard::WHOLE);
        let mut parts = Calibrated::default();
        for part in [3, 1, 2] {
            parts.merge(&calibration(shipped(), Shard::new(part, 3).expect("a part")));
        }
        assert_eq!(parts, whole);
        assert_ne!(whole.net.squares, whole.forecast.squares);
    }

    #[test]
    fn certainty_has_a_bin() {
        let mut reliability = Reliability::default();
        reliability.add(1.0, 1.0);
        reliability.add(0.0, 1.0);
        let [low, high] = [reliability.bins[0], reliability.bins[9]];
        assert_eq!((high.count, low.count), (1, 1));
        assert!((reliability.brier() - 0.5).abs() < 1e-12);
        assert!((low.realised.mean(low.count) - 1.0).abs() < 1e-12);
    }
}
