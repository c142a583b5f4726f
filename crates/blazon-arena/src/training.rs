//! Training the net by self-play.
//!
//! Games are played, every start of a round becomes a sample (`samples.rs`), and a model of the net in floating point
//! (`model.rs`) learns from them who won and by how much. The first games are between players who count points; then
//! the net plays against itself and learns from that, generation by generation. The result depends on the plan alone:
//! not on the number of threads, and not on the platform, because nothing but exactly rounded arithmetic and `libm` is
//! used.

mod calibration;
mod model;
mod samples;

use core::ops::ControlFlow;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use blazon::{Position, Rules, Step};
use blazon_engine::net::Net;
use blazon_engine::{Chances, Forecast, mix, play_round};

use crate::workers::{News, NoWorkers, share_out};
use model::{Model, Optimiser};
use samples::{Moment, Samples};

/// How to train.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TrainingPlan {
    /// The seed of the games and of the first weights.
    pub seed: u64,
    /// The games between greedy players to begin with.
    pub first_games: u64,
    /// The games of the generation after that, the first that the net plays against itself.
    pub games: u64,
    /// The games of each later generation, every start of a round of which is looked at one ply further.
    pub searched_games: u64,
    /// How many later generations there are.
    pub generations: u32,
    /// The games of the last generation of all, which learns from nothing else.
    pub last_games: u64,
    /// How often each generation's samples are gone through.
    pub epochs: u32,
    /// The games of the finished net against itself by which its chances are set right.
    pub calibration_games: u64,
}

/// The plan of the weights that come with the engine.
impl Default for TrainingPlan {
    fn default() -> TrainingPlan {
        TrainingPlan {
            seed: 1,
            first_games: 100_000,
            games: 50_000,
            searched_games: 30_000,
            generations: 5,
            last_games: 100_000,
            epochs: 5,
            calibration_games: 60_000,
        }
    }
}

/// What training is doing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stage {
    /// Playing the games of a generation.
    Playing {
        /// The generation.
        generation: u32,
        /// The games played.
        games: u64,
        /// All of them.
        of: u64,
    },
    /// Learning from them.
    Learning {
        /// The generation.
        generation: u32,
        /// The batches learnt.
        batches: u64,
        /// All of them.
        of: u64,
        /// The mean loss of late: of the logit in nats, of the margin in squared points.
        loss: [f64; 2],
    },
    /// Playing the games by which the chances are set right.
    Calibrating {
        /// The games played.
        games: u64,
        /// All of them.
        of: u64,
    },
}

/// The searched generations whose samples are learnt from together.
const WINDOW: usize = 3;

/// Trains a net, or stops as soon as `report` says `false`. Every finished generation is handed to `keep`; the last is
/// given back with its chances set right and without what it has not learnt.
pub fn train(
    plan: &TrainingPlan,
    threads: usize,
    report: &mut dyn FnMut(Stage) -> bool,
    keep: &mut dyn FnMut(u32, &Net),
) -> Result<Option<Net>, NoWorkers> {
    let beginning = Model::random(mix(plan.seed)).net();
    let mut net = Arc::new(beginning.clone());
    let mut window: VecDeque<Samples> = VecDeque::new();
    let last = plan.generations + 2;
    for generation in 0..=last {
        let seed = mix(plan.seed ^ mix(u64::from(generation)));
        let games = Games::of_generation(plan, generation);
        let Some(fresh) = play(&games, seed, &net, threads, &mut |played| {
            report(Stage::Playing { generation, games: played, of: games.count })
        })?
        else {
            return Ok(None);
        };
        // What was not looked at further is forgotten as soon as there is something better.
        if generation <= 2 || generation == last {
            window.clear();
        } else if window.len() == WINDOW {
            window.pop_front();
        }
        window.push_back(fresh);
        // Nothing but the net and the samples goes from one generation to the next.
        let model = if generation == 0 { Model::random(mix(plan.seed)) } else { Model::of(&net) };
        let rate = if generation == 0 { 0.003 } else { 0.0015 };
        let lesson = Lesson { model, samples: window.iter().collect(), rate, epochs: plan.epochs };
        let Some(learnt) = lesson.learn(mix(seed), threads, &mut |batches, of, loss| {
            report(Stage::Learning { generation, batches, of, loss })
        })?
        else {
            return Ok(None);
        };
        net = Arc::new(learnt.net());
        keep(generation, &net);
    }
    let mut net = Arc::unwrap_or_clone(net).without_unlearnt(&beginning).rounded();
    let calibrated = calibration::calibrate(&mut net, plan, threads, report)?;
    Ok(calibrated.then_some(net))
}

/// What is learnt in one generation.
struct Lesson<'a> {
    model: Model,
    samples: Vec<&'a Samples>,
    /// How fast at first.
    rate: f32,
    epochs: u32,
}

impl Lesson<'_> {
    #[expect(clippy::cast_precision_loss, reason = "the rate of learning need not be exact")]
    fn learn(
        mut self,
        seed: u64,
        threads: usize,
        report: &mut dyn FnMut(u64, u64, [f64; 2]) -> bool,
    ) -> Result<Option<Model>, NoWorkers> {
        const LAST_RATE: f32 = 0.000_03;
        let mut samples = Samples::default();
        self.samples.iter().for_each(|some| samples.extend(some));
        let mut optimiser = Optimiser::new();
        let mut order = Chances::from_seed(seed);
        let batches = samples.len() as u64 / model::BATCH as u64 * u64::from(self.epochs);
        let mut done = 0;
        let mut loss = [0.0; 2];
        for _ in 0..self.epochs {
            let shuffled = samples.shuffled(&mut order);
            for batch in shuffled.chunks_exact(model::BATCH) {
                let rate = self.rate + (LAST_RATE - self.rate) * (done as f32 / batches.max(1) as f32);
                let now = optimiser.learn(&mut self.model, &samples, batch, rate, threads)?;
                for (loss, now) in loss.iter_mut().zip(now) {
                    *loss += (now - *loss) * if done == 0 { 1.0 } else { 0.02 };
                }
                done += 1;
                if done % 16 == 0 && !report(done, batches, loss) {
                    return Ok(None);
                }
            }
        }
        Ok(Some(self.model))
    }
}

/// The games of a generation.
#[derive(Clone, Copy, Debug)]
struct Games {
    count: u64,
    /// Whether the net plays, rather than players who count points.
    by_net: bool,
    /// Whether starts of rounds are looked at one ply further.
    searched: bool,
}

impl Games {
    fn of_generation(plan: &TrainingPlan, generation: u32) -> Games {
        let count = match generation {
            0 => plan.first_games,
            1 => plan.games,
            _ if generation == plan.generations + 2 => plan.last_games,
            _ => plan.searched_games,
        };
        Games { count, by_net: generation > 0, searched: generation > 1 }
    }
}

/// Plays the games of a generation, each from its own seed, and makes samples of them.
fn play(
    games: &Games,
    seed: u64,
    net: &Arc<Net>,
    threads: usize,
    report: &mut dyn FnMut(u64) -> bool,
) -> Result<Option<Samples>, NoWorkers> {
    let forecast = games.searched.then(|| Forecast::new(Arc::clone(net), &Rules::default().components));
    let own = games.by_net.then_some(&**net);
    in_shares(games.count, threads, report, |game, samples: &mut Samples| {
        let mut chances = Chances::of_game(seed, game);
        // Some games stray more than others.
        let noise = [0, 30, 80, 150][chances.below(4) as usize];
        samples.add_game(game, &play_game(own, chances, noise), own, forecast.as_ref());
    })
    .map(|shares| {
        shares.map(|shares| {
            let mut samples = Samples::default();
            shares.iter().for_each(|share| samples.extend(share));
            samples
        })
    })
}

/// Plays games in shares, each of which has its own sum, in an order that does not depend on the number of threads.
fn in_shares<S: Default + Send>(
    games: u64,
    threads: usize,
    report: &mut dyn FnMut(u64) -> bool,
    add: impl Fn(u64, &mut S) + Sync,
) -> Result<Option<Vec<S>>, NoWorkers> {
    const SHARE: u64 = 256;
    let played = AtomicU64::new(0);
    let mut shares: BTreeMap<u64, S> = BTreeMap::new();
    let mut stopped = false;
    share_out(
        games.div_ceil(SHARE),
        threads,
        &AtomicBool::new(false),
        || (),
        |(), share, stop| {
            let mut sum = S::default();
            for game in share * SHARE..games.min((share + 1) * SHARE) {
                if stop.load(Ordering::Relaxed) {
                    return None;
                }
                add(game, &mut sum);
                played.fetch_add(1, Ordering::Relaxed);
            }
            Some(sum)
        },
        |news| {
            if let News::Done(share, sum) = news {
                shares.insert(share, sum);
            }
            stopped = !report(played.load(Ordering::Relaxed));
            if stopped { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        },
    )?;
    Ok((!stopped).then(|| shares.into_values().collect()))
}

/// Plays a game, by the net or greedily, and keeps every start of a round and the end.
fn play_game(net: Option<&Net>, mut chances: Chances, noise: u32) -> Vec<Position> {
    let mut position = Position::new(Rules::default());
    let mut starts = Vec::with_capacity(24);
    while matches!(position.step(), Step::Roll) {
        starts.push(position);
        match net {
            Some(net) => play_round(&mut position, net, &mut chances, noise),
            None => samples::play_greedy_round(&mut position, &mut chances, noise),
        }
    }
    starts.push(position);
    starts
}

impl Samples {
    /// Adds the moments of a game. Judged by a net, each learns partly from what the net thinks of the next. With a forecast,
    /// every other moment counts, and learns nearly all from that: it is much less a matter of luck than how the game ended.
    fn add_game(&mut self, game: u64, starts: &[Position], net: Option<&Net>, forecast: Option<&Forecast>) {
        const TRUST: f32 = 0.25;
        const TRUST_IN_FORECAST: f32 = 0.9;
        let Some((end, rounds)) = starts.split_last() else {
            return;
        };
        let Some(mut target) = Moment::result(end) else {
            return;
        };
        for (number, position) in rounds.iter().enumerate().rev() {
            let Some(forecast) = forecast else {
                self.push(position, target);
                if let Some(net) = net {
                    target = target.mixed(Moment::judged(position, net), TRUST);
                }
                continue;
            };
            // Two rounds in a row are much alike.
            if (number as u64 + game).is_multiple_of(2)
                && let Some(value) = forecast.value(position)
            {
                let value = Moment::of_value(value);
                self.push(position, target.mixed(value, TRUST_IN_FORECAST));
                target = target.mixed(value, TRUST);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pinned: what changes this makes the shipped weights something that cannot be made again.
    #[test]
    fn a_small_training_comes_out_the_same_to_the_bit() {
        let plan = TrainingPlan {
            seed: 1,
            first_games: 300,
            games: 260,
            searched_games: 250,
            generations: 1,
            last_games: 250,
            epochs: 1,
            calibration_games: 200,
        };
        let mut kept = Vec::new();
        let keep = &mut |_, net: &Net| kept.push(net.clone());
        let net = train(&plan, 2, &mut |_| true, keep).expect("threads start").expect("nobody stops it");
        let hashes: Vec<u64> = kept.iter().map(|net| net.info().hash).collect();
        assert_eq!(hashes, [0x6040_e3ec_fbef_ae99, 0x64ab_c34d_5193_8cd6, 0x9dbe_eeee_d3da_c4b0]);
        let beginning = Model::random(mix(plan.seed)).net();
        assert_eq!(net, kept[2].clone().without_unlearnt(&beginning).rounded());
    }

    #[test]
    fn what_no_game_has_taught_is_forgotten_and_nothing_else() {
        let beginning = Model::random(mix(1)).net();
        let mut learnt = beginning.clone();
        learnt.side[7][3] += 1;
        learnt.joint[5][2] -= 1;
        let net = learnt.clone().without_unlearnt(&beginning);
        assert_eq!((net.side[7], net.joint[5]), (learnt.side[7], learnt.joint[5]));
        assert!(net.side.iter().flatten().filter(|&&weight| weight != 0).count() <= learnt.side[7].len());
        assert_eq!((&net.heads, &net.worth, &net.bias), (&learnt.heads, &learnt.worth, &learnt.bias));
    }
}
