//! A drawing in the making: half of it may be missing. [`Position::check`] alone says what is legal; here is only what
//! has been settled so far, and questions to the rules about what it can become.

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
/// let one = drawing(Settled::default()).point("d4".parse()?).expect("beside the castle");
/// let both = drawing(one).point("d5".parse()?).expect("beside the first half");
/// assert_eq!(drawing(both).open_wild(), Some(Which::Higher));
/// let finished = drawing(drawing(both).choosing(Which::Higher, Arms::Solid)).finished().expect("nothing is missing");
/// assert_eq!(finished.event.to_string(), "F:3d4s2+4d5s");
/// assert_eq!(finished.points.then, 4);
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

    /// The cells that light up: where the half in hand could go, or, when both lie somewhere, where the domino could
    /// be moved to.
    pub fn targets(&self) -> Cells {
        let held = self.settled.held;
        match self.settled.cell(held) {
            None => self.places(held),
            Some(_) => self.with(self.settled.cleared()).places(held),
        }
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
        let open = |&which: &Which| self.settled.cell(which).is_some() && self.look(which).is_none();
        Which::BOTH.into_iter().find(open)
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

    /// What is settled after the player has pointed at a cell: the half in hand goes there, the half that lies there is
    /// taken up, or the whole domino moves.
    pub fn point(&self, cell: Cell) -> Result<Settled, NoPlace> {
        let settled = self.settled;
        if let Some(which) = settled.half_on(cell) {
            return Ok(settled.lifted(which).holding(which));
        }
        let held = settled.held;
        let placed = match (settled.cell(held), settled.cell(held.other())) {
            (None, None) => self.put_from(settled, held, cell),
            (None, Some(_)) => {
                // Where this half cannot go, perhaps the one that lies already could be moved.
                let other = held.other();
                self.put_from(settled, held, cell)
                    .or_else(|| self.put_from(settled.lifted(other), other, cell))
            }
            (Some(old), other) => {
                // The whole domino moves, as it lies if that is possible.
                let moved = other.and_then(|other| {
                    let other = shifted(other, old, cell)?;
                    let whole = settled.with_cell(held, Some(cell)).with_cell(held.other(), Some(other));
                    self.with(whole).is_possible().then_some(whole)
                });
                moved.or_else(|| self.put_from(settled.cleared(), held, cell))
            }
        };
        placed.ok_or_else(|| self.why_not(held, cell))
    }

    /// What is settled after a half has been put on a cell. If there is only one place left for the other, it goes
    /// there too.
    pub fn put(&self, which: Which, cell: Cell) -> Result<Settled, NoPlace> {
        self.put_from(self.settled, which, cell).ok_or_else(|| self.why_not(which, cell))
    }

    /// Turns the domino to its next possible place around the half that was put down first, or else around the other.
    pub fn turned(&self) -> Option<Settled> {
        let held = self.settled.held;
        self.turned_around(held).or_else(|| self.turned_around(held.other()))
    }

    /// Lets the two halves change places.
    pub fn swapped(&self) -> Option<Settled> {
        let [one, other] = self.settled.cells;
        let swapped = Settled { cells: [other, one], held: self.settled.held.other(), ..self.settled };
        (one.is_some() && other.is_some() && self.with(swapped).is_possible()).then_some(swapped)
    }

    /// What is settled with something else spent. What lies stays if it can.
    pub fn spending(&self, mode: Mode, turn: Option<Turn>, castle: Option<Die>) -> Settled {
        let mut settled = Settled { mode, turn, castle, ..self.settled };
        if turn != self.settled.turn {
            settled.arms = [None; 2];
        }
        if self.with(settled).is_possible() { settled } else { settled.cleared() }
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
            let settled = self.settled.with_cell(pivot.other(), Some(cell));
            (cell != other && self.with(settled).is_possible()).then_some(settled)
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

/// Where `cell` comes to lie when `from` is moved to `to`.
fn shifted(cell: Cell, from: Cell, to: Cell) -> Option<Cell> {
    let along = |cell: u8, from: u8, to: u8| (cell + to).checked_sub(from);
    Cell::new(along(cell.column(), from.column(), to.column())?, along(cell.row(), from.row(), to.row())?)
}
