use core::fmt;

use crate::Arms;

/// How many crosses stand on a face or a cell: a cell has two circles for them, so never more than two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Crosses {
    /// No cross.
    #[default]
    Zero,
    /// One cross.
    One,
    /// Two crosses.
    Two,
}

impl Crosses {
    /// All three counts.
    pub const ALL: [Crosses; 3] = [Crosses::Zero, Crosses::One, Crosses::Two];

    /// The number.
    pub const fn count(self) -> u32 {
        self as u32
    }

    /// One more, or nothing if there are two already.
    #[inline]
    pub const fn one_more(self) -> Option<Crosses> {
        match self {
            Crosses::Zero => Some(Crosses::One),
            Crosses::One => Some(Crosses::Two),
            Crosses::Two => None,
        }
    }
}

/// Writes `1` or `2`, and nothing for none.
impl fmt::Display for Crosses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Crosses::Zero => Ok(()),
            Crosses::One => f.write_str("1"),
            Crosses::Two => f.write_str("2"),
        }
    }
}

/// One side of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// An arms with its crosses.
    Arms(Arms, Crosses),
    /// The question mark: any arms the player chooses, without a cross.
    Wild,
}

impl Face {
    /// The crosses printed on it.
    pub const fn crosses(self) -> Crosses {
        match self {
            Face::Arms(_, crosses) => crosses,
            Face::Wild => Crosses::Zero,
        }
    }

    /// Whether it can be drawn as this arms.
    pub fn can_be(self, arms: Arms) -> bool {
        match self {
            Face::Arms(own, _) => own == arms,
            Face::Wild => true,
        }
    }

    /// The line of the spellbook it marks a box of: that of an arms without a cross.
    pub const fn marks(self) -> Option<Arms> {
        match self {
            Face::Arms(arms, Crosses::Zero) => Some(arms),
            _ => None,
        }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Face::Arms(arms, crosses) => write!(f, "{arms}{crosses}"),
            Face::Wild => f.write_str("?"),
        }
    }
}
