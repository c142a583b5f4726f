use core::fmt;

use crate::cells::{COLUMNS, ROWS};
use crate::text::{Cursor, Expected, ReadError};
use crate::{Arms, Cell, Cells, Crosses, Side, Symmetry};

/// A player's map: what is drawn on its 34 cells.
///
/// ```
/// use blazon::{Arms, Cell, Crosses, Kingdom};
///
/// let mut kingdom = Kingdom::EMPTY;
/// kingdom.draw(Cell::D4, Arms::Solid, Crosses::Two);
/// kingdom.draw(Cell::D5, Arms::Solid, Crosses::Zero);
/// kingdom.draw(Cell::E4, Arms::Bar, Crosses::Zero);
/// assert_eq!(kingdom.to_string(), "...s.../...s2b../...#.../......./.......");
/// assert_eq!(kingdom.score(), 4, "two cells of Solid with two crosses; a lone bar without any");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Kingdom {
    /// The arms of each cell as a number in binary, one plane a digit: 0 for an empty cell, then 1 to 6.
    planes: [Cells; 3],
    /// The two circles of each cell. The second is crossed only where the first is.
    circles: [Cells; 2],
}

impl Kingdom {
    /// A map on which nothing is drawn.
    pub const EMPTY: Kingdom = Kingdom { planes: [Cells::NONE; 3], circles: [Cells::NONE; 2] };

    /// The cells with this arms.
    #[inline]
    pub fn cells_of(&self, arms: Arms) -> Cells {
        // Without a branch: which arms comes next is as unforeseeable as the dice.
        let [ones, twos, fours] = self.planes;
        let absent = &ABSENT[arms as usize];
        (ones ^ absent[0]) & (twos ^ absent[1]) & (fours ^ absent[2])
    }

    /// The cells with any arms.
    #[inline]
    pub fn drawn(&self) -> Cells {
        let [ones, twos, fours] = self.planes;
        ones | twos | fours
    }

    /// The cells with none.
    #[inline]
    pub fn empty(&self) -> Cells {
        !self.drawn()
    }

    /// Whether no cell is left.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.drawn() == Cells::ALL
    }

    /// What is drawn on a cell.
    pub fn get(&self, cell: Cell) -> Option<(Arms, Crosses)> {
        let arms = Arms::ALL.into_iter().find(|&arms| self.cells_of(arms).contains(cell))?;
        Some((arms, self.crosses(cell)))
    }

    /// The crosses on a cell.
    pub fn crosses(&self, cell: Cell) -> Crosses {
        match self.circles.map(|circles| circles.contains(cell)) {
            [_, true] => Crosses::Two,
            [true, false] => Crosses::One,
            [false, false] => Crosses::Zero,
        }
    }

    /// Draws an arms with its crosses on a cell, whatever was there.
    #[inline]
    pub fn draw(&mut self, cell: Cell, arms: Arms, crosses: Crosses) {
        let one = Cells::one(cell);
        for set in self.planes.iter_mut().chain(&mut self.circles) {
            *set -= one;
        }
        self.draw_on_empty(cell, arms, crosses);
    }

    /// Draws an arms with its crosses on a cell that is empty.
    #[inline]
    pub(crate) fn draw_on_empty(&mut self, cell: Cell, arms: Arms, crosses: Crosses) {
        let one = Cells::one(cell);
        let absent = &ABSENT[arms as usize];
        for (plane, &absent) in self.planes.iter_mut().zip(absent) {
            *plane |= one - absent;
        }
        for (circle, crossed) in self.circles.iter_mut().enumerate() {
            *crossed |= if crosses as usize > circle { one } else { Cells::NONE };
        }
    }

    /// The connection rule: the empty cells on which this arms would touch, by a side, the castle or a cell with the
    /// same arms.
    #[inline]
    pub fn connecting(&self, arms: Arms) -> Cells {
        (Cells::BESIDE_CASTLE | self.cells_of(arms).neighbours()) - self.drawn()
    }

    /// The drawn cells with room for another cross.
    #[inline]
    pub fn room_for_cross(&self) -> Cells {
        self.drawn() - self.circles[1]
    }

    /// Adds one cross to a cell with fewer than two.
    #[inline]
    pub(crate) fn add_cross(&mut self, cell: Cell) {
        let one = Cells::one(cell);
        self.circles[1] |= self.circles[0] & one;
        self.circles[0] |= one;
    }

    /// The domains: the maximal groups of cells of one arms joined by sides. A lone cell is one.
    pub fn domains(&self) -> impl Iterator<Item = Domain> {
        Arms::ALL.into_iter().flat_map(|arms| self.domains_of(arms))
    }

    /// The domains of one arms.
    pub fn domains_of(&self, arms: Arms) -> impl Iterator<Item = Domain> {
        let circles = self.circles;
        let cells = self.cells_of(arms);
        let mut left = cells;
        core::iter::from_fn(move || {
            let cells = cells.group(left.first()?);
            left -= cells;
            Some(Domain { arms, cells, crosses: crosses_in(circles, cells) })
        })
    }

    /// The domain a cell belongs to.
    pub fn domain_at(&self, cell: Cell) -> Option<Domain> {
        let (arms, _) = self.get(cell)?;
        let cells = self.cells_of(arms).group(cell);
        Some(Domain { arms, cells, crosses: crosses_in(self.circles, cells) })
    }

    /// The sum over the domains of cells × crosses.
    pub fn score(&self) -> u32 {
        let links = self.links();
        let mut score = 0;
        // A domain without a cross scores nothing, so only those with one are looked up.
        let mut crossed = self.circles[0];
        while let Some(cell) = crossed.first() {
            let domain = links.group(cell);
            score += domain.len() * crosses_in(self.circles, domain);
            crossed -= domain;
        }
        score
    }

    /// The size of the largest single domain, crosses or not.
    pub fn largest(&self) -> u32 {
        let links = self.links();
        let mut largest = 0;
        let mut left = self.drawn();
        while let Some(cell) = left.first() {
            let domain = links.group(cell);
            largest = largest.max(domain.len());
            left -= domain;
        }
        largest
    }

    /// Where neighbouring cells have the same arms, and so no border between them.
    #[inline]
    fn links(&self) -> Links {
        let drawn = self.drawn();
        let [east, north] = [Side::East, Side::North].map(|side| {
            let same = self.planes.map(|plane| !(plane ^ plane.beside(side)));
            drawn & drawn.beside(side) & same[0] & same[1] & same[2]
        });
        Links { east, north }
    }

    /// The map seen through one of its symmetries.
    #[must_use]
    pub fn seen_through(&self, symmetry: Symmetry) -> Kingdom {
        Kingdom {
            planes: self.planes.map(|plane| symmetry.cells(plane)),
            circles: self.circles.map(|circle| symmetry.cells(circle)),
        }
    }

    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Kingdom, ReadError> {
        let mut kingdom = Kingdom::EMPTY;
        for row in (0..ROWS).rev() {
            for column in 0..COLUMNS {
                let Some(cell) = Cell::new(column, row) else {
                    cursor.sign('#')?;
                    continue;
                };
                if !cursor.take('.') {
                    let arms = cursor.one(Expected::Square, Arms::from_letter)?;
                    kingdom.draw(cell, arms, cursor.crosses());
                }
            }
            if row > 0 {
                cursor.sign('/')?;
            }
        }
        Ok(kingdom)
    }
}

/// For each arms, the planes its number is absent from: all cells there, and none where it is.
const ABSENT: [[Cells; 3]; 6] = {
    let mut absent = [[Cells::NONE; 3]; 6];
    let mut arms = 0;
    while arms < 6 {
        let mut digit = 0;
        while digit < 3 {
            if (arms + 1) >> digit & 1 == 0 {
                absent[arms][digit] = Cells::ALL;
            }
            digit += 1;
        }
        arms += 1;
    }
    absent
};

fn crosses_in(circles: [Cells; 2], cells: Cells) -> u32 {
    circles.map(|crossed| (crossed & cells).len()).iter().sum()
}

/// The cells that belong together with their right-hand neighbour, and with the one above.
#[derive(Clone, Copy)]
struct Links {
    east: Cells,
    north: Cells,
}

impl Links {
    /// The domain around a cell, whatever its arms.
    #[inline]
    fn group(self, start: Cell) -> Cells {
        // Most domains are found in one go. Whether one is cannot be foreseen, so all are looked at twice.
        let mut group = self.grown(self.grown(Cells::one(start)));
        loop {
            let grown = self.grown(group);
            if grown == group {
                return group;
            }
            group = grown;
        }
    }

    /// A part of a domain, with what it is linked to: along the rows first, then from there along the columns, so that it
    /// grows around corners.
    #[inline]
    fn grown(self, part: Cells) -> Cells {
        let Links { east, north } = self;
        let wider = part | (part & east).toward(Side::East) | east.with_beside(part, Side::East);
        wider | (wider & north).toward(Side::North) | north.with_beside(wider, Side::North)
    }
}

/// Writes the map in reading order: `.` for an empty cell, `#` for the castle.
impl fmt::Display for Kingdom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..ROWS).rev() {
            for column in 0..COLUMNS {
                match Cell::new(column, row).map(|cell| self.get(cell)) {
                    None => f.write_str("#")?,
                    Some(None) => f.write_str(".")?,
                    Some(Some((arms, crosses))) => write!(f, "{arms}{crosses}")?,
                }
            }
            if row > 0 {
                f.write_str("/")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Kingdom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Kingdom({self})")
    }
}

/// A maximal group of cells of one arms joined by sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Domain {
    /// The arms of all its cells.
    pub arms: Arms,
    /// Its cells.
    pub cells: Cells,
    /// The crosses on them.
    pub crosses: u32,
}

impl Domain {
    /// Cells × crosses.
    pub const fn score(self) -> u32 {
        self.cells.len() * self.crosses
    }
}
