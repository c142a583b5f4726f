use core::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use blazon::{Rules, Seat};
use blazon_engine::net::{Net, Value};
use blazon_engine::{Chances, Forecast};

use super::gather::gather;
use super::quick::Quick;
use crate::figure::real;
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
    /// The net that is asked, and that plays.
    pub net: Arc<Net>,
}

/// What came of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Calibrated {
    /// The games.
    pub games: u64,
    /// What the net said.
    pub net: Reliability,
    /// What the exact expectation over the dice said, one ply further.
    pub forecast: Reliability,
}

/// Predictions compared with results.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Reliability {
    /// By the predicted chance: from 0 to a tenth, from a tenth to two, and so on.
    pub bins: [Bin; 10],
    squares: f64,
}

/// The predictions of one tenth.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Bin {
    /// How many.
    pub count: u64,
    predicted: f64,
    realised: f64,
}

impl Bin {
    /// What was predicted on the mean.
    pub fn predicted(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.predicted / real(self.count) }
    }

    /// What came true on the mean.
    pub fn realised(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.realised / real(self.count) }
    }
}

impl Reliability {
    fn add(&mut self, predicted: f64, realised: f64) {
        let last = self.bins.len() - 1;
        #[expect(clippy::cast_sign_loss, reason = "a chance is not negative")]
        let bin = &mut self.bins[((predicted * 10.0) as usize).min(last)];
        bin.count += 1;
        bin.predicted += predicted;
        bin.realised += realised;
        self.squares += (predicted - realised).powi(2);
    }

    /// How many predictions there were.
    pub fn count(&self) -> u64 {
        self.bins.iter().map(|bin| bin.count).sum()
    }

    /// The Brier score: the mean squared difference of prediction and result, 0 the best and ¼ for whoever always says
    /// one half.
    pub fn brier(&self) -> f64 {
        if self.count() == 0 { 0.0 } else { self.squares / real(self.count()) }
    }
}

impl Calibration {
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
            self.games,
            threads,
            stop,
            |game, stop| {
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

    #[test]
    fn threads_change_nothing_and_a_net_that_knows_nothing_has_a_quarter() {
        let calibration =
            Calibration { rules: Rules::default(), seed: 1, games: 4, net: Arc::new(Net::zero()) };
        let one = calibration.measure(1, &AtomicBool::new(false), |_| {}).expect("threads start");
        assert_eq!(calibration.measure(2, &AtomicBool::new(false), |_| {}).expect("threads start"), one);
        assert_eq!(one.games, 4);
        assert!((one.net.brier() - 0.25).abs() < 1e-3, "{}", one.net.brier());
        assert_eq!(one.net.count(), one.forecast.count());
        assert_eq!(one.net.bins[5].count, one.net.count());
    }

    #[test]
    fn certainty_has_a_bin() {
        let mut reliability = Reliability::default();
        reliability.add(1.0, 1.0);
        reliability.add(0.0, 1.0);
        assert_eq!((reliability.bins[9].count, reliability.bins[0].count), (1, 1));
        assert!((reliability.brier() - 0.5).abs() < 1e-12);
        assert!((reliability.bins[0].realised() - 1.0).abs() < 1e-12);
    }
}
