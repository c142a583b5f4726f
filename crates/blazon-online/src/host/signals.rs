use blazon_dice::Chair;
use blazon_wire::online::{OpenTable, Presence, Reason, Role, TableId, ToClient};

use super::address::Address;
use super::company::Company;
use super::handling::{Handling, POLICY};
use super::live::Live;
use super::peer::Tidings;
use super::seated::Seated;
use super::{Effect, Host, Socket};

/// The most sockets of a seat on another server that are believed.
const MOST_BELIEVED: u32 = 1_000;

impl Host {
    /// How many are at a table on other servers.
    pub(super) fn elsewhere(&self, table: TableId) -> Seated {
        self.company.as_ref().map(|company| company.elsewhere(table)).unwrap_or_default()
    }

    /// Whether a player has been away from all servers for so long that the other may claim the win.
    pub(super) fn is_gone(&self, live: &Live, chair: Chair) -> bool {
        let awake = self.time.awake();
        let in_doubt = self.company.as_ref().is_some_and(|company| company.is_in_doubt(awake));
        !in_doubt && live.is_gone(chair, awake, &self.limits)
    }
}

impl Handling<'_> {
    /// A server of the same store says something, perhaps this one.
    pub(super) fn signal(&mut self, text: &str) {
        let awake = self.host.time.awake();
        if let Some(company) = &mut self.host.company {
            let tidings = company.hear(text, awake);
            self.learn(tidings);
        }
    }

    /// Drops the servers that are not heard any more.
    pub(super) fn look_around(&mut self) {
        let awake = self.host.time.awake();
        let Some(company) = &mut self.host.company else { return };
        let tidings = company.pass(awake);
        let in_doubt = company.is_in_doubt(awake);
        self.learn(tidings);
        if in_doubt {
            // Nobody has been gone for longer than it is known.
            self.host.tables.values_mut().for_each(|live| live.begin_again(awake));
        }
    }

    /// Says to the other servers what has changed here.
    pub(super) fn speak(&mut self) {
        let (awake, stopping) = (self.host.time.awake(), self.host.stopping);
        let Host { company: Some(company), tables, .. } = &mut *self.host else { return };
        if stopping {
            return;
        }
        for (&table, live) in &*tables {
            company.note(table, (live.seated(), live.is_offered()), || live.presence(table));
        }
        company.keep(|table| tables.contains_key(&table));
        let texts = company.speak(awake, |table| Some(tables.get(&table)?.presence(table)));
        self.effects.extend(texts.into_iter().map(|text| Effect::Signal { text }));
    }

    /// Says to the other servers that this one ends.
    pub(super) fn take_leave(&mut self) {
        if let Some(company) = &self.host.company {
            self.effects.push(Effect::Signal { text: company.farewell() });
        }
    }

    /// Takes in what is new by what others have said.
    fn learn(&mut self, tidings: Tidings) {
        let (awake, limits) = (self.host.time.awake(), self.host.limits);
        let Tidings { changed, reactions, spent } = tidings;
        for spent in spent {
            let address =
                self.host.addresses.entry(spent.address).or_insert_with(|| Address::new(&limits, awake));
            address.spend(&limits, awake, spent);
        }
        for reacted in reactions {
            let (chair, reaction) = (reacted.chair, reacted.reaction);
            self.say_to_all(reacted.table, &ToClient::Reaction { chair, reaction });
        }
        for table in changed {
            let elsewhere = self.host.elsewhere(table);
            let Some(live) = self.host.tables.get_mut(&table) else { continue };
            let before = live.everywhere().shown();
            live.count_elsewhere(elsewhere, awake);
            let is_news = live.everywhere().shown() != before;
            for chair in Chair::ALL {
                self.make_way(table, chair, 0);
            }
            if is_news {
                self.say_who_is_here(table);
            }
        }
    }

    /// Closes the oldest sockets of a seat that has too many with so many more, over all servers. It is always the server
    /// with most of them that closes one, of several that with the greatest name, so that all come to the same result; and
    /// none its last, which may be the newest of all.
    pub(super) fn make_way(&mut self, table: TableId, chair: Chair, more: u32) {
        let Some(live) = self.host.tables.get(&table) else { return };
        let mut own = live.seated().players[chair].saturating_add(more);
        let company = self.host.company.as_ref();
        let count = |presence: &Presence| Seated::from(presence).players[chair].min(MOST_BELIEVED);
        let mut others: Vec<_> = company
            .into_iter()
            .flat_map(|company| company.accounts(table).map(|(id, presence)| (count(presence), Some(id))))
            .collect();
        let id = company.map(Company::id);
        let most = u32::try_from(self.host.limits.sockets_a_seat.max(1)).unwrap_or(u32::MAX);
        let all = others.iter().fold(own, |all, (count, _)| all.saturating_add(*count));
        let mut makes_way = 0;
        for _ in most..all {
            let greatest = others.iter_mut().max();
            match greatest.filter(|greatest| **greatest > (own, id)) {
                Some(greatest) if greatest.0 > 1 => greatest.0 -= 1,
                None if own > 1 => (own, makes_way) = (own - 1, makes_way + 1),
                _ => break,
            }
        }
        let visitors = &self.host.visitors;
        let sits = |socket: &Socket| {
            visitors.get(socket).and_then(|visitor| visitor.role).and_then(Role::chair) == Some(chair)
        };
        let oldest: Vec<Socket> = live.sockets.iter().copied().filter(sits).take(makes_way).collect();
        for socket in oldest {
            self.turn_away(socket, POLICY, Reason::TooManyAtTable);
        }
    }

    /// The open tables of other servers, as far as nothing else is known of them here.
    pub(super) fn open_elsewhere(&self) -> impl Iterator<Item = OpenTable> {
        let presences = self.host.company.iter().flat_map(Company::presences);
        presences.filter_map(|presence| {
            // It was joined here, and they have not heard of it yet.
            let joined = self.host.room(presence.table).is_some_and(|room| !room.is_listed());
            let offer = presence.open.as_ref().filter(|_| !joined)?;
            let (table, host) = (presence.table, offer.host.clone());
            Some(OpenTable { table, host, terms: offer.terms, at: offer.at })
        })
    }
}
