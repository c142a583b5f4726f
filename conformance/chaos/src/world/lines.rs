use std::sync::Arc;

use blazon::Seat;
use blazon_online::{Input, Line, Socket};
use blazon_wire::online::{Key, Role, ToClient};

use super::{Check, What, World};
use crate::connection::{Connection, Way};
use crate::device::Owner;

/// What goes from a device to a server.
#[derive(Clone, Debug)]
pub(super) enum Up {
    Open,
    Text(String),
    Closed,
}

/// What goes from a server to a device.
#[derive(Clone, Debug)]
pub(super) enum Down {
    Open,
    Text(Arc<str>),
    Closed,
}

impl World {
    /// A device opens a line. One that is open is closed first.
    pub(super) fn connect(&mut self, device: usize) {
        self.disconnect(device);
        let node = self.any_node();
        let connection = self.connections.len();
        self.connections.push(Connection {
            device,
            table: self.devices[device].client.table(),
            node,
            life: self.nodes[node].life,
            socket: Socket(connection as u64),
            role: self.devices[device].owner.role(),
            up: Way::default(),
            down: Way::default(),
        });
        self.devices[device].connection = Some(connection);
        self.transmit_up(connection, Up::Open);
    }

    /// A device closes its line. The server hears of it if the line is good.
    pub(super) fn disconnect(&mut self, device: usize) {
        if let Some(connection) = self.devices[device].connection.take() {
            self.transmit_up(connection, Up::Closed);
        }
    }

    /// All lines to a server that has ended. Most devices hear of it.
    pub(super) fn hang_up(&mut self, node: usize) {
        let lines: Vec<usize> = (self.devices.iter())
            .filter_map(|device| device.connection)
            .filter(|&connection| self.connections[connection].node == node)
            .collect();
        for connection in lines {
            if self.fate.happens(700) {
                self.transmit_down(connection, Down::Closed);
            } else {
                self.tally.half_open += 1;
            }
            let line = &mut self.connections[connection];
            (line.up.lost, line.down.lost) = (true, true);
        }
    }

    pub(super) fn transmit_up(&mut self, connection: usize, up: Up) {
        if self.is_lost(connection, |line| &mut line.up) {
            return;
        }
        let takes = self.fate.between(1, 2 * self.schedule.latency);
        let at = self.connections[connection].up.arrival(self.now, takes);
        if self.is_doubled(matches!(up, Up::Text(_))) {
            self.come(at - self.now, What::Up { connection, up: up.clone() });
        }
        self.come(at - self.now, What::Up { connection, up });
    }

    pub(super) fn transmit_down(&mut self, connection: usize, down: Down) {
        if self.is_lost(connection, |line| &mut line.down) {
            return;
        }
        let takes = self.fate.between(1, 2 * self.schedule.latency);
        let at = self.connections[connection].down.arrival(self.now, takes);
        if self.is_doubled(matches!(down, Down::Text(_))) {
            self.come(at - self.now, What::Down { connection, down: down.clone() });
        }
        self.come(at - self.now, What::Down { connection, down });
    }

    /// Whether a message is lost, and all that follow it.
    fn is_lost(&mut self, connection: usize, way: impl Fn(&mut Connection) -> &mut Way) -> bool {
        let drops = self.schedule.drop > 0 && self.is_disturbed() && self.fate.happens(self.schedule.drop);
        let cut_off = self.devices[self.connections[connection].device].cut_off > self.now;
        let way = way(&mut self.connections[connection]);
        way.lost |= drops || cut_off;
        self.tally.drops += u64::from(way.lost);
        way.lost
    }

    fn is_doubled(&mut self, text: bool) -> bool {
        let doubled = text && self.schedule.duplicate > 0 && self.fate.happens(self.schedule.duplicate);
        self.tally.duplicates += u64::from(doubled);
        doubled
    }

    /// Something arrives at a server.
    pub(super) fn arrive_up(&mut self, connection: usize, up: Up) -> Check {
        let Connection { device, table, node, life, socket, .. } = self.connections[connection];
        if self.nodes[node].life != life || self.nodes[node].host.is_none() {
            // Nobody is there any more, or yet.
            self.connections[connection].up.lost = true;
            self.transmit_down(connection, Down::Closed);
            return Ok(());
        }
        if matches!(up, Up::Text(_)) && self.devices[device].connection != Some(connection) {
            self.tally.late += 1;
        }
        match up {
            Up::Open => {
                self.transmit_down(connection, Down::Open);
                self.handle(node, Input::Opened { socket, table })
            }
            Up::Text(text) => self.handle(node, Input::Text { socket, text }),
            Up::Closed => self.handle(node, Input::Closed { socket }),
        }
    }

    /// Something arrives at a device. What comes from a line that it has given up is not handed over.
    pub(super) fn arrive_down(&mut self, connection: usize, down: &Down) {
        let device = self.connections[connection].device;
        if self.devices[device].connection != Some(connection) || !self.devices[device].on {
            self.tally.late += u64::from(matches!(down, Down::Text(_)));
            return;
        }
        let client = &mut self.devices[device].client;
        let effects = match down {
            Down::Open => client.opened(self.now),
            Down::Text(text) => client.heard(text, self.now),
            Down::Closed => client.closed(self.now),
        };
        if matches!(down, Down::Closed) {
            self.devices[device].connection = None;
        }
        self.carry_out(device, effects);
    }

    /// A server sends a text, which is read on its way. Its clocks are compared if it knows so
    /// much of the table.
    pub(super) fn send(&mut self, socket: Socket, text: Arc<str>, known: Option<u64>) -> Check {
        let Ok(connection) = usize::try_from(socket.0) else { return Ok(()) };
        let Connection { table, role, .. } = self.connections[connection];
        self.tally.texts += 1;
        if Some(table) == self.table {
            self.check_claim(role, &text)?;
        }
        if let Some(ledger) = self.ledgers.get(&table) {
            ledger.check_text(role, &text)?;
            let chair = role.and_then(Role::chair);
            if text.starts_with(r#"{"type":"done""#) {
                match (blazon_wire::read(&text), chair) {
                    (Ok(ToClient::Done { key, number }), Some(chair)) => {
                        ledger.check_done(chair, key, number)?;
                        self.tally.acknowledged += 1;
                    }
                    _ => return Err(format!("{role:?} is told {text}")),
                }
            }
            // With several servers nobody has a clock that is everybody's; and a server may not know yet what the store
            // has.
            if text.starts_with(r#"{"type":"clock""#)
                && self.nodes.len() == 1
                && known == Some(ledger.len())
                && let Ok(ToClient::Clock(clock)) = blazon_wire::read(&text)
            {
                ledger.check_clock(&clock, self.now, &self.down, self.generosity())?;
                self.tally.clocks += 1;
            }
        }
        self.transmit_down(connection, Down::Text(text));
        Ok(())
    }

    /// How much more than they really have players may be told at most, in milliseconds: a server that starts does not
    /// know exactly when the last one ended, and whoever sleeps does not know exactly when they woke up.
    fn generosity(&self) -> u64 {
        if self.nodes.iter().any(|node| node.was_put_back) {
            return u64::MAX / 2;
        }
        2 * super::NODE_TICK * (1 + self.tally.restarts + self.tally.jumps)
    }

    /// Something that makes no sense, from a client that has a line.
    pub(super) fn say_nonsense(&mut self, device: usize) {
        let Some(connection) = self.devices[device].connection else { return };
        let last = self.devices[device].client.last();
        // Whoever says a wrong token before the right one is rightly refused.
        let greeted = self.devices[device].client.line() == Line::Open;
        let standing = self.devices[device].client.standing();
        let own = matches!(self.devices[device].owner, Owner::Player(_));
        // What the other player could do.
        let theirs = if standing.seat() == Some(Seat::Second) { "F:12" } else { "S:12" };
        let key = Key(self.fate.number());
        let wants = |intent: &str| {
            format!(r#"{{"type":"do","last":{last},"key":"{key}","intent":{{"kind":{intent}}}}}"#)
        };
        let text = match self.fate.between(0, 10) {
            0 => String::new(),
            1 => "{".into(),
            2 => "null".into(),
            3 => "\u{202e}{\"type\":\"ping\"}".into(),
            4 => "x".repeat(9_000),
            5 => r#"{"type":"shuffle"}"#.into(),
            6 => wants(r#""play","event":"d/b/s2/?""#),
            7 => wants(&format!(r#""play","event":"{theirs}""#)),
            8 if own => wants(r#""claim""#),
            8 => wants(r#""resign""#),
            _ if !greeted => "[]".into(),
            _ => r#"{"type":"hello","version":1,"token":"00112233445566778899aabbccddeeff","last":0}"#.into(),
        };
        self.transmit_up(connection, Up::Text(text));
    }
}
