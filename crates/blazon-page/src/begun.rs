use blazon::{Dice, Die, Event, Face};
use blazon_table::Settled;

/// What a person has begun to do and not confirmed yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Begun {
    #[default]
    Nothing,
    /// Dice are pointed at to be taken.
    Dice(Dice),
    /// Dice are pointed at to be taken at once with *Both*.
    Both(Dice),
    /// A drawing is being made.
    Drawing(Settled),
    /// An answer to a ⚡ power is pointed at.
    Answer(Event),
    /// What real dice show is being entered.
    Entry([Option<Face>; 4]),
}

impl Begun {
    /// The dice that are pointed at.
    pub(crate) const fn dice(&self) -> Dice {
        match self {
            Begun::Dice(dice) | Begun::Both(dice) => *dice,
            Begun::Nothing | Begun::Drawing(_) | Begun::Answer(_) | Begun::Entry(_) => Dice::NONE,
        }
    }

    /// The same with these dice pointed at instead.
    #[must_use]
    pub(crate) const fn pointing_at(self, dice: Dice) -> Begun {
        match self {
            Begun::Both(_) => Begun::Both(dice),
            _ => Begun::Dice(dice),
        }
    }

    /// Whether *Both* is to be spent.
    pub(crate) const fn both(&self) -> bool {
        matches!(self, Begun::Both(_))
    }

    /// The drawing that is being made: blank if there is none.
    pub(crate) fn drawing(&self) -> Settled {
        match self {
            Begun::Drawing(settled) => *settled,
            Begun::Nothing | Begun::Dice(_) | Begun::Both(_) | Begun::Answer(_) | Begun::Entry(_) => {
                Settled::default()
            }
        }
    }

    /// The answer to a ⚡ power that is pointed at.
    pub(crate) const fn answer(&self) -> Option<Event> {
        match self {
            Begun::Answer(event) => Some(*event),
            Begun::Nothing | Begun::Dice(_) | Begun::Both(_) | Begun::Drawing(_) | Begun::Entry(_) => None,
        }
    }

    /// What real dice show, in their order, as far as it has been entered.
    pub(crate) const fn entry(&self) -> [Option<Face>; 4] {
        match self {
            Begun::Entry(faces) => *faces,
            Begun::Nothing | Begun::Dice(_) | Begun::Both(_) | Begun::Drawing(_) | Begun::Answer(_) => {
                [None; 4]
            }
        }
    }

    /// What a real die shows, if that has been entered.
    pub(crate) const fn entered(&self, die: Die) -> Option<Face> {
        self.entry()[(die.number() - 1) as usize]
    }

    /// Whether there is nothing that could be taken back.
    pub(crate) fn is_nothing(&self) -> bool {
        match self {
            Begun::Nothing => true,
            Begun::Dice(dice) => dice.is_empty(),
            Begun::Drawing(settled) => settled.is_blank(),
            Begun::Both(_) | Begun::Answer(_) => false,
            Begun::Entry(faces) => faces.iter().all(Option::is_none),
        }
    }

    /// Without what was done last. A drawing goes back step by step, everything else at once.
    #[must_use]
    pub(crate) fn back(self) -> Begun {
        match self {
            Begun::Drawing(settled) => settled.back().map_or(Begun::Nothing, Begun::Drawing),
            Begun::Nothing | Begun::Dice(_) | Begun::Both(_) | Begun::Answer(_) | Begun::Entry(_) => {
                Begun::Nothing
            }
        }
    }
}
