use std::collections::VecDeque;

use blazon_dice::{ByChair, Chair};
use blazon_wire::online::Pace;

use super::calls::Fresh;
use super::job::{Follow, Job};
use super::{Request, Socket, Ticket};
use crate::draft::Draft;
use crate::limits::Limits;
use crate::room::Room;

/// A table in memory. Times are those in which the server was awake.
#[derive(Debug)]
pub(super) struct Live {
    /// Nothing until its log has been read.
    pub(super) room: Option<Room>,
    /// Those who are let in, the longest there first.
    pub(super) sockets: Vec<Socket>,
    /// What is to be done, in order.
    pub(super) jobs: VecDeque<Job>,
    /// What is waited for, and the ticket of the answer.
    pub(super) busy: Option<(Ticket, Busy)>,
    /// The number of the last entry that the store is said to have; 0 if the room has it.
    pub(super) behind: u64,
    /// What the engine is thinking about.
    pub(super) thinking: Option<Ticket>,
    /// When the engine may be asked again after it could not decide.
    pub(super) engine_rests: Option<u64>,
    /// How many sockets each player has.
    here: ByChair<usize>,
    /// Since when each player is away.
    away: ByChair<Option<u64>>,
    /// Who has been said to be gone.
    said_gone: ByChair<bool>,
    /// Since when nobody has come or gone.
    quiet: u64,
}

/// What a table waits for.
#[derive(Debug)]
pub(super) enum Busy {
    /// Its log is being read.
    Reading {
        /// Why.
        why: Why,
        /// What the store was said to have when that began.
        behind: u64,
    },
    /// Something is being written.
    Writing {
        /// What.
        draft: Box<Draft>,
        /// Why.
        job: Job,
    },
    /// When something is due at it is being noted.
    Noting,
    /// It is being removed.
    Removing,
    /// It is being made.
    Opening {
        /// The tokens that the answer carries.
        fresh: Fresh,
        /// The table as it will be.
        room: Box<Room>,
        /// Who waits for it.
        request: Request,
    },
    /// The table at which its players go on is being made.
    Following(Follow),
}

/// Why a log is read.
#[derive(Debug)]
pub(super) enum Why {
    /// It is not in memory.
    Load,
    /// There is more than what is in memory.
    CatchUp,
    /// Something else was written first, so there must be more than what is in memory.
    Conflict,
    /// The store could not say whether this was done.
    Doubt(Job),
}

impl Live {
    pub(super) fn new(awake: u64) -> Live {
        Live {
            room: None,
            sockets: Vec::new(),
            jobs: VecDeque::new(),
            busy: None,
            behind: 0,
            thinking: None,
            engine_rests: None,
            here: ByChair { host: 0, guest: 0 },
            // Whoever is not here when a server starts has only just gone.
            away: ByChair { host: Some(awake), guest: Some(awake) },
            said_gone: ByChair { host: false, guest: false },
            quiet: awake,
        }
    }

    /// The number of the last entry that is in memory.
    pub(super) fn last(&self) -> u64 {
        self.room.as_ref().map_or(0, Room::last)
    }

    /// Somebody is let in.
    pub(super) fn come(&mut self, socket: Socket, chair: Option<Chair>) {
        self.sockets.push(socket);
        if let Some(chair) = chair {
            self.here[chair] += 1;
            self.away[chair] = None;
            self.said_gone[chair] = false;
        }
    }

    /// A socket is closed. Returns whether it was one of those who had been let in.
    pub(super) fn go(&mut self, socket: Socket, chair: Option<Chair>, awake: u64) -> bool {
        let Some(at) = self.sockets.iter().position(|&other| other == socket) else { return false };
        self.sockets.remove(at);
        self.quiet = awake;
        if let Some(chair) = chair {
            self.here[chair] = self.here[chair].saturating_sub(1);
            if self.here[chair] == 0 {
                self.away[chair] = Some(awake);
            }
        }
        true
    }

    /// Whether a player is there.
    pub(super) fn is_here(&self, chair: Chair) -> bool {
        self.here[chair] > 0
    }

    /// Whether a player has been away for so long that the other may claim the win. Who has days for a decision may be
    /// away.
    pub(super) fn is_gone(&self, chair: Chair, awake: u64, limits: &Limits) -> bool {
        let Some(room) = self.room.as_ref().filter(|room| room.is_playing()) else {
            return false;
        };
        let may_be_away = matches!(room.opened().terms.pace, Pace::Days { .. }) || room.is_replaced(chair);
        let away = self.away[chair].is_some_and(|since| awake.saturating_sub(since) >= limits.gone);
        away && !may_be_away && room.waits_for(chair)
    }

    /// Whether it is news that a player is gone, or that they are not. From now on it is not.
    pub(super) fn becomes_gone(&mut self, chair: Chair, awake: u64, limits: &Limits) -> bool {
        let gone = self.is_gone(chair, awake, limits);
        std::mem::replace(&mut self.said_gone[chair], gone) != gone
    }

    /// Whether the table need not be kept in memory.
    pub(super) fn is_idle(&self, awake: u64, limits: &Limits) -> bool {
        self.sockets.is_empty()
            && self.jobs.is_empty()
            && self.busy.is_none()
            && self.thinking.is_none()
            && awake.saturating_sub(self.quiet) >= limits.idle
    }
}
