use blazon_wire::online::{Role, TableId};

use crate::bucket::Bucket;
use crate::limits::Limits;

/// Whoever is at the other end of a socket.
#[derive(Debug)]
pub(super) struct Visitor {
    pub(super) table: TableId,
    /// Who they are, once they have said so and it was found to be true.
    pub(super) role: Option<Role>,
    /// Whether they have said so.
    pub(super) greeted: bool,
    /// Whether they want to be told what is legal.
    pub(super) legal: bool,
    opened: u64,
    heard: u64,
    messages: Bucket,
}

impl Visitor {
    pub(super) fn new(table: TableId, now: u64, limits: &Limits) -> Visitor {
        Visitor {
            table,
            role: None,
            greeted: false,
            legal: false,
            opened: now,
            heard: now,
            messages: Bucket::full(limits.messages, now),
        }
    }

    /// Counts a message, or refuses it: there were too many.
    pub(super) fn hear(&mut self, now: u64, limits: &Limits) -> Result<(), u64> {
        self.heard = self.heard.max(now);
        let rate = if self.role == Some(Role::Watcher) { limits.watcher_messages } else { limits.messages };
        self.messages.take(rate, now)
    }

    /// Whether nothing was heard of them for too long.
    pub(super) fn is_silent(&self, now: u64, limits: &Limits) -> bool {
        let greeting = !self.greeted && now.saturating_sub(self.opened) > limits.hello;
        greeting || now.saturating_sub(self.heard) > limits.silence
    }
}
