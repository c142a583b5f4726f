//! Step 2 of a round: drafting the dice.

use crate::pick::below;
use crate::position::Step;
use crate::{BySeat, Dice, Die, Illegal, Position, Power, Roll, Seat};

impl Position {
    /// Every set of dice the player to draft may take: player A one die, or two with *Both*; player B two of the
    /// other three.
    pub(crate) fn takes(&self, seat: Seat) -> impl Iterator<Item = Dice> {
        // All that is not a legal number of free dice for this seat now is filtered out, so outside the draft this
        // is empty.
        TAKES.into_iter().filter(move |&dice| self.check_take(seat, dice).is_ok())
    }

    /// One of [`Position::takes`], by the caller's choice of a number below the one given.
    #[inline]
    pub(crate) fn pick_take(
        &self,
        seat: Seat,
        taken: Option<Die>,
        choose: &mut impl FnMut(u32) -> u32,
    ) -> Dice {
        if let Some(taken) = taken {
            // Two of three: all but the one that is left.
            let left = below(3, choose);
            let left = Die::ALL[(left + usize::from(left >= taken as usize)) % 4];
            return Dice::two(taken, left).others();
        }
        let count = if self.holds(seat, Power::Both) { 10 } else { 4 };
        TAKES[below(count, choose)]
    }

    pub(crate) fn check_take(&self, seat: Seat, dice: Dice) -> Result<(), Illegal> {
        let Step::Take { taken, .. } = self.setup.step else {
            return Err(Illegal::NotThisStep);
        };
        let drafting = if taken.is_none() { self.player_a() } else { self.player_b() };
        if seat != drafting {
            return Err(Illegal::NotYourTurn);
        }
        match taken {
            None => match dice.len() {
                1 => Ok(()),
                2 if self.holds(seat, Power::Both) => Ok(()),
                2 => Err(Illegal::PowerNotHeld(Power::Both)),
                _ => Err(Illegal::DieCount),
            },
            Some(_) if dice.len() != 2 => Err(Illegal::DieCount),
            Some(taken) if dice.contains(taken) => Err(Illegal::DieTaken(taken)),
            Some(_) => Ok(()),
        }
    }

    /// Player A takes one die, or two with *Both* and player B has the rest. Player B takes two, and player A has the
    /// last.
    #[inline]
    pub(crate) fn take(&mut self, seat: Seat, dice: Dice) {
        let Step::Take { roll, taken } = self.setup.step else {
            return;
        };
        if taken.is_none() && dice.len() == 1 {
            self.setup.step = Step::Take { roll, taken: dice.lowest() };
            return;
        }
        if taken.is_none() {
            self.setup.spellbooks[seat].held.remove(Power::Both);
        }
        self.deal(roll, seat, dice);
    }

    /// Both players have their two dice.
    #[inline]
    fn deal(&mut self, roll: Roll, seat: Seat, dice: Dice) {
        let mut hands = BySeat::both(dice.others());
        hands[seat] = dice;
        self.setup.step = Step::Draw { roll, hands, done: BySeat::both(None) };
    }
}

/// Everything that could be taken: one die, then two.
const TAKES: [Dice; 10] = {
    use Die::{Four, One, Three, Two};
    [
        Dice::one(One),
        Dice::one(Two),
        Dice::one(Three),
        Dice::one(Four),
        Dice::two(One, Two),
        Dice::two(One, Three),
        Dice::two(One, Four),
        Dice::two(Two, Three),
        Dice::two(Two, Four),
        Dice::two(Three, Four),
    ]
};
