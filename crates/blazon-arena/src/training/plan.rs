//! How to train, and what that comes to.

use core::ops::RangeInclusive;

use blazon_engine::mix;

use super::envelope::{Reader, Writer};

/// The searched generations whose samples are learnt from together.
const WINDOW: u32 = 3;

/// The games that are played, kept and read as one.
pub(super) const SHARE: u64 = 256;

/// How to train.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// The games of the last generation of all.
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
            games: 40_000,
            searched_games: 10_000,
            generations: 6,
            last_games: 60_000,
            epochs: 8,
            calibration_games: 60_000,
        }
    }
}

impl TrainingPlan {
    /// The most games of a generation.
    pub const MOST_GAMES: u64 = 1_000_000_000;
    /// The most later generations, and the most epochs.
    pub const MOST_TIMES: u32 = 10_000;

    /// The number of the last generation. The first is 0.
    pub const fn last_generation(&self) -> u32 {
        self.generations.saturating_add(2)
    }

    /// The number that the calibration goes by, as if it were one more generation.
    pub const fn calibration(&self) -> u32 {
        self.generations.saturating_add(3)
    }

    /// How many games are played for a generation, or for the calibration.
    pub const fn games_of(&self, generation: u32) -> u64 {
        match generation {
            0 => self.first_games,
            1 => self.games,
            _ if generation == self.last_generation() => self.last_games,
            _ if generation == self.calibration() => self.calibration_games,
            _ => self.searched_games,
        }
    }

    /// The generations whose samples a generation learns from. What was not looked at further is forgotten as soon as
    /// there is something better, and what the calibration is made by is its own.
    pub(super) fn learnt_from(&self, generation: u32) -> RangeInclusive<u32> {
        let alone = generation <= 2 || generation >= self.calibration();
        let first = if alone { generation } else { (generation + 1).saturating_sub(WINDOW).max(2) };
        first..=generation
    }

    /// The seed of a generation's games.
    pub(super) const fn seed_of(&self, generation: u32) -> u64 {
        let number = if generation == self.calibration() { u32::MAX } else { generation };
        mix(self.seed ^ mix(number as u64))
    }

    /// In how many shares the games of a generation are played.
    pub(super) const fn shares_of(&self, generation: u32) -> u64 {
        self.games_of(generation).div_ceil(SHARE)
    }

    /// The games of a share.
    pub(super) fn games_in(&self, generation: u32, share: u64) -> core::ops::Range<u64> {
        share * SHARE..self.games_of(generation).min((share + 1) * SHARE)
    }

    /// Its numbers with the names they go by, in the order in which they are written.
    pub fn numbers(&self) -> [(&'static str, u64); 8] {
        [
            ("seed", self.seed),
            ("first-games", self.first_games),
            ("games", self.games),
            ("searched-games", self.searched_games),
            ("generations", self.generations.into()),
            ("last-games", self.last_games),
            ("epochs", self.epochs.into()),
            ("calibration-games", self.calibration_games),
        ]
    }

    pub(super) fn write(&self, to: &mut Writer) {
        for (_, number) in self.numbers() {
            to.u64(number);
        }
    }

    /// Reads what was written, if it is a plan within the limits.
    pub(super) fn read(from: &mut Reader<'_>) -> Option<TrainingPlan> {
        let games =
            |from: &mut Reader<'_>| from.u64().filter(|games| (1..=TrainingPlan::MOST_GAMES).contains(games));
        let times = |from: &mut Reader<'_>, least: u32| {
            let times = u32::try_from(from.u64()?).ok()?;
            (least..=TrainingPlan::MOST_TIMES).contains(&times).then_some(times)
        };
        // In the order of `numbers`: fields are read as they stand here.
        Some(TrainingPlan {
            seed: from.u64()?,
            first_games: games(from)?,
            games: games(from)?,
            searched_games: games(from)?,
            generations: times(from, 0)?,
            last_games: games(from)?,
            epochs: times(from, 1)?,
            calibration_games: games(from)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn searched_generations_are_learnt_from_three_at_a_time_and_those_before_alone() {
        let plan = TrainingPlan { generations: 4, ..TrainingPlan::default() };
        let learnt = |generation| plan.learnt_from(generation).collect::<Vec<_>>();
        let all: Vec<Vec<u32>> = (0..=plan.calibration()).map(learnt).collect();
        assert_eq!(
            all,
            [vec![0], vec![1], vec![2], vec![2, 3], vec![2, 3, 4], vec![3, 4, 5], vec![4, 5, 6], vec![7]]
        );
        let short = TrainingPlan { generations: 0, ..plan };
        assert_eq!((short.learnt_from(2), short.games_of(2)), (2..=2, short.last_games));
    }

    #[test]
    fn a_plan_beyond_the_limits_is_not_read() {
        let read = |plan: &TrainingPlan| {
            let mut writer = Writer::default();
            plan.write(&mut writer);
            TrainingPlan::read(&mut Reader::new(&writer.0))
        };
        let plan = TrainingPlan::default();
        assert_eq!(read(&plan), Some(plan));
        let none = [
            TrainingPlan { games: 0, ..plan },
            TrainingPlan { last_games: u64::MAX, ..plan },
            TrainingPlan { generations: u32::MAX, ..plan },
            TrainingPlan { epochs: 0, ..plan },
        ];
        assert_eq!(none.map(|plan| read(&plan)), [None; 4]);
    }
}
