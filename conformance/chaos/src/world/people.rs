use blazon_dice::Chair;
use blazon_online::{Client, Credential, Standing};
use blazon_wire::online::{Intent, Question, Reaction};

use super::{DEVICE_TICK, What, World};
use crate::device::{Device, Owner};
use crate::person::choose;

impl World {
    /// Somebody comes with a device.
    pub(super) fn new_device(&mut self, owner: Owner) {
        let Some(table) = self.table else { return };
        let credential = match owner {
            Owner::Player(chair) => Credential::Seat(self.people[chair].key),
            Owner::Watcher => match &self.created {
                Some(created) => Credential::Watch(created.watch),
                None => return,
            },
            Owner::Stranger => Credential::Watch(self.fate.bytes().into()),
        };
        let (mut client, effects) = Client::new(table, credential, self.fate.number(), self.now);
        if self.fate.happens(100) {
            client = client.told_what_is_legal();
        }
        let device = self.devices.len();
        self.devices.push(Device {
            owner,
            credential,
            client,
            connection: None,
            on: true,
            cut_off: 0,
            open: None,
            deciding: false,
        });
        self.carry_out(device, effects);
        let wait = self.fate.between(1, DEVICE_TICK);
        self.come(wait, What::DeviceTick { device });
    }

    /// A device is switched off: the page is closed.
    pub(super) fn switch_off(&mut self, device: usize) {
        self.disconnect(device);
        self.devices[device].on = false;
    }

    /// A device is switched on, and has forgotten everything but its link.
    pub(super) fn switch_on(&mut self, device: usize) {
        let chair = self.devices[device].owner.chair();
        if self.devices[device].on || chair.is_some_and(|chair| self.left[chair]) {
            return;
        }
        self.devices[device].on = true;
        self.begin(device);
        self.come(DEVICE_TICK, What::DeviceTick { device });
    }

    /// A device begins again with nothing but its link.
    pub(super) fn begin(&mut self, device: usize) {
        let Some(table) = self.table else { return };
        self.disconnect(device);
        let credential = self.devices[device].credential;
        let (client, effects) = Client::new(table, credential, self.fate.number(), self.now);
        self.devices[device].client = client;
        self.carry_out(device, effects);
    }

    /// Something has changed on a device: its owner may have something to do.
    pub(super) fn consider(&mut self, device: usize) {
        let Owner::Player(chair) = self.devices[device].owner else { return };
        if self.devices[device].deciding || !self.devices[device].on {
            return;
        }
        let standing = self.devices[device].client.standing();
        if self.follow(device, &standing) {
            return;
        }
        let other_asks = standing.asked.is_some_and(|(by, _)| by != chair);
        let again = standing.is_over() && self.plays_again(&standing);
        if standing.is_asked() || other_asks || standing.claim || again {
            self.devices[device].deciding = true;
            let wait = self.fate.between(20, 1_200);
            self.come(wait, What::Decide { device });
        }
    }

    /// Goes on at the next table, if there is one. Whoever watches is told the same.
    fn follow(&mut self, device: usize, standing: &Standing) -> bool {
        let Some(next) = standing.next.filter(|_| self.schedule.manners.rematch) else { return false };
        if self.table == Some(standing.table) {
            self.tally.rematches += 1;
            self.table = Some(next);
        }
        if self.table == Some(next) && standing.table != next {
            // All the other devices come along: theirs would hear of it next.
            for other in 0..self.devices.len() {
                if self.devices[other].on && other != device {
                    self.begin(other);
                }
            }
            self.begin(device);
            return true;
        }
        false
    }

    fn plays_again(&self, standing: &Standing) -> bool {
        self.schedule.manners.rematch
            && self.tally.rematches == 0
            && standing.next.is_none()
            && self.can_play_again()
    }

    /// Somebody has made up their mind.
    pub(super) fn decide(&mut self, device: usize) {
        self.devices[device].deciding = false;
        let Owner::Player(chair) = self.devices[device].owner else { return };
        if !self.devices[device].on {
            return;
        }
        let standing = self.devices[device].client.standing();
        // What they did last is still on its way: they wait.
        if standing.unanswered > 0 || self.follow(device, &standing) {
            return;
        }
        if let Some(intent) = self.wish(chair, &standing) {
            let effects = self.devices[device].client.act(intent);
            self.carry_out(device, effects);
        } else if standing.is_over() && self.plays_again(&standing) {
            self.consider(device);
        }
    }

    /// What a player wants to do.
    fn wish(&mut self, chair: Chair, standing: &Standing) -> Option<Intent> {
        let manners = self.schedule.manners;
        if let Some((_, question)) = standing.asked.filter(|(by, _)| *by != chair) {
            let yes = match question {
                Question::TakeBack => self.fate.happens(700),
                Question::Tie => self.fate.happens(manners.agree),
                Question::Rematch => true,
            };
            return Some(Intent::Answer { yes });
        }
        if standing.is_over() {
            let asks = self.plays_again(standing) && standing.asked.is_none() && self.fate.happens(500);
            return asks.then_some(Intent::Ask { question: Question::Rematch });
        }
        if standing.claim && manners.left.is_some() {
            return manners.left;
        }
        if !standing.is_asked() {
            return None;
        }
        if manners.left.is_some() && chair == Chair::Guest && self.fate.happens(30) {
            self.leave(chair);
            return None;
        }
        if self.fate.happens(manners.react) {
            self.react(chair);
        }
        if standing.asked.is_none() && self.fate.happens(manners.take_back) {
            return Some(Intent::Ask { question: Question::TakeBack });
        }
        if standing.asked.is_none() && self.fate.happens(manners.tie) {
            return Some(Intent::Ask { question: Question::Tie });
        }
        if self.fate.happens(manners.resign) {
            return Some(Intent::Resign);
        }
        let event = choose(self.people[chair].taste, standing.seat()?, standing.position()?)?;
        Some(Intent::Play { event })
    }

    /// A player leaves for good.
    fn leave(&mut self, chair: Chair) {
        self.left[chair] = true;
        for device in 0..self.devices.len() {
            if self.devices[device].owner == Owner::Player(chair) {
                self.switch_off(device);
            }
        }
    }

    fn react(&mut self, chair: Chair) {
        let own = |device: &Device| device.on && device.owner == Owner::Player(chair);
        if let Some(device) = self.devices.iter().position(own) {
            let effects = self.devices[device].client.react(Reaction::Nice);
            self.carry_out(device, effects);
        }
    }
}
