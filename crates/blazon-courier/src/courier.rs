//! What is done for the page's orders. Sockets, servers, clocks and chance are given.

use std::fmt;

use blazon_dice::SeatKey;
use blazon_online::{Client, ClientEffect, Credential, Line, Link, LinkKind, LinkText};
use blazon_wire::courier::{Errand, Order, Report, TableNote, TableState, Trouble};
use blazon_wire::online::{
    Create, Created, DiceCounts, Invited, Join, Joined, Look, Mine, OpenTables, Own, Phase, Refused, Role,
    Standings, Summary, TableId, VERSION,
};
use sha2::{Digest, Sha256};

use crate::standing::{told, trouble, with_terms};
use crate::{dice, picture};

/// How long a server may take to answer, in milliseconds.
const PATIENCE: u64 = 20_000;

/// The most games that are asked about at once.
const MOST: usize = 50;

/// What the link of a table in the list begins with. Nobody is given such a link: the list has them.
const LISTED: &str = "open-";

/// Where random bytes come from.
pub(crate) type Random = Box<dyn FnMut(&mut [u8])>;

/// The courier: a function of what happens to it.
pub(crate) struct Courier {
    /// The server that the page comes from: `https://host:port`.
    server: String,
    /// What is known to this device alone. The key of a chair that is joined follows from it, so that joining once more is
    /// joining once.
    device: String,
    random: Random,
    /// The table it is at.
    sitting: Option<Sitting>,
    /// What servers were asked and have not answered.
    asked: Vec<Asked>,
    /// The number of the last request.
    requests: u32,
}

/// A table, and how the courier came there.
struct Sitting {
    link: Link,
    client: Client,
    /// What the page was told last.
    told: Option<TableState>,
}

/// A request that is not answered yet.
struct Asked {
    request: u32,
    since: u64,
    what: What,
}

/// What a server was asked.
enum What {
    Open {
        key: SeatKey,
    },
    Look {
        link: Link,
    },
    /// Whether the chair that is taken is this device's.
    LookAgain {
        own: Link,
        note: TableNote,
    },
    Join {
        own: Link,
    },
    List,
    Mine {
        links: Vec<Link>,
    },
    Dice,
}

/// Something that happens to the courier.
#[derive(Clone, Debug)]
pub(crate) enum Input {
    /// The page wants something.
    Order(Order),
    /// The socket is open.
    Opened,
    /// A text came from it.
    Heard(String),
    /// It is closed, or could not be opened.
    Closed,
    /// A server has answered with a status and a text, or could not be asked.
    Answered { request: u32, answer: Option<(u16, String)> },
    /// Time has passed.
    Tick,
    /// There is a network again.
    Network,
}

/// Something that the courier wants done.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Deed {
    /// Tells the page.
    Tell(Report),
    /// Opens a socket to a table. One that is open is closed first.
    Connect(TableId),
    /// Sends a text.
    Send(String),
    /// Closes the socket.
    Close,
    /// Asks a server: with a text, or without.
    Ask { request: u32, path: String, body: Option<String> },
}

impl Courier {
    /// A courier for a page from this server.
    pub(crate) fn new(server: String, random: Random) -> Courier {
        let device = String::new();
        Courier { server, device, random, sitting: None, asked: Vec::new(), requests: 0 }
    }

    /// What follows from something that happens, at a time of a clock that does not go back.
    pub(crate) fn handle(&mut self, now: u64, input: Input) -> Vec<Deed> {
        match input {
            Input::Order(order) => self.obey(now, order),
            Input::Opened => self.with_client(now, |client| client.opened(now)),
            Input::Heard(text) => self.with_client(now, |client| client.heard(&text, now)),
            Input::Closed => self.with_client(now, |client| client.closed(now)),
            Input::Network => self.with_client(now, |client| client.hurry(now)),
            Input::Answered { request, answer } => {
                let at = self.asked.iter().position(|asked| asked.request == request);
                let asked = at.map(|at| self.asked.remove(at));
                asked.map(|asked| self.answered(now, asked.what, answer)).unwrap_or_default()
            }
            Input::Tick => {
                let mut deeds = self.with_client(now, |client| client.tick(now));
                let late = |asked: &Asked| now.saturating_sub(asked.since) >= PATIENCE;
                while let Some(at) = self.asked.iter().position(late) {
                    let asked = self.asked.remove(at);
                    deeds.extend(self.answered(now, asked.what, None));
                }
                deeds
            }
        }
    }

    fn obey(&mut self, now: u64, order: Order) -> Vec<Deed> {
        match order {
            Order::Begin { device } => {
                self.device = device;
                Vec::new()
            }
            Order::Open { name, terms } => {
                let key = SeatKey::from(self.bytes());
                let create = Create { version: VERSION, name: given(name), token: key.token(), terms };
                self.ask(now, What::Open { key }, "/api/tables", Some(blazon_wire::line(&create)))
            }
            Order::Look { link } => match link.parse::<Link>() {
                Ok(Link { table, kind: LinkKind::Play(token) }) => {
                    let link = Link { table, kind: LinkKind::Play(token) };
                    self.look(now, What::Look { link }, table, token)
                }
                _ => failed(Errand::Look, Trouble::NoEntry),
            },
            Order::Join { link, name } => self.join(now, &link, name),
            Order::List => self.ask(now, What::List, "/api/tables", None),
            Order::Mine { links } => self.mine(now, &links),
            Order::Sit { link, pledge } => self.sit(now, &link, pledge),
            Order::Leave => self.sitting.take().map(|_| Deed::Close).into_iter().collect(),
            Order::Do(intent) => self.with_client(now, |client| client.act(intent)),
            Order::React(reaction) => self.with_client(now, |client| client.react(reaction)),
            Order::Hurry => self.with_client(now, |client| client.hurry(now)),
            Order::Picture { address } => picture::picture(address).map(Deed::Tell).into_iter().collect(),
            Order::Check { record } => vec![Deed::Tell(dice::check(record))],
            Order::Dice => self.ask(now, What::Dice, "/api/dice", None),
        }
    }

    fn look(&mut self, now: u64, what: What, table: TableId, token: blazon_dice::Token) -> Vec<Deed> {
        let look = Look { version: VERSION, token };
        self.ask(now, what, &format!("/api/tables/{table}/look"), Some(blazon_wire::line(&look)))
    }

    fn join(&mut self, now: u64, link: &str, name: String) -> Vec<Deed> {
        let (table, invitation) = match (link.strip_prefix(LISTED).map(str::parse), link.parse()) {
            (Some(Ok(table)), _) => (table, None),
            (_, Ok(Link { table, kind: LinkKind::Play(token) })) => (table, Some(token)),
            // It is the person's own, from another device.
            (_, Ok(own @ Link { kind: LinkKind::Seat(_), .. })) => return vec![Deed::Tell(seated(own))],
            _ => return failed(Errand::Join, Trouble::NoEntry),
        };
        let own = self.own(table);
        let LinkKind::Seat(key) = own.kind else { return Vec::new() };
        let join = Join { version: VERSION, name: given(name), token: key.token(), invitation };
        let path = format!("/api/tables/{table}/join");
        self.ask(now, What::Join { own }, &path, Some(blazon_wire::line(&join)))
    }

    fn mine(&mut self, now: u64, links: &[String]) -> Vec<Deed> {
        let seats = links.iter().filter_map(|link| link.parse::<Link>().ok());
        let seats = seats.filter_map(|link| match link.kind {
            LinkKind::Seat(key) => Some((link, Own { table: link.table, token: key.token() })),
            LinkKind::Play(_) | LinkKind::Watch(_) => None,
        });
        let (links, games): (Vec<Link>, Vec<Own>) = seats.take(MOST).unzip();
        let body = blazon_wire::line(&Mine { version: VERSION, games });
        self.ask(now, What::Mine { links }, "/api/mine", Some(body))
    }

    fn sit(&mut self, now: u64, link: &str, pledge: Option<String>) -> Vec<Deed> {
        let credential = match link.parse::<Link>() {
            Ok(link) => match link.kind {
                LinkKind::Seat(key) => Some((link, Credential::Seat(key))),
                LinkKind::Watch(token) => Some((link, Credential::Watch(token))),
                LinkKind::Play(_) => None,
            },
            Err(_) => None,
        };
        let Some((link, credential)) = credential else {
            return failed(Errand::Do, Trouble::NoEntry);
        };
        if let Some(sitting) = self.sitting.as_mut().filter(|sitting| sitting.link == link) {
            sitting.told = None;
            return self.tell(now);
        }
        let random = u64::from_be_bytes(self.bytes());
        let (client, effects) = Client::new(link.table, credential, random, now);
        // Nobody but the page writes it, so it can be read.
        let client = client.pledged(pledge.and_then(|pledge| pledge.parse().ok()));
        self.sitting = Some(Sitting { link, client, told: None });
        let mut deeds = self.carry_out(effects);
        deeds.extend(self.tell(now));
        deeds
    }

    /// Lets the client at the table do something, and tells what came of it.
    fn with_client(&mut self, now: u64, act: impl FnOnce(&mut Client) -> Vec<ClientEffect>) -> Vec<Deed> {
        let Some(sitting) = &mut self.sitting else {
            return Vec::new();
        };
        let effects = act(&mut sitting.client);
        let mut deeds = self.carry_out(effects);
        deeds.extend(self.tell(now));
        deeds
    }

    fn carry_out(&self, effects: Vec<ClientEffect>) -> Vec<Deed> {
        let Some(sitting) = &self.sitting else {
            return Vec::new();
        };
        let deed = |effect| match effect {
            ClientEffect::Connect => Some(Deed::Connect(sitting.link.table)),
            ClientEffect::Send(text) => Some(Deed::Send(text)),
            ClientEffect::Close => Some(Deed::Close),
            ClientEffect::Refused { reason, .. } => {
                Some(Deed::Tell(Report::Failed { errand: Errand::Do, trouble: trouble(reason) }))
            }
            ClientEffect::Reaction(chair, reaction) => {
                let standing = sitting.client.standing();
                let mine = standing.role.and_then(Role::chair) == Some(chair);
                Some(Deed::Tell(Report::Reaction { mine, seat: standing.seat_of(chair), reaction }))
            }
            // How it stands is told anyway, and nobody here has to be told what is legal.
            ClientEffect::Changed | ClientEffect::Turn(_) => None,
        };
        effects.into_iter().filter_map(deed).collect()
    }

    /// Tells how the table stands, if that is another than the page knows. What was missed is told in one go.
    fn tell(&mut self, now: u64) -> Vec<Deed> {
        let Some(Sitting { link, client, told: before }) = &mut self.sitting else {
            return Vec::new();
        };
        let standing = client.standing();
        if standing.line == Line::Open && !client.is_caught_up() {
            return Vec::new();
        }
        let next = standing.next.map(|table| Link { table, ..*link }.to_string());
        let state = TableState { next, ..told(&standing, &link.to_string(), now) };
        // A clock that only runs on is no news.
        let news = before.as_ref().is_none_or(|before| {
            TableState { clock: state.clock, ..before.clone() } != state || stopped(before, &state)
        });
        if !news {
            return Vec::new();
        }
        *before = Some(state.clone());
        vec![Deed::Tell(Report::Stands(Box::new(state)))]
    }

    fn ask(&mut self, now: u64, what: What, path: &str, body: Option<String>) -> Vec<Deed> {
        self.requests += 1;
        let request = self.requests;
        self.asked.push(Asked { request, since: now, what });
        vec![Deed::Ask { request, path: path.to_owned(), body }]
    }

    fn answered(&mut self, now: u64, what: What, answer: Option<(u16, String)>) -> Vec<Deed> {
        let errand = what.errand();
        let trouble = match answer {
            Some((200..=299, text)) => {
                let understood = self.understood(now, what, &text);
                return understood.unwrap_or_else(|| failed(errand, Trouble::Away));
            }
            // Whatever else answers there is no server of tables.
            Some((_, text)) => match blazon_wire::read::<Refused>(&text) {
                Ok(refused) => trouble(refused.reason),
                Err(_) => Trouble::Away,
            },
            None => Trouble::Away,
        };
        match (what, trouble) {
            // It is somebody else's.
            (What::LookAgain { note, .. }, Trouble::NoEntry) => vec![Deed::Tell(Report::Invited(note))],
            _ => failed(errand, trouble),
        }
    }

    fn understood(&mut self, now: u64, what: What, text: &str) -> Option<Vec<Deed>> {
        let report = match what {
            What::Open { key } => self.opened(key, &blazon_wire::read(text).ok()?),
            What::Look { link } => {
                let invited: Invited = blazon_wire::read(text).ok()?;
                let note = invitation(link, &invited);
                let own = self.own(invited.table);
                if let (true, LinkKind::Seat(key)) = (invited.phase != Phase::Waiting, own.kind) {
                    // Somebody has joined: perhaps it was from here, and nobody heard of it.
                    return Some(self.look(now, What::LookAgain { own, note }, own.table, key.token()));
                }
                Report::Invited(note)
            }
            What::LookAgain { own, note } => match blazon_wire::read::<Invited>(text).ok()?.role {
                Some(Role::Guest) => seated(own),
                Some(Role::Host | Role::Watcher) | None => Report::Invited(note),
            },
            What::Join { own } => {
                let Joined { .. } = blazon_wire::read(text).ok()?;
                seated(own)
            }
            What::List => {
                let OpenTables { tables } = blazon_wire::read(text).ok()?;
                let note = |table: blazon_wire::online::OpenTable| {
                    let link = format!("{LISTED}{}", table.table);
                    with_terms(TableNote { link, host: table.host, ..TableNote::default() }, &table.terms)
                };
                Report::Open(tables.into_iter().map(note).collect())
            }
            What::Mine { links } => {
                let Standings { games } = blazon_wire::read(text).ok()?;
                let note = |game: Summary| {
                    let Summary { table, opponent, phase, waits, round, .. } = game;
                    let link = links.iter().find(|link| link.table == table)?.to_string();
                    Some(TableNote { link, host: opponent, phase, waits, round, ..TableNote::default() })
                };
                Report::Mine(games.into_iter().filter_map(note).collect())
            }
            What::Dice => dice::counts(&blazon_wire::read::<DiceCounts>(text).ok()?),
        };
        Some(vec![Deed::Tell(report)])
    }

    fn opened(&self, key: SeatKey, created: &Created) -> Report {
        let server = created.address.clone().unwrap_or_else(|| self.server.clone());
        let server = server.trim_end_matches('/');
        let table = created.table;
        let whole = |kind| {
            let link = Link { table, kind };
            LinkText { server: server.to_owned(), link }.to_string()
        };
        Report::Seated {
            link: Link { table, kind: LinkKind::Seat(key) }.to_string(),
            invite: Some(whole(LinkKind::Play(created.invitation))),
            watch: Some(whole(LinkKind::Watch(created.watch))),
        }
    }

    /// The seat of this device at a table that it joins.
    fn own(&self, table: TableId) -> Link {
        let digest = Sha256::digest(format!("blazon device 1\0{}\0{table}", self.device));
        let mut key = [0; 16];
        key.copy_from_slice(&digest[..16]);
        Link { table, kind: LinkKind::Seat(SeatKey::from(key)) }
    }

    fn bytes<const N: usize>(&mut self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.random)(&mut bytes);
        bytes
    }
}

impl What {
    const fn errand(&self) -> Errand {
        match self {
            What::Open { .. } => Errand::Open,
            What::Look { .. } | What::LookAgain { .. } => Errand::Look,
            What::Join { .. } => Errand::Join,
            What::List => Errand::List,
            What::Mine { .. } => Errand::Mine,
            What::Dice => Errand::Dice,
        }
    }
}

impl fmt::Debug for Courier {
    /// Without what nobody else may know.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Courier").field("server", &self.server).finish_non_exhaustive()
    }
}

/// Whether a clock was set to another time than it would have run to.
fn stopped(before: &TableState, after: &TableState) -> bool {
    let (Some(before_left), Some(after_left)) = (before.clock, after.clock) else {
        return before.clock != after.clock;
    };
    blazon::Seat::ALL.into_iter().any(|seat| after_left[seat] > before_left[seat])
}

fn invitation(link: Link, invited: &Invited) -> TableNote {
    let note = TableNote {
        link: link.to_string(),
        host: invited.host.clone(),
        guest: invited.guest.clone(),
        phase: invited.phase,
        ..TableNote::default()
    };
    with_terms(note, &invited.terms)
}

fn seated(own: Link) -> Report {
    Report::Seated { link: own.to_string(), invite: None, watch: None }
}

fn failed(errand: Errand, trouble: Trouble) -> Vec<Deed> {
    vec![Deed::Tell(Report::Failed { errand, trouble })]
}

/// A name, if there is anything of it.
fn given(name: String) -> Option<String> {
    Some(name).filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests;
