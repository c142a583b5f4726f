//! Step 4 of a round: marking the spellbook, and who has which power.

use core::fmt;

use crate::text::{Cursor, Expected, ReadError};
use crate::{Arms, Position, Power, Powers, Seat, Tally};

/// One player's side of the spellbook.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Spellbook {
    /// The boxes marked in each line.
    pub marks: Tally,
    /// The powers the player owns and has not spent. An owned power that is not here has been spent.
    pub held: Powers,
    /// The arms chosen with *Domains*.
    pub chosen: Option<Arms>,
}

/// The boxes a domino will mark: at most two, in the order of the arms.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Marks {
    /// The numbers of their arms, ascending, and `NO_BOX` for a box that is not there. Numbers rather than options:
    /// whether a die marks a box is as unforeseeable as the dice, and this way nothing branches on it.
    arms: [u8; 2],
}

/// Beyond the six arms.
const NO_BOX: u8 = 6;

impl Marks {
    /// No box.
    pub const NONE: Marks = Marks { arms: [NO_BOX; 2] };

    /// A box for each arms, whatever their order.
    #[inline]
    pub fn new(one: Option<Arms>, other: Option<Arms>) -> Marks {
        let number = |arms: Option<Arms>| arms.map_or(NO_BOX, |arms| arms as u8);
        Marks::of_numbers(number(one), number(other))
    }

    /// A box of the line of each half that is plain.
    #[inline]
    pub(crate) fn of_halves(halves: [(Arms, bool); 2]) -> Marks {
        let [one, other] = halves.map(|(arms, plain)| if plain { arms as u8 } else { NO_BOX });
        Marks::of_numbers(one, other)
    }

    #[inline]
    fn of_numbers(one: u8, other: u8) -> Marks {
        Marks { arms: [one.min(other), one.max(other)] }
    }

    /// The arms, one for each box.
    pub fn iter(self) -> impl Iterator<Item = Arms> {
        self.arms.into_iter().filter_map(|number| Arms::ALL.get(usize::from(number)).copied())
    }

    /// How many boxes of this line.
    pub fn of(self, arms: Arms) -> u8 {
        self.iter().filter(|&marked| marked == arms).count() as u8
    }

    /// Takes one box of this line away, if there is one.
    pub(crate) fn take(&mut self, arms: Arms) -> bool {
        let [one, other] = self.arms;
        let number = arms as u8;
        let there = one == number || other == number;
        if there {
            *self = Marks::of_numbers(NO_BOX, if one == number { other } else { one });
        }
        there
    }

    /// One in the byte of each line for each of its boxes.
    #[inline]
    const fn to_bytes(self) -> u64 {
        // Read from a table: where a processor shifts slowly by what is known late, this is faster.
        const BYTES: [u64; 8] = [1, 1 << 8, 1 << 16, 1 << 24, 1 << 32, 1 << 40, 1 << 48, 0];
        let [one, other] = self.arms;
        BYTES[one as usize % 8] + BYTES[other as usize % 8]
    }

    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Marks, ReadError> {
        let arms = |cursor: &Cursor<'_>| cursor.peek().and_then(Arms::from_letter);
        let one = arms(cursor);
        if one.is_none() {
            return Ok(Marks::NONE);
        }
        cursor.bump();
        let other = arms(cursor);
        if other.is_some() {
            if other < one {
                return Err(cursor.error(Expected::ArmsInOrder));
            }
            cursor.bump();
        }
        Ok(Marks::new(one, other))
    }
}

impl Default for Marks {
    fn default() -> Marks {
        Marks::NONE
    }
}

impl fmt::Display for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|arms| write!(f, "{arms}"))
    }
}

impl fmt::Debug for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Marks({self})")
    }
}

impl Position {
    /// The player who filled the line of this arms first, and so owns its power. The other's line is struck out.
    pub fn owner(&self, arms: Arms) -> Option<Seat> {
        Seat::ALL.into_iter().find(|&seat| self.has_filled(seat, arms))
    }

    /// Whether the player owns this power and has not spent it.
    #[inline]
    pub fn holds(&self, seat: Seat, power: Power) -> bool {
        self.setup.spellbooks[seat].held.contains(power)
    }

    /// Whether the player owned this power and has spent it.
    pub fn has_spent(&self, seat: Seat, power: Power) -> bool {
        self.has_filled(seat, self.components().arms_of(power)) && !self.holds(seat, power)
    }

    fn has_filled(&self, seat: Seat, arms: Arms) -> bool {
        self.setup.spellbooks[seat].marks[arms] >= self.components().line(arms).boxes
    }

    /// The boxes of all lines that a player has left, in a byte each.
    #[inline]
    fn boxes_left(&self, seat: Seat) -> u64 {
        // No byte borrows from the next: there are never more marks than boxes.
        self.components().boxes().to_bytes().wrapping_sub(self.setup.spellbooks[seat].marks.to_bytes())
    }

    /// The lines that can still be marked, because nobody has filled them: 1 in the byte of each.
    #[inline]
    fn open_lines(&self) -> u64 {
        some_in_each(self.boxes_left(Seat::First)) & some_in_each(self.boxes_left(Seat::Second))
    }

    /// The marks that will show: none on a line that is full or struck out, and no second one where a single box is
    /// left. The others would be lost, and so are no marks.
    #[inline(always)]
    pub(crate) fn marks_that_show(&self, seat: Seat, marks: Marks) -> Marks {
        let open = self.open_lines();
        let shown = |arms: u8| if open >> (8 * arms) & 1 == 1 { arms } else { NO_BOX };
        let [one, other] = [shown(marks.arms[0]), shown(marks.arms[1])];
        let last_box = self.boxes_left(seat) >> (8 * one) & 0xff == 1;
        Marks::of_numbers(one, if one == other && last_box { NO_BOX } else { other })
    }

    /// Marks the boxes. Whoever fills the last box of a line first has its power; marks on a line that is full or
    /// struck out are lost, and so is a second one where a single box is left.
    #[inline]
    pub(crate) fn mark(&mut self, seat: Seat, marks: Marks) {
        let marks = marks.to_bytes() & (self.open_lines() * 0xff);
        let left = self.boxes_left(seat);
        // Two marks where a single box is left would take away from the highest bit that is set here.
        let too_many = !(left | EACH_LINE << 7).wrapping_sub(marks) >> 7 & EACH_LINE;
        let marks = marks - too_many;
        let left = left - marks;
        let spellbook = &mut self.setup.spellbooks[seat];
        spellbook.marks = Tally::from_bytes(spellbook.marks.to_bytes() + marks);
        let mut filled = !some_in_each(left) & (marks | marks >> 1) & EACH_LINE;
        while filled != 0 {
            let arms = Arms::ALL[filled.trailing_zeros() as usize / 8 % 6];
            spellbook.held.insert(self.setup.rules.components.line(arms).power);
            filled &= filled - 1;
        }
    }

    /// The ⚡ power the player has to resolve now: *Domains* before *Cross*.
    #[inline]
    pub(crate) fn lightning(&self, seat: Seat) -> Option<Power> {
        let held = self.setup.spellbooks[seat].held;
        [Power::Domains, Power::Cross].into_iter().find(|&power| held.contains(power))
    }

    /// The same, after giving up a cross that no cell has room for: it is lost.
    #[inline]
    pub(crate) fn next_lightning(&mut self, seat: Seat) -> Option<Power> {
        let power = self.lightning(seat)?;
        if power == Power::Cross && self.setup.kingdoms[seat].room_for_cross().is_empty() {
            self.setup.spellbooks[seat].held.remove(Power::Cross);
            return None;
        }
        Some(power)
    }
}

/// 1 in the byte of each line.
const EACH_LINE: u64 = 0x0101_0101_0101;

/// 1 in each of the six bytes that is not zero. None of them is over 128.
#[inline]
const fn some_in_each(bytes: u64) -> u64 {
    // Adding 127 sets the highest bit of a byte that is not zero.
    bytes.wrapping_add(0x7f * EACH_LINE) >> 7 & EACH_LINE
}
