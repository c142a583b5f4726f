use core::fmt;
use core::ops::{Index, IndexMut, Not};

/// One of the two players before the game has started: who made the table, and who joined it.
///
/// Which [`Seat`](blazon::Seat) each of them has is known only when it starts, because the dice may decide it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chair {
    /// Who made the table.
    Host,
    /// Who joined it.
    Guest,
}

impl Chair {
    /// Both chairs.
    pub const ALL: [Chair; 2] = [Chair::Host, Chair::Guest];

    /// The letter that stands for it: `h` or `g`.
    pub const fn letter(self) -> char {
        match self {
            Chair::Host => 'h',
            Chair::Guest => 'g',
        }
    }

    /// The chair of a letter.
    pub const fn from_letter(letter: char) -> Option<Chair> {
        match letter {
            'h' => Some(Chair::Host),
            'g' => Some(Chair::Guest),
            _ => None,
        }
    }
}

/// `!chair` is the other one.
impl Not for Chair {
    type Output = Chair;

    fn not(self) -> Chair {
        match self {
            Chair::Host => Chair::Guest,
            Chair::Guest => Chair::Host,
        }
    }
}

impl fmt::Display for Chair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// Something that each chair has one of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByChair<T> {
    /// The host's.
    pub host: T,
    /// The guest's.
    pub guest: T,
}

impl<T> ByChair<T> {
    /// Makes one for each chair.
    pub fn new(mut make: impl FnMut(Chair) -> T) -> ByChair<T> {
        ByChair { host: make(Chair::Host), guest: make(Chair::Guest) }
    }

    /// Turns each chair's into something else.
    pub fn map<U>(self, mut turn: impl FnMut(T) -> U) -> ByChair<U> {
        ByChair { host: turn(self.host), guest: turn(self.guest) }
    }

    /// Each chair with what it has.
    pub fn iter(&self) -> impl Iterator<Item = (Chair, &T)> {
        [(Chair::Host, &self.host), (Chair::Guest, &self.guest)].into_iter()
    }
}

impl<T> Index<Chair> for ByChair<T> {
    type Output = T;

    fn index(&self, chair: Chair) -> &T {
        match chair {
            Chair::Host => &self.host,
            Chair::Guest => &self.guest,
        }
    }
}

impl<T> IndexMut<Chair> for ByChair<T> {
    fn index_mut(&mut self, chair: Chair) -> &mut T {
        match chair {
            Chair::Host => &mut self.host,
            Chair::Guest => &mut self.guest,
        }
    }
}
