use std::collections::VecDeque;

use blazon_dice::{ByChair, Chair};
use blazon_wire::online::{Offer, Opened, Pace, Presence, TableId};

use super::calls::Fresh;
use super::job::{Follow, Job};
use super::seated::Seated;
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
    /// How many are here.
    here: Seated,
    /// How many are at the same table on other servers.
    elsewhere: Seated,
    /// Since when each player is away, from this server and all others.
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
    pub(super) fn new(awake: u64, elsewhere: Seated) -> Live {
        Live {
            room: None,
            sockets: Vec::new(),
            jobs: VecDeque::new(),
            busy: None,
            behind: 0,
            thinking: None,
            engine_rests: None,
            here: Seated::default(),
            elsewhere,
            // Whoever is not here when a server starts has only just gone.
            away: ByChair::new(|chair| Some(awake).filter(|_| !elsewhere.has(chair))),
            said_gone: ByChair { host: false, guest: false },
            quiet: awake,
        }
    }

    /// The number of the last entry that is in memory.
    pub(super) fn last(&self) -> u64 {
        self.room.as_ref().map_or(0, Room::last)
    }

    /// Somebody is let in.
    pub(super) fn come(&mut self, socket: Socket, chair: Option<Chair>, awake: u64) {
        self.sockets.push(socket);
        let Some(chair) = chair else {
            self.here.watchers += 1;
            return;
        };
        self.here.players[chair] += 1;
        self.note(chair, awake);
    }

    /// A socket is closed. Returns whether it was one of those who had been let in.
    pub(super) fn go(&mut self, socket: Socket, chair: Option<Chair>, awake: u64) -> bool {
        let Some(at) = self.sockets.iter().position(|&other| other == socket) else { return false };
        self.sockets.remove(at);
        self.quiet = awake;
        if let Some(chair) = chair {
            self.here.players[chair] = self.here.players[chair].saturating_sub(1);
            self.note(chair, awake);
        } else {
            self.here.watchers = self.here.watchers.saturating_sub(1);
        }
        true
    }

    /// Somebody has come or gone on another server.
    pub(super) fn count_elsewhere(&mut self, elsewhere: Seated, awake: u64) {
        self.elsewhere = elsewhere;
        for chair in Chair::ALL {
            self.note(chair, awake);
        }
    }

    /// Takes whoever is away to have only just gone.
    pub(super) fn begin_again(&mut self, awake: u64) {
        self.away = self.away.map(|away| away.and(Some(awake)));
    }

    /// How many are here.
    pub(super) fn seated(&self) -> Seated {
        self.here
    }

    /// How many are here and on other servers.
    pub(super) fn everywhere(&self) -> Seated {
        self.here + self.elsewhere
    }

    /// Whether it is in the list of open tables because its host is here.
    pub(super) fn is_offered(&self) -> bool {
        self.here.has(Chair::Host) && self.room.as_ref().is_some_and(Room::is_listed)
    }

    /// Who is here, as other servers are told.
    pub(super) fn presence(&self, table: TableId) -> Presence {
        let Seated { players: ByChair { host, guest }, watchers } = self.here;
        let room = self.room.as_ref().filter(|_| self.is_offered());
        let open = room.map(|room| {
            let Opened { host, terms, .. } = room.opened();
            Offer { host: host.name.clone(), terms: *terms, at: room.made_at() }
        });
        Presence { table, host, guest, watchers, open }
    }

    /// Notes since when a player is away, if they are.
    fn note(&mut self, chair: Chair, awake: u64) {
        if self.everywhere().has(chair) {
            self.away[chair] = None;
            self.said_gone[chair] = false;
        } else if self.away[chair].is_none() {
            self.away[chair] = Some(awake);
        }
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
