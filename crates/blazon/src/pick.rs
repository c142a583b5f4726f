//! One of the legal events by somebody's choices: what a random player does.

use crate::drawing::Drawn;
use crate::places::Places;
use crate::position::{Done, Step};
use crate::ways::{CASTLES, Modes, TURNS, Way, drawn, turned};
use crate::{
    Arms, Cell, Cells, Crosses, Dice, Die, Drawing, Event, Face, Kingdom, Legal, Marks, Mode, Position,
    Power, Roll, Seat, Turn,
};

impl Legal<'_> {
    /// Picks one by the caller's choices: `choose(n)` is asked for a number below `n`, several times.
    ///
    /// With a uniform `choose` this is a random player: it settles first how the domino is drawn (powers, castle,
    /// arms of a wild), then where, each evenly among what there is. So every legal event can come, but not all are
    /// equally likely. A drawing may be said in another way than in [`Legal::iter`].
    #[inline]
    pub fn pick(self, mut choose: impl FnMut(u32) -> u32) -> Option<Event> {
        let Legal { position, seat } = self;
        match position.step() {
            Step::Draw { .. } => {
                let (&roll, hand) = position.hand(seat).ok()?;
                let drawing = pick_drawing(position, seat, Domino::new(roll, hand)?, &mut choose);
                Some(drawing.map_or(Event::Leave(seat), |drawing| Event::Draw(seat, drawing)))
            }
            Step::Take { taken, .. } => position
                .may_act(seat)
                .then(|| Event::Take(seat, position.pick_take(seat, taken, &mut choose))),
            Step::Flash { .. } if position.chooses_arms(seat) => {
                Some(Event::Choose(seat, Arms::ALL[below(6, &mut choose)]))
            }
            Step::Flash { .. } => {
                let cells = position.cross_cells(seat);
                pick_cell(cells, &mut choose).map(|cell| Event::AddCross(seat, cell))
            }
            Step::Roll | Step::Lots | Step::Over { .. } => None,
        }
    }
}

/// One of the cells, by the caller's choice.
#[inline]
pub(crate) fn pick_cell(cells: Cells, choose: &mut impl FnMut(u32) -> u32) -> Option<Cell> {
    let len = cells.len();
    if len == 0 { None } else { cells.nth(below(len, choose) as u32) }
}

/// The caller's choice of a number below `n`, which is not zero. A wrong answer is put right.
#[inline]
pub(crate) fn below(n: u32, choose: &mut impl FnMut(u32) -> u32) -> usize {
    choose(n).min(n - 1) as usize
}

/// A drawing by the caller's choices, or none where the domino is left out.
fn pick_drawing(
    position: &Position,
    seat: Seat,
    domino: Domino,
    choose: &mut impl FnMut(u32) -> u32,
) -> Option<Drawing> {
    if holds_drawing_power(position, seat) {
        return pick_with_powers(position, seat, domino, choose);
    }
    let declared = Declared { turn: None, mode: Mode::Join, castle: pick_castle(position, seat, choose) };
    pick_place(position.kingdom(seat), domino, declared, choose)
}

impl Position {
    /// Draws a domino, or leaves it out, as [`Legal::pick`] would pick it: without an event in between, and whatever
    /// the step.
    #[inline(always)]
    pub(crate) fn draw_picked(
        &mut self,
        seat: Seat,
        roll: Roll,
        hand: Dice,
        choose: &mut impl FnMut(u32) -> u32,
    ) -> Done {
        let done = match Domino::new(roll, hand) {
            Some(domino) => self.draw_at_once(seat, domino.faces, choose),
            None => None,
        };
        done.unwrap_or_else(|| self.draw_with_care(seat, roll, hand, choose))
    }

    #[inline(never)]
    fn draw_with_care(
        &mut self,
        seat: Seat,
        roll: Roll,
        hand: Dice,
        choose: &mut impl FnMut(u32) -> u32,
    ) -> Done {
        let Some(domino) = Domino::new(roll, hand) else {
            return Done { drew: false, marks: Marks::NONE };
        };
        match pick_drawing(self, seat, domino, choose) {
            Some(drawing) => self.draw_domino(seat, &drawing, roll),
            None => Done { drew: false, marks: self.marks_of_undrawn(domino.faces) },
        }
    }

    /// Picks and draws at the first attempt, or leaves the domino out: with no power but the castle's bonus, and with
    /// arms for the wilds that turn out to have a place, which is most of the time. If it does not succeed it does
    /// nothing.
    #[inline(always)]
    fn draw_at_once(
        &mut self,
        seat: Seat,
        faces: [Face; 2],
        choose: &mut impl FnMut(u32) -> u32,
    ) -> Option<Done> {
        if holds_drawing_power(self, seat) {
            return None;
        }
        let castle = castle_that_fits(pick_castle(self, seat, choose), faces);
        let mut half = |i: usize| {
            let (arms, crosses) = match faces[i] {
                Face::Arms(arms, crosses) => (arms, crosses),
                Face::Wild => (Arms::ALL[below(6, choose)], Crosses::Zero),
            };
            (arms, if castle == i + 1 { crosses.one_more().unwrap_or(crosses) } else { crosses })
        };
        let [one, other] = [half(0), half(1)];
        let wild = [faces[0] == Face::Wild, faces[1] == Face::Wild];
        match Places::new(self.kingdom(seat), Mode::Join, one.0, other.0, one == other).pick(choose) {
            Some([cell, other_cell]) => {
                let plain = |(arms, crosses): Drawn, wild: bool| (arms, crosses == Crosses::Zero && !wild);
                let marks = Marks::of_halves([plain(one, wild[0]), plain(other, wild[1])]);
                self.draw_halves(seat, [(cell, one), (other_cell, other)], castle > 0);
                Some(Done { drew: true, marks })
            }
            None if wild[0] | wild[1] => None,
            None => Some(Done { drew: false, marks: self.marks_of_undrawn(faces) }),
        }
    }
}

/// The two dice a player draws.
#[derive(Clone, Copy)]
struct Domino {
    dice: [Die; 2],
    faces: [Face; 2],
}

impl Domino {
    #[inline(always)]
    fn new(roll: Roll, hand: Dice) -> Option<Domino> {
        let dice = hand.pair()?;
        Some(Domino { dice, faces: [roll.face(dice[0]), roll.face(dice[1])] })
    }
}

#[inline]
fn holds_drawing_power(position: &Position, seat: Seat) -> bool {
    let held = position.spellbook(seat).held;
    !held.is_empty() && [Power::Free, Power::Split, Power::Turn].into_iter().any(|power| held.contains(power))
}

/// Which half gets the castle's cross: 0 for none, 1 or 2.
#[inline]
fn pick_castle(position: &Position, seat: Seat, choose: &mut impl FnMut(u32) -> u32) -> usize {
    if position.castle_bonus(seat) { below(CASTLES as u32, choose) } else { 0 }
}

/// Where the castle's cross would be one too many there is none.
#[inline]
fn castle_that_fits(castle: usize, faces: [Face; 2]) -> usize {
    if castle > 0 && faces[castle - 1].crosses() == Crosses::Two { 0 } else { castle }
}

/// What is declared before arms and cells are chosen.
#[derive(Clone, Copy)]
struct Declared {
    turn: Option<Turn>,
    mode: Mode,
    castle: usize,
}

/// The same for a player who holds powers. The first combination of them that has a place for the domino is taken, from any
/// start. The one without powers ends the search: if it has no place, the domino may be left out.
fn pick_with_powers(
    position: &Position,
    seat: Seat,
    shown: Domino,
    choose: &mut impl FnMut(u32) -> u32,
) -> Option<Drawing> {
    let castle = pick_castle(position, seat, choose);
    let modes = Modes::of(position, seat);
    let turns = if position.holds(seat, Power::Turn) { TURNS } else { 1 };
    let combinations = turns * Mode::ALL.len();
    let start = below(combinations as u32, choose);
    for combination in (start..combinations).chain(0..start) {
        let (turn, mode) = (combination / Mode::ALL.len(), Mode::ALL[combination % Mode::ALL.len()]);
        if !modes.contains(mode) {
            continue;
        }
        let Some((turn, faces)) = turned(position, shown.dice, shown.faces, turn) else {
            continue;
        };
        let declared = Declared { turn, mode, castle };
        let drawing = pick_place(position.kingdom(seat), Domino { faces, ..shown }, declared, choose);
        if drawing.is_some() || turn.is_none() && mode == Mode::Join {
            return drawing;
        }
    }
    None
}

/// Arms for the wilds and cells for both halves.
fn pick_place(
    kingdom: &Kingdom,
    domino: Domino,
    declared: Declared,
    choose: &mut impl FnMut(u32) -> u32,
) -> Option<Drawing> {
    // From any start, the first arms for the wilds that have a place.
    let start = domino.faces.map(|face| match face {
        Face::Wild => below(6, choose),
        Face::Arms(arms, _) => arms as usize,
    });
    let drawing = pick_cells(kingdom, domino, start.map(|arms| ARMS_TWICE[arms]), declared, choose);
    if drawing.is_some() || !domino.faces.contains(&Face::Wild) {
        return drawing;
    }
    pick_other_place(kingdom, domino, start, declared, choose)
}

/// The same where the arms that the wilds would start with have no place.
#[cold]
fn pick_other_place(
    kingdom: &Kingdom,
    domino: Domino,
    start: [usize; 2],
    declared: Declared,
    choose: &mut impl FnMut(u32) -> u32,
) -> Option<Drawing> {
    let [ones, others] = domino.faces.map(|face| if face == Face::Wild { 6 } else { 1 });
    (1..ones * others).find_map(|number| {
        let arms = [start[0] + number / others, start[1] + number % others].map(|arms| ARMS_TWICE[arms]);
        pick_cells(kingdom, domino, arms, declared, choose)
    })
}

/// Cells for two faces drawn as these arms.
#[inline(always)]
fn pick_cells(
    kingdom: &Kingdom,
    domino: Domino,
    arms: [Arms; 2],
    declared: Declared,
    choose: &mut impl FnMut(u32) -> u32,
) -> Option<Drawing> {
    let Domino { dice, faces } = domino;
    let Declared { turn, mode, castle } = declared;
    let castle = castle_that_fits(castle, faces);
    let halves = drawn(faces, castle, arms)?;
    let way = Way { halves, castle: castle.checked_sub(1).map(|i| dice[i]), turn };
    let cells = way.places(kingdom, mode).pick(choose)?;
    Some(way.drawing(dice, mode, cells))
}

/// The arms in order and over again, to start anywhere and go round.
const ARMS_TWICE: [Arms; 12] = {
    let mut twice = [Arms::Dot; 12];
    let mut i = 0;
    while i < 12 {
        twice[i] = Arms::ALL[i % 6];
        i += 1;
    }
    twice
};
