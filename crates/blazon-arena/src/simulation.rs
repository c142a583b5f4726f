use core::ops::ControlFlow;
use core::time::Duration;
use std::sync::atomic::{AtomicBool, Ordering};

use blazon::{BySeat, Event, Position, Rules, Seat};
use blazon_engine::{Chances, Player};

use crate::census::{Census, Finished};
use crate::chance::{TableChance, players_seed};
use crate::contestant::Contestant;
use crate::entrant::Entrant;
use crate::game;
use crate::limit::Limit;
use crate::running_contestant::RunningContestant;
use crate::shard::Shard;
use crate::workers::{News, NoWorkers, share_out};

/// Threads take so many games at a time.
const BATCH: u64 = 32;

/// Many games between two players, each in its seat.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// By which rules.
    pub rules: Rules,
    /// Who plays.
    pub players: BySeat<Entrant>,
    /// How many games.
    pub games: u64,
    /// Which of them are played here.
    pub shard: Shard,
    /// What the dice follow from, and the players' choices.
    pub seed: u64,
}

impl Simulation {
    /// How many games are played here.
    pub fn share(&self) -> u64 {
        self.shard.share(self.games)
    }

    /// Plays the games, or as many as there is time for until `stop` is set. Each game is handed to `keep` with its
    /// number; if that fails, or no thread can be started, all is over. `watch` is told every now and then how many were played.
    ///
    /// Each game follows from its number alone, so neither the number of threads nor who comes first changes what is
    /// played.
    pub fn play<E: Send + From<NoWorkers>>(
        &self,
        threads: usize,
        stop: &AtomicBool,
        keep: impl Fn(u64, &[Event]) -> Result<(), E> + Sync,
        mut watch: impl FnMut(u64),
    ) -> Result<Census, E> {
        let mut census = Census::default();
        let mut failed = None;
        share_out(
            self.share().div_ceil(BATCH),
            threads,
            stop,
            || {
                BySeat::new(|seat| {
                    let contestant = Contestant::Player(self.players[seat].clone());
                    RunningContestant::new(&contestant, Limit::Usual, Duration::MAX)
                })
            },
            |contestants, batch, stop| {
                let mut census = Census::default();
                let mut events = Vec::new();
                for place in BATCH * batch..self.share().min(BATCH * (batch + 1)) {
                    let number = self.shard.piece(place);
                    if stop.load(Ordering::Relaxed) {
                        break;
                    }
                    events.clear();
                    let Some(game) = self.play_one(number, contestants, &mut events, stop) else { break };
                    if let Err(error) = keep(number, &events) {
                        return Some(Err(error));
                    }
                    census.add(number, &game);
                }
                Some(Ok(census))
            },
            |news| {
                match news {
                    News::Done(_, Ok(part)) => census.merge(&part),
                    News::Done(_, Err(error)) => {
                        failed = Some(error);
                        return ControlFlow::Break(());
                    }
                    News::Tick => {}
                }
                watch(census.games);
                ControlFlow::Continue(())
            },
        )?;
        failed.map_or(Ok(census), Err)
    }

    /// Plays a game to its end, unless it is stopped.
    fn play_one(
        &self,
        number: u64,
        contestants: &mut BySeat<RunningContestant>,
        events: &mut Vec<Event>,
        stop: &AtomicBool,
    ) -> Option<Finished> {
        let start = Position::new(self.rules);
        let mut finished = Finished::starting(start);
        if Seat::ALL.into_iter().all(|seat| self.players[seat].player() == Player::Random) {
            // Dice and choices come from one stream: it is quicker, and it is the signature that everybody knows. It
            // gives nothing away, since a random player looks at nothing.
            let mut chances = Chances::of_game(self.seed, number);
            while let Some(event) = chances.next_event(&finished.end) {
                finished.play(event);
                events.push(event);
            }
            return Some(finished);
        }
        let BySeat { first, second } = contestants;
        let seeds = BySeat::new(|seat| players_seed(self.seed, number, 0, seat as u64));
        game::play(
            &start,
            TableChance::new(self.seed, number),
            BySeat { first, second },
            seeds,
            stop,
            |event| {
                finished.play(event);
                events.push(event);
            },
        )?;
        Some(finished)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play(first: &str, second: &str, shard: Shard, threads: usize) -> Census {
        let players = BySeat { first: first.parse().expect(first), second: second.parse().expect(second) };
        let simulation = Simulation { rules: Rules::default(), players, games: 70, shard, seed: 3 };
        let keep = |_, events: &[Event]| {
            let mut position = Position::default();
            for &event in events {
                position = position.play(event).expect("every game is legal");
            }
            assert!(position.outcome().is_some());
            Ok::<(), NoWorkers>(())
        };
        simulation.play(threads, &AtomicBool::new(false), keep, |_| {}).expect("threads start")
    }

    #[test]
    fn every_player_plays_legal_games_to_their_end_on_any_number_of_threads_and_in_any_parts() {
        for (first, second) in [("random", "random"), ("greedy", "random"), ("greedy-draw", "greedy")] {
            let one = play(first, second, Shard::WHOLE, 1);
            assert_eq!(one.games, 70);
            assert_eq!(play(first, second, Shard::WHOLE, 3), one);
            let mut parts = Census::default();
            for part in [3, 1, 2] {
                parts.merge(&play(first, second, Shard::new(part, 3).expect("a part"), 2));
            }
            assert_eq!(parts, one);
        }
    }

    #[derive(Debug, PartialEq)]
    struct Unkept(u64);

    impl From<NoWorkers> for Unkept {
        fn from(error: NoWorkers) -> Unkept {
            panic!("{error}");
        }
    }

    #[test]
    fn a_game_that_cannot_be_kept_ends_it() {
        let players = BySeat::new(|_| Player::Random.into());
        let simulation =
            Simulation { rules: Rules::default(), players, games: 1 << 40, shard: Shard::WHOLE, seed: 3 };
        let keep = |number, _: &[Event]| if number < 5 { Ok(()) } else { Err(Unkept(number)) };
        let failed = simulation.play(1, &AtomicBool::new(false), keep, |_| {});
        assert_eq!(failed.map(|census| census.games), Err(Unkept(5)));
    }
}
