mod address;
mod bundle;
mod calls;
mod company;
mod effect;
mod handling;
mod input;
mod job;
mod live;
mod peer;
mod rematch;
mod seated;
mod signals;
mod sockets;
mod storing;
mod visitor;

use std::collections::BTreeMap;
use std::fmt;

use blazon_wire::online::{AddressDigest, NodeId, TableId};

pub use blazon_wire::online::Phase;
pub use effect::Effect;
pub use input::{Call, Input, Request, Socket, StoreFault, Ticket};

use self::address::Address;
use self::calls::Gathered;
use self::company::Company;
use self::handling::Handling;
use self::live::Live;
use self::visitor::Visitor;
use crate::limits::Limits;
use crate::outages::Outages;
use crate::room::Room;
use crate::time::Time;

/// A server without sockets, clock, dice and disk: what happens comes in, what is to be done goes out.
///
/// Every table that somebody is at is kept in memory, as a cache of its log. One thing happens at a table at a time: while
/// the store has not answered, whatever else comes waits. Nothing is said to anybody before the store has it.
///
/// ```
/// use blazon_online::{Call, Effect, Host, Input, Limits, Outages, Request};
///
/// let mut host = Host::new(Limits::default(), Outages::default(), Box::new(|bytes| bytes.fill(7)));
/// let now = 1_800_000_000_000;
/// let (request, address) = (Request(1), "192.0.2.1".to_owned());
/// let effects = host.handle(now, Input::Call { request, address, call: Call::List });
/// assert!(matches!(&effects[..], [Effect::Reply { status: 200, body, .. }] if body == r#"{"tables":[]}"#));
/// ```
pub struct Host {
    limits: Limits,
    random: Random,
    outages: Outages,
    time: Time,
    // All maps are in order, so that the same inputs lead to the same effects.
    tables: BTreeMap<TableId, Live>,
    visitors: BTreeMap<Socket, Visitor>,
    addresses: BTreeMap<AddressDigest, Address>,
    /// Those who asked how several games stand, and the answers so far.
    gathered: BTreeMap<Request, Gathered>,
    /// Which table waits for which answer.
    tickets: BTreeMap<Ticket, TableId>,
    next_ticket: u64,
    stopping: bool,
    /// The other servers of its store; nothing if it is alone.
    company: Option<Company>,
}

/// Fills bytes with what nobody can foresee.
pub type Random = Box<dyn FnMut(&mut [u8]) + Send>;

impl Host {
    /// A server that has nothing in memory, and its store for itself.
    pub fn new(limits: Limits, outages: Outages, random: Random) -> Host {
        Host {
            limits,
            random,
            outages,
            time: Time::default(),
            tables: BTreeMap::new(),
            visitors: BTreeMap::new(),
            addresses: BTreeMap::new(),
            gathered: BTreeMap::new(),
            tickets: BTreeMap::new(),
            next_ticket: 0,
            stopping: false,
            company: None,
        }
    }

    /// The same server among others that share its store. It says [`Effect::Signal`]s, and is to be told those of all.
    #[must_use]
    pub fn in_company(mut self) -> Host {
        let id = NodeId(u64::from_be_bytes(self.bytes()));
        self.company = Some(Company::new(id));
        self
    }

    /// How many tables are in memory.
    pub fn tables(&self) -> usize {
        self.tables.len()
    }

    /// How many sockets there are.
    pub fn sockets(&self) -> usize {
        self.visitors.len()
    }

    /// How many servers share its store, as far as it has heard, itself included.
    pub fn nodes(&self) -> usize {
        1 + self.company.as_ref().map_or(0, Company::peers)
    }

    /// A table as it is in memory.
    pub fn room(&self, table: TableId) -> Option<&Room> {
        self.tables.get(&table)?.room.as_ref()
    }

    /// The time as this server counts it, in milliseconds since 1970. It is the clock's as long as that is not put back; signs
    /// of life are noted with it, and what is due is asked for.
    pub fn now(&self) -> u64 {
        self.time.now()
    }

    /// Lets something happen, at some time in milliseconds since 1970.
    ///
    /// A clock may be put back or forward: time goes on from where it was, and what was slept through is charged to nobody.
    pub fn handle(&mut self, now: u64, input: Input) -> Vec<Effect> {
        let slept = self.time.pass(now);
        let mut handling = Handling { host: self, effects: Vec::new() };
        if let Some((from, to)) = slept {
            handling.effects.push(Effect::Outage { from, to });
            handling.outage(from, to);
        }
        handling.happen(input);
        handling.effects
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

impl fmt::Debug for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (tables, sockets) = (self.tables.len(), self.visitors.len());
        f.debug_struct("Host").field("tables", &tables).field("sockets", &sockets).finish_non_exhaustive()
    }
}
