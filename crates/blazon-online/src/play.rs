use blazon::{BySeat, Chance, Event, Record, Roll, Seat, Step, ToAct};
use blazon_dice::{ByChair, Chair, FairDice};
use blazon_table::{Refused, Table, Terms, View, Viewer};
use blazon_wire::online::{Opened, Sitter};

use crate::refusal::Refusal;

/// A game that has started.
#[derive(Clone, Debug)]
pub(crate) struct Play {
    /// Which seat the host has.
    host: Seat,
    dice: FairDice,
    table: Table<()>,
    /// Whom the engine plays for.
    pub(crate) engine: ByChair<bool>,
    /// The number of the entry with a drawing that one player has not seen.
    hidden: Option<u64>,
    /// So many events cannot be taken back: dice have been rolled, or drawings shown.
    fixed: usize,
}

impl Play {
    /// A game that is about to start.
    pub(crate) fn new(host: Seat, dice: FairDice, opened: &Opened, guest: Option<&Sitter>) -> Play {
        let mut record = Record::new(opened.terms.rules);
        let guest = guest.and_then(|guest| guest.name.as_deref());
        let names = BySeat::new(|seat| if seat == host { opened.host.name.as_deref() } else { guest });
        for (tag, name) in [("First", names.first), ("Second", names.second)] {
            if let Some(name) = name {
                // Names that a record cannot hold have been refused.
                let _ = record.set_tag(tag, name);
            }
        }
        let table = Table::new(record, Terms::default(), 0);
        Play { host, dice, table, engine: ByChair::default(), hidden: None, fixed: 0 }
    }

    /// The seat of a chair.
    pub(crate) fn seat(&self, chair: Chair) -> Seat {
        match chair {
            Chair::Host => self.host,
            Chair::Guest => !self.host,
        }
    }

    /// The chair of a seat.
    pub(crate) fn chair(&self, seat: Seat) -> Chair {
        if seat == self.host { Chair::Host } else { Chair::Guest }
    }

    /// The game as somebody sees it.
    pub(crate) fn view(&self, viewer: Viewer) -> View<'_> {
        self.table.view(viewer)
    }

    /// What happened, hidden drawings included.
    pub(crate) fn record(&self) -> &Record {
        self.table.record()
    }

    /// The dice so far.
    pub(crate) fn rolls(&self) -> &[Roll] {
        self.table.rolls()
    }

    /// Whether the rules have decided the game.
    pub(crate) fn is_over(&self) -> bool {
        self.table.result().is_some()
    }

    /// Whether the rules ask a player to act.
    pub(crate) fn waits_for(&self, chair: Chair) -> bool {
        self.table.position().may_act(self.seat(chair))
    }

    /// What chance decides now, if it is asked.
    pub(crate) fn chance(&self) -> Option<Event> {
        match self.table.position().to_act() {
            ToAct::Chance(Chance::Roll) => {
                let index = self.table.rolls().len() as u32;
                Some(Event::Roll(self.dice.roll(index, self.table.position().components())))
            }
            ToAct::Chance(Chance::Lots) => Some(Event::Lots(self.dice.lots())),
            ToAct::Seat(_) | ToAct::Both | ToAct::Nobody(_) => None,
        }
    }

    /// Lets chance decide. What was done before that is not taken back.
    pub(crate) fn decide_chance(&mut self, event: Event) -> Result<(), Refused> {
        self.table.chance(event)?;
        self.fixed = self.table.record().events().len();
        Ok(())
    }

    /// Whether a seat may act like that, and why not.
    pub(crate) fn check(&self, seat: Seat, event: Event) -> Result<(), Refusal> {
        if event.seat() != Some(seat) {
            return Err(Refusal::illegal(Refused::NotYours(event)));
        }
        match self.table.position().play(event) {
            Ok(_) => Ok(()),
            Err(error) => Err(Refusal::illegal(error.into())),
        }
    }

    /// Lets a player act, as the entry of a number.
    pub(crate) fn act(&mut self, number: u64, event: Event) -> Result<(), Refused> {
        let seat = event.seat().ok_or(Refused::NotYours(event))?;
        self.table.act(seat, event)?;
        if matches!(event, Event::Draw(..) | Event::Leave(_)) && self.is_half_drawn() {
            self.hidden = Some(number);
        }
        Ok(())
    }

    /// Whether the entry of a number has a drawing that is not shown yet.
    pub(crate) fn hides(&self, number: u64) -> bool {
        self.hidden == Some(number)
    }

    /// Shows a hidden drawing along with the entry of a number. Returns how many entries before it is; 0 if there is none.
    pub(crate) fn show(&mut self, number: u64) -> u16 {
        let Some(hidden) = self.hidden.take() else { return 0 };
        self.fixed = self.table.record().events().len();
        u16::try_from(number.saturating_sub(hidden)).unwrap_or(0)
    }

    /// How many events would be left if a player took back what they did last; nothing if that was before the dice were
    /// rolled or drawings shown.
    pub(crate) fn take_back(&self, chair: Chair) -> Option<usize> {
        let seat = self.seat(chair);
        let events = self.table.record().events();
        let at = events.iter().rposition(|event| event.seat() == Some(seat))?;
        self.can_rewind(at).then_some(at)
    }

    /// Whether the game may go back to where only so many events had happened.
    pub(crate) fn can_rewind(&self, left: usize) -> bool {
        (self.fixed..self.table.record().events().len()).contains(&left)
    }

    /// Goes back to where only so many events had happened.
    pub(crate) fn rewind(&mut self, left: usize) {
        self.table.rewind(left);
        self.hidden = self.hidden.filter(|_| self.is_half_drawn());
    }

    /// Whether one player has drawn and the other has not.
    fn is_half_drawn(&self) -> bool {
        match self.table.position().step() {
            Step::Draw { done, .. } => done.first.is_some() || done.second.is_some(),
            Step::Roll | Step::Take { .. } | Step::Flash { .. } | Step::Lots | Step::Over { .. } => false,
        }
    }
}
