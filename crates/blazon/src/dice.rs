use core::fmt;

use crate::{Components, Face};

/// One of the four dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Die {
    /// Die 1.
    One,
    /// Die 2.
    Two,
    /// Die 3.
    Three,
    /// Die 4.
    Four,
}

impl Die {
    /// All four.
    pub const ALL: [Die; 4] = [Die::One, Die::Two, Die::Three, Die::Four];

    /// Its number, 1 to 4.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The die of a number, 1 to 4.
    pub const fn from_number(number: u8) -> Option<Die> {
        match number {
            1 => Some(Die::One),
            2 => Some(Die::Two),
            3 => Some(Die::Three),
            4 => Some(Die::Four),
            _ => None,
        }
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// A set of dice: what a player takes, or holds.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Dice(u8);

impl Dice {
    /// No die.
    pub const NONE: Dice = Dice(0);
    /// All four.
    pub const ALL: Dice = Dice(0b1111);

    /// Just this die.
    pub const fn one(die: Die) -> Dice {
        Dice(1 << die as u8)
    }

    /// These two dice, or one if they are the same.
    pub const fn two(one: Die, other: Die) -> Dice {
        Dice(1 << one as u8 | 1 << other as u8)
    }

    /// Whether the die is among them.
    pub const fn contains(self, die: Die) -> bool {
        self.0 & 1 << die as u8 != 0
    }

    /// Those that are not in the set.
    #[must_use]
    pub const fn others(self) -> Dice {
        Dice(!self.0 & Dice::ALL.0)
    }

    /// These and those.
    #[must_use]
    pub const fn with(self, more: Dice) -> Dice {
        Dice(self.0 | more.0)
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The die with the lowest number.
    #[inline]
    pub const fn lowest(self) -> Option<Die> {
        if self.0 == 0 { None } else { Some(Die::ALL[self.0.trailing_zeros() as usize % 4]) }
    }

    /// The two dice of a pair, the lower first.
    #[inline]
    pub const fn pair(self) -> Option<[Die; 2]> {
        if self.len() == 2 { Some(PAIRS[self.0 as usize % 16]) } else { None }
    }

    /// The dice in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Die> {
        Die::ALL.into_iter().filter(move |&die| self.contains(die))
    }
}

/// The two dice of each set that is a pair; any for the others.
const PAIRS: [[Die; 2]; 16] = {
    let mut pairs = [[Die::One; 2]; 16];
    let mut lower = 0;
    while lower < 4 {
        let mut higher = lower + 1;
        while higher < 4 {
            pairs[1 << lower | 1 << higher] = [Die::ALL[lower], Die::ALL[higher]];
            higher += 1;
        }
        lower += 1;
    }
    pairs
};

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|die| write!(f, "{die}"))
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// What the four dice show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Roll([Face; 4]);

impl Roll {
    /// The faces of dice 1 to 4.
    pub const fn new(faces: [Face; 4]) -> Roll {
        Roll(faces)
    }

    /// The face a die shows.
    #[inline]
    pub const fn face(&self, die: Die) -> Face {
        self.0[die as usize]
    }

    /// The faces of dice 1 to 4.
    pub const fn faces(self) -> [Face; 4] {
        self.0
    }

    /// Every distinct roll with its weight: in how many of the 1296 equally likely ways it comes.
    ///
    /// ```
    /// use blazon::{Components, Roll};
    ///
    /// let rolls = Roll::distinct(&Components::BOX);
    /// assert_eq!(rolls.clone().count(), 1080);
    /// assert_eq!(rolls.map(|(_, weight)| weight).sum::<u32>(), 1296);
    /// ```
    pub fn distinct(components: &Components) -> impl Iterator<Item = (Roll, u32)> + Clone {
        let faces = Die::ALL.map(|die| DistinctFaces::of(components.faces(die)));
        let [one, two, three, four] = faces;
        one.iter().flat_map(move |(a, wa)| {
            two.iter().flat_map(move |(b, wb)| {
                three.iter().flat_map(move |(c, wc)| {
                    four.iter().map(move |(d, wd)| (Roll([a, b, c, d]), wa * wb * wc * wd))
                })
            })
        })
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, two, three, four] = self.0;
        write!(f, "{one}/{two}/{three}/{four}")
    }
}

/// The different faces of one die, each with how often it is there.
#[derive(Clone, Copy)]
struct DistinctFaces([Option<(Face, u32)>; 6]);

impl DistinctFaces {
    fn of(faces: &[Face; 6]) -> DistinctFaces {
        let mut distinct = [None; 6];
        for (i, &face) in faces.iter().enumerate() {
            if !faces[..i].contains(&face) {
                let times = faces.iter().filter(|&&other| other == face).count();
                distinct[i] = Some((face, times as u32));
            }
        }
        DistinctFaces(distinct)
    }

    fn iter(self) -> impl Iterator<Item = (Face, u32)> + Clone {
        self.0.into_iter().flatten()
    }
}
