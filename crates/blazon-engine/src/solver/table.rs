//! What the two players have between two rounds.

use blazon::{Arms, Components, Die, Face, Marks, Position, Power, Powers, Seat};

use super::choices::half_number;
use super::land::Land;

/// What one player has: land, powers and marks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Estate {
    pub(super) land: Land,
    pub(super) castle: bool,
    pub(super) held: Powers,
    pub(super) chosen: Option<Arms>,
    pub(super) marks: [u8; 6],
}

/// What both players have, and who is player A.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table {
    pub(super) estates: [Estate; 2],
    pub(super) player_a: Seat,
}

/// What is the same in the whole game.
#[derive(Clone, Debug)]
pub(super) struct Kit {
    /// The different faces of each die, and how often each is there.
    pub(super) faces: [Vec<(Face, u32)>; 4],
    /// What the dice can leave on a cell, a bit for each number of a half: without the castle's bonus, and with it.
    pub(super) halves: [u32; 2],
    pub(super) boxes: [u8; 6],
    pub(super) powers: [Power; 6],
    /// The most boxes of each line that one domino can mark.
    pub(super) most_marks: [u8; 6],
    /// Whether a domino that was left out marks the spellbook.
    pub(super) undrawn_marks: bool,
}

impl Kit {
    pub(super) fn of(position: &Position) -> Kit {
        let components = position.components();
        let marking = |arms: Arms| {
            let dice =
                Die::ALL.iter().filter(|&&die| components.faces(die).iter().any(|f| f.marks() == Some(arms)));
            dice.count().min(2) as u8
        };
        let mut halves = [0; 2];
        for &face in Die::ALL.iter().flat_map(|&die| components.faces(die)) {
            for arms in Arms::ALL.into_iter().filter(|&arms| face.can_be(arms)) {
                halves[0] |= 1 << half_number((arms, face.crosses()));
                halves[1] |= face.crosses().one_more().map_or(0, |more| 1 << half_number((arms, more)));
            }
        }
        Kit {
            halves: [halves[0], halves[0] | halves[1]],
            faces: Die::ALL.map(|die| distinct(components, die)),
            boxes: Arms::ALL.map(|arms| components.line(arms).boxes),
            powers: Arms::ALL.map(|arms| components.line(arms).power),
            most_marks: Arms::ALL.map(marking),
            undrawn_marks: position.rules().edition.undrawn_domino_marks(),
        }
    }

    /// The line that gives a power.
    pub(super) fn line(&self, power: Power) -> usize {
        self.powers.iter().position(|&other| other == power).unwrap_or(0)
    }
}

fn distinct(components: &Components, die: Die) -> Vec<(Face, u32)> {
    let mut distinct: Vec<(Face, u32)> = Vec::new();
    for &face in components.faces(die) {
        match distinct.iter_mut().find(|(other, _)| *other == face) {
            Some((_, times)) => *times += 1,
            None => distinct.push((face, 1)),
        }
    }
    distinct
}

impl Table {
    pub(super) fn of(position: &Position) -> Table {
        let estate = |seat: Seat| {
            let spellbook = position.spellbook(seat);
            Estate {
                land: Land::new(*position.kingdom(seat), spellbook.chosen),
                castle: position.castle_bonus(seat),
                held: spellbook.held,
                chosen: spellbook.chosen,
                marks: Arms::ALL.map(|arms| spellbook.marks[arms]),
            }
        };
        Table { estates: Seat::ALL.map(estate), player_a: position.player_a() }
    }

    /// Whether a line can still be marked: nobody has filled it.
    pub(super) fn is_open(&self, kit: &Kit, line: usize) -> bool {
        self.estates.iter().all(|estate| estate.marks[line] < kit.boxes[line])
    }

    /// Marks boxes; whoever fills a line has its power.
    pub(super) fn mark(&mut self, kit: &Kit, seat: Seat, marks: Marks) {
        for arms in marks.iter() {
            let line = arms as usize;
            if self.is_open(kit, line) {
                let estate = &mut self.estates[seat as usize];
                estate.marks[line] += 1;
                if estate.marks[line] >= kit.boxes[line] {
                    estate.held.insert(kit.powers[line]);
                }
            }
        }
    }

    /// The first seat's result if the game ends like this. Lots favour each seat as often as the other, so a full tie is
    /// worth one half either way.
    pub(super) fn result(&self) -> f64 {
        result(&self.estates[0].land, &self.estates[1].land)
    }
}

/// What the first of two maps has won against the second.
pub(super) fn result(first: &Land, second: &Land) -> f64 {
    match first.worth.cmp(&second.worth) {
        core::cmp::Ordering::Greater => 1.0,
        core::cmp::Ordering::Equal => 0.5,
        core::cmp::Ordering::Less => 0.0,
    }
}
