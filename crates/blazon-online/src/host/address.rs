use blazon_wire::online::{AddressDigest, Reason, Spent};
use sha2::{Digest, Sha256};

use super::Host;
use super::handling::Handling;
use crate::limits::Limits;
use crate::rate::Bucket;

/// What one address has asked for.
#[derive(Debug)]
pub(super) struct Address {
    tables: Bucket,
    requests: Bucket,
}

impl Address {
    /// One that has asked for nothing.
    pub(super) fn new(limits: &Limits, awake: u64) -> Address {
        Address { tables: Bucket::full(limits.tables, awake), requests: Bucket::full(limits.requests, awake) }
    }

    /// Counts what it has asked for on another server.
    pub(super) fn spend(&mut self, limits: &Limits, awake: u64, spent: Spent) {
        self.tables.spend(limits.tables, awake, spent.tables);
        self.requests.spend(limits.requests, awake, spent.requests);
    }

    /// Whether it has asked for nothing for so long that it can be forgotten.
    pub(super) fn is_quiet(&self, limits: &Limits, awake: u64) -> bool {
        self.tables.is_full(limits.tables, awake) && self.requests.is_full(limits.requests, awake)
    }
}

impl Host {
    /// Notes how many sockets an address has at this server, so that others can count them too.
    pub fn connect(&mut self, address: &str, sockets: usize) {
        if let Some(company) = &mut self.company {
            company.connect(digest(address), u32::try_from(sockets).unwrap_or(u32::MAX));
        }
    }

    /// How many sockets an address has at other servers of the same store, as far as they have said.
    pub fn connected_elsewhere(&self, address: &str) -> usize {
        let company = self.company.as_ref();
        company.map_or(0, |company| company.connected_elsewhere(digest(address)) as usize)
    }
}

impl Handling<'_> {
    /// Counts a request of an address, or refuses it and says after how many milliseconds to try again.
    pub(super) fn admit(&mut self, address: &str, creates: bool) -> Result<(), (Reason, u64)> {
        let (limits, awake) = (self.host.limits, self.host.time.awake());
        let digest = digest(address);
        let address = self.host.addresses.entry(digest).or_insert_with(|| Address::new(&limits, awake));
        address.requests.take(limits.requests, awake).map_err(|wait| (Reason::TooManyRequests, wait))?;
        let made = if creates { address.tables.take(limits.tables, awake) } else { Ok(()) };
        if let Some(company) = &mut self.host.company {
            company.spend(digest, u32::from(creates && made.is_ok()), 1);
        }
        made.map_err(|wait| (Reason::TooManyTables, wait))
    }
}

/// What stands for an address: the first bytes of its SHA-256.
fn digest(address: &str) -> AddressDigest {
    let digest = Sha256::digest(address);
    AddressDigest(digest.iter().take(8).fold(0, |number, &byte| number << 8 | u64::from(byte)))
}
