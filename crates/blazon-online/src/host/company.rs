use std::collections::{BTreeMap, BTreeSet};

use blazon_wire::online::{
    AddressDigest, Bulletin, Connected, Misread, NodeId, Presence, Reacted, SIGNAL_LIMIT, Signal, Spent,
    TableId, Word,
};

use super::bundle::Bundle;
use super::peer::{Peer, Tidings};
use super::seated::Seated;

/// How often a server says that it is there, in milliseconds.
const BEAT: u64 = 2_000;

/// How long nothing may be heard of a server, in milliseconds. Then whoever was there is not there any more.
const LOST: u64 = 10_000;

/// How long a server may not hear itself, in milliseconds. Then it does not hear others either, and what it knows of them
/// says nothing.
const DEAF: u64 = 6_000;

/// How often everything that holds is said at most, in milliseconds, however many ask.
const WHOLE: u64 = 1_000;

/// The most servers that are listened to.
const MOST_PEERS: usize = 256;

/// The servers with which this one shares a store: what they have said, and what they have been told. Times are those in
/// which this server was awake.
#[derive(Debug)]
pub(super) struct Company {
    id: NodeId,
    peers: BTreeMap<NodeId, Peer>,
    /// Servers that have ended, and when. Something of theirs may still be on its way.
    ended: BTreeMap<NodeId, u64>,
    /// The number of the last bulletin.
    number: u64,
    /// Who is where, as others have been told, and whether the table is in the list of open tables.
    told: BTreeMap<TableId, (Seated, bool)>,
    /// What is to be said of tables.
    changes: Vec<Presence>,
    /// What short words are to be passed on.
    reactions: Vec<Reacted>,
    /// What addresses have asked for that others do not know of.
    spent: BTreeMap<AddressDigest, Spent>,
    /// How many sockets each address has here.
    connected: BTreeMap<AddressDigest, u32>,
    /// The addresses of which others do not know how many they have.
    reconnected: BTreeSet<AddressDigest>,
    /// When this server last said that it is there; nothing before it did.
    beat: Option<u64>,
    /// Whether somebody wants to be told everything.
    is_asked: bool,
    /// When everything was last said.
    told_all: Option<u64>,
    /// When this server last heard itself.
    heard_self: u64,
    /// When somebody was last heard who speaks another version.
    heard_foreign: Option<u64>,
}

impl Company {
    pub(super) fn new(id: NodeId) -> Company {
        Company {
            id,
            peers: BTreeMap::new(),
            ended: BTreeMap::new(),
            number: 0,
            told: BTreeMap::new(),
            changes: Vec::new(),
            reactions: Vec::new(),
            spent: BTreeMap::new(),
            connected: BTreeMap::new(),
            reconnected: BTreeSet::new(),
            beat: None,
            is_asked: false,
            told_all: None,
            heard_self: 0,
            heard_foreign: None,
        }
    }

    /// How many are at a table on other servers.
    pub(super) fn elsewhere(&self, table: TableId) -> Seated {
        self.accounts(table).map(|(_, presence)| Seated::from(presence)).sum()
    }

    /// What each other server says of a table.
    pub(super) fn accounts(&self, table: TableId) -> impl Iterator<Item = (NodeId, &Presence)> {
        self.peers.iter().filter_map(move |(&id, peer)| Some((id, peer.tables.get(&table)?)))
    }

    /// What others say of all tables.
    pub(super) fn presences(&self) -> impl Iterator<Item = &Presence> {
        self.peers.values().flat_map(|peer| peer.tables.values())
    }

    /// How many other servers are heard.
    pub(super) fn peers(&self) -> usize {
        self.peers.len()
    }

    /// The name of this server.
    pub(super) fn id(&self) -> NodeId {
        self.id
    }

    /// Something is said by a server of this store, perhaps by this one. What cannot be read is no matter.
    pub(super) fn hear(&mut self, text: &str, awake: u64) -> Tidings {
        let mut tidings = Tidings::default();
        if text.len() > SIGNAL_LIMIT {
            return tidings;
        }
        let Signal { from, word, .. } = match Signal::read(text) {
            Ok(signal) => signal,
            Err(Misread::Version) => {
                self.heard_foreign = Some(awake);
                return tidings;
            }
            Err(Misread::Malformed(_)) => return tidings,
        };
        if from == self.id {
            self.heard_self = awake;
            return tidings;
        }
        if self.ended.contains_key(&from) {
            return tidings;
        }
        if word == Word::End {
            self.ended.insert(from, awake);
            self.forget(from, &mut tidings);
            return tidings;
        }
        if self.peers.len() >= MOST_PEERS && !self.peers.contains_key(&from) {
            return tidings;
        }
        let peer = self.peers.entry(from).or_insert_with(|| Peer::new(awake));
        peer.heard = awake;
        match word {
            Word::Beat { number } => peer.beat(number, awake),
            Word::Bulletin(bulletin) => peer.take_in(bulletin, awake, &mut tidings),
            Word::Ask { of } => self.is_asked |= of.is_none_or(|of| of == self.id),
            Word::End => {}
        }
        tidings
    }

    /// Lets time pass. Servers of which nothing is heard are dropped, unless it is this one that does not hear.
    pub(super) fn pass(&mut self, awake: u64) -> Tidings {
        let mut tidings = Tidings::default();
        self.ended.retain(|_, since| awake.saturating_sub(*since) <= LOST);
        if self.is_deaf(awake) {
            for peer in self.peers.values_mut() {
                peer.heard = awake;
            }
        }
        let lost = |peer: &Peer| awake.saturating_sub(peer.heard) > LOST;
        let lost: Vec<NodeId> = self.peers.iter().filter(|(_, peer)| lost(peer)).map(|(&id, _)| id).collect();
        for id in lost {
            self.forget(id, &mut tidings);
        }
        tidings
    }

    /// Whether somebody may be there of whom this server does not know.
    pub(super) fn is_in_doubt(&self, awake: u64) -> bool {
        let foreign = self.heard_foreign.is_some_and(|heard| awake.saturating_sub(heard) <= LOST);
        let mut peers = self.peers.values();
        self.is_deaf(awake) || foreign || peers.any(|peer| peer.is_new() || peer.is_behind(awake, LOST))
    }

    /// Notes how many are at a table on this server, and whether it is in the list of open tables. If that is news, others
    /// will be told.
    pub(super) fn note(&mut self, table: TableId, now: (Seated, bool), presence: impl FnOnce() -> Presence) {
        let before = self.told.get(&table).copied().unwrap_or_default();
        if now == before {
            return;
        }
        if now.0.is_empty() {
            self.told.remove(&table);
        } else {
            self.told.insert(table, now);
        }
        self.changes.push(presence());
    }

    /// Notes which tables this server has in memory: nobody is at any other.
    pub(super) fn keep(&mut self, is_there: impl Fn(TableId) -> bool) {
        let changes = &mut self.changes;
        self.told.retain(|&table, _| {
            let there = is_there(table);
            if !there {
                changes.push(Presence { table, host: 0, guest: 0, watchers: 0, open: None });
            }
            there
        });
    }

    /// Notes a short word that was said here.
    pub(super) fn react(&mut self, reacted: Reacted) {
        self.reactions.push(reacted);
    }

    /// Notes what an address has asked for here.
    pub(super) fn spend(&mut self, address: AddressDigest, tables: u32, requests: u32) {
        let spent = self.spent.entry(address).or_insert(Spent { address, tables: 0, requests: 0 });
        spent.tables = spent.tables.saturating_add(tables);
        spent.requests = spent.requests.saturating_add(requests);
    }

    /// Notes how many sockets an address has here.
    pub(super) fn connect(&mut self, address: AddressDigest, sockets: u32) {
        if sockets == 0 {
            self.connected.remove(&address);
        } else {
            self.connected.insert(address, sockets);
        }
        self.reconnected.insert(address);
    }

    /// How many sockets an address has at other servers.
    pub(super) fn connected_elsewhere(&self, address: AddressDigest) -> u32 {
        let counts = self.peers.values().filter_map(|peer| peer.connected(address));
        counts.fold(0, u32::saturating_add)
    }

    /// All that is to be said now.
    pub(super) fn speak(
        &mut self,
        awake: u64,
        presence: impl Fn(TableId) -> Option<Presence>,
    ) -> Vec<String> {
        let mut words = Vec::new();
        if self.beat.is_none() {
            words.push(Word::Ask { of: None });
        }
        let news = self.news();
        self.publish(news.bulletins, &mut words);
        // Everything that holds comes after what has changed: whoever has heard all of that learns nothing new by it.
        if self.is_asked && self.told_all.is_none_or(|told| awake.saturating_sub(told) >= WHOLE) {
            (self.is_asked, self.told_all) = (false, Some(awake));
            let mut all = Bundle::default();
            for presence in self.told.keys().filter_map(|&table| presence(table)) {
                all.add_table(presence);
            }
            for (&address, &sockets) in &self.connected {
                all.add_connected(Connected { address, sockets });
            }
            self.publish(all.whole(), &mut words);
        }
        let asked = self.peers.iter_mut().filter_map(|(&id, peer)| peer.is_to_be_asked(awake).then_some(id));
        words.extend(asked.map(|id| Word::Ask { of: Some(id) }));
        if self.beat.is_none_or(|beat| awake.saturating_sub(beat) >= BEAT) {
            self.beat = Some(awake);
            words.push(Word::Beat { number: self.number });
        }
        words.into_iter().map(|word| self.sign(word)).collect()
    }

    /// The last word of this server.
    pub(super) fn farewell(&self) -> String {
        self.sign(Word::End)
    }

    /// What others have not been told. They are taken to have been.
    fn news(&mut self) -> Bundle {
        let mut news = Bundle::default();
        for presence in self.changes.drain(..) {
            news.add_table(presence);
        }
        for reacted in self.reactions.drain(..) {
            news.add_reaction(reacted);
        }
        for spent in std::mem::take(&mut self.spent).into_values() {
            news.add_spent(spent);
        }
        for address in std::mem::take(&mut self.reconnected) {
            let sockets = self.connected.get(&address).copied().unwrap_or(0);
            news.add_connected(Connected { address, sockets });
        }
        news
    }

    fn publish(&mut self, bulletins: Vec<Bulletin>, words: &mut Vec<Word>) {
        for bulletin in bulletins {
            self.number += 1;
            words.push(Word::Bulletin(Bulletin { number: self.number, ..bulletin }));
        }
    }

    fn sign(&self, word: Word) -> String {
        blazon_wire::line(&Signal::new(self.id, word))
    }

    fn forget(&mut self, id: NodeId, tidings: &mut Tidings) {
        if let Some(peer) = self.peers.remove(&id) {
            tidings.changed.extend(peer.tables.into_keys());
        }
    }

    fn is_deaf(&self, awake: u64) -> bool {
        awake.saturating_sub(self.heard_self) > DEAF
    }
}
