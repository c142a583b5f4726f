use crate::{Cell, Cells, Drawing, Event};

/// One of the four ways to look at a map that leave its shape, and so its rules, as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// As it is.
    Same,
    /// Left and right swapped.
    LeftRight,
    /// Top and bottom swapped.
    UpDown,
    /// Turned by half a turn.
    HalfTurn,
}

impl Symmetry {
    /// All four. Each undoes itself.
    pub const ALL: [Symmetry; 4] =
        [Symmetry::Same, Symmetry::LeftRight, Symmetry::UpDown, Symmetry::HalfTurn];

    /// Where a cell comes to lie.
    #[must_use]
    pub fn cell(self, cell: Cell) -> Cell {
        self.cells(Cells::one(cell)).first().unwrap_or(cell)
    }

    /// Where the cells of a set come to lie.
    #[must_use]
    pub const fn cells(self, cells: Cells) -> Cells {
        match self {
            Symmetry::Same => cells,
            Symmetry::LeftRight => cells.left_right(),
            Symmetry::UpDown => cells.up_down(),
            Symmetry::HalfTurn => cells.left_right().up_down(),
        }
    }

    /// The same drawing on the map seen this way.
    #[must_use]
    pub fn drawing(self, drawing: Drawing) -> Drawing {
        let mut seen = drawing;
        for half in &mut seen.halves {
            half.cell = self.cell(half.cell);
        }
        seen
    }

    /// The same event on the map seen this way.
    #[must_use]
    pub fn event(self, event: Event) -> Event {
        match event {
            Event::Draw(seat, drawing) => Event::Draw(seat, self.drawing(drawing)),
            Event::AddCross(seat, cell) => Event::AddCross(seat, self.cell(cell)),
            Event::Roll(_) | Event::Take(..) | Event::Leave(_) | Event::Choose(..) | Event::Lots(_) => event,
        }
    }
}
