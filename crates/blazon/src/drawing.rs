//! Step 3 of a round: drawing the domino, with *Free*, *Split*, *Turn* and the castle's bonus.

use crate::position::{Done, Step};
use crate::{
    Arms, Cell, Cells, Crosses, Dice, Drawing, Face, Half, Illegal, Kingdom, Marks, Mode, Position, Power,
    Roll, Seat,
};

impl Position {
    /// The dice and the domino of a player who has still to draw.
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> Result<(&Roll, Dice), Illegal> {
        match &self.setup.step {
            Step::Draw { done, .. } if done[seat].is_some() => Err(Illegal::AlreadyDone),
            Step::Draw { roll, hands, .. } => Ok((roll, hands[seat])),
            _ => Err(Illegal::NotThisStep),
        }
    }

    pub(crate) fn check_drawing(&self, seat: Seat, drawing: &Drawing) -> Result<(), Illegal> {
        let (roll, hand) = self.hand(seat)?;
        let [lower, higher] = drawing.halves;
        let declared = [drawing.castle, drawing.turn.map(|turn| turn.die)];
        if hand.pair() != Some([lower.die, higher.die])
            || declared.into_iter().flatten().any(|die| !hand.contains(die))
        {
            return Err(Illegal::NotYourDie);
        }
        for power in powers_of(drawing) {
            if !self.holds(seat, power) {
                return Err(Illegal::PowerNotHeld(power));
            }
        }
        if let Some(turn) = drawing.turn {
            if !self.components().faces(turn.die).contains(&turn.face) {
                return Err(Illegal::NoSuchFace(turn.die));
            }
            if roll.face(turn.die) == turn.face {
                return Err(Illegal::SameFace(turn.die));
            }
        }
        if let Some(die) = drawing.castle {
            if !self.castle_bonus(seat) {
                return Err(Illegal::CastleSpent);
            }
            if face_of(drawing, lower_or(die, [lower, higher]), roll).crosses() == Crosses::Two {
                return Err(Illegal::TooManyCrosses(die));
            }
        }
        for half in drawing.halves {
            let face = face_of(drawing, half, roll);
            if !face.can_be(half.arms) || Some(half.crosses) != crosses_drawn(drawing, half, face) {
                return Err(Illegal::NotTheFace(half.die));
            }
        }
        check_cells(&self.setup.kingdoms[seat], drawing)
    }

    /// Draws the two faces with their crosses, and spends what was declared with them.
    #[inline]
    pub(crate) fn draw(&mut self, seat: Seat, drawing: &Drawing) {
        let Ok((&roll, _)) = self.hand(seat) else {
            return;
        };
        let done = self.draw_domino(seat, drawing, roll);
        self.done(seat, done);
    }

    /// The same as soon as the dice are dealt, without a look at the step or a change of it.
    #[inline]
    pub(crate) fn draw_domino(&mut self, seat: Seat, drawing: &Drawing, roll: Roll) -> Done {
        let held = &mut self.setup.spellbooks[seat].held;
        if !held.is_empty() {
            powers_of(drawing).for_each(|power| held.remove(power));
        }
        let halves = drawing.halves.map(|half| (half.cell, (half.arms, half.crosses)));
        self.draw_halves(seat, halves, drawing.castle.is_some());
        Done { drew: true, marks: marks_of(drawing, roll) }
    }

    /// The boxes that drawing a domino like this will mark, unless player A fills a line of them first in this very round.
    pub fn marks_of(&self, seat: Seat, drawing: &Drawing) -> Marks {
        match self.hand(seat) {
            Ok((roll, _)) => self.marks_that_show(seat, marks_of(drawing, *roll)),
            Err(_) => Marks::NONE,
        }
    }

    /// Draws two halves, and spends the castle's bonus if one of the crosses is its.
    #[inline(always)]
    pub(crate) fn draw_halves(&mut self, seat: Seat, halves: [(Cell, Drawn); 2], castle: bool) {
        let kingdom = &mut self.setup.kingdoms[seat];
        let [(cell, (arms, crosses)), (other_cell, (other_arms, other_crosses))] = halves;
        kingdom.draw_on_empty(cell, arms, crosses);
        kingdom.draw_on_empty(other_cell, other_arms, other_crosses);
        self.setup.castle_bonus[seat] &= !castle;
    }

    /// Leaves the domino out. Some editions mark it in the spellbook all the same.
    #[inline]
    pub(crate) fn leave(&mut self, seat: Seat) {
        let Ok((roll, hand)) = self.hand(seat) else {
            return;
        };
        let marks = match hand.pair() {
            Some([lower, higher]) => self.marks_of_undrawn([roll.face(lower), roll.face(higher)]),
            None => Marks::NONE,
        };
        self.done(seat, Done { drew: false, marks });
    }

    /// The boxes that a domino marks that is left out.
    #[inline]
    pub(crate) fn marks_of_undrawn(&self, [lower, higher]: [Face; 2]) -> Marks {
        if self.setup.rules.edition.undrawn_domino_marks() {
            Marks::new(lower.marks(), higher.marks())
        } else {
            Marks::NONE
        }
    }

    /// A domino that can be drawn must be drawn: whether this one can, for some choice of arms for its wilds, without
    /// spending a power.
    #[inline]
    pub(crate) fn can_be_drawn(&self, seat: Seat, faces: [Face; 2]) -> bool {
        let kingdom = &self.setup.kingdoms[seat];
        let empty = kingdom.empty();
        let [one, other] = faces.map(|face| match face {
            Face::Arms(arms, _) => kingdom.connecting(arms),
            Face::Wild => (Cells::BESIDE_CASTLE | kingdom.drawn().neighbours()) & empty,
        });
        // One half connects on some empty cell, and the other has an empty cell beside it.
        !((one | other) & empty.neighbours()).is_empty()
    }
}

/// What is drawn without a cross, the castle's included, marks a box. A wild marks nothing.
#[inline]
fn marks_of(drawing: &Drawing, roll: Roll) -> Marks {
    // Without a branch, which could not be foreseen.
    let plain = |half: Half| (half.crosses == Crosses::Zero) & (face_of(drawing, half, &roll) != Face::Wild);
    Marks::of_halves(drawing.halves.map(|half| (half.arms, plain(half))))
}

/// The powers a drawing spends.
#[inline]
fn powers_of(drawing: &Drawing) -> impl Iterator<Item = Power> + use<> {
    [drawing.mode.power(), drawing.turn.map(|_| Power::Turn)].into_iter().flatten()
}

/// The face that counts: the one shown, or the one *Turn* turned it to.
#[inline(always)]
fn face_of(drawing: &Drawing, half: Half, roll: &Roll) -> Face {
    match drawing.turn {
        Some(turn) if turn.die == half.die => turn.face,
        _ => roll.face(half.die),
    }
}

fn lower_or(die: crate::Die, [lower, higher]: [Half; 2]) -> Half {
    if die == lower.die { lower } else { higher }
}

/// The crosses of the face, and the castle's.
fn crosses_drawn(drawing: &Drawing, half: Half, face: Face) -> Option<Crosses> {
    if drawing.castle == Some(half.die) { face.crosses().one_more() } else { Some(face.crosses()) }
}

fn check_cells(kingdom: &Kingdom, drawing: &Drawing) -> Result<(), Illegal> {
    let [lower, higher] = drawing.halves;
    if lower.cell == higher.cell {
        return Err(Illegal::SameCell);
    }
    if let Some(taken) = drawing.halves.iter().find(|half| kingdom.drawn().contains(half.cell)) {
        return Err(Illegal::CellTaken(taken.cell));
    }
    if drawing.mode != Mode::Split && !lower.cell.is_beside(higher.cell) {
        return Err(Illegal::NotSideBySide);
    }
    let connects = |half: &Half| kingdom.connecting(half.arms).contains(half.cell);
    match drawing.mode {
        Mode::Free => Ok(()),
        Mode::Join if drawing.halves.iter().any(connects) => Ok(()),
        Mode::Join => Err(Illegal::DoesNotConnect),
        Mode::Split => match drawing.halves.iter().find(|&half| !connects(half)) {
            Some(half) => Err(Illegal::HalfDoesNotConnect(half.die)),
            None => Ok(()),
        },
    }
}

/// What a half leaves on the map.
pub(crate) type Drawn = (Arms, Crosses);
