use blazon::{Arms, Cell, Cells, Crosses, Domain, Kingdom};

/// A map as its domains: what evaluating looks at, kept up to date cell by cell rather than found anew.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outline {
    patches: [Patch; Cell::COUNT],
    len: usize,
    empty: Cells,
    points: u32,
}

/// A domain, with what evaluating asks of it again and again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patch {
    pub(crate) cells: Cells,
    pub(crate) arms: Arms,
    pub(crate) size: u8,
    pub(crate) crosses: u8,
}

impl Patch {
    /// The cells beside it, whatever is there, and some of its own.
    #[inline]
    pub(crate) fn around(self) -> Cells {
        self.cells.neighbours()
    }

    fn score(self) -> u32 {
        u32::from(self.size) * u32::from(self.crosses)
    }
}

impl Outline {
    /// The outline of a map.
    pub(crate) fn of(kingdom: &Kingdom) -> Outline {
        const NONE: Patch = Patch { cells: Cells::NONE, arms: Arms::Dot, size: 0, crosses: 0 };
        let mut outline = Outline { patches: [NONE; Cell::COUNT], len: 0, empty: kingdom.empty(), points: 0 };
        for Domain { arms, cells, crosses } in kingdom.domains() {
            outline.push(Patch { cells, arms, size: cells.len() as u8, crosses: crosses as u8 });
        }
        outline
    }

    /// The domains, in no order that means anything.
    #[inline]
    pub(crate) fn patches(&self) -> &[Patch] {
        &self.patches[..self.len.min(Cell::COUNT)]
    }

    /// The cells with nothing drawn.
    #[inline]
    pub(crate) fn empty(&self) -> Cells {
        self.empty
    }

    /// The sum of cells × crosses.
    #[inline]
    pub(crate) fn points(&self) -> u32 {
        self.points
    }

    /// How many domains of an arms there are.
    pub(crate) fn count(&self, arms: Arms) -> u32 {
        self.patches().iter().filter(|patch| patch.arms == arms).count() as u32
    }

    /// Draws an arms on an empty cell.
    #[inline]
    pub(crate) fn draw(&mut self, cell: Cell, arms: Arms, crosses: Crosses) {
        let one = Cells::one(cell);
        let beside = one.neighbours();
        let mut joined = Patch { cells: one, arms, size: 1, crosses: crosses as u8 };
        let mut i = 0;
        while let Some(&patch) = self.patches().get(i) {
            if patch.arms == arms && !(patch.cells & beside).is_empty() {
                joined.cells |= patch.cells;
                joined.size += patch.size;
                joined.crosses += patch.crosses;
                self.points -= patch.score();
                self.len -= 1;
                self.patches[i] = self.patches[self.len];
            } else {
                i += 1;
            }
        }
        self.empty -= one;
        self.push(joined);
    }

    /// Adds a cross to a drawn cell.
    pub(crate) fn add_cross(&mut self, cell: Cell) {
        let len = self.len;
        if let Some(patch) = self.patches[..len].iter_mut().find(|patch| patch.cells.contains(cell)) {
            patch.crosses += 1;
            self.points += u32::from(patch.size);
        }
    }

    #[inline]
    fn push(&mut self, patch: Patch) {
        if let Some(free) = self.patches.get_mut(self.len) {
            *free = patch;
            self.len += 1;
            self.points += patch.score();
        }
    }
}

#[cfg(test)]
mod tests {
    use blazon::Seat;

    use super::*;
    use crate::games::positions;

    fn sorted(outline: &Outline) -> Vec<(u8, Vec<Cell>, u8, u8)> {
        let mut patches: Vec<_> = outline
            .patches()
            .iter()
            .map(|patch| (patch.arms as u8, patch.cells.iter().collect(), patch.size, patch.crosses))
            .collect();
        patches.sort();
        patches
    }

    #[test]
    fn an_outline_kept_up_to_date_is_the_outline_of_the_map() {
        let positions: Vec<_> = positions(100).collect();
        let mut kept = Outline::of(positions[0].kingdom(Seat::First));
        let mut crosses = 0;
        for pair in positions.windows(2) {
            let [before, after] = [pair[0].kingdom(Seat::First), pair[1].kingdom(Seat::First)];
            if after.drawn().is_empty() {
                kept = Outline::of(after);
            }
            for cell in after.drawn() - before.drawn() {
                if let Some((arms, crosses)) = after.get(cell) {
                    kept.draw(cell, arms, crosses);
                }
            }
            for cell in before.drawn() & after.drawn() {
                if before.crosses(cell) != after.crosses(cell) {
                    kept.add_cross(cell);
                    crosses += 1;
                }
            }
            let fresh = Outline::of(after);
            assert_eq!(sorted(&kept), sorted(&fresh), "{}", pair[1]);
            assert_eq!((kept.points(), kept.empty()), (after.score(), after.empty()), "{}", pair[1]);
            for arms in Arms::ALL {
                assert_eq!(kept.count(arms) as usize, after.domains_of(arms).count());
            }
        }
        assert!(crosses > 0);
    }
}
