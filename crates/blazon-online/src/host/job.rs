use blazon::Event;
use blazon_dice::{Chair, Token};
use blazon_wire::online::{
    Fact, Intent, Join, Joined, Key, Look, Phase, Reason, Role, TableId, ToClient, VERSION,
};

use super::handling::{Handling, POLICY};
use super::{Request, Socket};
use crate::refusal::Refusal;

/// Something to do at a table.
#[derive(Clone, Debug)]
pub(super) enum Job {
    /// Somebody says who they are.
    Hello {
        socket: Socket,
        token: Token,
        /// The number of the last item they have.
        last: u64,
        /// Whether the log has been read for this.
        read: bool,
    },
    /// A player wants something done.
    Do(Wanted),
    /// The table is there at which two players go on: the rest of an intent.
    Follow(Follow),
    /// Somebody wants to join.
    Join { request: Request, name: Option<String>, join: Join },
    /// Somebody asks what is there for a token.
    Look { request: Request, look: Look, read: bool },
    /// Somebody asks how one of several games stands.
    Summary { request: Request, nth: usize, token: Token, read: bool },
    /// The engine has decided.
    Engine(Event),
    /// Time has passed: a clock may have run out, or nobody may have come for too long.
    Due,
}

/// What a player wants done.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted {
    pub(super) socket: Socket,
    /// The number of the last item they had seen.
    pub(super) last: u64,
    pub(super) key: Key,
    pub(super) intent: Intent,
}

/// A player's agreement to a rematch, and the table that was made for it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Follow {
    pub(super) wanted: Wanted,
    pub(super) chair: Chair,
    pub(super) table: TableId,
}

impl Handling<'_> {
    /// Does something at a table that is in memory.
    pub(super) fn perform(&mut self, table: TableId, job: Job) {
        match job {
            Job::Hello { socket, token, last, read } => self.welcome(table, socket, token, last, read),
            Job::Do(wanted) => self.intend(table, wanted),
            Job::Follow(follow) => self.go_on(table, follow),
            Job::Join { request, name, join } => self.join(table, request, name, join),
            Job::Look { request, look, read } => self.look(table, request, look, read),
            Job::Summary { request, nth, token, read } => {
                let Some(room) = self.host.room(table) else { return };
                let chair = room.role(&token).and_then(Role::chair);
                let summary = chair.map(|chair| room.summary(chair));
                if summary.is_none() && !read && room.awaits_guest() {
                    return self.read_first(table, Job::Summary { request, nth, token, read: true });
                }
                self.gather(request, nth, summary);
            }
            Job::Engine(event) => {
                let Some(room) = self.host.room(table) else { return };
                match room.decide_engine(event) {
                    Ok(facts) => self.write(table, facts, None, job),
                    Err(refusal) => self.refuse(table, &job, &refusal),
                }
            }
            Job::Due => self.due(table),
        }
    }

    /// Lets somebody in, or not, and tells them what they lack.
    fn welcome(&mut self, table: TableId, socket: Socket, token: Token, last: u64, read: bool) {
        let Some(room) = self.host.room(table) else { return };
        let (newest, role) = (room.last(), room.role(&token));
        if !read && (last > newest || role.is_none() && room.awaits_guest()) {
            return self.read_first(table, Job::Hello { socket, token, last, read: true });
        }
        let Some(role) = role else {
            return self.turn_away(socket, POLICY, Reason::NoSuchToken);
        };
        if !self.make_room(table, role) {
            return self.turn_away(socket, POLICY, Reason::TooManyAtTable);
        }
        let (awake, limits) = (self.host.time.awake(), self.host.limits);
        let Some(visitor) = self.host.visitors.get_mut(&socket) else { return };
        visitor.let_in(role, awake, &limits);
        if let Some(live) = self.host.tables.get_mut(&table) {
            live.come(socket, role.chair(), awake);
        }
        let Some(room) = self.host.room(table) else { return };
        // Who has more than there is has it from a log that is gone: they get all there is.
        let after = if last > newest { 0 } else { last };
        let items: Vec<ToClient> = room.items(after, role).map(ToClient::Item).collect();
        let clock = room.clock(self.host.time.now(), &self.host.outages);
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

    /// Reads a log before something is done: at another server more may have happened.
    fn read_first(&mut self, table: TableId, job: Job) {
        if let Some(live) = self.host.tables.get_mut(&table) {
            live.behind = live.behind.max(live.last() + 1);
            live.jobs.push_front(job);
        }
    }

    fn look(&mut self, table: TableId, request: Request, look: Look, read: bool) {
        let Some(room) = self.host.room(table) else { return };
        match room.invited(&look.token) {
            Ok(invited) => self.reply(request, 200, blazon_wire::line(&invited)),
            Err(_) if !read && room.awaits_guest() => {
                self.read_first(table, Job::Look { request, look, read: true });
            }
            Err(reason) => self.refuse_request(request, &reason.into(), None),
        }
    }

    /// Sees that there is room for one more of a role. A player's oldest socket makes way: it is probably a line that was
    /// lost and not noticed yet. Watchers have to wait.
    fn make_room(&mut self, table: TableId, role: Role) -> bool {
        let Some(live) = self.host.tables.get(&table) else { return false };
        match role.chair() {
            Some(chair) => {
                self.make_way(table, chair, 1);
                true
            }
            None => (live.everywhere().watchers as usize) < self.host.limits.watchers,
        }
    }

    /// Lets a player do something, or says why not.
    fn intend(&mut self, table: TableId, wanted: Wanted) {
        let Wanted { socket, last, key, intent } = wanted;
        let job = Job::Do(wanted);
        let role = self.host.visitors.get(&socket).and_then(|visitor| visitor.role);
        let Some(chair) = role.and_then(Role::chair) else {
            return self.refuse(table, &job, &Reason::Watching.into());
        };
        let Some(live) = self.host.tables.get(&table) else { return };
        let Some(room) = &live.room else { return };
        if let Some(number) = room.done(chair, key) {
            return self.acknowledge(table, &job, number);
        }
        let (now, limits) = (self.host.time.now(), self.host.limits);
        if let Some(how) = room.overdue(now, &limits, &self.host.outages) {
            // It is too late, although nobody has looked at the clock yet. This is decided when that is written.
            if let Some(live) = self.host.tables.get_mut(&table) {
                live.jobs.push_front(job);
            }
            return self.write(table, vec![Fact::Ended { how }], None, Job::Due);
        }
        let gone = self.host.is_gone(live, !chair);
        match room.decide(chair, last, intent, gone) {
            Ok(facts) if room.agrees_to_a_rematch(&facts) => self.rematch(table, chair, wanted),
            Ok(facts) => self.write(table, facts, Some(key), job),
            Err(refusal) => self.refuse(table, &job, &refusal),
        }
    }

    /// Sends two players on to the table that was made for them.
    fn go_on(&mut self, table: TableId, follow: Follow) {
        let Some(room) = self.host.room(table) else { return };
        let Follow { wanted, chair, table: next } = follow;
        // Another server may have written it meanwhile, or another answer.
        match room.decide(chair, wanted.last, wanted.intent, false) {
            Ok(mut facts) if room.agrees_to_a_rematch(&facts) => {
                facts.push(Fact::Followed { table: next });
                self.write(table, facts, Some(wanted.key), Job::Follow(follow));
            }
            _ => self.intend(table, wanted),
        }
    }

    fn join(&mut self, table: TableId, request: Request, name: Option<String>, join: Join) {
        let Some(room) = self.host.room(table) else { return };
        let facts = room.join(name.clone(), &join.token, join.invitation.as_ref());
        let job = Job::Join { request, name, join };
        match facts {
            Ok(facts) if facts.is_empty() => self.acknowledge(table, &job, 0),
            Ok(facts) => self.write(table, facts, None, job),
            Err(reason) => self.refuse(table, &job, &reason.into()),
        }
    }

    /// Does what is due at a table by itself.
    fn due(&mut self, table: TableId) {
        let (now, limits) = (self.host.time.now(), self.host.limits);
        let Some(room) = self.host.room(table) else { return };
        if let Some(how) = room.overdue(now, &limits, &self.host.outages) {
            return self.write(table, vec![Fact::Ended { how }], None, Job::Due);
        }
        let untouched = now.saturating_sub(room.at());
        match room.phase() {
            Phase::Waiting if untouched >= limits.waiting => self.remove(table),
            Phase::Over if limits.kept.is_some_and(|kept| untouched >= kept) => self.remove(table),
            Phase::Waiting | Phase::Playing | Phase::Over => self.note_due(table),
        }
    }

    /// Tells whoever wanted something that it is done, and on disk.
    pub(super) fn acknowledge(&mut self, table: TableId, job: &Job, number: u64) {
        match job {
            Job::Do(wanted) | Job::Follow(Follow { wanted, .. }) => {
                if self.host.visitors.contains_key(&wanted.socket) {
                    self.send(wanted.socket, &ToClient::Done { key: wanted.key, number });
                }
            }
            Job::Join { request, .. } => self.reply(*request, 200, blazon_wire::line(&Joined { table })),
            Job::Hello { .. } | Job::Look { .. } | Job::Summary { .. } | Job::Engine(_) | Job::Due => {}
        }
    }

    /// Says why something is not done, to whoever wanted it.
    pub(super) fn refuse(&mut self, table: TableId, job: &Job, refusal: &Refusal) {
        match job {
            Job::Hello { socket, .. } => self.turn_away(*socket, POLICY, refusal.reason),
            Job::Do(wanted) | Job::Follow(Follow { wanted, .. }) => {
                let Refusal { reason, detail } = refusal.clone();
                let &Wanted { socket, key, .. } = wanted;
                if self.host.visitors.contains_key(&socket) {
                    self.send(socket, &ToClient::Refused { key: Some(key), reason, detail });
                    self.say_again_what_is_legal(table, socket);
                }
            }
            Job::Join { request, .. } | Job::Look { request, .. } => {
                self.refuse_request(*request, refusal, None);
            }
            Job::Summary { request, nth, .. } => self.gather(*request, *nth, None),
            Job::Engine(_) => self.rest_engine(table),
            Job::Due => {}
        }
    }

    /// Tells everybody at a table what has happened after a number.
    pub(super) fn tell(&mut self, table: TableId, after: u64) {
        let Some(live) = self.host.tables.get(&table) else { return };
        let Some(room) = live.room.as_ref().filter(|room| room.last() > after) else { return };
        let clock = room.clock(self.host.time.now(), &self.host.outages).map(ToClient::Clock);
        let roles: Vec<(Socket, Role)> = (live.sockets.iter())
            .filter_map(|socket| Some((*socket, self.host.visitors.get(socket)?.role?)))
            .collect();
        for role in [Role::Host, Role::Guest, Role::Watcher] {
            if roles.iter().all(|(_, other)| *other != role) {
                continue;
            }
            // Each text is written once for all who get it.
            let Some(room) = self.host.room(table) else { return };
            let messages = room.items(after, role).map(ToClient::Item).chain(clock.clone());
            let texts: Vec<std::sync::Arc<str>> =
                messages.map(|message| blazon_wire::line(&message).into()).collect();
            for &(socket, _) in roles.iter().filter(|(_, other)| *other == role) {
                self.effects
                    .extend(texts.iter().map(|text| super::Effect::Send { socket, text: text.clone() }));
                self.say_what_is_legal(table, socket);
            }
        }
    }

    /// Tells a client that asked for it what it can do, unless it knows.
    fn say_what_is_legal(&mut self, table: TableId, socket: Socket) {
        let Some(live) = self.host.tables.get(&table) else { return };
        let Some(room) = &live.room else { return };
        let settled = room.settled();
        let Some(visitor) = self.host.visitors.get_mut(&socket) else { return };
        let Some(chair) = visitor.role.and_then(Role::chair) else { return };
        if !visitor.legal || visitor.told == settled {
            return;
        }
        let legal = room.legal(chair);
        if !legal.is_empty() {
            visitor.told = settled;
            self.send(socket, &ToClient::Turn { legal });
        }
    }

    /// Tells a client that asked for it once more what it can do, because what it wanted it could not.
    fn say_again_what_is_legal(&mut self, table: TableId, socket: Socket) {
        if let Some(visitor) = self.host.visitors.get_mut(&socket) {
            visitor.told = 0;
        }
        self.say_what_is_legal(table, socket);
    }
}
