use blazon::{Chance, Event, Outcome, PlayError, Position, Record, Roll, Seat, Step, ToAct};

use crate::{DiceSource, Next, ProgramTurn, SeatKind, Terms, Undo, View, Viewer};

/// A game with those who play it: for whoever holds the table, because it knows what is still hidden. Everybody else
/// gets a [`View`]; people in front of one device get a [`Screen`](crate::Screen).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table<P> {
    record: Record,
    terms: Terms<P>,
    /// What the programs' chance follows from.
    seed: u64,
    /// Every roll there was, also those that were taken back: the same dice come again.
    rolls: Vec<Roll>,
    /// How lots fell, likewise.
    lots: Option<Seat>,
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

/// What was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undone {
    /// The position before it, as whoever took it back may see it.
    pub position: Position,
    /// The event. Whatever came after it is taken back too.
    pub event: Event,
}

impl<P: Copy> Table<P> {
    /// A table at which a game is about to start, or goes on.
    pub fn new(record: Record, terms: Terms<P>, seed: u64) -> Table<P> {
        let rolls = rolls_of(&record).collect();
        let lots = record.events().iter().find_map(lots_of);
        Table { record, terms, seed, rolls, lots }
    }

    /// The table with dice that had been rolled further than the record goes: what was taken back before the game was
    /// put away. Where the record has rolls of its own, those count.
    #[must_use]
    pub fn with_dice(mut self, rolls: impl IntoIterator<Item = Roll>, lots: Option<Seat>) -> Table<P> {
        self.rolls.extend(rolls.into_iter().skip(self.rolls.len()));
        self.lots = self.lots.or(lots);
        self
    }

    /// What has happened, hidden drawings included.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// Where the game has come to, hidden drawings included.
    pub const fn position(&self) -> &Position {
        self.record.position()
    }

    /// The game as somebody may see it.
    pub fn view(&self, viewer: Viewer) -> View<'_> {
        if self.terms.hidden {
            View::discreet(&self.record, viewer)
        } else {
            View::open(&self.record, viewer)
        }
    }

    /// What was agreed on.
    pub const fn terms(&self) -> &Terms<P> {
        &self.terms
    }

    /// What the programs' chance follows from.
    pub const fn seed(&self) -> u64 {
        self.seed
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

    /// Writes down who plays, or what else is said about the game. A text that a record cannot hold is left out.
    pub fn set_tag(&mut self, name: &str, text: &str) {
        let _ = self.record.set_tag(name, text);
    }

    /// What happens now. While both draw, player A is asked first, and a person before a program.
    pub fn next(&self) -> Next<P> {
        let a = self.position().player_a();
        match self.position().to_act() {
            ToAct::Chance(_) if self.terms.dice == DiceSource::Elsewhere => Next::Elsewhere,
            ToAct::Chance(chance) => match self.decided_before() {
                Some(event) => Next::Replay(event),
                None => Next::Chance { chance, roller: self.roller(chance) },
            },
            ToAct::Seat(seat) => self.turn(seat, None),
            ToAct::Both => match (self.terms.seats[a], self.terms.seats[!a]) {
                (SeatKind::Person, _) => self.turn(a, Some(!a)),
                (_, SeatKind::Person) => self.turn(!a, Some(a)),
                (SeatKind::Program(_), _) => self.turn(a, None),
                (SeatKind::Elsewhere, _) => self.turn(!a, None),
            },
            ToAct::Nobody(outcome) => Next::Over(outcome),
        }
    }

    /// Lets a seat act.
    pub fn act(&mut self, seat: Seat, event: Event) -> Result<(), Refused> {
        if event.seat() != Some(seat) {
            return Err(Refused::NotYours(event));
        }
        Ok(self.record.push(event)?)
    }

    /// Lets chance decide.
    pub fn chance(&mut self, event: Event) -> Result<(), Refused> {
        if event.seat().is_some() {
            return Err(Refused::NotChance(event));
        }
        if let Some(before) = self.decided_before().filter(|&before| before != event) {
            return Err(Refused::Decided(before));
        }
        self.record.push(event)?;
        match event {
            Event::Roll(roll) if self.rolls.len() < rolls_of(&self.record).count() => self.rolls.push(roll),
            Event::Lots(seat) => self.lots = Some(seat),
            _ => {}
        }
        Ok(())
    }

    /// What a seat would take back.
    pub fn undoable(&self, seat: Seat) -> Option<Event> {
        self.record.events().get(self.undone_to(seat)?).copied()
    }

    /// Takes back what the terms allow.
    pub fn undo(&mut self, seat: Seat) -> Result<Undone, Refused> {
        let left = self.undone_to(seat).ok_or(Refused::NothingToUndo)?;
        let event = self.undoable(seat).ok_or(Refused::NothingToUndo)?;
        self.record.truncate(left);
        if event.seat().is_none() {
            // Dice that were read wrongly are not to come again.
            self.rolls.truncate(rolls_of(&self.record).count());
        }
        Ok(Undone { position: *self.view(Viewer::Seat(seat)).position(), event })
    }

    /// Goes back to where only so many events had happened, as if the rest had been taken back.
    pub fn rewind(&mut self, left: usize) {
        self.record.truncate(left);
    }

    /// What chance decided here before it was taken back.
    fn decided_before(&self) -> Option<Event> {
        match self.position().to_act() {
            ToAct::Chance(Chance::Roll) => {
                self.rolls.get(rolls_of(&self.record).count()).copied().map(Event::Roll)
            }
            ToAct::Chance(Chance::Lots) => self.lots.map(Event::Lots),
            ToAct::Seat(_) | ToAct::Both | ToAct::Nobody(_) => None,
        }
    }

    fn roller(&self, chance: Chance) -> Option<Seat> {
        let a = self.position().player_a();
        let by_hand = self.terms.dice == DiceSource::Hand;
        (chance == Chance::Roll && (by_hand || self.terms.seats[a].is_person())).then_some(a)
    }

    /// What happens when a seat has to act. While both draw, the program of another seat can decide meanwhile.
    fn turn(&self, seat: Seat, other: Option<Seat>) -> Next<P> {
        match self.terms.seats[seat] {
            SeatKind::Person => {
                Next::Person { seat, meanwhile: other.and_then(|other| self.program_turn(other)) }
            }
            SeatKind::Program(program) => Next::Program(self.turn_of(program, seat)),
            SeatKind::Elsewhere => Next::Elsewhere,
        }
    }

    fn program_turn(&self, seat: Seat) -> Option<ProgramTurn<P>> {
        self.terms.seats[seat].program().map(|program| self.turn_of(program, seat))
    }

    /// All that a program is told to decide for a seat.
    pub(crate) fn turn_of(&self, program: P, seat: Seat) -> ProgramTurn<P> {
        let position = *self.view(Viewer::Seat(seat)).position();
        ProgramTurn { seat, program, position, seed: self.seed ^ position.stable_hash() }
    }

    /// How many events would be left.
    fn undone_to(&self, seat: Seat) -> Option<usize> {
        let events = self.record.events();
        let last = *events.last()?;
        match self.terms.undo {
            Undo::Never => None,
            Undo::Unanswered => {
                // The second of two drawings shows the first, and whoever has seen that cannot draw again.
                let reveals = matches!(last, Event::Draw(..) | Event::Leave(_))
                    && !matches!(self.position().step(), Step::Draw { .. });
                (last.seat() == Some(seat) && !reveals).then(|| events.len() - 1)
            }
            Undo::Free if self.terms.dice == DiceSource::Hand && matches!(last, Event::Roll(_)) => {
                Some(events.len() - 1)
            }
            Undo::Free => events
                .iter()
                .rposition(|event| event.seat().is_some_and(|seat| self.terms.seats[seat].is_person())),
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
