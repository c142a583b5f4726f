use std::collections::BTreeMap;

use blazon_dice::{Salt, Secret, Token};
use blazon_wire::online::{
    self, Create, Created, Entry, Fact, Join, Mine, Misread, OpenTable, OpenTables, Opened, Own, Reason,
    Refused, Sitter, Standings, Summary, TableId, VERSION,
};

use super::handling::Handling;
use super::job::Job;
use super::live::{Busy, Live};
use super::seated::Seated;
use super::{Call, Effect, Request};
use crate::names;
use crate::refusal::Refusal;
use crate::room::Room;

/// The most games that one can ask about at once.
const MOST_GAMES: usize = 50;

/// The most tables that are listed.
const MOST_LISTED: usize = 100;

/// The tokens of a table that has just been made: after this only their digests are known.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fresh {
    invitation: Token,
    watch: Token,
}

/// How several games stand, as far as it is known.
#[derive(Debug)]
pub(super) struct Gathered {
    awaited: usize,
    games: Vec<(usize, Summary)>,
}

impl Handling<'_> {
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
                self.queue(table, Job::Look { request, look, read: false });
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

    /// Starts to make a table.
    fn create(&mut self, request: Request, create: &Create) -> Result<(), Refusal> {
        let name = names::name(create.name.as_deref())?;
        if !create.terms.pace.is_possible() {
            return Err(Reason::Terms.into());
        }
        let fresh =
            Fresh { invitation: Token::from(self.host.bytes()), watch: Token::from(self.host.bytes()) };
        let table = TableId(u64::from_be_bytes(self.host.bytes()));
        let opened = Opened {
            terms: create.terms,
            host: Sitter { name, token: create.token.digest() },
            guest: None,
            invitation: Some(fresh.invitation.digest()),
            watch: fresh.watch.digest(),
            secret: Secret::from(self.host.bytes()),
            salt: Salt::from(self.host.bytes()),
            follows: None,
        };
        let entry = Entry { at: self.host.time.now(), key: None, fact: Fact::Opened(Box::new(opened)) };
        let entries = vec![blazon_wire::line(&entry)];
        // The same name twice: once in 2^64, and whoever asked can ask again.
        let taken = self.host.tables.contains_key(&table);
        let Some(room) = Room::new(table, [entry], &self.host.outages).ok().filter(|_| !taken) else {
            return Err(Reason::Unavailable.into());
        };
        let (phase, listed) = (room.phase(), room.is_listed());
        let due = room.due_at(&self.host.limits, &self.host.outages);
        self.host.tables.insert(table, Live::new(self.host.time.awake(), Seated::default()));
        let ticket = self.wait(table, Busy::Opening { fresh, room: Box::new(room), request });
        let (expected, rolls) = (0, Vec::new());
        self.effects.push(Effect::Append { ticket, table, expected, entries, phase, listed, due, rolls });
        Ok(())
    }

    /// A table is in the store.
    pub(super) fn made(&mut self, table: TableId, fresh: Fresh, room: Room, request: Request) {
        if let Some(live) = self.host.tables.get_mut(&table) {
            live.room = Some(room);
        }
        let Fresh { invitation, watch } = fresh;
        let created = Created { table, invitation, watch, address: None };
        self.reply(request, 201, blazon_wire::line(&created));
    }

    /// Lists the tables that anybody may join: those whose host is there.
    fn list(&mut self, request: Request) {
        let open = self.host.tables.iter().filter_map(|(&table, live)| {
            let room = live.room.as_ref().filter(|_| live.is_offered())?;
            let Opened { host, terms, .. } = room.opened();
            Some(OpenTable { table, host: host.name.clone(), terms: *terms, at: room.made_at() })
        });
        // A host may sit at the same table on several servers.
        let open: BTreeMap<TableId, OpenTable> =
            open.chain(self.open_elsewhere()).map(|open| (open.table, open)).collect();
        let mut tables: Vec<OpenTable> = open.into_values().collect();
        tables.sort_by_key(|table| (std::cmp::Reverse(table.at), table.table));
        tables.truncate(MOST_LISTED);
        self.reply(request, 200, blazon_wire::line(&OpenTables { tables }));
    }

    /// Starts to gather how several games stand.
    fn mine(&mut self, request: Request, mine: Mine) {
        let games: Vec<Own> = mine.games.into_iter().take(MOST_GAMES).collect();
        if games.is_empty() {
            return self.reply(request, 200, blazon_wire::line(&Standings { games: Vec::new() }));
        }
        self.host.gathered.insert(request, Gathered { awaited: games.len(), games: Vec::new() });
        for (nth, own) in games.into_iter().enumerate() {
            self.queue(own.table, Job::Summary { request, nth, token: own.token, read: false });
        }
    }

    /// One of several answers is there.
    pub(super) fn gather(&mut self, request: Request, nth: usize, summary: Option<Summary>) {
        let Some(gathered) = self.host.gathered.get_mut(&request) else { return };
        gathered.awaited = gathered.awaited.saturating_sub(1);
        gathered.games.extend(summary.map(|summary| (nth, summary)));
        if gathered.awaited > 0 {
            return;
        }
        if let Some(mut gathered) = self.host.gathered.remove(&request) {
            gathered.games.sort_by_key(|(nth, _)| *nth);
            let games = gathered.games.into_iter().map(|(_, summary)| summary).collect();
            self.reply(request, 200, blazon_wire::line(&Standings { games }));
        }
    }

    /// Says why a request is not answered as it would be.
    pub(super) fn refuse_request(&mut self, request: Request, refusal: &Refusal, retry_after: Option<u64>) {
        let Refusal { reason, detail } = refusal.clone();
        let body = blazon_wire::line(&Refused { reason, detail });
        self.effects.push(Effect::Reply { request, status: status(reason), body, retry_after });
    }
}

/// Why what somebody said cannot be acted on.
pub(super) fn misread(misread: Misread) -> Refusal {
    match misread {
        Misread::Version => {
            let detail = format!("this server speaks version {VERSION}");
            Refusal { reason: Reason::Version, detail: Some(detail) }
        }
        Misread::Malformed(error) => Refusal { reason: Reason::Malformed, detail: Some(error.to_string()) },
    }
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
