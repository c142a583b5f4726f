//! Random games played by the library and by the naive referee at once, which have to agree at every step.

use blazon::{
    Arms, ByArms, BySeat, Cell, Chance, Components, Crosses, Dice, Die, Drawing, Edition, Event, Face, Half,
    Line, Mode, Position, Power, Roll, Rules, Seat, Step, ToAct, Turn,
};
use blazon_referee::{DistinctEvent, Drawn, Referee};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Where the two parted: the position, and what each said.
pub(crate) type Disagreement = String;

/// What a game compared.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Compared {
    pub(crate) games: u64,
    pub(crate) events: u64,
    pub(crate) legal_events: u64,
    pub(crate) refusals: u64,
}

impl Compared {
    pub(crate) fn add(&mut self, other: Compared) {
        self.games += other.games;
        self.events += other.events;
        self.legal_events += other.legal_events;
        self.refusals += other.refusals;
    }
}

/// Plays the game of a seed. Editions take turns, and every eighth game has dice and lines of its own.
pub(crate) fn play(seed: u64) -> Result<Compared, Disagreement> {
    let mut chances = Chances(Xoshiro256PlusPlus::seed_from_u64(seed));
    let edition = Edition::ALL[(seed % 6) as usize];
    let components = if seed % 8 == 7 { chances.components() } else { Components::BOX };
    let position = Position::new(Rules { edition, components });
    let referee = Referee::from_line(&position.to_string())?;
    let mut game = Game { position, referee, listed: BySeat::default(), compared: Compared::default() };
    loop {
        game.compare()?;
        let event = match game.position.to_act() {
            ToAct::Nobody(_) => break,
            ToAct::Chance(Chance::Roll) => Event::Roll(game.position.components().roll(|n| chances.below(n))),
            ToAct::Chance(Chance::Lots) => Event::Lots(Seat::ALL[chances.below(2) as usize]),
            ToAct::Seat(seat) => chances.pick(&game.position, seat)?,
            ToAct::Both => {
                let seat = Seat::ALL[chances.below(2) as usize];
                chances.pick(&game.position, seat)?
            }
        };
        for _ in 0..4 {
            game.try_anything(chances.any_event(&game.position, event))?;
        }
        game.play(event)?;
    }
    game.compared.games = 1;
    Ok(game.compared)
}

struct Game {
    position: Position,
    referee: Referee,
    /// What each player could do when both had still to draw.
    listed: BySeat<Vec<Event>>,
    compared: Compared,
}

impl Game {
    fn play(&mut self, event: Event) -> Result<(), Disagreement> {
        let before = self.position;
        self.position = before.play(event).map_err(|error| format!("{before}\n{error}"))?;
        self.referee
            .play(&event.to_string())
            .map_err(|reason| format!("{before}\nthe referee refuses {event}: {reason}"))?;
        self.compared.events += 1;
        Ok(())
    }

    fn compare(&mut self) -> Result<(), Disagreement> {
        let position = self.position;
        let line = position.to_string();
        same(&line, "line", &line, &self.referee.line())?;
        same(&line, "re-read line", &Ok(position), &line.parse())?;
        for seat in Seat::ALL {
            let letter = seat.letter();
            same(&line, "score", &position.score(seat), &self.referee.score(letter))?;
            same(&line, "largest", &position.largest(seat), &self.referee.largest(letter))?;
        }
        for arms in Arms::ALL {
            let owner = position.owner(arms).map(Seat::letter);
            same(&line, "owner", &owner, &self.referee.owner(arms.letter()))?;
        }
        let winner = position.outcome().map(|outcome| match outcome.winner() {
            Some(Seat::First) => "first",
            Some(Seat::Second) => "second",
            None => "draw",
        });
        same(&line, "winner", &winner, &self.referee.winner())?;
        let seats: Vec<char> =
            Seat::ALL.into_iter().filter(|&seat| position.may_act(seat)).map(Seat::letter).collect();
        same(&line, "to act", &seats, &self.referee.to_act())?;
        for seat in Seat::ALL {
            self.compare_legal(&line, seat)?;
        }
        Ok(())
    }

    fn compare_legal(&mut self, line: &str, seat: Seat) -> Result<(), Disagreement> {
        let position = self.position;
        let events: Vec<Event> = position.legal(seat).iter().collect();
        same(line, "number of legal events", &events.len(), &position.legal(seat).len())?;
        self.compared.legal_events += events.len() as u64;
        let drawing = matches!(position.step(), Step::Draw { .. });
        if drawing && position.to_act() != ToAct::Both {
            // The other player is done. What this one may do is what it was before.
            if position.may_act(seat) {
                same(line, "legal events after the other's", &self.listed[seat], &events)?;
            }
            return same(
                line,
                "number of legal events",
                &events.len(),
                &self.referee.legal(seat.letter()).len(),
            );
        }
        let mut ours: Vec<DistinctEvent> =
            events.iter().map(|&event| distinct(&position, seat, event)).collect();
        ours.sort();
        same(line, "legal events", &ours, &self.referee.legal(seat.letter()))?;
        self.listed[seat] = events;
        Ok(())
    }

    /// Both take the event, or both refuse it for the same reason and are as they were.
    fn try_anything(&mut self, event: Event) -> Result<(), Disagreement> {
        let line = self.position.to_string();
        let ours = self.position.check(event).map_err(blazon::Illegal::code);
        let mut referee = self.referee;
        let theirs = referee.play(&event.to_string());
        same(&line, &format!("answer to {event}"), &ours, &theirs)?;
        if let Ok(after) = self.position.play(event) {
            same(&line, &format!("line after {event}"), &after.to_string(), &referee.line())?;
        } else {
            self.compared.refusals += 1;
            same(&line, "line after a refusal", &line, &referee.line())?;
        }
        Ok(())
    }
}

fn same<T: PartialEq + std::fmt::Debug>(
    line: &str,
    what: &str,
    ours: &T,
    theirs: &T,
) -> Result<(), Disagreement> {
    if ours == theirs {
        Ok(())
    } else {
        Err(format!("{line}\n{what}: the library says {ours:?}\nand the referee {theirs:?}"))
    }
}

/// What an event comes to, read off the position it leads to.
fn distinct(position: &Position, seat: Seat, event: Event) -> DistinctEvent {
    let Event::Draw(_, drawing) = event else {
        return DistinctEvent::Token(event.to_string());
    };
    let mut after = *position;
    after.play_unchecked(event);
    let mut cells = drawing.halves.map(|half| {
        let (arms, crosses) = after.kingdom(seat).get(half.cell).unwrap_or((half.arms, half.crosses));
        ((4 - half.cell.row()) * 7 + half.cell.column(), arms as u8, crosses.count() as u8)
    });
    cells.sort_unstable();
    let marks = match after.step() {
        Step::Draw { done, .. } => done[seat].map(|done| done.marks).unwrap_or_default(),
        _ => blazon::Marks::NONE,
    };
    DistinctEvent::Draw(Drawn {
        cells,
        mode: drawing.mode as u8,
        turned: position.holds(seat, Power::Turn) && !after.holds(seat, Power::Turn),
        castle: position.castle_bonus(seat) && !after.castle_bonus(seat),
        marks: Arms::ALL.map(|arms| marks.of(arms)),
    })
}

struct Chances(Xoshiro256PlusPlus);

impl Chances {
    fn below(&mut self, n: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(n)) >> 32) as u32
    }

    fn one_of<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.below(things.len() as u32) as usize]
    }

    fn pick(&mut self, position: &Position, seat: Seat) -> Result<Event, Disagreement> {
        position
            .legal(seat)
            .pick(|n| self.below(n))
            .ok_or_else(|| format!("{position}\nnothing to pick for {seat}"))
    }

    /// Dice and lines that no box has, so that no rule rests on those of the box.
    fn components(&mut self) -> Components {
        let faces = [(); 4].map(|()| [(); 6].map(|()| self.face()));
        let mut powers = Power::ALL;
        for i in (1..6).rev() {
            powers.swap(i, self.below(i as u32 + 1) as usize);
        }
        let lines = ByArms::new(|arms| Line { boxes: self.below(5) as u8 + 1, power: powers[arms as usize] });
        Components::new(faces, lines).unwrap_or_default()
    }

    fn face(&mut self) -> Face {
        if self.below(8) == 0 {
            Face::Wild
        } else {
            Face::Arms(self.one_of(&Arms::ALL), self.one_of(&Crosses::ALL))
        }
    }

    fn cell(&mut self) -> Cell {
        loop {
            if let Some(cell) = Cell::new(self.below(7) as u8, self.below(5) as u8) {
                return cell;
            }
        }
    }

    fn die(&mut self) -> Die {
        self.one_of(&Die::ALL)
    }

    /// A legal event with something changed, or something else altogether.
    fn any_event(&mut self, position: &Position, legal: Event) -> Event {
        let seat = self.one_of(&Seat::ALL);
        match self.below(12) {
            0 => Event::Take(seat, Dice::two(self.die(), self.die())),
            1 => Event::Leave(seat),
            2 => Event::Choose(seat, self.one_of(&Arms::ALL)),
            3 => Event::AddCross(seat, self.cell()),
            4 => Event::Lots(seat),
            5 => Event::Roll(Roll::new([(); 4].map(|()| self.face()))),
            _ => match legal {
                Event::Draw(seat, drawing) => Event::Draw(seat, self.changed(position, drawing)),
                other => other,
            },
        }
    }

    fn changed(&mut self, position: &Position, mut drawing: Drawing) -> Drawing {
        let half = self.below(2) as usize;
        for _ in 0..=self.below(3) {
            match self.below(8) {
                0 => drawing.halves[half].cell = self.cell(),
                1 => drawing.halves[half].arms = self.one_of(&Arms::ALL),
                2 => drawing.halves[half].crosses = self.one_of(&Crosses::ALL),
                3 => drawing.mode = self.one_of(&Mode::ALL),
                4 => {
                    let [Half { cell: one, .. }, Half { cell: other, .. }] = drawing.halves;
                    drawing.halves[0].cell = other;
                    drawing.halves[1].cell = one;
                }
                5 => drawing.castle = Some(drawing.halves[half].die),
                6 => drawing.castle = None,
                _ => {
                    let die = drawing.halves[half].die;
                    let face = self.one_of(position.components().faces(die));
                    drawing.turn = Some(Turn { die, face });
                }
            }
        }
        // Often what is said about crosses and arms fits the rest.
        if self.below(2) == 0
            && let Step::Draw { roll, .. } = position.step()
        {
            for half in &mut drawing.halves {
                let turned = drawing.turn.filter(|turn| turn.die == half.die);
                let face = turned.map_or(roll.face(half.die), |turn| turn.face);
                let castle = drawing.castle == Some(half.die);
                half.crosses =
                    if castle { face.crosses().one_more() } else { None }.unwrap_or(face.crosses());
                if let Face::Arms(arms, _) = face {
                    half.arms = arms;
                }
            }
        }
        drawing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_library_and_the_naive_referee_agree_on_thousands_of_games() {
        let mut compared = Compared::default();
        for seed in 0..3000 {
            match play(seed) {
                Ok(game) => compared.add(game),
                Err(disagreement) => panic!("game {seed}: {disagreement}"),
            }
        }
        println!("{compared:?}");
        assert_eq!(compared.games, 3000);
        assert!(
            compared.refusals > 100_000,
            "too few events were refused to prove much: {}",
            compared.refusals
        );
    }
}
