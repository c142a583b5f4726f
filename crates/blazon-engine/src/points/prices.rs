use blazon::{Arms, Components, Power, Spellbook};

/// One point, in the units a greedy player counts in.
pub(crate) const POINT: i32 = 16;

/// What a greedy player thinks its marks, its powers and its castle are worth just now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prices {
    /// What the next box of each line is worth, and the one after it.
    marks: [[i32; 2]; 6],
    /// What spending the castle's bonus gives up, if it is there.
    pub(crate) castle: Option<i32>,
    /// What spending *Free* gives up, if it is held.
    pub(crate) free: Option<i32>,
    /// The same for *Split*.
    pub(crate) split: Option<i32>,
    /// The same for *Both*.
    pub(crate) both: Option<i32>,
    /// The same for *Turn*.
    pub(crate) turn: Option<i32>,
}

/// What a box is worth by how many are left: the last wins a power, the others come nearer to it.
const BOX: [i32; 6] = [0, 56, 20, 12, 8, 6];
/// What taking the last box adds where the other player is about to.
const BEFORE_THEM: i32 = 24;

impl Prices {
    /// Nothing at all.
    #[cfg(test)]
    pub(crate) const NONE: Prices =
        Prices { marks: [[0; 2]; 6], castle: None, free: None, split: None, both: None, turn: None };

    /// What a player has, with so many empty cells, a spellbook, perhaps the castle's bonus, and another player with a
    /// spellbook.
    pub(crate) fn of(
        room: u32,
        spellbook: &Spellbook,
        castle: bool,
        theirs: &Spellbook,
        components: &Components,
    ) -> Prices {
        let left = |spellbook: &Spellbook, arms: Arms| {
            usize::from(components.line(arms).boxes.saturating_sub(spellbook.marks[arms]))
        };
        let marks = Arms::ALL.map(|arms| {
            let (mine, theirs) = (left(spellbook, arms), left(theirs, arms));
            if mine == 0 || theirs == 0 {
                return [0; 2];
            }
            let worth = |left: usize| {
                let race = if left == 1 && theirs <= 2 { BEFORE_THEM } else { 0 };
                BOX[left.min(BOX.len() - 1)] + race
            };
            [worth(mine), worth(mine - 1)]
        });
        // Near the end there is nothing to save for.
        let room = room.min(20).cast_signed();
        let cost = |points: i32| points * POINT * room / 20;
        let held = |power: Power, points: i32| spellbook.held.contains(power).then(|| cost(points));
        Prices {
            marks,
            castle: castle.then(|| cost(7)),
            free: held(Power::Free, 4),
            split: held(Power::Split, 4),
            both: held(Power::Both, 3),
            turn: held(Power::Turn, 4),
        }
    }

    /// What marking a box for each of these arms is worth.
    #[inline]
    pub(crate) fn marks(&self, arms: [Option<Arms>; 2]) -> i32 {
        match arms {
            [None, None] => 0,
            [Some(one), None] | [None, Some(one)] => self.marks[one as usize][0],
            [Some(one), Some(other)] if one == other => self.marks[one as usize].iter().sum(),
            [Some(one), Some(other)] => self.marks[one as usize][0] + self.marks[other as usize][0],
        }
    }
}
