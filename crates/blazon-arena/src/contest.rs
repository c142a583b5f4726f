use core::ops::ControlFlow;
use core::time::Duration;
use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::AtomicBool;

use blazon::{BySeat, Outcome, Position, Rules, Seat};
use blazon_engine::Forecast;
use blazon_engine::net::Net;

use crate::chance::{TableChance, players_seed};
use crate::contestant::Contestant;
use crate::forfeit::Forfeit;
use crate::game::{self, Ending};
use crate::limit::Limit;
use crate::luck::Luck;
use crate::pentanomial::quarter;
use crate::protocol::Program;
use crate::running_contestant::RunningContestant;
use crate::shard::Shard;
use crate::side::{BySide, Side};
use crate::sprt::{Sprt, SprtVerdict};
use crate::sums::Sums;
use crate::workers::{News, NoWorkers, share_out};

/// A match: pairs of games between two contestants, the same dice with the seats swapped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest {
    /// The one whose score is told.
    pub left: Contestant,
    /// The other one.
    pub right: Contestant,
    /// How it is played.
    pub options: ContestOptions,
}

/// How a match is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ContestOptions {
    /// By which rules.
    pub rules: Rules,
    /// What chance follows from, and the players' choices.
    pub seed: u64,
    /// How many pairs, in all parts together.
    pub pairs: u64,
    /// The part that is played here.
    pub shard: Shard,
    /// How much a decision may cost.
    pub limit: Limit,
    /// How long a program may take to answer, on top of a limit of time.
    pub patience: Duration,
    /// Whether to tell the score without the luck of the dice, too ([`Adjusted`](crate::Adjusted)). That takes about a
    /// millisecond a round, which is much for players who think for less.
    pub luck: bool,
}

impl Contest {
    /// Whether the programs that play can be started, so that a slip of the pen is no lost match.
    pub fn try_programs(&self) -> Result<(), (&Contestant, io::Error)> {
        for contestant in [&self.left, &self.right] {
            if let Contestant::Program(command) = contestant {
                Program::try_start(command).map_err(|error| (contestant, error))?;
            }
        }
        Ok(())
    }

    /// Plays the pairs of this part until all are played, the test is decided, or `stop` is set. `watch` is told the
    /// sums every now and then.
    ///
    /// The number of threads changes nothing: each pair follows from its number alone, and the test looks at the pairs
    /// in the order of their numbers. What is finished beyond the pair that decides it is not counted.
    pub fn play(
        &self,
        threads: usize,
        sprt: Option<Sprt>,
        stop: &AtomicBool,
        mut watch: impl FnMut(&Sums),
    ) -> Result<Sums, NoWorkers> {
        let options = &self.options;
        // Always the same net, so that what is luck does not depend on who plays.
        let forecast = options.luck.then(|| Forecast::new(Net::shipped(), &options.rules.components));
        let mut sums = Sums::default();
        let mut waiting: BTreeMap<u64, Sums> = BTreeMap::new();
        let mut next = 0;
        let mut decided = false;
        share_out(
            options.shard.share(options.pairs),
            threads,
            stop,
            || BySide { left: self.start(Side::Left), right: self.start(Side::Right) },
            |contestants, place, stop| {
                self.play_pair(options.shard.piece(place), contestants, forecast.as_ref(), stop)
            },
            |news| {
                if let News::Done(place, pair) = news {
                    waiting.insert(place, pair);
                    while let Some(pair) = waiting.remove(&next) {
                        sums.merge(&pair);
                        next += 1;
                        if sprt.is_some_and(|sprt| sprt.verdict(&sums.pairs) != SprtVerdict::Open) {
                            decided = true;
                            break;
                        }
                    }
                }
                watch(&sums);
                if decided { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        )?;
        if !decided {
            for pair in waiting.values() {
                sums.merge(pair);
            }
        }
        Ok(sums)
    }

    fn start(&self, side: Side) -> RunningContestant {
        let contestant = match side {
            Side::Left => &self.left,
            Side::Right => &self.right,
        };
        RunningContestant::new(contestant, self.options.limit, self.options.patience)
    }

    /// Plays both games of a pair, unless it is stopped.
    fn play_pair(
        &self,
        pair: u64,
        contestants: &mut BySide<RunningContestant>,
        forecast: Option<&Forecast>,
        stop: &AtomicBool,
    ) -> Option<Sums> {
        let start = Position::new(self.options.rules);
        let chance = TableChance::new(self.options.seed, pair);
        let mut sums = Sums::default();
        let mut rounds = 0;
        // Half points of the left side and of the first seat.
        let (mut left_half_points, mut first_half_points) = (0, 0);
        // The left side's, in the games that were played to their end.
        let mut left_luck = 0.0;
        for game in 0..2_u8 {
            let left = Seat::ALL[usize::from(game)];
            let seeds = BySide {
                left: players_seed(self.options.seed, pair, u64::from(game), 0),
                right: players_seed(self.options.seed, pair, u64::from(game), 1),
            };
            let BySide { left: on_left, right: on_right } = &mut *contestants;
            let (seats, seeds) = match left {
                Seat::First => (
                    BySeat { first: on_left, second: on_right },
                    BySeat { first: seeds.left, second: seeds.right },
                ),
                Seat::Second => (
                    BySeat { first: on_right, second: on_left },
                    BySeat { first: seeds.right, second: seeds.left },
                ),
            };
            let mut luck = forecast.map(|forecast| Luck::new(forecast, &start));
            let follow = |event| luck.iter_mut().for_each(|luck| luck.follow(event));
            let ending = game::play(&start, chance, seats, seeds, stop, follow)?;
            let winner = match ending {
                Ending::Played(end) => {
                    rounds = rounds.max(end.round());
                    sums.finished += 1;
                    left_luck += luck.map_or(0.0, |luck| luck.of(left));
                    sums.margin += i64::from(end.score(left)) - i64::from(end.score(!left));
                    match end.outcome() {
                        Some(Outcome::Win(seat, _)) => Some(seat),
                        Some(Outcome::Draw) | None => None,
                    }
                }
                Ending::Lost(seat, reason, answer, round) => {
                    rounds = rounds.max(round);
                    let side = if seat == left { Side::Left } else { Side::Right };
                    sums.forfeits[side] += 1;
                    sums.forfeited.push(Forfeit { pair, game, side, reason, answer });
                    Some(!seat)
                }
            };
            let half_points = |seat: Seat| winner.map_or(1, |winner| if winner == seat { 2 } else { 0 });
            sums.draws += u64::from(winner.is_none());
            left_half_points += half_points(left);
            first_half_points += half_points(Seat::First);
        }
        sums.pairs.add(left_half_points);
        sums.first_seat.add(first_half_points);
        if forecast.is_some() {
            sums.adjusted.add(quarter(left_half_points) - left_luck / 2.0);
        }
        for round in 1..=rounds {
            for (die, side) in sums.dice.iter_mut().zip(chance.sides(round)) {
                die[side] += 1;
            }
        }
        for side in Side::ALL {
            sums.cost[side] = core::mem::take(&mut contestants[side].cost);
        }
        Some(sums)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::billionths::Billionths;
    use crate::cost::Cost;

    fn contest(left: &str, right: &str, pairs: u64, shard: Shard) -> Contest {
        let options = ContestOptions {
            rules: Rules::default(),
            seed: 5,
            pairs,
            shard,
            limit: Limit::Usual,
            patience: Duration::from_secs(10),
            luck: false,
        };
        Contest { left: left.parse().expect(left), right: right.parse().expect(right), options }
    }

    /// A match that tells the score without the luck of the dice, too.
    fn with_luck(left: &str, right: &str, pairs: u64, shard: Shard) -> Contest {
        let mut contest = contest(left, right, pairs, shard);
        contest.options.luck = true;
        contest
    }

    fn play(contest: &Contest, threads: usize) -> Sums {
        let sums = contest.play(threads, None, &AtomicBool::new(false), |_| {});
        without_time(sums.expect("threads start"))
    }

    fn without_time(mut sums: Sums) -> Sums {
        for side in Side::ALL {
            sums.cost[side] = Cost { nanoseconds: 0, ..sums.cost[side] };
        }
        sums
    }

    #[test]
    fn threads_and_parts_change_nothing() {
        let whole = play(&contest("random", "greedy-draw", 23, Shard::WHOLE), 1);
        assert_eq!(whole.games(), 46);
        assert_eq!(play(&contest("random", "greedy-draw", 23, Shard::WHOLE), 3), whole);
        for of in 2..=4 {
            let mut merged = Sums::default();
            // Backwards, because the order is nobody's business.
            for index in (1..=of).rev() {
                let shard = Shard::new(index, of).expect("a part");
                merged.merge(&play(&contest("random", "greedy-draw", 23, shard), 2));
            }
            assert_eq!(merged, whole, "{of} parts");
        }
    }

    #[test]
    fn a_random_player_against_itself_comes_out_even_and_its_dice_are_fair() {
        let sums = play(&contest("random", "random", 400, Shard::WHOLE), 2);
        assert!(sums.pairs.score().holds(0.5), "{sums:?}");
        assert!(sums.fairness().p() > 0.001, "{:?}", sums.fairness());
        assert_eq!(sums.finished, 800);
        assert!(sums.cost.left.decisions > 800 && sums.cost.right.decisions > 800);
    }

    #[test]
    fn without_luck_threads_and_parts_change_nothing() {
        let whole = play(&with_luck("random", "greedy-draw", 7, Shard::WHOLE), 1);
        assert_eq!(whole.adjusted.pairs, 7);
        assert_eq!(play(&with_luck("random", "greedy-draw", 7, Shard::WHOLE), 3), whole);
        for of in 2..=4 {
            let mut merged = Sums::default();
            for index in (1..=of).rev() {
                let shard = Shard::new(index, of).expect("a part");
                merged.merge(&play(&with_luck("random", "greedy-draw", 7, shard), 2));
            }
            assert_eq!(merged, whole, "{of} parts");
        }
        let plain = play(&contest("random", "greedy-draw", 7, Shard::WHOLE), 1);
        assert_eq!(plain.without_luck(), None);
        let adjusted = whole.adjusted;
        assert_eq!(Sums { adjusted, ..plain }, whole, "nothing else is changed by it");
    }

    #[test]
    fn without_luck_a_player_against_itself_comes_out_even() {
        let sums = play(&with_luck("random", "random", 30, Shard::WHOLE), 2);
        let score = sums.without_luck().expect("games were played");
        assert!(score.holds(0.5) && score.low < score.high, "{score:?}");
        // Who leaves nothing to chance plays the same game twice, and has the other's luck in the second.
        let sums = play(&with_luck("greedy", "greedy", 3, Shard::WHOLE), 2);
        let score = sums.without_luck().expect("games were played");
        assert!((score.mean - 0.5).abs() < 1e-9 && score.high - score.low < 1e-6, "{score:?}");
    }

    #[test]
    fn without_luck_the_interval_is_narrower() {
        let sums = play(&with_luck("net", "level:6", 40, Shard::WHOLE), 2);
        let (plain, score) = (sums.pairs.score(), sums.without_luck().expect("games were played"));
        assert!(1.5 * (score.high - score.low) < plain.high - plain.low, "{score:?} {plain:?}");
        assert!(score.low < plain.high && plain.low < score.high, "both tell the same: {score:?} {plain:?}");
    }

    #[test]
    fn a_forfeited_game_keeps_its_luck() {
        let sums = play(&with_luck("random", "cmd:./nowhere/engine", 2, Shard::WHOLE), 1);
        assert_eq!((sums.forfeits.right, sums.adjusted.sum), (4, Billionths(2_000_000_000)));
        assert_eq!(sums.without_luck(), None, "no game was played to its end");
    }

    #[test]
    fn a_test_that_is_decided_ends_the_match_at_the_same_pair_on_any_number_of_threads() {
        let sprt = Some(Sprt { elo0: -800.0, elo1: -700.0 });
        let contest = contest("random", "random", 5000, Shard::WHOLE);
        let on = |threads| {
            let sums = contest.play(threads, sprt, &AtomicBool::new(false), |_| {});
            without_time(sums.expect("threads start"))
        };
        let one = on(1);
        assert!(one.pairs.pairs() < 5000, "{one:?}");
        assert_eq!(on(3), one);
    }

    #[test]
    fn a_match_that_is_stopped_keeps_what_it_has() {
        let stop = AtomicBool::new(false);
        let contest = contest("random", "random", 1_000_000_000, Shard::WHOLE);
        let sums = contest.play(2, None, &stop, |sums| {
            if sums.games() >= 20 {
                stop.store(true, std::sync::atomic::Ordering::Relaxed);
            }
        });
        let sums = sums.expect("threads start");
        assert!(sums.games() >= 20 && sums.games() < 1_000_000, "{}", sums.games());
    }
}
