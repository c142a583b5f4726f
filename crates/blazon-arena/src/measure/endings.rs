use core::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use blazon::{Event, Position, Rules, Step};
use blazon_engine::net::Net;
use blazon_engine::{Budget, Chances, Engine, Progress, mix, rounds_left, solve_events};

use super::gather::gather;
use super::quick::Quick;
use super::spot::{Spot, pick};
use crate::entrant::Entrant;
use crate::figure::real;
use crate::workers::NoWorkers;

/// The rounds that are left where decisions are asked for.
const ROUNDS: u32 = 2;

/// A start of a round with more rounds left than this is not looked at: it will hardly have two after the roll.
const LATE: u32 = ROUNDS + 4;

/// So many games are played for a position at most. Nearly every game has one.
const MOST_GAMES: u64 = 100;

/// What differs by less is rounding.
const ROUNDING: f64 = 1e-9;

/// Decisions with two rounds left, asked of players and compared with the exact solution.
///
/// The positions come from games of the quick player that follows the net: one choice out of each, at the draft or at
/// the drawing. The players are asked as they are; one that solves endings itself should lose nothing.
#[derive(Clone, Debug)]
pub struct Endings {
    /// By which rules.
    pub rules: Rules,
    /// What everything follows from.
    pub seed: u64,
    /// How many positions.
    pub positions: u64,
    /// What the exact solution of one may cost. Positions that cost more are passed over.
    pub nodes: u64,
    /// Who is asked.
    pub players: Vec<Entrant>,
}

/// What came of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ended {
    /// The positions.
    pub positions: u64,
    /// Those in which something could be lost: not all events are worth the same.
    pub open: u64,
    /// The games that were played for them.
    pub games: u64,
    /// The positions that were passed over because the solution cost too much.
    pub unsolved: u64,
    /// What each player lost.
    pub players: Vec<Lost>,
}

/// What a player lost: chances to win, from 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Lost {
    /// In all positions together.
    pub sum: f64,
    /// In how many positions it lost nothing.
    pub nothing: u64,
    /// In one position at most.
    pub most: f64,
}

/// What a game gave.
enum Found {
    Nothing,
    Unsolved,
    /// Whether something could be lost, and what each player lost.
    Solved(bool, Vec<f64>),
}

impl Ended {
    /// The mean loss of a player.
    pub fn mean(&self, lost: &Lost) -> f64 {
        if self.positions == 0 { 0.0 } else { lost.sum / real(self.positions) }
    }

    /// The share of positions in which a player lost nothing.
    pub fn without_loss(&self, lost: &Lost) -> f64 {
        if self.positions == 0 { 0.0 } else { real(lost.nothing) / real(self.positions) }
    }
}

impl Endings {
    /// Asks until there are enough positions, or `stop` is set. `watch` is told how many there are.
    pub fn measure(
        &self,
        threads: usize,
        stop: &AtomicBool,
        mut watch: impl FnMut(u64),
    ) -> Result<Ended, NoWorkers> {
        let quick = Quick::by_net(Net::shipped());
        let engines: Vec<Engine> = self.players.iter().map(Entrant::engine).collect();
        let mut ended = Ended { players: vec![Lost::default(); engines.len()], ..Ended::default() };
        gather(
            self.positions.saturating_mul(MOST_GAMES),
            threads,
            stop,
            |game, stop| self.ask(game, &quick, &engines, stop),
            |found| {
                ended.games += 1;
                match found {
                    Found::Nothing => {}
                    Found::Unsolved => ended.unsolved += 1,
                    Found::Solved(open, losses) => {
                        ended.positions += 1;
                        ended.open += u64::from(open);
                        for (lost, loss) in ended.players.iter_mut().zip(losses) {
                            lost.sum += loss;
                            lost.nothing += u64::from(loss <= 0.0);
                            lost.most = lost.most.max(loss);
                        }
                        watch(ended.positions);
                    }
                }
                if ended.positions < self.positions {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            },
        )?;
        Ok(ended)
    }

    /// Plays a game, and asks about one of its positions. Nothing comes of it if it is stopped.
    fn ask(&self, game: u64, quick: &Quick, engines: &[Engine], stop: &AtomicBool) -> Option<Found> {
        let mut chances = Chances::of_game(self.seed, game);
        let (starts, _) = quick.game(self.rules, &mut chances);
        let mut spots: Vec<Spot> = Vec::new();
        for start in starts.iter().filter(|start| rounds_left(start) <= LATE) {
            let round = quick.round(start, &mut chances);
            spots.extend(round.into_iter().filter(is_asked));
        }
        let Some(Spot { position, seat }) = pick(&spots, &mut chances) else { return Some(Found::Nothing) };
        let Some(values) = solve_events(&position, seat, self.nodes) else { return Some(Found::Unsolved) };
        let (Some(&(_, best)), Some(&(_, worst))) = (values.first(), values.last()) else {
            return Some(Found::Nothing);
        };
        let mut losses = Vec::with_capacity(engines.len());
        for engine in engines {
            let mut watch = |_: &Progress| !stop.load(Ordering::Relaxed);
            let seed = mix(self.seed ^ mix(game));
            let event = engine.decide(&position, seat, Budget::Usual, seed, &mut watch)?.event();
            let Some(value) = value_of(&values, &position, event) else { return Some(Found::Unsolved) };
            losses.push(if best - value > ROUNDING { best - value } else { 0.0 });
        }
        // A decision that was cut short is not the player's.
        (!stop.load(Ordering::Relaxed)).then_some(Found::Solved(best - worst > ROUNDING, losses))
    }
}

/// Whether a decision is one of those that are asked.
fn is_asked(spot: &Spot) -> bool {
    matches!(spot.position.step(), Step::Take { .. } | Step::Draw { .. })
        && rounds_left(&spot.position) == ROUNDS
        && spot.is_choice()
}

/// The value of an event. Of several that come to the same only one is listed: two dice with the same face can be
/// swapped.
fn value_of(values: &[(Event, f64)], position: &Position, event: Event) -> Option<f64> {
    let after = |event: Event| {
        let mut after = *position;
        after.play_unchecked(event);
        after
    };
    let same = |known: &Event| *known == event || after(*known) == after(event);
    values.iter().find(|(known, _)| same(known)).map(|&(_, value)| value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use blazon_engine::Player;

    #[test]
    fn threads_change_nothing_and_a_random_player_loses_more() {
        let endings = Endings {
            rules: Rules::default(),
            seed: 1,
            positions: 80,
            nodes: 2_000_000,
            players: vec![Player::Net.into(), Player::Random.into()],
        };
        let one = endings.measure(1, &AtomicBool::new(false), |_| {}).expect("threads start");
        assert_eq!(endings.measure(3, &AtomicBool::new(false), |_| {}).expect("threads start"), one);
        assert_eq!(one.positions, 80, "{one:?}");
        assert!(one.open <= 80 && one.games > 0);
        assert!(one.players[0].sum < one.players[1].sum, "{one:?}");
    }

    #[test]
    fn it_ends_even_if_nothing_can_be_solved() {
        let endings =
            Endings { rules: Rules::default(), seed: 1, positions: 1, nodes: 1, players: Vec::new() };
        let ended = endings.measure(2, &AtomicBool::new(false), |_| {}).expect("threads start");
        assert_eq!((ended.positions, ended.games), (0, MOST_GAMES));
        assert!(ended.unsolved > 0);
    }
}
