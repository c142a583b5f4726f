use blazon::Event;
use blazon_dice::Chair;
use blazon_wire::online::{Reason, TableId, ToClient};

use super::job::Job;
use super::live::{Live, Why};
use super::{Effect, Host, Input, Request, Socket, Ticket};
use crate::room::Room;

/// Breaks a rule of the protocol: the code with which its socket is closed.
pub(super) const POLICY: u16 = 1008;

/// The server ends, and another will be there.
pub(super) const RESTART: u16 = 1012;

/// It may be better later.
pub(super) const TRY_AGAIN: u16 = 1013;

/// The most that can wait to be done at one table, while the store is slow.
const MOST_JOBS: usize = 256;

/// How long an engine that could not decide is left alone, in milliseconds.
const ENGINE_RESTS: u64 = 2_000;

/// What one input leads to.
pub(super) struct Handling<'a> {
    pub(super) host: &'a mut Host,
    pub(super) effects: Vec<Effect>,
}

impl Handling<'_> {
    pub(super) fn happen(&mut self, input: Input) {
        match input {
            Input::Call { request, address, call } => self.call(request, &address, call),
            Input::Opened { socket, table } => self.opened(socket, table),
            Input::Text { socket, text } => self.text(socket, &text),
            Input::Closed { socket } => self.closed(socket),
            Input::Appended { ticket, result } => self.appended(ticket, result),
            Input::Read { ticket, result } => self.read(ticket, result),
            Input::Told { table, last } => self.told(table, last),
            Input::Due(tables) => tables.into_iter().for_each(|table| self.queue(table, Job::Due)),
            Input::Outage { from, to } => self.outage(from, to),
            Input::Thought { ticket, event } => self.thought(ticket, event),
            Input::Signal { text } => self.signal(&text),
            Input::Tick => self.tick(),
            Input::Stop => self.stop(),
        }
    }

    /// Puts something to do at the end of what is to be done at a table.
    pub(super) fn queue(&mut self, table: TableId, job: Job) {
        let awake = self.host.time.awake();
        if !self.host.tables.contains_key(&table) {
            let live = Live::new(awake, self.host.elsewhere(table));
            self.host.tables.insert(table, live);
        }
        let Some(live) = self.host.tables.get_mut(&table) else { return };
        if live.jobs.len() >= MOST_JOBS {
            return self.postpone(&job);
        }
        live.jobs.push_back(job);
        self.work(table);
    }

    /// Does what there is to do at a table, until it has to wait for the store or nothing is left.
    pub(super) fn work(&mut self, table: TableId) {
        while let Some(live) = self.host.tables.get_mut(&table) {
            if live.busy.is_some() {
                return;
            }
            if live.room.is_none() {
                if live.jobs.is_empty() {
                    self.host.tables.remove(&table);
                    return;
                }
                return self.start_reading(table, Why::Load);
            }
            if live.behind > live.last() {
                return self.start_reading(table, Why::CatchUp);
            }
            let Some(job) = live.jobs.pop_front() else {
                return self.think(table);
            };
            self.perform(table, job);
        }
    }

    /// Lets the engine think, if it is its turn and it does not think already.
    fn think(&mut self, table: TableId) {
        let Some(live) = self.host.tables.get(&table) else { return };
        if live.thinking.is_some() || live.engine_rests.is_some() {
            return;
        }
        let Some((seat, position)) = live.room.as_ref().and_then(Room::engine_turn) else { return };
        let ticket = self.host.ticket(table);
        if let Some(live) = self.host.tables.get_mut(&table) {
            live.thinking = Some(ticket);
        }
        self.effects.push(Effect::Think { ticket, seat, position: Box::new(position) });
    }

    /// The engine has decided, or could not.
    fn thought(&mut self, ticket: Ticket, event: Option<Event>) {
        let Some(table) = self.host.tickets.remove(&ticket) else { return };
        let Some(live) = self.host.tables.get_mut(&table) else { return };
        if live.thinking != Some(ticket) {
            return;
        }
        live.thinking = None;
        match event {
            Some(event) => {
                live.jobs.push_back(Job::Engine(event));
                self.work(table);
            }
            None => self.rest_engine(table),
        }
    }

    /// Leaves the engine alone for a while: what it decided could not be done.
    pub(super) fn rest_engine(&mut self, table: TableId) {
        let until = self.host.time.awake() + ENGINE_RESTS;
        if let Some(live) = self.host.tables.get_mut(&table) {
            live.engine_rests = Some(until);
        }
    }

    /// Nobody could play for a while: everybody is told what their clocks say without that.
    pub(super) fn outage(&mut self, from: u64, to: u64) {
        if self.host.outages.cover(from, to) {
            return;
        }
        self.host.outages.add(from, to);
        let clocks: Vec<(Socket, ToClient)> = (self.host.tables.values())
            .filter_map(|live| {
                let clock = live.room.as_ref()?.clock(self.host.time.now(), &self.host.outages)?;
                Some(live.sockets.iter().map(move |&socket| (socket, ToClient::Clock(clock))))
            })
            .flatten()
            .collect();
        for (socket, clock) in clocks {
            self.send(socket, &clock);
        }
    }

    /// Looks after everything that time does.
    fn tick(&mut self) {
        let (now, awake, limits) = (self.host.time.now(), self.host.time.awake(), self.host.limits);
        self.look_around();
        let silent: Vec<Socket> = (self.host.visitors.iter())
            .filter(|(_, visitor)| visitor.is_silent(awake, &limits))
            .map(|(&socket, _)| socket)
            .collect();
        for socket in silent {
            self.close(socket, POLICY, Reason::Silent);
        }
        self.host.addresses.retain(|_, address| !address.is_quiet(&limits, awake));
        let (mut late, mut changed, mut waiting) = (Vec::new(), Vec::new(), Vec::new());
        let outages = &self.host.outages;
        self.host.tables.retain(|&table, live| {
            if live.room.as_ref().is_some_and(|room| room.overdue(now, &limits, outages).is_some()) {
                late.push(table);
            }
            // Both are asked, because both are to be remembered.
            if Chair::ALL.map(|chair| live.becomes_gone(chair, awake, &limits)).contains(&true) {
                changed.push(table);
            }
            let rested = live.engine_rests.take_if(|until| *until <= awake).is_some();
            // A log that could not be read is tried again.
            if rested || live.behind > live.last() {
                waiting.push(table);
            }
            !live.is_idle(awake, &limits)
        });
        for table in late {
            // While the table waits for the store, this waits for the next tick.
            let waits = self.host.tables.get(&table).is_some_and(|live| live.busy.is_some());
            if !waits {
                self.queue(table, Job::Due);
            }
        }
        for table in changed {
            self.say_who_is_here(table);
        }
        for table in waiting {
            self.work(table);
        }
        self.speak();
    }

    /// Sends everybody on.
    fn stop(&mut self) {
        self.host.stopping = true;
        let sockets: Vec<Socket> = self.host.visitors.keys().copied().collect();
        for socket in sockets {
            self.close(socket, RESTART, Reason::Stopping);
        }
        self.take_leave();
    }

    pub(super) fn send(&mut self, socket: Socket, message: &ToClient) {
        self.effects.push(Effect::Send { socket, text: blazon_wire::line(message).into() });
    }

    pub(super) fn reply(&mut self, request: Request, status: u16, body: String) {
        self.effects.push(Effect::Reply { request, status, body, retry_after: None });
    }

    /// Closes a socket from this side.
    pub(super) fn close(&mut self, socket: Socket, code: u16, reason: Reason) {
        if self.host.visitors.contains_key(&socket) {
            self.effects.push(Effect::Close { socket, code, reason });
            self.closed(socket);
        }
    }
}
