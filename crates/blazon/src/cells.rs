use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Sub, SubAssign};

/// One of the 34 cells of a map. The castle, `d3`, is not one of them.
///
/// Columns are `a` to `g` from left to right, rows `1` to `5` from bottom to top. Each cell has a constant of its name:
///
/// ```
/// use blazon::{Cell, Cells, Side};
///
/// assert_eq!("d4".parse(), Ok(Cell::D4));
/// assert_eq!(Cell::D4.beside(Side::West), Some(Cell::C4));
/// assert_eq!(Cell::D4.beside(Side::South), None, "the castle is no cell");
/// assert_eq!(Cells::BESIDE_CASTLE, Cells::from_iter([Cell::D4, Cell::C3, Cell::E3, Cell::D2]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The number of cells.
    pub const COUNT: usize = 34;

    /// The length of a table by [`slot`](Cell::slot).
    pub const SLOTS: usize = (ROWS * STRIDE) as usize;

    /// The cell in this column (0 to 6 for `a` to `g`) and row (0 to 4 for `1` to `5`), unless that is the castle or
    /// off the map.
    pub const fn new(column: u8, row: u8) -> Option<Cell> {
        if column < COLUMNS && row < ROWS && !(column == 3 && row == 2) {
            Some(Cell(row * STRIDE + column))
        } else {
            None
        }
    }

    /// Its column, 0 to 6 for `a` to `g`.
    pub const fn column(self) -> u8 {
        self.0 % STRIDE
    }

    /// Its row, 0 to 4 for `1` to `5`.
    pub const fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// A number below [`Cell::SLOTS`], for tables by cell. Some numbers stand for no cell.
    #[inline]
    pub const fn slot(self) -> usize {
        self.0 as usize
    }

    /// Every cell, in reading order: from `a5` to `g1`.
    pub fn all() -> impl Iterator<Item = Cell> + Clone {
        (0..ROWS).rev().flat_map(|row| (0..COLUMNS).filter_map(move |column| Cell::new(column, row)))
    }

    /// The cell on that side, unless that is the castle or off the map.
    #[inline]
    pub const fn beside(self, side: Side) -> Option<Cell> {
        Cells::one(self).step(side).first()
    }

    /// The cell on that side, which is known to be one.
    #[inline]
    pub(crate) const fn toward(self, side: Side) -> Cell {
        const OFFSETS: [u8; 4] = [1, STRIDE, 1u8.wrapping_neg(), STRIDE.wrapping_neg()];
        Cell(self.0.wrapping_add(OFFSETS[side as usize]))
    }

    /// Whether the two share a side.
    pub const fn is_beside(self, other: Cell) -> bool {
        Cells::one(self).neighbours().contains(other)
    }
}

/// A constant for each cell, row by row with the numbers of their columns.
macro_rules! named_cells {
    ($($row:literal: $($name:ident $column:literal)*;)*) => {
        impl Cell {$($(
            #[doc = concat!("The cell ", stringify!($name), ".")]
            pub const $name: Cell = Cell($row * STRIDE + $column);
        )*)*}
    };
}

named_cells! {
    4: A5 0 B5 1 C5 2 D5 3 E5 4 F5 5 G5 6;
    3: A4 0 B4 1 C4 2 D4 3 E4 4 F4 5 G4 6;
    2: A3 0 B3 1 C3 2 E3 4 F3 5 G3 6;
    1: A2 0 B2 1 C2 2 D2 3 E2 4 F2 5 G2 6;
    0: A1 0 B1 1 C1 2 D1 3 E1 4 F1 5 G1 6;
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

pub(crate) const COLUMNS: u8 = 7;
pub(crate) const ROWS: u8 = 5;

/// Rows are eight bits apart, one more than there are columns: a step over the edge lands in the gap.
const STRIDE: u8 = 8;

/// A set of cells, as bits: `|` joins, `&` intersects, `-` takes away, `^` is one but not both, `!` is
/// the rest of the map.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cells(u64);

impl Cells {
    /// No cell.
    pub const NONE: Cells = Cells(0);

    /// The whole map.
    pub const ALL: Cells = Cells(0x7f_7f7f_7f7f & !CASTLE);

    /// The four cells that touch the castle.
    pub const BESIDE_CASTLE: Cells = Cells(beside(CASTLE));

    /// Just this cell.
    #[inline]
    pub const fn one(cell: Cell) -> Cells {
        Cells(1 << cell.0)
    }

    /// These and one more.
    #[inline]
    #[must_use]
    pub const fn with(self, cell: Cell) -> Cells {
        Cells(self.0 | 1 << cell.0)
    }

    /// Whether the cell is in the set.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & 1 << cell.0 != 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cells that share a side with one of these.
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> Cells {
        Cells(beside(self.0) & Cells::ALL.0)
    }

    /// Each cell's neighbour on that side, where there is one.
    #[inline]
    #[must_use]
    pub const fn step(self, side: Side) -> Cells {
        Cells(shift(self.0, side) & Cells::ALL.0)
    }

    /// Each cell's neighbour on that side, where all are known to have one.
    #[inline]
    #[must_use]
    pub(crate) const fn toward(self, side: Side) -> Cells {
        Cells(shift(self.0, side))
    }

    /// The cells whose neighbour on that side is in the set.
    #[inline]
    #[must_use]
    pub const fn beside(self, side: Side) -> Cells {
        self.step(side.opposite())
    }

    /// The cells of the set whose neighbour on that side is in `others`.
    #[inline]
    #[must_use]
    pub const fn with_beside(self, others: Cells, side: Side) -> Cells {
        // What falls off the map by shifting is not in the set.
        Cells(self.0 & shift(others.0, side.opposite()))
    }

    /// Any one of the cells.
    #[inline]
    pub const fn first(self) -> Option<Cell> {
        if self.0 == 0 { None } else { Some(Cell(self.0.trailing_zeros() as u8)) }
    }

    /// The cell with `index` cells of the set before it.
    #[inline]
    pub const fn nth(self, index: u32) -> Option<Cell> {
        if index >= self.len() {
            return None;
        }
        // Count the cells of each row and of all rows up to it, one row a byte; see how many rows end before the cell,
        // and look for it in the next.
        let pairs = self.0 - (self.0 >> 1 & 0x5555_5555_5555_5555);
        let quads = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let rows = (quads + (quads >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        let up_to = rows.wrapping_mul(EACH_ROW);
        let ends_before = (((index as u64 * EACH_ROW) | (EACH_ROW << 7)) - up_to) >> 7 & EACH_ROW;
        let below = ends_before.count_ones() * STRIDE as u32;
        let before = (up_to << 8 >> below) as u32 & 0xff;
        let row = (self.0 >> below) as u8;
        Some(Cell(below as u8 + NTH_IN_ROW[row as usize][(index - before) as usize % 8]))
    }

    /// The cells with a neighbour in another set on this side, each with that neighbour.
    #[inline]
    pub fn pairs(self, others: Cells, side: Side) -> impl Iterator<Item = [Cell; 2]> {
        self.with_beside(others & Cells::ALL, side).iter().map(move |cell| [cell, cell.toward(side)])
    }

    /// The cells, by row from the bottom, each row from the left.
    #[inline]
    pub const fn iter(self) -> CellsIter {
        CellsIter(self)
    }

    /// All the cells of the set that can be reached from `start` by sides without leaving the set.
    #[inline]
    #[must_use]
    pub const fn group(self, start: Cell) -> Cells {
        let mut group = 1 << start.0;
        loop {
            // One pair of sides after the other rather than all at once: so it grows around corners.
            let mut grown = group;
            grown |= (grown << 1 | grown >> 1) & self.0;
            grown |= (grown << STRIDE | grown >> STRIDE) & self.0;
            if grown == group {
                return Cells(group & self.0);
            }
            group = grown;
        }
    }

    /// The set seen in a mirror that swaps left and right.
    #[must_use]
    pub(crate) const fn left_right(self) -> Cells {
        Cells(self.0.swap_bytes().reverse_bits() >> (STRIDE - COLUMNS))
    }

    /// The set seen in a mirror that swaps top and bottom.
    #[must_use]
    pub(crate) const fn up_down(self) -> Cells {
        Cells(self.0.swap_bytes() >> (STRIDE * (8 - ROWS)))
    }
}

const CASTLE: u64 = 1 << (2 * STRIDE + 3);

/// 1 in the byte of each row.
const EACH_ROW: u64 = 0x0101_0101_0101_0101;

/// The column of the nth cell of each possible row.
const NTH_IN_ROW: [[u8; 8]; 256] = {
    let mut columns = [[0; 8]; 256];
    let mut row = 0;
    while row < 256 {
        let (mut column, mut n) = (0, 0);
        while column < 8 {
            if row >> column & 1 == 1 {
                columns[row][n] = column;
                n += 1;
            }
            column += 1;
        }
        row += 1;
    }
    columns
};

#[inline]
const fn shift(bits: u64, side: Side) -> u64 {
    match side {
        Side::East => bits << 1,
        Side::North => bits << STRIDE,
        Side::West => bits >> 1,
        Side::South => bits >> STRIDE,
    }
}

#[inline]
const fn beside(bits: u64) -> u64 {
    bits << 1 | bits >> 1 | bits << STRIDE | bits >> STRIDE
}

/// One of the four sides of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The right.
    East,
    /// The top.
    North,
    /// The left.
    West,
    /// The bottom.
    South,
}

impl Side {
    /// All four.
    pub const ALL: [Side; 4] = [Side::East, Side::North, Side::West, Side::South];

    /// The side across.
    #[must_use]
    pub const fn opposite(self) -> Side {
        match self {
            Side::East => Side::West,
            Side::North => Side::South,
            Side::West => Side::East,
            Side::South => Side::North,
        }
    }
}

/// The cells of a set, one after another.
#[derive(Clone, Debug)]
pub struct CellsIter(Cells);

impl Iterator for CellsIter {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        let cell = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(cell)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for CellsIter {}

impl IntoIterator for Cells {
    type Item = Cell;
    type IntoIter = CellsIter;

    fn into_iter(self) -> CellsIter {
        self.iter()
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::NONE, |set, cell| set | Cells::one(cell))
    }
}

impl BitOr for Cells {
    type Output = Cells;

    #[inline]
    fn bitor(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }
}

impl BitOrAssign for Cells {
    #[inline]
    fn bitor_assign(&mut self, other: Cells) {
        *self = *self | other;
    }
}

impl BitAnd for Cells {
    type Output = Cells;

    #[inline]
    fn bitand(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }
}

impl BitAndAssign for Cells {
    #[inline]
    fn bitand_assign(&mut self, other: Cells) {
        *self = *self & other;
    }
}

impl BitXor for Cells {
    type Output = Cells;

    #[inline]
    fn bitxor(self, other: Cells) -> Cells {
        Cells(self.0 ^ other.0)
    }
}

impl Sub for Cells {
    type Output = Cells;

    #[inline]
    fn sub(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }
}

impl SubAssign for Cells {
    #[inline]
    fn sub_assign(&mut self, other: Cells) {
        *self = *self - other;
    }
}

impl Not for Cells {
    type Output = Cells;

    #[inline]
    fn not(self) -> Cells {
        Cells(!self.0 & Cells::ALL.0)
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
