use blazon::{Event, Roll};
use blazon_dice::{Chair, Token};
use blazon_wire::online::{
    Entry, Fact, Intent, Join, Joined, Key, Look, Reason, Role, TableId, ToClient, VERSION,
};

use super::live::Busy;
use super::{POLICY, Phase, Request, Socket, Turn};
use crate::room::{Refusal, Room};

/// Something to do at a table.
#[derive(Clone, Debug)]
pub(super) enum Job {
    /// Somebody says who they are.
    Hello { socket: Socket, token: Token, last: u64 },
    /// A player wants to do something.
    Do { socket: Socket, last: u64, key: Key, intent: Intent },
    /// A table has been made to go on at: the rest of an intent.
    Follow { socket: Socket, key: Key, chair: Chair, table: TableId },
    /// Somebody wants to join.
    Join { request: Request, name: Option<String>, join: Join },
    /// Somebody asks what is there for a token.
    Look { request: Request, look: Look },
    /// Somebody asks how one of several games stands.
    Summary { request: Request, nth: usize, token: Token },
    /// The engine has decided.
    Engine(Event),
    /// Time has passed: a clock may have run out, or nobody may have come for too long.
    Due,
}

/// Who waits for a table to be made.
#[derive(Clone, Copy, Debug)]
pub(super) enum Answer {
    /// Somebody who asked for one.
    Request(Request),
    /// Two players who go on.
    Rematch { of: TableId, socket: Socket, key: Key, chair: Chair },
}

impl Turn<'_> {
    /// Does something at a table that is in memory.
    pub(super) fn perform(&mut self, table: TableId, job: Job) {
        match &job {
            Job::Hello { socket, token, last } => self.welcome(table, *socket, token, *last),
            Job::Do { socket, last, key, intent } => {
                self.intend(table, *socket, *last, *key, *intent, job.clone());
            }
            Job::Follow { key, chair, table: next, .. } => {
                let facts =
                    vec![Fact::Answered { chair: *chair, yes: true }, Fact::Followed { table: *next }];
                let followed = self.host.room(table).and_then(Room::followed);
                if followed.is_none() {
                    self.write(table, facts, Some(*key), job);
                }
            }
            Job::Join { request, name, join } => {
                let Some(room) = self.host.room(table) else { return };
                match room.join(name.clone(), &join.token, join.invitation.as_ref()) {
                    Ok(facts) if facts.is_empty() => self.joined(*request, table),
                    Ok(facts) => self.write(table, facts, None, job),
                    Err(reason) => self.refuse(table, &job, &reason.into()),
                }
            }
            Job::Look { request, look } => {
                let Some(room) = self.host.room(table) else { return };
                match room.invited(&look.token) {
                    Ok(invited) => self.reply(*request, 200, blazon_wire::line(&invited)),
                    Err(reason) => self.refuse(table, &job, &reason.into()),
                }
            }
            Job::Summary { request, nth, token } => {
                let summary = self.host.room(table).and_then(|room| {
                    let chair = room.role(token).and_then(Role::chair)?;
                    Some(room.summary(chair))
                });
                self.gather(*request, *nth, summary);
            }
            Job::Engine(event) => {
                let Some(room) = self.host.room(table) else { return };
                if let Ok(facts) = room.decide_engine(*event) {
                    self.write(table, facts, None, job);
                }
            }
            Job::Due => self.due(table),
        }
    }

    /// Lets somebody in, or not, and tells them what they lack.
    fn welcome(&mut self, table: TableId, socket: Socket, token: &Token, last: u64) {
        let Some(room) = self.host.room(table) else { return };
        let Some(role) = room.role(token) else {
            return self.turn_away(socket, Reason::NoSuchToken);
        };
        let same =
            |other: &&Socket| self.host.visitors.get(other).is_some_and(|other| other.role == Some(role));
        let there = self.host.tables.get(&table).map_or(0, |live| live.sockets.iter().filter(same).count());
        let most = match role {
            Role::Host | Role::Guest => self.host.limits.sockets_a_seat,
            Role::Watcher => self.host.limits.watchers,
        };
        if there >= most {
            return self.turn_away(socket, Reason::TooManyAtTable);
        }
        let Some(visitor) = self.host.visitors.get_mut(&socket) else { return };
        visitor.role = Some(role);
        if let Some(live) = self.host.tables.get_mut(&table) {
            live.sockets.push(socket);
            if let Some(chair) = role.chair() {
                live.come(chair);
            }
        }
        let Some(room) = self.host.room(table) else { return };
        let newest = room.last();
        // Who has more than there is has it from a log that is gone: they get all there is.
        let after = if last > newest { 0 } else { last };
        let items: Vec<ToClient> = room.items(after, role).map(ToClient::Item).collect();
        let clock = room.clock(self.now, &self.host.outages);
        self.send(socket, &ToClient::Welcome { version: VERSION, role, last: newest });
        for item in &items {
            self.send(socket, item);
        }
        if let Some(clock) = clock {
            self.send(socket, &ToClient::Clock(clock));
        }
        self.say_what_is_legal(table, socket);
        self.say_who_is_here(table);
    }

    fn turn_away(&mut self, socket: Socket, reason: Reason) {
        self.send(socket, &ToClient::Refused { key: None, reason, detail: None });
        self.close(socket, POLICY, reason);
    }

    /// Lets a player do something, or says why not.
    fn intend(&mut self, table: TableId, socket: Socket, last: u64, key: Key, intent: Intent, job: Job) {
        let role = self.host.visitors.get(&socket).and_then(|visitor| visitor.role);
        let Some(chair) = role.and_then(Role::chair) else {
            return self.refuse(table, &job, &Reason::Watching.into());
        };
        let Some(live) = self.host.tables.get(&table) else { return };
        let Some(room) = &live.room else { return };
        if let Some(number) = room.done(chair, key) {
            return self.send(socket, &ToClient::Done { key, number });
        }
        let gone = live.is_gone(!chair, self.now, &self.host.limits);
        match room.decide(chair, last, intent, gone) {
            Ok(facts) if room.agrees_to_a_rematch(&facts) => self.rematch(table, socket, key, chair),
            Ok(facts) => self.write(table, facts, Some(key), job),
            Err(refusal) => self.refuse(table, &job, &refusal),
        }
    }

    /// Does what is due at a table by itself.
    fn due(&mut self, table: TableId) {
        let now = self.now;
        let limits = self.host.limits;
        let Some(room) = self.host.room(table) else { return };
        if let Some(fact) = room.time_up(now, &self.host.outages) {
            return self.write(table, vec![fact], None, Job::Due);
        }
        let untouched = now.saturating_sub(room.at());
        match room.phase() {
            Phase::Waiting if untouched >= limits.waiting => self.remove(table),
            Phase::Playing if untouched >= limits.untouched => {
                let abandoned = Fact::Ended { how: blazon_wire::online::Ending::Abandoned };
                self.write(table, vec![abandoned], None, Job::Due);
            }
            Phase::Over if limits.kept.is_some_and(|kept| untouched >= kept) => self.remove(table),
            Phase::Waiting | Phase::Playing | Phase::Over => {}
        }
    }

    fn remove(&mut self, table: TableId) {
        let Some(expected) = self.host.room(table).map(Room::last) else { return };
        let ticket = self.host.ticket(table);
        if let Some(live) = self.host.tables.get_mut(&table) {
            live.busy = Some(Busy::Removing);
        }
        self.effects.push(super::Effect::Remove { ticket, table, expected });
    }

    /// Something has been written: it has happened, and everybody is told.
    pub(super) fn written(&mut self, table: TableId, entries: Vec<Entry>, job: &Job) {
        let outages = &self.host.outages;
        let Some(room) = self.host.tables.get_mut(&table).and_then(|live| live.room.as_mut()) else { return };
        let before = room.last();
        if entries.into_iter().try_for_each(|entry| room.push(entry, outages)).is_err() {
            // What is in the store was made from this very room, so this cannot be; reading it again mends it if it is.
            return self.give_up(table, Reason::Unavailable);
        }
        self.tell(table, before);
        match job {
            Job::Do { socket, key, .. } | Job::Follow { socket, key, .. } => {
                if self.host.visitors.contains_key(socket) {
                    self.send(*socket, &ToClient::Done { key: *key, number: before + 1 });
                }
            }
            Job::Join { request, .. } => self.joined(*request, table),
            Job::Hello { .. } | Job::Look { .. } | Job::Summary { .. } | Job::Engine(_) | Job::Due => {}
        }
    }

    fn joined(&mut self, request: Request, table: TableId) {
        self.reply(request, 200, blazon_wire::line(&Joined { table }));
    }

    /// Tells everybody at a table what has happened after a number.
    pub(super) fn tell(&mut self, table: TableId, after: u64) {
        let Some(live) = self.host.tables.get(&table) else { return };
        let Some(room) = &live.room else { return };
        let clock = room.clock(self.now, &self.host.outages).map(ToClient::Clock);
        let texts = [Role::Host, Role::Guest, Role::Watcher].map(|role| {
            let wanted = live
                .sockets
                .iter()
                .any(|socket| self.host.visitors.get(socket).is_some_and(|v| v.role == Some(role)));
            let items = room.items(after, role).filter(|_| wanted).map(ToClient::Item);
            let texts = items.chain(clock.clone()).map(|message| blazon_wire::line(&message).into());
            (role, texts.collect::<Vec<std::sync::Arc<str>>>())
        });
        let sockets = live.sockets.clone();
        for &socket in &sockets {
            let role = self.host.visitors.get(&socket).and_then(|visitor| visitor.role);
            let texts = texts.iter().filter(|(of, _)| Some(*of) == role).flat_map(|(_, texts)| texts);
            for text in texts {
                self.effects.push(super::Effect::Send { socket, text: text.clone() });
            }
            self.say_what_is_legal(table, socket);
        }
    }

    /// Tells a client that asked for it what it can do.
    fn say_what_is_legal(&mut self, table: TableId, socket: Socket) {
        let Some(visitor) = self.host.visitors.get(&socket).filter(|visitor| visitor.legal) else { return };
        let Some(chair) = visitor.role.and_then(Role::chair) else { return };
        let legal = self.host.room(table).map_or_else(Vec::new, |room| room.legal(chair));
        if !legal.is_empty() {
            self.send(socket, &ToClient::Turn { legal });
        }
    }

    /// Says why something is not done, to whoever wanted it.
    pub(super) fn refuse(&mut self, table: TableId, job: &Job, refusal: &Refusal) {
        match job {
            Job::Hello { socket, .. } => self.turn_away(*socket, refusal.reason),
            Job::Do { socket, key, .. } | Job::Follow { socket, key, .. } => {
                let Refusal { reason, detail } = refusal.clone();
                if self.host.visitors.contains_key(socket) {
                    self.send(*socket, &ToClient::Refused { key: Some(*key), reason, detail });
                }
            }
            Job::Join { request, .. } | Job::Look { request, .. } => {
                self.refuse_request(*request, refusal, None);
            }
            Job::Summary { request, nth, .. } => self.gather(*request, *nth, None),
            Job::Engine(_) => {
                // It is asked again when there is something else to do at the table.
                if let Some(live) = self.host.tables.get_mut(&table) {
                    live.thinking = None;
                }
            }
            Job::Due => {}
        }
    }
}

impl Room {
    /// The dice of the entries after a number, each with the roll before it.
    pub(super) fn rolls_after(&self, number: u64) -> Vec<(Option<Roll>, Roll, blazon::Components)> {
        let mut before = None;
        let mut rolls = Vec::new();
        let components = self.opened().terms.rules.components;
        for (at, fact) in self.facts().enumerate() {
            if let Fact::Chance { event: Event::Roll(roll) } = fact {
                if at as u64 >= number {
                    rolls.push((before, *roll, components));
                }
                before = Some(*roll);
            }
        }
        rolls
    }
}
