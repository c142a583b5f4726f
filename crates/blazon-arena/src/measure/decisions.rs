use core::iter;
use core::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use blazon::{Event, Rules};
use blazon_engine::net::Net;
use blazon_engine::{Budget, Progress, mix};

use super::gather::gather;
use super::quick::Quick;
use super::series::{Series, lead};
use super::spot::{Spot, game_of};
use crate::billionths::Billionths;
use crate::entrant::Entrant;
use crate::figure::real;
use crate::shard::Shard;
use crate::workers::NoWorkers;

/// So many games are played for a position at most: one without a choice is passed over.
const MOST_GAMES: u64 = 10;

/// A better candidate is an error if it is better by so many standard errors.
const ERRORS: f64 = 2.0;

/// A candidate that is worse than the choice by so many standard errors is given up: it cannot be what was lost.
const HOPELESS: f64 = 5.0;

/// After so many games for each it is first asked whether candidates can be given up, and then each time there are twice as many.
const FIRST_LOOK: u64 = 250;

/// A player's decisions judged by games: its choice and the strongest alternatives on its own list, each played on to
/// the end by a quick player with the same dice.
///
/// The best of several noisy results is better than it deserves. So the alternative is chosen by one half of the games
/// and its gain is measured by the other, and the other way round: luck alone is no loss on the mean, and may even come
/// out below zero.
#[derive(Clone, Debug)]
pub struct Decisions {
    /// By which rules.
    pub rules: Rules,
    /// What everything follows from.
    pub seed: u64,
    /// How many decisions, each out of a game of its own of the quick player that follows the net.
    pub positions: u64,
    /// Which of them are judged here.
    pub shard: Shard,
    /// How many games for each candidate that is not given up, 2 at least.
    pub rollouts: u64,
    /// How many candidates beside the choice.
    pub alternatives: usize,
    /// Whose decisions.
    pub player: Entrant,
    /// Who plays on.
    pub judge: Quick,
}

/// What came of it. Only whole numbers are added, so parts give together exactly the whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Judged {
    /// The decisions.
    pub decisions: u64,
    /// Those in which another candidate was better by more than two standard errors of the difference.
    pub errors: u64,
    /// The games that were played on, in all.
    pub rollouts: u64,
    /// The sum of the losses, shares of the chance to win.
    pub sum: Billionths,
    /// The sum of their squares.
    pub squares: Billionths,
}

impl Judged {
    /// The mean loss, a share of the chance to win.
    pub fn loss(&self) -> f64 {
        self.sum.mean(self.decisions)
    }

    /// The standard error of the mean loss.
    pub fn standard_error(&self) -> f64 {
        if self.decisions < 2 {
            return 0.0;
        }
        let count = real(self.decisions);
        let sum = self.sum.share();
        let variance = (self.squares.share() - sum * sum / count) / (count - 1.0);
        (variance.max(0.0) / count).sqrt()
    }

    /// The share of decisions that were errors.
    pub fn error_rate(&self) -> f64 {
        if self.decisions == 0 { 0.0 } else { real(self.errors) / real(self.decisions) }
    }

    /// Counts all the decisions of another part.
    pub fn merge(&mut self, other: &Judged) {
        self.decisions += other.decisions;
        self.errors += other.errors;
        self.rollouts += other.rollouts;
        self.sum += other.sum;
        self.squares += other.squares;
    }
}

/// One decision.
struct One {
    loss: f64,
    error: bool,
    rollouts: u64,
}

impl Decisions {
    /// How many positions are judged here.
    pub fn share(&self) -> u64 {
        self.shard.share(self.positions)
    }

    /// Judges the decisions, or as many as there is time for until `stop` is set. `watch` is told how many there are.
    pub fn measure(
        &self,
        threads: usize,
        stop: &AtomicBool,
        mut watch: impl FnMut(u64),
    ) -> Result<Judged, NoWorkers> {
        let quick = Quick::by_net(Net::shipped());
        let engine = self.player.engine();
        let mut judged = Judged::default();
        gather(
            self.share(),
            threads,
            stop,
            |place, stop| {
                let position = self.shard.piece(place);
                let mut games = (0..MOST_GAMES).map(|attempt| game_of(position, attempt));
                let found =
                    games.find_map(|game| Some((game, Spot::of_game(&quick, self.rules, self.seed, game)?)));
                let Some((game, spot)) = found else { return Some(None) };
                let mut watch = |_: &Progress| !stop.load(Ordering::Relaxed);
                let seed = mix(self.seed ^ mix(game));
                let decision = engine.decide(&spot.position, spot.seat, Budget::Usual, seed, &mut watch)?;
                let candidates = decision.candidates.iter().take(1 + self.alternatives);
                let candidates: Vec<Event> = candidates.map(|candidate| candidate.event).collect();
                self.judge(&spot, &candidates, mix(seed), stop).map(Some)
            },
            |one| {
                if let Some(One { loss, error, rollouts }) = one {
                    judged.decisions += 1;
                    judged.errors += u64::from(error);
                    judged.rollouts += rollouts;
                    judged.sum += Billionths::of(loss);
                    judged.squares += Billionths::of(loss * loss);
                    watch(judged.decisions);
                }
                ControlFlow::Continue(())
            },
        )?;
        Ok(judged)
    }

    /// Judges the first of the candidates by the others. Nothing comes of it if it is stopped.
    fn judge(&self, spot: &Spot, candidates: &[Event], seed: u64, stop: &AtomicBool) -> Option<One> {
        let mut series = candidates.iter().map(|&event| Series::new(spot, event, &self.judge));
        let mut chosen = series.next()?;
        let mut rivals: Vec<Series> = series.collect();
        let mut given_up = Vec::new();
        let mut games = FIRST_LOOK.min(self.rollouts);
        while !rivals.is_empty() {
            for series in iter::once(&mut chosen).chain(&mut rivals) {
                series.play(&self.judge, games, seed, stop)?;
            }
            if games == self.rollouts {
                break;
            }
            given_up.extend(rivals.extract_if(.., |rival| is_hopeless(rival, &chosen)));
            games = (2 * games).min(self.rollouts);
        }
        let played = iter::once(&chosen).chain(&rivals).chain(&given_up);
        let rollouts = played.map(|series| series.results().len() as u64).sum();
        let results: Vec<&[f64]> = iter::once(&chosen).chain(&rivals).map(Series::results).collect();
        Some(One { loss: loss(&results), error: is_error(&results), rollouts })
    }
}

/// Whether a rival is clearly worse than the choice.
fn is_hopeless(rival: &Series, chosen: &Series) -> bool {
    let (lead, error) = rival.lead(chosen);
    lead < -HOPELESS * error
}

/// What the first of these series loses to the best of the others: chosen by one half, measured by the other.
fn loss(results: &[&[f64]]) -> f64 {
    let half = |series: &[f64], parity: usize| {
        let (mut sum, mut count) = (0.0, 0.0);
        for result in series.iter().skip(parity).step_by(2) {
            sum += result;
            count += 1.0;
        }
        if count > 0.0 { sum / count } else { 0.0 }
    };
    let Some(&chosen) = results.first() else { return 0.0 };
    let gain = |parity: usize| {
        let mut best = chosen;
        for &series in results {
            if half(series, parity) > half(best, parity) {
                best = series;
            }
        }
        half(best, 1 - parity) - half(chosen, 1 - parity)
    };
    f64::midpoint(gain(0), gain(1))
}

/// Whether another series is better than the first by more than the standard errors allow.
fn is_error(results: &[&[f64]]) -> bool {
    let Some((chosen, others)) = results.split_first() else { return false };
    others.iter().any(|other| {
        let (lead, error) = lead(other, chosen);
        chosen.len() > 1 && lead > ERRORS * error
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use blazon_engine::Player;

    fn decisions(player: Player, judge: Quick) -> Decisions {
        Decisions {
            rules: Rules::default(),
            seed: 2,
            positions: 5,
            shard: Shard::WHOLE,
            rollouts: 8,
            alternatives: 3,
            player: player.into(),
            judge,
        }
    }

    #[test]
    fn threads_change_nothing() {
        for judge in [Quick::greedy(), Quick::by_net(Net::shipped())] {
            let decisions = decisions(Player::Net, judge);
            let one = decisions.measure(1, &AtomicBool::new(false), |_| {}).expect("threads start");
            assert_eq!(decisions.measure(3, &AtomicBool::new(false), |_| {}).expect("threads start"), one);
            assert_eq!(one.decisions, 5);
            assert!(one.rollouts > 5 * 8 && one.rollouts <= 5 * 8 * 4);
        }
    }

    #[test]
    fn the_parts_are_together_exactly_the_whole() {
        let measure = |shard: Shard| {
            let decisions = Decisions { shard, positions: 20, ..decisions(Player::Net, Quick::greedy()) };
            decisions.measure(2, &AtomicBool::new(false), |_| {}).expect("threads start")
        };
        let whole = measure(Shard::WHOLE);
        let mut parts = Judged::default();
        for part in [2, 3, 1] {
            parts.merge(&measure(Shard::new(part, 3).expect("a part")));
        }
        assert_eq!(parts, whole);
        assert!(whole.squares > Billionths(0), "there is something to add: {whole:?}");
    }

    #[test]
    fn who_weighs_nothing_loses_nothing_here() {
        let judged = decisions(Player::Greedy, Quick::greedy())
            .measure(2, &AtomicBool::new(false), |_| {})
            .expect("threads start");
        assert_eq!((judged.decisions, judged.errors, judged.rollouts), (5, 0, 0));
    }

    #[test]
    fn what_is_clearly_worse_than_the_choice_is_given_up_and_nothing_else() {
        let series = |wins: usize| {
            Series::of((0..1000).map(|game| f64::from(u8::from(game * 7 % 1000 < wins))).collect())
        };
        let chosen = series(500);
        let given_up: Vec<usize> = [500, 499, 300, 480, 700, 0]
            .into_iter()
            .filter(|&wins| is_hopeless(&series(wins), &chosen))
            .collect();
        assert_eq!(given_up, [300, 0]);
    }

    #[test]
    fn a_clear_decision_takes_fewer_games() {
        let rollouts = |rollouts| {
            let decisions = Decisions { rollouts, positions: 12, ..decisions(Player::Net, Quick::greedy()) };
            decisions.measure(2, &AtomicBool::new(false), |_| {}).expect("threads start").rollouts
        };
        let (few, many) = (rollouts(FIRST_LOOK), rollouts(2 * FIRST_LOOK));
        assert!(few < many && many < 2 * few, "{few} {many}");
    }

    #[test]
    fn luck_is_no_loss_and_a_worse_choice_is() {
        let even = |shift: usize| -> Vec<f64> {
            (0..64).map(|i| f64::from(u8::from((i / 2 + shift).is_multiple_of(2)))).collect()
        };
        let (even, odd) = (even(0), even(1));
        let alike = [&even[..], &odd];
        assert!(loss(&alike).abs() < 1e-12 && !is_error(&alike));
        let worse = [&[0.0; 64][..], &even];
        assert!((loss(&worse) - 0.5).abs() < 1e-12 && is_error(&worse));
        // The first half says the other is better, the second that it is worse.
        let split = |i: usize| if i.is_multiple_of(2) { 1.0 } else { 0.0 };
        let split: Vec<f64> = (0..64).map(split).collect();
        let noisy = [&[0.5; 64][..], &split];
        assert!(loss(&noisy) < 0.0 && !is_error(&noisy));
    }
}
