use std::collections::VecDeque;

use blazon_dice::{ByChair, Chair};
use blazon_wire::online::{Entry, Pace};

use super::job::{Answer, Job};
use super::{Socket, Ticket};
use crate::limits::Limits;
use crate::room::Room;

/// A table in memory.
#[derive(Debug)]
pub(super) struct Live {
    /// Nothing until its log has been read.
    pub(super) room: Option<Room>,
    pub(super) sockets: Vec<Socket>,
    /// What is to be done, in order.
    pub(super) jobs: VecDeque<Job>,
    /// What is waited for.
    pub(super) busy: Option<Busy>,
    /// The number of the last entry that the store is known to have; 0 if that is not more than the room has.
    pub(super) behind: u64,
    /// What the engine is thinking about.
    pub(super) thinking: Option<Ticket>,
    /// How many sockets each player has.
    pub(super) here: ByChair<usize>,
    /// Since when each player is away.
    away: ByChair<Option<u64>>,
    /// Who has been said to be gone.
    said_gone: ByChair<bool>,
    /// Since when nobody is there.
    idle: u64,
}

/// What a table waits for.
#[derive(Debug)]
pub(super) enum Busy {
    /// Its log is being read.
    Reading,
    /// Something is being written.
    Writing {
        /// What.
        entries: Vec<Entry>,
        /// Why.
        job: Job,
    },
    /// It is being removed.
    Removing,
    /// It is being made.
    Opening {
        /// The tokens that the answer carries.
        opened: Box<super::request::Fresh>,
        /// Its first entry.
        entries: Vec<Entry>,
        /// Who waits for it.
        answer: Answer,
    },
}

impl Live {
    pub(super) fn new(now: u64) -> Live {
        Live {
            room: None,
            sockets: Vec::new(),
            jobs: VecDeque::new(),
            busy: None,
            behind: 0,
            thinking: None,
            here: ByChair { host: 0, guest: 0 },
            // Whoever is not here when a server starts has only just gone.
            away: ByChair { host: Some(now), guest: Some(now) },
            said_gone: ByChair { host: false, guest: false },
            idle: now,
        }
    }

    /// A player comes.
    pub(super) fn come(&mut self, chair: Chair) {
        self.here[chair] += 1;
        self.away[chair] = None;
        self.said_gone[chair] = false;
    }

    /// A player's socket is closed.
    pub(super) fn go(&mut self, chair: Chair, now: u64) {
        self.here[chair] = self.here[chair].saturating_sub(1);
        if self.here[chair] == 0 {
            self.away[chair] = Some(now);
        }
    }

    /// Nobody is there from now on, or again somebody.
    pub(super) fn rest(&mut self, now: u64) {
        self.idle = now;
    }

    /// Whether a player has been away for so long that the other may claim the win. Who has days for a decision may be
    /// away.
    pub(super) fn is_gone(&self, chair: Chair, now: u64, limits: &Limits) -> bool {
        let Some(room) = self.room.as_ref().filter(|room| room.is_playing()) else {
            return false;
        };
        let may_be_away = matches!(room.opened().terms.pace, Pace::Days { .. }) || room.is_replaced(chair);
        let away = self.away[chair].is_some_and(|since| now.saturating_sub(since) >= limits.gone);
        away && !may_be_away && room.waits_for(chair)
    }

    /// Whether a player is gone and that has not been said yet. From now on it has.
    pub(super) fn becomes_gone(&mut self, chair: Chair, now: u64, limits: &Limits) -> bool {
        let gone = self.is_gone(chair, now, limits);
        let news = gone != self.said_gone[chair];
        self.said_gone[chair] = gone;
        news
    }

    /// Whether the table need not be kept in memory.
    pub(super) fn is_idle(&self, now: u64, limits: &Limits) -> bool {
        self.sockets.is_empty()
            && self.jobs.is_empty()
            && self.busy.is_none()
            && self.thinking.is_none()
            && now.saturating_sub(self.idle) >= limits.idle
    }
}
