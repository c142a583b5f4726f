//! Flat Monte Carlo: candidates judged by games between greedy players, with the same dice for each.

#![expect(clippy::cast_precision_loss, reason = "nobody plays as many as 2^53 games")]

use blazon::{Event, Outcome, Position, Seat, Step};

use super::greedy::{self, Aim, Hand};
use super::outline::Outline;
use super::rollout::rollout;
use crate::decision::{Candidate, Decision, Progress, Watch};
use crate::order::greatest_first;
use crate::{Budget, Chances, mix};

/// The most drawings that are tried out.
const WIDTH: usize = 12;

/// Decides by so many games for each candidate on average. The worse half of the candidates is given up again and
/// again, so that the games go to the good ones; a candidate's n-th game has the same dice as any other's n-th.
pub(crate) fn decide(
    position: &Position,
    seat: Seat,
    rollouts: u32,
    budget: Budget,
    seed: u64,
    watch: &mut dyn Watch,
) -> Option<Decision> {
    let mut trials: Vec<Trial> = candidates(position, seat).into_iter().map(Trial::new).collect();
    if trials.is_empty() {
        return None;
    }
    let all = match budget {
        Budget::Nodes(nodes) => nodes.clamp(1, u64::from(crate::Player::MOST_ROLLOUTS)),
        Budget::Usual | Budget::Unlimited => u64::from(rollouts) * trials.len() as u64,
    };
    let mut nodes = 0;
    let mut alive = trials.len();
    let halvings = u64::from(usize::BITS - alive.leading_zeros()).max(1);
    let mut stopped = false;
    while alive > 1 && nodes < all && !stopped {
        let share = (all / halvings / alive as u64).max(1);
        for _ in 0..share {
            for trial in &mut trials[..alive] {
                trial.play(position, seat, seed);
                nodes += 1;
            }
            let best = trials[..alive].iter().map(Trial::candidate).reduce(better)?;
            let progress = Progress { nodes, done: (nodes as f64 / all as f64).min(1.0), best };
            stopped = !watch.go_on(&progress);
            if stopped || nodes >= all {
                break;
            }
        }
        greatest_first(&mut trials[..alive], |trial| (trial.win(), 0.0));
        alive = alive.div_ceil(2);
    }
    Some(Decision { candidates: trials.iter().map(Trial::candidate).collect(), nodes, exact: false })
}

fn better(one: Candidate, other: Candidate) -> Candidate {
    if other.win > one.win { other } else { one }
}

/// The events worth trying: all of a draft or a ⚡ power, and the drawings that a greedy player likes best.
fn candidates(position: &Position, seat: Seat) -> Vec<Event> {
    let Step::Draw { roll, hands, done } = position.step() else {
        return position.legal(seat).iter().collect();
    };
    let (None, Some(dice)) = (done[seat], hands[seat].pair()) else {
        return Vec::new();
    };
    let hand = Hand::of(position, seat, &Outline::of(position.kingdom(seat)));
    let shown = dice.map(|die| roll.face(die));
    let turns = dice.map(|die| position.components().faces(die));
    let (best, may_leave) = hand.favourites(shown, Some(turns), WIDTH);
    let drawings = best.iter().map(|(_, sketch)| Event::Draw(seat, sketch.drawing(dice)));
    drawings.chain(may_leave.then_some(Event::Leave(seat))).collect()
}

/// An event, and how the games after it went.
struct Trial {
    event: Event,
    games: u32,
    wins: f64,
    margin: f64,
}

impl Trial {
    fn new(event: Event) -> Trial {
        Trial { event, games: 0, wins: 0.0, margin: 0.0 }
    }

    fn play(&mut self, position: &Position, seat: Seat, seed: u64) {
        let mut chances = Chances::from_seed(mix(seed ^ mix(u64::from(self.games))));
        let mut game = *position;
        game.play_unchecked(self.event);
        rollout(&mut game, &mut chances);
        self.games += 1;
        self.wins += match game.outcome() {
            Some(Outcome::Win(winner, _)) if winner == seat => 1.0,
            Some(Outcome::Win(..)) => 0.0,
            Some(Outcome::Draw) | None => 0.5,
        };
        let points = |seat: Seat| f64::from(game.score(seat));
        self.margin += points(seat) - points(!seat);
    }

    /// The share of games won, and a little for the points, so that equals are told apart.
    fn win(&self) -> f64 {
        let games = f64::from(self.games.max(1));
        self.wins / games + self.margin / games * 1e-3
    }

    fn candidate(&self) -> Candidate {
        let games = f64::from(self.games.max(1));
        Candidate {
            event: self.event,
            win: if self.games == 0 { 0.5 } else { self.wins / games },
            margin: self.margin / games,
            plies: u8::from(self.games > 0),
        }
    }
}

/// What a player decides who drafts at random and draws greedily.
pub(crate) fn greedy_draw(position: &Position, seat: Seat, seed: u64) -> Option<Event> {
    if let Step::Take { .. } = position.step() {
        let takes: Vec<Event> = position.legal(seat).iter().collect();
        let number = Chances::from_seed(seed).below(takes.len().max(1) as u32) as usize;
        return takes.get(number).copied();
    }
    greedy::choose(position, seat, Aim::Own)
}
