//! The ways of drawing a domino: which faces, arms and crosses, before any cell.

use crate::drawing::Drawn;
use crate::places::Places;
use crate::{
    Arms, Cell, Crosses, Die, Drawing, Face, Half, Kingdom, Marks, Mode, Position, Power, Seat, Turn,
};

/// A way of drawing a domino: everything but the mode and the cells.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    pub(crate) halves: [Drawn; 2],
    pub(crate) castle: Option<Die>,
    pub(crate) turn: Option<Turn>,
}

impl Way {
    #[inline(always)]
    pub(crate) fn places(self, kingdom: &Kingdom, mode: Mode) -> Places {
        let [one, other] = self.halves;
        Places::new(kingdom, mode, one.0, other.0, one == other)
    }

    #[inline(always)]
    pub(crate) fn drawing(self, dice: [Die; 2], mode: Mode, cells: [Cell; 2]) -> Drawing {
        let half = |i: usize| {
            let (arms, crosses) = self.halves[i];
            Half { die: dice[i], cell: cells[i], arms, crosses }
        };
        Drawing { halves: [half(0), half(1)], mode, castle: self.castle, turn: self.turn }
    }
}

/// The ways of drawing a domino that lead to different positions.
#[derive(Clone, Debug)]
pub(crate) struct Ways<'a> {
    position: &'a Position,
    pub(crate) kingdom: &'a Kingdom,
    pub(crate) seat: Seat,
    pub(crate) dice: [Die; 2],
    shown: [Face; 2],
    pub(crate) modes: Modes,
    /// The next way to look at, as a number for each choice: the turned die and face, the die with the castle's cross,
    /// the arms of a first wild and of a second.
    turn: usize,
    castle: usize,
    arms: [usize; 2],
    seen: Seen,
}

/// No turn, then each face of the lower die, then each of the higher.
pub(crate) const TURNS: usize = 1 + 6 + 6;
/// No castle's cross, then one on the lower die, then one on the higher.
pub(crate) const CASTLES: usize = 3;

impl<'a> Ways<'a> {
    /// The ways of a player who has still to draw.
    pub(crate) fn new(position: &'a Position, seat: Seat) -> Option<Ways<'a>> {
        let (roll, hand) = position.hand(seat).ok()?;
        let dice = hand.pair()?;
        Some(Ways {
            position,
            kingdom: position.kingdom(seat),
            seat,
            dice,
            shown: dice.map(|die| roll.face(die)),
            modes: Modes::of(position, seat),
            turn: 0,
            castle: 0,
            arms: [0; 2],
            seen: Seen::default(),
        })
    }

    /// Whether the domino may be left out.
    pub(crate) fn may_leave(&self) -> bool {
        !self.position.can_be_drawn(self.seat, self.shown)
    }

    /// The turned die and its face, and the two faces that count then.
    fn turned(&self) -> Option<(Option<Turn>, [Face; 2])> {
        turned(self.position, self.dice, self.shown, self.turn)
    }

    /// Moves on to the next number of each choice, the arms of the second wild first.
    fn advance(&mut self, faces: [Face; 2]) {
        for i in [1, 0] {
            self.arms[i] += 1;
            let choices = if faces[i] == Face::Wild { 6 } else { 1 };
            if self.arms[i] < choices {
                return;
            }
            self.arms[i] = 0;
        }
        self.castle += 1;
        let castles = if self.position.castle_bonus(self.seat) { CASTLES } else { 1 };
        if self.castle == castles {
            self.castle = 0;
            self.turn += 1;
        }
    }

    fn way(&self, turn: Option<Turn>, faces: [Face; 2]) -> Option<Way> {
        let arms = [0, 1].map(|i| match faces[i] {
            Face::Arms(arms, _) => arms,
            Face::Wild => Arms::ALL[self.arms[i]],
        });
        let halves = drawn(faces, self.castle, arms)?;
        let castle = self.castle.checked_sub(1).map(|i| self.dice[i]);
        Some(Way { halves, castle, turn })
    }

    /// What tells the way's results from those of others: what is drawn, what is marked, what is spent.
    fn result(&self, way: Way, faces: [Face; 2]) -> usize {
        let marks = [0, 1].map(|i| if self.castle == i + 1 { None } else { faces[i].marks() });
        let mut marks = self.position.marks_that_show(self.seat, Marks::new(marks[0], marks[1]));
        let mut code = |(arms, crosses): Drawn| {
            let marked = if crosses == Crosses::Zero { marks.take(arms) } else { false };
            arms as usize * 4 + if marked { 3 } else { crosses as usize }
        };
        let codes = way.halves.map(&mut code);
        let spent = usize::from(way.turn.is_some()) * 2 + usize::from(way.castle.is_some());
        (spent * 24 + codes[0].min(codes[1])) * 24 + codes[0].max(codes[1])
    }
}

impl Iterator for Ways<'_> {
    type Item = Way;

    fn next(&mut self) -> Option<Way> {
        let turns = if self.position.holds(self.seat, Power::Turn) { TURNS } else { 1 };
        while self.turn < turns {
            let Some((turn, faces)) = self.turned() else {
                self.turn += 1;
                continue;
            };
            let way = self.way(turn, faces);
            let fresh = way.filter(|&way| {
                let result = self.result(way, faces);
                self.seen.insert(result)
            });
            self.advance(faces);
            if fresh.is_some() {
                return fresh;
            }
        }
        None
    }
}

/// The results met so far, as bits: 4 ways to spend × 24 × 24 halves.
#[derive(Clone, Debug)]
struct Seen([u64; 36]);

impl Default for Seen {
    fn default() -> Seen {
        Seen([0; 36])
    }
}

impl Seen {
    /// Whether it is the first time.
    fn insert(&mut self, result: usize) -> bool {
        let bit = 1 << (result % 64);
        let fresh = self.0[result / 64] & bit == 0;
        self.0[result / 64] |= bit;
        fresh
    }
}

/// The choice number `turn`: the die *Turn* turns, and the faces that count then; nothing if it shows that face
/// already.
#[inline]
pub(crate) fn turned(
    position: &Position,
    dice: [Die; 2],
    shown: [Face; 2],
    turn: usize,
) -> Option<(Option<Turn>, [Face; 2])> {
    let Some(choice) = turn.checked_sub(1) else {
        return Some((None, shown));
    };
    let (which, face) = (choice / 6, choice % 6);
    let die = dice[which];
    let face = position.components().faces(die)[face];
    let mut faces = shown;
    faces[which] = face;
    (face != shown[which]).then_some((Some(Turn { die, face }), faces))
}

/// What two faces leave on the map, drawn as these arms and with the castle's cross on the one of this number; nothing
/// if that would be too many crosses.
#[inline(always)]
pub(crate) fn drawn(faces: [Face; 2], castle: usize, arms: [Arms; 2]) -> Option<[Drawn; 2]> {
    let half = |i: usize| {
        let crosses = faces[i].crosses();
        Some((arms[i], if castle == i + 1 { crosses.one_more()? } else { crosses }))
    };
    Some([half(0)?, half(1)?])
}

/// The modes a player may draw in: joined always, the others with their powers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Modes([bool; Mode::ALL.len()]);

impl Modes {
    #[inline]
    pub(crate) fn of(position: &Position, seat: Seat) -> Modes {
        Modes(Mode::ALL.map(|mode| mode.power().is_none_or(|power| position.holds(seat, power))))
    }

    pub(crate) fn iter(self) -> ModesIter {
        ModesIter { modes: self, next: 0 }
    }

    #[inline]
    pub(crate) fn contains(self, mode: Mode) -> bool {
        self.0[mode as usize]
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ModesIter {
    modes: Modes,
    next: usize,
}

impl Iterator for ModesIter {
    type Item = Mode;

    fn next(&mut self) -> Option<Mode> {
        loop {
            let mode = *Mode::ALL.get(self.next)?;
            self.next += 1;
            if self.modes.contains(mode) {
                return Some(mode);
            }
        }
    }
}
