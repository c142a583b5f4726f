use blazon::{Event, Position, Seat};
use blazon_dice::{Chair, ExchangeError, Seal, Token, TokenDigest};
use blazon_table::Refused;
use blazon_wire::online::{
    Clock, Ending, Entry, Fact, Intent, Invited, Item, Key, News, Opened, Phase, Reason, Role, Sitter,
    Summary, TableId,
};

use crate::clock::Outages;
use crate::game::{Game, Seen};

/// A table as its log says it is.
#[derive(Clone, Debug)]
pub struct Room {
    log: Vec<Logged>,
    game: Game,
}

/// An entry, and how it is seen.
#[derive(Clone, Debug)]
struct Logged {
    entry: Entry,
    seen: Seen,
}

/// A log that cannot be what a server wrote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("entry {number} does not follow from those before it")]
pub struct Damaged {
    /// The number of the first entry that is wrong.
    pub number: u64,
}

/// Why something is not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Why.
    pub reason: Reason,
    /// More about it, in English, for programmers.
    pub detail: Option<String>,
}

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Refusal {
        Refusal { reason, detail: None }
    }
}

impl Refusal {
    pub(crate) fn exchange(error: ExchangeError) -> Refusal {
        let reason = match error {
            ExchangeError::TooEarly | ExchangeError::Committed => Reason::TooEarly,
            ExchangeError::Copied | ExchangeError::AnotherNonce => Reason::WrongNonce,
        };
        Refusal { reason, detail: Some(error.to_string()) }
    }

    pub(crate) fn illegal(refused: Refused) -> Refusal {
        let reason = match refused {
            Refused::Illegal(_) => Reason::Illegal,
            Refused::NotYours(_) | Refused::NotChance(_) | Refused::Decided(_) | Refused::NothingToUndo => {
                Reason::NotYours
            }
        };
        Refusal { reason, detail: Some(refused.to_string()) }
    }
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

    /// Adds an entry that the store has.
    pub fn push(&mut self, entry: Entry, outages: &Outages) -> Result<(), Damaged> {
        let seen = self.game.apply(self.last() + 1, entry.at, &entry.fact, outages)?;
        self.log.push(Logged { entry, seen });
        Ok(())
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
        if self.game.is_over() {
            Phase::Over
        } else if self.game.guest.is_some() {
            Phase::Playing
        } else {
            Phase::Waiting
        }
    }

    /// Whether anybody may join.
    pub fn is_listed(&self) -> bool {
        self.game.opened.terms.listed && self.phase() == Phase::Waiting
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
        self.game.guest.as_ref()
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

    /// The facts with everything that follows by itself from them, written at this time: the start, the dice, and at the
    /// end what they followed from. The first has the key.
    pub fn entries(
        &self,
        facts: Vec<Fact>,
        key: Option<Key>,
        now: u64,
        outages: &Outages,
    ) -> Result<Vec<Entry>, Damaged> {
        let mut game = self.game.clone();
        let mut entries: Vec<Entry> = Vec::new();
        let mut facts = facts.into_iter();
        while let Some(fact) = facts.next().or_else(|| game.due()) {
            game.apply(self.last() + entries.len() as u64 + 1, now, &fact, outages)?;
            entries.push(Entry { at: now, key: key.filter(|_| entries.is_empty()), fact });
        }
        Ok(entries)
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

    /// Whether the game goes on.
    pub fn is_playing(&self) -> bool {
        self.game.play.is_some() && !self.game.is_over()
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

    /// What a clock that has run out leads to.
    pub fn time_up(&self, now: u64, outages: &Outages) -> Option<Fact> {
        let chair = self.game.clocks.up(now, outages).filter(|_| self.is_playing())?;
        Some(Fact::Ended { how: Ending::TimeUp { chair } })
    }

    /// When a clock runs out.
    pub fn clock_due(&self) -> Option<u64> {
        self.game.clocks.due().filter(|_| self.is_playing())
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

    /// The entries after a number, as a viewer may see them. Each is the same whenever it is asked for.
    pub fn items(&self, after: u64, viewer: Role) -> impl Iterator<Item = Item> {
        let after = usize::try_from(after).unwrap_or(usize::MAX);
        (after..self.log.len()).filter_map(move |at| self.item(at, viewer))
    }

    /// What has happened, one after the other.
    pub(crate) fn facts(&self) -> impl Iterator<Item = &Fact> {
        self.log.iter().map(|logged| &logged.entry.fact)
    }

    fn item(&self, at: usize, viewer: Role) -> Option<Item> {
        let Logged { entry, seen } = self.log.get(at)?;
        let own = seen.by.is_some() && seen.by == viewer.chair();
        Some(Item {
            number: at as u64 + 1,
            at: entry.at,
            key: entry.key.filter(|_| own),
            news: self.news(&entry.fact, *seen, viewer),
        })
    }

    fn news(&self, fact: &Fact, seen: Seen, viewer: Role) -> News {
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
                _ => {
                    let revealed = seen.reveals.and_then(|number| self.hidden_from(number, viewer));
                    News::Played { events: revealed.into_iter().chain([*event]).collect() }
                }
            },
            Fact::Asked { chair, question } => News::Asked { chair: *chair, question: *question },
            Fact::Answered { chair, yes } => News::Answered { chair: *chair, yes: *yes },
            Fact::TakenBack { left } => News::TakenBack { left: *left },
            Fact::Replaced { chair } => News::Replaced { chair: *chair },
            Fact::Ended { how } => {
                let events = seen.reveals.and_then(|number| self.hidden_from(number, viewer));
                News::Ended { how: *how, events: events.into_iter().collect() }
            }
            Fact::Revealed => News::Revealed { secret: self.game.opened.secret, salt: self.game.opened.salt },
            Fact::Followed { table } => News::Followed { table: *table },
        }
    }

    /// The drawing of an entry, for a viewer who could not see it when it was written.
    fn hidden_from(&self, number: u64, viewer: Role) -> Option<Event> {
        let Logged { entry, seen } = self.log.get(usize::try_from(number).ok()?.checked_sub(1)?)?;
        match entry.fact {
            Fact::Played { event } if seen.by != viewer.chair() => Some(event),
            _ => None,
        }
    }
}
