use blazon_wire::online::{Bulletin, Connected, Part, Presence, Reacted, SIGNAL_LIMIT, Spent};

/// What a bulletin takes up at most besides what it says, in bytes.
const ENVELOPE: usize = 250;

/// As few bulletins as hold all that there is to say, without numbers.
#[derive(Debug, Default)]
pub(super) struct Bundle {
    pub(super) bulletins: Vec<Bulletin>,
    /// How many bytes the last of them has left.
    left: usize,
}

impl Bundle {
    /// Adds who is at a table.
    pub(super) fn add_table(&mut self, presence: Presence) {
        let bytes = blazon_wire::line(&presence).len();
        self.with_room(bytes, |bulletin| bulletin.tables.push(presence));
    }

    /// Adds a short word.
    pub(super) fn add_reaction(&mut self, reacted: Reacted) {
        let bytes = blazon_wire::line(&reacted).len();
        self.with_room(bytes, |bulletin| bulletin.reactions.push(reacted));
    }

    /// Adds what an address has asked for.
    pub(super) fn add_spent(&mut self, spent: Spent) {
        let bytes = blazon_wire::line(&spent).len();
        self.with_room(bytes, |bulletin| bulletin.spent.push(spent));
    }

    /// Adds how many sockets an address has.
    pub(super) fn add_connected(&mut self, connected: Connected) {
        let bytes = blazon_wire::line(&connected).len();
        self.with_room(bytes, |bulletin| bulletin.connected.push(connected));
    }

    /// The same as everything that holds, even if that is nothing.
    pub(super) fn whole(mut self) -> Vec<Bulletin> {
        if self.bulletins.is_empty() {
            self.bulletins.push(Bulletin::default());
        }
        let of = u32::try_from(self.bulletins.len()).unwrap_or(u32::MAX);
        for (nth, bulletin) in (1..).zip(&mut self.bulletins) {
            bulletin.whole = Some(Part { nth, of });
        }
        self.bulletins
    }

    /// Adds something of so many bytes where there is room for it.
    fn with_room(&mut self, bytes: usize, add: impl FnOnce(&mut Bulletin)) {
        // With a comma.
        let bytes = bytes + 1;
        if self.bulletins.is_empty() || self.left < bytes {
            self.bulletins.push(Bulletin::default());
            self.left = SIGNAL_LIMIT - ENVELOPE;
        }
        self.left = self.left.saturating_sub(bytes);
        if let Some(last) = self.bulletins.last_mut() {
            add(last);
        }
    }
}

#[cfg(test)]
mod tests {
    use blazon_wire::online::{AddressDigest, NodeId, Signal, TableId, Word};

    use super::*;

    #[test]
    fn no_signal_is_longer_than_it_may_be_and_few_are_short() {
        let mut bundle = Bundle::default();
        for nth in 0..1_000 {
            let table = TableId(u64::MAX - nth);
            let many = u32::MAX;
            bundle.add_table(Presence { table, host: many, guest: many, watchers: many, open: None });
            bundle.add_spent(Spent { address: AddressDigest(nth), tables: many, requests: many });
        }
        let bulletins = bundle.whole();
        let texts: Vec<String> = bulletins
            .into_iter()
            .map(|bulletin| {
                let word = Word::Bulletin(Bulletin { number: u64::MAX, ..bulletin });
                blazon_wire::line(&Signal::new(NodeId(u64::MAX), word))
            })
            .collect();
        assert!(texts.iter().all(|text| text.len() <= SIGNAL_LIMIT));
        let whole = &texts[..texts.len() - 1];
        assert!(whole.iter().all(|text| text.len() > SIGNAL_LIMIT - 2 * ENVELOPE), "they are filled");
    }
}
