//! The pairs of cells a domino can be drawn on.

use crate::pick::{below, pick_cell};
use crate::{Arms, Cell, Cells, Kingdom, Mode, Side};

/// Where two halves can go.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Places {
    pub(crate) mode: Mode,
    /// Whether the halves look the same, so that swapping them changes nothing.
    alike: bool,
    /// Side by side: for each side, the cells for the first half with the second on that side of it.
    /// Apart: the cells for the first half and for the second.
    sets: [Cells; 4],
}

impl Places {
    #[inline(always)]
    pub(crate) fn new(kingdom: &Kingdom, mode: Mode, one: Arms, other: Arms, alike: bool) -> Places {
        let mut sets = [Cells::NONE; 4];
        match mode {
            Mode::Split => {
                sets[0] = kingdom.connecting(one);
                sets[1] = kingdom.connecting(other);
            }
            Mode::Join | Mode::Free => {
                let empty = kingdom.empty();
                let anywhere = if mode == Mode::Free { empty } else { Cells::NONE };
                let one = kingdom.connecting(one) | anywhere;
                let other = kingdom.connecting(other);
                sets = Side::ALL.map(|side| {
                    let room = empty.with_beside(empty, side);
                    room & one | room.with_beside(other, side)
                });
                // Two alike are placed once: the second to the right of the first, or above it.
                if alike {
                    sets[2] = Cells::NONE;
                    sets[3] = Cells::NONE;
                }
            }
        }
        Places { mode, alike, sets }
    }

    pub(crate) fn len(&self) -> usize {
        let [one, other, ..] = self.sets;
        let count = match self.mode {
            Mode::Join | Mode::Free => self.sets.iter().map(|set| set.len()).sum(),
            Mode::Split if self.alike => one.len() * one.len().saturating_sub(1) / 2,
            Mode::Split => one.len() * other.len() - (one & other).len(),
        };
        count as usize
    }

    #[inline(always)]
    pub(crate) fn pick(&self, choose: &mut impl FnMut(u32) -> u32) -> Option<[Cell; 2]> {
        if self.mode == Mode::Split {
            let [one, other, ..] = self.sets;
            // The first die must leave the second a cell.
            let cell = pick_cell(if other.len() == 1 { one - other } else { one }, choose)?;
            let mut cells = [cell, pick_cell(other - Cells::one(cell), choose)?];
            if self.alike {
                cells.sort();
            }
            return Some(cells);
        }
        // How many places there are on the sides up to each.
        let [a, b, c, d] = self.sets.map(Cells::len);
        let up_to = [0, a, a + b, a + b + c];
        let total = a + b + c + d;
        if total == 0 {
            return None;
        }
        let index = below(total, choose) as u32;
        // Added up rather than branched on: which side it will be cannot be foreseen.
        let side =
            usize::from(index >= up_to[1]) + usize::from(index >= up_to[2]) + usize::from(index >= up_to[3]);
        let index = index - up_to[side];
        let cell = self.sets[side].nth(index)?;
        Some([cell, cell.toward(Side::ALL[side])])
    }

    pub(crate) fn iter(self) -> PlacesIter {
        PlacesIter { places: self, outer: self.sets[0], side: 0, first: None, inner: Cells::NONE }
    }
}

/// The pairs of cells, one after another.
#[derive(Clone, Debug)]
pub(crate) struct PlacesIter {
    pub(crate) places: Places,
    /// The cells left for the first half.
    outer: Cells,
    /// Side by side: the side of the second half.
    side: usize,
    /// Apart: the first half's cell, and the cells left for the second.
    first: Option<Cell>,
    inner: Cells,
}

impl Iterator for PlacesIter {
    type Item = [Cell; 2];

    fn next(&mut self) -> Option<[Cell; 2]> {
        match self.places.mode {
            Mode::Split => self.next_apart(),
            Mode::Join | Mode::Free => self.next_joined(),
        }
    }
}

impl PlacesIter {
    fn next_joined(&mut self) -> Option<[Cell; 2]> {
        loop {
            if let Some(cell) = self.outer.first() {
                self.outer -= Cells::one(cell);
                return Some([cell, cell.beside(Side::ALL[self.side])?]);
            }
            self.side += 1;
            self.outer = *self.places.sets.get(self.side)?;
        }
    }

    fn next_apart(&mut self) -> Option<[Cell; 2]> {
        loop {
            if let (Some(first), Some(second)) = (self.first, self.inner.first()) {
                self.inner -= Cells::one(second);
                return Some([first, second]);
            }
            let first = self.outer.first()?;
            self.outer -= Cells::one(first);
            self.first = Some(first);
            // Two alike are placed once: the second on one of the cells that the first has still before it.
            self.inner = if self.places.alike { self.outer } else { self.places.sets[1] - Cells::one(first) };
        }
    }
}
