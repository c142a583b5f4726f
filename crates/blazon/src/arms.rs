use core::fmt;
use core::ops::{Index, IndexMut};

/// A coat of arms, told apart by its pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Arms {
    /// One dot.
    Dot,
    /// One stripe.
    Bar,
    /// Two dots, one above the other.
    TwoDots,
    /// Two stripes.
    TwoBars,
    /// All dark.
    Solid,
    /// Quarterly, two fields dark.
    Quarters,
}

impl Arms {
    /// All six, in the order of the spellbook.
    pub const ALL: [Arms; 6] =
        [Arms::Dot, Arms::Bar, Arms::TwoDots, Arms::TwoBars, Arms::Solid, Arms::Quarters];

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        match self {
            Arms::Dot => 'd',
            Arms::Bar => 'b',
            Arms::TwoDots => 'D',
            Arms::TwoBars => 'B',
            Arms::Solid => 's',
            Arms::Quarters => 'q',
        }
    }

    /// The arms of a letter of the notation.
    pub fn from_letter(letter: char) -> Option<Arms> {
        Arms::ALL.into_iter().find(|arms| arms.letter() == letter)
    }
}

impl fmt::Display for Arms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// Something that there is one of for each arms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByArms<T>([T; 6]);

impl<T> ByArms<T> {
    /// Makes one for each arms.
    pub fn new(make: impl FnMut(Arms) -> T) -> ByArms<T> {
        ByArms(Arms::ALL.map(make))
    }

    pub(crate) const fn from_array(items: [T; 6]) -> ByArms<T> {
        ByArms(items)
    }

    /// Each arms with what there is of it.
    pub fn iter(&self) -> impl Iterator<Item = (Arms, &T)> {
        Arms::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Arms> for ByArms<T> {
    type Output = T;

    #[inline]
    fn index(&self, arms: Arms) -> &T {
        &self.0[arms as usize]
    }
}

impl<T> IndexMut<Arms> for ByArms<T> {
    #[inline]
    fn index_mut(&mut self, arms: Arms) -> &mut T {
        &mut self.0[arms as usize]
    }
}

/// A small number for each arms: marks, or boxes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tally {
    /// Two more than there are arms, always zero: so all are one number of eight bytes, and can be computed with at
    /// once.
    numbers: [u8; 8],
}

impl Tally {
    /// No number but zero.
    pub const ZERO: Tally = Tally::from_array([0; 6]);

    /// Makes a number for each arms.
    pub fn new(make: impl FnMut(Arms) -> u8) -> Tally {
        Tally::from_array(Arms::ALL.map(make))
    }

    pub(crate) const fn from_array([dot, bar, two_dots, two_bars, solid, quarters]: [u8; 6]) -> Tally {
        Tally { numbers: [dot, bar, two_dots, two_bars, solid, quarters, 0, 0] }
    }

    /// Each arms with its number.
    pub fn iter(&self) -> impl Iterator<Item = (Arms, u8)> {
        Arms::ALL.into_iter().zip(self.numbers)
    }

    #[inline]
    pub(crate) const fn to_bytes(self) -> u64 {
        u64::from_le_bytes(self.numbers)
    }

    #[inline]
    pub(crate) const fn from_bytes(bytes: u64) -> Tally {
        Tally { numbers: bytes.to_le_bytes() }
    }
}

impl Index<Arms> for Tally {
    type Output = u8;

    #[inline]
    fn index(&self, arms: Arms) -> &u8 {
        &self.numbers[arms as usize]
    }
}

impl IndexMut<Arms> for Tally {
    #[inline]
    fn index_mut(&mut self, arms: Arms) -> &mut u8 {
        &mut self.numbers[arms as usize]
    }
}
