//! Any event at any reachable position is accepted if and only if a legal event leads to the same position.
#![no_main]

use blazon::{
    Arms, Cell, Chance, Crosses, Dice, Die, Drawing, Edition, Event, Face, Half, Mode, Position, Roll, Rules, Seat,
    Step, ToAct, Turn,
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut choices = Choices(bytes);
    let edition = Edition::ALL[choices.below(6)];
    let mut position = Position::new(Rules { edition, ..Rules::default() });
    for _ in 0..choices.below(128) {
        let event = match position.to_act() {
            ToAct::Nobody(_) => break,
            ToAct::Chance(Chance::Roll) => Event::Roll(position.components().roll(|n| choices.below(n) as u32)),
            ToAct::Chance(Chance::Lots) => Event::Lots(choices.one_of(&Seat::ALL)),
            ToAct::Seat(seat) => pick(&position, seat, &mut choices),
            ToAct::Both => {
                let seat = choices.one_of(&Seat::ALL);
                pick(&position, seat, &mut choices)
            }
        };
        position = position.play(event).expect("a picked event is legal");
    }
    let event = choices.event(&position);
    match position.play(event) {
        Err(refused) => assert_eq!(refused.position, position),
        Ok(after) => {
            if let Some(seat) = event.seat() {
                let listed = position.legal(seat).iter().any(|legal| position.play(legal) == Ok(after));
                assert!(listed, "{position}\n{event} is accepted, but no legal event does the same");
            }
        }
    }
});

fn pick(position: &Position, seat: Seat, choices: &mut Choices<'_>) -> Event {
    position.legal(seat).pick(|n| choices.below(n) as u32).expect("who is to act can act")
}

/// The fuzzer's bytes as a source of choices; zero for ever when they run out.
struct Choices<'a>(&'a [u8]);

impl Choices<'_> {
    fn byte(&mut self) -> usize {
        match self.0 {
            [] => 0,
            [byte, rest @ ..] => {
                self.0 = rest;
                usize::from(*byte)
            }
        }
    }

    fn below(&mut self, n: impl TryInto<usize>) -> usize {
        let n = n.try_into().unwrap_or(1).max(1);
        (if n > 256 { self.byte() * 256 + self.byte() } else { self.byte() }) % n
    }

    fn one_of<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.below(things.len())]
    }

    fn face(&mut self) -> Face {
        match self.below(7) {
            6 => Face::Wild,
            arms => Face::Arms(Arms::ALL[arms], self.one_of(&Crosses::ALL)),
        }
    }

    fn cell(&mut self) -> Cell {
        let number = self.below(Cell::COUNT);
        Cell::all().nth(number).expect("there are as many cells as there are")
    }

    fn die(&mut self) -> Die {
        self.one_of(&Die::ALL)
    }

    /// Any event at all, or a drawing that is not far from a legal one.
    fn event(&mut self, position: &Position) -> Event {
        let seat = self.one_of(&Seat::ALL);
        match self.below(8) {
            0 => Event::Take(seat, Dice::two(self.die(), self.die())),
            1 => Event::Leave(seat),
            2 => Event::Choose(seat, self.one_of(&Arms::ALL)),
            3 => Event::AddCross(seat, self.cell()),
            4 => Event::Lots(seat),
            5 => Event::Roll(Roll::new([(); 4].map(|()| self.face()))),
            6 => Event::Draw(seat, self.any_drawing()),
            _ => match position.step() {
                Step::Draw { roll, hands, .. } => Event::Draw(seat, self.likely_drawing(position, roll, hands[seat])),
                _ => Event::Draw(seat, self.any_drawing()),
            },
        }
    }

    fn any_drawing(&mut self) -> Drawing {
        let mut half = || Half {
            die: self.die(),
            cell: self.cell(),
            arms: self.one_of(&Arms::ALL),
            crosses: self.one_of(&Crosses::ALL),
        };
        let halves = [half(), half()];
        let castle = if self.below(2) == 1 { Some(self.die()) } else { None };
        let turn = if self.below(2) == 1 { Some(Turn { die: self.die(), face: self.face() }) } else { None };
        Drawing { halves, mode: self.one_of(&Mode::ALL), castle, turn }
    }

    /// The player's dice with their faces, on any cells.
    fn likely_drawing(&mut self, position: &Position, roll: Roll, hand: Dice) -> Drawing {
        let dice = hand.pair().expect("each player has two dice");
        let castle = [None, Some(dice[0]), Some(dice[1])][self.below(3)];
        let turn = match self.below(3) {
            0 => None,
            which => {
                let die = dice[which - 1];
                Some(Turn { die, face: self.one_of(position.components().faces(die)) })
            }
        };
        let halves = dice.map(|die| {
            let face = turn.filter(|turn| turn.die == die).map_or(roll.face(die), |turn| turn.face);
            let crosses = face.crosses();
            Half {
                die,
                cell: self.cell(),
                arms: match face {
                    Face::Arms(arms, _) => arms,
                    Face::Wild => self.one_of(&Arms::ALL),
                },
                crosses: if castle == Some(die) { crosses.one_more().unwrap_or(crosses) } else { crosses },
            }
        });
        Drawing { halves, mode: self.one_of(&Mode::ALL), castle, turn }
    }
}
