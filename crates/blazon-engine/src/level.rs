use core::fmt;

use crate::points::soft::Eye;

/// A strength to play against, from 1 for a first game to 8, the strongest there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The strongest.
    pub const TOP: Level = Level(8);

    /// All eight, the weakest first.
    pub const ALL: [Level; 8] =
        [Level(1), Level(2), Level(3), Level(4), Level(5), Level(6), Level(7), Level(8)];

    /// The level of a number, 1 to 8.
    pub const fn new(number: u8) -> Option<Level> {
        if 1 <= number && number <= 8 { Some(Level(number)) } else { None }
    }

    /// Its number, 1 to 8.
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// How a level plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Style {
    /// Counts points, softly.
    Points(Eye),
    /// Follows the net, one ply deep. A choice that is worse by so much of the chance to win is less than half as
    /// likely.
    Net(f64),
    /// Like `best`.
    Best,
}

impl Level {
    /// How it plays.
    pub(crate) const fn style(self) -> Style {
        const fn points(softness: f64, sees_other: f64) -> Style {
            Style::Points(Eye { softness, sees_other })
        }
        match self.0 {
            1 => points(5.2, 0.0),
            2 => points(2.1, 0.0),
            3 => points(2.3, 1.0),
            4 => points(1.32, 1.0),
            5 => Style::Net(0.0565),
            6 => Style::Net(0.033),
            7 => Style::Net(0.0148),
            _ => Style::Best,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
