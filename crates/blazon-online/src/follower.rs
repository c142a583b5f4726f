use blazon::{Event, Record, Seat};
use blazon_dice::{
    ByChair, Chair, Commitment, Exchange, Nonce, Pledge, Salt, Seal, SeatKey, Secret, Start, Unfair,
};
use blazon_wire::online::{Ending, Intent, Item, News, Question, Starts, TableId, Terms};

use crate::standing::{Fairness, Wrong};

/// What a client knows of a table from its items.
#[derive(Clone, Debug)]
pub(crate) struct Follower {
    table: TableId,
    pub(crate) terms: Option<Terms>,
    pub(crate) names: ByChair<Option<String>>,
    pub(crate) seated: bool,
    exchange: Option<Exchange>,
    /// This client's own part of the dice, if it has a chair.
    own: Option<Own>,
    pub(crate) pledge: Option<Pledge>,
    pub(crate) host: Option<Seat>,
    pub(crate) record: Option<Record>,
    pub(crate) drawn: Option<Seat>,
    pub(crate) asked: Option<(Chair, Question)>,
    pub(crate) declined: Option<Chair>,
    pub(crate) replaced: ByChair<bool>,
    pub(crate) ended: Option<Ending>,
    revealed: bool,
    pub(crate) fair: Fairness,
    pub(crate) next: Option<TableId>,
}

/// A player's own part of the dice.
#[derive(Clone, Debug)]
struct Own {
    chair: Chair,
    nonce: Nonce,
    commitment: Commitment,
}

/// An item that cannot follow from those before it: the server and this client do not agree on the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Nonsense;

impl Follower {
    /// One that has seen nothing yet. What the server is pledged to from an earlier time holds.
    pub(crate) fn new(table: TableId, pledge: Option<Pledge>) -> Follower {
        Follower {
            table,
            terms: None,
            names: ByChair::default(),
            seated: false,
            exchange: None,
            own: None,
            pledge,
            host: None,
            record: None,
            drawn: None,
            asked: None,
            declined: None,
            replaced: ByChair::default(),
            ended: None,
            revealed: false,
            fair: Fairness::Sealed,
            next: None,
        }
    }

    /// Says who follows: before the first item, since what is said of one's own part of the dice is compared with it.
    pub(crate) fn sit(&mut self, chair: Chair, key: &SeatKey) {
        let table = self.table.to_string();
        let nonce = key.nonce(&table);
        self.own = Some(Own { chair, nonce, commitment: Commitment::new(&table, chair, &nonce) });
    }

    /// Takes the next item in. After one that makes no sense, it is of no use any more.
    pub(crate) fn follow(&mut self, item: &Item) -> Result<(), Nonsense> {
        // A server that seals, starts or reveals twice would have a second try at the dice.
        let again = match &item.news {
            News::Opened { .. } => item.number != 1,
            News::Joined { .. } => self.seated,
            News::Started { .. } => self.record.is_some(),
            News::Ended { .. } => self.ended.is_some(),
            News::Revealed { .. } => self.revealed,
            _ => item.number == 1,
        };
        if again {
            return Err(Nonsense);
        }
        self.declined = None;
        match &item.news {
            News::Opened { terms, host, guest, seated, seal, .. } => {
                self.terms = Some(*terms);
                self.names = ByChair { host: host.clone(), guest: guest.clone() };
                self.seated = *seated;
                self.exchange = Some(Exchange::new(&self.table.to_string(), *seal));
            }
            News::Joined { name } => {
                self.names.guest.clone_from(name);
                self.seated = true;
            }
            News::Committed { chair, commitment } => {
                let exchange = self.exchange.as_mut().ok_or(Nonsense)?;
                let own = self.own.as_ref().filter(|own| own.chair == *chair);
                let foreign = own.is_some_and(|own| own.commitment != *commitment);
                if foreign || exchange.commit(*chair, *commitment).is_err() {
                    self.fair = Fairness::Unfair(Wrong::Exchange);
                }
                // Nobody is held to what is wrong already.
                let pledge = exchange.pledge().filter(|_| self.fair == Fairness::Sealed);
                if pledge.is_some_and(|pledge| *self.pledge.get_or_insert(pledge) != pledge) {
                    self.fair = Fairness::Unfair(Wrong::Exchange);
                }
            }
            News::Contributed { chair, nonce } => {
                let exchange = self.exchange.as_mut().ok_or(Nonsense)?;
                if exchange.reveal(*chair, *nonce).is_err() {
                    self.fair = Fairness::Unfair(Wrong::Exchange);
                }
            }
            News::Started { host } => {
                self.host = Some(*host);
                self.record = Some(self.fresh_record(*host, item.at)?);
            }
            News::Played { events } => {
                self.drawn = None;
                self.asked = None;
                for &event in events {
                    self.play(event)?;
                }
            }
            News::Drawn { seat } => {
                self.drawn = Some(*seat);
                self.asked = None;
            }
            News::Asked { chair, question } => self.asked = Some((*chair, *question)),
            News::Answered { chair, yes } => {
                self.asked = None;
                self.declined = (!yes).then_some(*chair);
            }
            News::TakenBack { left } => {
                self.drawn = None;
                let record = self.record.as_mut().ok_or(Nonsense)?;
                let taken = record.events().get(*left as usize..).unwrap_or_default();
                if taken.iter().any(|event| event.seat().is_none()) {
                    // Dice are not rolled again.
                    return Err(Nonsense);
                }
                record.truncate(*left as usize);
            }
            News::Replaced { chair } => {
                self.replaced[*chair] = true;
                self.asked = None;
            }
            News::Ended { how, events } => {
                for &event in events {
                    self.play(event)?;
                }
                self.ended = Some(*how);
                self.drawn = None;
                self.asked = None;
                let said = self.said(*how);
                if let Some(record) = &mut self.record {
                    // It is made of words that every record can hold.
                    let _ = record.set_tag("Ending", &said);
                }
            }
            News::Revealed { secret, salt, .. } => {
                self.revealed = true;
                self.check(*secret, *salt);
            }
            News::Followed { table } => self.next = Some(*table),
        }
        Ok(())
    }

    /// What this client owes the dice of the table: its commitment, then its nonce. A server that is seen to cheat gets
    /// nothing.
    pub(crate) fn share(&self) -> Option<Intent> {
        let &Own { chair, nonce, commitment } = self.own.as_ref()?;
        let exchange = self.exchange.as_ref()?;
        if !self.seated || self.ended.is_some() || self.revealed || self.fair != Fairness::Sealed {
            return None;
        }
        match (exchange.commitments()[chair], exchange.nonces()[chair]) {
            (None, _) => Some(Intent::Commit { commitment }),
            (Some(_), None) if exchange.is_committed() => Some(Intent::Contribute { nonce }),
            (Some(_), _) => None,
        }
    }

    fn fresh_record(&self, host: Seat, at: u64) -> Result<Record, Nonsense> {
        let mut record = Record::new(self.terms.ok_or(Nonsense)?.rules);
        for (chair, name) in self.names.iter() {
            let tag = match (chair, host) {
                (Chair::Host, Seat::First) | (Chair::Guest, Seat::Second) => "First",
                (Chair::Host, Seat::Second) | (Chair::Guest, Seat::First) => "Second",
            };
            if let Some(name) = name {
                // A name that no record can hold is not shown either.
                let _ = record.set_tag(tag, name);
            }
        }
        let _ = record.set_tag("Date", &date(at));
        Ok(record)
    }

    fn play(&mut self, event: Event) -> Result<(), Nonsense> {
        let record = self.record.as_mut().ok_or(Nonsense)?;
        record.push(event).map_err(|_| Nonsense)
    }

    /// Works the dice out again.
    fn check(&mut self, secret: Secret, salt: Salt) {
        if self.exchange.as_ref().is_some_and(|exchange| exchange.seal() != Seal::new(&secret, &salt)) {
            self.fair = Fairness::Unfair(Wrong::Dice(Unfair::Seal));
        }
        let (Some(exchange), Some(host), Some(record), Some(terms)) =
            (&self.exchange, self.host, &mut self.record, self.terms)
        else {
            // Nothing was rolled.
            return;
        };
        let start = if terms.starts == Starts::Dice { Start::Dice } else { Start::Agreed };
        let Some(proof) = exchange.proof(secret, salt, host, start) else {
            self.fair = Fairness::Unfair(Wrong::Exchange);
            return;
        };
        // A record has room for a proof: nobody else writes tags into it.
        let _ = proof.write(record);
        if self.fair == Fairness::Sealed {
            self.fair = match proof.check(record) {
                Ok(checked) => Fairness::Fair { rolls: checked.rolls },
                Err(unfair) => Fairness::Unfair(Wrong::Dice(unfair)),
            };
        }
    }

    /// How a game ended, as the tag of a record says it.
    fn said(&self, how: Ending) -> String {
        let seat = |chair: Chair| match (chair, self.host) {
            (Chair::Host, Some(Seat::First)) | (Chair::Guest, Some(Seat::Second)) => "first",
            _ => "second",
        };
        match how {
            Ending::Resigned { chair } => format!("{} resigned", seat(chair)),
            Ending::TimeUp { chair } => format!("{} ran out of time", seat(chair)),
            Ending::Left { chair } => format!("{} left", seat(chair)),
            Ending::Agreed => "tie agreed".to_owned(),
            Ending::Abandoned => "abandoned".to_owned(),
        }
    }
}

/// The day of a moment, in universal time: 2026-11-17.
fn date(at: u64) -> String {
    // Days are counted from the first of March of a year that 400 divides, so that a leap day comes last.
    let days = at / 86_400_000 + 719_468;
    let era = days / 146_097;
    let day_of_era = days % 146_097;
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    format!("{year}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (at, said) in [
            (0, "1970-01-01"),
            (951_782_400_000, "2000-02-29"),
            (1_709_164_800_000, "2024-02-29"),
            (1_709_251_199_999, "2024-02-29"),
            (1_709_251_200_000, "2024-03-01"),
            (1_794_873_600_000, "2026-11-17"),
            (4_102_444_800_000, "2100-01-01"),
        ] {
            assert_eq!(date(at), said);
        }
    }
}
