//! What the net sees of a position: which rows of its tables count.

use blazon::{Arms, Cell, Cells, Components, Power, Side, Spellbook};

use super::sheet::Sheet;
use super::spellbook_lines::SpellbookLines;
use crate::points::outline::{Outline, Patch};

/// The rows that count for one side: two a domain, one a region of empty cells, and a few more.
#[derive(Clone, Copy, Debug)]
pub struct Rows {
    rows: [u16; Rows::MOST],
    len: usize,
}

impl Rows {
    const MOST: usize = 128;

    /// No row.
    pub(super) const NONE: Rows = Rows { rows: [0; Rows::MOST], len: 0 };

    /// The numbers of the rows.
    #[inline]
    pub fn as_slice(&self) -> &[u16] {
        &self.rows[..self.len.min(Rows::MOST)]
    }

    #[inline]
    fn push(&mut self, row: usize) {
        self.push_if(true, row);
    }

    /// A row that counts only sometimes. It is written down in any case, and written over unless it counts: a branch that
    /// cannot be foreseen takes longer.
    #[inline]
    fn push_if(&mut self, counts: bool, row: usize) {
        self.rows[self.len % Rows::MOST] = row as u16;
        self.len += usize::from(counts);
    }
}

const SIZES: usize = 12;
const CROSSES: usize = 8;
const LIBERTIES: usize = 5;
const DOMAINS: usize = 6 * SIZES * CROSSES * LIBERTIES;

const CONNECTIONS: usize = 8;
const CONNECT: usize = DOMAINS;
const CASTLE_SIDES: usize = CONNECT + 6 * CONNECTIONS;
const REGION_PAIRS: usize = 10;
const REGION_EXCESS: usize = 4;
const REGIONS: usize = CASTLE_SIDES + 5;
const EMPTY: usize = REGIONS + REGION_PAIRS * REGION_EXCESS;
/// Struck out, filled, or so many boxes left.
const LINE_STATES: usize = 7;
const STRUCK: usize = 0;
const FILLED: usize = 1;
const LINES: usize = EMPTY + Cell::COUNT + 1;
const HELD: usize = LINES + 6 * LINE_STATES;
const CASTLE: usize = HELD + 4;
const CHOSEN_COUNTS: usize = 7;
const CHOSEN: usize = CASTLE + 1;
/// Where a domino can go, by the most crosses and by the most cells of a domain beside it.
const PLACES: usize = 9;
const BY_CROSSES: [u8; 4] = [0, 1, 2, 4];
const CROSSES_BESIDE: Buckets = Buckets::starting_at(BY_CROSSES);
const BY_SIZE: [u8; 4] = [1, 2, 4, 6];
const SIZE_BESIDE: Buckets = Buckets::starting_at(BY_SIZE);
const PLACES_BY_CROSSES: usize = CHOSEN + 6 * CHOSEN_COUNTS;
const PLACES_BY_SIZE: usize = PLACES_BY_CROSSES + BY_CROSSES.len() * PLACES;
/// A domain by the room it has to grow into: the empty cells that can be reached from it.
const ROOMS: usize = 8;
const BY_ROOM: Buckets = Buckets::starting_at([0, 1, 3, 5, 7, 10, 14, 19]);
const ROOM_SIZES: usize = 5;
const BY_ROOM_SIZE: Buckets = Buckets::starting_at([0, 2, 3, 4, 6]);
const ROOM_CROSSES: usize = 4;
const ROOM: usize = PLACES_BY_SIZE + BY_SIZE.len() * PLACES;
/// The empty cells with so many empty ones beside them and so many arms, by how many there are of them.
const OPEN_COUNTS: usize = 8;
const OPEN: usize = ROOM + ROOM_CROSSES * ROOMS * ROOM_SIZES;

/// The places where a domino of two arms extends a domain of each, by the arms and how many there are.
const DOUBLE_COUNTS: usize = 4;
const DOUBLES: usize = OPEN + 4 * 5 * OPEN_COUNTS;
/// The empty cells on which some arms connect, by which arms these are and how many empty cells are beside them.
const MEETINGS: usize = DOUBLES + 21 * DOUBLE_COUNTS;

/// How many rows there are for one side.
pub const SIDE_ROWS: usize = MEETINGS + 64 * 4;

/// How many rows there are for what the two sides are together: the race for each line, and who is ahead.
pub const JOINT_ROWS: usize = 6 * RACES * RACES + LEADS;
/// A line that is closed, or the boxes left to a player.
const RACES: usize = 6;
const LEADS: usize = 2 * LEAD as usize + 1;
const LEAD: i32 = 30;

/// How many stages of the game there are, each with its own head.
pub const STAGES: usize = 6;

/// The rows of one side. `theirs` is the other player's spellbook, whose filled lines are struck out here.
pub fn side_rows(sheet: &Sheet, theirs: &Spellbook, components: &Components) -> Rows {
    let mut rows = Rows::NONE;
    push_map_rows(&mut rows, &sheet.outline);
    push_means_rows(&mut rows, sheet, theirs, components);
    push_chosen_row(&mut rows, sheet);
    rows
}

/// The rows of a map. In place: rows are too many to be handed around.
#[inline]
pub(super) fn push_map_rows(rows: &mut Rows, outline: &Outline) {
    let empty = outline.empty();
    // Where a domino can still go: an empty cell with another beside it.
    let live = empty & empty.neighbours();
    let mut connecting = [Cells::NONE; 6];
    let mut by_crosses = [Cells::NONE; BY_CROSSES.len()];
    let mut by_size = [Cells::NONE; BY_SIZE.len()];
    let mut regions = Regions::NONE;
    regions.find(live);
    for patch in outline.patches() {
        let &Patch { arms, size, crosses, .. } = patch;
        let liberties = patch.around() & live;
        connecting[arms as usize] |= liberties;
        by_crosses[CROSSES_BESIDE.of(crosses)] |= liberties;
        by_size[SIZE_BESIDE.of(size)] |= liberties;
        let row = (arms as usize * SIZES + usize::from(size - 1).min(SIZES - 1)) * CROSSES
            + usize::from(crosses).min(CROSSES - 1);
        rows.push(row * LIBERTIES + (liberties.len() as usize).min(LIBERTIES - 1));
        let row =
            usize::from(crosses).min(ROOM_CROSSES - 1) * ROOMS + BY_ROOM.of(regions.beside(liberties) as u8);
        rows.push(ROOM + row * ROOM_SIZES + BY_ROOM_SIZE.of(size));
    }
    // So far each place counts for the range of the domain beside it. What is in a range is in the lower ones too.
    for by in [&mut by_crosses, &mut by_size] {
        for range in (1..by.len()).rev() {
            by[range - 1] |= by[range];
        }
    }
    let beside = CellCounts::of(Side::ALL.map(|side| live.step(side)));
    push_open_cells(rows, live, &beside, &connecting);
    push_doubles(rows, &connecting);
    push_meetings(rows, &beside, &connecting);
    for (arms, cells) in connecting.into_iter().enumerate() {
        rows.push(CONNECT + arms * CONNECTIONS + (cells.len() as usize).min(CONNECTIONS - 1));
    }
    for (start, by) in [(PLACES_BY_CROSSES, by_crosses), (PLACES_BY_SIZE, by_size)] {
        for (number, cells) in by.into_iter().enumerate() {
            rows.push(start + number * PLACES + (cells.len() as usize).min(PLACES - 1));
        }
    }
    rows.push(CASTLE_SIDES + (Cells::BESIDE_CASTLE & live).len() as usize);
    // Single empty cells first: they are all alike.
    for _ in empty - live {
        rows.push(REGIONS + 1);
    }
    for &region in regions.as_slice() {
        let dark = (region & chequered()).len() as usize;
        let light = region.len() as usize - dark;
        let pairs = dark.min(light).min(REGION_PAIRS - 1);
        let excess = dark.abs_diff(light).min(REGION_EXCESS - 1);
        rows.push(REGIONS + pairs * REGION_EXCESS + excess);
    }
    rows.push(EMPTY + empty.len() as usize);
}

/// The lines of a side that are struck out, because the other player has filled them.
#[inline]
pub(super) fn struck_lines(
    spellbook: &Spellbook,
    theirs: &Spellbook,
    components: &Components,
) -> SpellbookLines {
    let is_full = |spellbook: &Spellbook, arms: Arms| boxes_left(spellbook, arms, components) == 0;
    SpellbookLines::new(|arms| is_full(theirs, arms) && !is_full(spellbook, arms))
}

/// The row of a side's open line, and its row when the line is struck out. Nothing if the side has filled it.
#[inline]
pub(super) fn struck_rows(spellbook: &Spellbook, arms: Arms, components: &Components) -> Option<[usize; 2]> {
    let left = boxes_left(spellbook, arms, components);
    (left > 0).then(|| [line_row(arms, 1 + left.min(5)), line_row(arms, STRUCK)])
}

#[inline]
fn line_row(arms: Arms, state: usize) -> usize {
    LINES + arms as usize * LINE_STATES + state
}

/// The rows of the spellbook and the castle.
#[inline]
pub(super) fn push_means_rows(rows: &mut Rows, sheet: &Sheet, theirs: &Spellbook, components: &Components) {
    for arms in Arms::ALL {
        let state = match boxes_left(&sheet.spellbook, arms, components) {
            0 => FILLED,
            _ if boxes_left(theirs, arms, components) == 0 => STRUCK,
            left => 1 + left.min(5),
        };
        rows.push(line_row(arms, state));
    }
    for (number, power) in [Power::Free, Power::Split, Power::Both, Power::Turn].into_iter().enumerate() {
        if sheet.spellbook.held.contains(power) {
            rows.push(HELD + number);
        }
    }
    if sheet.castle {
        rows.push(CASTLE);
    }
}

/// The row of the arms chosen with *Domains*, which is a matter of both the spellbook and the map.
#[inline]
pub(super) fn push_chosen_row(rows: &mut Rows, sheet: &Sheet) {
    if let Some(arms) = sheet.spellbook.chosen {
        let count = sheet.outline.count(arms) as usize;
        rows.push(CHOSEN + arms as usize * CHOSEN_COUNTS + count.min(CHOSEN_COUNTS - 1));
    }
}

/// The regions of empty cells in which a domino fits.
struct Regions {
    regions: [Cells; Cell::COUNT / 2],
    len: usize,
}

impl Regions {
    const NONE: Regions = Regions { regions: [Cells::NONE; Cell::COUNT / 2], len: 0 };

    #[inline]
    fn find(&mut self, live: Cells) {
        let mut left = live;
        while let (Some(cell), Some(free)) = (left.first(), self.regions.get_mut(self.len)) {
            *free = live.group(cell);
            left -= *free;
            self.len += 1;
        }
    }

    #[inline]
    fn as_slice(&self) -> &[Cells] {
        &self.regions[..self.len.min(Cell::COUNT / 2)]
    }

    /// How many cells there are in the regions that have one of these.
    #[inline]
    fn beside(&self, liberties: Cells) -> u32 {
        let touched = self.as_slice().iter().filter(|&&region| !(region & liberties).is_empty());
        touched.map(|region| region.len()).sum()
    }
}

/// Each kind of empty cell: by how many empty ones are beside it, and how many arms.
#[inline]
fn push_open_cells(rows: &mut Rows, live: Cells, beside: &CellCounts, connecting: &[Cells; 6]) {
    let arms = CellCounts::of(*connecting);
    for empty in 1..=4 {
        let cells = live & beside.equal(empty);
        if cells.is_empty() {
            continue;
        }
        for kinds in 0..=4 {
            let count = (cells & arms.equal(kinds)).len() as usize;
            let row = OPEN + ((empty - 1) * 5 + kinds) * OPEN_COUNTS;
            rows.push_if(count > 0, row + count.min(OPEN_COUNTS) - 1);
        }
    }
}

/// Where a domino of two arms extends a domain of each.
#[inline]
fn push_doubles(rows: &mut Rows, connecting: &[Cells; 6]) {
    let beside = connecting.map(Cells::neighbours);
    let mut row = DOUBLES;
    for one in 0..6 {
        for beside in &beside[one..] {
            let count = (connecting[one] & *beside).len() as usize;
            rows.push_if(count > 0, row + count.min(DOUBLE_COUNTS) - 1);
            row += DOUBLE_COUNTS;
        }
    }
}

/// Which arms meet on each empty cell, and how many empty cells are beside it.
#[inline]
fn push_meetings(rows: &mut Rows, beside: &CellCounts, connecting: &[Cells; 6]) {
    // The number of a cell's row in binary, one set a digit: one less than the empty cells beside it, then the arms.
    let [ones, twos, fours] = beside.0;
    let [dot, bar, two_dots, two_bars, solid, quarters] = *connecting;
    let digits = [!ones, ones & twos | fours, dot, bar, two_dots, two_bars, solid, quarters];
    for cell in dot | bar | two_dots | two_bars | solid | quarters {
        let row = digits.iter().rev().fold(0, |row, digit| 2 * row + usize::from(digit.contains(cell)));
        rows.push(MEETINGS + row);
    }
}

/// How many of several sets each cell is in, up to seven: three binary digits, each for all cells at once.
struct CellCounts([Cells; 3]);

impl CellCounts {
    #[inline]
    fn of<const N: usize>(sets: [Cells; N]) -> CellCounts {
        let mut digits = [Cells::NONE; 3];
        for set in sets {
            let mut carry = set;
            for digit in &mut digits {
                (*digit, carry) = (*digit ^ carry, *digit & carry);
            }
        }
        CellCounts(digits)
    }

    #[inline]
    fn equal(&self, count: usize) -> Cells {
        let [ones, twos, fours] = self.0;
        let digit = |cells: Cells, bit: usize| if count & bit != 0 { cells } else { !cells };
        digit(ones, 1) & digit(twos, 2) & digit(fours, 4)
    }
}

/// Which of a few ranges a number of cells or crosses is in: read from a table, because it cannot be foreseen.
struct Buckets([u8; 64]);

impl Buckets {
    /// The ranges that start at these numbers, in ascending order.
    const fn starting_at<const N: usize>(starts: [u8; N]) -> Buckets {
        let mut buckets = [0; 64];
        let mut bucket = 1;
        while bucket < N {
            let mut number = starts[bucket] as usize;
            while number < 64 {
                buckets[number] = bucket as u8;
                number += 1;
            }
            bucket += 1;
        }
        Buckets(buckets)
    }

    #[inline]
    fn of(&self, number: u8) -> usize {
        usize::from(self.0[usize::from(number) % 64])
    }
}

/// The rows of the two sides together, from the point of view of the one who rolls next.
pub fn joint_rows(roller: &Spellbook, other: &Spellbook, lead: i32, components: &Components) -> [u16; 7] {
    let mut rows = [0; 7];
    for arms in Arms::ALL {
        let (mine, theirs) = (boxes_left(roller, arms, components), boxes_left(other, arms, components));
        let open = usize::from(mine > 0 && theirs > 0);
        let race = open * (mine.min(5) * RACES + theirs.min(5));
        rows[arms as usize] = (arms as usize * RACES * RACES + race) as u16;
    }
    rows[6] = (6 * RACES * RACES) as u16 + (lead.clamp(-LEAD, LEAD) + LEAD).cast_unsigned() as u16;
    rows
}

/// The stage of the game, by the empty cells of both maps.
#[inline]
pub fn stage(empty: u32) -> usize {
    (empty as usize / 12).min(STAGES - 1)
}

fn boxes_left(spellbook: &Spellbook, arms: Arms, components: &Components) -> usize {
    usize::from(components.line(arms).boxes.saturating_sub(spellbook.marks[arms]))
}

/// Every other cell, like the dark squares of a chequered board: a domino takes one of them and one of the others.
fn chequered() -> Cells {
    const DARK: Cells = {
        let mut cells = Cells::NONE;
        let mut i = 0;
        while i < 35 {
            if i % 2 == 0
                && let Some(cell) = Cell::new(i % 7, i / 7)
            {
                cells = cells.with(cell);
            }
            i += 1;
        }
        cells
    };
    DARK
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use blazon::Seat;

    use super::*;
    use crate::games::positions;

    #[test]
    fn every_row_has_a_number_within_its_table_and_none_is_lost() {
        let mut met = HashSet::new();
        for position in positions(400) {
            let [mine, theirs] = Seat::ALL.map(|seat| position.spellbook(seat));
            let rows = side_rows(&Sheet::of(&position, Seat::First), theirs, position.components());
            assert!(rows.len < Rows::MOST, "{position}");
            assert!(rows.as_slice().iter().all(|&row| usize::from(row) < SIDE_ROWS), "{position}");
            met.extend(rows.as_slice().iter().copied());
            let [first, second] = Seat::ALL.map(|seat| position.score(seat).cast_signed());
            let joint = joint_rows(mine, theirs, first - second, position.components());
            assert!(joint.iter().all(|&row| usize::from(row) < JOINT_ROWS), "{position}");
            let empty = Seat::ALL.map(|seat| position.kingdom(seat).empty().len());
            assert!(stage(empty[0] + empty[1]) < STAGES);
        }
        assert!(met.len() > 300, "{}", met.len());
    }

    #[test]
    fn a_lead_beyond_the_table_is_the_last_of_the_table() {
        let position = blazon::Position::default();
        let [mine, theirs] = Seat::ALL.map(|seat| position.spellbook(seat));
        let row = |lead| joint_rows(mine, theirs, lead, position.components())[6];
        assert_eq!(row(10_000), row(LEAD));
        assert_eq!(row(-10_000), row(-LEAD));
        assert_eq!(usize::from(row(LEAD)), JOINT_ROWS - 1);
        assert_eq!(row(LEAD) - row(-LEAD), 2 * LEAD.unsigned_abs() as u16);
    }
}
