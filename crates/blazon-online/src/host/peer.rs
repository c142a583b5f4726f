use std::collections::{BTreeMap, BTreeSet};

use blazon_wire::online::{AddressDigest, Bulletin, Presence, Reacted, Spent, TableId};

/// How long a bulletin may be missing that others have overtaken, in milliseconds, before everything is asked for.
const PATIENCE: u64 = 500;

/// After how many milliseconds it is asked for again.
const ASK_AGAIN: u64 = 1_000;

/// The most bulletins that wait for one before them.
const MOST_EARLY: usize = 256;

/// Another server of the same store, as far as it was heard. Times are those in which this server was awake.
#[derive(Debug)]
pub(super) struct Peer {
    /// When it was last heard.
    pub(super) heard: u64,
    /// Who is where, by its own account.
    pub(super) tables: BTreeMap<TableId, Presence>,
    /// How many sockets each address has there.
    connected: BTreeMap<AddressDigest, u32>,
    /// The number of the last bulletin that was taken in, after all before it; nothing until it has said everything.
    number: Option<u64>,
    /// The number of its last bulletin, by its own account.
    last: u64,
    /// Bulletins that have overtaken others.
    early: BTreeMap<u64, Bulletin>,
    /// What it has said so far of everything that holds.
    gathered: Option<(BTreeMap<TableId, Presence>, BTreeMap<AddressDigest, u32>)>,
    /// Since when something is missing.
    behind: Option<u64>,
    /// When it was last asked for everything.
    asked: Option<u64>,
}

/// What is new by what others have said.
#[derive(Debug, Default)]
pub(super) struct Tidings {
    /// Tables at which somebody has come or gone.
    pub(super) changed: BTreeSet<TableId>,
    /// Short words, in order.
    pub(super) reactions: Vec<Reacted>,
    /// What addresses have asked for elsewhere.
    pub(super) spent: Vec<Spent>,
}

impl Peer {
    /// One that is heard for the first time. What it has said before is missing.
    pub(super) fn new(awake: u64) -> Peer {
        Peer {
            heard: awake,
            tables: BTreeMap::new(),
            connected: BTreeMap::new(),
            number: None,
            last: 0,
            early: BTreeMap::new(),
            gathered: None,
            behind: Some(awake),
            asked: None,
        }
    }

    /// It says what its last bulletin was.
    pub(super) fn beat(&mut self, number: u64, awake: u64) {
        self.last = self.last.max(number);
        self.note_what_is_missing(awake);
    }

    /// It says what has changed. Bulletins are taken in by number, each once: what comes early waits, what comes twice or
    /// too late is dropped.
    pub(super) fn take_in(&mut self, bulletin: Bulletin, awake: u64, tidings: &mut Tidings) {
        if self.number.is_some_and(|number| bulletin.number <= number) {
            return;
        }
        if self.early.len() >= MOST_EARLY {
            self.early.clear();
        }
        self.last = self.last.max(bulletin.number);
        self.early.insert(bulletin.number, bulletin);
        while let Some(next) = self.next().or_else(|| self.skip(tidings)) {
            self.apply(next, tidings);
        }
        self.note_what_is_missing(awake);
    }

    /// Whether it has to be asked for everything. It is taken to have been.
    pub(super) fn is_to_be_asked(&mut self, awake: u64) -> bool {
        let patience = if self.number.is_none() { 0 } else { PATIENCE };
        let misses = self.is_behind(awake, patience);
        let asks = misses && self.asked.is_none_or(|asked| awake.saturating_sub(asked) >= ASK_AGAIN);
        if asks {
            self.asked = Some(awake);
        }
        asks
    }

    /// Whether something has been missing for so many milliseconds.
    pub(super) fn is_behind(&self, awake: u64, long: u64) -> bool {
        self.behind.is_some_and(|since| awake.saturating_sub(since) >= long)
    }

    /// How many sockets an address has there.
    pub(super) fn connected(&self, address: AddressDigest) -> Option<u32> {
        self.connected.get(&address).copied()
    }

    /// Whether it has never said everything.
    pub(super) fn is_new(&self) -> bool {
        self.number.is_none()
    }

    /// The bulletin after the last one.
    fn next(&mut self) -> Option<Bulletin> {
        self.early.remove(&self.number?.checked_add(1)?)
    }

    /// The first of those that say everything, if they are there and something before them is missing. Of what they make
    /// needless, only what happened is of use.
    fn skip(&mut self, tidings: &mut Tidings) -> Option<Bulletin> {
        let begins = |bulletin: &Bulletin| bulletin.whole.is_some_and(|part| part.nth == 1);
        let (&first, _) = self.early.iter().rev().find(|(_, bulletin)| begins(bulletin))?;
        let rest = self.early.split_off(&first);
        for needless in std::mem::replace(&mut self.early, rest).into_values() {
            tidings.reactions.extend(needless.reactions);
            tidings.spent.extend(needless.spent);
        }
        self.gathered = Some((BTreeMap::new(), BTreeMap::new()));
        self.early.remove(&first)
    }

    fn apply(&mut self, bulletin: Bulletin, tidings: &mut Tidings) {
        self.number = Some(bulletin.number);
        tidings.reactions.extend(bulletin.reactions);
        tidings.spent.extend(bulletin.spent);
        let (tables, connected) = match &mut self.gathered {
            Some((tables, connected)) => (tables, connected),
            None => (&mut self.tables, &mut self.connected),
        };
        for known in bulletin.connected {
            if known.sockets == 0 {
                connected.remove(&known.address);
            } else {
                connected.insert(known.address, known.sockets);
            }
        }
        for presence in bulletin.tables {
            let table = presence.table;
            let before =
                if presence.is_empty() { tables.remove(&table) } else { tables.insert(table, presence) };
            if before.as_ref() != tables.get(&table) {
                tidings.changed.insert(table);
            }
        }
        if bulletin.whole.is_some_and(|part| part.nth >= part.of)
            && let Some((tables, connected)) = self.gathered.take()
        {
            self.connected = connected;
            let before = std::mem::replace(&mut self.tables, tables);
            tidings.changed.extend(before.into_keys());
        }
    }

    fn note_what_is_missing(&mut self, awake: u64) {
        let whole = self.number.is_some_and(|number| number >= self.last) && self.gathered.is_none();
        self.behind = if whole { None } else { self.behind.or(Some(awake)) };
    }
}
