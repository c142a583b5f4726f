use blazon::{Chance, Event, Outcome, PlayError, Position, Record, Roll, Seat, Step, ToAct};

use crate::{Sitter, Terms, Undo};

/// A game with the people who play it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    record: Record,
    terms: Terms,
    /// Every roll there was, also those that were taken back: the same dice come again.
    rolls: Vec<Roll>,
    /// How lots fell, likewise.
    lots: Option<Seat>,
}

/// Who looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody who only watches.
    Onlooker,
}

/// Why a table does not do what it was asked to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(#[from] PlayError),
    /// A seat acts for itself only, and never for chance.
    #[error("{0} is not that seat's to do")]
    NotYours(Event),
    /// Only chance decides this.
    #[error("{0} is not chance's to decide")]
    NotChance(Event),
    /// Chance has decided this already: what was taken back comes again.
    #[error("this was decided before as {0}")]
    Decided(Event),
    /// There is nothing that may be taken back.
    #[error("there is nothing to take back")]
    NothingToUndo,
}

impl Table {
    /// A table at which a game is about to start, or goes on.
    pub fn new(record: Record, terms: Terms) -> Table {
        Table::with_dice(record, terms, [], None)
    }

    /// A table whose dice had been rolled further than the record goes: what was taken back before it was put away.
    /// Where the record has rolls of its own, those count.
    pub fn with_dice(
        record: Record,
        terms: Terms,
        rolls: impl IntoIterator<Item = Roll>,
        lots: Option<Seat>,
    ) -> Table {
        let mut all: Vec<Roll> = rolls_of(&record).collect();
        all.extend(rolls.into_iter().skip(all.len()));
        let lots = record.events().iter().find_map(lots_of).or(lots);
        Table { record, terms, rolls: all, lots }
    }

    /// What has happened, hidden drawings included: for the holder of the table only.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// Where the game has come to, hidden drawings included: for the holder of the table only.
    pub const fn position(&self) -> &Position {
        self.record.position()
    }

    /// What was agreed on.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Every roll there was, also those that were taken back.
    pub fn rolls(&self) -> &[Roll] {
        &self.rolls
    }

    /// How lots fell, also if that was taken back.
    pub const fn lots(&self) -> Option<Seat> {
        self.lots
    }

    /// How the game ended, if it has.
    pub fn result(&self) -> Option<Outcome> {
        self.position().outcome()
    }

    /// Whether the table waits for a seat.
    pub fn waits_for(&self, seat: Seat) -> bool {
        self.position().may_act(seat)
    }

    /// Writes down who plays, or what else is said about the game. A text that a record cannot hold is left out.
    pub fn set_tag(&mut self, name: &str, text: &str) {
        let _ = self.record.set_tag(name, text);
    }

    /// How many of the events somebody may see: all, or those before a drawing that is still hidden.
    pub fn events_seen_by(&self, viewer: Viewer) -> usize {
        let all = self.record.events().len();
        let Step::Draw { .. } = self.position().step() else {
            return all;
        };
        let Some(drawn_by) = self.record.events().last().and_then(|event| event.seat()) else {
            return all;
        };
        // While somebody still has to draw, the last event is a take, or the drawing of the other.
        let last_is_a_drawing = !matches!(self.record.events().last(), Some(Event::Take(..)));
        let hidden = self.terms.hidden && last_is_a_drawing && viewer != Viewer::Seat(drawn_by);
        all - usize::from(hidden)
    }

    /// The position as somebody may see it: without a drawing that the other seat has still to answer.
    pub fn seen_by(&self, viewer: Viewer) -> Position {
        let seen = self.events_seen_by(viewer);
        if seen == self.record.events().len() {
            return *self.position();
        }
        self.record.positions().nth(seen).unwrap_or(*self.record.start())
    }

    /// Lets a seat act.
    pub fn act(&mut self, seat: Seat, event: Event) -> Result<(), Refused> {
        if event.seat() != Some(seat) {
            return Err(Refused::NotYours(event));
        }
        Ok(self.record.push(event)?)
    }

    /// What chance decided here before it was taken back, and so decides again.
    pub fn kept(&self) -> Option<Event> {
        match self.position().to_act() {
            ToAct::Chance(Chance::Roll) => {
                self.rolls.get(rolls_of(&self.record).count()).copied().map(Event::Roll)
            }
            ToAct::Chance(Chance::Lots) => self.lots.map(Event::Lots),
            ToAct::Seat(_) | ToAct::Both | ToAct::Nobody(_) => None,
        }
    }

    /// Lets chance decide: for the holder of the table only, who rolls.
    pub fn chance(&mut self, event: Event) -> Result<(), Refused> {
        if event.seat().is_some() {
            return Err(Refused::NotChance(event));
        }
        if let Some(kept) = self.kept().filter(|&kept| kept != event) {
            return Err(Refused::Decided(kept));
        }
        self.record.push(event)?;
        match event {
            Event::Roll(roll) if self.rolls.len() < rolls_of(&self.record).count() => self.rolls.push(roll),
            Event::Lots(seat) => self.lots = Some(seat),
            _ => {}
        }
        Ok(())
    }

    /// Whether a seat may take something back now.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.undone_to(seat).is_some()
    }

    /// Takes back what the terms allow, and says how many events are left.
    pub fn undo(&mut self, seat: Seat) -> Result<usize, Refused> {
        let left = self.undone_to(seat).ok_or(Refused::NothingToUndo)?;
        self.record.truncate(left);
        Ok(left)
    }

    /// Goes back to where only so many events had happened, as if the rest had been taken back.
    pub fn rewind(&mut self, left: usize) {
        self.record.truncate(left);
    }

    /// Forgets a roll that was taken back: for dice that people roll by hand and may have read wrongly.
    pub fn forget_dice(&mut self) {
        self.rolls.truncate(rolls_of(&self.record).count());
        self.lots = self.record.events().iter().find_map(lots_of);
    }

    /// How many events would be left.
    fn undone_to(&self, seat: Seat) -> Option<usize> {
        let events = self.record.events();
        match self.terms.undo {
            Undo::Never => None,
            Undo::Unanswered => {
                let last = *events.last()?;
                // The second of two drawings shows the first, and whoever has seen that cannot draw again.
                let reveals = matches!(last, Event::Draw(..) | Event::Leave(_))
                    && !matches!(self.position().step(), Step::Draw { .. });
                (last.seat() == Some(seat) && !reveals).then(|| events.len() - 1)
            }
            Undo::Free => events.iter().rposition(|event| {
                event.seat().is_some_and(|seat| self.terms.sitters[seat] == Sitter::Person)
            }),
        }
    }
}

fn rolls_of(record: &Record) -> impl Iterator<Item = Roll> {
    record.events().iter().filter_map(|event| match *event {
        Event::Roll(roll) => Some(roll),
        _ => None,
    })
}

fn lots_of(event: &Event) -> Option<Seat> {
    match *event {
        Event::Lots(seat) => Some(seat),
        _ => None,
    }
}
