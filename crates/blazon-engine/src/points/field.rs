//! What each arms would bring on each cell: the tables a greedy player reads its drawings from.

use blazon::{Arms, Cell, Cells};

use super::outline::Outline;
use super::prices::POINT;

/// What drawing each arms on each cell would do to a map.
///
/// Two halves of different arms do not affect each other, so a domino's gain is the sum of two entries.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    pub(crate) empty: Cells,
    by_arms: [ByCell; 6],
    domains: [Joined; Cell::COUNT],
    /// The arms each domain of which scores three points.
    chosen: Option<Arms>,
}

/// The tables of one arms.
#[derive(Clone, Debug)]
pub(crate) struct ByCell {
    /// The empty cells on which the arms connects.
    connecting: Cells,
    /// The domains that a cell of this arms would join.
    joined: [Joined; Cell::SLOTS],
    /// What that brings.
    gains: [Gain; Cell::SLOTS],
    /// The most of it that any cell brings.
    most: Gain,
}

/// The domains that one more cell would join.
#[derive(Clone, Copy, Debug, Default)]
struct Joined {
    /// Which they are, by their numbers.
    domains: u64,
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

impl Field {
    /// The tables of no map at all.
    pub(crate) const EMPTY: Field = Field {
        empty: Cells::NONE,
        by_arms: [ByCell::NONE; 6],
        domains: [Joined::APART; Cell::COUNT],
        chosen: None,
    };

    /// Makes them the tables of a map. In place: they are too large to be handed around.
    pub(crate) fn update(&mut self, outline: &Outline, chosen: Option<Arms>) {
        let empty = outline.empty();
        self.empty = empty;
        self.chosen = chosen;
        let field = self;
        for by_cell in &mut field.by_arms {
            by_cell.connecting = Cells::BESIDE_CASTLE & empty;
            by_cell.joined.fill(Joined::APART);
            by_cell.gains.fill(Gain::ALONE);
            by_cell.most = Gain::ALONE;
        }
        for (number, patch) in outline.patches().iter().enumerate() {
            let score = u16::from(patch.size) * u16::from(patch.crosses);
            let domain = Joined { domains: 1 << number, size: patch.size, crosses: patch.crosses, score };
            field.domains[number] = domain;
            let by_cell = &mut field.by_arms[patch.arms as usize];
            let around = patch.around() & empty;
            by_cell.connecting |= around;
            for cell in around {
                by_cell.joined[cell.slot()].add(&domain);
            }
        }
        for arms in Arms::ALL {
            let by_cell = &mut field.by_arms[arms as usize];
            let domains = if chosen == Some(arms) { 3 } else { 0 };
            // Beside the castle only, a cell is as much alone as anywhere.
            let lone = if domains == 0 { by_cell.connecting } else { empty };
            for cell in lone {
                let slot = cell.slot();
                let gain = by_cell.joined[slot].gain(1, domains);
                by_cell.gains[slot] = gain;
                by_cell.most.bare = by_cell.most.bare.max(gain.bare);
                by_cell.most.cross = by_cell.most.cross.max(gain.cross);
            }
        }
    }

    /// The empty cells on which an arms connects.
    #[inline]
    pub(crate) fn connecting(&self, arms: Arms) -> Cells {
        self.by_arms[arms as usize].connecting
    }

    /// What drawing an arms is worth on each cell.
    #[inline]
    pub(crate) fn gains(&self, arms: Arms) -> &[Gain; Cell::SLOTS] {
        &self.by_arms[arms as usize].gains
    }

    /// The most that drawing an arms is worth on any cell.
    #[inline]
    pub(crate) fn most(&self, arms: Arms) -> Gain {
        self.by_arms[arms as usize].most
    }

    /// What drawing an arms on two cells at once is worth, and whether the two end up in one domain. A cross then
    /// counts for both cells.
    #[inline]
    pub(crate) fn gain_of_two(&self, arms: Arms, cells: [Cell; 2]) -> Option<Gain> {
        let [one, other] = cells.map(|cell| &self.by_arms[arms as usize].joined[cell.slot()]);
        let mut shared = one.domains & other.domains;
        if shared == 0 && !cells[0].is_beside(cells[1]) {
            return None;
        }
        let mut joined = *one;
        joined.add(other);
        while shared != 0 {
            joined.remove(&self.domains[shared.trailing_zeros() as usize % Cell::COUNT]);
            shared &= shared - 1;
        }
        Some(joined.gain(2, if self.chosen == Some(arms) { 3 } else { 0 }))
    }
}

impl ByCell {
    const NONE: ByCell = ByCell {
        connecting: Cells::NONE,
        joined: [Joined::APART; Cell::SLOTS],
        gains: [Gain::ALONE; Cell::SLOTS],
        most: Gain::ALONE,
    };
}

impl Gain {
    /// What a cell by itself is worth.
    const ALONE: Gain = Gain { bare: 0, cross: POINT as i16 };
}

impl Joined {
    const APART: Joined = Joined { domains: 0, size: 0, crosses: 0, score: 0 };

    #[inline]
    fn add(&mut self, domain: &Joined) {
        self.domains |= domain.domains;
        self.size += domain.size;
        self.crosses += domain.crosses;
        self.score += domain.score;
    }

    /// Takes a domain away that was added twice.
    fn remove(&mut self, domain: &Joined) {
        self.size -= domain.size;
        self.crosses -= domain.crosses;
        self.score -= domain.score;
    }

    /// What so many cells bring that join these domains, where each domain counts so many points by itself.
    #[inline]
    fn gain(&self, cells: i32, each_domain: i32) -> Gain {
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
        let gains = match field.gain_of_two(arms[0], cells) {
            Some(gain) if arms[0] == arms[1] => [gain, Gain { bare: 0, ..gain }],
            _ => [0, 1].map(|i| field.gains(arms[i])[cells[i].slot()]),
        };
        let worth =
            |i: usize| i32::from(gains[i].bare) + i32::from(gains[i].cross) * i32::from(crosses[i] as u8);
        worth(0) + worth(1)
    }
}
