use blazon_dice::{ByChair, Chair};
use blazon_online::{Input, Line};
use blazon_wire::online::{Ending, Entry, Fact, Role, SIGNAL_LIMIT};

use super::{Check, GONE, What, World};
use crate::device::{Device, Owner};

/// After how long everybody has to know who is there, in milliseconds: a server takes a minute to notice that a line is
/// dead.
const SETTLED: u64 = 90_000;

/// And how long they may take then if something has just changed.
const PATIENCE: u64 = 60_000;

impl World {
    /// A server says something to all servers, itself included. To each it takes its time, or is lost.
    pub(super) fn broadcast(&mut self, text: &str) -> Check {
        if self.nodes.len() == 1 {
            return Err(format!("a server that is alone says something to others: {text}"));
        }
        if text.len() > SIGNAL_LIMIT {
            return Err(format!("a signal of {} bytes", text.len()));
        }
        self.ledgers.values().try_for_each(|ledger| ledger.check_signal(text))?;
        self.tally.signals += 1;
        let disturbed = self.is_disturbed();
        for node in 0..self.nodes.len() {
            if disturbed && self.fate.happens(self.schedule.signal_drop) {
                self.tally.signals_lost += 1;
                continue;
            }
            let life = self.nodes[node].life;
            for _ in 0..if disturbed && self.fate.happens(self.schedule.duplicate) { 2 } else { 1 } {
                let wait = self.fate.between(1, 2 * self.schedule.signal_latency);
                let input = Input::Signal { text: text.to_owned() };
                self.come(wait, What::AtNode { node, life, input });
            }
        }
        Ok(())
    }

    /// Whether things can go wrong: it is neither late nor is the game over.
    pub(super) fn is_disturbed(&self) -> bool {
        self.now < super::START + self.schedule.quiet && self.over.is_none()
    }

    /// The game is over and everybody knows. Servers that share a store have to agree on who is there, after a while.
    pub(super) fn settle(&mut self) {
        if self.over.is_none() {
            self.over = Some(self.now);
            self.settled = self.nodes.len() == 1;
            self.come(SETTLED, What::Settle);
        }
    }

    /// Compares what everybody at the table was last told of who is there with who is.
    pub(super) fn compare(&mut self) -> Check {
        let open = |device: &&Device| {
            device.on
                && device.client.line() == Line::Open
                && Some(device.client.table()) == self.table
                && device.owner != Owner::Stranger
        };
        let devices: Vec<&Device> = self.devices.iter().filter(open).collect();
        let count = |owner: Owner| devices.iter().filter(|device| device.owner == owner).count();
        let here = ByChair::new(|chair| count(Owner::Player(chair)) > 0);
        let watchers = u32::try_from(count(Owner::Watcher)).unwrap_or_default();
        let told = devices.iter().map(|device| device.client.standing());
        let wrong = told.map(|told| (told.here, told.watchers)).find(|told| *told != (here, watchers));
        let late = self.over.is_some_and(|over| self.now > over + SETTLED + PATIENCE);
        match wrong {
            None => {
                self.settled = true;
                self.tally.presences += 1;
            }
            Some(told) if late => {
                let describe = self.describe();
                return Err(format!("{here:?} and {watchers} watchers are there, told {told:?}: {describe}"));
            }
            Some(_) => self.come(1_000, What::Settle),
        }
        Ok(())
    }

    /// Notes since when a device has an open line.
    pub(super) fn note_line(&mut self, device: usize) {
        let now = self.now;
        let device = &mut self.devices[device];
        let is_open = device.on && device.connection.is_some() && device.client.line() == Line::Open;
        device.open = if is_open { device.open.or(Some(now)) } else { None };
    }

    /// A server says to somebody that they can claim the win. Whoever has had a good line for so long is not gone.
    pub(super) fn check_claim(&mut self, viewer: Option<Role>, text: &str) -> Check {
        if !text.starts_with(r#"{"type":"here""#) || !text.contains(r#""claim":true"#) {
            return Ok(());
        }
        match viewer.and_then(Role::chair) {
            Some(chair) => self.check_gone(!chair),
            None => Err(format!("{viewer:?} is told {text}")),
        }
    }

    /// Somebody is taken to be gone by an entry.
    pub(super) fn check_left(&mut self, line: &str) -> Check {
        match blazon_wire::read::<Entry>(line).map(|entry| entry.fact) {
            Ok(Fact::Ended { how: Ending::Left { chair } } | Fact::Replaced { chair }) => {
                self.check_gone(chair)
            }
            _ => Ok(()),
        }
    }

    fn check_gone(&mut self, chair: Chair) -> Check {
        self.tally.claims += 1;
        let is_good = |connection: usize| {
            let line = &self.connections[connection];
            let node = &self.nodes[line.node];
            node.life == line.life && node.host.is_some() && !line.up.lost && !line.down.lost
        };
        let is_here = |device: &&Device| {
            device.owner == Owner::Player(chair)
                && Some(device.client.table()) == self.table
                && device.cut_off <= self.now
                && device.connection.is_some_and(is_good)
                && device.open.is_some_and(|since| since + GONE <= self.now)
        };
        match self.devices.iter().find(is_here) {
            Some(device) => Err(format!("{chair:?} is said to be gone, here since {:?}", device.open)),
            None => Ok(()),
        }
    }
}
