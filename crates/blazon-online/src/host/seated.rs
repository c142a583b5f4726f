use std::iter::Sum;
use std::ops::Add;

use blazon_dice::{ByChair, Chair};
use blazon_wire::online::Presence;

/// How many sockets there are at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Seated {
    /// Those of each player.
    pub(super) players: ByChair<u32>,
    pub(super) watchers: u32,
}

impl Seated {
    /// Whether a player is there.
    pub(super) fn has(&self, chair: Chair) -> bool {
        self.players[chair] > 0
    }

    /// Whether nobody is there.
    pub(super) fn is_empty(&self) -> bool {
        *self == Seated::default()
    }

    /// What is said of them: who is there, and how many watch.
    pub(super) fn shown(&self) -> (ByChair<bool>, u32) {
        (ByChair::new(|chair| self.has(chair)), self.watchers)
    }
}

impl Add for Seated {
    type Output = Seated;

    fn add(self, other: Seated) -> Seated {
        Seated {
            players: ByChair::new(|chair| self.players[chair].saturating_add(other.players[chair])),
            watchers: self.watchers.saturating_add(other.watchers),
        }
    }
}

impl Sum for Seated {
    fn sum<I: Iterator<Item = Seated>>(all: I) -> Seated {
        all.fold(Seated::default(), Seated::add)
    }
}

impl From<&Presence> for Seated {
    fn from(presence: &Presence) -> Seated {
        let players = ByChair { host: presence.host, guest: presence.guest };
        Seated { players, watchers: presence.watchers }
    }
}
