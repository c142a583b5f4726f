//! What is shown for a moment over a game, while the game goes on beneath it.

use blazon::{Arms, Domain, Position, Seat};

/// How long a domain is lit at the end before the next one is, in milliseconds.
pub(crate) const DOMAIN: u32 = 250;

/// Something that deserves a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// A player has won the power of a coat of arms, and the other one has lost it.
    Power { arms: Arms, winner: Seat },
    /// The game is over, and the points are counted.
    End,
}

/// Moments, shown one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Moments {
    /// How many there have been before the first that waits.
    over: u32,
    waiting: Vec<Moment>,
}

impl Moments {
    /// The one that is shown, and its number: each has another, so that none is ended by the time of an earlier one.
    pub(crate) fn shown(&self) -> Option<(u32, Moment)> {
        Some((self.over, *self.waiting.first()?))
    }

    /// Lets a moment follow those that wait.
    pub(crate) fn add(&mut self, moment: Moment) {
        self.waiting.push(moment);
    }

    /// Ends the moment of this number, if it is the one that is shown. Says whether it is.
    pub(crate) fn end(&mut self, number: u32) -> bool {
        let is_shown = self.over == number && !self.waiting.is_empty();
        if is_shown {
            self.waiting.remove(0);
            self.over += 1;
        }
        is_shown
    }

    /// Ends all of them.
    pub(crate) fn clear(&mut self) {
        self.over += self.waiting.len() as u32;
        self.waiting.clear();
    }
}

/// The domains that bring a player points, in the order in which they are counted at the end.
pub(crate) fn counted(position: &Position, seat: Seat) -> Vec<Domain> {
    position.kingdom(seat).domains().filter(|domain| domain.score() > 0).collect()
}

/// How long it takes to count the points of both players, in milliseconds.
pub(crate) fn counting(position: &Position) -> u32 {
    let most = Seat::ALL.into_iter().map(|seat| counted(position, seat).len()).max();
    DOMAIN * most.unwrap_or_default() as u32
}
