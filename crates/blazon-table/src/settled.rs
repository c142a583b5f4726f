use blazon::{Arms, Cell, Die, Drawing, Mode, Turn};

/// Which half of the domino: that of the lower die, or that of the higher one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Which {
    /// The lower die's.
    #[default]
    Lower,
    /// The higher die's.
    Higher,
}

impl Which {
    /// Both, the lower die's first.
    pub const BOTH: [Which; 2] = [Which::Lower, Which::Higher];

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Which {
        match self {
            Which::Lower => Which::Higher,
            Which::Higher => Which::Lower,
        }
    }
}

/// What is settled of a drawing so far. By itself it knows no rule: [`PartialDrawing`](crate::PartialDrawing) asks the
/// rules what it can become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settled {
    /// How the halves are drawn: together, or with *Free* or *Split*.
    pub mode: Mode,
    /// What *Turn* is spent on.
    pub turn: Option<Turn>,
    /// The die that gets the castle's cross.
    pub castle: Option<Die>,
    /// The half that goes where the player points next.
    pub held: Which,
    pub(crate) cells: [Option<Cell>; 2],
    pub(crate) arms: [Option<Arms>; 2],
}

impl Default for Settled {
    fn default() -> Settled {
        Settled {
            mode: Mode::Join,
            turn: None,
            castle: None,
            held: Which::Lower,
            cells: [None; 2],
            arms: [None; 2],
        }
    }
}

impl Settled {
    /// Everything about a finished drawing.
    pub fn of(drawing: &Drawing) -> Settled {
        let &Drawing { halves, mode, castle, turn } = drawing;
        Settled {
            mode,
            turn,
            castle,
            held: Which::Lower,
            cells: halves.map(|half| Some(half.cell)),
            arms: halves.map(|half| Some(half.arms)),
        }
    }

    /// Where a half has been put.
    pub const fn cell(&self, which: Which) -> Option<Cell> {
        self.cells[which as usize]
    }

    /// What was chosen for a wild half.
    pub const fn arms(&self, which: Which) -> Option<Arms> {
        self.arms[which as usize]
    }

    /// Which half lies on a cell.
    pub fn half_on(&self, cell: Cell) -> Option<Which> {
        Which::BOTH.into_iter().find(|&which| self.cell(which) == Some(cell))
    }

    /// Whether nothing has been put anywhere and nothing is spent.
    pub fn is_blank(&self) -> bool {
        Settled { held: Which::Lower, ..*self } == Settled::default()
    }

    /// Whether nothing is spent.
    pub fn is_plain(&self) -> bool {
        self.mode == Mode::Join && self.turn.is_none() && self.castle.is_none()
    }

    /// The same with this half in hand.
    #[must_use]
    pub const fn holding(mut self, which: Which) -> Settled {
        self.held = which;
        self
    }

    /// The same with a half taken up again; a wild is open again then.
    #[must_use]
    pub fn lifted(self, which: Which) -> Settled {
        self.with_cell(which, None).with_arms(which, None)
    }

    /// What was settled before the last thing that was, or nothing if it is blank: a domino is taken up as a whole, with
    /// *Split* half by half.
    pub fn back(self) -> Option<Settled> {
        let last = [self.held.other(), self.held].into_iter().find(|&which| self.cell(which).is_some());
        match last {
            Some(which) if self.mode == Mode::Split => Some(self.lifted(which).holding(which)),
            Some(which) => Some(self.cleared().holding(which)),
            None => (!self.is_blank()).then(Settled::default),
        }
    }

    pub(crate) fn with_cell(mut self, which: Which, cell: Option<Cell>) -> Settled {
        self.cells[which as usize] = cell;
        self
    }

    pub(crate) fn with_arms(mut self, which: Which, arms: Option<Arms>) -> Settled {
        self.arms[which as usize] = arms;
        self
    }

    /// What is spent, without anything drawn.
    pub(crate) fn cleared(self) -> Settled {
        Settled { cells: [None; 2], arms: [None; 2], ..self }
    }
}
