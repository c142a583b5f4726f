use blazon_dice::{Chair, Salt, Secret, Token};
use blazon_wire::online::{
    self, Create, Created, Entry, Fact, Join, Key, MESSAGE_LIMIT, Mine, Misread, OpenTable, OpenTables,
    Opened, Own, Reason, Refused, Role, Sitter, Standings, Starts, Summary, TableId, Terms, ToClient,
    ToServer, VERSION,
};

use super::job::{Answer, Job};
use super::live::{Busy, Live};
use super::visitor::Visitor;
use super::{Address, Call, Effect, Gathered, POLICY, Phase, Request, Socket, Turn};
use crate::bucket::Bucket;
use crate::names;
use crate::room::{Refusal, Room};

/// The most games that one can ask about at once.
const MOST_GAMES: usize = 50;

/// The most tables that are listed.
const MOST_LISTED: usize = 100;

/// The tokens of a table that has just been made: after this only their digests are known.
#[derive(Clone, Debug)]
pub(super) struct Fresh {
    invitation: Token,
    watch: Token,
}

impl Turn<'_> {
    /// Somebody asks over HTTP.
    pub(super) fn call(&mut self, request: Request, address: &str, call: Call) {
        if self.host.stopping {
            return self.refuse_request(request, &Reason::Stopping.into(), Some(1));
        }
        if let Err((reason, wait)) = self.admit(address, matches!(call, Call::Create(_))) {
            return self.refuse_request(request, &reason.into(), Some(wait.div_ceil(1000)));
        }
        let answered = match call {
            Call::Create(body) => {
                online::read(&body).map_err(misread).and_then(|create| self.create(request, &create))
            }
            Call::Join(table, body) => online::read(&body).map_err(misread).and_then(|join: Join| {
                let name = names::name(join.name.as_deref())?;
                self.queue(table, Job::Join { request, name, join });
                Ok(())
            }),
            Call::Look(table, body) => online::read(&body).map_err(misread).map(|look| {
                self.queue(table, Job::Look { request, look });
            }),
            Call::List => {
                self.list(request);
                Ok(())
            }
            Call::Mine(body) => online::read(&body).map_err(misread).map(|mine| self.mine(request, mine)),
        };
        if let Err(refusal) = answered {
            self.refuse_request(request, &refusal, None);
        }
    }

    /// Counts a request of an address, or refuses it and says after how many milliseconds to try again.
    fn admit(&mut self, address: &str, creates: bool) -> Result<(), (Reason, u64)> {
        let (limits, now) = (self.host.limits, self.now);
        let address = self.host.addresses.entry(address.to_owned()).or_insert_with(|| Address {
            tables: Bucket::full(limits.tables, now),
            requests: Bucket::full(limits.requests, now),
        });
        address.requests.take(limits.requests, now).map_err(|wait| (Reason::TooManyRequests, wait))?;
        if creates {
            address.tables.take(limits.tables, now).map_err(|wait| (Reason::TooManyTables, wait))?;
        }
        Ok(())
    }

    fn create(&mut self, request: Request, create: &Create) -> Result<(), Refusal> {
        let name = names::name(create.name.as_deref())?;
        if !create.terms.pace.is_possible() {
            return Err(Reason::Terms.into());
        }
        let host = Sitter { name, token: create.token.digest() };
        self.open(host, None, create.terms, None, Answer::Request(request));
        Ok(())
    }

    /// Starts to make a table.
    fn open(
        &mut self,
        host: Sitter,
        guest: Option<Sitter>,
        terms: Terms,
        follows: Option<(TableId, blazon_dice::TokenDigest)>,
        answer: Answer,
    ) {
        let fresh =
            Fresh { invitation: Token::from(self.host.bytes()), watch: Token::from(self.host.bytes()) };
        let table = TableId(u64::from_be_bytes(self.host.bytes()));
        let opened = Opened {
            terms,
            host,
            invitation: guest.is_none().then(|| fresh.invitation.digest()),
            guest,
            watch: follows.map_or_else(|| fresh.watch.digest(), |(_, watch)| watch),
            secret: Secret::from(self.host.bytes()),
            salt: Salt::from(self.host.bytes()),
            follows: follows.map(|(table, _)| table),
        };
        let entries = vec![Entry { at: self.now, key: None, fact: Fact::Opened(Box::new(opened)) }];
        if self.host.tables.contains_key(&table) {
            // One in 2^64; whoever asked can ask again.
            return self.not_made(answer, Reason::Unavailable);
        }
        let append = self.host.append(table, 0, &entries);
        let mut live = Live::new(self.now);
        live.busy = Some(Busy::Opening { opened: Box::new(fresh), entries, answer });
        self.host.tables.insert(table, live);
        self.effects.push(append);
    }

    /// A table is in the store.
    pub(super) fn made(&mut self, table: TableId, fresh: &Fresh, entries: Vec<Entry>, answer: Answer) {
        let Ok(room) = Room::new(table, entries, &self.host.outages) else { return };
        if let Some(live) = self.host.tables.get_mut(&table) {
            live.room = Some(room);
        }
        match answer {
            Answer::Request(request) => {
                let &Fresh { invitation, watch } = fresh;
                let created = Created { table, invitation, watch, address: None };
                self.reply(request, 201, blazon_wire::line(&created));
            }
            Answer::Rematch { of, socket, key, chair } => {
                self.queue(of, Job::Follow { socket, key, chair, table });
            }
        }
    }

    pub(super) fn not_made(&mut self, answer: Answer, reason: Reason) {
        match answer {
            Answer::Request(request) => self.refuse_request(request, &reason.into(), None),
            Answer::Rematch { of, socket, key, chair } => {
                let job = Job::Follow { socket, key, chair, table: of };
                self.refuse(of, &job, &reason.into());
            }
        }
    }

    /// Makes the table that two players go on at, seats swapped.
    pub(super) fn rematch(&mut self, of: TableId, socket: Socket, key: Key, chair: Chair) {
        let Some(room) = self.host.room(of) else { return };
        let opened = room.opened().clone();
        let (Some(guest), host) = (room.guest().cloned(), opened.host.clone()) else { return };
        let starts = match room.seat(Chair::Host) {
            Some(blazon::Seat::First) => Starts::Guest,
            Some(blazon::Seat::Second) => Starts::Host,
            None => opened.terms.starts,
        };
        let terms = Terms { starts, listed: false, ..opened.terms };
        self.open(
            host,
            Some(guest),
            terms,
            Some((of, opened.watch)),
            Answer::Rematch { of, socket, key, chair },
        );
    }

    /// The tables that anybody may join: those whose host is there.
    fn list(&mut self, request: Request) {
        let open = self.host.tables.iter().filter_map(|(&table, live)| {
            let room = live.room.as_ref()?;
            let open = room.opened();
            let listed = open.terms.listed && room.phase() == Phase::Waiting && live.here.host > 0;
            listed.then(|| OpenTable {
                table,
                host: open.host.name.clone(),
                terms: open.terms,
                at: room.at(),
            })
        });
        let mut tables: Vec<OpenTable> = open.collect();
        tables.sort_by_key(|table| (std::cmp::Reverse(table.at), table.table));
        tables.truncate(MOST_LISTED);
        self.reply(request, 200, blazon_wire::line(&OpenTables { tables }));
    }

    fn mine(&mut self, request: Request, mine: Mine) {
        let games = mine.games.into_iter().take(MOST_GAMES);
        let games: Vec<Own> = games.collect();
        if games.is_empty() {
            return self.reply(request, 200, blazon_wire::line(&Standings { games: Vec::new() }));
        }
        self.host.standings.insert(request, Gathered { awaited: games.len(), games: Vec::new() });
        for (nth, own) in games.into_iter().enumerate() {
            self.queue(own.table, Job::Summary { request, nth, token: own.token });
        }
    }

    /// One of several answers is there.
    pub(super) fn gather(&mut self, request: Request, nth: usize, summary: Option<Summary>) {
        let Some(gathered) = self.host.standings.get_mut(&request) else { return };
        gathered.awaited -= 1;
        gathered.games.extend(summary.map(|summary| (nth, summary)));
        if gathered.awaited == 0
            && let Some(mut gathered) = self.host.standings.remove(&request)
        {
            gathered.games.sort_by_key(|(nth, _)| *nth);
            let games = gathered.games.into_iter().map(|(_, summary)| summary).collect();
            self.reply(request, 200, blazon_wire::line(&Standings { games }));
        }
    }

    pub(super) fn refuse_request(&mut self, request: Request, refusal: &Refusal, retry_after: Option<u64>) {
        let Refusal { reason, detail } = refusal.clone();
        let body = blazon_wire::line(&Refused { reason, detail });
        self.effects.push(Effect::Reply { request, status: status(reason), body, retry_after });
    }

    /// Somebody has opened a socket.
    pub(super) fn opened(&mut self, socket: Socket, table: TableId) {
        let visitor = Visitor::new(table, self.now, &self.host.limits);
        self.host.visitors.insert(socket, visitor);
        if self.host.stopping {
            self.close(socket, super::RESTART, Reason::Stopping);
        }
    }

    /// A message came.
    pub(super) fn text(&mut self, socket: Socket, text: &str) {
        let (now, limits) = (self.now, self.host.limits);
        let Some(visitor) = self.host.visitors.get_mut(&socket) else { return };
        if visitor.hear(now, &limits).is_err() {
            return self.dismiss(socket, Reason::TooManyMessages);
        }
        let (table, role, greeted) = (visitor.table, visitor.role, visitor.greeted);
        let message = if text.len() > MESSAGE_LIMIT {
            Err(Reason::TooLong)
        } else {
            online::read(text).map_err(|error| misread(error).reason)
        };
        match message {
            Ok(ToServer::Hello { .. }) if greeted => self.dismiss(socket, Reason::OutOfOrder),
            Ok(ToServer::Hello { token, last, legal, .. }) => {
                visitor.greeted = true;
                visitor.legal = legal;
                self.queue(table, Job::Hello { socket, token, last });
            }
            Ok(_) if !greeted => self.dismiss(socket, Reason::OutOfOrder),
            Ok(ToServer::Do { last, key, intent }) => {
                self.queue(table, Job::Do { socket, last, key, intent });
            }
            Ok(ToServer::React { reaction }) => {
                if let Some(chair) = role.and_then(Role::chair) {
                    self.say_to_all(table, &ToClient::Reaction { chair, reaction });
                } else {
                    let refused = ToClient::Refused { key: None, reason: Reason::Watching, detail: None };
                    self.send(socket, &refused);
                }
            }
            Ok(ToServer::Ping) => self.send(socket, &ToClient::Pong),
            // Before a greeting nobody is owed a second try; later it may be a newer client's word.
            Err(reason) if !greeted => self.dismiss(socket, reason),
            Err(reason) => self.send(socket, &ToClient::Refused { key: None, reason, detail: None }),
        }
    }

    /// Says why, and closes the socket.
    fn dismiss(&mut self, socket: Socket, reason: Reason) {
        let detail = (reason == Reason::Version).then(other_version).and_then(|refusal| refusal.detail);
        self.send(socket, &ToClient::Refused { key: None, reason, detail });
        self.close(socket, POLICY, reason);
    }

    /// A socket is closed, by whomever.
    pub(super) fn closed(&mut self, socket: Socket) {
        let Some(visitor) = self.host.visitors.remove(&socket) else { return };
        let Some(live) = self.host.tables.get_mut(&visitor.table) else { return };
        let before = live.sockets.len();
        live.sockets.retain(|&other| other != socket);
        if live.sockets.len() == before {
            return;
        }
        if let Some(chair) = visitor.role.and_then(Role::chair) {
            live.go(chair, self.now);
        }
        live.rest(self.now);
        self.say_who_is_here(visitor.table);
    }

    /// Tells everybody at a table who is there.
    pub(super) fn say_who_is_here(&mut self, table: TableId) {
        let Some(live) = self.host.tables.get(&table) else { return };
        let role = |socket: &Socket| self.host.visitors.get(socket).and_then(|visitor| visitor.role);
        let watchers =
            live.sockets.iter().filter(|socket| role(socket) == Some(Role::Watcher)).count() as u32;
        let (host, guest) = (live.here.host > 0, live.here.guest > 0);
        let messages: Vec<(Socket, ToClient)> = (live.sockets.iter())
            .map(|&socket| {
                let chair = role(&socket).and_then(Role::chair);
                let claim = chair.is_some_and(|chair| live.is_gone(!chair, self.now, &self.host.limits));
                (socket, ToClient::Here { host, guest, watchers, claim })
            })
            .collect();
        for (socket, message) in messages {
            self.send(socket, &message);
        }
    }

    fn say_to_all(&mut self, table: TableId, message: &ToClient) {
        let text: std::sync::Arc<str> = blazon_wire::line(message).into();
        let sockets = self.host.tables.get(&table).map(|live| live.sockets.clone()).unwrap_or_default();
        for socket in sockets {
            self.effects.push(Effect::Send { socket, text: text.clone() });
        }
    }
}

/// Why what somebody said cannot be acted on.
fn misread(misread: Misread) -> Refusal {
    match misread {
        Misread::Version => other_version(),
        Misread::Malformed(error) => Refusal { reason: Reason::Malformed, detail: Some(error.to_string()) },
    }
}

fn other_version() -> Refusal {
    Refusal { reason: Reason::Version, detail: Some(format!("this server speaks version {VERSION}")) }
}

/// The status of HTTP for a reason.
fn status(reason: Reason) -> u16 {
    match reason {
        Reason::NoSuchTable => 404,
        Reason::NoSuchToken | Reason::Watching | Reason::Origin => 403,
        Reason::SeatTaken | Reason::Over => 409,
        Reason::TooLong => 413,
        Reason::Version => 426,
        Reason::TooManyTables | Reason::TooManyRequests | Reason::TooManyMessages => 429,
        Reason::Full => 507,
        Reason::Unavailable | Reason::Stopping => 503,
        _ => 400,
    }
}
