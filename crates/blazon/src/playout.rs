use crate::position::Step;
use crate::{Event, Position, Seat};

impl Position {
    /// Plays to the end by the caller's choices, dice and lots included, and says how many events that took.
    ///
    /// `choose(n)` is asked for a number below `n`. With a uniform `choose` every legal event can come: see
    /// [`Legal::pick`](crate::Legal::pick), which this calls, only without asking each time whose turn it is.
    pub fn playout(&mut self, mut choose: impl FnMut(u32) -> u32) -> u32 {
        let mut events = 0;
        loop {
            events += 1;
            match &self.setup.step {
                Step::Roll => {
                    let roll = self.setup.rules.components.roll(&mut choose);
                    self.setup.step = Step::Take { roll, taken: None };
                }
                &Step::Take { taken, .. } => {
                    let seat = if taken.is_none() { self.player_a() } else { self.player_b() };
                    let dice = self.pick_take(seat, taken, &mut choose);
                    self.take(seat, dice);
                }
                Step::Draw { done, .. } => {
                    let seat = if done.first.is_none() { Seat::First } else { Seat::Second };
                    if !self.play_first_pick(seat, &mut choose) && !self.play_pick(seat, &mut choose) {
                        return events - 1;
                    }
                }
                &Step::Flash { seat, .. } => {
                    if !self.play_pick(seat, &mut choose) {
                        return events - 1;
                    }
                }
                Step::Lots => self.play_unchecked(Event::Lots(Seat::ALL[choose(2).min(1) as usize])),
                Step::Over { .. } => return events - 1,
            }
        }
    }

    /// Plays what [`Legal::pick`](crate::Legal::pick) picks, if there is anything.
    #[inline(never)]
    fn play_pick(&mut self, seat: Seat, choose: &mut impl FnMut(u32) -> u32) -> bool {
        let event = self.legal(seat).pick(choose);
        if let Some(event) = event {
            self.play_unchecked(event);
        }
        event.is_some()
    }
}
