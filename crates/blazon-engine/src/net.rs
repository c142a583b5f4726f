//! The value net: who is likely to win, and by how much, judged at the start of a round.
//!
//! Both maps go through the same encoder: every domain, every region of empty cells, every line of the spellbook and so
//! on picks a row of a table, and the rows are summed ([`features`]). A small head for each stage of the game looks at
//! the two sums together with the race for each line and who is ahead. A second, linear sum, the *worth* of a side, is
//! counted in points and goes past the head to both outputs, so that the head need only say where adding up is wrong.
//!
//! Everything from the rows to the outputs is integer arithmetic, and the logistic function is a table made without the
//! platform's mathematics, so that every platform judges alike to the bit.
//!
//! Around the net: one side of a position (`sheet`), the drawings of a domino as the net sees them (`planner`), all rolls
//! at once (`dominoes`, `expectation`), what a decision may lead to, played on (`line`), decisions (`think`) and fast games
//! (`quick`).

pub(crate) mod dominoes;
pub(crate) mod expectation;
pub mod features;
mod line;
pub(crate) mod planner;
pub(crate) mod quick;
pub(crate) mod sheet;
mod spellbook_lines;
pub(crate) mod think;
mod weights;

use std::sync::{Arc, LazyLock};

use blazon::{Components, Outcome, Position, Seat, Spellbook, Step};

use crate::Sheet;
#[cfg(test)]
use features::side_rows;
use features::{
    JOINT_ROWS, Rows, SIDE_ROWS, STAGES, joint_rows, push_chosen_row, push_map_rows, push_means_rows, stage,
    struck_lines, struck_rows,
};
use spellbook_lines::SpellbookLines;
pub use weights::{WeightsError, WeightsInfo};

/// The width of the encoder's sum.
pub const WIDTH: usize = 48;
/// The width of the head.
pub const HIDDEN: usize = 32;

/// What 1 is in the encoder's sum.
pub const SUM_ONE: i32 = 1024;
/// What 1 is in a weight from a sum to a unit.
pub const PULL_ONE: i32 = 8192;
/// What 1 is in a weight from a unit to the logit or the margin.
pub const OUT_ONE: i32 = 1024;
/// What 1 is in a unit of the head.
pub const UNIT_ONE: i32 = 4096;
/// What one point is.
pub const POINT: i32 = 64;
/// What 1 is in a logit.
pub const LOGIT_ONE: i32 = 1024;
/// What 1 is in the number of logits a point is worth.
pub const SLOPE_ONE: i32 = 1 << 16;

/// What the weights of rows are multiples of in a net that is shipped.
pub const GRAIN: i16 = 8;
/// The same for the weights from the sums to the units.
pub const PULL_GRAIN: i16 = 64;

/// The weights of the net.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    /// The encoder's rows.
    pub side: Box<[[i16; WIDTH]]>,
    /// The sum of no rows.
    pub bias: [i16; WIDTH],
    /// The worth of each row of a side, in points.
    pub worth: Box<[i16]>,
    /// What the rows of both sides together add to the head's units.
    pub joint: Box<[[i16; HIDDEN]]>,
    /// A head for each stage.
    pub heads: Box<[Head; STAGES]>,
}

/// The head of one stage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// How each sum pulls at each unit: those of the player who rolls, and of the other.
    pub pulls: [[[i16; HIDDEN]; WIDTH]; 2],
    /// The units without any input.
    pub unit_bias: [i16; HIDDEN],
    /// From the units to the logit.
    pub logit: [i16; HIDDEN],
    /// From the units to the margin.
    pub margin: [i16; HIDDEN],
    /// The logit and the margin without any unit.
    pub bias: [i32; 2],
    /// The logits that a point of worth adds.
    pub slope: i32,
}

/// Rows of the encoder, summed up.
#[derive(Clone, Copy, Debug)]
struct Sum {
    sum: [i16; WIDTH],
    worth: i32,
}

/// What a side's spellbook and castle bring to its sum, whatever its map: most drawings of a domino leave them alike.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Means {
    spellbook: Spellbook,
    castle: bool,
    struck: SpellbookLines,
    sum: Sum,
}

impl Means {
    /// Whether a side has these, as long as the other's spellbook is the same.
    #[inline]
    pub(crate) fn are_of(&self, sheet: &Sheet) -> bool {
        self.spellbook == sheet.spellbook && self.castle == sheet.castle
    }
}

/// One side of a position as the head sees it.
#[derive(Clone, Copy, Debug)]
pub struct Encoded {
    sum: [i16; WIDTH],
    worth: i32,
    points: i32,
    pub(crate) empty: u32,
    pub(crate) spellbook: Spellbook,
    struck: SpellbookLines,
}

/// Which of the two sides the head looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// The player who rolls.
    Roller,
    /// The one who does not.
    Other,
}

/// One side as the head of one stage sees it, before the two are brought together.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Projected {
    units: [i16; HIDDEN],
    worth: i32,
    points: i32,
    pub(crate) empty: u32,
    spellbook: Spellbook,
}

/// Who is likely to win, from one player's point of view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Value {
    /// The chance to win, a draw counting one half.
    pub win: f64,
    /// The points by which the player is expected to win.
    pub margin: f64,
}

impl Value {
    /// The same from the other player's point of view.
    #[must_use]
    pub fn of_other(self) -> Value {
        Value { win: 1.0 - self.win, margin: -self.margin }
    }

    /// A player's value of a game that is over.
    pub fn of_end(position: &Position, seat: Seat) -> Option<Value> {
        let win = match position.step() {
            Step::Over { .. } => match position.outcome()? {
                Outcome::Win(winner, _) if winner == seat => 1.0,
                Outcome::Win(..) => 0.0,
                Outcome::Draw => 0.5,
            },
            Step::Lots => 0.5,
            _ => return None,
        };
        let points = |seat: Seat| f64::from(position.score(seat));
        Some(Value { win, margin: points(seat) - points(!seat) })
    }
}

impl Net {
    /// The net that comes with the engine.
    pub fn shipped() -> Arc<Net> {
        static NET: LazyLock<Arc<Net>> = LazyLock::new(|| {
            // The weights are part of the program, and a test reads them.
            Arc::new(Net::from_bytes(&weights::shipped()).unwrap_or_else(|_| Net::zero()))
        });
        Arc::clone(&NET)
    }

    /// The net with most of its weights rounded to multiples of [`GRAIN`] and [`PULL_GRAIN`]. It plays nearly as
    /// well, and is much shorter to send.
    #[must_use]
    pub fn rounded(mut self) -> Net {
        let round = |weights: &mut [i16], grain: i16| {
            for weight in weights {
                *weight = weight.saturating_add(grain / 2).div_euclid(grain) * grain;
            }
        };
        round(self.side.as_flattened_mut(), GRAIN);
        round(self.joint.as_flattened_mut(), GRAIN);
        for head in self.heads.iter_mut() {
            round(head.pulls.as_flattened_mut().as_flattened_mut(), PULL_GRAIN);
        }
        self
    }

    /// A net that knows nothing.
    #[expect(clippy::large_stack_arrays, reason = "the heads go to the heap at once")]
    pub fn zero() -> Net {
        const HEAD: Head = Head {
            pulls: [[[0; HIDDEN]; WIDTH]; 2],
            unit_bias: [0; HIDDEN],
            logit: [0; HIDDEN],
            margin: [0; HIDDEN],
            bias: [0; 2],
            slope: 0,
        };
        Net {
            side: vec![[0; WIDTH]; SIDE_ROWS].into(),
            bias: [0; WIDTH],
            worth: vec![0; SIDE_ROWS].into(),
            joint: vec![[0; HIDDEN]; JOINT_ROWS].into(),
            heads: Box::new([HEAD; STAGES]),
        }
    }

    /// Encodes one side of a position.
    #[inline]
    pub fn encode(&self, sheet: &Sheet, theirs: &Spellbook, components: &Components) -> Encoded {
        self.encode_with(sheet, &self.means(sheet, theirs, components))
    }

    /// What a side's spellbook and castle bring to its sum.
    pub(crate) fn means(&self, sheet: &Sheet, theirs: &Spellbook, components: &Components) -> Means {
        let mut rows = Rows::NONE;
        push_means_rows(&mut rows, sheet, theirs, components);
        let sum = self.sum_with(&rows, &Sum { sum: self.bias, worth: 0 });
        let struck = struck_lines(&sheet.spellbook, theirs, components);
        Means { spellbook: sheet.spellbook, castle: sheet.castle, struck, sum }
    }

    /// Encodes one side of a position that has these means.
    #[inline]
    pub(crate) fn encode_with(&self, sheet: &Sheet, means: &Means) -> Encoded {
        let mut rows = Rows::NONE;
        push_map_rows(&mut rows, &sheet.outline);
        push_chosen_row(&mut rows, sheet);
        let Sum { sum, worth } = self.sum_with(&rows, &means.sum);
        let points = sheet.points().cast_signed();
        Encoded {
            sum,
            worth: worth + points * POINT,
            points,
            empty: sheet.outline.empty().len(),
            spellbook: sheet.spellbook,
            struck: means.struck,
        }
    }

    /// A side after the other player has filled these lines: what it has marked there is worth nothing now.
    pub(crate) fn strike(&self, side: &Encoded, lines: SpellbookLines, components: &Components) -> Encoded {
        let mut struck = Encoded { struck: side.struck | lines, ..*side };
        let lines = lines.iter().filter(|&arms| !side.struck.contains(arms));
        for [open, closed] in lines.filter_map(|arms| struck_rows(&side.spellbook, arms, components)) {
            for (column, sum) in struck.sum.iter_mut().enumerate() {
                *sum = sum.wrapping_sub(self.side[open][column]).wrapping_add(self.side[closed][column]);
            }
            struck.worth += i32::from(self.worth[closed]) - i32::from(self.worth[open]);
        }
        struck
    }

    /// A sum with more rows.
    #[inline]
    fn sum_with(&self, rows: &Rows, start: &Sum) -> Sum {
        // Two variables rather than one struct, so that both stay in registers.
        let Sum { mut sum, mut worth } = *start;
        for &row in rows.as_slice() {
            let row = usize::from(row);
            let (Some(weights), Some(&points)) = (self.side.get(row), self.worth.get(row)) else {
                continue;
            };
            for (sum, &weight) in sum.iter_mut().zip(weights) {
                *sum = sum.wrapping_add(weight);
            }
            worth += i32::from(points);
        }
        Sum { sum, worth }
    }

    /// Judges the start of a round from the point of view of the player who rolls.
    #[inline]
    pub fn judge(&self, roller: &Encoded, other: &Encoded, components: &Components) -> Value {
        let stage = stage(roller.empty + other.empty);
        let [roller, other] = [(roller, Role::Roller), (other, Role::Other)]
            .map(|(side, role)| self.project(side, role, stage));
        self.judge_projected(&roller, &other, stage, components)
    }

    /// What a side brings to the head of a stage.
    #[inline]
    pub(crate) fn project(&self, side: &Encoded, role: Role, stage: usize) -> Projected {
        let head = &self.heads[stage.min(STAGES - 1)];
        // As large as they can be, so that the upper half of each product is all that counts: one instruction for eight.
        let inputs = side.sum.map(|sum| sum.clamp(0, SUM_ONE as i16 - 1) << 5);
        let mut units = [0i16; HIDDEN];
        // By eights, so that the compiler unrolls the loop.
        const { assert!(WIDTH.is_multiple_of(8)) };
        let pulls = head.pulls[role as usize].as_chunks::<8>().0;
        for (inputs, pulls) in inputs.as_chunks::<8>().0.iter().zip(pulls) {
            for (&input, pulls) in inputs.iter().zip(pulls) {
                for (unit, &pull) in units.iter_mut().zip(pulls) {
                    let product = i32::from(input) * i32::from(pull);
                    *unit = unit.saturating_add((product >> 16) as i16);
                }
            }
        }
        Projected {
            units,
            worth: side.worth,
            points: side.points,
            empty: side.empty,
            spellbook: side.spellbook,
        }
    }

    /// Judges two sides that were projected for the same stage.
    #[inline]
    pub(crate) fn judge_projected(
        &self,
        roller: &Projected,
        other: &Projected,
        stage: usize,
        components: &Components,
    ) -> Value {
        let head = &self.heads[stage.min(STAGES - 1)];
        let mut units = head.unit_bias;
        for (unit, (&mine, &theirs)) in units.iter_mut().zip(roller.units.iter().zip(&other.units)) {
            *unit = unit.saturating_add(mine.saturating_add(theirs));
        }
        let lead = roller.points - other.points;
        let rows = joint_rows(&roller.spellbook, &other.spellbook, lead, components);
        let units = self.units_with(&rows, &units);
        let units = units.map(|unit| unit.clamp(0, UNIT_ONE as i16));
        let (logit, margin) = (dot(&units, &head.logit), dot(&units, &head.margin));
        let worth = roller.worth - other.worth;
        let slope = (i64::from(worth) * i64::from(head.slope) / i64::from(SLOPE_ONE)) as i32;
        let logit = (logit >> 12) + head.bias[0] + slope;
        let margin = (margin >> 12) + head.bias[1] + worth;
        Value { win: logistic(logit), margin: f64::from(margin) / f64::from(POINT) }
    }

    /// Units with what rows of both sides together add to them.
    // Inlined the loop is unrolled, and the units go through memory after every row.
    #[inline(never)]
    fn units_with(&self, rows: &[u16], start: &[i16; HIDDEN]) -> [i16; HIDDEN] {
        let mut units = *start;
        for &row in rows {
            let Some(weights) = self.joint.get(usize::from(row)) else {
                continue;
            };
            for (unit, &weight) in units.iter_mut().zip(weights) {
                *unit = unit.saturating_add(weight);
            }
        }
        units
    }

    /// Judges a position at the start of a round, or one that is over, from a player's point of view. Elsewhere in a
    /// round this is only a rough guide: it leaves out what is on the dice.
    pub fn value(&self, position: &Position, seat: Seat) -> Value {
        if let Some(value) = Value::of_end(position, seat) {
            return value;
        }
        let (a, b) = (position.player_a(), position.player_b());
        let [roller, other] = [a, b].map(|seat| {
            self.encode(&Sheet::of(position, seat), position.spellbook(!seat), position.components())
        });
        let value = self.judge(&roller, &other, position.components());
        if seat == a { value } else { value.of_other() }
    }
}

/// The sum of the products.
// Inlined it is taken apart, and half of it is done one number at a time.
#[inline(never)]
fn dot<const N: usize>(one: &[i16; N], other: &[i16; N]) -> i32 {
    let mut sum = 0;
    for i in 0..N {
        sum += i32::from(one[i]) * i32::from(other[i]);
    }
    sum
}

/// The chance of a logit.
fn logistic(logit: i32) -> f64 {
    const STEP: i32 = 4;
    const MOST: i32 = 8 * LOGIT_ONE;
    static TABLE: LazyLock<Box<[f64]>> = LazyLock::new(|| {
        let entry = |i: i32| 1.0 / (1.0 + libm::exp(-f64::from(i * STEP - MOST) / f64::from(LOGIT_ONE)));
        (0..=2 * MOST / STEP).map(entry).collect()
    });
    TABLE[((logit.clamp(-MOST, MOST) + MOST) / STEP).cast_unsigned() as usize]
}

#[cfg(test)]
mod tests {
    use blazon::BySeat;

    use super::*;
    use crate::Chances;
    use crate::games::positions;

    /// The shipped net, and one with weights drawn by lot, as large as training lets them be likely.
    fn nets() -> [Net; 2] {
        let mut chances = Chances::from_seed(3);
        let mut fill = |numbers: &mut [i16], reach: u32| {
            for number in numbers {
                *number = (chances.below(2 * reach + 1).cast_signed() - reach.cast_signed()) as i16;
            }
        };
        let mut net = Net::zero();
        net.side.iter_mut().for_each(|row| fill(row, 500));
        fill(&mut net.bias, 1000);
        fill(&mut net.worth, 200);
        net.joint.iter_mut().for_each(|row| fill(row, 1000));
        for head in net.heads.iter_mut() {
            fill(head.pulls.as_flattened_mut().as_flattened_mut(), 3000);
            fill(&mut head.unit_bias, 1000);
            fill(&mut head.logit, 800);
            fill(&mut head.margin, 2000);
            head.bias = [17, -33];
            head.slope = 40_000;
        }
        [Net::clone(&Net::shipped()), net]
    }

    /// The logit and the margin by the book: in numbers too wide to overflow, and with division for shifts.
    fn slowly(net: &Net, position: &Position) -> [i64; 2] {
        let (a, b) = (position.player_a(), position.player_b());
        let components = position.components();
        let empty = |seat: Seat| position.kingdom(seat).empty().len();
        let head = &net.heads[stage(empty(a) + empty(b))];
        let mut inputs = Vec::new();
        let mut worth = 0;
        for (seat, sign) in [(a, 1), (b, -1)] {
            let rows = side_rows(&Sheet::of(position, seat), position.spellbook(!seat), components);
            let rows = rows.as_slice().iter().map(|&row| usize::from(row));
            for column in 0..WIDTH {
                let weights = rows.clone().map(|row| i64::from(net.side[row][column]));
                let sum = weights.sum::<i64>() + i64::from(net.bias[column]);
                inputs.push(sum.clamp(0, i64::from(SUM_ONE) - 1));
            }
            let points = i64::from(position.score(seat)) * i64::from(POINT);
            worth += sign * (rows.map(|row| i64::from(net.worth[row])).sum::<i64>() + points);
        }
        let lead = position.score(a).cast_signed() - position.score(b).cast_signed();
        let joint = joint_rows(position.spellbook(a), position.spellbook(b), lead, components);
        let units: Vec<i64> = (0..HIDDEN)
            .map(|unit| {
                let pulls = head.pulls.as_flattened().iter().map(|pulls| i64::from(pulls[unit]));
                // Each product in the scale of a unit, rounded down.
                let scale = i64::from(SUM_ONE) * i64::from(PULL_ONE) / i64::from(UNIT_ONE);
                let weighed = inputs.iter().zip(pulls).map(|(x, pull)| (x * pull).div_euclid(scale));
                let together = joint.iter().map(|&row| i64::from(net.joint[usize::from(row)][unit]));
                let sum = weighed.sum::<i64>() + together.sum::<i64>();
                (sum + i64::from(head.unit_bias[unit])).clamp(0, i64::from(UNIT_ONE))
            })
            .collect();
        let out = |weights: &[i16; HIDDEN]| {
            let weighed = units.iter().zip(weights).map(|(x, &w)| x * i64::from(w));
            weighed.sum::<i64>().div_euclid(i64::from(UNIT_ONE))
        };
        let slope = worth * i64::from(head.slope) / i64::from(SLOPE_ONE);
        [
            out(&head.logit) + i64::from(head.bias[0]) + slope,
            out(&head.margin) + i64::from(head.bias[1]) + worth,
        ]
    }

    #[test]
    #[expect(clippy::float_cmp, reason = "the same to the bit on every platform")]
    fn the_net_judges_as_wide_arithmetic_does() {
        for net in nets() {
            for position in positions(100).filter(|position| matches!(position.step(), Step::Roll)) {
                let [logit, margin] =
                    slowly(&net, &position).map(|n| i32::try_from(n).expect("a small number"));
                let value = net.value(&position, position.player_a());
                assert_eq!(value.win, logistic(logit), "{position}");
                assert_eq!(value.margin * f64::from(POINT), f64::from(margin), "{position}");
                assert_eq!(net.value(&position, position.player_b()), value.of_other());
            }
        }
    }

    #[test]
    fn two_sides_projected_one_by_one_are_judged_as_together() {
        for net in nets() {
            for position in positions(40) {
                let components = position.components();
                let sides = BySeat::new(|seat| {
                    net.encode(&Sheet::of(&position, seat), position.spellbook(!seat), components)
                });
                let (a, b) = (position.player_a(), position.player_b());
                let stage = stage(sides.first.empty + sides.second.empty);
                let roller = net.project(&sides[a], Role::Roller, stage);
                let other = net.project(&sides[b], Role::Other, stage);
                assert_eq!(
                    net.judge_projected(&roller, &other, stage, components),
                    net.judge(&sides[a], &sides[b], components),
                    "{position}"
                );
            }
        }
    }

    #[test]
    #[expect(clippy::float_cmp, reason = "even is even")]
    fn the_table_of_chances_is_the_logistic_function() {
        for logit in -12 * LOGIT_ONE..=12 * LOGIT_ONE {
            let exact = 1.0 / (1.0 + libm::exp(-f64::from(logit) / f64::from(LOGIT_ONE)));
            let within = if logit.abs() > 8 * LOGIT_ONE { 4e-4 } else { 1e-3 };
            assert!((logistic(logit) - exact).abs() < within, "{logit}");
        }
        assert_eq!(logistic(0), 0.5);
        assert_eq!(logistic(i32::MAX), logistic(8 * LOGIT_ONE));
        assert_eq!(logistic(i32::MIN), logistic(-8 * LOGIT_ONE));
    }
}
