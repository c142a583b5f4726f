use blazon_wire::online::{Entry, Fact, Key, Reason, Role, TableId};

use super::handling::{Handling, POLICY, TRY_AGAIN};
use super::job::Job;
use super::live::{Busy, Why};
use super::{Effect, StoreFault, Ticket};
use crate::room::Room;

impl Handling<'_> {
    /// Starts to write what happens at a table. It has happened when the store says so.
    pub(super) fn write(&mut self, table: TableId, facts: Vec<Fact>, key: Option<Key>, job: Job) {
        let (now, outages) = (self.host.time.now(), &self.host.outages);
        let Some(room) = self.host.room(table) else { return };
        let Ok(draft) = room.draft(facts, key, now, outages) else {
            // Whoever decided this has asked the same room.
            return self.refuse(table, &job, &Reason::Unavailable.into());
        };
        let expected = room.last();
        let entries = draft.entries().map(blazon_wire::line).collect();
        let (phase, listed, rolls) = (draft.phase(), draft.is_listed(), draft.rolls());
        let due = draft.due_at(&self.host.limits, outages);
        let ticket = self.wait(table, Busy::Writing { draft: Box::new(draft), job });
        self.effects.push(Effect::Append { ticket, table, expected, entries, phase, listed, due, rolls });
    }

    /// Starts to note when something is due at a table: it was looked at too early.
    pub(super) fn note_due(&mut self, table: TableId) {
        let Some(room) = self.host.room(table) else { return };
        let (expected, phase, listed) = (room.last(), room.phase(), room.is_listed());
        let due = room.due_at(&self.host.limits, &self.host.outages);
        let ticket = self.wait(table, Busy::Noting);
        let (entries, rolls) = (Vec::new(), Vec::new());
        self.effects.push(Effect::Append { ticket, table, expected, entries, phase, listed, due, rolls });
    }

    /// Starts to remove a table.
    pub(super) fn remove(&mut self, table: TableId) {
        let Some(expected) = self.host.room(table).map(Room::last) else { return };
        let ticket = self.wait(table, Busy::Removing);
        self.effects.push(Effect::Remove { ticket, table, expected });
    }

    /// Starts to read what of a table's log is not in memory.
    pub(super) fn start_reading(&mut self, table: TableId, why: Why) {
        let Some(live) = self.host.tables.get(&table) else { return };
        let (after, behind) = (live.last(), live.behind);
        let ticket = self.wait(table, Busy::Reading { why, behind });
        self.effects.push(Effect::Read { ticket, table, after });
    }

    /// Lets a table wait for an answer of the store.
    pub(super) fn wait(&mut self, table: TableId, busy: Busy) -> Ticket {
        let ticket = self.host.ticket(table);
        if let Some(live) = self.host.tables.get_mut(&table) {
            live.busy = Some((ticket, busy));
        }
        ticket
    }

    /// The store has answered.
    pub(super) fn appended(&mut self, ticket: Ticket, result: Result<(), StoreFault>) {
        let Some((table, busy)) = self.awaited(ticket) else { return };
        match (busy, result) {
            (Busy::Writing { draft, job }, Ok(())) => {
                let Some(room) = self.host.tables.get_mut(&table).and_then(|live| live.room.as_mut()) else {
                    return;
                };
                let before = room.last();
                room.accept(*draft);
                self.tell(table, before);
                self.acknowledge(table, &job, before + 1);
            }
            // What was first is read, and then it is decided again.
            (Busy::Writing { job, .. }, Err(StoreFault::Conflict)) => {
                if let Some(live) = self.host.tables.get_mut(&table) {
                    live.jobs.push_front(job);
                }
                return self.start_reading(table, Why::Conflict);
            }
            (Busy::Writing { job, .. }, Err(StoreFault::Full)) => {
                self.refuse(table, &job, &Reason::Full.into());
            }
            (Busy::Writing { job, .. }, Err(StoreFault::Unavailable)) => {
                return self.start_reading(table, Why::Doubt(job));
            }
            (Busy::Removing, Ok(())) => self.give_up(table, Reason::NoSuchTable),
            // Somebody has come after all.
            (Busy::Removing | Busy::Noting, Err(StoreFault::Conflict)) => {
                return self.start_reading(table, Why::Conflict);
            }
            // It will be due again.
            (Busy::Removing | Busy::Noting, Err(StoreFault::Full | StoreFault::Unavailable))
            | (Busy::Noting, Ok(())) => {}
            (Busy::Opening { fresh, room, request }, Ok(())) => self.made(table, fresh, *room, request),
            (Busy::Opening { request, .. }, Err(fault)) => {
                self.host.tables.remove(&table);
                self.refuse_request(request, &reason_of(fault).into(), None);
            }
            // If it is there already, another server has made it for the same two players.
            (Busy::Following(follow), Ok(()) | Err(StoreFault::Conflict)) => self.follow(table, follow),
            (Busy::Following(follow), Err(fault)) => {
                self.refuse(table, &Job::Do(follow.wanted), &reason_of(fault).into());
            }
            // An answer to something else than was asked; what was asked is asked again.
            (Busy::Reading { why, .. }, _) => return self.start_reading(table, why),
        }
        self.work(table);
    }

    /// The store has read.
    pub(super) fn read(&mut self, ticket: Ticket, result: Result<Vec<String>, StoreFault>) {
        let Some((table, busy)) = self.awaited(ticket) else { return };
        let Busy::Reading { why, behind } = busy else { return };
        let Ok(lines) = result else {
            return self.postpone_all(table, why);
        };
        let Some(live) = self.host.tables.get_mut(&table) else { return };
        if live.behind <= behind {
            live.behind = 0;
        }
        let before = live.last();
        let entries =
            lines.iter().map(|line| blazon_wire::read::<Entry>(line).ok()).collect::<Option<Vec<_>>>();
        let outages = &self.host.outages;
        let sound = match (entries, &mut live.room) {
            (None, _) => false,
            (Some(entries), None) if entries.is_empty() => return self.give_up(table, Reason::NoSuchTable),
            (Some(entries), none @ None) => {
                *none = Room::new(table, entries, outages).ok();
                none.is_some()
            }
            // There is less than was known: the table is gone, or has been put back.
            (Some(entries), Some(_)) if entries.is_empty() && matches!(why, Why::Conflict) => false,
            (Some(entries), Some(room)) => {
                entries.into_iter().try_for_each(|entry| room.push(entry, outages)).is_ok()
            }
        };
        if !sound {
            return self.give_up(table, Reason::Unavailable);
        }
        match why {
            Why::Load => {
                if self.host.room(table).is_some_and(Room::is_cut_off) {
                    return self.write(table, Vec::new(), None, Job::Due);
                }
            }
            Why::CatchUp | Why::Conflict => self.tell(table, before),
            Why::Doubt(job) => {
                self.tell(table, before);
                self.resolve(table, &job);
            }
        }
        self.work(table);
    }

    /// A table has more entries than are in memory.
    pub(super) fn told(&mut self, table: TableId, last: u64) {
        if let Some(live) = self.host.tables.get_mut(&table) {
            live.behind = live.behind.max(last);
            self.work(table);
        }
    }

    /// The table that waits for an answer, and what it waited for.
    fn awaited(&mut self, ticket: Ticket) -> Option<(TableId, Busy)> {
        let table = self.host.tickets.remove(&ticket)?;
        let busy = &mut self.host.tables.get_mut(&table)?.busy;
        let (_, busy) = busy.take_if(|(awaited, _)| *awaited == ticket)?;
        Some((table, busy))
    }

    /// The store could not say whether something was done, and now it is known.
    fn resolve(&mut self, table: TableId, job: &Job) {
        let Some(room) = self.host.room(table) else { return };
        let number = match job {
            Job::Do(wanted) => {
                let role = self.host.visitors.get(&wanted.socket).and_then(|visitor| visitor.role);
                role.and_then(Role::chair).and_then(|chair| room.done(chair, wanted.key))
            }
            Job::Follow(follow) => room.done(follow.chair, follow.wanted.key),
            Job::Join { join, .. } => (room.role(&join.token) == Some(Role::Guest)).then_some(room.last()),
            Job::Hello { .. } | Job::Look { .. } | Job::Summary { .. } | Job::Engine(_) | Job::Due => None,
        };
        match number {
            Some(number) => self.acknowledge(table, job, number),
            None => self.refuse(table, job, &Reason::Unavailable.into()),
        }
    }

    /// The store cannot be read. Whoever is there stays; whoever wants something has to come again.
    fn postpone_all(&mut self, table: TableId, why: Why) {
        let Some(live) = self.host.tables.get_mut(&table) else { return };
        let doubtful = match why {
            Why::Doubt(job) => Some(job),
            Why::Load | Why::CatchUp | Why::Conflict => None,
        };
        // It is read again with the next tick, or before anything else is done.
        live.behind = live.behind.max(live.last() + 1);
        let jobs: Vec<Job> = doubtful.into_iter().chain(live.jobs.drain(..)).collect();
        if live.room.is_none() {
            self.host.tables.remove(&table);
        }
        for job in jobs {
            self.postpone(&job);
        }
    }

    /// Sends on whoever wanted something that cannot be done now, without saying that it is not done: a client says it
    /// again when it comes back.
    pub(super) fn postpone(&mut self, job: &Job) {
        match job {
            Job::Hello { socket, .. } => self.turn_away(*socket, TRY_AGAIN, Reason::Unavailable),
            Job::Do(wanted) => self.close(wanted.socket, TRY_AGAIN, Reason::Unavailable),
            Job::Follow(follow) => self.close(follow.wanted.socket, TRY_AGAIN, Reason::Unavailable),
            Job::Join { request, .. } | Job::Look { request, .. } => {
                self.refuse_request(*request, &Reason::Unavailable.into(), Some(1));
            }
            Job::Summary { request, nth, .. } => self.gather(*request, *nth, None),
            Job::Engine(_) | Job::Due => {}
        }
    }

    /// A table cannot be had: everybody is told so, and it is forgotten.
    fn give_up(&mut self, table: TableId, reason: Reason) {
        let Some(live) = self.host.tables.remove(&table) else { return };
        let code = if reason == Reason::Unavailable { TRY_AGAIN } else { POLICY };
        for job in live.jobs {
            match &job {
                Job::Hello { socket, .. } => self.turn_away(*socket, code, reason),
                // Their sockets are closed.
                Job::Do(_) | Job::Follow(_) => {}
                _ => self.refuse(table, &job, &reason.into()),
            }
        }
        for socket in live.sockets {
            self.turn_away(socket, code, reason);
        }
    }
}

fn reason_of(fault: StoreFault) -> Reason {
    match fault {
        StoreFault::Full => Reason::Full,
        StoreFault::Conflict | StoreFault::Unavailable => Reason::Unavailable,
    }
}
