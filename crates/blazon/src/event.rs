use core::fmt;

use crate::text::{Cursor, Expected, ReadError};
use crate::{Arms, Cell, Crosses, Dice, Die, Face, Power, Roll, Seat};

/// Whatever changes a position: the dice, and what the players do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// The dice come to rest.
    Roll(Roll),
    /// A player drafts dice. Two dice taken by player A spend *Both*.
    Take(Seat, Dice),
    /// A player draws the domino.
    Draw(Seat, Drawing),
    /// A player leaves out a domino that cannot be drawn.
    Leave(Seat),
    /// A player names the arms for *Domains*.
    Choose(Seat, Arms),
    /// A player adds the cross of *Cross*.
    AddCross(Seat, Cell),
    /// Lots settle a full tie for this seat.
    Lots(Seat),
}

impl Event {
    /// The player whose event it is; nobody's if it is chance's.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Event::Roll(_) | Event::Lots(_) => None,
            Event::Take(seat, _)
            | Event::Draw(seat, _)
            | Event::Leave(seat)
            | Event::Choose(seat, _)
            | Event::AddCross(seat, _) => Some(seat),
        }
    }

    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Event, ReadError> {
        if cursor.take_word("lots:") {
            return Ok(Event::Lots(cursor.seat()?));
        }
        let Some(seat) = cursor.peek().and_then(Seat::from_letter) else {
            let start = cursor.clone();
            return match cursor.peek().map(|c| c == '?' || Arms::from_letter(c).is_some()) {
                Some(true) => Ok(Event::Roll(cursor.roll()?)),
                _ => Err(start.error(Expected::Event)),
            };
        };
        cursor.bump();
        cursor.sign(':')?;
        if cursor.take('-') {
            return Ok(Event::Leave(seat));
        }
        if cursor.take('!') {
            return Ok(Event::Choose(seat, cursor.arms()?));
        }
        if cursor.take('x') {
            return Ok(Event::AddCross(seat, cursor.cell()?));
        }
        let start = cursor.clone();
        let die = cursor.die().map_err(|error| ReadError { expected: Expected::Event, ..error })?;
        *cursor = start;
        let draws = cursor.rest().chars().nth(1).is_some_and(|c| c.is_ascii_lowercase());
        if draws {
            Drawing::read(die, cursor).map(|drawing| Event::Draw(seat, drawing))
        } else {
            cursor.dice().map(|dice| Event::Take(seat, dice))
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Event::Roll(roll) => write!(f, "{roll}"),
            Event::Take(seat, dice) => write!(f, "{seat}:{dice}"),
            Event::Draw(seat, drawing) => write!(f, "{seat}:{drawing}"),
            Event::Leave(seat) => write!(f, "{seat}:-"),
            Event::Choose(seat, arms) => write!(f, "{seat}:!{arms}"),
            Event::AddCross(seat, cell) => write!(f, "{seat}:x{cell}"),
            Event::Lots(seat) => write!(f, "lots:{seat}"),
        }
    }
}

/// How a player draws the domino, with everything that is declared along with it.
///
/// *Free* and *Split* exclude each other, and so are modes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Drawing {
    /// The two dice and where they go, the lower die first.
    pub halves: [Half; 2],
    /// Which rule the halves obey.
    pub mode: Mode,
    /// The die that gets the castle's cross.
    pub castle: Option<Die>,
    /// The die that *Turn* turns.
    pub turn: Option<Turn>,
}

/// One die of a domino as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Half {
    /// The die.
    pub die: Die,
    /// The cell it is drawn on.
    pub cell: Cell,
    /// The arms: that of the face, or any if it is a wild.
    pub arms: Arms,
    /// The crosses the cell ends up with: those of the face, and the castle's.
    pub crosses: Crosses,
}

/// Which rule the two halves of a domino obey.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Mode {
    /// Side by side, and at least one of them connects.
    Join,
    /// Side by side, anywhere: *Free*.
    Free,
    /// Apart, and each of them connects: *Split*.
    Split,
}

impl Mode {
    /// All three.
    pub const ALL: [Mode; 3] = [Mode::Join, Mode::Free, Mode::Split];

    /// The power that drawing this way spends.
    pub const fn power(self) -> Option<Power> {
        match self {
            Mode::Join => None,
            Mode::Free => Some(Power::Free),
            Mode::Split => Some(Power::Split),
        }
    }

    const fn sign(self) -> char {
        match self {
            Mode::Join => '+',
            Mode::Free => '~',
            Mode::Split => '/',
        }
    }
}

/// A die turned to another of its faces with *Turn*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The die.
    pub die: Die,
    /// The face it shows now.
    pub face: Face,
}

impl Drawing {
    fn read(lower: Die, cursor: &mut Cursor<'_>) -> Result<Drawing, ReadError> {
        let mut castle = None;
        let mut turn = None;
        let mut half = |cursor: &mut Cursor<'_>| {
            let die = cursor.die()?;
            let cell = cursor.cell()?;
            let arms = cursor.arms()?;
            let crosses = cursor.crosses();
            let once = cursor.error(Expected::OnceADrawing);
            if cursor.take('^') && castle.replace(die).is_some() {
                return Err(once);
            }
            let once = cursor.error(Expected::OnceADrawing);
            if cursor.take('=') && turn.replace(Turn { die, face: cursor.face()? }).is_some() {
                return Err(once);
            }
            Ok(Half { die, cell, arms, crosses })
        };
        let first = half(cursor)?;
        let mode = cursor.one(Expected::Mode, |c| Mode::ALL.into_iter().find(|mode| mode.sign() == c))?;
        let order = cursor.error(Expected::HigherDie);
        let second = half(cursor)?;
        if second.die <= lower {
            return Err(order);
        }
        Ok(Drawing { halves: [first, second], mode, castle, turn })
    }
}

impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, half) in self.halves.iter().enumerate() {
            if i == 1 {
                write!(f, "{}", self.mode.sign())?;
            }
            write!(f, "{}{}{}{}", half.die, half.cell, half.arms, half.crosses)?;
            if self.castle == Some(half.die) {
                f.write_str("^")?;
            }
            if let Some(turn) = self.turn.filter(|turn| turn.die == half.die) {
                write!(f, "={}", turn.face)?;
            }
        }
        Ok(())
    }
}
