use blazon::{Cell, Side};

/// A number for each cell of a map, laid out so that the cells on one side of all the others can be read in one go.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strip([i16; LEN]);

/// Neighbours are never further apart than the neighbours above and below.
const MARGIN: usize = step(Side::North).unsigned_abs();

/// The slots of the cells between two margins, and some more so that no place in the strip has to be checked.
const LEN: usize = (Cell::SLOTS + 2 * MARGIN).next_power_of_two();

/// How far the neighbour on a side is in the strip: the same for all cells.
const fn step(side: Side) -> isize {
    match Cell::B2.beside(side) {
        Some(beside) => beside.slot().cast_signed() - Cell::B2.slot().cast_signed(),
        None => 0,
    }
}

impl Strip {
    /// What stands where there is no cell to draw on: less than all that two cells could make up for.
    pub(crate) const NOWHERE: i16 = i16::MIN / 4;

    /// The same number everywhere, off the map too.
    pub(crate) const fn all(number: i16) -> Strip {
        Strip([number; LEN])
    }

    /// The number of a cell.
    #[inline]
    pub(crate) fn get(&self, cell: Cell) -> i16 {
        self.0[(MARGIN + cell.slot()) % LEN]
    }

    /// Sets the number of a cell.
    #[inline]
    pub(crate) fn set(&mut self, cell: Cell, number: i16) {
        self.0[(MARGIN + cell.slot()) % LEN] = number;
    }

    /// The sum of both numbers for each cell.
    #[inline]
    #[must_use]
    pub(crate) fn plus(&self, other: &Strip) -> Strip {
        let mut sum = *self;
        for (number, &other) in sum.0.iter_mut().zip(&other.0) {
            *number = number.saturating_add(other);
        }
        sum
    }

    /// The highest number of a cell.
    #[inline]
    pub(crate) fn highest(&self) -> i16 {
        self.0[MARGIN..][..Cell::SLOTS].iter().copied().fold(i16::MIN, i16::max)
    }

    /// The highest sum of a cell's number here and its neighbour's there, on one side.
    #[inline]
    pub(crate) fn highest_pair(&self, there: &Strip, side: Side) -> i16 {
        let start = MARGIN.wrapping_add_signed(step(side));
        let (here, there) = (&self.0[MARGIN..][..Cell::SLOTS], &there.0[start..][..Cell::SLOTS]);
        here.iter()
            .zip(there)
            .fold(i16::MIN, |highest, (&one, &other)| highest.max(one.saturating_add(other)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_highest_pair_is_that_of_two_cells_side_by_side() {
        for side in Side::ALL {
            for one in Cell::all() {
                let mut here = Strip::all(Strip::NOWHERE);
                here.set(one, 5);
                for other in Cell::all() {
                    let mut there = Strip::all(Strip::NOWHERE);
                    there.set(other, 7);
                    let beside = one.beside(side) == Some(other);
                    assert_eq!(here.highest_pair(&there, side) == 12, beside, "{one} {other} {side:?}");
                    assert!(beside || here.highest_pair(&there, side) < 0);
                }
            }
        }
    }
}
