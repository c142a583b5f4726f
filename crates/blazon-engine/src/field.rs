//! What each arms would bring on each cell: the tables a greedy player reads its drawings from.

use blazon::{Arms, Cell, Cells};

use crate::outline::Outline;

/// What drawing each arms on each cell would do to a map.
///
/// Two halves of different arms do not affect each other, so a domino's gain is the sum of two entries.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    pub(crate) empty: Cells,
    pub(crate) by_arms: [ByCell; 6],
    domains: [(i32, i32, i32); Cell::COUNT],
}

/// The tables of one arms.
#[derive(Clone, Debug)]
pub(crate) struct ByCell {
    /// The empty cells on which the arms connects.
    pub(crate) connecting: Cells,
    /// The domain that a cell of this arms would belong to.
    joined: [Joined; Cell::SLOTS],
}

/// The domains that one more cell would join.
#[derive(Clone, Copy, Debug, Default)]
struct Joined {
    /// Which they are.
    domains: u64,
    size: i32,
    crosses: i32,
    score: i32,
}

/// What a half or a whole domino does to the points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Gain {
    /// The points it scores at once.
    pub(crate) points: i32,
    /// The cells it is joined to.
    pub(crate) company: i32,
    /// How many domains more there are of the arms of the first half, and of the second.
    pub(crate) domains: [i32; 2],
    /// What one more cross on the first half, and on the second, would score.
    pub(crate) cross: [i32; 2],
}

impl Field {
    /// The tables of a map.
    pub(crate) fn of(outline: &Outline) -> Field {
        const NONE: ByCell = ByCell {
            connecting: Cells::NONE,
            joined: [Joined { domains: 0, size: 0, crosses: 0, score: 0 }; Cell::SLOTS],
        };
        let empty = outline.empty();
        let mut field = Field { empty, by_arms: [NONE; 6], domains: [(0, 0, 0); Cell::COUNT] };
        for by_cell in &mut field.by_arms {
            by_cell.connecting = Cells::BESIDE_CASTLE & empty;
        }
        for (number, patch) in outline.patches().iter().enumerate() {
            let (size, crosses) = (i32::from(patch.size), i32::from(patch.crosses));
            let score = size * crosses;
            field.domains[number] = (size, crosses, score);
            let by_cell = &mut field.by_arms[patch.arms as usize];
            let around = patch.around & empty;
            by_cell.connecting = by_cell.connecting | around;
            for cell in around {
                let joined = &mut by_cell.joined[cell.slot()];
                joined.domains |= 1 << number;
                joined.size += size;
                joined.crosses += crosses;
                joined.score += score;
            }
        }
        field
    }

    /// The empty cells on which an arms connects.
    #[inline]
    pub(crate) fn connecting(&self, arms: Arms) -> Cells {
        self.by_arms[arms as usize].connecting
    }

    /// What drawing two halves does.
    #[inline]
    pub(crate) fn gain(&self, halves: [(Cell, Arms, i32); 2]) -> Gain {
        let [(cell, arms, crosses), (other_cell, other_arms, other_crosses)] = halves;
        let one = &self.by_arms[arms as usize].joined[cell.slot()];
        let other = &self.by_arms[other_arms as usize].joined[other_cell.slot()];
        if arms == other_arms && (one.domains & other.domains != 0 || cell.is_beside(other_cell)) {
            return self.gain_of_one_domain(one, other, crosses + other_crosses);
        }
        let [first, second] = [(one, crosses), (other, other_crosses)].map(|(joined, crosses)| {
            let size = joined.size + 1;
            let points = size * (joined.crosses + crosses) - joined.score;
            (points, joined.size, size, 1 - joined.domains.count_ones() as i32)
        });
        Gain {
            points: first.0 + second.0,
            company: first.1 + second.1,
            domains: [first.3, second.3],
            cross: [first.2, second.2],
        }
    }

    /// What two halves do that end up in one domain.
    fn gain_of_one_domain(&self, one: &Joined, other: &Joined, crosses: i32) -> Gain {
        let mut size = one.size + other.size + 2;
        let mut crosses = one.crosses + other.crosses + crosses;
        let mut score = one.score + other.score;
        let mut shared = one.domains & other.domains;
        while shared != 0 {
            let (twice_size, twice_crosses, twice_score) =
                self.domains[shared.trailing_zeros() as usize % Cell::COUNT];
            size -= twice_size;
            crosses -= twice_crosses;
            score -= twice_score;
            shared &= shared - 1;
        }
        Gain {
            points: size * crosses - score,
            company: size - 1,
            domains: [1 - (one.domains | other.domains).count_ones() as i32, 0],
            cross: [size; 2],
        }
    }
}
