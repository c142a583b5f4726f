//! The best drawing of a domino, without a look at every place.

use blazon::{Cell, Cells, Mode, Side};

use super::greedy::{BaseWorth, Hand, Sketch, Values, Visitor, Way};

/// The first of the best drawings.
pub(super) struct Best {
    pub(super) value: i32,
    pub(super) sketch: Option<Sketch>,
}

impl Visitor for Best {
    #[inline]
    fn visit_way(&mut self, hand: &Hand, way: &Way, base: &BaseWorth<'_>) {
        let alike = way.arms[0] == way.arms[1];
        match way.mode {
            Mode::Join | Mode::Free if alike => self.visit_alike(hand, way, base),
            Mode::Join | Mode::Free => self.visit_different(hand, way, base),
            Mode::Split if alike => self.visit_all(hand, way, base),
            Mode::Split => self.visit_apart(hand, way, base),
        }
    }
}

impl Best {
    /// None yet.
    pub(super) const NONE: Best = Best { value: i32::MIN, sketch: None };

    /// Two halves of one arms side by side. Swapped they are worth the same, and would come later.
    #[inline]
    fn visit_alike(&mut self, hand: &Hand, way: &Way, base: &BaseWorth<'_>) {
        for side in [Side::East, Side::North] {
            for cells in hand.pairs(way, side) {
                self.visit(way, cells, hand.values_of_domino(way, base, cells));
            }
        }
    }

    /// Two halves of different arms side by side. They do not affect each other, so the most they reach is a sum.
    #[inline]
    fn visit_different(&mut self, hand: &Hand, way: &Way, base: &BaseWorth<'_>) {
        let reach = Reach::of(base, self.value);
        let highest = reach.highest();
        if highest <= self.value {
            return;
        }
        for side in Side::ALL.into_iter().filter(|&side| reach.by_side[side as usize] == highest) {
            for cells in hand.pairs(way, side) {
                let values = Values::of_two(base, cells);
                if values.highest() == highest {
                    self.visit(way, cells, values);
                    return;
                }
            }
        }
        self.visit_all(hand, way, base);
    }

    /// Two halves of different arms apart.
    #[inline(never)]
    fn visit_apart(&mut self, hand: &Hand, way: &Way, base: &BaseWorth<'_>) {
        let [one, other] = hand.connecting(way);
        for cell in one {
            let most = |[one, other]: [usize; 2]| {
                i32::from(base.gains[0].with[one].get(cell)) + i32::from(base.gains[1].most[other])
            };
            if base.choices().all(|(crosses, price)| most(crosses) + price <= self.value) {
                continue;
            }
            for other_cell in other - Cells::one(cell) {
                let cells = [cell, other_cell];
                self.visit(way, cells, Values::of_two(base, cells));
            }
        }
    }

    #[inline(never)]
    fn visit_all(&mut self, hand: &Hand, way: &Way, base: &BaseWorth<'_>) {
        hand.visit_places(way, base, |cells, values| self.visit(way, cells, values));
    }

    #[inline]
    fn visit(&mut self, way: &Way, cells: [Cell; 2], values: Values) {
        // Nearly all drawings fall short here.
        if values.highest() > self.value {
            values.each(|castle, value| {
                if value > self.value {
                    *self = Best { value, sketch: Some(Sketch { way: *way, cells, castle }) };
                }
            });
        }
    }
}

/// The most that two halves of different arms could be worth side by side, if it did not matter whether they connect. It
/// nearly never does: the best places are those that join a domain.
struct Reach {
    /// With the second half on each side of the first.
    by_side: [i32; 4],
}

impl Reach {
    /// Where that is no more than `floor`, any number that is no more.
    #[inline]
    fn of(base: &BaseWorth<'_>, floor: i32) -> Reach {
        let mut reach = Reach { by_side: [floor; 4] };
        for (crosses, price) in base.choices() {
            let [one, other] = [0, 1].map(|i| i32::from(base.gains[i].most[crosses[i]]));
            let most = one + other + price;
            // What comes to the same may come first.
            if most > floor && most >= reach.highest() {
                reach.raise(base, crosses, price);
            }
        }
        reach
    }

    /// With so many crosses on each half, and with this for marks and all that is spent.
    #[inline]
    fn raise(&mut self, base: &BaseWorth<'_>, crosses: [usize; 2], price: i32) {
        let [one, other] = [0, 1].map(|i| &base.gains[i].with[crosses[i]]);
        for (reach, side) in self.by_side.iter_mut().zip(Side::ALL) {
            *reach = (*reach).max(i32::from(one.highest_pair(other, side)) + price);
        }
    }

    #[inline]
    fn highest(&self) -> i32 {
        self.by_side.into_iter().fold(i32::MIN, i32::max)
    }
}
