use blazon::{Arms, Cell, Die, Face, Mode, Position, Seat};
use serde::{Deserialize, Serialize};

/// An event's own fields, by its `kind`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Event {
    /// The dice come to rest.
    Roll(Roll),
    /// A player drafts dice.
    Take(Take),
    /// A player draws the domino.
    Draw(Draw),
    /// A player leaves the domino out. It has no fields of its own.
    Leave,
    /// A player names the arms for *Domains*.
    Choose(Choose),
    /// A player adds the cross of *Cross*.
    Cross(Cross),
    /// Lots settle a full tie.
    Lots(Lots),
}

/// What the dice show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Roll {
    /// The faces of dice 1 to 4.
    pub dice: [Face; 4],
}

/// What a player drafts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Take {
    /// The dice, in ascending order.
    pub dice: Vec<Die>,
    /// Whether this spends *Both*.
    pub both: bool,
}

/// How a player draws the domino. The three lists are in the same order, the lower die first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draw {
    /// The two dice.
    pub dice: [Die; 2],
    /// The cells they go on.
    pub cells: [Cell; 2],
    /// What is drawn there: an arms, with the crosses the cell ends up with.
    pub faces: [Face; 2],
    /// The die that gets the castle's cross.
    pub castle: Option<Die>,
    /// The die that *Turn* turns.
    pub turn: Option<Turned>,
    /// Which rule the halves obey.
    pub mode: Mode,
}

/// A die turned with *Turn*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turned {
    /// The die.
    pub die: Die,
    /// The face it shows now, as on the die.
    pub face: Face,
}

/// The arms named for *Domains*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choose {
    /// The arms.
    pub arms: Arms,
}

/// Where the cross of *Cross* goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cross {
    /// The cell.
    pub cell: Cell,
}

/// Whom lots favour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lots {
    /// The winner.
    pub winner: Seat,
}

impl Event {
    /// The fields of an event that is about to be played: whether taking two dice spends *Both* depends on who takes
    /// them.
    pub fn new(position: &Position, event: blazon::Event) -> Event {
        match event {
            blazon::Event::Roll(roll) => Event::Roll(Roll { dice: roll.faces() }),
            blazon::Event::Take(seat, dice) => Event::Take(Take {
                dice: dice.iter().collect(),
                both: seat == position.player_a() && dice.len() == 2,
            }),
            blazon::Event::Draw(_, drawing) => Event::Draw(Draw {
                dice: drawing.halves.map(|half| half.die),
                cells: drawing.halves.map(|half| half.cell),
                faces: drawing.halves.map(|half| Face::Arms(half.arms, half.crosses)),
                castle: drawing.castle,
                turn: drawing.turn.map(|turn| Turned { die: turn.die, face: turn.face }),
                mode: drawing.mode,
            }),
            blazon::Event::Leave(_) => Event::Leave,
            blazon::Event::Choose(_, arms) => Event::Choose(Choose { arms }),
            blazon::Event::AddCross(_, cell) => Event::Cross(Cross { cell }),
            blazon::Event::Lots(winner) => Event::Lots(Lots { winner }),
        }
    }
}
