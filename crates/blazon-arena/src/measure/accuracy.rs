use core::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use blazon::{Event, Record, Rules, Seat, ToAct};
use blazon_engine::{
    Analysis, Budget, Chances, Engine, EngineJudge, Judge, Level, Player, Progress, Verdict, mix,
};

use super::gather::gather;
use crate::billionths::Billionths;
use crate::figure::real;
use crate::interval::{Interval, Z};
use crate::shard::Shard;
use crate::workers::NoWorkers;

/// How accurately the eight levels decide: games of each against itself, analysed by `best`.
///
/// All levels have the same dice, so that what differs is how they decide.
#[derive(Clone, Debug)]
pub struct Accuracy {
    /// By which rules.
    pub rules: Rules,
    /// What the games follow from.
    pub seed: u64,
    /// How many games of each level.
    pub games: u64,
    /// Which of them are played here.
    pub shard: Shard,
    /// What the judge may spend on a decision.
    pub nodes: u64,
}

/// What came of it, the weakest level first. Only whole numbers are added, so parts give together exactly the whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Accuracies {
    /// One for each level.
    pub levels: [LevelAccuracy; 8],
}

/// How accurately a level decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LevelAccuracy {
    /// The games.
    pub games: u64,
    /// The sum over the games of the mean of both players' accuracies, each a share of all there is.
    pub sum: Billionths,
    /// The sum of the squares of these.
    pub squares: Billionths,
}

impl LevelAccuracy {
    /// The accuracy of one who makes no mistake.
    const ALL: f64 = 100.0;

    /// Counts a game with its accuracy, from 0 to 100.
    fn add(&mut self, accuracy: f64) {
        let share = accuracy / LevelAccuracy::ALL;
        self.games += 1;
        self.sum += Billionths::of(share);
        self.squares += Billionths::of(share * share);
    }

    /// Counts all the games of another.
    fn merge(&mut self, other: &LevelAccuracy) {
        self.games += other.games;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean over the games, from 0 to 100, with its 95 % interval, by how the games vary. After a single game nothing is
    /// known.
    pub fn interval(&self) -> Option<Interval> {
        if self.games == 0 {
            return None;
        }
        let count = real(self.games);
        let share = self.sum.mean(self.games);
        let mean = share * LevelAccuracy::ALL;
        if self.games == 1 {
            return Some(Interval { mean, low: 0.0, high: LevelAccuracy::ALL });
        }
        let variance = ((self.squares.share() - self.sum.share() * share) / (count - 1.0)).max(0.0);
        let reach = Z * (variance / count).sqrt() * LevelAccuracy::ALL;
        Some(Interval { mean, low: (mean - reach).max(0.0), high: (mean + reach).min(LevelAccuracy::ALL) })
    }
}

impl Accuracies {
    /// How many games there are.
    pub fn games(&self) -> u64 {
        self.levels.iter().map(|level| level.games).sum()
    }

    /// Counts all the games of another part.
    pub fn merge(&mut self, other: &Accuracies) {
        for (level, more) in self.levels.iter_mut().zip(&other.levels) {
            level.merge(more);
        }
    }
}

impl Accuracy {
    /// How many games are played here, those of all levels together.
    pub fn share(&self) -> u64 {
        self.shard.share(self.games).saturating_mul(Level::ALL.len() as u64)
    }

    /// Plays and judges the games, or as many as there is time for until `stop` is set. `watch` is told how many there are.
    pub fn measure(
        &self,
        threads: usize,
        stop: &AtomicBool,
        mut watch: impl FnMut(u64),
    ) -> Result<Accuracies, NoWorkers> {
        let best = Engine::new(Player::Best);
        let judge = EngineJudge::new(best, Budget::Nodes(self.nodes), self.seed, &self.rules.components);
        let mut accuracies = Accuracies::default();
        gather(
            self.share(),
            threads,
            stop,
            |piece, stop| {
                // All levels get as far as any of them when it is stopped.
                let place = (piece % Level::ALL.len() as u64) as usize;
                let game = self.shard.piece(piece / Level::ALL.len() as u64);
                let record = self.play(Level::ALL[place], game, stop)?;
                Some((place, accuracy(&record, &judge, stop)?))
            },
            |(place, accuracy)| {
                accuracies.levels[place].add(accuracy);
                watch(accuracies.games());
                ControlFlow::Continue(())
            },
        )?;
        Ok(accuracies)
    }

    /// A whole game of a level against itself. Nothing comes of it if it is stopped.
    fn play(&self, level: Level, game: u64, stop: &AtomicBool) -> Option<Record> {
        let engine = Engine::new(Player::Level(level));
        let mut dice = Chances::of_game(self.seed, game);
        let mut record = Record::new(self.rules);
        let mut watch = |_: &Progress| !stop.load(Ordering::Relaxed);
        for number in 0.. {
            let position = record.position();
            let seats = match position.to_act() {
                ToAct::Nobody(_) => break,
                ToAct::Chance(chance) => {
                    record.push(dice.event(position, chance)).ok()?;
                    continue;
                }
                ToAct::Seat(seat) => vec![seat],
                ToAct::Both => Seat::ALL.to_vec(),
            };
            // Neither sees the other's drawing.
            let mut events: Vec<Event> = Vec::new();
            for seat in seats {
                let seed = mix(mix(self.seed ^ mix(game)) ^ (2 * number + seat as u64));
                let decision = engine.decide(position, seat, Budget::Usual, seed, &mut watch)?;
                events.push(decision.event());
            }
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            for event in events {
                record.push(event).ok()?;
            }
        }
        Some(record)
    }
}

/// The mean accuracy of both players of a game. Nothing, if it is stopped.
fn accuracy(record: &Record, judge: &dyn Judge, stop: &AtomicBool) -> Option<f64> {
    let stopped = || stop.load(Ordering::Relaxed);
    let mut verdicts = Vec::new();
    for task in Analysis::tasks(record) {
        // What the dice gave is no part of it.
        if task.event.seat().is_none() {
            verdicts.push(Some(Verdict::Chance { mean: 0.5, after: 0.5 }));
            continue;
        }
        let verdict = task.judge(judge, &mut |_: &Progress| !stopped());
        if stopped() {
            return None;
        }
        verdicts.push(verdict);
    }
    let players = Analysis::assemble(record, verdicts).players;
    let both: Vec<f64> = Seat::ALL.into_iter().filter_map(|seat| players[seat].accuracy).collect();
    (!both.is_empty()).then(|| both.iter().sum::<f64>() / real(both.len() as u64))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn accuracy_of(shard: Shard) -> Accuracy {
        Accuracy { rules: Rules::default(), seed: 3, games: 2, shard, nodes: 1 }
    }

    #[test]
    fn a_mean_has_an_interval_and_stays_within_nothing_and_all() {
        let mut level = LevelAccuracy::default();
        assert_eq!(level.interval(), None);
        level.add(99.0);
        let one = level.interval().expect("a game");
        assert!((one.mean - 99.0).abs() < 1e-12 && one.holds(0.0) && one.holds(100.0));
        level.add(91.0);
        let two = level.interval().expect("two games");
        assert!((two.mean - 95.0).abs() < 1e-9 && two.low > 80.0 && two.high <= 100.0, "{two:?}");
    }

    #[test]
    fn parts_are_a_share_of_the_games_of_every_level() {
        assert_eq!(accuracy_of(Shard::WHOLE).share(), 16);
        let parts = [1, 2, 3].map(|part| accuracy_of(Shard::new(part, 3).expect("a part")).share());
        assert_eq!(parts, [8, 8, 0]);
    }

    #[test]
    fn the_parts_are_together_exactly_the_whole() {
        let accuracies = [97.3, 12.1, 100.0, 55.5 + 1e-7, 100.0 / 3.0];
        let of = |games: &[f64]| {
            let mut accuracies = Accuracies::default();
            for level in &mut accuracies.levels {
                for &accuracy in games {
                    level.add(accuracy);
                }
            }
            accuracies
        };
        let mut parts = of(&accuracies[2..]);
        parts.merge(&of(&accuracies[..2]));
        assert_eq!(parts, of(&accuracies));
        assert_eq!(parts.games(), 40);
    }

    #[test]
    fn a_level_plays_the_same_game_again_and_with_the_same_dice_as_another() {
        let accuracy = accuracy_of(Shard::WHOLE);
        let play = |level: u8| {
            let level = Level::new(level).expect("a level");
            accuracy.play(level, 1, &AtomicBool::new(false)).expect("a game")
        };
        assert_eq!(play(1).to_string(), play(1).to_string());
        assert_eq!(play(1).events()[0], play(2).events()[0]);
        assert!(play(1).position().outcome().is_some());
    }

    #[test]
    fn what_is_stopped_comes_to_nothing() {
        let stopped = accuracy_of(Shard::WHOLE).measure(1, &AtomicBool::new(true), |_| {});
        assert_eq!(stopped.expect("a thread starts").games(), 0);
    }
}
