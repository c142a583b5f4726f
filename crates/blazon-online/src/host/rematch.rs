use blazon::Seat;
use blazon_dice::{Chair, Salt, Secret};
use blazon_wire::online::{Entry, Fact, Opened, Sitter, Starts, TableId, Terms};

use super::Effect;
use super::handling::Handling;
use super::job::{Follow, Job, Wanted};
use super::live::Busy;
use crate::room::Room;

impl Handling<'_> {
    /// Starts to make the table at which two players go on, seats swapped. They are sent there when the store has it.
    pub(super) fn rematch(&mut self, table: TableId, chair: Chair, wanted: Wanted) {
        let (secret, salt) = (Secret::from(self.host.bytes()), Salt::from(self.host.bytes()));
        let Some(opened) = self.host.room(table).and_then(|room| next_opened(room, secret, salt)) else {
            return;
        };
        let Some(next) = self.host.room(table).map(Room::next_table) else { return };
        let at = self.host.time.now();
        let entry = Entry { at, key: None, fact: Fact::Opened(Box::new(opened)) };
        let line = blazon_wire::line(&entry);
        let Ok(room) = Room::new(next, [entry], &self.host.outages) else { return };
        let ticket = self.wait(table, Busy::Following(Follow { wanted, chair, table: next }));
        self.effects.push(Effect::Append {
            ticket,
            table: next,
            expected: 0,
            entries: vec![line],
            phase: room.phase(),
            listed: room.is_listed(),
            due: room.due_at(&self.host.limits, &self.host.outages),
            rolls: Vec::new(),
        });
    }

    /// The other table is there: that is said at this one.
    pub(super) fn follow(&mut self, table: TableId, follow: Follow) {
        if let Some(live) = self.host.tables.get_mut(&table) {
            live.jobs.push_front(Job::Follow(follow));
        }
    }
}

/// How the table is made at which the players of another go on.
fn next_opened(room: &Room, secret: Secret, salt: Salt) -> Option<Opened> {
    let opened = room.opened();
    let starts = match room.seat(Chair::Host) {
        Some(Seat::First) => Starts::Guest,
        Some(Seat::Second) => Starts::Host,
        None => opened.terms.starts,
    };
    Some(Opened {
        terms: Terms { starts, listed: false, ..opened.terms },
        host: opened.host.clone(),
        guest: Some(Sitter::clone(room.guest()?)),
        invitation: None,
        watch: opened.watch,
        secret,
        salt,
        follows: Some(room.id()),
    })
}
