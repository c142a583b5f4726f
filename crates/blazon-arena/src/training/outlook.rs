//! How far a training is, and how long it will take.
#![expect(clippy::cast_precision_loss, reason = "an estimate need not be exact")]

use core::time::Duration;

use super::{Stage, TrainingPlan};

/// The starts of rounds in a game.
const ROUNDS: f64 = 17.0;

/// How far a training is, worked out from what it says of itself and the time that passes.
#[derive(Clone, Debug)]
pub struct Outlook {
    plan: TrainingPlan,
    /// The seconds that work of each kind took so far, and how much of it was done in them.
    pace: [(f64, f64); Kind::COUNT],
    /// What it last said, and when.
    last: Option<(Piece, Duration)>,
}

/// How far it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// The share of the whole work that is done, from 0 to 1.
    pub share: f64,
    /// The time that the rest will take, as soon as anything can be said of it.
    pub left: Option<Duration>,
}

impl Outlook {
    /// The outlook on a plan of which nothing is known but itself.
    pub fn new(plan: &TrainingPlan) -> Outlook {
        Outlook { plan: *plan, pace: [(0.0, 0.0); Kind::COUNT], last: None }
    }

    /// Hears what the training is doing, so long after it was started, and says how far it is.
    pub fn hear(&mut self, stage: Stage, elapsed: Duration) -> Progress {
        let piece = Piece::of(stage, &self.plan);
        let (before, since) = match self.last {
            Some((last, since)) if last.place == piece.place => (last.done, since),
            // What was kept took no time, and loading it counts for nobody.
            _ => (piece.kept, elapsed),
        };
        let amount = self.plan.amount(piece.place);
        let (seconds, done) = &mut self.pace[piece.place.kind as usize];
        *seconds += elapsed.saturating_sub(since).as_secs_f64();
        *done += (piece.done - before).max(0.0) * amount;
        self.last = Some((piece, elapsed));
        self.progress(piece)
    }

    fn progress(&self, now: Piece) -> Progress {
        let mut all = 0.0;
        let mut left = [0.0; Kind::COUNT];
        for place in self.plan.places() {
            let amount = self.plan.amount(place);
            all += amount * place.kind.usual();
            if place == now.place {
                left[place.kind as usize] += amount * (1.0 - now.done);
            } else if place > now.place {
                left[place.kind as usize] += amount;
            }
        }
        let usual = |amounts: &[f64]| -> f64 {
            Kind::ALL.iter().zip(amounts).map(|(kind, amount)| kind.usual() * amount).sum()
        };
        let share = if all > 0.0 { (1.0 - usual(&left) / all).clamp(0.0, 1.0) } else { 0.0 };
        let seconds: f64 = self.pace.iter().map(|&(seconds, _)| seconds).sum();
        let done = usual(&self.pace.map(|(_, done)| done));
        let left = (seconds >= ENOUGH && done > 0.0).then(|| {
            let rest: f64 = Kind::ALL
                .iter()
                .zip(left)
                .map(|(&kind, left)| {
                    let (own, amount) = self.pace[kind as usize];
                    let shown = own >= ENOUGH && amount > 0.0;
                    left * if shown { own / amount } else { kind.usual() * seconds / done }
                })
                .sum();
            Duration::try_from_secs_f64(rest).unwrap_or(Duration::MAX)
        });
        Progress { share, left }
    }
}

/// The seconds after which a pace can be relied on.
const ENOUGH: f64 = 2.0;

/// The kinds of work there are, each with a pace of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    /// Games between players who count points.
    Greedy,
    /// Games of the net against itself.
    Net,
    /// The same, looked at one ply further.
    Searched,
    /// Samples gone through.
    Learning,
}

impl Kind {
    const COUNT: usize = 4;
    const ALL: [Kind; Kind::COUNT] = [Kind::Greedy, Kind::Net, Kind::Searched, Kind::Learning];

    /// The milliseconds that a game or a sample takes a core: relied on only until the training itself has shown it.
    fn usual(self) -> f64 {
        match self {
            Kind::Greedy => 0.3,
            Kind::Net => 3.0,
            Kind::Searched => 18.0,
            Kind::Learning => 0.02,
        }
    }
}

/// A stage of the work. They come in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    generation: u32,
    learning: bool,
    kind: Kind,
}

impl TrainingPlan {
    fn playing(&self, generation: u32) -> Place {
        let kind = match generation {
            0 => Kind::Greedy,
            1 => Kind::Net,
            _ if generation == self.calibration() => Kind::Net,
            _ => Kind::Searched,
        };
        Place { generation, learning: false, kind }
    }

    fn learning(generation: u32) -> Place {
        Place { generation, learning: true, kind: Kind::Learning }
    }

    /// All stages.
    fn places(&self) -> impl Iterator<Item = Place> {
        let generations = 0..=self.last_generation();
        generations
            .flat_map(|generation| [self.playing(generation), TrainingPlan::learning(generation)])
            .chain([self.playing(self.calibration())])
    }

    /// The games of a stage, or the samples that are gone through in it.
    fn amount(&self, place: Place) -> f64 {
        if !place.learning {
            return self.games_of(place.generation) as f64;
        }
        let samples: f64 = self
            .learnt_from(place.generation)
            .map(|generation| self.games_of(generation) as f64 * ROUNDS)
            .sum();
        samples * f64::from(self.epochs)
    }
}

/// Where the training is.
#[derive(Clone, Copy, Debug)]
struct Piece {
    place: Place,
    /// The share of the stage that is done.
    done: f64,
    /// The share that was kept from before.
    kept: f64,
}

impl Piece {
    fn of(stage: Stage, plan: &TrainingPlan) -> Piece {
        let place = match stage {
            Stage::Playing { generation, .. } => plan.playing(generation),
            Stage::Calibrating { .. } => plan.playing(plan.calibration()),
            Stage::Learning { generation, .. } => TrainingPlan::learning(generation),
        };
        let (done, kept) = stage.share();
        Piece { place, done, kept }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan() -> TrainingPlan {
        TrainingPlan { generations: 1, ..TrainingPlan::default() }
    }

    fn playing(generation: u32, games: u64, kept: u64) -> Stage {
        Stage::Playing { generation, games, kept, of: plan().games_of(generation) }
    }

    #[test]
    fn the_share_of_the_whole_work_grows_from_nothing_to_all_of_it() {
        let mut outlook = Outlook::new(&plan());
        let mut shares = Vec::new();
        for generation in 0..=plan().last_generation() {
            let of = plan().games_of(generation);
            for games in [0, of / 2, of] {
                shares.push(outlook.hear(playing(generation, games, 0), Duration::ZERO).share);
            }
            for batches in [8, 16] {
                let stage = Stage::Learning { generation, batches, of: 16, loss: [0.0; 2] };
                shares.push(outlook.hear(stage, Duration::ZERO).share);
            }
        }
        let of = plan().calibration_games;
        shares.push(outlook.hear(Stage::Calibrating { games: of, kept: 0, of }, Duration::ZERO).share);
        assert!(shares.is_sorted(), "{shares:?}");
        assert_eq!((shares.first(), shares.last()), (Some(&0.0), Some(&1.0)));
    }

    #[test]
    fn the_time_left_follows_from_the_pace_and_not_from_what_was_kept() {
        let mut outlook = Outlook::new(&plan());
        let kept = plan().searched_games / 2;
        let first = outlook.hear(playing(2, kept, kept), Duration::ZERO);
        assert_eq!(first.left, None, "nothing is known yet");
        let (later, time) = (kept + 100, Duration::from_secs(10));
        let then = outlook.hear(playing(2, later, kept), time).left.expect("a pace is known");
        // All that is left of this generation, the last one at the same pace, and some more.
        let games = plan().searched_games - later + plan().last_games;
        assert!(then.as_secs_f64() >= 0.1 * games as f64, "{then:?} for more than {games} games");
    }
}
