use core::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use blazon::Event;
use blazon_engine::net::Net;
use blazon_engine::{Budget, Engine, Level, Player, Progress, mix, solve_events};
use blazon_puzzles::{Proof, Puzzle};

use crate::measure::gather::gather;
use crate::measure::series::Series;
use crate::measure::{Quick, Spot};
use crate::workers::NoWorkers;

/// What the exact solution of one decision may cost.
const NODES: u64 = 3_000_000;

/// An event that seems worse than the best by so much at one ply is no candidate.
const HOPELESS: f64 = 0.25;

/// The games for each candidate after which those that are out of reach are given up.
const STAGES: [u64; 4] = [100, 500, 2_000, Puzzle::LEAST_GAMES as u64];

/// A difference is believed if it is so many standard errors.
const ERRORS: f64 = 3.0;

/// A candidate is given up if it is behind by so many.
const OUT_OF_REACH: f64 = 4.0;

/// How often a level is asked, each time with another seed.
const ASKED: u64 = 5;

/// The least gap as a share of one.
pub(super) const LEAST_GAP: f64 = Puzzle::LEAST_GAP as f64 / 1000.0;

/// Proves again that puzzles are what they say, with other dice.
#[derive(Clone, Debug)]
pub struct PuzzleCheck {
    /// What the dice follow from where games are played.
    pub seed: u64,
    /// The net that plays them.
    pub net: Arc<Net>,
}

/// What came of proving a puzzle again.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PuzzleVerdict {
    /// Its best event is the best, by this share of the chance to win.
    Holds(f64),
    /// Another event is as good as its best, or nearly: better by this share, or worse if negative.
    Fails(Event, f64),
    /// It says that it can be solved, and it cannot.
    Unsolved,
}

/// The values of the candidates of a decision, the best first.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Trial {
    /// Each event with the chance to win after it.
    pub(super) values: Vec<(Event, f64)>,
    /// The standard error of the difference between the first two.
    pub(super) error: f64,
    pub(super) proof: Proof,
}

impl Trial {
    /// Solves a decision, if it does not cost too much.
    pub(super) fn solve(spot: &Spot) -> Option<Trial> {
        let values = solve_events(&spot.position, spot.seat, NODES)?;
        Some(Trial { values, error: 0.0, proof: Proof::Solved })
    }

    /// Lets the judge play games after each candidate, the same dice for all. Nothing comes of it if it is stopped, or if
    /// `clear` is asked for and the best is not clearly so. `always` are candidates whatever the net thinks of them.
    pub(super) fn play(
        spot: &Spot,
        judge: &Quick,
        always: &[Event],
        clear: bool,
        seed: u64,
        stop: &AtomicBool,
    ) -> Option<Trial> {
        let candidates = candidates(spot, judge, always).into_iter();
        let mut series: Vec<Series> = candidates.map(|event| Series::new(spot, event, judge)).collect();
        let mut out = Vec::new();
        for games in STAGES {
            for one in &mut series {
                one.play(judge, games, seed, stop)?;
            }
            series.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
            let [best, second, ..] = &series[..] else { break };
            let (gap, error) = best.lead(second);
            if clear && gap + ERRORS * error < LEAST_GAP {
                return None;
            }
            let (best, second) = (best.clone(), second.clone());
            let in_reach = |one: &Series| {
                let (ahead, error) = second.lead(one);
                let (far_ahead, far_error) = best.lead(one);
                ahead <= OUT_OF_REACH * error || far_ahead - OUT_OF_REACH * far_error < LEAST_GAP
            };
            let (stay, leave) = series.into_iter().partition(in_reach);
            series = stay;
            out.extend::<Vec<Series>>(leave);
        }
        let error = match &series[..] {
            [best, second, ..] => best.lead(second).1,
            _ => 0.0,
        };
        let games = series.first()?.results().len() as u32;
        // Those that were given up stay behind the others, whatever luck their few games had.
        let values = series.iter().chain(&out).map(|one| (one.event(), one.mean())).collect();
        Some(Trial { values, error, proof: Proof::Games(games) })
    }

    /// How much better the best is than the second, as far as that is believed; nothing if it is the only one.
    pub(super) fn sure_gap(&self) -> Option<f64> {
        Some(self.gap()? - ERRORS * self.error)
    }

    /// How much better the best is than the second.
    pub(super) fn gap(&self) -> Option<f64> {
        match self.values[..] {
            [(_, best), (_, second), ..] => Some(best - second),
            _ => None,
        }
    }

    /// The value of an event, be it said in this way or another.
    pub(super) fn value(&self, spot: &Spot, event: Event) -> Option<f64> {
        self.values.iter().find(|&&(known, _)| spot.are_same(known, event)).map(|&(_, value)| value)
    }
}

/// The legal events that may be the best one or the second, by the net's look at each of them.
fn candidates(spot: &Spot, judge: &Quick, always: &[Event]) -> Vec<Event> {
    let legal = spot.position.legal(spot.seat).iter();
    let seen: Vec<(Event, f64)> =
        legal.map(|event| (event, judge.look(spot, event).map_or(0.0, |candidate| candidate.win))).collect();
    let most = seen.iter().map(|&(_, win)| win).fold(0.0, f64::max);
    let asked = |event: Event| always.iter().any(|&one| spot.are_same(one, event));
    let hopeful = |&&(event, win): &&(Event, f64)| win >= most - HOPELESS || asked(event);
    seen.iter().filter(hopeful).map(|&(event, _)| event).collect()
}

/// How many of the eight levels miss the best event, each asked several times.
pub(super) fn missed_by(
    spot: &Spot,
    is_best: impl Fn(Event) -> bool,
    net: &Arc<Net>,
    stop: &AtomicBool,
) -> Option<u8> {
    let mut missed = 0;
    for level in Level::ALL {
        let engine = Engine::with_net(Player::Level(level), Arc::clone(net));
        // The strongest leaves nothing to chance.
        let asked = if level == Level::TOP { 1 } else { ASKED };
        let mut found = 0;
        for seed in 0..asked {
            let mut watch = |_: &Progress| !stop.load(Ordering::Relaxed);
            let decision = engine.decide(&spot.position, spot.seat, Budget::Usual, seed, &mut watch)?;
            found += u64::from(is_best(decision.event()));
        }
        missed += u8::from(2 * found <= asked);
    }
    // A decision that was cut short is not the level's.
    (!stop.load(Ordering::Relaxed)).then_some(missed)
}

impl PuzzleCheck {
    /// Proves these puzzles again, and tells what came of each, in their order.
    pub fn check(
        &self,
        puzzles: &[Puzzle],
        threads: usize,
        stop: &AtomicBool,
        mut each: impl FnMut(&Puzzle, PuzzleVerdict),
    ) -> Result<(), NoWorkers> {
        let judge = Quick::by_net(Arc::clone(&self.net));
        let mut told = puzzles.iter();
        gather(
            puzzles.len() as u64,
            threads,
            stop,
            |number, stop| self.prove(&puzzles[usize::try_from(number).ok()?], number, &judge, stop),
            |verdict| {
                if let Some(puzzle) = told.next() {
                    each(puzzle, verdict);
                }
                ControlFlow::Continue(())
            },
        )
    }

    fn prove(&self, puzzle: &Puzzle, number: u64, judge: &Quick, stop: &AtomicBool) -> Option<PuzzleVerdict> {
        let spot = Spot { position: puzzle.position, seat: puzzle.seat };
        let trial = match puzzle.proof {
            Proof::Solved => match Trial::solve(&spot) {
                Some(trial) => trial,
                None => return Some(PuzzleVerdict::Unsolved),
            },
            Proof::Games(_) => {
                let always = [puzzle.best, puzzle.tempting];
                let seed = mix(self.seed ^ mix(number));
                Trial::play(&spot, judge, &always, false, seed, stop)?
            }
        };
        let best = trial.value(&spot, puzzle.best)?;
        let others = trial.values.iter().filter(|&&(event, _)| !puzzle.is_solved_by(event));
        let (rival, value) = others.copied().next()?;
        Some(if best - value >= LEAST_GAP {
            PuzzleVerdict::Holds(best - value)
        } else {
            PuzzleVerdict::Fails(rival, value - best)
        })
    }
}
