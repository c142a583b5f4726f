use blazon_online::Socket;
use blazon_wire::online::{Role, TableId};

/// A line between a device and a server. What is sent over it comes in order or not at all.
#[derive(Debug)]
pub(crate) struct Connection {
    pub(crate) device: usize,
    pub(crate) table: TableId,
    pub(crate) node: usize,
    /// Which life of the server it leads to.
    pub(crate) life: u64,
    pub(crate) socket: Socket,
    /// Who is at the other end for the server, if it believes them.
    pub(crate) role: Option<Role>,
    pub(crate) up: Way,
    pub(crate) down: Way,
}

/// One direction of a line.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Way {
    /// When the last message arrives.
    arrives: u64,
    /// Whether a message was lost: then nothing that follows it arrives either.
    pub(crate) lost: bool,
}

impl Way {
    /// When a message that is sent now and takes so long arrives.
    pub(crate) fn arrival(&mut self, now: u64, takes: u64) -> u64 {
        self.arrives = self.arrives.max(now + takes);
        self.arrives
    }
}
