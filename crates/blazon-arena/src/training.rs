//! Training the net by self-play.
//!
//! Games are played, every start of a round becomes a sample (`samples.rs`), and a model of the net in floating point
//! (`model.rs`) learns from them who won and by how much. The first games are between players who count points; then
//! the net plays against itself and learns from that, generation by generation. The result depends on the plan alone:
//! not on the number of threads, and not on the platform, because nothing but exactly rounded arithmetic and `libm` is
//! used.

mod model;
mod samples;

use core::ops::ControlFlow;
use std::collections::BTreeMap;
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
    /// How often each generation's samples are gone through.
    pub epochs: u32,
}

/// The plan of the weights that come with the engine.
impl Default for TrainingPlan {
    fn default() -> TrainingPlan {
        TrainingPlan {
            seed: 1,
            first_games: 120_000,
            games: 60_000,
            searched_games: 20_000,
            generations: 4,
            epochs: 4,
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
}

/// Trains a net, or stops as soon as `report` says `false`. Every finished generation is handed to `keep`; the last is
/// given back without what it has not learnt.
#[expect(clippy::cast_precision_loss, reason = "the rate of learning need not be exact")]
pub fn train(
    plan: &TrainingPlan,
    threads: usize,
    report: &mut dyn FnMut(Stage) -> bool,
    keep: &mut dyn FnMut(u32, &Net),
) -> Result<Option<Net>, NoWorkers> {
    let beginning = Model::random(mix(plan.seed)).net();
    let mut net = Arc::new(beginning.clone());
    let mut last = Samples::default();
    for generation in 0..plan.generations + 2 {
        let games = match generation {
            0 => plan.first_games,
            1 => plan.games,
            _ => plan.searched_games,
        };
        let seed = mix(plan.seed ^ mix(u64::from(generation)));
        let Some(fresh) = play(generation, games, seed, &net, threads, report)? else { return Ok(None) };
        // The generation before is learnt from once more: twice the samples for the price of one.
        let mut samples = if generation <= 2 { Samples::default() } else { std::mem::take(&mut last) };
        samples.extend(&fresh);
        last = fresh;
        // Nothing but the net goes from one generation to the next.
        let mut model = if generation == 0 { Model::random(mix(plan.seed)) } else { Model::of(&net) };
        let mut optimiser = Optimiser::new();
        let first_rate = if generation == 0 { 0.003 } else { 0.0015 };
        let rates = (first_rate, 0.000_05);
        let mut order = Chances::from_seed(mix(seed));
        let batches = samples.len() as u64 / model::BATCH as u64 * u64::from(plan.epochs);
        let mut done = 0;
        let mut loss = [0.0; 2];
        for _ in 0..plan.epochs {
            let shuffled = samples.shuffled(&mut order);
            for batch in shuffled.chunks_exact(model::BATCH) {
                let rate = rates.0 + (rates.1 - rates.0) * (done as f32 / batches.max(1) as f32);
                let now = optimiser.learn(&mut model, &samples, batch, rate, threads)?;
                for (loss, now) in loss.iter_mut().zip(now) {
                    *loss += (now - *loss) * if done == 0 { 1.0 } else { 0.02 };
                }
                done += 1;
                if done % 16 == 0 && !report(Stage::Learning { generation, batches: done, of: batches, loss })
                {
                    return Ok(None);
                }
            }
        }
        net = Arc::new(model.net());
        keep(generation, &net);
    }
    Ok(Arc::into_inner(net).map(|net| net.without_unlearnt(&beginning).rounded()))
}

/// Plays the games of a generation, each from its own seed, and makes samples of them.
fn play(
    generation: u32,
    games: u64,
    seed: u64,
    net: &Arc<Net>,
    threads: usize,
    report: &mut dyn FnMut(Stage) -> bool,
) -> Result<Option<Samples>, NoWorkers> {
    const SHARE: u64 = 256;
    let rules = Rules::default();
    let forecast = (generation > 1).then(|| Forecast::new(Arc::clone(net), &rules.components));
    let played = AtomicU64::new(0);
    let mut shares: BTreeMap<u64, Samples> = BTreeMap::new();
    let mut stopped = false;
    share_out(
        games.div_ceil(SHARE),
        threads,
        &AtomicBool::new(false),
        || (),
        |(), share, stop| {
            let mut samples = Samples::default();
            for game in share * SHARE..games.min((share + 1) * SHARE) {
                if stop.load(Ordering::Relaxed) {
                    return None;
                }
                let own = (generation > 0).then_some(&**net);
                samples.add_game(&play_game(own, Chances::of_game(seed, game)), own, forecast.as_ref());
                played.fetch_add(1, Ordering::Relaxed);
            }
            Some(samples)
        },
        |news| {
            if let News::Done(share, samples) = news {
                shares.insert(share, samples);
            }
            let games_played = played.load(Ordering::Relaxed);
            stopped = !report(Stage::Playing { generation, games: games_played, of: games });
            if stopped { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        },
    )?;
    if stopped {
        return Ok(None);
    }
    let mut samples = Samples::default();
    for share in shares.values() {
        samples.extend(share);
    }
    Ok(Some(samples))
}

/// Plays a game, by the net or greedily, and keeps every start of a round and the end.
fn play_game(net: Option<&Net>, mut chances: Chances) -> Vec<Position> {
    let mut position = Position::new(Rules::default());
    let mut starts = Vec::with_capacity(24);
    // Some games stray more than others.
    let noise = [0, 30, 80, 150][chances.below(4) as usize];
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
    /// Adds the moments of a game. Judged by a net, each learns partly from what the net thinks of the next, and mostly
    /// from the forecast if there is one: it is much less a matter of luck than how the game ended.
    fn add_game(&mut self, starts: &[Position], net: Option<&Net>, forecast: Option<&Forecast>) {
        const TRUST: f32 = 0.25;
        const TRUST_IN_FORECAST: f32 = 0.7;
        let Some((end, rounds)) = starts.split_last() else {
            return;
        };
        let Some(outcome) = Moment::result(end) else {
            return;
        };
        let mut target = outcome;
        for (number, position) in rounds.iter().enumerate().rev() {
            // Two rounds in a row are much alike: every other one is looked at further.
            let value = forecast.filter(|_| number % 2 == 0).and_then(|forecast| forecast.value(position));
            let forecast = value.map(Moment::of_value);
            self.push(position, forecast.map_or(target, |value| target.mixed(value, TRUST_IN_FORECAST)));
            if let Some(net) = net {
                target = target.mixed(forecast.unwrap_or_else(|| Moment::judged(position, net)), TRUST);
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
            epochs: 1,
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
