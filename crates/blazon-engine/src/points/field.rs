//! What each arms would bring on each cell: the tables a greedy player reads its drawings from.

use blazon::{Arms, Cell, Cells};

use super::outline::Outline;
use super::prices::POINT;
use super::strip::Strip;

/// What drawing each arms on each cell would do to a map.
///
/// Two halves of different arms do not affect each other, so a domino's gain is the sum of two entries.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    pub(crate) empty: Cells,
    /// Zero where a cell is empty, and [`Strip::NOWHERE`] elsewhere.
    room: Strip,
    by_arms: [ByCell; 6],
    /// The arms each domain of which scores three points.
    chosen: Option<Arms>,
}

/// The tables of one arms.
#[derive(Clone, Debug)]
pub(crate) struct ByCell {
    /// The empty cells on which the arms connects.
    connecting: Cells,
    /// Its domains, by their numbers.
    domains: [Joined; DOMAINS],
    /// The domains that a cell of this arms would join.
    joined: [Joined; Cell::SLOTS],
    /// What that brings.
    gains: Gains,
}

/// So many domains of one arms there is room for on a map, and a few more: no two touch, so at most every other cell is one.
const DOMAINS: usize = 32;

/// The domains that one more cell would join.
#[derive(Clone, Copy, Debug, Default)]
struct Joined {
    /// Which they are, as bits by their numbers.
    domains: u32,
    size: u8,
    crosses: u8,
    score: u16,
}

/// What drawing one cell, or a domino, is worth, in the units a greedy player counts in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Gain {
    /// The points scored at once, those of *Domains* included, and a little for company; crosses aside.
    pub(crate) bare: i16,
    /// What each cross adds.
    pub(crate) cross: i16,
}

/// What drawing one arms is worth on each cell.
#[derive(Clone, Debug)]
pub(crate) struct Gains {
    /// By the crosses that are drawn with it, and [`Strip::NOWHERE`] where something is drawn already.
    pub(crate) with: [Strip; 3],
    /// No cell brings more, by the crosses.
    pub(crate) most: [i16; 3],
}

impl Gains {
    const NONE: Gains = Gains { with: [Strip::all(Strip::NOWHERE); 3], most: [Strip::NOWHERE; 3] };

    /// Something is drawn on a cell.
    #[inline]
    fn close(&mut self, cell: Cell) {
        self.with.iter_mut().for_each(|strip| strip.set(cell, Strip::NOWHERE));
    }

    /// What it is worth on a cell that is empty.
    #[inline]
    pub(crate) fn on(&self, cell: Cell) -> Gain {
        let [bare, crossed, _] = &self.with;
        let bare = bare.get(cell);
        Gain { bare, cross: crossed.get(cell) - bare }
    }
}

impl Field {
    /// The tables of no map at all.
    pub(crate) const EMPTY: Field = Field {
        empty: Cells::NONE,
        room: Strip::all(Strip::NOWHERE),
        by_arms: [ByCell::NONE; 6],
        chosen: None,
    };

    /// Makes them the tables of a map. In place: they are too large to be handed around.
    pub(crate) fn update(&mut self, outline: &Outline, chosen: Option<Arms>) {
        self.empty = outline.empty();
        self.room = Strip::all(Strip::NOWHERE);
        for cell in self.empty {
            self.room.set(cell, 0);
        }
        self.chosen = chosen;
        for arms in Arms::ALL {
            self.update_arms(outline, arms);
        }
    }

    /// Makes them the tables of a map on which only these arms have changed, and some cells are no longer empty.
    pub(crate) fn follow(&mut self, outline: &Outline, chosen: Option<Arms>, changed: &[Arms]) {
        let drawn = self.empty - outline.empty();
        self.empty = outline.empty();
        self.chosen = chosen;
        for cell in drawn {
            self.room.set(cell, Strip::NOWHERE);
        }
        for by_cell in &mut self.by_arms {
            by_cell.connecting -= drawn;
            for cell in drawn {
                by_cell.gains.close(cell);
            }
        }
        for &arms in changed {
            self.update_arms(outline, arms);
        }
    }

    fn update_arms(&mut self, outline: &Outline, arms: Arms) {
        let empty = self.empty;
        let ByCell { connecting, domains, joined, gains } = &mut self.by_arms[arms as usize];
        let each_domain = if self.chosen == Some(arms) { 3 } else { 0 };
        *connecting = Cells::BESIDE_CASTLE & empty;
        joined.fill(Joined::APART);
        let patches = outline.patches().iter().filter(|patch| patch.arms == arms);
        for (number, (patch, domain)) in patches.zip(domains).enumerate() {
            let score = u16::from(patch.size) * u16::from(patch.crosses);
            *domain = Joined { domains: 1 << number, size: patch.size, crosses: patch.crosses, score };
            let around = patch.around() & empty;
            *connecting |= around;
            for cell in around {
                joined[cell.slot()].add(*domain);
            }
        }
        let alone = Joined::APART.gain(1, each_domain);
        let (mut bare, mut cross) = (self.room.plus(&Strip::all(alone.bare)), Strip::all(alone.cross));
        // Beside the castle only, a cell is as much alone as anywhere.
        for cell in *connecting {
            let gain = joined[cell.slot()].gain(1, each_domain);
            bare.set(cell, gain.bare);
            cross.set(cell, gain.cross);
        }
        let crossed = bare.plus(&cross);
        gains.with = [bare, crossed, crossed.plus(&cross)];
        gains.most = gains.with.each_ref().map(Strip::highest);
    }

    /// The empty cells on which an arms connects.
    #[inline]
    pub(crate) fn connecting(&self, arms: Arms) -> Cells {
        self.by_arms[arms as usize].connecting
    }

    /// What drawing an arms is worth on each cell.
    #[inline]
    pub(crate) fn gains(&self, arms: Arms) -> &Gains {
        &self.by_arms[arms as usize].gains
    }

    /// Whether an arms drawn on two cells ends up in one domain.
    #[inline]
    pub(crate) fn are_joined(&self, arms: Arms, cells: [Cell; 2]) -> bool {
        let [one, other] = cells.map(|cell| self.by_arms[arms as usize].joined[cell.slot()].domains);
        one & other != 0 || cells[0].is_beside(cells[1])
    }

    /// What drawing an arms on two cells is worth that end up in one domain. A cross counts for both cells.
    #[inline]
    pub(crate) fn gain_of_two(&self, arms: Arms, cells: [Cell; 2]) -> Gain {
        let by_cell = &self.by_arms[arms as usize];
        let [one, other] = cells.map(|cell| by_cell.joined[cell.slot()]);
        let mut shared = one.domains & other.domains;
        let mut joined = one;
        joined.add(other);
        while shared != 0 {
            joined.remove(by_cell.domains[shared.trailing_zeros() as usize % DOMAINS]);
            shared &= shared - 1;
        }
        joined.gain(2, if self.chosen == Some(arms) { 3 } else { 0 })
    }
}

impl ByCell {
    const NONE: ByCell = ByCell {
        connecting: Cells::NONE,
        domains: [Joined::APART; DOMAINS],
        joined: [Joined::APART; Cell::SLOTS],
        gains: Gains::NONE,
    };
}

impl Joined {
    const APART: Joined = Joined { domains: 0, size: 0, crosses: 0, score: 0 };

    #[inline]
    fn add(&mut self, domain: Joined) {
        self.domains |= domain.domains;
        self.size += domain.size;
        self.crosses += domain.crosses;
        self.score += domain.score;
    }

    /// Takes a domain away that was added twice.
    fn remove(&mut self, domain: Joined) {
        self.size -= domain.size;
        self.crosses -= domain.crosses;
        self.score -= domain.score;
    }

    /// What so many cells bring that join these domains, where each domain counts so many points by itself.
    #[inline]
    fn gain(self, cells: i32, each_domain: i32) -> Gain {
        let company = i32::from(self.size) + cells - 1;
        let size = i32::from(self.size) + cells;
        let points = size * i32::from(self.crosses) - i32::from(self.score)
            + each_domain * (1 - self.domains.count_ones().cast_signed());
        Gain { bare: (points * POINT + company) as i16, cross: (size * POINT) as i16 }
    }
}

#[cfg(test)]
mod tests {
    use blazon::{Crosses, Seat};

    use super::*;
    use crate::games::positions;
    use crate::points::oracle;

    #[test]
    fn the_tables_give_what_rescoring_the_map_gives_for_any_two_halves() {
        let mut checked = 0;
        for (number, position) in positions(40).enumerate().filter(|(number, _)| number % 13 == 0) {
            let before = position.kingdom(Seat::First);
            // *Domains* for each arms in turn, whether or not it was won.
            let chosen = [None, Some(Arms::ALL[number % 6])][number / 13 % 2];
            let mut field = Field::EMPTY;
            field.update(&Outline::of(before), chosen);
            for one in before.empty() {
                for other in before.empty() - Cells::one(one) {
                    for [a, b] in [[number, checked], [number, number]] {
                        let arms = [Arms::ALL[a % 6], Arms::ALL[b % 6]];
                        let crosses = [Crosses::ALL[checked % 3], Crosses::ALL[checked / 3 % 3]];
                        let mut after = *before;
                        after.draw(one, arms[0], crosses[0]);
                        after.draw(other, arms[1], crosses[1]);
                        let expected = oracle::worth(before, &after, [one, other], chosen);
                        assert_eq!(read(&field, arms, crosses, [one, other]), expected, "{position}");
                        checked += 1;
                    }
                }
            }
        }
        assert!(checked > 50_000, "{checked}");
    }

    fn read(field: &Field, arms: [Arms; 2], crosses: [Crosses; 2], cells: [Cell; 2]) -> i32 {
        let gains = if arms[0] == arms[1] && field.are_joined(arms[0], cells) {
            let gain = field.gain_of_two(arms[0], cells);
            [gain, Gain { bare: 0, ..gain }]
        } else {
            [0, 1].map(|i| field.gains(arms[i]).on(cells[i]))
        };
        let worth =
            |i: usize| i32::from(gains[i].bare) + i32::from(gains[i].cross) * i32::from(crosses[i] as u8);
        worth(0) + worth(1)
    }
}
