use blazon::{BySeat, Seat};

/// What was agreed on before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms<P> {
    /// Who has each seat.
    pub seats: BySeat<SeatKind<P>>,
    /// Where the dice come from.
    pub dice: DiceSource,
    /// Whether a drawing is hidden from the other seat until both are in.
    pub hidden: bool,
    /// What may be taken back.
    pub undo: Undo,
}

/// Who has a seat. `P` names a player that needs no person; the table only hands it on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SeatKind<P> {
    /// A person.
    #[default]
    Person,
    /// A program. It takes nothing back, and what it did after a person's event goes back with it.
    Program(P),
    /// Somebody elsewhere. What they do is heard from whoever holds the table.
    Elsewhere,
}

/// Where the dice come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DiceSource {
    /// A generator of whoever holds the table.
    #[default]
    Generator,
    /// Real dice: people roll them and enter what they show. What was read wrongly can be entered again.
    Hand,
    /// Whoever holds the table rolls them elsewhere.
    Elsewhere,
}

/// What may be taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Undo {
    /// Nothing.
    Never,
    /// The last event, by whoever did it, as long as nobody has acted on it and it has shown nothing.
    #[default]
    Unanswered,
    /// Whatever a person did last, with everything after it. The same dice come again.
    Free,
}

impl<P> SeatKind<P> {
    /// Whether a person has the seat.
    pub const fn is_person(&self) -> bool {
        matches!(self, SeatKind::Person)
    }

    /// The player that needs no person, if one has the seat.
    pub fn program(self) -> Option<P> {
        match self {
            SeatKind::Person | SeatKind::Elsewhere => None,
            SeatKind::Program(program) => Some(program),
        }
    }

    /// The seat of the one person in front of this device; nothing if there are two, or none.
    pub fn alone(seats: &BySeat<SeatKind<P>>) -> Option<Seat> {
        match (seats.first.is_person(), seats.second.is_person()) {
            (true, false) => Some(Seat::First),
            (false, true) => Some(Seat::Second),
            (true, true) | (false, false) => None,
        }
    }

    /// One person, and this program at the other seat.
    pub fn against(program: P, at: Seat) -> BySeat<SeatKind<P>>
    where
        P: Copy,
    {
        BySeat::new(|seat| if seat == at { SeatKind::Program(program) } else { SeatKind::Person })
    }
}

impl<P> Default for Terms<P> {
    /// Two people apart.
    fn default() -> Terms<P> {
        Terms {
            seats: BySeat { first: SeatKind::Person, second: SeatKind::Person },
            dice: DiceSource::default(),
            hidden: true,
            undo: Undo::default(),
        }
    }
}

impl<P> Terms<P> {
    /// Those who share a screen. Two people see each other's drawings anyway; a program and a person do not. Everything
    /// may be taken back.
    pub fn on_one_screen(seats: BySeat<SeatKind<P>>, dice: DiceSource) -> Terms<P> {
        let hidden = !(seats.first.is_person() && seats.second.is_person());
        Terms { seats, dice, hidden, undo: Undo::Free }
    }

    /// A table that is held elsewhere, for whoever has this seat here or, without one, watches. Nothing is hidden in what is
    /// heard of it, and nothing is taken back here.
    pub fn elsewhere(here: Option<Seat>) -> Terms<P> {
        let seats =
            BySeat::new(|seat| if here == Some(seat) { SeatKind::Person } else { SeatKind::Elsewhere });
        Terms { seats, dice: DiceSource::Elsewhere, hidden: false, undo: Undo::Never }
    }
}
