use super::lines::{Down, Up};
use super::{What, World};
use crate::device::{Device, Owner};
use crate::schedule::Accident;

impl World {
    /// Something goes wrong, or at least happens.
    pub(super) fn accident(&mut self) {
        let Some(accident) = self.fate.pick(&self.schedule.accidents) else { return };
        match accident {
            Accident::Kill => {
                let node = self.any_node();
                self.kill(node);
            }
            Accident::Stop => self.stop(),
            Accident::Cut => self.cut(),
            Accident::HalfOpen => self.half_open(),
            Accident::Partition => {
                let lasts = self.fate.between(1_000, 40_000);
                if let Some(device) = self.any_device(|device| device.on) {
                    self.tally.partitions += 1;
                    self.devices[device].cut_off = self.now + lasts;
                }
            }
            Accident::Forward => self.put_clock(1),
            Accident::Back => self.put_clock(-1),
            Accident::Full => self.full_until = self.now + self.fate.between(500, 8_000),
            Accident::Unavailable => self.unavailable_until = self.now + self.fate.between(200, 6_000),
            Accident::Reload => {
                if let Some(device) = self.any_device(|device| device.on && device.owner != Owner::Stranger) {
                    self.tally.reloads += 1;
                    self.begin(device);
                }
            }
            Accident::Move => {
                let player = |device: &Device| device.on && device.owner.chair().is_some();
                if let Some(device) = self.any_device(player) {
                    self.tally.moves += 1;
                    self.switch_off(device);
                    self.new_device(self.devices[device].owner);
                }
            }
            Accident::Tab => self.tab(),
            Accident::Watcher => self.watcher(),
            Accident::Absence => self.absence(),
            Accident::Stranger => {
                if self.table.is_some() {
                    self.tally.strangers += 1;
                    let device = self.devices.len();
                    self.new_device(Owner::Stranger);
                    self.say_nonsense(device);
                    self.come(5_000, What::SwitchOff { device });
                }
            }
            Accident::Garbage => {
                if let Some(device) = self.any_device(|device| device.connection.is_some()) {
                    self.tally.garbage += 1;
                    self.say_nonsense(device);
                }
            }
        }
    }

    /// A server is killed, and starts again later.
    pub(super) fn kill(&mut self, node: usize) {
        if self.nodes[node].host.is_none() {
            return;
        }
        self.tally.kills += 1;
        self.end(node);
        let wait = match self.fate.between(0, 100) {
            0..90 => self.fate.between(10, 3_000),
            90..99 => self.fate.between(3_000, 20_000),
            _ => self.fate.between(3_600_000, 2 * 3_600_000),
        };
        self.come(wait, What::Start { node });
    }

    fn stop(&mut self) {
        let node = self.any_node();
        if self.nodes[node].host.is_none() {
            return;
        }
        self.tally.stops += 1;
        let life = self.nodes[node].life;
        self.come(0, What::AtNode { node, life, input: blazon_online::Input::Stop });
        self.come(500, What::Stopped { node, life });
        let wait = self.fate.between(600, 5_000);
        self.come(wait, What::Start { node });
    }

    fn cut(&mut self) {
        if let Some(connection) = self.any_line() {
            self.tally.cuts += 1;
            self.transmit_up(connection, Up::Closed);
            self.transmit_down(connection, Down::Closed);
            self.lose(connection);
        }
    }

    fn half_open(&mut self) {
        if let Some(connection) = self.any_line() {
            self.tally.half_open += 1;
            match self.fate.between(0, 3) {
                0 => self.transmit_up(connection, Up::Closed),
                1 => self.transmit_down(connection, Down::Closed),
                _ => {}
            }
            self.lose(connection);
        }
    }

    fn lose(&mut self, connection: usize) {
        let line = &mut self.connections[connection];
        (line.up.lost, line.down.lost) = (true, true);
    }

    /// A server's clock is put forward or back. Where there are several, they agree on the time.
    fn put_clock(&mut self, sign: i64) {
        if self.nodes.len() > 1 {
            return;
        }
        self.tally.jumps += 1;
        // A few seconds forward cannot be told from a slow server.
        let by = self.fate.between(20_000, 10 * 3_600_000);
        self.nodes[0].put(sign * i64::try_from(by).unwrap_or_default());
    }

    fn tab(&mut self) {
        let player = |device: &Device| device.on && device.owner.chair().is_some();
        let Some(device) = self.any_device(player) else { return };
        let owner = self.devices[device].owner;
        let tabs = self.devices.iter().filter(|other| other.on && other.owner == owner).count();
        if tabs > 1 {
            self.switch_off(device);
        } else {
            self.tally.tabs += 1;
            self.new_device(owner);
        }
    }

    fn watcher(&mut self) {
        match self.any_device(|device| device.on && device.owner == Owner::Watcher) {
            Some(device) if self.fate.happens(500) => self.switch_off(device),
            _ => {
                self.tally.watchers += 1;
                self.new_device(Owner::Watcher);
            }
        }
    }

    fn absence(&mut self) {
        self.tally.absences += 1;
        let lasts = self.fate.between(2_000, 60_000);
        for device in 0..self.devices.len() {
            if self.devices[device].on {
                self.switch_off(device);
                self.come(lasts, What::SwitchOn { device });
            }
        }
    }

    /// A device that is so, if there is one.
    fn any_device(&mut self, is_so: impl Fn(&Device) -> bool) -> Option<usize> {
        let devices: Vec<usize> = (0..self.devices.len()).filter(|&at| is_so(&self.devices[at])).collect();
        self.fate.pick(&devices)
    }

    /// A line that is open, if there is one.
    fn any_line(&mut self) -> Option<usize> {
        let device = self.any_device(|device| device.on && device.connection.is_some())?;
        self.devices[device].connection
    }
}
