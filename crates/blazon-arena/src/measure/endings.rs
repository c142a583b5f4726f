use core::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use blazon::{Event, Position, Rules, Step};
use blazon_engine::net::Net;
use blazon_engine::{Budget, Chances, Engine, Progress, mix, rounds_left, solve_events};

use super::gather::gather;
use super::quick::Quick;
use super::spot::{Spot, game_of, pick};
use crate::billionths::Billionths;
use crate::entrant::Entrant;
use crate::figure::real;
use crate::shard::Shard;
use crate::workers::NoWorkers;

/// A start of a round with so many more rounds left than are asked for is not looked at: it will hardly have as few after
/// the roll.
const EARLY: u32 = 4;

/// What differs by less is rounding.
const ROUNDING: f64 = 1e-9;

/// Decisions with a few rounds left, asked of players and compared with the exact solution.
///
/// The positions come from games of the quick player that follows the net: one choice out of each, at the draft or at
/// the drawing. The players are asked as they are; one that solves endings itself should lose nothing.
#[derive(Clone, Debug)]
pub struct Endings {
    /// By which rules.
    pub rules: Rules,
    /// What everything follows from.
    pub seed: u64,
    /// The rounds that are left, [`SOLVED_ROUNDS`](blazon_engine::SOLVED_ROUNDS) at most.
    pub rounds: u32,
    /// How many positions.
    pub positions: u64,
    /// Which of them are asked about here.
    pub shard: Shard,
    /// What the exact solution of one may cost. Positions that cost more are passed over.
    pub nodes: u64,
    /// Who is asked.
    pub players: Vec<Entrant>,
}

/// What came of it. Only whole numbers are added, so parts give together exactly the whole.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lost {
    /// In all positions together.
    pub sum: Billionths,
    /// In how many positions it lost nothing.
    pub nothing: u64,
    /// In one position at most.
    pub most: Billionths,
}

/// What was found for a position.
#[derive(Default)]
struct Found {
    games: u64,
    unsolved: u64,
    solved: Option<Solved>,
}

/// A position that was solved.
struct Solved {
    /// Whether something could be lost.
    open: bool,
    /// What each player lost.
    losses: Vec<f64>,
}

/// What a game gave.
enum Asked {
    Nothing,
    Unsolved,
    Solved(Solved),
}

impl Ended {
    /// The mean loss of a player.
    pub fn mean(&self, lost: &Lost) -> f64 {
        lost.sum.mean(self.positions)
    }

    /// The share of positions in which a player lost nothing.
    pub fn without_loss(&self, lost: &Lost) -> f64 {
        if self.positions == 0 { 0.0 } else { real(lost.nothing) / real(self.positions) }
    }

    fn add(&mut self, found: Found) {
        self.games += found.games;
        self.unsolved += found.unsolved;
        let Some(Solved { open, losses }) = found.solved else { return };
        self.positions += 1;
        self.open += u64::from(open);
        for (lost, loss) in self.players.iter_mut().zip(losses) {
            let share = Billionths::of(loss);
            lost.sum += share;
            lost.nothing += u64::from(loss <= 0.0);
            lost.most = lost.most.max(share);
        }
    }

    /// Counts all the positions of another part, which asked the same players.
    pub fn merge(&mut self, other: &Ended) {
        self.positions += other.positions;
        self.open += other.open;
        self.games += other.games;
        self.unsolved += other.unsolved;
        for (lost, more) in self.players.iter_mut().zip(&other.players) {
            lost.sum += more.sum;
            lost.nothing += more.nothing;
            lost.most = lost.most.max(more.most);
        }
    }
}

impl Endings {
    /// So many games are played for a position at most. Nearly every game has one.
    pub const MOST_GAMES: u64 = 100;

    /// How many positions are asked about here.
    pub fn share(&self) -> u64 {
        self.shard.share(self.positions)
    }

    /// Asks about the positions, or as many as there is time for until `stop` is set. `watch` is told how many there are.
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
            self.share(),
            threads,
            stop,
            |place, stop| self.find(self.shard.piece(place), &quick, &engines, stop),
            |found| {
                ended.add(found);
                watch(ended.positions);
                ControlFlow::Continue(())
            },
        )?;
        Ok(ended)
    }

    /// Plays games until one has a position that can be solved. Nothing comes of it if it is stopped.
    fn find(&self, position: u64, quick: &Quick, engines: &[Engine], stop: &AtomicBool) -> Option<Found> {
        let mut found = Found::default();
        for attempt in 0..Endings::MOST_GAMES {
            found.games += 1;
            match self.ask(game_of(position, attempt), quick, engines, stop)? {
                Asked::Nothing => {}
                Asked::Unsolved => found.unsolved += 1,
                Asked::Solved(solved) => {
                    found.solved = Some(solved);
                    break;
                }
            }
        }
        Some(found)
    }

    /// Plays a game, and asks about one of its positions. Nothing comes of it if it is stopped.
    fn ask(&self, game: u64, quick: &Quick, engines: &[Engine], stop: &AtomicBool) -> Option<Asked> {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let mut chances = Chances::of_game(self.seed, game);
        let (starts, _) = quick.game(self.rules, &mut chances);
        let mut spots: Vec<Spot> = Vec::new();
        for start in starts.iter().filter(|start| rounds_left(start) <= self.rounds + EARLY) {
            let round = quick.round(start, &mut chances);
            spots.extend(round.into_iter().filter(|spot| self.is_asked(spot)));
        }
        let Some(Spot { position, seat }) = pick(&spots, &mut chances) else { return Some(Asked::Nothing) };
        let Some(values) = solve_events(&position, seat, self.nodes) else { return Some(Asked::Unsolved) };
        let (Some(&(_, best)), Some(&(_, worst))) = (values.first(), values.last()) else {
            return Some(Asked::Nothing);
        };
        let mut losses = Vec::with_capacity(engines.len());
        for engine in engines {
            let mut watch = |_: &Progress| !stop.load(Ordering::Relaxed);
            let seed = mix(self.seed ^ mix(game));
            let event = engine.decide(&position, seat, Budget::Usual, seed, &mut watch)?.event();
            let Some(value) = value_of(&values, &position, event) else { return Some(Asked::Unsolved) };
            losses.push(if best - value > ROUNDING { best - value } else { 0.0 });
        }
        // A decision that was cut short is not the player's.
        let solved = Solved { open: best - worst > ROUNDING, losses };
        (!stop.load(Ordering::Relaxed)).then_some(Asked::Solved(solved))
    }

    /// Whether a decision is one of those that are asked.
    fn is_asked(&self, spot: &Spot) -> bool {
        matches!(spot.position.step(), Step::Take { .. } | Step::Draw { .. })
            && rounds_left(&spot.position) == self.rounds
            && spot.is_choice()
    }
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
    fn neither_threads_nor_parts_change_anything_and_a_random_player_loses_more() {
        let endings = Endings {
            rules: Rules::default(),
            seed: 1,
            rounds: 2,
            positions: 80,
            shard: Shard::WHOLE,
            nodes: 2_000_000,
            players: vec![Player::Net.into(), Player::Random.into()],
        };
        let one = endings.measure(1, &AtomicBool::new(false), |_| {}).expect("threads start");
        assert_eq!(endings.measure(3, &AtomicBool::new(false), |_| {}).expect("threads start"), one);
        assert_eq!(one.positions, 80, "{one:?}");
        assert!(one.open <= 80 && one.games > 0);
        assert!(one.players[0].sum < one.players[1].sum, "{one:?}");
        let mut parts = Ended { players: vec![Lost::default(); 2], ..Ended::default() };
        for part in [2, 1, 3] {
            let endings = Endings { shard: Shard::new(part, 3).expect("a part"), ..endings.clone() };
            parts.merge(&endings.measure(2, &AtomicBool::new(false), |_| {}).expect("threads start"));
        }
        assert_eq!(parts, one, "the parts are together exactly the whole");
    }

    #[test]
    fn it_ends_even_if_nothing_can_be_solved() {
        let endings = Endings {
            rules: Rules::default(),
            seed: 1,
            rounds: 3,
            positions: 1,
            shard: Shard::WHOLE,
            nodes: 1,
            players: Vec::new(),
        };
        let ended = endings.measure(2, &AtomicBool::new(false), |_| {}).expect("threads start");
        assert_eq!((ended.positions, ended.games), (0, Endings::MOST_GAMES));
        assert!(ended.unsolved > 0);
    }
}
