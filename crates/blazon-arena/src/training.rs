//! Training the net by self-play.
//!
//! Games are played, every start of a round becomes a sample (`samples.rs`), and a model of the net in floating point
//! (`model.rs`) learns from them who won and by how much. The first games are between players who count points; then
//! the net plays against itself and learns from that, generation by generation. The result depends on the plan alone:
//! not on the number of threads, and not on the platform, because nothing but exactly rounded arithmetic and `libm` is
//! used.
//!
//! It takes hours, so it can be stopped at any time and go on, and several machines can share it. Games are played in
//! shares, and each share is kept as soon as it is played, as is each generation ([`Keep`]). A training that is begun
//! again with the same plan ([`train`]) uses whatever is kept. So does one that is cut into steps: [`play`] plays a part
//! of a generation's games, wherever that is, and [`learn`] learns from all of them. What comes of it is the same to the
//! bit, because shares and nets follow from the plan, and nothing but them goes from one step to the next.

mod calibration;
mod envelope;
mod games;
mod keep;
mod model;
mod outlook;
mod plan;
mod samples;
mod share;

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::sync::Arc;

use blazon_engine::net::Net;
use blazon_engine::{Chances, mix};

use crate::shard::Shard;
use crate::workers::NoWorkers;
use calibration::Sayings;
use envelope::{Label, Reader, Writer};
use games::Games;
use model::{Model, Optimiser};
use samples::Samples;
use share::{Share, play_shares};

pub use keep::{Item, Keep};
pub use outlook::{Outlook, Progress};
pub use plan::TrainingPlan;

/// What training is doing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stage {
    /// Playing the games of a generation.
    Playing {
        /// The generation.
        generation: u32,
        /// The games played, those that were kept included.
        games: u64,
        /// How many of them were kept from before.
        kept: u64,
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
        /// The games played, those that were kept included.
        games: u64,
        /// How many of them were kept from before.
        kept: u64,
        /// All of them.
        of: u64,
    },
}

impl Stage {
    /// The share of this stage that is done, and the share that had been before: from 0 to 1.
    #[expect(clippy::cast_precision_loss, reason = "a share need not be exact")]
    pub fn share(self) -> (f64, f64) {
        let share = |done: u64, of: u64| done as f64 / of.max(1) as f64;
        match self {
            Stage::Playing { games, kept, of, .. } | Stage::Calibrating { games, kept, of } => {
                (share(games, of), share(kept, of))
            }
            Stage::Learning { batches, of, .. } => (share(batches, of), 0.0),
        }
    }
}

/// Why a training does not go on.
#[derive(Debug, thiserror::Error)]
pub enum TrainingError {
    /// No thread could be started.
    #[error(transparent)]
    NoWorkers(#[from] NoWorkers),
    /// Something that was kept could not be read.
    #[error("{item} cannot be read: {reason}")]
    Unread {
        /// What it is.
        item: Item,
        /// Why.
        reason: io::Error,
    },
    /// Something could not be kept.
    #[error("{item} cannot be written: {reason}")]
    Unwritten {
        /// What it is.
        item: Item,
        /// Why.
        reason: io::Error,
    },
    /// What is kept is of a training with another plan.
    #[error("what is kept is of another plan: {0:?}")]
    OtherPlan(Box<TrainingPlan>),
    /// What is kept is of another version of this program, which may play and learn otherwise.
    #[error("what is kept is of version {0}")]
    OtherVersion(String),
    /// No plan is kept, or it is damaged.
    #[error("no plan is kept")]
    NoPlan,
    /// There is no such generation in the plan.
    #[error("the plan goes up to {}, and {asked} is asked for", plan.calibration())]
    Beyond {
        /// The generation that was asked for.
        asked: u32,
        /// The plan.
        plan: Box<TrainingPlan>,
    },
    /// A generation before the one that was asked for is still to be learnt.
    #[error("generation {next} is still to be learnt")]
    NotYet {
        /// The generation that is next.
        next: u32,
    },
    /// Games that are to be learnt from are not there.
    #[error("{missing} of the {of} games of generation {generation} are missing")]
    Missing {
        /// Their generation.
        generation: u32,
        /// How many games are not there, or damaged.
        missing: u64,
        /// How many there have to be.
        of: u64,
    },
}

/// What came of playing a part of a generation's games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The generation.
    pub generation: u32,
    /// The games that were played now.
    pub games: u64,
    /// The games of the part that were kept from before.
    pub kept: u64,
    /// The games of the part. None if the generation has been learnt.
    pub of: u64,
}

/// What came of learning.
#[derive(Clone, Debug, PartialEq)]
pub enum Learnt {
    /// A generation was learnt.
    Now(u32),
    /// It had been learnt before.
    Before(u32),
    /// The chances were set right: this is the finished net.
    Finished(Box<Net>),
}

/// Trains a net, or stops as soon as `report` says `false`. It goes on from what is kept of the same plan. The net of the
/// last generation is given back rounded and with its chances set right.
pub fn train(
    plan: &TrainingPlan,
    threads: usize,
    keep: &mut dyn Keep,
    report: &mut dyn FnMut(Stage) -> bool,
) -> Result<Option<Net>, TrainingError> {
    begin(plan, keep)?;
    let mut work = Work::new(*plan, threads, keep, report)?;
    while work.next <= plan.last_generation() {
        if work.learn(Absent::Played)?.is_none() {
            return Ok(None);
        }
    }
    work.finish(Absent::Played)
}

/// Keeps a plan, so that its games can be played. If one is kept already, it has to be the same.
pub fn begin(plan: &TrainingPlan, keep: &mut dyn Keep) -> Result<(), TrainingError> {
    match kept_plan(keep)? {
        Some((version, _)) if version != VERSION => Err(TrainingError::OtherVersion(version)),
        Some((_, kept)) if kept != *plan => Err(TrainingError::OtherPlan(Box::new(kept))),
        Some(_) => Ok(()),
        None => write(keep, Item::Plan, &PLAN.seal(&described(plan))),
    }
}

/// Plays a part of the games of a generation, the next one unless another is named, and keeps them. Every so manieth
/// share of them is in a part. `None` if it was stopped.
pub fn play(
    generation: Option<u32>,
    shard: Shard,
    threads: usize,
    keep: &mut dyn Keep,
    report: &mut dyn FnMut(Stage) -> bool,
) -> Result<Option<Played>, TrainingError> {
    let plan = begun(keep)?;
    let mut work = Work::new(plan, threads, keep, report)?;
    let generation = work.asked(generation)?;
    if generation < *plan.learnt_from(work.next).start() {
        return Ok(Some(Played { generation, games: 0, kept: 0, of: 0 }));
    }
    work.play(generation, shard)
}

/// Learns a generation, the next one unless another is named, from games that have all been played. The calibration comes
/// after the last generation. `None` if it was stopped.
pub fn learn(
    generation: Option<u32>,
    threads: usize,
    keep: &mut dyn Keep,
    report: &mut dyn FnMut(Stage) -> bool,
) -> Result<Option<Learnt>, TrainingError> {
    let plan = begun(keep)?;
    let mut work = Work::new(plan, threads, keep, report)?;
    let generation = work.asked(generation)?;
    if generation < work.next {
        return Ok(Some(Learnt::Before(generation)));
    }
    if generation == plan.calibration() {
        return Ok(work.finish(Absent::Refused)?.map(|net| Learnt::Finished(Box::new(net))));
    }
    Ok(work.learn(Absent::Refused)?.map(|()| Learnt::Now(generation)))
}

/// The plan that is kept.
fn begun(keep: &dyn Keep) -> Result<TrainingPlan, TrainingError> {
    match kept_plan(keep)? {
        None => Err(TrainingError::NoPlan),
        Some((version, _)) if version != VERSION => Err(TrainingError::OtherVersion(version)),
        Some((_, plan)) => Ok(plan),
    }
}

/// The version of this program: another may play and learn otherwise.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// No share, but something of a whole generation.
const NO_SHARE: u64 = u64::MAX;

/// What the plan is kept under.
const PLAN: Label = Label { fingerprint: 0, generation: 0, share: NO_SHARE, net: 0 };

/// The version and the plan, written down.
fn described(plan: &TrainingPlan) -> Vec<u8> {
    let mut all = Writer::default();
    all.u64(VERSION.len() as u64);
    all.0.extend(VERSION.as_bytes());
    plan.write(&mut all);
    all.0
}

/// The plan that is kept and the version that began it. One that is damaged is none: what it is about says itself whether
/// it is of the same plan.
fn kept_plan(keep: &dyn Keep) -> Result<Option<(String, TrainingPlan)>, TrainingError> {
    let Some(bytes) = read(keep, Item::Plan)? else { return Ok(None) };
    let plan = || {
        let mut from = PLAN.open(&bytes)?;
        let length = usize::try_from(from.u64()?).ok()?;
        let (version, rest) = from.rest().split_at_checked(length)?;
        let version = str::from_utf8(version).ok()?.to_owned();
        Some((version, TrainingPlan::read(&mut Reader::new(rest))?))
    };
    Ok(plan())
}

fn read(keep: &dyn Keep, item: Item) -> Result<Option<Vec<u8>>, TrainingError> {
    keep.read(item).map_err(|reason| TrainingError::Unread { item, reason })
}

fn write(keep: &mut dyn Keep, item: Item, bytes: &[u8]) -> Result<(), TrainingError> {
    keep.write(item, bytes).map_err(|reason| TrainingError::Unwritten { item, reason })
}

/// What is done about games that are not there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Absent {
    Played,
    Refused,
}

/// A training, as far as it has come.
struct Work<'a> {
    plan: TrainingPlan,
    fingerprint: u64,
    threads: usize,
    keep: &'a mut dyn Keep,
    report: &'a mut dyn FnMut(Stage) -> bool,
    /// The generation to be learnt next, or the calibration.
    next: u32,
    /// The net of the generation before.
    net: Option<Arc<Net>>,
    /// The samples that may be learnt from again, by generation.
    window: BTreeMap<u32, Samples>,
}

impl<'a> Work<'a> {
    /// Goes on from what is kept: all generations up to the first that is missing or damaged.
    fn new(
        plan: TrainingPlan,
        threads: usize,
        keep: &'a mut dyn Keep,
        report: &'a mut dyn FnMut(Stage) -> bool,
    ) -> Result<Work<'a>, TrainingError> {
        let fingerprint = envelope::sum(&described(&plan));
        let window = BTreeMap::new();
        let mut work = Work { plan, fingerprint, threads, keep, report, next: 0, net: None, window };
        while work.next <= plan.last_generation()
            && let Some(net) = work.kept_net(work.next)?
        {
            work.net = Some(net);
            work.next += 1;
        }
        Ok(work)
    }

    /// The generation that is asked for, if its turn has come.
    fn asked(&self, generation: Option<u32>) -> Result<u32, TrainingError> {
        match generation {
            None => Ok(self.next),
            Some(asked) if asked > self.plan.calibration() => {
                Err(TrainingError::Beyond { asked, plan: Box::new(self.plan) })
            }
            Some(asked) if asked > self.next => Err(TrainingError::NotYet { next: self.next }),
            Some(asked) => Ok(asked),
        }
    }

    /// Learns the next generation. `None` if it was stopped.
    fn learn(&mut self, absent: Absent) -> Result<Option<()>, TrainingError> {
        let (plan, generation) = (self.plan, self.next);
        let learnt_from = plan.learnt_from(generation);
        self.window.retain(|generation, _| learnt_from.contains(generation));
        for generation in learnt_from {
            if self.window.contains_key(&generation) {
                continue;
            }
            let Some(gathered) = self.gather(generation, Shard::WHOLE, absent)? else { return Ok(None) };
            let mut samples = Samples::default();
            gathered.shares.iter().for_each(|share| samples.extend(share));
            self.window.insert(generation, samples);
        }
        // Nothing but the net and the samples goes from one generation to the next.
        let (model, rate) = match &self.net {
            None => (Model::random(mix(plan.seed)), 0.002),
            Some(net) => (Model::of(net), 0.002),
        };
        let lesson = Lesson { model, samples: self.window.values().collect(), rate, epochs: plan.epochs };
        let report = &mut *self.report;
        let learnt =
            lesson.learn(mix(plan.seed_of(generation)), self.threads, &mut |batches, of, loss| {
                report(Stage::Learning { generation, batches, of, loss })
            })?;
        let Some(learnt) = learnt else { return Ok(None) };
        let net = Arc::new(learnt.net());
        write(self.keep, Item::Net(generation), &net.to_bytes())?;
        // Only from now on it is this plan's.
        let note = self.note(generation, &net).seal(&[]);
        write(self.keep, Item::Learnt(generation), &note)?;
        self.net = Some(net);
        self.next += 1;
        let needed = plan.learnt_from(self.next);
        for done in plan.learnt_from(generation).filter(|done| !needed.contains(done)) {
            self.forget(done)?;
        }
        Ok(Some(()))
    }

    /// Sets the chances of the last net right. `None` if it was stopped.
    fn finish(&mut self, absent: Absent) -> Result<Option<Net>, TrainingError> {
        let Some(player) = self.player(self.next)? else { return Ok(None) };
        let Some(gathered) = self.gather(self.next, Shard::WHOLE, absent)? else { return Ok(None) };
        let mut net = Arc::unwrap_or_clone(player);
        calibration::calibrate(&mut net, &gathered.shares);
        Ok(Some(net))
    }

    /// Plays a part of the games of a generation, or of the calibration. `None` if it was stopped.
    fn play(&mut self, generation: u32, shard: Shard) -> Result<Option<Played>, TrainingError> {
        Ok(if generation == self.plan.calibration() {
            self.gather::<Sayings>(generation, shard, Absent::Played)?.map(|gathered| gathered.played)
        } else {
            self.gather::<Samples>(generation, shard, Absent::Played)?.map(|gathered| gathered.played)
        })
    }

    /// The shares of a part of a generation's games: those that are kept, and the others when they have been played and
    /// kept. `None` if it was stopped.
    fn gather<S: Share>(
        &mut self,
        generation: u32,
        shard: Shard,
        absent: Absent,
    ) -> Result<Option<Gathered<S>>, TrainingError> {
        let plan = self.plan;
        let player = self.player(generation)?;
        let label = Label {
            fingerprint: self.fingerprint,
            generation,
            share: NO_SHARE,
            net: player.as_ref().map_or(0, |net| net.info().hash),
        };
        let mut shares = BTreeMap::new();
        let mut missing = Vec::new();
        let there = self.kept_shares(generation)?;
        for place in 0..shard.share(plan.shares_of(generation)) {
            let share = shard.piece(place);
            let item = Item::Share(generation, share);
            let kept = if there.contains(&share) { read(self.keep, item)? } else { None };
            match kept.and_then(|bytes| S::read(Label { share, ..label }.open(&bytes)?)) {
                Some(kept) => _ = shares.insert(share, kept),
                None => missing.push(share),
            }
        }
        let count = |share: u64| plan.games_in(generation, share).count() as u64;
        let kept: u64 = shares.keys().map(|&share| count(share)).sum();
        let games: u64 = missing.iter().map(|&share| count(share)).sum();
        let of = kept + games;
        if games > 0 && absent == Absent::Refused {
            return Err(TrainingError::Missing { generation, missing: games, of });
        }
        let (keep, report) = (&mut *self.keep, &mut *self.report);
        let played = play_shares(
            &plan,
            generation,
            &missing,
            &Games::new(&plan, generation, player),
            self.threads,
            &mut |played| {
                let games = kept + played;
                report(if generation == plan.calibration() {
                    Stage::Calibrating { games, kept, of }
                } else {
                    Stage::Playing { generation, games, kept, of }
                })
            },
            &mut |number, share: S| {
                let mut body = Writer::default();
                share.write(&mut body);
                let sealed = Label { share: number, ..label }.seal(&body.0);
                write(keep, Item::Share(generation, number), &sealed)?;
                shares.insert(number, share);
                Ok(())
            },
        )?;
        Ok(played.then(|| Gathered {
            shares: shares.into_values().collect(),
            played: Played { generation, games, kept, of },
        }))
    }

    /// The net that plays the games of a generation, if it is not the first. The calibration is played by the last net
    /// as it will be shipped.
    fn player(&self, generation: u32) -> Result<Option<Arc<Net>>, TrainingError> {
        let Some(before) = generation.checked_sub(1) else { return Ok(None) };
        let net = match &self.net {
            Some(net) if before + 1 == self.next => Arc::clone(net),
            // What was kept a moment ago is gone: somebody else has begun anew.
            _ => self.kept_net(before)?.ok_or(TrainingError::NotYet { next: before })?,
        };
        Ok(Some(if generation == self.plan.calibration() {
            Arc::new(Arc::unwrap_or_clone(net).rounded())
        } else {
            net
        }))
    }

    /// The net of a generation that is kept, if it was learnt by this plan and is as it was.
    fn kept_net(&self, generation: u32) -> Result<Option<Arc<Net>>, TrainingError> {
        let Some(note) = read(self.keep, Item::Learnt(generation))? else { return Ok(None) };
        let Some(bytes) = read(self.keep, Item::Net(generation))? else { return Ok(None) };
        let net = Net::from_bytes(&bytes).ok().map(Arc::new);
        Ok(net.filter(|net| self.note(generation, net).open(&note).is_some()))
    }

    /// The label of the note that a generation has learnt a net.
    fn note(&self, generation: u32, net: &Net) -> Label {
        let Work { fingerprint, .. } = *self;
        Label { fingerprint, generation, share: NO_SHARE, net: net.info().hash }
    }

    /// The shares of a generation that are kept, whether they can be read or not.
    fn kept_shares(&self, generation: u32) -> Result<BTreeSet<u64>, TrainingError> {
        let unread = |reason| TrainingError::Unread { item: Item::Plan, reason };
        self.keep.shares(generation).map_err(unread)
    }

    /// Keeps the games of a generation no longer.
    fn forget(&mut self, generation: u32) -> Result<(), TrainingError> {
        for share in self.kept_shares(generation)? {
            let item = Item::Share(generation, share);
            self.keep.forget(item).map_err(|reason| TrainingError::Unwritten { item, reason })?;
        }
        Ok(())
    }
}

/// Shares in the order of their games.
struct Gathered<S> {
    shares: Vec<S>,
    played: Played,
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

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::rc::Rc;
    use std::sync::LazyLock;

    use super::*;

    /// Things kept in memory, as if on a disk.
    #[derive(Clone, Debug, Default)]
    struct Memory {
        items: BTreeMap<Item, Vec<u8>>,
        /// How often something was written.
        writes: Rc<Cell<u32>>,
    }

    impl Keep for Memory {
        fn read(&self, item: Item) -> io::Result<Option<Vec<u8>>> {
            Ok(self.items.get(&item).cloned())
        }

        fn shares(&self, generation: u32) -> io::Result<BTreeSet<u64>> {
            let all = Memory::shares(self).into_iter();
            Ok(all.filter(|&(of, _)| of == generation).map(|(_, share)| share).collect())
        }

        fn write(&mut self, item: Item, bytes: &[u8]) -> io::Result<()> {
            self.items.insert(item, bytes.to_vec());
            self.writes.set(self.writes.get() + 1);
            Ok(())
        }

        fn forget(&mut self, item: Item) -> io::Result<()> {
            self.items.remove(&item);
            Ok(())
        }
    }

    impl Memory {
        /// The hashes of all generations.
        fn hashes(&self) -> Vec<u64> {
            let nets = self.items.iter().filter(|(item, _)| matches!(item, Item::Net(_)));
            nets.map(|(_, bytes)| Net::from_bytes(bytes).expect("weights").info().hash).collect()
        }

        /// The shares of games that are there, by generation and number.
        fn shares(&self) -> Vec<(u32, u64)> {
            let share = |item: &Item| match *item {
                Item::Share(generation, share) => Some((generation, share)),
                _ => None,
            };
            self.items.keys().filter_map(share).collect()
        }

        /// Lets something happen to what is there.
        fn damage(&mut self, item: Item, damage: impl FnOnce(&mut Vec<u8>)) {
            damage(self.items.get_mut(&item).expect("it is there"));
        }
    }

    /// As few games as teach something in each kind of generation: the second that looks further learns from the one
    /// before it too.
    const PLAN: TrainingPlan = TrainingPlan {
        seed: 1,
        first_games: 300,
        games: 260,
        searched_games: 250,
        generations: 2,
        last_games: 20,
        epochs: 1,
        calibration_games: 260,
    };

    /// The hashes of its generations and of the finished net, trained in one go on two threads.
    static UNDISTURBED: LazyLock<(Vec<u64>, u64)> = LazyLock::new(|| {
        let mut keep = Memory::default();
        let net = train(&PLAN, 2, &mut keep, &mut |_| true).expect("threads start").expect("nobody stops it");
        (keep.hashes(), net.info().hash)
    });

    /// Pinned: what changes this makes the shipped weights something that cannot be made again.
    #[test]
    fn a_small_training_comes_out_the_same_to_the_bit() {
        let generations = [
            0x0835_99ef_5112_e247,
            0xdf8b_0ee5_af4f_1939,
            0xd4b8_bb84_8c1c_9126,
            0xdaea_48dc_6e69_4625,
            0x90cf_2f4f_6e29_25a7,
        ];
        assert_eq!(*UNDISTURBED, (generations.to_vec(), 0x322a_de26_5bbf_fdd7));
    }

    /// What happens to what is kept.
    type Accident = fn(&mut Memory);

    #[test]
    fn a_training_that_is_stopped_and_damaged_again_and_again_comes_out_as_if_it_had_not_been() {
        let mut keep = Memory::default();
        let writes = Rc::clone(&keep.writes);
        let accidents: [(Item, Accident); 3] = [
            (Item::Share(0, 0), |keep| keep.damage(Item::Share(0, 0), |bytes| bytes.truncate(1000))),
            (Item::Share(1, 0), |keep| {
                // Begun again from the first generation, of which nothing else is left.
                keep.damage(Item::Net(0), |bytes| bytes[5000] ^= 1);
                keep.damage(Item::Plan, |bytes| bytes[20] ^= 1);
            }),
            (Item::Share(2, 0), |keep| keep.damage(Item::Learnt(1), Vec::clear)),
        ];
        let mut happened = 0;
        let net = loop {
            // It is stopped whenever something more is there.
            let before = writes.get();
            let trained = train(&PLAN, 1, &mut keep, &mut |_| writes.get() == before);
            if let Some(net) = trained.expect("a thread starts") {
                break net;
            }
            assert!(writes.get() > before, "nothing is lost but what was being played");
            let accident = accidents.get(happened).filter(|(when, _)| keep.items.contains_key(when));
            if let Some((_, damage)) = accident {
                damage(&mut keep);
                happened += 1;
            }
        };
        assert_eq!(happened, accidents.len());
        assert_eq!((keep.hashes(), net.info().hash), *UNDISTURBED);
    }

    #[test]
    fn a_training_in_parts_comes_out_like_one_in_one_piece() {
        let mut keep = Memory::default();
        let none = &mut |_: Stage| true;
        let part = |index| Shard::new(index, 3).expect("a part");
        assert!(matches!(play(None, part(1), 1, &mut keep, none), Err(TrainingError::NoPlan)));
        assert!(matches!(learn(None, 1, &mut keep, none), Err(TrainingError::NoPlan)));
        begin(&PLAN, &mut keep).expect("it is kept");
        for generation in 0..=PLAN.calibration() {
            for index in [3, 1] {
                let played = play(Some(generation), part(index), 1, &mut keep, none).expect("it is its turn");
                assert_eq!(played.map(|played| (played.generation, played.kept)), Some((generation, 0)));
            }
            if PLAN.shares_of(generation) > 1 {
                let missing = learn(None, 1, &mut keep, none).expect_err("not all has been played");
                let TrainingError::Missing { missing, of, .. } = missing else { panic!("{missing:?}") };
                assert_eq!((missing, of), (PLAN.games_of(generation) - 256, PLAN.games_of(generation)));
            }
            play(None, part(2), 1, &mut keep, none).expect("it is its turn");
            // A task that is run again has nothing more to do.
            let again = play(Some(generation), part(1), 1, &mut keep, none).expect("it is its turn");
            let kept = PLAN.games_of(generation).min(256);
            assert_eq!(again, Some(Played { generation, games: 0, kept, of: kept }));
            if generation < PLAN.calibration() {
                assert!(
                    matches!(play(Some(generation + 1), part(1), 1, &mut keep, none), Err(TrainingError::NotYet { next }) if next == generation)
                );
                assert_eq!(
                    learn(Some(generation), 2, &mut keep, none).expect("all is there"),
                    Some(Learnt::Now(generation))
                );
                assert_eq!(
                    learn(Some(generation), 2, &mut keep, none).expect("all is there"),
                    Some(Learnt::Before(generation))
                );
            }
        }
        assert_eq!(
            play(Some(1), part(1), 1, &mut keep, none).expect("it is over").map(|played| played.of),
            Some(0)
        );
        let beyond = PLAN.calibration() + 1;
        assert!(matches!(learn(Some(beyond), 1, &mut keep, none), Err(TrainingError::Beyond { .. })));
        let Some(Learnt::Finished(net)) = learn(None, 2, &mut keep, none).expect("all is there") else {
            panic!("the calibration is all that is left");
        };
        assert_eq!((keep.hashes(), net.info().hash), *UNDISTURBED);
        assert_eq!(keep.shares(), [(5, 0), (5, 1)], "games that nobody needs any more are not kept");
    }

    #[test]
    fn another_plan_is_refused_in_the_same_place() {
        let mut keep = Memory::default();
        begin(&PLAN, &mut keep).expect("it is kept");
        begin(&PLAN, &mut keep).expect("it is the same");
        let other = TrainingPlan { epochs: 2, ..PLAN };
        let refused = train(&other, 1, &mut keep, &mut |_| true).expect_err("another is there");
        assert!(matches!(refused, TrainingError::OtherPlan(kept) if *kept == PLAN));
    }
}
