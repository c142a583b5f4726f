//! What can happen, as it was said: nothing here knows whether it is allowed.

use crate::components::Face;

/// An event, read from its token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    Roll([Face; 4]),
    Take { seat: usize, dice: Dice },
    Draw { seat: usize, drawing: Drawing },
    Leave { seat: usize },
    Choose { seat: usize, arms: u8 },
    Cross { seat: usize, cell: u8 },
    Lots { seat: usize },
}

/// One die, or two in ascending order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dice {
    One(usize),
    Two(usize, usize),
}

/// How the two halves of a drawing lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Joined, obeying the connection rule.
    Join,
    /// Joined, spending *Free*.
    Free,
    /// Apart, spending *Split*.
    Split,
}

/// A domino as a player says it is drawn; the half of the lower die first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Drawing {
    pub(crate) halves: [Half; 2],
    pub(crate) mode: Mode,
}

/// One die of a drawing: where it goes and what is drawn there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Half {
    pub(crate) die: u8,
    pub(crate) cell: u8,
    pub(crate) arms: u8,
    /// The crosses the cell ends up with.
    pub(crate) crosses: u8,
    /// Whether one of them is the castle's bonus.
    pub(crate) castle: bool,
    /// The face the die was turned to with *Turn*.
    pub(crate) turned: Option<Face>,
}
