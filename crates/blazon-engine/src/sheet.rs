use blazon::{Arms, Components, Position, Power, Powers, Seat, Spellbook};

use crate::greedy::Sketch;
use crate::outline::Outline;

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
        let room = |patch: &&crate::outline::Patch| u32::from(patch.crosses) < 2 * u32::from(patch.size);
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
