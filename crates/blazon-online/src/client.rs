use std::fmt;

use blazon_dice::{ByChair, Chair, Pledge, SeatKey, Token};
use blazon_wire::online::{
    self, Clock, Intent, Key, MESSAGE_LIMIT, Misread, Reaction, Reason, Role, TableId, ToClient, ToServer,
    VERSION,
};

use crate::follower::Follower;
use crate::standing::Standing;

/// How often it is asked whether the server is there, in milliseconds.
const PING: u64 = 5_000;

/// After how many milliseconds without a word the line is given up.
const PATIENCE: u64 = 15_000;

/// After how many milliseconds an open line has proved to be good, so that when it is lost the first try is made at once.
const GOOD: u64 = 10_000;

/// After how many milliseconds a share of the dice that was refused is given again: the disk was full, say.
const SHARE_AGAIN: u64 = 3_000;

/// How long to wait before each new try to connect, in milliseconds. The last of them is for all that follow.
const WAITS: [u64; 6] = [0, 500, 1_000, 2_000, 4_000, 8_000];

/// Somebody at a table far away: a player or a watcher.
///
/// Whoever has one opens a socket when it says [`ClientEffect::Connect`], hands over what comes from it, and calls
/// [`Client::tick`] a few times a second. What is sent again, what was missed and whether the dice were fair is its
/// business. All times are milliseconds of any clock that does not go back.
#[derive(Clone, Debug)]
pub struct Client {
    table: TableId,
    credential: Credential,
    follower: Follower,
    /// The number of the last item.
    last: u64,
    role: Option<Role>,
    line: Line,
    /// What was wanted and is not acknowledged, in order.
    unanswered: Vec<Wanted>,
    /// The number of the item with which this client has all that it missed. Then it says again what was not answered.
    missed: Option<u64>,
    /// What the keys of this client are made of.
    keys: u64,
    here: ByChair<bool>,
    watchers: u32,
    claim: bool,
    clock: Option<(Clock, u64)>,
    /// Since when the socket is asked for, open, or closed.
    since: u64,
    heard: u64,
    pinged: u64,
    tries: usize,
    /// When this client gives its share of the dice again, if that was refused.
    share_at: Option<u64>,
    /// The number of the item that made no sense the last time the client began again.
    nonsense: Option<u64>,
    /// Whether this client wants to be told what is legal.
    legal: bool,
}

/// Something that a client wants done.
#[derive(Clone, Copy, Debug)]
struct Wanted {
    key: Key,
    intent: Intent,
    /// The last item the client had when it was wanted: it was about the game as it was then.
    last: u64,
}

/// What lets somebody in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Credential {
    /// The key of one's own seat.
    Seat(SeatKey),
    /// The token to watch.
    Watch(Token),
}

/// How the line to the server is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// It is being opened.
    Connecting,
    /// It is open, and the client is let in.
    Open,
    /// It is lost, and will be opened again by itself.
    Lost,
    /// It was refused, and will not be opened again.
    Refused(Reason),
}

/// What a client wants done, or has to tell. Printed for a log it shows no token.
#[derive(Clone, PartialEq)]
pub enum ClientEffect {
    /// Opens a socket to the table. One that is open is closed first.
    Connect,
    /// Sends a text.
    Send(String),
    /// Closes the socket. Nothing that still comes from it is handed over.
    Close,
    /// The standing has changed.
    Changed,
    /// Something that was wanted was refused.
    Refused {
        /// What, if it is known.
        intent: Option<Intent>,
        /// Why.
        reason: Reason,
    },
    /// Somebody says a short word.
    Reaction(Chair, Reaction),
    /// It is this client's turn, and this is all that is legal: for those who asked to be told.
    Turn(Vec<blazon::Event>),
}

impl Client {
    /// Somebody who is about to come to a table. `random` has to be different for every client there is.
    pub fn new(table: TableId, credential: Credential, random: u64, now: u64) -> (Client, Vec<ClientEffect>) {
        let client = Client {
            table,
            credential,
            follower: Follower::new(table, None),
            last: 0,
            role: None,
            line: Line::Connecting,
            unanswered: Vec::new(),
            missed: None,
            keys: random,
            here: ByChair::default(),
            watchers: 0,
            claim: false,
            clock: None,
            since: now,
            heard: now,
            pinged: now,
            tries: 0,
            share_at: None,
            nonsense: None,
            legal: false,
        };
        (client, vec![ClientEffect::Connect])
    }

    /// The same on a device that has been at the table before, and kept the [`Standing::pledge`] of then.
    #[must_use]
    pub fn pledged(self, pledge: Option<Pledge>) -> Client {
        Client { follower: Follower::new(self.table, pledge), ..self }
    }

    /// The same, told with every turn what is legal.
    #[must_use]
    pub fn told_what_is_legal(self) -> Client {
        Client { legal: true, ..self }
    }

    /// The table.
    pub fn table(&self) -> TableId {
        self.table
    }

    /// The number of the last item this client has.
    pub fn last(&self) -> u64 {
        self.last
    }

    /// How the line to the server is.
    pub fn line(&self) -> Line {
        self.line
    }

    /// How many things this client wanted to do are not acknowledged yet.
    pub fn unanswered(&self) -> usize {
        self.unanswered.len()
    }

    /// Whether this client is let in and has everything that it missed.
    pub fn is_caught_up(&self) -> bool {
        self.line == Line::Open && self.missed.is_none()
    }

    /// How the game stands.
    pub fn standing(&self) -> Standing {
        let Follower {
            terms,
            names,
            seated,
            host,
            record,
            drawn,
            asked,
            declined,
            replaced,
            ended,
            fair,
            pledge,
            next,
            ..
        } = self.follower.clone();
        Standing {
            table: self.table,
            line: self.line,
            role: self.role,
            terms,
            names,
            seated,
            host,
            record,
            drawn,
            asked,
            declined,
            unanswered: self.unanswered.len(),
            here: self.here,
            watchers: self.watchers,
            claim: self.claim,
            replaced,
            clock: self.clock,
            ended,
            fair,
            pledge,
            next,
        }
    }

    /// The socket is open.
    pub fn opened(&mut self, now: u64) -> Vec<ClientEffect> {
        (self.heard, self.pinged) = (now, now);
        let token = match &self.credential {
            Credential::Seat(key) => key.token(),
            Credential::Watch(token) => *token,
        };
        vec![send(&ToServer::Hello { version: VERSION, token, last: self.last, legal: self.legal })]
    }

    /// A text came.
    pub fn heard(&mut self, text: &str, now: u64) -> Vec<ClientEffect> {
        self.heard = now;
        match online::read(text) {
            Ok(message) => self.said(message, now),
            Err(Misread::Version) => self.refused(Reason::Version),
            // A newer server may say more than this client knows; what it cannot do without is numbered.
            Err(Misread::Malformed(_)) => Vec::new(),
        }
    }

    /// The socket is closed, or could not be opened.
    pub fn closed(&mut self, now: u64) -> Vec<ClientEffect> {
        if matches!(self.line, Line::Refused(_) | Line::Lost) {
            return Vec::new();
        }
        if self.line == Line::Open && now.saturating_sub(self.since) >= GOOD {
            self.tries = 0;
        }
        self.line = Line::Lost;
        self.since = now;
        vec![ClientEffect::Changed]
    }

    /// Time has passed.
    pub fn tick(&mut self, now: u64) -> Vec<ClientEffect> {
        match self.line {
            Line::Refused(_) => Vec::new(),
            Line::Lost => {
                let wait = WAITS[self.tries.min(WAITS.len() - 1)];
                // Many clients that lost their server at once do not all come back at once.
                let jitter = if wait == 0 { self.keys % 250 } else { wait / 4 * (self.keys % 5) / 4 };
                if now.saturating_sub(self.since) >= wait + jitter { self.connect(now) } else { Vec::new() }
            }
            Line::Connecting | Line::Open => {
                let silent = now.saturating_sub(self.heard.max(self.since));
                if silent >= PATIENCE {
                    let mut effects = self.closed(now);
                    effects.extend(self.connect(now));
                    effects
                } else if self.line == Line::Open && now.saturating_sub(self.pinged.max(self.heard)) >= PING {
                    self.pinged = now;
                    vec![send(&ToServer::Ping)]
                } else if self.share_at.is_some_and(|at| at <= now) {
                    self.share()
                } else {
                    Vec::new()
                }
            }
        }
    }

    /// The device has a network again, or the page is looked at again: there is no reason to wait.
    pub fn hurry(&mut self, now: u64) -> Vec<ClientEffect> {
        self.tries = 0;
        if self.line == Line::Lost { self.connect(now) } else { Vec::new() }
    }

    /// Wants something done. It is sent until it is answered, whatever happens to the line.
    pub fn act(&mut self, intent: Intent) -> Vec<ClientEffect> {
        self.keys = self.keys.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        let wanted = Wanted { key: Key(self.keys), intent, last: self.last };
        self.unanswered.push(wanted);
        let mut effects = vec![ClientEffect::Changed];
        if self.line == Line::Open && self.missed.is_none() {
            effects.push(wanted.send());
        }
        effects
    }

    /// Says a short word, if the line is open: it is not worth keeping.
    pub fn react(&self, reaction: Reaction) -> Vec<ClientEffect> {
        if self.line == Line::Open { vec![send(&ToServer::React { reaction })] } else { Vec::new() }
    }

    fn connect(&mut self, now: u64) -> Vec<ClientEffect> {
        self.line = Line::Connecting;
        (self.since, self.heard) = (now, now);
        self.tries += 1;
        vec![ClientEffect::Connect, ClientEffect::Changed]
    }

    fn said(&mut self, message: ToClient, now: u64) -> Vec<ClientEffect> {
        match message {
            ToClient::Welcome { role, last, .. } => {
                if last < self.last || self.role.is_some_and(|known| known != role) {
                    // The server's log is not the one this client has seen: it begins again.
                    self.forget();
                }
                self.role = Some(role);
                if let (Some(chair), Credential::Seat(key)) = (role.chair(), &self.credential) {
                    self.follower.sit(chair, key);
                }
                self.line = Line::Open;
                self.since = now;
                self.missed = Some(last);
                let mut effects = vec![ClientEffect::Changed];
                effects.extend(self.catch_up());
                effects
            }
            // Before the welcome nobody knows who this client is, nor what its part of the dice has to be.
            ToClient::Item(item) if self.line != Line::Open || item.number <= self.last => Vec::new(),
            ToClient::Item(item) => {
                if item.number > self.last + 1 || self.follower.follow(&item).is_err() {
                    return self.begin_again(now);
                }
                self.last = item.number;
                self.nonsense = self.nonsense.filter(|&number| number > item.number);
                self.unanswered.retain(|wanted| Some(wanted.key) != item.key);
                let mut effects = vec![ClientEffect::Changed];
                effects.extend(self.catch_up());
                effects
            }
            ToClient::Done { key, .. } => {
                self.unanswered.retain(|wanted| wanted.key != key);
                vec![ClientEffect::Changed]
            }
            ToClient::Refused { key, reason, .. } => self.not_done(key, reason, now),
            ToClient::Here { host, guest, watchers, claim } => {
                self.here = ByChair { host, guest };
                (self.watchers, self.claim) = (watchers, claim);
                vec![ClientEffect::Changed]
            }
            ToClient::Clock(clock) => {
                self.clock = Some((clock, now));
                vec![ClientEffect::Changed]
            }
            ToClient::Reaction { chair, reaction } => vec![ClientEffect::Reaction(chair, reaction)],
            // What it does is on its way. If that is refused, it is told again.
            ToClient::Turn { .. } if self.is_playing() => Vec::new(),
            ToClient::Turn { legal } => vec![ClientEffect::Turn(legal)],
            ToClient::Pong => Vec::new(),
        }
    }

    /// Once everything is here that was missed: says again what was not answered, and gives its share of the dice.
    fn catch_up(&mut self) -> Vec<ClientEffect> {
        if self.missed.is_some_and(|missed| self.last < missed) {
            return Vec::new();
        }
        let mut effects = Vec::new();
        if self.missed.take().is_some() {
            effects.extend(self.unanswered.iter().map(Wanted::send));
        }
        effects.extend(self.share());
        effects
    }

    /// Gives what this client owes the dice, unless that is on its way.
    fn share(&mut self) -> Vec<ClientEffect> {
        self.share_at = None;
        match self.follower.share() {
            Some(share) if self.unanswered.iter().all(|wanted| wanted.intent != share) => self.act(share),
            _ => Vec::new(),
        }
    }

    /// Whether something that this client wants to do in the game is not acknowledged yet.
    fn is_playing(&self) -> bool {
        self.unanswered.iter().any(|wanted| matches!(wanted.intent, Intent::Play { .. }))
    }

    /// Something is not done, or the client is not let in.
    fn not_done(&mut self, key: Option<Key>, reason: Reason, now: u64) -> Vec<ClientEffect> {
        let at = self.unanswered.iter().position(|wanted| Some(wanted.key) == key);
        let intent = at.map(|at| self.unanswered.remove(at).intent);
        match (intent, reason) {
            // Another device with this seat was first, or the server could not write it down.
            (Some(Intent::Commit { .. } | Intent::Contribute { .. }), _) => {
                self.share_at = Some(now + SHARE_AGAIN);
                vec![ClientEffect::Changed]
            }
            // Whoever comes last has the place: to come again would only drive somebody else away.
            (None, Reason::TooManyAtTable) => self.refused(reason),
            (None, Reason::Version | Reason::NoSuchTable | Reason::NoSuchToken | Reason::Origin)
                if self.line == Line::Connecting =>
            {
                self.refused(reason)
            }
            _ => vec![ClientEffect::Refused { intent, reason }, ClientEffect::Changed],
        }
    }

    fn refused(&mut self, reason: Reason) -> Vec<ClientEffect> {
        self.line = Line::Refused(reason);
        vec![ClientEffect::Close, ClientEffect::Changed]
    }

    /// The next item makes no sense: all are asked for again, on a new line. If it makes no sense then either, this client
    /// and that server do not understand each other.
    fn begin_again(&mut self, now: u64) -> Vec<ClientEffect> {
        let number = self.last + 1;
        if self.nonsense.replace(number) == Some(number) {
            return self.refused(Reason::Malformed);
        }
        self.forget();
        self.line = Line::Lost;
        self.since = now;
        vec![ClientEffect::Close, ClientEffect::Changed]
    }

    /// Forgets all items, and nothing that the server is pledged to.
    fn forget(&mut self) {
        self.last = 0;
        self.follower = Follower::new(self.table, self.follower.pledge);
    }
}

impl fmt::Debug for ClientEffect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClientEffect::Connect => f.write_str("Connect"),
            ClientEffect::Send(text) => f.debug_struct("Send").field("bytes", &text.len()).finish(),
            ClientEffect::Close => f.write_str("Close"),
            ClientEffect::Changed => f.write_str("Changed"),
            ClientEffect::Refused { intent, reason } => {
                f.debug_struct("Refused").field("intent", intent).field("reason", reason).finish()
            }
            ClientEffect::Reaction(chair, reaction) => {
                f.debug_tuple("Reaction").field(chair).field(reaction).finish()
            }
            ClientEffect::Turn(legal) => f.debug_struct("Turn").field("legal", &legal.len()).finish(),
        }
    }
}

impl Wanted {
    fn send(&self) -> ClientEffect {
        let &Wanted { key, intent, last } = self;
        send(&ToServer::Do { last, key, intent })
    }
}

fn send(message: &ToServer) -> ClientEffect {
    let text = blazon_wire::line(message);
    debug_assert!(text.len() <= MESSAGE_LIMIT, "{text}");
    ClientEffect::Send(text)
}
