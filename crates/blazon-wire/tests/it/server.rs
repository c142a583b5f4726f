//! A server with its store in memory and without a network: texts go in, and texts come out at once.

use std::collections::{BTreeMap, VecDeque};

use blazon_online::{Call, Effect, Host, Input, Limits, Outages, Random, Request, Socket, StoreFault};
use blazon_wire::online::{Reason, TableId};

/// A server, and what it has said that nobody has read yet.
pub(crate) struct Server {
    /// In milliseconds since 1970.
    pub(crate) now: u64,
    /// What the store cannot do, if there is something.
    pub(crate) fault: Option<StoreFault>,
    host: Host,
    logs: BTreeMap<TableId, Vec<String>>,
    said: VecDeque<Said>,
    names: u64,
}

/// What a server does that somebody sees.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Said {
    /// It answers a request, with this status.
    Reply(u16, String),
    /// It sends a message.
    Message(Socket, String),
    /// It closes a socket, with this code.
    Close(Socket, u16, Reason),
}

impl Server {
    pub(crate) fn new(seed: u64) -> Server {
        Server {
            now: 1_800_000_000_000,
            fault: None,
            host: Host::new(Limits::default(), Outages::default(), random(seed)),
            logs: BTreeMap::new(),
            said: VecDeque::new(),
            names: 0,
        }
    }

    /// The next thing that was said.
    pub(crate) fn said(&mut self) -> Option<Said> {
        self.said.pop_front()
    }

    /// Asks over HTTP.
    pub(crate) fn call(&mut self, call: Call) {
        self.names += 1;
        self.happen(Input::Call { request: Request(self.names), address: "192.0.2.1".into(), call });
    }

    /// Opens a socket at a table.
    pub(crate) fn open(&mut self, table: TableId) -> Socket {
        self.names += 1;
        let socket = Socket(self.names);
        self.happen(Input::Opened { socket, table });
        socket
    }

    /// Sends a message.
    pub(crate) fn hear(&mut self, socket: Socket, text: &str) {
        self.happen(Input::Text { socket, text: text.to_owned() });
    }

    /// Closes a socket.
    pub(crate) fn close(&mut self, socket: Socket) {
        self.happen(Input::Closed { socket });
    }

    /// Lets time pass.
    pub(crate) fn wait(&mut self, milliseconds: u64) {
        self.now += milliseconds;
        self.happen(Input::Tick);
    }

    /// Is about to end.
    pub(crate) fn stop(&mut self) {
        self.happen(Input::Stop);
    }

    fn happen(&mut self, input: Input) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for effect in self.host.handle(self.now, input) {
                inputs.extend(self.carry_out(effect));
            }
        }
    }

    fn carry_out(&mut self, effect: Effect) -> Option<Input> {
        match effect {
            Effect::Reply { status, body, .. } => self.said.push_back(Said::Reply(status, body)),
            Effect::Send { socket, text } => self.said.push_back(Said::Message(socket, text.to_string())),
            Effect::Close { socket, code, reason } => {
                self.said.push_back(Said::Close(socket, code, reason));
            }
            Effect::Append { ticket, table, entries, .. } => {
                let result = self.fault.map_or(Ok(()), Err);
                if result.is_ok() {
                    self.logs.entry(table).or_default().extend(entries);
                }
                return Some(Input::Appended { ticket, result });
            }
            Effect::Read { ticket, table, after } => {
                let log = self.logs.get(&table).into_iter().flatten();
                let lines = log.skip(after as usize).cloned().collect();
                return Some(Input::Read { ticket, result: self.fault.map_or(Ok(lines), Err) });
            }
            Effect::Remove { ticket, table, .. } => {
                self.logs.remove(&table);
                return Some(Input::Appended { ticket, result: Ok(()) });
            }
            // Its clock does not stand still.
            Effect::Outage { .. } | Effect::Signal { .. } => {}
            Effect::Think { ticket, seat, position } => {
                return Some(Input::Thought { ticket, event: position.legal(seat).iter().next() });
            }
        }
        None
    }
}

fn random(mut seed: u64) -> Random {
    Box::new(move |bytes| {
        for byte in bytes {
            seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            *byte = (seed >> 56) as u8;
        }
    })
}
