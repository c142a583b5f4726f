use blazon_wire::online::{Role, TableId};

use crate::limits::Limits;
use crate::rate::{Bucket, Rate};

/// Whoever is at the other end of a socket. Times are those in which the server was awake.
#[derive(Debug)]
pub(super) struct Visitor {
    pub(super) table: TableId,
    /// Who they are, once they have said so and it was found to be true.
    pub(super) role: Option<Role>,
    /// Whether they have said so.
    pub(super) greeted: bool,
    /// Whether they want to be told what is legal.
    pub(super) legal: bool,
    /// The number of the entry after which they were last told.
    pub(super) told: u64,
    opened: u64,
    heard: u64,
    messages: Bucket,
}

impl Visitor {
    pub(super) fn new(table: TableId, awake: u64, limits: &Limits) -> Visitor {
        Visitor {
            table,
            role: None,
            greeted: false,
            legal: false,
            told: 0,
            opened: awake,
            heard: awake,
            messages: Bucket::full(limits.messages, awake),
        }
    }

    /// Lets them in. Watchers have less to say than players.
    pub(super) fn let_in(&mut self, role: Role, awake: u64, limits: &Limits) {
        self.role = Some(role);
        self.messages = Bucket::full(self.rate(limits), awake);
        // They have said who they are.
        let _ = self.messages.take(self.rate(limits), awake);
    }

    /// Counts a message, or refuses it because there were too many.
    pub(super) fn hear(&mut self, awake: u64, limits: &Limits) -> Result<(), u64> {
        self.heard = awake;
        self.messages.take(self.rate(limits), awake)
    }

    fn rate(&self, limits: &Limits) -> Rate {
        if self.role == Some(Role::Watcher) { limits.watcher_messages } else { limits.messages }
    }

    /// Whether nothing was heard of them for too long.
    pub(super) fn is_silent(&self, awake: u64, limits: &Limits) -> bool {
        let greeting = !self.greeted && awake.saturating_sub(self.opened) > limits.hello;
        greeting || awake.saturating_sub(self.heard) > limits.silence
    }
}
