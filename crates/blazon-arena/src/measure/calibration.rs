use core::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use blazon::{Position, Rules, Seat, Step};
use blazon_engine::net::{Net, Value};
use blazon_engine::{Chances, Forecast, play_round};

use super::gather::gather;
use crate::adjusted::Adjusted;
use crate::billionths::Billionths;
use crate::figure::real;
use crate::shard::Shard;
use crate::workers::NoWorkers;

/// Whether the chances that a net and its forecast give come true, in games of the quick player that follows the net.
///
/// They are asked at the start of every round, for the first seat. What comes true is counted twice: as the games end, and
/// with the luck of all later rolls taken out. Both have the same mean, but it takes about ten times as many games for the
/// first to come as near to it.
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
    /// The sum of what came true without luck: each between −3 and 3, for there may be more luck in a game than its
    /// result was worth.
    pub without_luck: Billionths,
    /// The sum over the games of the squares of by how much all predictions of a game together are off, without luck, in
    /// hundreds: the predictions of one game err alike.
    pub squares: Billionths,
}

impl Bin {
    /// The most that what came true without luck may be, and the least with the sign turned.
    pub const MOST: u8 = Adjusted::MOST;

    /// By how much what came true without luck may be off by chance, as a standard error of the mean.
    pub fn standard_error(&self) -> f64 {
        if self.count == 0 { 0.0 } else { 100.0 * self.squares.share().max(0.0).sqrt() / real(self.count) }
    }
}

/// What was predicted at a moment of a game, and what came true.
#[derive(Clone, Copy, Debug)]
struct Prediction {
    predicted: f64,
    realised: f64,
    without_luck: f64,
}

impl Reliability {
    /// Counts the predictions of a game.
    fn add(&mut self, game: impl Iterator<Item = Prediction>) {
        let last = self.bins.len() - 1;
        let mut off = [0.0; 10];
        for Prediction { predicted, realised, without_luck } in game {
            #[expect(clippy::cast_sign_loss, reason = "a chance is not negative")]
            let number = ((predicted * 10.0) as usize).min(last);
            let bin = &mut self.bins[number];
            let most = f64::from(Bin::MOST);
            let without_luck = without_luck.clamp(-most, most);
            bin.count += 1;
            bin.predicted += Billionths::of(predicted);
            bin.realised += Billionths::of(realised);
            bin.without_luck += Billionths::of(without_luck);
            off[number] += (without_luck - predicted) / 100.0;
            self.squares += Billionths::of((predicted - realised).powi(2));
        }
        for (bin, off) in self.bins.iter_mut().zip(off) {
            bin.squares += Billionths::of(off * off);
        }
    }

    fn merge(&mut self, other: &Reliability) {
        for (bin, more) in self.bins.iter_mut().zip(&other.bins) {
            bin.count += more.count;
            bin.predicted += more.predicted;
            bin.realised += more.realised;
            bin.without_luck += more.without_luck;
            bin.squares += more.squares;
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
        let forecast = Forecast::new(Arc::clone(&self.net), &self.rules.components);
        let mut calibrated = Calibrated::default();
        gather(
            self.share(),
            threads,
            stop,
            |place, stop| self.play(self.shard.piece(place), &forecast, stop),
            |moments| {
                calibrated.games += 1;
                calibrated.net.add(moments.iter().map(|moment| moment.prediction(moment.net)));
                calibrated.forecast.add(moments.iter().map(|moment| moment.prediction(moment.forecast)));
                watch(calibrated.games);
                ControlFlow::Continue(())
            },
        )?;
        Ok(calibrated)
    }

    /// Plays a game: its moments, the last first. Nothing comes of it if it is stopped.
    fn play(&self, game: u64, forecast: &Forecast, stop: &AtomicBool) -> Option<Vec<Moment>> {
        let mut chances = Chances::of_game(self.seed, game);
        let mut position = Position::new(self.rules);
        let mut moments = Vec::with_capacity(24);
        while matches!(position.step(), Step::Roll) {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            let net = self.net.value(&position, Seat::First).win;
            let expectation = forecast.expectation(&position)?;
            let roll = play_round(&mut position, &self.net, &mut chances, 0);
            let mean = expectation.mean().win;
            let luck = expectation.after(roll)?.win - mean;
            moments.push(Moment { net, forecast: mean, luck, result: 0.0 });
        }
        let result = Value::of_end(&position, Seat::First)?.win;
        moments.reverse();
        let mut later = 0.0;
        for moment in &mut moments {
            later += moment.luck;
            (moment.luck, moment.result) = (later, result);
        }
        Some(moments)
    }
}

/// The start of a round in a game.
#[derive(Clone, Copy, Debug)]
struct Moment {
    /// What the net said.
    net: f64,
    /// What the exact expectation over the dice said.
    forecast: f64,
    /// The luck of the rolls from then on.
    luck: f64,
    /// How the game ended.
    result: f64,
}

impl Moment {
    fn prediction(&self, predicted: f64) -> Prediction {
        Prediction { predicted, realised: self.result, without_luck: self.result - self.luck }
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
    fn luck_hides_how_right_a_prediction_is() {
        let net = Net::clone(&Net::shipped());
        let calibration = Calibration {
            rules: Rules::default(),
            seed: 3,
            games: 40,
            shard: Shard::WHOLE,
            net: Arc::new(net),
        };
        let calibrated = calibration.measure(2, &AtomicBool::new(false), |_| {}).expect("threads start");
        let off = |came: fn(&Bin) -> Billionths| -> f64 {
            let bins = calibrated.forecast.bins.iter();
            bins.map(|bin| (came(bin).share() - bin.predicted.share()).abs()).sum()
        };
        let (with, without) = (off(|bin| bin.realised), off(|bin| bin.without_luck));
        assert!(without < with / 2.0, "{without} {with}");
    }

    #[test]
    fn the_error_is_that_of_games_and_not_of_moments() {
        let (mut together, mut apart) = (Reliability::default(), Reliability::default());
        for game in 0..100 {
            let off = if game % 2 == 0 { 0.1 } else { -0.1 };
            let prediction = Prediction { predicted: 0.55, realised: 1.0, without_luck: 0.55 + off };
            together.add([prediction; 4].into_iter());
            (0..4).for_each(|_| apart.add(std::iter::once(prediction)));
        }
        let [together, apart] = [together, apart].map(|all| all.bins[5].standard_error());
        assert!((together - 0.01).abs() < 1e-6 && (apart - 0.005).abs() < 1e-6, "{together} {apart}");
    }

    #[test]
    fn certainty_has_a_bin() {
        let mut reliability = Reliability::default();
        let prediction = |predicted| Prediction { predicted, realised: 1.0, without_luck: 1.0 };
        reliability.add([1.0, 0.0].map(prediction).into_iter());
        let [low, high] = [reliability.bins[0], reliability.bins[9]];
        assert_eq!((high.count, low.count), (1, 1));
        assert!((reliability.brier() - 0.5).abs() < 1e-12);
        assert!((low.realised.mean(low.count) - 1.0).abs() < 1e-12);
    }
}
