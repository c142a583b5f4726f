use blazon_online::{Effect, Host, Input, Limits, Room};
use blazon_wire::online::TableId;

use crate::fate::Fate;
use crate::store::Store;

/// A server, and the computer it runs on.
#[derive(Debug)]
pub(crate) struct Node {
    /// Nothing while it does not run.
    pub(crate) host: Option<Host>,
    /// How often it was started.
    pub(crate) life: u64,
    /// How far its clock is from the world's, in milliseconds.
    skew: i64,
    /// When it was last started, by the world's time, and what it took the time to be then.
    started: (u64, u64),
    /// What its clock was put forward or back by since then.
    put: i64,
    /// Whether its clock was put since it last looked at it.
    pub(crate) has_jumped: bool,
    /// Whether its clock was ever put back: then players have time that they cannot have had.
    pub(crate) was_put_back: bool,
}

impl Node {
    /// One whose clock is so far from the world's.
    pub(crate) fn new(skew: i64) -> Node {
        Node { host: None, life: 0, skew, started: (0, 0), put: 0, has_jumped: false, was_put_back: false }
    }

    /// Starts it, alone or among others.
    pub(crate) fn start(
        &mut self,
        now: u64,
        limits: Limits,
        alone: bool,
        store: &mut Store,
        fate: &mut Fate,
    ) {
        let (time, outages) = store.wake(now.saturating_add_signed(self.skew));
        let host = Host::new(limits, outages, fate.random());
        self.host = Some(if alone { host } else { host.in_company() });
        self.started = (now, time);
        self.put = 0;
    }

    /// Ends it with everything that it had in memory.
    pub(crate) fn kill(&mut self) {
        self.host = None;
        self.life += 1;
    }

    /// Puts its clock forward or back.
    pub(crate) fn put(&mut self, by: i64) {
        self.skew += by;
        self.put += by;
        self.has_jumped = true;
        self.was_put_back |= by < 0;
    }

    /// What it takes the time to be.
    pub(crate) fn time(&self, now: u64) -> u64 {
        let (at, time) = self.started;
        (time + (now - at)).saturating_add_signed(self.put)
    }

    /// How many entries of a table it has in memory.
    pub(crate) fn knows(&self, table: TableId) -> u64 {
        self.host.as_ref().and_then(|host| host.room(table)).map_or(0, Room::last)
    }

    /// Lets something happen to it.
    pub(crate) fn handle(&mut self, now: u64, input: Input) -> Vec<Effect> {
        let time = self.time(now);
        self.host.as_mut().map_or_else(Vec::new, |host| host.handle(time, input))
    }
}
