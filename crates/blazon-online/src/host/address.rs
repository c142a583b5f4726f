use blazon_wire::online::Reason;

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
    fn new(limits: &Limits, awake: u64) -> Address {
        Address { tables: Bucket::full(limits.tables, awake), requests: Bucket::full(limits.requests, awake) }
    }

    /// Whether it has asked for nothing for so long that it can be forgotten.
    pub(super) fn is_quiet(&self, limits: &Limits, awake: u64) -> bool {
        self.tables.is_full(limits.tables, awake) && self.requests.is_full(limits.requests, awake)
    }
}

impl Handling<'_> {
    /// Counts a request of an address, or refuses it and says after how many milliseconds to try again.
    pub(super) fn admit(&mut self, address: &str, creates: bool) -> Result<(), (Reason, u64)> {
        let (limits, awake) = (self.host.limits, self.host.time.awake());
        let address =
            (self.host.addresses).entry(address.to_owned()).or_insert_with(|| Address::new(&limits, awake));
        address.requests.take(limits.requests, awake).map_err(|wait| (Reason::TooManyRequests, wait))?;
        if creates {
            address.tables.take(limits.tables, awake).map_err(|wait| (Reason::TooManyTables, wait))?;
        }
        Ok(())
    }
}
