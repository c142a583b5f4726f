use blazon::{Event, Position, Rules, Seat};
use blazon_engine::Chances;

use super::quick::Quick;

/// A decision that somebody has to make.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// Where.
    pub position: Position,
    /// Who.
    pub seat: Seat,
}

impl Spot {
    /// Whether there is more than one thing to do.
    pub(crate) fn is_choice(&self) -> bool {
        self.position.legal(self.seat).iter().nth(1).is_some()
    }

    /// Whether two events come to the same.
    pub(crate) fn are_same(&self, one: Event, other: Event) -> bool {
        one == other || self.position.play(one) == self.position.play(other)
    }

    /// One choice out of a game of its own, any round and any step of it alike, if it has one there.
    pub(super) fn of_game(quick: &Quick, rules: Rules, seed: u64, game: u64) -> Option<Spot> {
        let mut chances = Chances::of_game(seed, game);
        let (starts, _) = quick.game(rules, &mut chances);
        let start = pick(&starts, &mut chances)?;
        let mut spots = quick.round(&start, &mut chances);
        spots.retain(Spot::is_choice);
        pick(&spots, &mut chances)
    }
}

/// The number of a game that a position is looked for in: first that of the position itself, then those of games that no
/// other position has. So a position follows from its number alone, whatever is found for others.
pub(super) fn game_of(position: u64, attempt: u64) -> u64 {
    position | attempt << 40
}

/// So many choices, each out of a game of its own.
pub fn spots(quick: &Quick, rules: Rules, seed: u64, count: usize) -> Vec<Spot> {
    (0..).filter_map(|game| Spot::of_game(quick, rules, seed, game)).take(count).collect()
}

/// One of many, each alike.
pub(super) fn pick<T: Copy>(all: &[T], chances: &mut Chances) -> Option<T> {
    let count = u32::try_from(all.len()).ok().filter(|&count| count > 0)?;
    all.get(chances.below(count) as usize).copied()
}
