use blazon::{Arms, Components, Position, Power, Powers, Seat, Spellbook};

use crate::points::greedy::Sketch;
use crate::points::outline::Outline;

/// One player's side of a position: the map, the spellbook and the castle.
///
/// The two sides touch only through the draft, the race for the lines and the final comparison, so an engine can look
/// at what becomes of one of them without playing a whole position on.
#[derive(Clone, Copy, Debug)]
pub struct Sheet {
    pub(crate) outline: Outline,
    pub(crate) spellbook: Spellbook,
    pub(crate) castle: bool,
}

impl Sheet {
    /// A player's side.
    pub fn of(position: &Position, seat: Seat) -> Sheet {
        Sheet {
            outline: Outline::of(position.kingdom(seat)),
            spellbook: *position.spellbook(seat),
            castle: position.castle_bonus(seat),
        }
    }

    /// The player's points as they stand.
    pub fn points(&self) -> u32 {
        let bonus = self.spellbook.chosen.map_or(0, |arms| 3 * self.outline.count(arms));
        self.outline.points() + bonus
    }

    /// The size of the largest domain.
    pub(crate) fn largest(&self) -> u32 {
        self.outline.patches().iter().map(|patch| u32::from(patch.size)).max().unwrap_or(0)
    }

    /// Whether no cell is left.
    pub(crate) fn is_full(&self) -> bool {
        self.outline.empty().is_empty()
    }

    /// Draws a domino, and spends what that spends.
    #[inline]
    pub(crate) fn draw(&mut self, sketch: &Sketch) {
        for half in 0..2 {
            self.outline.draw(sketch.cells[half], sketch.way.arms[half], sketch.crosses(half));
        }
        self.castle &= sketch.castle.is_none();
        if let Some(power) = sketch.way.mode.power() {
            self.spellbook.held.remove(power);
        }
        if sketch.way.turn.is_some() {
            self.spellbook.held.remove(Power::Turn);
        }
    }

    /// Marks boxes against the other player's spellbook. ⚡ powers that this wins are held until they are resolved.
    #[inline]
    pub(crate) fn mark(&mut self, marks: [Option<Arms>; 2], theirs: &Spellbook, components: &Components) {
        for arms in marks.into_iter().flatten() {
            let line = components.line(arms);
            if self.spellbook.marks[arms] < line.boxes && theirs.marks[arms] < line.boxes {
                self.spellbook.marks[arms] += 1;
                if self.spellbook.marks[arms] == line.boxes {
                    self.spellbook.held.insert(line.power);
                }
            }
        }
    }

    /// The ⚡ power to resolve now: *Domains* before *Cross*.
    #[inline]
    pub(crate) fn lightning(&self) -> Option<Power> {
        if self.spellbook.held == Powers::NONE {
            return None;
        }
        [Power::Domains, Power::Cross].into_iter().find(|&power| self.spellbook.held.contains(power))
    }

    /// Every side that resolving a ⚡ power can lead to. A cross anywhere in a domain counts the same.
    pub(crate) fn resolutions(&self, power: Power) -> Vec<Sheet> {
        let mut done = *self;
        done.spellbook.held.remove(power);
        if power == Power::Domains {
            return Arms::ALL
                .map(|arms| {
                    let mut sheet = done;
                    sheet.spellbook.chosen = Some(arms);
                    sheet
                })
                .to_vec();
        }
        let room =
            |patch: &&crate::points::outline::Patch| u32::from(patch.crosses) < 2 * u32::from(patch.size);
        let cells = self.outline.patches().iter().filter(room).filter_map(|patch| patch.cells.first());
        let sheets: Vec<Sheet> = cells
            .map(|cell| {
                let mut sheet = done;
                sheet.outline.add_cross(cell);
                sheet
            })
            .collect();
        // A cross that no cell has room for is lost.
        if sheets.is_empty() { vec![done] } else { sheets }
    }
}

#[cfg(test)]
mod tests {
    use blazon::{Event, Step};

    use super::*;
    use crate::Chances;
    use crate::games::positions;
    use crate::points::greedy::{Hand, Values, Way};

    fn assert_same(sheet: &Sheet, position: &Position, seat: Seat) {
        let expected = Sheet::of(position, seat);
        assert_eq!(sheet.spellbook, expected.spellbook, "{seat} {position}");
        assert_eq!(sheet.castle, expected.castle, "{seat} {position}");
        assert_eq!(sheet.points(), position.score(seat), "{seat} {position}");
        assert_eq!(sheet.largest(), position.kingdom(seat).largest(), "{seat} {position}");
        assert_eq!(sheet.outline.empty(), position.kingdom(seat).empty(), "{seat} {position}");
        assert_eq!(sheet.is_full(), position.kingdom(seat).is_full(), "{seat} {position}");
    }

    #[test]
    fn drawing_and_marking_on_a_sheet_is_what_playing_does_to_the_position() {
        let mut chances = Chances::from_seed(5);
        let (mut marked, mut resolved) = (0, 0);
        for position in positions(300) {
            let Step::Draw { roll, hands, done } = position.step() else { continue };
            let (a, b) = (position.player_a(), position.player_b());
            let (None, None, Some(dice)) = (done.first, done.second, hands[a].pair()) else { continue };
            let mut sketches = Vec::new();
            let mut sheet = Sheet::of(&position, a);
            let hand = Hand::of(&position, a, &sheet.outline);
            let turns = dice.map(|die| position.components().faces(die));
            hand.visit(
                dice.map(|die| roll.face(die)),
                Some(turns),
                &mut |way: &Way, cells: [blazon::Cell; 2], values: Values| {
                    values.each(|castle, _| sketches.push(Sketch { way: *way, cells, castle }));
                },
            );
            if sketches.is_empty() {
                continue;
            }
            let sketch = sketches[chances.below(sketches.len() as u32) as usize];
            sheet.draw(&sketch);
            let drawn = position.play(Event::Draw(a, sketch.drawing(dice))).expect("a legal drawing");
            assert_same(&sheet, &drawn, a);
            // Player B's drawing brings on the marks, player A's first.
            let other = chances.pick(drawn.legal(b)).expect("something to do");
            let after = drawn.play(other).expect("a legal event");
            sheet.mark(sketch.marks(), position.spellbook(b), position.components());
            marked += u32::from(sheet.spellbook.marks != position.spellbook(a).marks);
            if let Step::Flash { seat, .. } = after.step()
                && seat == a
            {
                resolved += 1;
                assert_same(&sheet, &after, a);
                let power = sheet.lightning().expect("a power to resolve");
                let points = |sheet: &Sheet| (sheet.points(), sheet.spellbook.chosen.map(|arms| arms as u8));
                let mut found: Vec<_> = sheet.resolutions(power).iter().map(points).collect();
                let resolve = |event| Sheet::of(&after.play(event).expect("a legal event"), a);
                let mut expected: Vec<_> =
                    after.legal(a).iter().map(|event| points(&resolve(event))).collect();
                found.sort_unstable();
                found.dedup();
                expected.sort_unstable();
                expected.dedup();
                assert_eq!(found, expected, "{after}");
            } else if sheet.lightning().is_none() {
                assert_same(&sheet, &after, a);
            }
        }
        assert!(marked > 500 && resolved > 20, "{marked} {resolved}");
    }
}
