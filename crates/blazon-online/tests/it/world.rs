//! A server, its store and clients in one place, where everything arrives at once.

use std::collections::{BTreeMap, VecDeque};

use blazon::{Event, Rules};
use blazon_dice::{SeatKey, Token};
use blazon_online::{
    Call, Client, ClientEffect, Credential, Effect, Host, Input, Limits, Outages, Random, Request, Socket,
    Standing, StoreFault,
};
use blazon_wire::online::{
    Create, Created, Intent, Join, Key, Pace, Reason, Refused, Starts, TableId, Terms, ToClient, VERSION,
};

/// The keys of the host and the guest.
pub(crate) const KEYS: [[u8; 16]; 2] = [[1; 16], [2; 16]];

/// Where everything happens.
pub(crate) struct World {
    pub(crate) now: u64,
    pub(crate) host: Host,
    pub(crate) limits: Limits,
    pub(crate) outages: Outages,
    pub(crate) logs: BTreeMap<TableId, Vec<String>>,
    pub(crate) dues: BTreeMap<TableId, Option<u64>>,
    pub(crate) players: Vec<Player>,
    pub(crate) replies: BTreeMap<u64, (u16, String, Option<u64>)>,
    /// What the server has sent to each socket.
    pub(crate) sent: Vec<(Socket, String)>,
    /// What the server says to others.
    pub(crate) signals: Vec<String>,
    /// Which sockets the server has closed.
    pub(crate) closed: BTreeMap<Socket, (u16, Reason)>,
    /// How the store fails.
    pub(crate) trouble: Trouble,
    /// Whether the engine decides.
    pub(crate) engine: bool,
    /// What waits for the store.
    pub(crate) held: VecDeque<Effect>,
    next: u64,
    seed: u64,
}

/// How the store fails.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Trouble {
    #[default]
    None,
    /// The disk is full.
    Full,
    /// Nothing is written, and that is not known.
    Unwritten,
    /// Everything is written, and that is not known.
    Unknown,
    /// It cannot be reached at all.
    Unreachable,
    /// It does not answer.
    Silent,
}

/// Somebody at a table.
pub(crate) struct Player {
    pub(crate) client: Client,
    pub(crate) socket: Option<Socket>,
    pub(crate) refused: Vec<Reason>,
    pub(crate) told: Vec<ClientEffect>,
}

impl World {
    pub(crate) fn new(seed: u64) -> World {
        World::with(seed, Limits::default())
    }

    pub(crate) fn with(seed: u64, limits: Limits) -> World {
        World {
            now: 1_800_000_000_000,
            host: Host::new(limits, Outages::default(), random(seed)),
            limits,
            outages: Outages::default(),
            logs: BTreeMap::new(),
            dues: BTreeMap::new(),
            players: Vec::new(),
            replies: BTreeMap::new(),
            sent: Vec::new(),
            signals: Vec::new(),
            closed: BTreeMap::new(),
            trouble: Trouble::None,
            engine: true,
            held: VecDeque::new(),
            next: 0,
            seed: seed ^ 0x9e37_79b9_7f4a_7c15,
        }
    }

    /// Lets something happen to the server, and everything that follows from it.
    pub(crate) fn input(&mut self, input: Input) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for effect in self.host.handle(self.now, input) {
                self.effect(effect, &mut inputs);
            }
        }
    }

    fn effect(&mut self, effect: Effect, inputs: &mut VecDeque<Input>) {
        match effect {
            Effect::Reply { request, status, body, retry_after } => {
                self.replies.insert(request.0, (status, body, retry_after));
            }
            Effect::Send { socket, text } => {
                self.sent.push((socket, text.to_string()));
                if let Some(nth) = self.players.iter().position(|player| player.socket == Some(socket)) {
                    let effects = self.players[nth].client.heard(&text, self.now);
                    inputs.extend(self.carry_out(nth, effects));
                }
            }
            Effect::Close { socket, code, reason } => {
                self.closed.insert(socket, (code, reason));
                if let Some(nth) = self.players.iter().position(|player| player.socket == Some(socket)) {
                    self.players[nth].socket = None;
                    let effects = self.players[nth].client.closed(self.now);
                    inputs.extend(self.carry_out(nth, effects));
                }
            }
            Effect::Append { .. } | Effect::Read { .. } | Effect::Remove { .. } => {
                if self.trouble == Trouble::Silent {
                    self.held.push_back(effect);
                } else {
                    inputs.extend(self.store(effect));
                }
            }
            Effect::Outage { from, to } => self.outages.add(from, to),
            Effect::Signal { text } => self.signals.push(text),
            Effect::Think { ticket, seat, position } => {
                let event = position.legal(seat).iter().next().filter(|_| self.engine);
                inputs.push_back(Input::Thought { ticket, event });
            }
        }
    }

    /// The store does what it is asked, or not.
    fn store(&mut self, effect: Effect) -> Option<Input> {
        match effect {
            Effect::Append { ticket, table, expected, entries, due, .. } => {
                let written =
                    !matches!(self.trouble, Trouble::Full | Trouble::Unwritten | Trouble::Unreachable);
                let log = self.logs.get(&table).map_or(0, Vec::len) as u64;
                let result = match self.trouble {
                    Trouble::Full => Err(StoreFault::Full),
                    _ if log != expected => Err(StoreFault::Conflict),
                    Trouble::None | Trouble::Silent => Ok(()),
                    Trouble::Unwritten | Trouble::Unknown | Trouble::Unreachable => {
                        Err(StoreFault::Unavailable)
                    }
                };
                if written && log == expected {
                    self.logs.entry(table).or_default().extend(entries);
                    self.dues.insert(table, due);
                }
                Some(Input::Appended { ticket, result })
            }
            Effect::Read { ticket, table, after } => {
                let log = self.logs.get(&table).map_or(&[][..], Vec::as_slice);
                let read = log.iter().skip(after as usize).cloned().collect();
                let reachable = self.trouble != Trouble::Unreachable;
                let result = if reachable { Ok(read) } else { Err(StoreFault::Unavailable) };
                Some(Input::Read { ticket, result })
            }
            Effect::Remove { ticket, table, expected } => {
                let result = if self.logs.get(&table).map_or(0, Vec::len) as u64 == expected {
                    self.logs.remove(&table);
                    self.dues.remove(&table);
                    Ok(())
                } else {
                    Err(StoreFault::Conflict)
                };
                Some(Input::Appended { ticket, result })
            }
            _ => None,
        }
    }

    /// The store answers all that it was asked.
    pub(crate) fn answer(&mut self) {
        self.trouble = Trouble::None;
        while let Some(effect) = self.held.pop_front() {
            if let Some(input) = self.store(effect) {
                self.input(input);
            }
        }
    }

    /// The store does all that it was asked, and the server does not hear of it.
    pub(crate) fn answer_and_lose(&mut self) {
        self.trouble = Trouble::None;
        while let Some(effect) = self.held.pop_front() {
            self.store(effect);
        }
    }

    /// Time passes.
    pub(crate) fn pass(&mut self, milliseconds: u64) {
        let until = self.now + milliseconds;
        while self.now < until {
            self.now = until.min(self.now + 1_000);
            self.input(Input::Tick);
            for nth in 0..self.players.len() {
                let effects = self.players[nth].client.tick(self.now);
                self.follow_up(nth, effects);
            }
        }
    }

    /// The server ends without a word, and another starts after a while.
    pub(crate) fn restart(&mut self, after: u64) {
        let from = self.now;
        self.now += after;
        self.outages.add(from, self.now);
        self.seed = self.seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        self.host = Host::new(self.limits, self.outages.clone(), random(self.seed));
        self.held.clear();
        for nth in 0..self.players.len() {
            if self.players[nth].socket.take().is_some() {
                let effects = self.players[nth].client.closed(self.now);
                self.follow_up(nth, effects);
            }
        }
    }

    fn follow_up(&mut self, nth: usize, effects: Vec<ClientEffect>) {
        let inputs = self.carry_out(nth, effects);
        for input in inputs {
            self.input(input);
        }
    }

    /// Does what a client wants.
    fn carry_out(&mut self, nth: usize, effects: Vec<ClientEffect>) -> Vec<Input> {
        let mut inputs = Vec::new();
        for effect in effects {
            match effect {
                ClientEffect::Connect => {
                    self.next += 1;
                    let socket = Socket(self.next);
                    self.players[nth].socket = Some(socket);
                    let table = self.players[nth].client.table();
                    inputs.push(Input::Opened { socket, table });
                    let effects = self.players[nth].client.opened(self.now);
                    inputs.extend(self.carry_out(nth, effects));
                }
                ClientEffect::Send(text) => {
                    if let Some(socket) = self.players[nth].socket {
                        inputs.push(Input::Text { socket, text });
                    }
                }
                ClientEffect::Close => {
                    if let Some(socket) = self.players[nth].socket.take() {
                        inputs.push(Input::Closed { socket });
                    }
                }
                ClientEffect::Refused { reason, .. } => self.players[nth].refused.push(reason),
                ClientEffect::Changed => {}
                told @ (ClientEffect::Reaction(..) | ClientEffect::Turn(_)) => {
                    self.players[nth].told.push(told);
                }
            }
        }
        inputs
    }

    /// Asks over HTTP.
    pub(crate) fn call(&mut self, call: Call) -> (u16, String) {
        let (status, body, _) = self.call_from("192.0.2.1", call);
        (status, body)
    }

    /// Asks over HTTP from an address. Returns the status, the body, and after how many seconds to try again.
    pub(crate) fn call_from(&mut self, address: &str, call: Call) -> (u16, String, Option<u64>) {
        self.next += 1;
        let request = Request(self.next);
        self.input(Input::Call { request, address: address.into(), call });
        self.replies.remove(&request.0).expect("an answer")
    }

    /// Makes a table for a host with this key.
    pub(crate) fn create(&mut self, key: SeatKey, terms: Terms) -> Created {
        let (status, body) = self.call(Call::Create(create(key, Some("Ann"), terms)));
        assert_eq!(status, 201, "{body}");
        blazon_wire::read(&body).expect("a table")
    }

    /// Takes the guest's chair with this key.
    pub(crate) fn join(&mut self, table: TableId, key: SeatKey, invitation: Option<Token>) -> (u16, String) {
        let join = Join { version: VERSION, name: Some("Bob".into()), token: key.token(), invitation };
        self.call(Call::Join(table, blazon_wire::line(&join)))
    }

    /// Somebody comes to a table.
    pub(crate) fn come(&mut self, table: TableId, credential: Credential) -> usize {
        self.come_as(table, credential, |client| client)
    }

    /// Somebody comes to a table with a client that is changed first.
    pub(crate) fn come_as(
        &mut self,
        table: TableId,
        credential: Credential,
        change: fn(Client) -> Client,
    ) -> usize {
        self.seed = self.seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        let (client, effects) = Client::new(table, credential, self.seed, self.now);
        let client = change(client);
        self.players.push(Player { client, socket: None, refused: Vec::new(), told: Vec::new() });
        let nth = self.players.len() - 1;
        self.follow_up(nth, effects);
        nth
    }

    /// Somebody's page is closed.
    pub(crate) fn leave(&mut self, nth: usize) {
        if let Some(socket) = self.players[nth].socket.take() {
            self.input(Input::Closed { socket });
        }
        // It is never looked at again.
        self.players[nth].client = Client::new(
            self.players[nth].client.table(),
            Credential::Watch(Token::from([0; 16])),
            0,
            u64::MAX,
        )
        .0;
    }

    /// Two people at a new table, and somebody who watches: players 0, 1 and 2.
    pub(crate) fn table(&mut self, terms: Terms) -> TableId {
        self.created(terms).table
    }

    /// The same, with what the host was told.
    pub(crate) fn created(&mut self, terms: Terms) -> Created {
        let keys = KEYS.map(SeatKey::from);
        let created = self.create(keys[0], terms);
        self.come(created.table, Credential::Seat(keys[0]));
        let (status, body) = self.join(created.table, keys[1], Some(created.invitation));
        assert_eq!(status, 200, "{body}");
        self.come(created.table, Credential::Seat(keys[1]));
        self.come(created.table, Credential::Watch(created.watch));
        created
    }

    /// A client wants something.
    pub(crate) fn act(&mut self, nth: usize, intent: Intent) {
        let effects = self.players[nth].client.act(intent);
        self.follow_up(nth, effects);
    }

    /// A client wants something, and this is what it is told.
    pub(crate) fn try_to(&mut self, nth: usize, intent: Intent) -> Result<(), Reason> {
        self.players[nth].refused.clear();
        self.act(nth, intent);
        assert_eq!(self.standing(nth).unanswered, 0, "{intent:?} is answered");
        match self.players[nth].refused.last() {
            Some(reason) => Err(*reason),
            None => Ok(()),
        }
    }

    pub(crate) fn standing(&self, nth: usize) -> Standing {
        self.players[nth].client.standing()
    }

    /// What a player can do.
    pub(crate) fn legal(&self, nth: usize) -> Vec<Event> {
        let standing = self.standing(nth);
        match (standing.seat(), standing.position()) {
            (Some(seat), Some(position)) if standing.is_asked() => position.legal(seat).iter().collect(),
            _ => Vec::new(),
        }
    }

    /// Who of the two players has to act; the first if both have.
    pub(crate) fn to_act(&self) -> usize {
        [0, 1].into_iter().find(|&nth| self.standing(nth).is_asked()).expect("somebody has to act")
    }

    /// One of the two players does something, by chance.
    pub(crate) fn step(&mut self, nth: usize) {
        let legal = self.legal(nth);
        self.seed = self.seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        let event = legal[(self.seed >> 33) as usize % legal.len()];
        self.try_to(nth, Intent::Play { event }).expect("it is legal");
    }

    /// Plays on until both draw, or the game is over.
    pub(crate) fn play_to_the_drawing(&mut self) {
        let both_draw = |world: &World| [0, 1].iter().all(|&nth| world.standing(nth).is_asked());
        while !self.standing(0).is_over() && !both_draw(self) {
            let nth = self.to_act();
            self.step(nth);
        }
    }

    /// Plays on until the game is over, each choice by chance.
    pub(crate) fn play_out(&mut self) {
        for _ in 0..2000 {
            if self.standing(0).is_over() {
                return;
            }
            let nth = self.to_act();
            self.step(nth);
        }
        panic!("the game does not end: {:?}", self.standing(0));
    }

    /// Opens a socket, without a client.
    pub(crate) fn open(&mut self, table: TableId) -> Socket {
        self.next += 1;
        let socket = Socket(self.next);
        self.input(Input::Opened { socket, table });
        socket
    }

    /// Says something over a socket. Returns what is said to it.
    pub(crate) fn say(&mut self, socket: Socket, text: &str) -> Vec<ToClient> {
        let before = self.sent.len();
        self.input(Input::Text { socket, text: text.into() });
        self.heard(socket, before)
    }

    /// Says who one is.
    pub(crate) fn greet(&mut self, socket: Socket, token: Token, last: u64) -> Vec<ToClient> {
        self.say(socket, &format!(r#"{{"type":"hello","version":1,"token":"{token}","last":{last}}}"#))
    }

    /// Wants something over a socket. Returns what is said about that.
    pub(crate) fn want(&mut self, socket: Socket, last: u64, key: u64, intent: Intent) -> ToClient {
        let key = Key(key);
        let text = blazon_wire::line(&blazon_wire::online::ToServer::Do { last, key, intent });
        let heard = self.say(socket, &text);
        let about = |message: &ToClient| match message {
            ToClient::Done { key: of, .. } => *of == key,
            ToClient::Refused { key: of, .. } => *of == Some(key),
            _ => false,
        };
        heard.into_iter().find(about).expect("an answer")
    }

    /// What was said to a socket.
    pub(crate) fn heard(&self, socket: Socket, from: usize) -> Vec<ToClient> {
        let texts = self.sent[from..].iter().filter(|(to, _)| *to == socket);
        texts.map(|(_, text)| blazon_wire::read(text).expect(text)).collect()
    }

    /// How many entries a table has.
    pub(crate) fn entries(&self, table: TableId) -> usize {
        self.logs.get(&table).map_or(0, Vec::len)
    }
}

/// The body of a request for a table.
pub(crate) fn create(key: SeatKey, name: Option<&str>, terms: Terms) -> String {
    let name = name.map(str::to_owned);
    blazon_wire::line(&Create { version: VERSION, name, token: key.token(), terms })
}

/// Why a request was refused.
pub(crate) fn reason(body: &str) -> Reason {
    blazon_wire::read::<Refused>(body).expect(body).reason
}

/// Why something was refused.
pub(crate) fn refusal(message: &ToClient) -> Reason {
    match message {
        ToClient::Refused { reason, .. } => *reason,
        other => panic!("not refused: {other:?}"),
    }
}

/// The host rolls first.
pub(crate) fn terms() -> Terms {
    Terms { rules: Rules::default(), pace: Pace::None, starts: Starts::Host, listed: false }
}

/// The same with clocks.
pub(crate) fn timed(pace: Pace) -> Terms {
    Terms { pace, ..terms() }
}

pub(crate) fn random(mut seed: u64) -> Random {
    Box::new(move |bytes| {
        for byte in bytes {
            seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            *byte = (seed >> 56) as u8;
        }
    })
}
