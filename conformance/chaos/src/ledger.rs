use std::collections::BTreeMap;

use blazon::{Event, Record, Seat};
use blazon_dice::{ByChair, Chair, FairDice, SeatKey};
use blazon_wire::online::{Clock, Ending, Entry, Fact, Key, Opened, Pace, Role, Starts, TableId};

use crate::undisturbed::{in_order, undisturbed};

/// What the store has of a table, read by somebody who does not know how servers read it. It says which promises a server
/// breaks.
#[derive(Debug)]
pub(crate) struct Ledger {
    table: TableId,
    opened: Opened,
    joined: bool,
    host: Option<Seat>,
    /// What has happened and was not taken back.
    record: Record,
    numbers: u64,
    last_at: u64,
    /// The drawing that the other player may not see yet.
    hidden: Option<Hidden>,
    ended: Option<Ending>,
    revealed: bool,
    pub(crate) followed: Option<TableId>,
    replaced: ByChair<bool>,
    /// Which entry a player caused by which key.
    keys: BTreeMap<(Chair, Key), u64>,
    pub(crate) taken_back: u64,
    pub(crate) questions: u64,
    clocks: Option<Clocks>,
    secret: String,
    salt: String,
}

/// A drawing that is hidden.
#[derive(Debug)]
struct Hidden {
    number: u64,
    seat: Seat,
    /// As it would stand in a message.
    text: String,
}

/// How much time each player has by the world's own time: only that in which a server was there counts.
#[derive(Clone, Copy, Debug)]
struct Clocks {
    left: ByChair<u64>,
    since: ByChair<Option<u64>>,
    seconds: u64,
}

/// The times in which no server was there, by the world's own time.
#[derive(Clone, Debug, Default)]
pub(crate) struct Downtime(pub(crate) Vec<(u64, u64)>);

impl Downtime {
    /// How long a server was there between two moments.
    fn served(&self, from: u64, to: u64) -> u64 {
        let down = self.0.iter().map(|gap| gap.1.min(to).saturating_sub(gap.0.max(from)));
        to.saturating_sub(from).saturating_sub(down.sum())
    }
}

impl Ledger {
    /// That of a table whose first entry is this.
    pub(crate) fn new(table: TableId, line: &str) -> Result<Ledger, String> {
        let entry: Entry = blazon_wire::read(line).map_err(|error| format!("entry 1: {error}"))?;
        let Fact::Opened(opened) = entry.fact else {
            return Err("the first entry opens no table".into());
        };
        let clocks = match opened.terms.pace {
            Pace::Rounds { minutes, seconds } => Some(Clocks {
                left: ByChair::new(|_| u64::from(minutes) * 60_000),
                since: ByChair::default(),
                seconds: u64::from(seconds) * 1000,
            }),
            Pace::None | Pace::Days { .. } => None,
        };
        Ok(Ledger {
            table,
            joined: opened.guest.is_some(),
            host: None,
            record: Record::new(opened.terms.rules),
            numbers: 1,
            last_at: entry.at,
            hidden: None,
            ended: None,
            revealed: false,
            followed: None,
            replaced: ByChair::default(),
            keys: BTreeMap::new(),
            taken_back: 0,
            questions: 0,
            clocks,
            secret: opened.secret.to_string(),
            salt: opened.salt.to_string(),
            opened: *opened,
        })
    }

    /// How many entries there are.
    pub(crate) fn len(&self) -> u64 {
        self.numbers
    }

    /// Whether the game is over and the secret shown.
    pub(crate) fn is_over(&self) -> bool {
        self.revealed
    }

    /// Whether the game ended by the rules.
    pub(crate) fn is_played_out(&self) -> bool {
        self.revealed && self.ended.is_none()
    }

    /// Whether the engine plays for somebody.
    pub(crate) fn is_replaced(&self) -> bool {
        self.replaced.host || self.replaced.guest
    }

    /// The chair of a seat.
    pub(crate) fn chair(&self, seat: Seat) -> Option<Chair> {
        self.host.map(|host| if seat == host { Chair::Host } else { Chair::Guest })
    }

    /// Takes in an entry that the store has, decided by a server at this moment.
    pub(crate) fn add(&mut self, line: &str, decided: u64, down: &Downtime) -> Result<(), String> {
        let entry: Entry = blazon_wire::read(line).map_err(|error| format!("{line}: {error}"))?;
        self.numbers += 1;
        let number = self.numbers;
        let wrong = |what: &str| Err(format!("entry {number} {what}: {line}"));
        if entry.at < self.last_at {
            return wrong("was written before the one before it");
        }
        self.last_at = entry.at;
        if self.revealed
            && !matches!(entry.fact, Fact::Asked { .. } | Fact::Answered { .. } | Fact::Followed { .. })
        {
            return wrong("comes after the end");
        }
        let mut rolled = false;
        let by = match &entry.fact {
            Fact::Opened(_) => return wrong("opens the table again"),
            Fact::Joined(_) => {
                if std::mem::replace(&mut self.joined, true) {
                    return wrong("has somebody join twice");
                }
                None
            }
            Fact::Committed { chair, .. }
            | Fact::Contributed { chair, .. }
            | Fact::Answered { chair, .. } => Some(*chair),
            Fact::Asked { chair, .. } => {
                self.questions += 1;
                Some(*chair)
            }
            Fact::Started { host } => {
                if self.host.replace(*host).is_some() {
                    return wrong("starts the game again");
                }
                None
            }
            Fact::Chance { event } => {
                rolled = matches!(event, Event::Roll(_)) && self.rolls() > 0;
                if event.seat().is_some() || self.record.push(*event).is_err() {
                    return wrong("is not chance's to decide now");
                }
                None
            }
            Fact::Played { event } => {
                let Some(seat) = event.seat() else { return wrong("is nobody's") };
                if self.ended.is_some() || self.record.push(*event).is_err() {
                    return wrong("is illegal");
                }
                self.hide(number, seat, *event);
                self.chair(seat)
            }
            Fact::TakenBack { left } => {
                let left = *left as usize;
                let events = self.record.events();
                if events.get(left..).is_none_or(|taken| taken.iter().any(|event| event.seat().is_none())) {
                    return wrong("takes dice back");
                }
                self.taken_back += 1;
                self.record.truncate(left);
                self.hidden = None;
                None
            }
            Fact::Replaced { chair } => {
                self.replaced[*chair] = true;
                Some(!*chair)
            }
            Fact::Ended { how } => {
                if self.ended.replace(*how).is_some() || self.record.position().outcome().is_some() {
                    return wrong("ends the game again");
                }
                self.hidden = None;
                match how {
                    Ending::Resigned { chair } => Some(*chair),
                    Ending::Left { chair } => Some(!*chair),
                    Ending::Agreed | Ending::TimeUp { .. } | Ending::Abandoned => None,
                }
            }
            Fact::Revealed => {
                self.revealed = true;
                None
            }
            Fact::Followed { table } => {
                if self.followed.replace(*table).is_some() {
                    return wrong("leads to another table");
                }
                None
            }
        };
        if let Some(key) = entry.key {
            let Some(by) = by else { return wrong("has a key and nobody who did it") };
            if self.keys.insert((by, key), number).is_some() {
                return wrong("was done twice");
            }
        }
        self.run_clocks(rolled, decided, down);
        Ok(())
    }

    /// Reads a text on its way to somebody of this role, and says what it should not tell. Nobody has no role.
    pub(crate) fn check_text(&self, viewer: Option<Role>, text: &str) -> Result<(), String> {
        let number = item_number(text);
        if number.is_some_and(|number| number > self.numbers) {
            return Err(format!("an item is sent before the store has it: {text}"));
        }
        if !self.revealed && (text.contains(&self.secret) || text.contains(&self.salt)) {
            return Err(format!("the secret is told before the end: {text}"));
        }
        let chair = viewer.and_then(Role::chair);
        if let Some(hidden) = &self.hidden
            && chair != self.chair(hidden.seat)
            // The same may have been drawn before.
            && number.is_none_or(|number| number >= hidden.number)
            && text.contains(&hidden.text)
        {
            return Err(format!("a hidden drawing is told to {viewer:?}: {text}"));
        }
        if viewer.is_none() && !text.starts_with(r#"{"type":"refused""#) {
            return Err(format!("a stranger is told something: {text}"));
        }
        Ok(())
    }

    /// Reads what a server says to the others, and says what it should not tell even them.
    pub(crate) fn check_signal(&self, text: &str) -> Result<(), String> {
        let Opened { host, invitation, watch, .. } = &self.opened;
        let tokens = [Some(host.token), *invitation, Some(*watch)].into_iter().flatten();
        let secrets = [self.secret.clone(), self.salt.clone()].into_iter();
        match secrets.chain(tokens.map(|token| token.to_string())).find(|secret| text.contains(secret)) {
            Some(_) => Err(format!("a secret is told to other servers: {text}")),
            None => Ok(()),
        }
    }

    /// Checks an acknowledgement: what was done is there.
    pub(crate) fn check_done(&self, chair: Chair, key: Key, number: u64) -> Result<(), String> {
        if self.keys.get(&(chair, key)) == Some(&number) {
            Ok(())
        } else {
            Err(format!("{key} of {chair:?} is acknowledged as entry {number}, and is not there"))
        }
    }

    /// Checks a clock that is sent at this moment: it says no less than what each player has, and not much more.
    pub(crate) fn check_clock(
        &self,
        clock: &Clock,
        now: u64,
        down: &Downtime,
        generous: u64,
    ) -> Result<(), String> {
        let Some(clocks) = &self.clocks else { return Ok(()) };
        for chair in Chair::ALL {
            let spent = clocks.since[chair].map_or(0, |since| down.served(since, now));
            let left = clocks.left[chair].saturating_sub(spent);
            let said = clock.left(chair);
            if said + 2 < left {
                return Err(format!("{chair:?} has {left} ms left and is told {said}"));
            }
            if said > left + generous {
                return Err(format!("{chair:?} has only {left} ms left and is told {said}"));
            }
            if clock.runs(chair) != clocks.since[chair].is_some() {
                return Err(format!("the clock of {chair:?} runs when it should not, or stands"));
            }
        }
        Ok(())
    }

    /// Checks that a client has the game as it is here.
    pub(crate) fn check_record(&self, record: &Record) -> Result<(), String> {
        if record.events() == self.record.events() {
            Ok(())
        } else {
            Err(format!("a client has\n{record}\nand the store has\n{}", self.record))
        }
    }

    /// Checks that the game is the one that would have been played if nothing had gone wrong.
    pub(crate) fn check_undisturbed(
        &self,
        keys: &ByChair<SeatKey>,
        tastes: &ByChair<u64>,
    ) -> Result<(), String> {
        let rules = self.opened.terms.rules;
        let table = self.table.to_string();
        let nonces = ByChair::new(|chair| keys[chair].nonce(&table));
        let dice = FairDice::new(&table, &self.opened.secret, &nonces);
        let host_starts = match self.opened.terms.starts {
            Starts::Host => true,
            Starts::Guest => false,
            Starts::Dice => dice.host_starts(),
        };
        let host = if host_starts { Seat::First } else { Seat::Second };
        let (events, position) = undisturbed(rules, &dice, host, tastes);
        if self.host != Some(host)
            || in_order(rules, self.record.events()) != events
            || self.record.position().stable_hash() != position.stable_hash()
        {
            return Err(format!("another game than without accidents:\n{}", self.record));
        }
        Ok(())
    }

    fn rolls(&self) -> usize {
        self.record.events().iter().filter(|event| matches!(event, Event::Roll(_))).count()
    }

    fn hide(&mut self, number: u64, seat: Seat, event: Event) {
        if !matches!(event, Event::Draw(..) | Event::Leave(_)) {
            return;
        }
        self.hidden = match self.hidden.take() {
            // The second of the two shows the first.
            Some(first) if first.seat != seat => None,
            _ => Some(Hidden { number, seat, text: format!("\"{event}\"") }),
        };
    }

    fn run_clocks(&mut self, rolled: bool, now: u64, down: &Downtime) {
        let position = *self.record.position();
        let (host, replaced, over) = (self.host, self.replaced, self.ended.is_some());
        let Some(clocks) = &mut self.clocks else { return };
        for chair in Chair::ALL {
            if let Some(since) = clocks.since[chair] {
                clocks.left[chair] = clocks.left[chair].saturating_sub(down.served(since, now));
            }
            if rolled {
                clocks.left[chair] += clocks.seconds;
            }
            let seat = host.map(|host| if chair == Chair::Host { host } else { !host });
            let runs = seat.is_some_and(|seat| position.may_act(seat)) && !over && !replaced[chair];
            clocks.since[chair] = runs.then_some(now);
        }
    }
}

/// The number of an item, if a text is one.
fn item_number(text: &str) -> Option<u64> {
    let digits = text.strip_prefix(r#"{"type":"item","number":"#)?;
    digits[..digits.find(|c: char| !c.is_ascii_digit())?].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_item_is_known_by_how_it_begins() {
        let item = blazon_wire::online::Item {
            number: 12,
            at: 3,
            key: None,
            news: blazon_wire::online::News::TakenBack { left: 2 },
        };
        assert_eq!(item_number(&blazon_wire::line(&blazon_wire::online::ToClient::Item(item))), Some(12));
        assert_eq!(item_number(&blazon_wire::line(&blazon_wire::online::ToClient::Pong)), None);
    }
}
