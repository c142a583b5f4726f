//! Every legal event, found by trying them all.

use crate::components::{FREE, Face, SPLIT, TURN};
use crate::event::{Dice, Drawing, Event, Half, Mode};
use crate::map::{CASTLE, SQUARES, neighbours};
use crate::referee::{Domino, Marks, Referee, Step, other};
use crate::spelling::{read_event, seat_letter, write_event};

/// One legal event of a player; the many ways of saying a drawing are one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DistinctEvent {
    /// A take, leave, choose or cross, as its token: there is one way to say it.
    Token(String),
    /// A drawing, as what it leads to.
    Draw(Drawn),
}

/// The result of a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Drawn {
    /// The two cells in reading order, a5 being 0 and g1 being 34: cell, arms and crosses.
    pub cells: [(u8, u8, u8); 2],
    /// 0 joined, 1 with *Free*, 2 with *Split*.
    pub mode: u8,
    /// Whether *Turn* was spent.
    pub turned: bool,
    /// Whether the castle's bonus was spent.
    pub castle: bool,
    /// The marks that will show, by arms.
    pub marks: [u8; 6],
}

/// A legal drawing: its result, and one way of saying it.
type Way = (Drawn, Drawing);

impl Referee {
    /// Every legal event of a seat, sorted, each once; none if the seat is not to act.
    #[must_use]
    pub fn legal(&self, seat: char) -> Vec<DistinctEvent> {
        self.legal_events(seat).into_iter().map(|(event, _)| event).collect()
    }

    /// Every legal event of a seat, as [`Referee::legal`] lists them, each with a token that says it.
    #[must_use]
    pub fn legal_tokens(&self, seat: char) -> Vec<(DistinctEvent, String)> {
        self.legal_events(seat).into_iter().map(|(distinct, event)| (distinct, write_event(&event))).collect()
    }

    /// The event a token stands for; `None` if the token is refused, or is a roll or lots, which nobody chooses.
    #[must_use]
    pub fn distinct_event(&self, token: &str) -> Option<DistinctEvent> {
        let event = read_event(token)?;
        self.check(&event).ok()?;
        match event {
            Event::Roll(_) | Event::Lots { .. } => None,
            Event::Draw { seat, drawing } => {
                let domino = self.domino_to_draw(seat).ok()?;
                let marks = self.marks_of_drawing(seat, &domino.roll, &drawing);
                Some(DistinctEvent::Draw(result_of(&drawing, marks)))
            }
            Event::Take { .. } | Event::Leave { .. } | Event::Choose { .. } | Event::Cross { .. } => {
                Some(DistinctEvent::Token(write_event(&event)))
            }
        }
    }

    /// Counts the sequences of legal events that use up these rolls or end the game before.
    ///
    /// Lots count as two, one for each seat. While both players are to draw, player A draws first, or each pair of
    /// drawings would be counted twice. A roll that is refused leads nowhere.
    #[must_use]
    pub fn perft(&self, rolls: &[&str]) -> u64 {
        match self.step {
            Step::Over { .. } => 1,
            Step::Lots => 2,
            Step::Roll => match rolls {
                [] => 1,
                [roll, rest @ ..] => {
                    let mut rolled = *self;
                    if rolled.play(roll).is_ok() { rolled.perft(rest) } else { 0 }
                }
            },
            Step::Take { .. } | Step::Draw { .. } | Step::Flash { .. } => {
                let to_act = self.to_act();
                let seat = if to_act.contains(&self.player_a()) { self.a() } else { other(self.a()) };
                let mut count = 0;
                for (_, event) in self.legal_events(seat_letter(seat)) {
                    let mut next = *self;
                    next.carry_out(&event);
                    count += next.perft(rolls);
                }
                count
            }
        }
    }

    fn legal_events(&self, seat: char) -> Vec<(DistinctEvent, Event)> {
        if !self.to_act().contains(&seat) {
            return vec![];
        }
        let seat = usize::from(seat == 'S');
        let mut candidates = vec![];
        match self.step {
            Step::Roll | Step::Lots | Step::Over { .. } => {}
            Step::Take { .. } => {
                for one in 0..4 {
                    candidates.push(Event::Take { seat, dice: Dice::One(one) });
                    for two in one + 1..4 {
                        candidates.push(Event::Take { seat, dice: Dice::Two(one, two) });
                    }
                }
            }
            Step::Draw { .. } => candidates.push(Event::Leave { seat }),
            Step::Flash { .. } => {
                for arms in 0..6 {
                    candidates.push(Event::Choose { seat, arms });
                }
                for cell in (0..SQUARES).filter(|&cell| cell != CASTLE) {
                    candidates.push(Event::Cross { seat, cell });
                }
            }
        }
        let mut events: Vec<(DistinctEvent, Event)> = candidates
            .into_iter()
            .filter(|event| self.check(event).is_ok())
            .map(|event| (DistinctEvent::Token(write_event(&event)), event))
            .collect();
        events.sort_by(|(one, _), (two, _)| one.cmp(two));
        for (drawn, drawing) in self.legal_drawings(seat) {
            events.push((DistinctEvent::Draw(drawn), Event::Draw { seat, drawing }));
        }
        events
    }

    /// Every legal drawing of a seat: every way of saying one is tried, and of those with one result one is kept.
    fn legal_drawings(&self, seat: usize) -> Vec<Way> {
        let Ok(domino) = self.domino_to_draw(seat) else { return vec![] };
        let mut ways = vec![];
        for mode in self.modes(seat) {
            for turned in self.turnings(&domino) {
                for castle in self.castles(seat) {
                    self.add_placings(&domino, mode, turned, castle, &mut ways);
                }
            }
        }
        ways.sort_by_key(|&(drawn, _)| drawn);
        ways.dedup_by_key(|&mut (drawn, _)| drawn);
        ways
    }

    /// Joined; and while the powers are held, with *Free* and with *Split*.
    fn modes(&self, seat: usize) -> Vec<Mode> {
        let mut modes = vec![Mode::Join];
        if self.sheets[seat].held[FREE] {
            modes.push(Mode::Free);
        }
        if self.sheets[seat].held[SPLIT] {
            modes.push(Mode::Split);
        }
        modes
    }

    /// No die turned; and with *Turn*, either of them to each of its other faces.
    fn turnings(&self, domino: &Domino) -> Vec<[Option<Face>; 2]> {
        let mut turnings = vec![[None, None]];
        if self.sheets[domino.seat].held[TURN] {
            for half in 0..2 {
                let die = domino.dice[half];
                for face in self.components.dice[die] {
                    let mut turning = [None, None];
                    turning[half] = Some(face);
                    if face != domino.roll[die] && !turnings.contains(&turning) {
                        turnings.push(turning);
                    }
                }
            }
        }
        turnings
    }

    /// The castle's bonus on neither die; and while it is there, on either.
    fn castles(&self, seat: usize) -> Vec<[bool; 2]> {
        let mut castles = vec![[false, false]];
        if self.sheets[seat].castle {
            castles.push([true, false]);
            castles.push([false, true]);
        }
        castles
    }

    /// Tries every arms for a wild, and every two cells.
    fn add_placings(
        &self,
        domino: &Domino,
        mode: Mode,
        turned: [Option<Face>; 2],
        castle: [bool; 2],
        ways: &mut Vec<Way>,
    ) {
        let map = &self.maps[domino.seat];
        let faces = [0, 1].map(|half| turned[half].unwrap_or(domino.roll[domino.dice[half]]));
        let half = |which: usize, arms: u8| Half {
            die: [0, 1, 2, 3][domino.dice[which]],
            cell: 0,
            arms,
            crosses: faces[which].crosses() + u8::from(castle[which]),
            castle: castle[which],
            turned: turned[which],
        };
        for first_arms in (0..6).filter(|&arms| faces[0].can_be(arms)) {
            for second_arms in (0..6).filter(|&arms| faces[1].can_be(arms)) {
                let mut drawing = Drawing { halves: [half(0, first_arms), half(1, second_arms)], mode };
                let marks = self.marks_of_drawing(domino.seat, &domino.roll, &drawing);
                for first in map.empty_cells() {
                    drawing.halves[0].cell = first;
                    let mut try_second = |second: u8| {
                        drawing.halves[1].cell = second;
                        if self.check_drawing(domino, &drawing).is_ok() {
                            ways.push((result_of(&drawing, marks), drawing));
                        }
                    };
                    if mode == Mode::Split {
                        map.empty_cells().for_each(&mut try_second);
                    } else {
                        neighbours(first).for_each(&mut try_second);
                    }
                }
            }
        }
    }
}

fn result_of(drawing: &Drawing, marks: Marks) -> Drawn {
    let mut cells = drawing.halves.map(|half| (half.cell, half.arms, half.crosses));
    cells.sort_unstable();
    Drawn {
        cells,
        mode: match drawing.mode {
            Mode::Join => 0,
            Mode::Free => 1,
            Mode::Split => 2,
        },
        turned: drawing.halves.iter().any(|half| half.turned.is_some()),
        castle: drawing.halves.iter().any(|half| half.castle),
        marks,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Every drawing there is a way to write, with these turnings, and what those that are accepted lead to.
    fn accepted(game: &Referee, seat: usize, modes: &[Mode], faces: &[Option<Face>]) -> BTreeSet<Drawn> {
        let domino = game.domino_to_draw(seat).expect("a domino to draw");
        let halves = |which: usize| {
            let mut halves = vec![];
            for cell in (0..SQUARES).filter(|&cell| cell != CASTLE) {
                for arms in 0..6 {
                    for crosses in 0..3 {
                        for castle in [false, true] {
                            for &turned in faces {
                                let die = [0, 1, 2, 3][domino.dice[which]];
                                halves.push(Half { die, cell, arms, crosses, castle, turned });
                            }
                        }
                    }
                }
            }
            halves
        };
        let (firsts, seconds) = (halves(0), halves(1));
        let mut results = BTreeSet::new();
        for &mode in modes {
            for &first in &firsts {
                for &second in &seconds {
                    let is_written = !(first.castle && second.castle)
                        && (first.turned.is_none() || second.turned.is_none());
                    let drawing = Drawing { halves: [first, second], mode };
                    if is_written && game.check_drawing(&domino, &drawing).is_ok() {
                        let marks = game.marks_of_drawing(seat, &domino.roll, &drawing);
                        results.insert(result_of(&drawing, marks));
                    }
                }
            }
        }
        results
    }

    fn listed(game: &Referee, seat: usize) -> BTreeSet<Drawn> {
        game.legal_drawings(seat).into_iter().map(|(drawn, _)| drawn).collect()
    }

    #[test]
    fn every_drawing_that_is_accepted_is_listed() {
        let line = "...d.b./...d.bb/.dd#dbb/......./....... ...B.../...D.../.BD#DB./...s2s2../...qq.. \
                    550000:fs:^:- 003300:-:^:- 6S draw:?/b/s2/?:12:34:*:*";
        let game = Referee::from_line(line).expect("a readable line");
        let modes = [Mode::Join, Mode::Free, Mode::Split];
        for seat in 0..2 {
            assert_eq!(listed(&game, seat), accepted(&game, seat, &modes, &[None]));
        }
    }

    #[test]
    fn every_drawing_with_turn_that_is_accepted_is_listed() {
        let line = "...B.../...B.../.BB#.../......./....... ...b.../...d.../.bd#.../......./....... \
                    000400:t:^:- 220000:-:^:- 3F draw:d/b/s2/?:14:23:*:*";
        let game = Referee::from_line(line).expect("a readable line");
        let mut faces = vec![None, Some(Face::Wild)];
        for arms in 0..6 {
            faces.extend((0..2).map(|crosses| Some(Face::Arms { arms, crosses })));
        }
        assert_eq!(listed(&game, 0), accepted(&game, 0, &[Mode::Join], &faces));
    }
}
