mod job;
mod live;
mod request;
mod visitor;

use std::collections::HashMap;
use std::sync::Arc;

use blazon::{Event, Position, Seat};
use blazon_dice::Chair;
use blazon_wire::online::{Entry, Fact, Key, Reason, Summary, TableId, ToClient};

pub use blazon_wire::online::Phase;

use self::job::Job;
use self::live::{Busy, Live};
use self::visitor::Visitor;
use crate::bucket::Bucket;
use crate::clock::Outages;
use crate::limits::Limits;
use crate::room::Room;

/// A server without sockets, clock, dice and disk: what happens comes in, what is to be done goes out.
///
/// Every table that somebody is at is kept in memory, as a cache of its log. One thing happens at a table at a time: while
/// the store has not answered, whatever else comes waits.
pub struct Host {
    limits: Limits,
    random: Random,
    outages: Outages,
    tables: HashMap<TableId, Live>,
    visitors: HashMap<Socket, Visitor>,
    /// Those who asked how several games stand, and the answers so far.
    standings: HashMap<Request, Gathered>,
    addresses: HashMap<String, Address>,
    /// Which table waits for which answer.
    tickets: HashMap<Ticket, TableId>,
    next_ticket: u64,
    stopping: bool,
}

/// Fills bytes with what nobody can foresee.
pub type Random = Box<dyn FnMut(&mut [u8]) + Send>;

/// A socket, as whoever holds it calls it. Its name is not used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Socket(pub u64);

/// A request over HTTP, as whoever holds it calls it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Request(pub u64);

/// What connects an answer of the store or the engine with what was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ticket(pub u64);

/// What is asked over HTTP, with the body as it came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Call {
    /// Make a table.
    Create(String),
    /// Join one.
    Join(TableId, String),
    /// What is there for a token?
    Look(TableId, String),
    /// Which tables may anybody join?
    List,
    /// How do several games stand?
    Mine(String),
}

/// Something that happens to a server.
#[derive(Clone, Debug)]
pub enum Input {
    /// Somebody asks over HTTP.
    Call {
        /// Whom to answer.
        request: Request,
        /// Where they are, for limits.
        address: String,
        /// What they ask.
        call: Call,
    },
    /// Somebody has opened a socket at a table.
    Opened {
        /// The socket.
        socket: Socket,
        /// The table.
        table: TableId,
    },
    /// A message came.
    Text {
        /// From whom.
        socket: Socket,
        /// What it says.
        text: String,
    },
    /// A socket is closed, by whomever.
    Closed {
        /// Which.
        socket: Socket,
    },
    /// The store has appended or removed, or not.
    Appended {
        /// What it answers.
        ticket: Ticket,
        /// How it went.
        result: Result<(), StoreFault>,
    },
    /// The store has read.
    Read {
        /// What it answers.
        ticket: Ticket,
        /// The entries, in order; none if there is no such table.
        result: Result<Vec<String>, StoreFault>,
    },
    /// A table has got entries from another server.
    Told {
        /// Which.
        table: TableId,
        /// The number of its last entry.
        last: u64,
    },
    /// The store says that something is due at these tables.
    Due(Vec<TableId>),
    /// The store has noted that nobody could play between two moments, in milliseconds since 1970: clocks do not count it.
    Outage {
        /// From when.
        from: u64,
        /// To when.
        to: u64,
    },
    /// The engine has decided; nothing if it could not.
    Thought {
        /// What it answers.
        ticket: Ticket,
        /// What it decided.
        event: Option<Event>,
    },
    /// Time has passed. This should come a few times a second.
    Tick,
    /// The server is about to end: everybody is sent on.
    Stop,
}

/// What the store could not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreFault {
    /// Another server was first.
    Conflict,
    /// There is no room on the disk.
    Full,
    /// The store cannot be reached, or is damaged here.
    Unavailable,
}

/// Something that a server wants done.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Answers a request.
    Reply {
        /// Which.
        request: Request,
        /// The status of HTTP.
        status: u16,
        /// JSON.
        body: String,
        /// After how many seconds it is worth trying again.
        retry_after: Option<u64>,
    },
    /// Sends a message.
    Send {
        /// To whom.
        socket: Socket,
        /// What it says.
        text: Arc<str>,
    },
    /// Closes a socket. Nothing more comes from it.
    Close {
        /// Which.
        socket: Socket,
        /// The code of the WebSocket protocol.
        code: u16,
        /// Why.
        reason: Reason,
    },
    /// Appends entries to a table's log, if its last number is the expected one, and notes the rest with them. Without
    /// entries it only does that. Answered by [`Input::Appended`].
    Append {
        /// Comes back with the answer.
        ticket: Ticket,
        /// The table.
        table: TableId,
        /// The number of the last entry that the server knows of; 0 for a new table.
        expected: u64,
        /// What is appended.
        entries: Vec<String>,
        /// How far the table has come with that.
        phase: Phase,
        /// Whether anybody may join: it waits, and is to be in the list of open tables.
        listed: bool,
        /// When something is due at the table by itself, in milliseconds since 1970.
        due: Option<u64>,
        /// The dice among the entries, each with the roll before it in the same game.
        rolls: Vec<(Option<blazon::Roll>, blazon::Roll, blazon::Components)>,
    },
    /// Reads the entries of a table after a number. Answered by [`Input::Read`].
    Read {
        /// Comes back with the answer.
        ticket: Ticket,
        /// The table.
        table: TableId,
        /// After which.
        after: u64,
    },
    /// Removes a table, if its last number is the expected one. Answered by [`Input::Appended`].
    Remove {
        /// Comes back with the answer.
        ticket: Ticket,
        /// Which.
        table: TableId,
        /// The number of the last entry that the server knows of.
        expected: u64,
    },
    /// Lets the engine decide. Answered by [`Input::Thought`].
    Think {
        /// Comes back with the decision.
        ticket: Ticket,
        /// For whom.
        seat: Seat,
        /// The position as that seat sees it.
        position: Box<Position>,
    },
}

/// What one address has asked for.
#[derive(Debug)]
struct Address {
    tables: Bucket,
    requests: Bucket,
}

/// How several games stand, as far as it is known.
#[derive(Debug)]
struct Gathered {
    awaited: usize,
    games: Vec<(usize, Summary)>,
}

/// Why a socket is closed, in codes of the WebSocket protocol.
pub(crate) const POLICY: u16 = 1008;
const RESTART: u16 = 1012;

impl Host {
    /// A server that has nothing in memory.
    pub fn new(limits: Limits, outages: Outages, random: Random) -> Host {
        Host {
            limits,
            random,
            outages,
            tables: HashMap::new(),
            visitors: HashMap::new(),
            standings: HashMap::new(),
            addresses: HashMap::new(),
            tickets: HashMap::new(),
            next_ticket: 0,
            stopping: false,
        }
    }

    /// How many tables are in memory.
    pub fn tables(&self) -> usize {
        self.tables.len()
    }

    /// How many sockets there are.
    pub fn sockets(&self) -> usize {
        self.visitors.len()
    }

    /// A table as it is in memory.
    pub fn room(&self, table: TableId) -> Option<&Room> {
        self.tables.get(&table)?.room.as_ref()
    }

    /// Lets something happen, at some time in milliseconds since 1970.
    pub fn handle(&mut self, now: u64, input: Input) -> Vec<Effect> {
        let mut turn = Turn { host: self, now, effects: Vec::new() };
        turn.happen(input);
        turn.effects
    }

    fn bytes<const N: usize>(&mut self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.random)(&mut bytes);
        bytes
    }

    fn ticket(&mut self, table: TableId) -> Ticket {
        self.next_ticket += 1;
        let ticket = Ticket(self.next_ticket);
        self.tickets.insert(ticket, table);
        ticket
    }
}

impl std::fmt::Debug for Host {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (tables, sockets) = (self.tables.len(), self.visitors.len());
        f.debug_struct("Host").field("tables", &tables).field("sockets", &sockets).finish_non_exhaustive()
    }
}

/// What one input leads to.
struct Turn<'a> {
    host: &'a mut Host,
    now: u64,
    effects: Vec<Effect>,
}

impl Turn<'_> {
    fn happen(&mut self, input: Input) {
        match input {
            Input::Call { request, address, call } => self.call(request, &address, call),
            Input::Opened { socket, table } => self.opened(socket, table),
            Input::Text { socket, text } => self.text(socket, &text),
            Input::Closed { socket } => self.closed(socket),
            Input::Appended { ticket, result } => self.appended(ticket, result),
            Input::Read { ticket, result } => self.read(ticket, &result),
            Input::Told { table, last } => self.told(table, last),
            Input::Outage { from, to } => self.host.outages.add(from, to),
            Input::Due(tables) => tables.into_iter().for_each(|table| self.queue(table, Job::Due)),
            Input::Thought { ticket, event } => self.thought(ticket, event),
            Input::Tick => self.tick(),
            Input::Stop => self.stop(),
        }
    }

    /// Puts something to do at the end of what is to be done at a table.
    fn queue(&mut self, table: TableId, job: Job) {
        let now = self.now;
        self.host.tables.entry(table).or_insert_with(|| Live::new(now)).jobs.push_back(job);
        self.work(table);
    }

    /// Does what there is to do at a table, until it has to wait for the store or nothing is left.
    fn work(&mut self, table: TableId) {
        while let Some(live) = self.host.tables.get_mut(&table) {
            if live.busy.is_some() {
                return;
            }
            let Some(room) = &live.room else {
                if live.jobs.is_empty() {
                    self.host.tables.remove(&table);
                    return;
                }
                live.busy = Some(Busy::Reading);
                let ticket = self.host.ticket(table);
                self.effects.push(Effect::Read { ticket, table, after: 0 });
                return;
            };
            if live.behind > room.last() {
                live.busy = Some(Busy::Reading);
                let after = room.last();
                let ticket = self.host.ticket(table);
                self.effects.push(Effect::Read { ticket, table, after });
                return;
            }
            let Some(job) = live.jobs.pop_front() else {
                self.think(table);
                return;
            };
            self.perform(table, job);
        }
    }

    /// Lets the engine think, if it is its turn and it does not think already.
    fn think(&mut self, table: TableId) {
        let Some(live) = self.host.tables.get_mut(&table).filter(|live| live.thinking.is_none()) else {
            return;
        };
        let Some((seat, position)) = live.room.as_ref().and_then(Room::engine_turn) else {
            return;
        };
        let ticket = self.host.ticket(table);
        if let Some(live) = self.host.tables.get_mut(&table) {
            live.thinking = Some(ticket);
        }
        self.effects.push(Effect::Think { ticket, seat, position: Box::new(position) });
    }

    fn thought(&mut self, ticket: Ticket, event: Option<Event>) {
        let Some(table) = self.host.tickets.remove(&ticket) else { return };
        let Some(live) = self.host.tables.get_mut(&table) else { return };
        if live.thinking == Some(ticket) {
            live.thinking = None;
            if let Some(event) = event {
                live.jobs.push_back(Job::Engine(event));
                self.work(table);
            }
        }
    }

    /// Starts to write what happens at a table. It has happened when the store says so.
    fn write(&mut self, table: TableId, facts: Vec<Fact>, key: Option<Key>, job: Job) {
        let now = self.now;
        let Some(live) = self.host.tables.get_mut(&table) else { return };
        let Some(room) = &live.room else { return };
        // Time does not go back in a log, whatever a clock does.
        let at = now.max(room.at());
        let Ok(entries) = room.entries(facts, key, at, &self.host.outages) else {
            self.refuse(table, &job, &Reason::Malformed.into());
            return;
        };
        let append = self.host.append(table, room_last(self.host.room(table)), &entries);
        if let Some(live) = self.host.tables.get_mut(&table) {
            live.busy = Some(Busy::Writing { entries, job });
        }
        self.effects.push(append);
    }

    fn appended(&mut self, ticket: Ticket, result: Result<(), StoreFault>) {
        let Some(table) = self.host.tickets.remove(&ticket) else { return };
        let Some(live) = self.host.tables.get_mut(&table) else { return };
        match live.busy.take() {
            Some(Busy::Writing { entries, job }) => match result {
                Ok(()) => self.written(table, entries, &job),
                Err(StoreFault::Conflict) => {
                    // Somebody else was first: what they wrote is read, and then it is decided again.
                    live.jobs.push_front(job);
                    live.behind = live.behind.max(room_last(live.room.as_ref()) + 1);
                }
                Err(fault) => self.refuse(table, &job, &reason_of(fault).into()),
            },
            Some(Busy::Removing) => match result {
                Ok(()) => self.give_up(table, Reason::NoSuchTable),
                // Somebody has come after all.
                Err(StoreFault::Conflict) => live.behind = live.behind.max(room_last(live.room.as_ref()) + 1),
                // It is due again.
                Err(StoreFault::Full | StoreFault::Unavailable) => {}
            },
            Some(Busy::Opening { opened, entries, answer }) => match result {
                Ok(()) => self.made(table, &opened, entries, answer),
                Err(fault) => {
                    self.host.tables.remove(&table);
                    self.not_made(answer, reason_of(fault));
                }
            },
            busy @ (Some(Busy::Reading) | None) => live.busy = busy,
        }
        self.work(table);
    }

    fn read(&mut self, ticket: Ticket, result: &Result<Vec<String>, StoreFault>) {
        let Some(table) = self.host.tickets.remove(&ticket) else { return };
        let outages = &self.host.outages;
        let Some(live) = self.host.tables.get_mut(&table) else { return };
        live.busy = None;
        let entries: Option<Vec<Entry>> = match result {
            Ok(lines) => lines.iter().map(|line| blazon_wire::read(line).ok()).collect(),
            Err(_) => None,
        };
        let fault = match (entries, &mut live.room) {
            (None, _) => Some(Reason::Unavailable),
            (Some(entries), None) if entries.is_empty() => Some(Reason::NoSuchTable),
            (Some(entries), room @ None) => match Room::new(table, entries, outages) {
                Ok(made) => {
                    *room = Some(made);
                    None
                }
                Err(_) => Some(Reason::Unavailable),
            },
            (Some(entries), Some(room)) => {
                let before = room.last();
                let added = entries.into_iter().try_for_each(|entry| room.push(entry, outages));
                live.behind = 0;
                match added {
                    Ok(()) => {
                        self.tell(table, before);
                        None
                    }
                    Err(_) => Some(Reason::Unavailable),
                }
            }
        };
        if let Some(reason) = fault {
            self.give_up(table, reason);
        }
        self.work(table);
    }

    /// A table cannot be had: whoever waits for it is told so.
    fn give_up(&mut self, table: TableId, reason: Reason) {
        let Some(mut live) = self.host.tables.remove(&table) else { return };
        for job in live.jobs.drain(..) {
            self.refuse(table, &job, &reason.into());
        }
        for socket in live.sockets {
            self.close(socket, POLICY, reason);
        }
    }

    fn told(&mut self, table: TableId, last: u64) {
        if let Some(live) = self.host.tables.get_mut(&table)
            && live.room.as_ref().is_some_and(|room| room.last() < last)
            && !matches!(live.busy, Some(Busy::Writing { .. }))
        {
            live.behind = live.behind.max(last);
            self.work(table);
        }
    }

    /// Looks after everything that time does.
    fn tick(&mut self) {
        let now = self.now;
        let limits = self.host.limits;
        let silent: Vec<Socket> = (self.host.visitors.iter())
            .filter(|(_, visitor)| visitor.is_silent(now, &limits))
            .map(|(&socket, _)| socket)
            .collect();
        for socket in silent {
            self.close(socket, POLICY, Reason::Silent);
        }
        self.host.addresses.retain(|_, address| {
            !(address.tables.is_full(limits.tables, now) && address.requests.is_full(limits.requests, now))
        });
        let mut late = Vec::new();
        let mut told = Vec::new();
        let outages = &self.host.outages;
        self.host.tables.retain(|&table, live| {
            if let Some(room) = &live.room {
                if room.time_up(now, outages).is_some() {
                    late.push(table);
                }
                if Chair::ALL.into_iter().any(|chair| live.becomes_gone(chair, now, &limits)) {
                    told.push(table);
                }
            }
            !live.is_idle(now, &limits)
        });
        for table in late {
            self.queue(table, Job::Due);
        }
        for table in told {
            self.say_who_is_here(table);
        }
    }

    fn stop(&mut self) {
        self.host.stopping = true;
        let sockets: Vec<Socket> = self.host.visitors.keys().copied().collect();
        for socket in sockets {
            self.close(socket, RESTART, Reason::Stopping);
        }
    }

    fn send(&mut self, socket: Socket, message: &ToClient) {
        self.effects.push(Effect::Send { socket, text: blazon_wire::line(message).into() });
    }

    fn reply(&mut self, request: Request, status: u16, body: String) {
        self.effects.push(Effect::Reply { request, status, body, retry_after: None });
    }

    /// Closes a socket from this side.
    fn close(&mut self, socket: Socket, code: u16, reason: Reason) {
        if self.host.visitors.contains_key(&socket) {
            self.effects.push(Effect::Close { socket, code, reason });
            self.closed(socket);
        }
    }
}

impl Host {
    /// The order to the store to append entries to a table.
    fn append(&mut self, table: TableId, expected: u64, entries: &[Entry]) -> Effect {
        let ticket = self.ticket(table);
        let room = self.tables.get(&table).and_then(|live| live.room.as_ref());
        let after = match room {
            Some(room) => {
                let mut after = room.clone();
                let added = entries.iter().try_for_each(|entry| after.push(entry.clone(), &self.outages));
                added.ok().map(|()| after)
            }
            None => Room::new(table, entries.iter().cloned(), &self.outages).ok(),
        };
        let (phase, due) = match &after {
            Some(after) => (after.phase(), self.due(after)),
            None => (Phase::Waiting, None),
        };
        Effect::Append {
            ticket,
            table,
            expected,
            entries: entries.iter().map(blazon_wire::line).collect(),
            phase,
            listed: after.as_ref().is_some_and(Room::is_listed),
            due,
            rolls: after.map_or_else(Vec::new, |after| after.rolls_after(expected)),
        }
    }

    /// When something is due at a table by itself.
    fn due(&self, room: &Room) -> Option<u64> {
        let limits = &self.limits;
        match room.phase() {
            Phase::Waiting => Some(room.at().saturating_add(limits.waiting)),
            Phase::Playing => {
                let untouched = room.at().saturating_add(limits.untouched);
                Some(room.clock_due().map_or(untouched, |clock| clock.min(untouched)))
            }
            Phase::Over => limits.kept.map(|kept| room.at().saturating_add(kept)),
        }
    }
}

fn room_last(room: Option<&Room>) -> u64 {
    room.map_or(0, Room::last)
}

fn reason_of(fault: StoreFault) -> Reason {
    match fault {
        StoreFault::Full => Reason::Full,
        StoreFault::Conflict | StoreFault::Unavailable => Reason::Unavailable,
    }
}
