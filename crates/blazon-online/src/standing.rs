use blazon::{Position, Record, Seat};
use blazon_dice::{ByChair, Chair, Pledge, Unfair};
use blazon_wire::online::{Clock, Ending, Question, Role, TableId, Terms};

use crate::client::Line;

/// How a game at a table stands for one of its viewers: all that a front shows.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The table.
    pub table: TableId,
    /// How the line to the server is.
    pub line: Line,
    /// Who this viewer is; nothing before the server has said so.
    pub role: Option<Role>,
    /// What was agreed on; nothing before the server has said so.
    pub terms: Option<Terms>,
    /// What the players are called.
    pub names: ByChair<Option<String>>,
    /// Whether a guest sits there.
    pub seated: bool,
    /// Which seat the host has, once the game has started.
    pub host: Option<Seat>,
    /// The game as this viewer sees it, once it has started. Its tags have the names, and after the end how it ended and
    /// the proof of the dice.
    pub record: Option<Record>,
    /// Who has drawn something that this viewer does not see yet.
    pub drawn: Option<Seat>,
    /// What a player asks the other.
    pub asked: Option<(Chair, Question)>,
    /// Who has just said no to what was asked; if that is who asked it, they have withdrawn it.
    pub declined: Option<Chair>,
    /// How many things this viewer wanted to do are not acknowledged yet.
    pub unanswered: usize,
    /// Which players are there.
    pub here: ByChair<bool>,
    /// How many watch.
    pub watchers: u32,
    /// Whether the other player has been gone for so long that the win can be claimed.
    pub claim: bool,
    /// Whom the engine plays for.
    pub replaced: ByChair<bool>,
    /// How much time there was when it was last said, and when that was, in milliseconds of this device's clock.
    pub clock: Option<(Clock, u64)>,
    /// How the game ended by something else than the rules.
    pub ended: Option<Ending>,
    /// What is known of the dice.
    pub fair: Fairness,
    /// What the server is pledged to, once both players have committed themselves. Whoever keeps it on the device and
    /// gives it to [`Client::pledged`](crate::Client::pledged) notices a server that says something else later.
    pub pledge: Option<Pledge>,
    /// The table at which the players go on.
    pub next: Option<TableId>,
}

/// What a client has found out about the dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fairness {
    /// The secret is still sealed; so far everything came in the right order.
    #[default]
    Sealed,
    /// All of them were worked out again, and they are as they had to be.
    Fair {
        /// How many rolls there were.
        rolls: u32,
    },
    /// They are not.
    Unfair(Wrong),
}

/// What is wrong with the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// Commitments and nonces did not come as they had to.
    Exchange,
    /// The dice do not follow from the secret.
    Dice(Unfair),
}

impl Standing {
    /// The seat of this viewer, once the game has started; nothing for who watches.
    pub fn seat(&self) -> Option<Seat> {
        self.seat_of(self.role?.chair()?)
    }

    /// The seat of a chair, once the game has started.
    pub fn seat_of(&self, chair: Chair) -> Option<Seat> {
        self.host.map(|host| if chair == Chair::Host { host } else { !host })
    }

    /// The chair of a seat, once the game has started.
    pub fn chair_of(&self, seat: Seat) -> Option<Chair> {
        self.host.map(|host| if seat == host { Chair::Host } else { Chair::Guest })
    }

    /// Where the game has come to, as this viewer sees it.
    pub fn position(&self) -> Option<&Position> {
        self.record.as_ref().map(Record::position)
    }

    /// Whether the game is over, by the rules or otherwise.
    pub fn is_over(&self) -> bool {
        self.ended.is_some() || self.position().is_some_and(|position| position.outcome().is_some())
    }

    /// Whether this viewer has to act.
    pub fn is_asked(&self) -> bool {
        let replaced = self.role.and_then(Role::chair).is_some_and(|chair| self.replaced[chair]);
        let asked = self.seat().zip(self.position()).is_some_and(|(seat, position)| position.may_act(seat));
        asked && !replaced && !self.is_over()
    }

    /// The winner and by what: `None` in the middle of a game.
    pub fn winner(&self) -> Option<Option<Seat>> {
        match self.ended {
            Some(how) => Some(how.loser().and_then(|loser| self.seat_of(!loser))),
            None => self.position()?.outcome().map(blazon::Outcome::winner),
        }
    }
}
