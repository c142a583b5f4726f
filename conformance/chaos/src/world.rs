mod accidents;
mod lines;
mod people;
mod presence;
mod storing;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use blazon::Event;
use blazon_dice::{ByChair, Chair};
use blazon_online::{ClientEffect, Effect, Fairness, Host, Input, Limits, Line, Request, Standing};
use blazon_wire::online::{Created, TableId};

use self::lines::{Down, Up};
use self::storing::Op;
use crate::connection::Connection;
use crate::device::{Device, Owner};
use crate::fate::Fate;
use crate::ledger::{Downtime, Ledger};
use crate::node::Node;
use crate::person::Person;
use crate::schedule::Schedule;
use crate::store::Store;
use crate::{Broken, Tally};

/// When everything begins, in milliseconds since 1970.
const START: u64 = 1_800_000_000_000;

/// How often servers and devices look at the clock, in milliseconds.
const NODE_TICK: u64 = 1_000;
const DEVICE_TICK: u64 = 500;

/// How long a player has to be gone before the other may claim the win, in milliseconds.
const GONE: u64 = 20_000;

/// When a game that has not ended never will, in milliseconds after the start.
const LONGEST: u64 = 8 * 3_600_000;

/// A store, servers, lines, devices and people, in a time of their own.
#[derive(Debug)]
pub(crate) struct World {
    seed: u64,
    fate: Fate,
    schedule: Schedule,
    now: u64,
    to_come: BinaryHeap<Reverse<Coming>>,
    came: u64,
    store: Store,
    nodes: Vec<Node>,
    connections: Vec<Connection>,
    devices: Vec<Device>,
    people: ByChair<Person>,
    ledgers: BTreeMap<TableId, Ledger>,
    /// The table that is played at, once the host knows it.
    created: Option<Created>,
    table: Option<TableId>,
    joined: bool,
    asked: BTreeMap<Request, Chair>,
    /// Who has left for good.
    left: ByChair<bool>,
    full_until: u64,
    unavailable_until: u64,
    /// How many appends servers have tried.
    steps: u64,
    down: Downtime,
    /// When the game was over and everybody knew.
    over: Option<u64>,
    /// Whether after that everybody knew who was there.
    settled: bool,
    tally: Tally,
    /// The first promise that a client found broken.
    broken: Option<String>,
}

/// Something that is going to happen.
#[derive(Debug)]
struct Coming {
    at: u64,
    /// What is to happen at the same time happens in the order in which it was arranged.
    nth: u64,
    what: What,
}

/// What can happen.
#[derive(Debug)]
enum What {
    /// A server looks at the clock, if it still has this life.
    NodeTick {
        node: usize,
        life: u64,
    },
    /// Something reaches a server, if it still has this life.
    AtNode {
        node: usize,
        life: u64,
        input: Input,
    },
    /// A server starts.
    Start {
        node: usize,
    },
    /// A server that was told to stop has stopped.
    Stopped {
        node: usize,
        life: u64,
    },
    /// The store does something for a server that had this life, which decided it then.
    Store {
        node: usize,
        life: u64,
        decided: u64,
        op: Op,
    },
    /// Something arrives over a line.
    Up {
        connection: usize,
        up: Up,
    },
    Down {
        connection: usize,
        down: Down,
    },
    /// A device looks at the clock.
    DeviceTick {
        device: usize,
    },
    /// A device is switched on again.
    SwitchOn {
        device: usize,
    },
    SwitchOff {
        device: usize,
    },
    /// Somebody has made up their mind.
    Decide {
        device: usize,
    },
    /// A player asks over HTTP for a table, or to join it.
    Ask {
        chair: Chair,
    },
    /// And is answered.
    Answered {
        chair: Chair,
        status: u16,
        body: String,
    },
    /// Something goes wrong.
    Accident,
    /// It is time that everybody knows who is there.
    Settle,
}

/// A promise that a server breaks.
type Check = Result<(), String>;

impl World {
    pub(crate) fn new(seed: u64, schedule: Schedule) -> World {
        let mut fate = Fate::new(seed);
        let people = ByChair::new(|_| Person::new(&mut fate));
        let several = schedule.nodes > 1;
        let skews = (0..schedule.nodes).map(|_| if several { fate.between(0, schedule.skew + 1) } else { 0 });
        let nodes = skews.map(|skew| Node::new(i64::try_from(skew).unwrap_or_default())).collect();
        World {
            seed,
            fate,
            now: START,
            to_come: BinaryHeap::new(),
            came: 0,
            store: Store::default(),
            nodes,
            connections: Vec::new(),
            devices: Vec::new(),
            people,
            ledgers: BTreeMap::new(),
            created: None,
            table: None,
            joined: false,
            asked: BTreeMap::new(),
            left: ByChair::default(),
            full_until: 0,
            unavailable_until: 0,
            steps: 0,
            down: Downtime::default(),
            over: None,
            settled: false,
            tally: Tally::default(),
            broken: None,
            schedule,
        }
    }

    /// Plays until the game is over and everybody knows.
    pub(crate) fn play(mut self) -> Result<Tally, Broken> {
        let outcome = self.run();
        outcome.map_err(|what| Broken { seed: self.seed, after: self.now - START, what })?;
        Ok(self.tally)
    }

    fn run(&mut self) -> Check {
        for node in 0..self.nodes.len() {
            self.start(node);
        }
        self.come(0, What::Ask { chair: Chair::Host });
        if !self.schedule.accidents.is_empty() {
            let wait = self.fate.between(0, self.schedule.interval);
            self.come(wait, What::Accident);
        }
        while let Some(Reverse(Coming { at, what, .. })) = self.to_come.pop() {
            self.now = at;
            self.happen(what)?;
            if let Some(broken) = self.broken.take() {
                return Err(broken);
            }
            if self.is_finished() {
                self.settle();
                if self.settled {
                    return self.finish();
                }
            }
            if self.now > START + LONGEST {
                return Err(format!("the game does not end: {}", self.describe()));
            }
        }
        Err("nothing happens any more".into())
    }

    /// Arranges for something to happen in so many milliseconds.
    fn come(&mut self, wait: u64, what: What) {
        self.came += 1;
        self.to_come.push(Reverse(Coming { at: self.now.saturating_add(wait), nth: self.came, what }));
    }

    fn happen(&mut self, what: What) -> Check {
        match what {
            What::NodeTick { node, life } => self.node_tick(node, life),
            What::AtNode { node, life, input } => {
                if self.nodes[node].life != life {
                    return Ok(());
                }
                self.handle(node, input)
            }
            What::Start { node } => {
                self.tally.restarts += 1;
                self.start(node);
                Ok(())
            }
            What::Stopped { node, life } => {
                if self.nodes[node].life == life {
                    self.end(node);
                }
                Ok(())
            }
            What::Store { node, life, decided, op } => self.step(node, life, decided, &op),
            What::Up { connection, up } => self.arrive_up(connection, up),
            What::Down { connection, down } => {
                self.arrive_down(connection, &down);
                Ok(())
            }
            What::DeviceTick { device } => {
                if self.devices[device].on {
                    let effects = self.devices[device].client.tick(self.now);
                    self.carry_out(device, effects);
                    let patient = self.devices[device].client.line() == Line::Lost;
                    self.come(
                        if patient { 4 * DEVICE_TICK } else { DEVICE_TICK },
                        What::DeviceTick { device },
                    );
                }
                Ok(())
            }
            What::SwitchOn { device } => {
                self.switch_on(device);
                Ok(())
            }
            What::SwitchOff { device } => {
                self.switch_off(device);
                Ok(())
            }
            What::Decide { device } => {
                self.decide(device);
                Ok(())
            }
            What::Ask { chair } => {
                self.ask(chair);
                Ok(())
            }
            What::Answered { chair, status, body } => self.answered(chair, status, &body),
            What::Accident => {
                if self.over.is_some() {
                    return Ok(());
                }
                self.accident();
                if self.now < START + self.schedule.quiet {
                    let wait = self.fate.between(1, 2 * self.schedule.interval);
                    self.come(wait, What::Accident);
                }
                Ok(())
            }
            What::Settle => self.compare(),
        }
    }

    fn start(&mut self, node: usize) {
        if self.nodes[node].host.is_some() {
            return;
        }
        if self.nodes.iter().all(|node| node.host.is_none())
            && let Some(last) = self.down.0.last_mut()
        {
            last.1 = self.now;
        }
        let limits = Limits {
            // Quick, so that there is more to see.
            gone: GONE,
            idle: 4_000,
            ..Limits::default()
        };
        let alone = self.nodes.len() == 1;
        self.nodes[node].start(self.now, limits, alone, &mut self.store, &mut self.fate);
        let life = self.nodes[node].life;
        self.come(0, What::NodeTick { node, life });
    }

    /// A server ends, with everything that it had in memory.
    fn end(&mut self, node: usize) {
        self.nodes[node].kill();
        if self.nodes.iter().all(|node| node.host.is_none()) {
            self.down.0.push((self.now, u64::MAX));
        }
        self.hang_up(node);
    }

    fn node_tick(&mut self, node: usize, life: u64) -> Check {
        if self.nodes[node].life != life {
            return Ok(());
        }
        self.handle(node, Input::Tick)?;
        let Some(time) = self.nodes[node].host.as_ref().map(Host::now) else { return Ok(()) };
        if let Some((from, to)) = self.store.beat(time) {
            self.handle(node, Input::Outage { from, to })?;
        }
        let due = self.store.due(time);
        if !due.is_empty() {
            self.handle(node, Input::Due(due))?;
        }
        self.come(NODE_TICK, What::NodeTick { node, life });
        Ok(())
    }

    /// Lets something happen to a server, and what follows from it.
    fn handle(&mut self, node: usize, input: Input) -> Check {
        let effects = self.nodes[node].handle(self.now, input);
        // A server that finds its clock put forward says so before it takes in whatever came.
        let jumped = std::mem::take(&mut self.nodes[node].has_jumped);
        let known = self.table.filter(|_| !jumped).map(|table| self.nodes[node].knows(table));
        let life = self.nodes[node].life;
        for effect in effects {
            match effect {
                Effect::Reply { request, status, body, .. } => self.reply(request, status, body),
                Effect::Send { socket, text } => self.send(socket, text, known)?,
                Effect::Close { socket, .. } => {
                    if let Ok(connection) = usize::try_from(socket.0) {
                        self.transmit_down(connection, Down::Closed);
                        self.connections[connection].up.lost = true;
                    }
                }
                Effect::Append { ticket, table, expected, entries, due, .. } => {
                    self.store_later(node, life, Op::Append { ticket, table, expected, entries, due });
                }
                Effect::Read { ticket, table, after } => {
                    self.store_later(node, life, Op::Read { ticket, table, after });
                }
                Effect::Remove { ticket, table, expected } => {
                    self.store_later(node, life, Op::Remove { ticket, table, expected });
                }
                Effect::Outage { from, to } => self.store.note_outage(from, to),
                Effect::Signal { text } => self.broadcast(&text)?,
                Effect::Think { ticket, seat, position } => {
                    let chair = self.table.and_then(|table| self.ledgers.get(&table)?.chair(seat));
                    let taste = chair.map(|chair| self.people[chair].taste);
                    let event = taste.and_then(|taste| crate::person::choose(taste, seat, &position));
                    // It may have been stopped.
                    let event = event.filter(|_| !self.fate.happens(50));
                    let wait = self.fate.between(5, 300);
                    self.come(wait, What::AtNode { node, life, input: Input::Thought { ticket, event } });
                }
            }
        }
        Ok(())
    }

    /// A player asks for a table, or to join it, until there is an answer.
    fn ask(&mut self, chair: Chair) {
        let person = self.people[chair];
        let call = match (chair, &self.created) {
            (Chair::Host, None) => person.create(self.schedule.terms),
            (Chair::Guest, Some(created)) if !self.joined => person.join(created),
            _ => return,
        };
        let node = self.any_node();
        let request = Request(self.came);
        self.asked.insert(request, chair);
        if self.nodes[node].host.is_some() && !self.fate.happens(self.schedule.drop) {
            let life = self.nodes[node].life;
            let address = format!("{chair:?}");
            let wait = self.fate.between(1, 2 * self.schedule.latency);
            self.come(wait, What::AtNode { node, life, input: Input::Call { request, address, call } });
        }
        let wait = self.fate.between(2_000, 4_000);
        self.come(wait, What::Ask { chair });
    }

    fn reply(&mut self, request: Request, status: u16, body: String) {
        if let Some(chair) = self.asked.remove(&request)
            && !self.fate.happens(self.schedule.drop)
        {
            let wait = self.fate.between(1, 2 * self.schedule.latency);
            self.come(wait, What::Answered { chair, status, body });
        }
    }

    fn answered(&mut self, chair: Chair, status: u16, body: &str) -> Check {
        match (chair, status) {
            (Chair::Host, 201) if self.created.is_none() => {
                let created: Created = blazon_wire::read(body).map_err(|error| error.to_string())?;
                self.table = Some(created.table);
                self.created = Some(created);
                self.new_device(Owner::Player(Chair::Host));
                let wait = self.fate.between(1, 2_000);
                self.come(wait, What::Ask { chair: Chair::Guest });
            }
            (Chair::Guest, 200) if !self.joined => {
                self.joined = true;
                self.new_device(Owner::Player(Chair::Guest));
            }
            // They ask again.
            (_, 200 | 201 | 429 | 503 | 507) => {}
            _ => return Err(format!("{chair:?} is answered {status}: {body}")),
        }
        Ok(())
    }

    fn any_node(&mut self) -> usize {
        usize::try_from(self.fate.between(0, self.nodes.len() as u64)).unwrap_or_default()
    }

    fn ledger(&self) -> Option<&Ledger> {
        self.ledgers.get(&self.table?)
    }

    /// Whether the game is over and everybody knows.
    fn is_finished(&self) -> bool {
        let Some(ledger) = self.ledger().filter(|ledger| ledger.is_over()) else { return false };
        let again = self.schedule.manners.rematch && self.tally.rematches == 0 && self.can_play_again();
        let mut here = self.devices.iter().filter(|device| device.on && device.owner != Owner::Stranger);
        !again
            && self.devices.iter().any(|device| device.on)
            && here.all(|device| {
                device.client.last() == ledger.len()
                    && device.client.unanswered() == 0
                    && Some(device.client.table()) == self.table
            })
    }

    /// How everything stands, for whoever has to find out why a game does not end.
    fn describe(&self) -> String {
        let on = self.devices.iter().filter(|device| device.on).map(|device| {
            let standing = device.client.standing();
            let (asked, claim) = (standing.is_asked(), standing.claim);
            let Standing { line, unanswered, asked: question, replaced, here, ended, next, .. } = standing;
            format!(
                "{:?}: {line:?}, item {}, unanswered {unanswered}, to act {asked}, asked {question:?}, claim {claim}, \
                 replaced {replaced:?}, here {here:?}, ended {ended:?}, next {next:?}",
                device.owner,
                device.client.last(),
            )
        });
        let entries = self.ledgers.iter().map(|(table, ledger)| format!("{table}: {} entries", ledger.len()));
        let lines = [format!("{:?}", self.schedule), self.tally.to_string()].into_iter();
        lines.chain(on).chain(entries).collect::<Vec<String>>().join("\n")
    }

    /// Whether both players are still there.
    fn can_play_again(&self) -> bool {
        !self.left.host && !self.left.guest
    }

    /// Checks what must be true in the end.
    fn finish(&mut self) -> Check {
        let keys = ByChair::new(|chair| self.people[chair].key);
        let tastes = ByChair::new(|chair| self.people[chair].taste);
        let Some(ledger) = self.ledger() else { return Err("there is no game".into()) };
        let mut tally = self.tally;
        let mut text: Option<String> = None;
        for device in self.devices.iter().filter(|device| device.on && device.owner != Owner::Stranger) {
            let standing = device.client.standing();
            let Some(record) = &standing.record else {
                return Err(format!("{:?} has no record", device.owner));
            };
            ledger.check_record(record)?;
            if !matches!(standing.fair, Fairness::Fair { .. }) || !standing.is_over() {
                return Err(format!("{:?} finds the dice {:?}", device.owner, standing.fair));
            }
            let record = record.to_string();
            if text.get_or_insert_with(|| record.clone()) != &record {
                return Err(format!("two clients have different records:\n{record}"));
            }
        }
        tally.games += 1;
        tally.entries += ledger.len();
        tally.questions += ledger.questions;
        tally.taken_back += ledger.taken_back;
        tally.replaced += u64::from(ledger.is_replaced());
        if ledger.is_played_out() {
            ledger.check_undisturbed(&keys, &tastes)?;
            tally.equal += 1;
        } else {
            tally.cut_short += 1;
        }
        self.tally = tally;
        Ok(())
    }

    /// Checks what a client is told that it can do.
    fn check_turn(&mut self, device: usize, legal: &[Event]) {
        let standing = self.devices[device].client.standing();
        let own: Option<Vec<Event>> = (standing.seat().zip(standing.position()))
            .filter(|_| standing.is_asked())
            .map(|(seat, position)| position.legal(seat).iter().collect());
        if own.is_none_or(|own| own != legal) {
            self.broken = Some(format!("{:?} is told another turn than it has", self.devices[device].owner));
        }
        self.tally.turns += 1;
    }

    /// Does what a client wants.
    fn carry_out(&mut self, device: usize, effects: Vec<ClientEffect>) {
        let mut changed = false;
        for effect in effects {
            match effect {
                ClientEffect::Connect => self.connect(device),
                ClientEffect::Send(text) => {
                    if let Some(connection) = self.devices[device].connection {
                        self.transmit_up(connection, Up::Text(text));
                    }
                }
                ClientEffect::Close => self.disconnect(device),
                ClientEffect::Changed => changed = true,
                ClientEffect::Turn(legal) => self.check_turn(device, &legal),
                ClientEffect::Refused { .. } | ClientEffect::Reaction(..) => {}
            }
        }
        self.note_line(device);
        if changed {
            self.consider(device);
        }
    }
}

impl PartialEq for Coming {
    fn eq(&self, other: &Coming) -> bool {
        (self.at, self.nth) == (other.at, other.nth)
    }
}

impl Eq for Coming {}

impl PartialOrd for Coming {
    fn partial_cmp(&self, other: &Coming) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Coming {
    fn cmp(&self, other: &Coming) -> std::cmp::Ordering {
        (self.at, self.nth).cmp(&(other.at, other.nth))
    }
}
