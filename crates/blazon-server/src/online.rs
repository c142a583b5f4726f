use blazon_online::Limits;

use crate::origin::Origin;

/// How tables are held for people far apart.
#[derive(Clone, Debug)]
pub struct Online {
    /// How much of everything there may be at tables, and for how long.
    pub tables: Limits,
    /// How many sockets one address may have.
    pub sockets_an_address: usize,
    /// Other places than the server itself that its page may come from.
    pub origins: Vec<Origin>,
    /// Whether a proxy stands before the server and says where people are.
    pub behind_proxy: bool,
    /// Whether the server is there for the whole local network: then invitations that are made on its own computer carry an
    /// address that others can reach.
    pub local_network: bool,
}

impl Default for Online {
    fn default() -> Online {
        Online {
            tables: Limits::default(),
            sockets_an_address: 256,
            origins: Vec::new(),
            behind_proxy: false,
            local_network: false,
        }
    }
}
