use blazon::{Event, Position, Seat};
use blazon_dice::{Chair, Seal, Token, TokenDigest};
use blazon_wire::online::{
    Clock, Ending, Entry, Fact, Intent, Invited, Item, Key, News, Opened, Phase, Reason, Role, Sitter,
    Summary, TableId,
};

use crate::draft::Draft;
use crate::game::{Game, Seen};
use crate::limits::Limits;
use crate::outages::Outages;
use crate::refusal::Refusal;

/// A table as its log says it is: what may happen next, and what each viewer may see.
#[derive(Clone, Debug)]
pub struct Room {
    log: Vec<Logged>,
    game: Game,
}

/// An entry, and how it is seen.
#[derive(Clone, Debug)]
pub(crate) struct Logged {
    pub(crate) entry: Entry,
    pub(crate) seen: Seen,
}

/// A log that cannot be what a server wrote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("entry {number} does not follow from those before it")]
pub struct Damaged {
    /// The number of the first entry that is wrong.
    pub number: u64,
}

impl Room {
    /// The table that a log tells of.
    pub fn new(
        id: TableId,
        log: impl IntoIterator<Item = Entry>,
        outages: &Outages,
    ) -> Result<Room, Damaged> {
        let mut log = log.into_iter();
        let first = log.next().ok_or(Damaged { number: 1 })?;
        let Fact::Opened(opened) = &first.fact else {
            return Err(Damaged { number: 1 });
        };
        let game = Game::new(id, Opened::clone(opened));
        let mut room = Room { log: vec![Logged { entry: first, seen: Seen::default() }], game };
        for entry in log {
            room.push(entry, outages)?;
        }
        Ok(room)
    }

    /// Its name.
    pub fn id(&self) -> TableId {
        self.game.id
    }

    /// The number of the last entry.
    pub fn last(&self) -> u64 {
        self.log.len() as u64
    }

    /// Adds an entry that the store has. After one that does not follow, the room is of no use any more.
    pub fn push(&mut self, entry: Entry, outages: &Outages) -> Result<(), Damaged> {
        let seen = self.game.apply(self.last() + 1, entry.at, &entry.fact, outages)?;
        self.log.push(Logged { entry, seen });
        Ok(())
    }

    /// When somebody has to look at the table although nobody acts, in milliseconds since 1970: a clock runs out, or the
    /// table may go.
    pub fn due_at(&self, limits: &Limits, outages: &Outages) -> Option<u64> {
        self.game.due_at(self.at(), limits, outages)
    }

    /// How the game ends now if it waited for too long: somebody's time is up, or nobody came back.
    pub fn overdue(&self, now: u64, limits: &Limits, outages: &Outages) -> Option<Ending> {
        self.game.overdue(self.at(), now, limits, outages)
    }

    /// The table at which these players go on if they want a rematch. It follows from this one, so that there is only one
    /// however often and by whomever it is made.
    pub fn next_table(&self) -> TableId {
        // What seals this table's secret is as random as any name.
        let salt = self.game.opened.salt.as_bytes();
        TableId(salt.iter().take(8).fold(0, |name, &byte| name << 8 | u64::from(byte)))
    }

    /// What somebody with this token is here.
    pub fn role(&self, token: &Token) -> Option<Role> {
        // All are compared, so that the time it takes says nothing.
        let fits = |digest: Option<&TokenDigest>| digest.is_some_and(|digest| digest.is_of(token));
        let host = fits(Some(&self.game.opened.host.token));
        let guest = fits(self.game.guest.as_ref().map(|guest| &guest.token));
        let watcher = fits(Some(&self.game.opened.watch));
        match (host, guest, watcher) {
            (true, ..) => Some(Role::Host),
            (_, true, _) => Some(Role::Guest),
            (.., true) => Some(Role::Watcher),
            (false, false, false) => None,
        }
    }

    /// Whether a token is the invitation to this table.
    pub fn is_invitation(&self, token: &Token) -> bool {
        self.game.opened.invitation.as_ref().is_some_and(|digest| digest.is_of(token))
    }

    /// How far the table has come.
    pub fn phase(&self) -> Phase {
        self.game.phase()
    }

    /// Whether the guest's chair is free.
    pub fn awaits_guest(&self) -> bool {
        self.phase() == Phase::Waiting
    }

    /// Whether anybody may join: it waits, and is to be in the list of open tables.
    pub fn is_listed(&self) -> bool {
        self.game.is_listed()
    }

    /// When the last entry was written.
    pub fn at(&self) -> u64 {
        self.log.last().map_or(0, |logged| logged.entry.at)
    }

    /// When the table was made.
    pub fn made_at(&self) -> u64 {
        self.log.first().map_or(0, |logged| logged.entry.at)
    }

    /// How the table was made.
    pub fn opened(&self) -> &Opened {
        &self.game.opened
    }

    /// Who has the guest's chair.
    pub fn guest(&self) -> Option<&Sitter> {
        self.game.guest.as_deref()
    }

    /// What is said of the table to whoever has a token of it.
    pub fn invited(&self, token: &Token) -> Result<Invited, Reason> {
        let role = self.role(token);
        if role.is_none() && !self.is_invitation(token) {
            return Err(Reason::NoSuchToken);
        }
        Ok(Invited {
            table: self.id(),
            role,
            host: self.game.opened.host.name.clone(),
            guest: self.game.guest.as_ref().and_then(|guest| guest.name.clone()),
            terms: self.game.opened.terms,
            phase: self.phase(),
        })
    }

    /// How the game stands for one of its players.
    pub fn summary(&self, chair: Chair) -> Summary {
        let opponent = match chair {
            Chair::Host => self.game.guest.as_ref().and_then(|guest| guest.name.clone()),
            Chair::Guest => self.game.opened.host.name.clone(),
        };
        Summary {
            table: self.id(),
            opponent,
            phase: self.phase(),
            waits: self.game.waits_for(chair),
            round: self.game.record().map_or(1, |record| record.position().round()),
            at: self.at(),
        }
    }

    /// The facts that follow if somebody takes the guest's chair.
    pub fn join(
        &self,
        name: Option<String>,
        token: &Token,
        invitation: Option<&Token>,
    ) -> Result<Vec<Fact>, Reason> {
        let invited = invitation.is_some_and(|token| self.is_invitation(token));
        if !invited && (invitation.is_some() || !self.game.opened.terms.listed) {
            return Err(Reason::NoSuchToken);
        }
        match self.role(token) {
            // It was said before, and the answer got lost.
            Some(Role::Guest) => return Ok(Vec::new()),
            Some(Role::Host | Role::Watcher) => return Err(Reason::SeatTaken),
            None => {}
        }
        if self.game.guest.is_some() || self.game.is_over() {
            return Err(Reason::SeatTaken);
        }
        Ok(vec![Fact::Joined(Sitter { name, token: token.digest() })])
    }

    /// What a player's intent leads to, what follows by itself included; or why it does not. Nothing has happened yet: the
    /// facts have to be stored first. Said again with the same key, it leads to nothing more.
    pub fn decide(&self, chair: Chair, last: u64, intent: Intent, gone: bool) -> Result<Vec<Fact>, Refusal> {
        self.game.decide(chair, last, intent, gone)
    }

    /// The number of the entry that a player caused by this key before.
    pub fn done(&self, chair: Chair, key: Key) -> Option<u64> {
        let done = |logged: &Logged| logged.entry.key == Some(key) && logged.seen.by == Some(chair);
        self.log.iter().rposition(done).map(|at| at as u64 + 1)
    }

    /// What the engine's decision for somebody who has left leads to.
    pub fn decide_engine(&self, event: Event) -> Result<Vec<Fact>, Refusal> {
        self.game.decide_engine(event)
    }

    /// What the engine has to decide: the seat, and the position as that seat sees it.
    pub fn engine_turn(&self) -> Option<(Seat, Position)> {
        self.game.engine_turn()
    }

    /// The facts with everything that follows by itself from them, about to be written at this time: the start, the dice,
    /// and at the end what they followed from. The first has the key.
    pub fn draft(
        &self,
        facts: Vec<Fact>,
        key: Option<Key>,
        now: u64,
        outages: &Outages,
    ) -> Result<Draft, Damaged> {
        // Time does not go back in a log, whatever a clock does.
        let at = now.max(self.at());
        let mut game = self.game.clone();
        let mut added = Vec::with_capacity(2);
        let mut facts = facts.into_iter();
        while let Some(fact) = facts.next().or_else(|| game.due()) {
            let seen = game.apply(self.last() + added.len() as u64 + 1, at, &fact, outages)?;
            let key = key.filter(|_| added.is_empty());
            added.push(Logged { entry: Entry { at, key, fact }, seen });
        }
        Ok(Draft { added, game, roll: self.game.rolls().last().copied() })
    }

    /// Takes in what was drafted from this very room, now that the store has it.
    pub fn accept(&mut self, draft: Draft) {
        self.log.extend(draft.added);
        self.game = draft.game;
    }

    /// Whether something follows by itself that is not written: the log was cut off.
    pub fn is_cut_off(&self) -> bool {
        self.game.due().is_some()
    }

    /// Whether these facts agree to a rematch: they are written when there is a table to go on at.
    pub fn agrees_to_a_rematch(&self, facts: &[Fact]) -> bool {
        self.game.agrees_to_a_rematch(facts)
    }

    /// Whether the players have gone on at another table.
    pub fn followed(&self) -> Option<TableId> {
        self.game.followed
    }

    /// How a game ended by something else than the rules.
    pub fn ended(&self) -> Option<Ending> {
        self.game.ended
    }

    /// Whether the game waits for a player.
    pub fn waits_for(&self, chair: Chair) -> bool {
        self.game.waits_for(chair)
    }

    /// Whether the game has started and is not over.
    pub fn is_playing(&self) -> bool {
        self.game.is_playing()
    }

    /// Whether the engine plays for somebody.
    pub fn is_replaced(&self, chair: Chair) -> bool {
        self.game.is_replaced(chair)
    }

    /// The seat of a player, once the game has started.
    pub fn seat(&self, chair: Chair) -> Option<Seat> {
        self.game.seat(chair)
    }

    /// How much time is left; nothing in a game without clocks.
    pub fn clock(&self, now: u64, outages: &Outages) -> Option<Clock> {
        self.game.clocks.shown(now, outages).filter(|_| self.is_playing())
    }

    /// The number of the last entry that a player has to have seen to act.
    pub fn settled(&self) -> u64 {
        self.game.settled
    }

    /// All that a player can do now.
    pub fn legal(&self, chair: Chair) -> Vec<Event> {
        let Some((view, seat)) = self.game.view(Some(chair)).zip(self.seat(chair)) else {
            return Vec::new();
        };
        if self.game.is_over() || self.is_replaced(chair) || !view.position().may_act(seat) {
            return Vec::new();
        }
        view.position().legal(seat).iter().collect()
    }

    /// The position with everything in it: for those who compare, not for those who play.
    pub fn position(&self) -> Option<&Position> {
        self.game.record().map(blazon::Record::position)
    }

    /// The log: for those who keep it, not for those who play.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.log.iter().map(|logged| &logged.entry)
    }

    /// The entries after a number, as a viewer may see them. Each is the same whenever it is asked for.
    pub fn items(&self, after: u64, viewer: Role) -> impl Iterator<Item = Item> {
        let after = usize::try_from(after).unwrap_or(usize::MAX);
        (after..self.log.len()).filter_map(move |at| self.item(at, viewer))
    }

    fn item(&self, at: usize, viewer: Role) -> Option<Item> {
        let Logged { entry, seen } = self.log.get(at)?;
        let own = seen.by.is_some() && seen.by == viewer.chair();
        Some(Item {
            number: at as u64 + 1,
            at: entry.at,
            key: entry.key.filter(|_| own),
            news: self.news(&entry.fact, *seen, self.revealed(at, *seen, viewer), viewer),
        })
    }

    fn news(&self, fact: &Fact, seen: Seen, revealed: Option<Event>, viewer: Role) -> News {
        match fact {
            Fact::Opened(opened) => News::Opened {
                terms: opened.terms,
                host: opened.host.name.clone(),
                guest: opened.guest.as_ref().and_then(|guest| guest.name.clone()),
                seated: opened.guest.is_some(),
                seal: Seal::new(&opened.secret, &opened.salt),
                follows: opened.follows,
            },
            Fact::Joined(sitter) => News::Joined { name: sitter.name.clone() },
            Fact::Committed { chair, commitment } => {
                News::Committed { chair: *chair, commitment: *commitment }
            }
            Fact::Contributed { chair, nonce } => News::Contributed { chair: *chair, nonce: *nonce },
            Fact::Started { host } => News::Started { host: *host },
            Fact::Chance { event } => News::Played { events: vec![*event] },
            Fact::Played { event } => match event.seat() {
                Some(seat) if seen.hides && seen.by != viewer.chair() => News::Drawn { seat },
                _ => News::Played { events: revealed.into_iter().chain([*event]).collect() },
            },
            Fact::Asked { chair, question } => News::Asked { chair: *chair, question: *question },
            Fact::Answered { chair, yes } => News::Answered { chair: *chair, yes: *yes },
            Fact::TakenBack { left } => News::TakenBack { left: *left },
            Fact::Replaced { chair } => News::Replaced { chair: *chair },
            Fact::Ended { how } => News::Ended { how: *how, events: revealed.into_iter().collect() },
            Fact::Revealed => {
                let &Opened { secret, salt, .. } = &*self.game.opened;
                News::Revealed { secret, salt, result: self.result() }
            }
            Fact::Followed { table } => News::Followed { table: *table },
        }
    }

    /// How the rules decided the game, in the words of a record.
    fn result(&self) -> Option<String> {
        let record = self.game.record().filter(|_| self.game.ended.is_none())?;
        Some(record.result().to_string())
    }

    /// The drawing that an entry shows to a viewer who could not see it when it was written.
    fn revealed(&self, at: usize, seen: Seen, viewer: Role) -> Option<Event> {
        let before = Some(usize::from(seen.reveals)).filter(|&before| before > 0)?;
        let Logged { entry, seen } = self.log.get(at.checked_sub(before)?)?;
        match entry.fact {
            Fact::Played { event } if seen.by != viewer.chair() => Some(event),
            _ => None,
        }
    }
}
