use blazon::{BySeat, Event, Outcome, Record, Roll, Seat};

use crate::{DiceSource, Next, ProgramTurn, Refused, SeatKind, Table, Terms, Undone, View, Viewer};

/// A table on one device, for the people in front of it and the programs they play against; or what is heard there of a
/// table that is held elsewhere.
///
/// It holds a [`Table`] and gives nothing of it away that they may not see: what is shown, told and saved all comes from
/// [`Screen::view`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Screen<P> {
    table: Table<P>,
    /// Who is known to have drawn at a table elsewhere, although what is hidden.
    drawn: Option<Seat>,
}

impl<P: Copy> Screen<P> {
    /// A game that is about to start, or goes on.
    pub fn new(record: Record, seats: BySeat<SeatKind<P>>, dice: DiceSource, seed: u64) -> Screen<P> {
        Screen { table: Table::new(record, Terms::on_one_screen(seats, dice), seed), drawn: None }
    }

    /// What is heard of a table that is held elsewhere: the game as far as it is seen, and who has drawn what is not. A
    /// person has this seat here or, without one, watches.
    pub fn elsewhere(record: Record, here: Option<Seat>, drawn: Option<Seat>) -> Screen<P> {
        Screen { table: Table::new(record, Terms::elsewhere(here), 0), drawn }
    }

    /// Whether the table is held elsewhere. Then a person's event is said there, and happens here when it is heard of.
    pub fn is_elsewhere(&self) -> bool {
        self.dice() == DiceSource::Elsewhere
    }

    /// The game with dice that had been rolled further than the record goes.
    #[must_use]
    pub fn with_dice(self, rolls: impl IntoIterator<Item = Roll>, lots: Option<Seat>) -> Screen<P> {
        Screen { table: self.table.with_dice(rolls, lots), ..self }
    }

    /// What happens now.
    pub fn next(&self) -> Next<P> {
        self.table.next()
    }

    /// The person who is asked now.
    pub fn asked(&self) -> Option<Seat> {
        match self.next() {
            Next::Person { seat, .. } => Some(seat),
            Next::Replay(_) | Next::Chance { .. } | Next::Program(_) | Next::Elsewhere | Next::Over(_) => {
                None
            }
        }
    }

    /// What a program is told that advises the person who is asked now.
    pub fn advice(&self, program: P) -> Option<ProgramTurn<P>> {
        Some(self.table.turn_of(program, self.asked()?))
    }

    /// Whose side of the table the screen shows: that of the one person there is, else of the person who is asked, else
    /// player A's. Who watches a table elsewhere sits on the first seat's side.
    pub fn side(&self) -> Seat {
        let one = SeatKind::alone(&self.seats()).or_else(|| self.asked());
        let nobody = if self.is_elsewhere() { Seat::First } else { self.table.position().player_a() };
        one.unwrap_or(nobody)
    }

    /// The game as it may be seen from that side.
    pub fn view(&self) -> View<'_> {
        let watches = self.is_elsewhere() && SeatKind::alone(&self.seats()).is_none();
        let viewer = if watches { Viewer::Onlooker } else { Viewer::Seat(self.side()) };
        self.table.view(viewer).with_drawn(self.drawn)
    }

    /// The record to save: what is seen. A program's drawing that nobody has seen is not in it; when the game goes on,
    /// the program decides again, and alike.
    pub fn kept(&self) -> Record {
        self.view().record()
    }

    /// Who has each seat.
    pub const fn seats(&self) -> BySeat<SeatKind<P>> {
        self.table.terms().seats
    }

    /// Who has a seat.
    pub fn seat(&self, seat: Seat) -> SeatKind<P> {
        self.table.terms().seats[seat]
    }

    /// Where the dice come from.
    pub const fn dice(&self) -> DiceSource {
        self.table.terms().dice
    }

    /// What the programs' chance follows from.
    pub const fn seed(&self) -> u64 {
        self.table.seed()
    }

    /// Every roll there was, also those that were taken back.
    pub fn rolls(&self) -> &[Roll] {
        self.table.rolls()
    }

    /// How lots fell, also if that was taken back.
    pub const fn lots(&self) -> Option<Seat> {
        self.table.lots()
    }

    /// How the game ended, if it has.
    pub fn result(&self) -> Option<Outcome> {
        self.table.result()
    }

    /// Writes down who plays, or what else is said about the game. A text that a record cannot hold is left out.
    pub fn set_tag(&mut self, name: &str, text: &str) {
        self.table.set_tag(name, text);
    }

    /// Lets a person act. Nobody acts for a program.
    pub fn act(&mut self, event: Event) -> Result<(), Refused> {
        match event.seat() {
            Some(seat) if self.seat(seat).is_person() => self.table.act(seat, event),
            _ => Err(Refused::NotYours(event)),
        }
    }

    /// Whether a person could act like that, and why not.
    pub fn check(&self, event: Event) -> Result<(), Refused> {
        self.clone().act(event)
    }

    /// Lets a program act, as it decided.
    pub fn decide(&mut self, seat: Seat, event: Event) -> Result<(), Refused> {
        if self.seat(seat).is_person() {
            return Err(Refused::NotYours(event));
        }
        self.table.act(seat, event)
    }

    /// Lets chance decide.
    pub fn chance(&mut self, event: Event) -> Result<(), Refused> {
        self.table.chance(event)
    }

    /// What [`Screen::undo`] would take back.
    pub fn undoable(&self) -> Option<Event> {
        self.table.undoable(self.side())
    }

    /// Takes back what a person did last with everything after it; real dice that were entered last, by themselves.
    pub fn undo(&mut self) -> Result<Undone, Refused> {
        self.table.undo(self.side())
    }

    /// Goes back to where only so many events had happened. What was rolled after that comes again.
    pub fn rewind(&mut self, left: usize) {
        self.table.rewind(left);
    }
}
