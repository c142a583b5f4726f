use blazon::{Arms, Cell, Die, Event, Face, Roll, Seat};

use super::{CoachMessage, DrawingMessage, HintMessage};

/// Something happens in the game that is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PlayMessage {
    /// The person rolls.
    Roll,
    Rolled(Roll),
    Lots(Seat),
    /// The dice lie still, or the person does not want to wait.
    Settled,
    /// What a real die shows.
    Enter(Die, Face),
    /// All four are entered.
    EnterRoll,
    /// Points at a die; at one that is pointed at already, to take it.
    Pick(Die),
    /// Takes two dice with *Both*, or does not.
    PickBoth,
    Take,
    /// Points at a cell.
    Point(Cell),
    /// The mouse is over a cell, or over none.
    Hover(Option<Cell>),
    Drawing(DrawingMessage),
    /// Points at an arms for *Domains*.
    Name(Arms),
    /// Lets happen what is pointed at: the drawing, or the answer to a ⚡ power.
    Confirm,
    /// Leaves the domino out.
    Leave,
    Undo,
    /// Looks at the other player's map, or back at one's own.
    LookAcross,
    /// A person has the device in hand.
    Face(Seat),
    Hint(HintMessage),
    Coach(CoachMessage),
    /// Stops the engine: it plays the best it has found.
    StopThinking,
    /// The engine's event, after a moment to look.
    EnginePlays(u32, Event),
    /// The moment of this number has been shown long enough, or the person has seen enough of it.
    MomentOver(u32),
    /// Asks the engine again that has broken down, or goes on with a game that was played in another tab.
    GoOn,
}

impl PlayMessage {
    /// Whether somebody chooses something with it, or lets happen what they chose.
    pub(crate) const fn chooses(self) -> bool {
        matches!(
            self,
            PlayMessage::Pick(_)
                | PlayMessage::PickBoth
                | PlayMessage::Take
                | PlayMessage::Point(_)
                | PlayMessage::Drawing(_)
                | PlayMessage::Name(_)
                | PlayMessage::Confirm
                | PlayMessage::Leave
        )
    }
}
