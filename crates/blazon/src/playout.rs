use crate::position::Step;
use crate::{BySeat, Die, Event, Position, Power, Seat};

impl Position {
    /// Plays to the end by the caller's choices, dice and lots included, and says how many events that took.
    ///
    /// `choose(n)` is asked for a number below `n`. With a uniform `choose` every legal event can come: see
    /// [`Legal::pick`](crate::Legal::pick), which this calls, only without asking each time whose turn it is.
    pub fn playout(&mut self, mut choose: impl FnMut(u32) -> u32) -> u32 {
        let mut events = 0;
        loop {
            events += match self.setup.step {
                Step::Roll => self.play_rounds(&mut choose),
                Step::Take { taken, .. } => {
                    self.play_take(taken, &mut choose);
                    1
                }
                Step::Draw { done, .. } => {
                    self.play_pick(
                        if done.first.is_none() { Seat::First } else { Seat::Second },
                        &mut choose,
                    );
                    1
                }
                Step::Flash { seat, .. } => {
                    self.play_pick(seat, &mut choose);
                    1
                }
                Step::Lots => {
                    self.play_unchecked(Event::Lots(Seat::ALL[choose(2).min(1) as usize]));
                    1
                }
                Step::Over { .. } => return events,
            };
        }
    }

    /// Plays rounds until a ⚡ power or the end of the game comes in between, and says how many events that took.
    #[inline(always)]
    fn play_rounds(&mut self, choose: &mut impl FnMut(u32) -> u32) -> u32 {
        let mut events = 0;
        while matches!(self.setup.step, Step::Roll) {
            events += self.play_round(choose);
        }
        events
    }

    /// Plays a round from the roll to the marks, without looking up before each event what comes next, and
    /// without writing down the steps in between.
    #[inline(always)]
    fn play_round(&mut self, choose: &mut impl FnMut(u32) -> u32) -> u32 {
        let roll = self.setup.rules.components.roll(&mut *choose);
        let (a, b) = (self.player_a(), self.player_b());
        let taken = self.pick_take(a, None, choose);
        let (hand, events) = match taken.lowest() {
            Some(die) if taken.len() == 1 => (self.pick_take(b, Some(die), choose), 5),
            _ => {
                self.setup.spellbooks[a].held.remove(Power::Both);
                (taken.others(), 4)
            }
        };
        let hands = BySeat::of(b, hand, hand.others());
        let first = self.draw_picked(Seat::First, roll, hands.first, choose);
        let second = self.draw_picked(Seat::Second, roll, hands.second, choose);
        self.both_done(BySeat { first, second });
        events
    }

    fn play_take(&mut self, taken: Option<Die>, choose: &mut impl FnMut(u32) -> u32) {
        let seat = if taken.is_none() { self.player_a() } else { self.player_b() };
        let dice = self.pick_take(seat, taken, choose);
        self.take(seat, dice);
    }

    /// Plays what [`Legal::pick`](crate::Legal::pick) picks.
    #[inline(never)]
    fn play_pick(&mut self, seat: Seat, choose: &mut impl FnMut(u32) -> u32) {
        match self.legal(seat).pick(choose) {
            Some(event) => self.play_unchecked(event),
            // Who is to act always can, so this is never reached; but to loop for ever would be worse.
            None => self.setup.step = Step::Over { lots: None },
        }
    }
}
