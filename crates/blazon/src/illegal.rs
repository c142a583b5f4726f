use crate::{Cell, Die, Power};

/// Why an event is refused, in the words of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Another kind of event comes now.
    #[error("this is not the step for it")]
    NotThisStep,
    /// It is the other player's turn.
    #[error("it is the other player's turn")]
    NotYourTurn,
    /// The player has drawn or left out the domino of this round.
    #[error("this round's domino is done")]
    AlreadyDone,
    /// The die has no such face.
    #[error("die {0} has no such face")]
    NoSuchFace(Die),
    /// Player A takes one die, or two with *Both*; player B takes two.
    #[error("that is the wrong number of dice")]
    DieCount,
    /// Player A has taken the die.
    #[error("die {0} is taken")]
    DieTaken(Die),
    /// The player does not hold the power.
    #[error("the power {0} is not held")]
    PowerNotHeld(Power),
    /// A domino is made of the two dice the player drafted.
    #[error("these are not the two dice drafted")]
    NotYourDie,
    /// *Turn* turns a die to another face than it shows.
    #[error("die {0} shows that face already")]
    SameFace(Die),
    /// The castle's bonus comes once a game.
    #[error("the castle's bonus is spent")]
    CastleSpent,
    /// A cell never holds more than two crosses.
    #[error("die {0} has two crosses already")]
    TooManyCrosses(Die),
    /// What is drawn is the face of the die, a wild as any arms.
    #[error("that is not what die {0} shows")]
    NotTheFace(Die),
    /// The two dice go on two cells.
    #[error("both dice on one cell")]
    SameCell,
    /// The cell has been drawn on.
    #[error("{0} is taken")]
    CellTaken(Cell),
    /// The two cells of a domino share a side.
    #[error("the two cells do not share a side")]
    NotSideBySide,
    /// Neither half touches the castle or a cell with its arms.
    #[error("the domino touches neither the castle nor an arms of its own")]
    DoesNotConnect,
    /// With *Split* each die connects on its own, and this one does not.
    #[error("die {0} touches neither the castle nor an arms of its own")]
    HalfDoesNotConnect(Die),
    /// A domino that can be drawn must be drawn.
    #[error("the domino can be drawn, so it must be")]
    CanBeDrawn,
    /// A cross is added to a drawn arms.
    #[error("nothing is drawn on {0}")]
    NoArmsThere(Cell),
    /// A cell never holds more than two crosses.
    #[error("{0} has two crosses already")]
    TwoCrosses(Cell),
}

impl Illegal {
    /// The code of the conformance files.
    pub const fn code(self) -> &'static str {
        match self {
            Illegal::GameOver => "game-over",
            Illegal::NotThisStep => "not-this-step",
            Illegal::NotYourTurn => "not-your-turn",
            Illegal::AlreadyDone => "already-done",
            Illegal::NoSuchFace(_) => "no-such-face",
            Illegal::DieCount => "die-count",
            Illegal::DieTaken(_) => "die-taken",
            Illegal::PowerNotHeld(_) => "power-not-held",
            Illegal::NotYourDie => "not-your-die",
            Illegal::SameFace(_) => "same-face",
            Illegal::CastleSpent => "castle-spent",
            Illegal::TooManyCrosses(_) => "too-many-crosses",
            Illegal::NotTheFace(_) => "not-the-face",
            Illegal::SameCell => "same-cell",
            Illegal::CellTaken(_) => "cell-taken",
            Illegal::NotSideBySide => "not-side-by-side",
            Illegal::DoesNotConnect | Illegal::HalfDoesNotConnect(_) => "does-not-connect",
            Illegal::CanBeDrawn => "can-be-drawn",
            Illegal::NoArmsThere(_) => "no-arms-there",
            Illegal::TwoCrosses(_) => "two-crosses",
        }
    }
}
