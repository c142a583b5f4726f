//! A drawing in the making: half of it may be missing. [`Position::check`] alone says what is legal; here is only what
//! has been settled so far, and questions to the rules about what it can become.

use core::cmp::Reverse;

use blazon::{
    Arms, Cell, Cells, Crosses, Die, Drawing, Event, Face, Half, Illegal, Marks, Mode, Position, Power, Seat,
    Side, Step, Turn,
};

use crate::{Settled, Which};

/// A drawing in the making, in the position it is made in.
///
/// A front shows what [`targets`](PartialDrawing::targets), [`arms`](PartialDrawing::arms) and
/// [`offers`](PartialDrawing::offers) say, lets the player settle one more thing, and keeps what comes of it: a
/// [`Settled`]. Once nothing is missing, [`finished`](PartialDrawing::finished) has the event.
///
/// ```
/// use blazon::{Arms, Position, Seat};
/// use blazon_table::{PartialDrawing, Settled, Which};
///
/// let mut position = Position::default();
/// for event in ["d/b/s2/?", "F:3", "S:12"] {
///     position = position.play(event.parse()?)?;
/// }
/// let drawing = |settled| PartialDrawing::new(&position, Seat::First, settled).expect("a domino to draw");
///
/// // The whole domino goes where one points, as it scores most: the wild becomes a second solid.
/// let laid = drawing(Settled::default()).point("d4".parse()?).expect("beside the castle");
/// assert_eq!(drawing(laid).finished().expect("nothing is missing").points.then, 4);
/// // Its other half can be put elsewhere beside the first, and a wild can become something else.
/// let moved = drawing(laid).point("c4".parse()?).expect("beside the first half");
/// let chosen = drawing(moved).choosing(Which::Higher, Arms::Bar);
/// assert_eq!(drawing(chosen).finished().expect("nothing is missing").event.to_string(), "F:3d4s2+4c4b");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct PartialDrawing<'a> {
    position: &'a Position,
    seat: Seat,
    dice: [Die; 2],
    shown: [Face; 2],
    settled: Settled,
}

/// Why a place that was pointed at is none for this half.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPlace {
    /// A rule forbids it.
    Rule(Illegal),
    /// The half could lie there, but nothing is free beside it for the other.
    NoRoom,
}

/// What still leads to a legal drawing besides what is settled. What lies somewhere may have to be taken up for it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offers {
    /// *Free* and *Split*, if they lead to a drawing, perhaps together with *Turn*.
    pub modes: Vec<Mode>,
    /// What *Turn* could turn, if that leads to a drawing, perhaps together with *Free* or *Split*.
    pub turns: Vec<Turn>,
    /// The dice that the castle's cross could go on. On a domino that cannot be drawn the bonus alone is no way out, so
    /// there are none then.
    pub castle: Vec<Die>,
    /// Whether the domino can be drawn with just what is spent now.
    pub drawable: bool,
    /// Whether it can be drawn as the dice show it, without spending anything.
    pub plain: bool,
    /// Whether it may be left out.
    pub leave: bool,
}

/// A drawing that waits to be confirmed, and what it brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finished {
    /// The drawing as an event.
    pub event: Event,
    /// The drawing.
    pub drawing: Drawing,
    /// The boxes it marks.
    pub marks: Marks,
    /// The player's points.
    pub points: Points,
    /// The position after it.
    pub after: Position,
}

/// A player's points before and after a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points {
    /// Before it.
    pub now: u32,
    /// After it.
    pub then: u32,
}

impl<'a> PartialDrawing<'a> {
    /// The drawing of a player who has a domino to draw.
    pub fn new(position: &'a Position, seat: Seat, settled: Settled) -> Option<PartialDrawing<'a>> {
        let Step::Draw { roll, hands, done } = position.step() else {
            return None;
        };
        let dice = hands[seat].pair().filter(|_| done[seat].is_none())?;
        Some(PartialDrawing { position, seat, dice, shown: dice.map(|die| roll.face(die)), settled })
    }

    /// What is settled.
    pub const fn settled(&self) -> Settled {
        self.settled
    }

    /// The die of a half.
    pub const fn die(&self, which: Which) -> Die {
        self.dice[which as usize]
    }

    /// What the die of a half showed when it was rolled.
    pub const fn shown(&self, which: Which) -> Face {
        self.shown[which as usize]
    }

    /// What counts for a half: what its die shows, turned if it is.
    pub fn face(&self, which: Which) -> Face {
        match self.settled.turn {
            Some(turn) if turn.die == self.die(which) => turn.face,
            _ => self.shown(which),
        }
    }

    /// What a half will look like, if that is settled.
    pub fn look(&self, which: Which) -> Option<(Arms, Crosses)> {
        let arms = match self.face(which) {
            Face::Arms(arms, _) => arms,
            Face::Wild => self.settled.arms(which)?,
        };
        Some((arms, self.crosses(which)))
    }

    /// The cells that a half could go on: with the other half where it lies, or anywhere if it lies nowhere.
    pub fn places(&self, which: Which) -> Cells {
        let empty = self.position.kingdom(self.seat).empty();
        empty
            .iter()
            .filter(|&cell| self.with(self.settled.with_cell(which, Some(cell))).is_possible())
            .collect()
    }

    /// The cells that light up: those that the domino could lie on, wherever it lies now. With *Split*, where the half in
    /// hand could go.
    pub fn targets(&self) -> Cells {
        if self.settled.mode == Mode::Split {
            let held = self.settled.held;
            let settled =
                if self.settled.cell(held).is_some() { self.settled.cleared() } else { self.settled };
            return self.with(settled).places(held);
        }
        let drawings = self.with(self.settled.cleared()).drawings();
        drawings.flat_map(|drawing| drawing.halves).map(|half| half.cell).collect()
    }

    /// The arms that a wild half could be; none if it is no wild.
    pub fn arms(&self, which: Which) -> Vec<Arms> {
        if self.face(which) != Face::Wild {
            return Vec::new();
        }
        let fits = |&arms: &Arms| self.with(self.settled.with_arms(which, Some(arms))).is_possible();
        Arms::ALL.into_iter().filter(fits).collect()
    }

    /// The wild that has been put somewhere and is no arms yet.
    pub fn open_wild(&self) -> Option<Which> {
        self.wilds().find(|&which| self.look(which).is_none())
    }

    /// The wilds that have been put somewhere.
    pub fn wilds(&self) -> impl Iterator<Item = Which> {
        let lies = |which: &Which| self.settled.cell(*which).is_some() && self.face(*which) == Face::Wild;
        Which::BOTH.into_iter().filter(lies)
    }

    /// What could be spent besides what is, and whether there is a way without.
    pub fn offers(&self) -> Offers {
        let bare = self.settled.cleared();
        let drawable = self.with(bare).is_possible();
        let leads = |settled: Settled| self.with(settled).can_become_possible();
        let mut turns: Vec<Turn> = Vec::new();
        for die in self.dice {
            for face in *self.position.components().faces(die) {
                let turn = Turn { die, face };
                if !turns.contains(&turn) && leads(Settled { turn: Some(turn), ..bare }) {
                    turns.push(turn);
                }
            }
        }
        let castle = |&die: &Die| self.with(Settled { castle: Some(die), ..bare }).is_possible();
        Offers {
            modes: [Mode::Free, Mode::Split]
                .into_iter()
                .filter(|&mode| leads(Settled { mode, ..bare }))
                .collect(),
            turns,
            castle: self.dice.into_iter().filter(castle).collect(),
            drawable,
            plain: self.with(Settled { turn: None, castle: None, mode: Mode::Join, ..bare }).is_possible(),
            leave: self.position.is_legal(Event::Leave(self.seat)),
        }
    }

    /// Every legal drawing that this can become without spending more.
    pub fn drawings(&self) -> impl Iterator<Item = Drawing> + use<'a> {
        let (position, seat) = (self.position, self.seat);
        self.candidates().filter(move |&drawing| position.is_legal(Event::Draw(seat, drawing)))
    }

    /// The finished drawing with what it brings, once nothing is missing.
    pub fn finished(&self) -> Option<Finished> {
        let [Some(one), Some(other)] = self.settled.cells else {
            return None;
        };
        let [(arms, _), (arms2, _)] = [self.look(Which::Lower)?, self.look(Which::Higher)?];
        let drawing = self.drawing([one, other], [arms, arms2]);
        let event = Event::Draw(self.seat, drawing);
        let after = self.position.play(event).ok()?;
        Some(Finished {
            event,
            drawing,
            marks: self.position.marks_of(self.seat, &drawing),
            points: Points { now: self.position.score(self.seat), then: after.score(self.seat) },
            after,
        })
    }

    /// What is settled after the player has pointed at a cell. A domino goes there as a whole: the half in hand on the
    /// cell, the other where that scores most. Once it lies, pointing beside its first half puts the other there, pointing
    /// anywhere else moves it, and pointing at the domino turns it. With *Split* each half goes where one points for it,
    /// and pointing at a half takes it up.
    pub fn point(&self, cell: Cell) -> Result<Settled, NoPlace> {
        if self.settled.mode == Mode::Split { self.point_apart(cell) } else { self.point_joined(cell) }
    }

    fn point_joined(&self, cell: Cell) -> Result<Settled, NoPlace> {
        let settled = self.settled;
        let held = settled.held;
        if settled.half_on(cell).is_some() {
            // Where it can lie in one way only, it stays.
            return Ok(self.turned().unwrap_or(settled));
        }
        let placed = match settled.cell(held.other()) {
            None => self.laid(held, cell).or_else(|| self.laid(held.other(), cell)),
            Some(first) => {
                let beside = first.is_beside(cell).then(|| self.fitting(settled.with_cell(held, Some(cell))));
                beside.flatten().or_else(|| self.laid(held.other(), cell)).or_else(|| self.laid(held, cell))
            }
        };
        placed.ok_or_else(|| self.with(settled.cleared()).why_not(held, cell))
    }

    fn point_apart(&self, cell: Cell) -> Result<Settled, NoPlace> {
        let settled = self.settled;
        if let Some(which) = settled.half_on(cell) {
            return Ok(settled.lifted(which).holding(which));
        }
        let held = settled.held;
        let put = settled.with_cell(held, Some(cell)).with_arms(held, None).holding(held.other());
        let alone = settled.cleared().with_cell(held, Some(cell)).holding(held.other());
        let placed = self.fitting(put).or_else(|| self.fitting(alone));
        placed.ok_or_else(|| self.why_not(held, cell))
    }

    /// The whole domino with a half on a cell, in the best way there is. The other half is in hand then: it can be put
    /// elsewhere beside the first.
    fn laid(&self, which: Which, cell: Cell) -> Option<Settled> {
        let settled = self.settled.cleared().with_cell(which, Some(cell));
        let best = self.with(settled).drawings().max_by_key(|drawing| self.worth(drawing))?;
        let other = best.halves[which.other() as usize].cell;
        let laid = settled.with_cell(which.other(), Some(other));
        Some(self.naming_wilds(laid, &best).holding(which.other()))
    }

    /// What is settled, with the arms of wilds that are open or do not fit decided as they score most; nothing if no legal
    /// drawing can come of it.
    fn fitting(&self, settled: Settled) -> Option<Settled> {
        let lies = Which::BOTH.into_iter().all(|which| settled.cell(which).is_some());
        if !lies {
            return self.with(settled).is_possible().then_some(settled);
        }
        let open = Settled { arms: [None; 2], ..settled };
        [settled, open].into_iter().find_map(|settled| {
            let best = self.with(settled).drawings().max_by_key(|drawing| self.worth(drawing))?;
            Some(self.naming_wilds(settled, &best))
        })
    }

    /// What is settled, with each wild as a drawing has it.
    fn naming_wilds(&self, mut settled: Settled, drawing: &Drawing) -> Settled {
        for which in Which::BOTH.into_iter().filter(|&which| self.face(which) == Face::Wild) {
            settled = settled.with_arms(which, Some(drawing.halves[which as usize].arms));
        }
        settled
    }

    /// What speaks for one way of drawing a domino over another: points, then how large the domains of its halves become,
    /// then that no single cell is left empty where no domino fits any more.
    fn worth(&self, drawing: &Drawing) -> (u32, u32, Reverse<u32>) {
        let mut kingdom = *self.position.kingdom(self.seat);
        for half in drawing.halves {
            kingdom.draw(half.cell, half.arms, half.crosses);
        }
        let joined = drawing.halves.iter().filter_map(|half| kingdom.domain_at(half.cell));
        let empty = kingdom.empty();
        let lone = (empty - empty.neighbours()).len();
        (kingdom.score(), joined.map(|domain| domain.cells.len()).sum(), Reverse(lone))
    }

    /// What is settled after a half has been put on a cell. If there is only one place left for the other, it goes
    /// there too.
    pub fn put(&self, which: Which, cell: Cell) -> Result<Settled, NoPlace> {
        self.put_from(self.settled, which, cell).ok_or_else(|| self.why_not(which, cell))
    }

    /// Turns the domino to its next possible place around the half that was put down first, or else around the other.
    pub fn turned(&self) -> Option<Settled> {
        let first = self.settled.held.other();
        self.turned_around(first).or_else(|| self.turned_around(first.other()))
    }

    /// Lets the two halves change places.
    pub fn swapped(&self) -> Option<Settled> {
        let [one, other] = self.settled.cells;
        let swapped = Settled { cells: [other, one], held: self.settled.held.other(), ..self.settled };
        (one.is_some() && other.is_some()).then(|| self.fitting(swapped)).flatten()
    }

    /// What is settled with something else spent. What lies stays if it can.
    pub fn spending(&self, mode: Mode, turn: Option<Turn>, castle: Option<Die>) -> Settled {
        let mut settled = Settled { mode, turn, castle, ..self.settled };
        if turn != self.settled.turn {
            settled.arms = [None; 2];
        }
        self.fitting(settled).unwrap_or_else(|| settled.cleared())
    }

    /// What is settled with a wild decided.
    pub fn choosing(&self, which: Which, arms: Arms) -> Settled {
        self.settled.with_arms(which, Some(arms))
    }

    /// Why nothing legal comes of a half on a cell.
    pub fn why_not(&self, which: Which, cell: Cell) -> NoPlace {
        if !self.position.kingdom(self.seat).empty().contains(cell) {
            return NoPlace::Rule(Illegal::CellTaken(cell));
        }
        let settled = match self.settled.cell(which) {
            Some(_) => self.settled.cleared(),
            None => self.settled,
        };
        let mut candidates = self.with(settled.with_cell(which, Some(cell))).candidates();
        let reason =
            candidates.find_map(|drawing| self.position.check(Event::Draw(self.seat, drawing)).err());
        reason.map_or(NoPlace::NoRoom, NoPlace::Rule)
    }

    fn with(self, settled: Settled) -> PartialDrawing<'a> {
        PartialDrawing { settled, ..self }
    }

    fn turned_around(&self, pivot: Which) -> Option<Settled> {
        let (centre, other) = (self.settled.cell(pivot)?, self.settled.cell(pivot.other())?);
        let around: Vec<Cell> = [Side::North, Side::East, Side::South, Side::West]
            .into_iter()
            .filter_map(|side| centre.beside(side))
            .collect();
        let at = around.iter().position(|&cell| cell == other).map_or(0, |at| at + 1);
        let mut next = (0..around.len()).map(|step| around[(at + step) % around.len()]);
        next.find_map(|cell| {
            (cell != other).then(|| self.fitting(self.settled.with_cell(pivot.other(), Some(cell))))?
        })
    }

    /// Puts a half down and takes up the other; if there is only one place for that, it goes there too.
    fn put_from(&self, settled: Settled, which: Which, cell: Cell) -> Option<Settled> {
        let put = self.with(settled.with_cell(which, Some(cell)));
        if !put.is_possible() {
            return None;
        }
        let other = which.other();
        if put.settled.cell(other).is_some() {
            // The half that was put down first stays in hand: the domino turns and moves around it.
            return Some(put.settled.holding(other));
        }
        let places = put.places(other);
        match places.first() {
            Some(only) if places.len() == 1 => Some(put.settled.with_cell(other, Some(only)).holding(which)),
            _ => Some(put.settled.holding(other)),
        }
    }

    /// Whether a legal drawing can come of this without spending more.
    fn is_possible(&self) -> bool {
        self.drawings().next().is_some()
    }

    /// Whether a legal drawing can come of this, perhaps by spending more powers.
    fn can_become_possible(&self) -> bool {
        let modes = [(Mode::Free, Power::Free), (Mode::Split, Power::Split)];
        let with_mode = move |settled: Settled| {
            let more = modes
                .into_iter()
                .filter(move |&(_, power)| {
                    settled.mode == Mode::Join && self.position.holds(self.seat, power)
                })
                .map(move |(mode, _)| Settled { mode, ..settled });
            core::iter::once(settled).chain(more)
        };
        let turns = self.dice.into_iter().flat_map(|die| {
            self.position.components().faces(die).iter().map(move |&face| Turn { die, face })
        });
        let may_turn = self.settled.turn.is_none() && self.position.holds(self.seat, Power::Turn);
        let with_turn = turns.filter(|_| may_turn).map(|turn| Settled { turn: Some(turn), ..self.settled });
        core::iter::once(self.settled)
            .chain(with_turn)
            .flat_map(with_mode)
            .any(|settled| self.with(settled).is_possible())
    }

    /// Everything this could become if there were no rules but the shape of a domino.
    fn candidates(&self) -> impl Iterator<Item = Drawing> + use<'a> {
        let drawing = *self;
        let empty = self.position.kingdom(self.seat).empty();
        // From the half that lies, if one does: the other has four places at most then.
        let first = if self.settled.cell(Which::Lower).is_some() { Which::Lower } else { Which::Higher };
        let around = move |cell: Cell| match drawing.settled.mode {
            Mode::Split => empty - Cells::one(cell),
            Mode::Join | Mode::Free => Cells::one(cell).neighbours() & empty,
        };
        let pairs = self.settled.cell(first).map_or(empty, Cells::one).iter().flat_map(move |cell| {
            let others = drawing.settled.cell(first.other()).map_or_else(|| around(cell), Cells::one);
            others.iter().map(move |other| if first == Which::Lower { [cell, other] } else { [other, cell] })
        });
        pairs.flat_map(move |cells| {
            drawing.arms_of(Which::Lower).flat_map(move |one| {
                drawing.arms_of(Which::Higher).map(move |other| drawing.drawing(cells, [one, other]))
            })
        })
    }

    /// The arms that the rules let a half be, or the one that was chosen.
    fn arms_of(&self, which: Which) -> impl Iterator<Item = Arms> + use<> {
        let (face, chosen) = (self.face(which), self.settled.arms(which));
        Arms::ALL.into_iter().filter(move |&arms| match (face, chosen) {
            (Face::Arms(own, _), _) | (Face::Wild, Some(own)) => own == arms,
            (Face::Wild, None) => true,
        })
    }

    fn crosses(&self, which: Which) -> Crosses {
        let crosses = self.face(which).crosses();
        if self.settled.castle == Some(self.die(which)) {
            crosses.one_more().unwrap_or(crosses)
        } else {
            crosses
        }
    }

    fn drawing(&self, cells: [Cell; 2], arms: [Arms; 2]) -> Drawing {
        let half = |which: Which| Half {
            die: self.die(which),
            cell: cells[which as usize],
            arms: arms[which as usize],
            crosses: self.crosses(which),
        };
        let Settled { mode, turn, castle, .. } = self.settled;
        Drawing { halves: Which::BOTH.map(half), mode, castle, turn }
    }
}
