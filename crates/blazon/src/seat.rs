use core::fmt;
use core::ops::{Index, IndexMut, Not};

/// One of the two players.
///
/// The first seat rolls in the first round. Which of them is *player A*, the one who rolls, changes with every
/// round: see [`Position::player_a`](crate::Position::player_a).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Seat {
    /// The one who rolls in the first round.
    First,
    /// The other one.
    Second,
}

impl Seat {
    /// Both seats.
    pub const ALL: [Seat; 2] = [Seat::First, Seat::Second];

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        match self {
            Seat::First => 'F',
            Seat::Second => 'S',
        }
    }

    /// The seat of a letter of the notation.
    pub const fn from_letter(letter: char) -> Option<Seat> {
        match letter {
            'F' => Some(Seat::First),
            'S' => Some(Seat::Second),
            _ => None,
        }
    }
}

/// `!seat` is the other one.
impl Not for Seat {
    type Output = Seat;

    fn not(self) -> Seat {
        match self {
            Seat::First => Seat::Second,
            Seat::Second => Seat::First,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// Something that each seat has one of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BySeat<T> {
    /// The first seat's.
    pub first: T,
    /// The second seat's.
    pub second: T,
}

impl<T> BySeat<T> {
    /// Makes one for each seat.
    pub fn new(mut make: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat { first: make(Seat::First), second: make(Seat::Second) }
    }

    /// The same of both seats.
    pub const fn both(value: T) -> BySeat<T>
    where
        T: Copy,
    {
        BySeat { first: value, second: value }
    }

    /// This seat's and the other's.
    #[inline]
    pub(crate) fn of(seat: Seat, own: T, others: T) -> BySeat<T> {
        match seat {
            Seat::First => BySeat { first: own, second: others },
            Seat::Second => BySeat { first: others, second: own },
        }
    }

    /// Turns each seat's into something else.
    pub fn map<U>(self, mut turn: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat { first: turn(self.first), second: turn(self.second) }
    }

    /// Each seat with what it has.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        [(Seat::First, &self.first), (Seat::Second, &self.second)].into_iter()
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        match seat {
            Seat::First => &self.first,
            Seat::Second => &self.second,
        }
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        match seat {
            Seat::First => &mut self.first,
            Seat::Second => &mut self.second,
        }
    }
}
