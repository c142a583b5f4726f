use blazon::{Arms, Cell, Die, Mode, Turn};
use blazon_table::Which;

/// A gesture at the domino in one's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DrawingMessage {
    /// Moves the whole domino.
    Move(Cell),
    /// Takes a half in hand.
    Hold(Which),
    Turn,
    /// Lets the halves change places.
    Swap,
    Spend(Spend),
    /// Says what a wild is to be.
    Choose(Which, Arms),
}

/// Something to spend along with a drawing, or not to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spend {
    Mode(Mode),
    Castle(Option<Die>),
    Turn(Option<Turn>),
}
