//! A drawing that is being made: half of it may be missing. The rules crate alone says what is legal; here is only
//! what has been pointed at so far, and questions to the rules about what it could become.

use blazon::{
    Arms, Cell, Cells, Crosses, Die, Drawing, Event, Face, Half, Illegal, Marks, Mode, Position, Seat, Side,
    Step, Turn,
};

/// Which half of the domino: that of the lower die, or that of the higher one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Which {
    /// The lower die's.
    #[default]
    Lower,
    /// The higher die's.
    Higher,
}

impl Which {
    pub(crate) const BOTH: [Which; 2] = [Which::Lower, Which::Higher];

    pub(crate) const fn other(self) -> Which {
        match self {
            Which::Lower => Which::Higher,
            Which::Higher => Which::Lower,
        }
    }
}

/// What has been pointed at so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sketch {
    pub(crate) mode: Mode,
    pub(crate) turn: Option<Turn>,
    pub(crate) castle: Option<Die>,
    cells: [Option<Cell>; 2],
    arms: [Option<Arms>; 2],
    /// The half that goes where the player points next.
    pub(crate) held: Which,
}

impl Default for Sketch {
    fn default() -> Sketch {
        Sketch {
            mode: Mode::Join,
            turn: None,
            castle: None,
            cells: [None; 2],
            arms: [None; 2],
            held: Which::Lower,
        }
    }
}

impl Sketch {
    /// The sketch of a finished drawing.
    pub(crate) fn of(drawing: &Drawing) -> Sketch {
        let &Drawing { halves, mode, castle, turn } = drawing;
        Sketch {
            mode,
            turn,
            castle,
            cells: halves.map(|half| Some(half.cell)),
            arms: halves.map(|half| Some(half.arms)),
            held: Which::Lower,
        }
    }

    /// Where a half has been put.
    pub(crate) const fn cell(&self, which: Which) -> Option<Cell> {
        self.cells[which as usize]
    }

    /// The sketch with this half in hand.
    #[must_use]
    pub(crate) const fn holding(mut self, which: Which) -> Sketch {
        self.held = which;
        self
    }

    /// Whether nothing has been put anywhere and nothing is spent.
    pub(crate) fn is_blank(&self) -> bool {
        Sketch { held: Which::Lower, ..*self } == Sketch::default()
    }

    /// Which half lies on a cell.
    pub(crate) fn half_on(&self, cell: Cell) -> Option<Which> {
        Which::BOTH.into_iter().find(|&which| self.cell(which) == Some(cell))
    }

    /// The sketch before the last thing that was done to it, or nothing if it is blank.
    pub(crate) fn back(self) -> Option<Sketch> {
        let last = [self.held.other(), self.held].into_iter().find(|&which| self.cell(which).is_some());
        match last {
            Some(which) => {
                let mut sketch = self.with_cell(which, None);
                sketch.arms[which as usize] = None;
                Some(Sketch { held: which, ..sketch })
            }
            None => (!self.is_blank()).then(Sketch::default),
        }
    }

    fn with_cell(mut self, which: Which, cell: Option<Cell>) -> Sketch {
        self.cells[which as usize] = cell;
        self
    }

    /// What is spent, without anything drawn.
    fn cleared(self) -> Sketch {
        Sketch { mode: self.mode, turn: self.turn, castle: self.castle, held: self.held, ..Sketch::default() }
    }
}

/// Why a place that was pointed at is none for this half.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoPlace {
    /// A rule forbids it.
    Rule(Illegal),
    /// The half could lie there, but nothing is free beside it for the other.
    NoRoom,
}

/// What a player could spend along with what is sketched.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Offers {
    /// *Free* and *Split*, as far as they could be spent.
    pub(crate) modes: Vec<Mode>,
    /// The dice that the castle's cross could go on.
    pub(crate) castle: Vec<Die>,
    /// What *Turn* could turn.
    pub(crate) turns: Vec<Turn>,
    /// Whether the domino may be left out.
    pub(crate) leave: bool,
    /// Whether it can be drawn as the dice show it, without spending anything.
    pub(crate) plain: bool,
}

/// A sketch in a position, so that the rules can be asked about it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Easel<'a> {
    position: &'a Position,
    seat: Seat,
    dice: [Die; 2],
    rolled: [Face; 2],
    sketch: Sketch,
}

impl<'a> Easel<'a> {
    /// The easel of a player who has a domino to draw.
    pub(crate) fn new(position: &'a Position, seat: Seat, sketch: Sketch) -> Option<Easel<'a>> {
        let Step::Draw { roll, hands, done } = position.step() else {
            return None;
        };
        let dice = hands[seat].pair().filter(|_| done[seat].is_none())?;
        Some(Easel { position, seat, dice, rolled: dice.map(|die| roll.face(die)), sketch })
    }

    /// The die of a half.
    pub(crate) const fn die(&self, which: Which) -> Die {
        self.dice[which as usize]
    }

    /// What a half shows, turned if it is.
    pub(crate) fn face(&self, which: Which) -> Face {
        let die = self.die(which);
        match self.sketch.turn {
            Some(turn) if turn.die == die => turn.face,
            _ => self.rolled[which as usize],
        }
    }

    /// What a half will look like, if that is settled.
    pub(crate) fn look(&self, which: Which) -> Option<(Arms, Crosses)> {
        let face = self.face(which);
        let arms = match face {
            Face::Arms(arms, _) => arms,
            Face::Wild => self.sketch.arms[which as usize]?,
        };
        Some((arms, self.crosses(which)))
    }

    /// The cells that a half could go on: with the other half where it lies, or anywhere if it lies nowhere.
    pub(crate) fn places(&self, which: Which) -> Cells {
        let empty = self.position.kingdom(self.seat).empty();
        empty
            .iter()
            .filter(|&cell| self.with(self.sketch.with_cell(which, Some(cell))).is_possible())
            .collect()
    }

    /// The cells that light up: where the half in hand could go, or, when both lie somewhere, where the domino could
    /// be moved to.
    pub(crate) fn targets(&self) -> Cells {
        let held = self.sketch.held;
        match self.sketch.cell(held) {
            None => self.places(held),
            Some(_) => self.with(self.sketch.cleared()).places(held),
        }
    }

    /// The arms that a wild half could be.
    pub(crate) fn choices(&self, which: Which) -> Vec<Arms> {
        if self.face(which) != Face::Wild {
            return Vec::new();
        }
        let fits = |&arms: &Arms| {
            let mut sketch = self.sketch;
            sketch.arms[which as usize] = Some(arms);
            self.with(sketch).is_possible()
        };
        Arms::ALL.into_iter().filter(fits).collect()
    }

    /// The wild that has been put somewhere and is no arms yet.
    pub(crate) fn open_wild(&self) -> Option<Which> {
        Which::BOTH.into_iter().find(|&which| self.sketch.cell(which).is_some() && self.look(which).is_none())
    }

    /// The event, once nothing is missing.
    pub(crate) fn event(&self) -> Option<Event> {
        let [Some(one), Some(other)] = self.sketch.cells else {
            return None;
        };
        let [(arms, _), (arms2, _)] = [self.look(Which::Lower)?, self.look(Which::Higher)?];
        let event = self.draw([one, other], [arms, arms2]);
        self.position.is_legal(event).then_some(event)
    }

    /// The boxes the domino will mark if it is drawn like this.
    pub(crate) fn marks(&self) -> Option<Marks> {
        match self.event()? {
            Event::Draw(seat, drawing) => Some(self.position.marks_of(seat, &drawing)),
            _ => None,
        }
    }

    /// What could be spent besides what is.
    pub(crate) fn offers(&self) -> Offers {
        let bare = self.sketch.cleared();
        let possible = |sketch: Sketch| self.with(sketch).is_possible();
        let plain = possible(Sketch { turn: None, castle: None, mode: Mode::Join, ..bare });
        let [faces, faces2] = self.dice.map(|die| *self.position.components().faces(die));
        let mut turns: Vec<Turn> = Vec::new();
        for (die, faces) in self.dice.into_iter().zip([faces, faces2]) {
            for face in faces {
                let turn = Turn { die, face };
                if !turns.contains(&turn) && possible(Sketch { turn: Some(turn), castle: None, ..bare }) {
                    turns.push(turn);
                }
            }
        }
        let castle = |&die: &Die| possible(Sketch { castle: Some(die), ..bare });
        Offers {
            modes: [Mode::Free, Mode::Split]
                .into_iter()
                .filter(|&mode| possible(Sketch { mode, ..bare }))
                .collect(),
            castle: self.dice.iter().copied().filter(castle).collect(),
            turns,
            leave: self.position.is_legal(Event::Leave(self.seat)),
            plain,
        }
    }

    /// The sketch after the player has pointed at a cell.
    pub(crate) fn point(&self, cell: Cell) -> Result<Sketch, NoPlace> {
        let sketch = self.sketch;
        if let Some(which) = sketch.half_on(cell) {
            return Ok(Sketch { held: which, ..self.lift(which) });
        }
        let held = sketch.held;
        let placed = match (sketch.cell(held), sketch.cell(held.other())) {
            (None, None) => self.put(sketch, held, cell),
            (None, Some(_)) => {
                // Where this half cannot go, perhaps the one that lies already could be moved.
                self.put(sketch, held, cell).or_else(|| self.put(self.lift(held.other()), held.other(), cell))
            }
            (Some(old), other) => {
                // The whole domino moves, as it lies if that is possible.
                let moved = other.and_then(|other| {
                    let other = shifted(other, old, cell)?;
                    let whole = sketch.with_cell(held, Some(cell)).with_cell(held.other(), Some(other));
                    self.with(whole).is_possible().then_some(whole)
                });
                moved.or_else(|| self.put(sketch.cleared(), held, cell))
            }
        };
        placed.ok_or_else(|| self.why_not(cell))
    }

    /// Turns the domino to its next possible place around the half that was put down first, or else around the other.
    pub(crate) fn turned(&self) -> Option<Sketch> {
        let held = self.sketch.held;
        self.turned_around(held).or_else(|| self.turned_around(held.other()))
    }

    fn turned_around(&self, pivot: Which) -> Option<Sketch> {
        let (centre, other) = (self.sketch.cell(pivot)?, self.sketch.cell(pivot.other())?);
        let around: Vec<Cell> = [Side::North, Side::East, Side::South, Side::West]
            .into_iter()
            .filter_map(|side| centre.beside(side))
            .collect();
        let at = around.iter().position(|&cell| cell == other).map_or(0, |at| at + 1);
        let mut next = (0..around.len()).map(|step| around[(at + step) % around.len()]);
        next.find_map(|cell| {
            let sketch = self.sketch.with_cell(pivot.other(), Some(cell));
            (cell != other && self.with(sketch).is_possible()).then_some(sketch)
        })
    }

    /// Lets the two halves change places.
    pub(crate) fn swapped(&self) -> Option<Sketch> {
        let [one, other] = self.sketch.cells;
        let sketch = Sketch { cells: [other, one], held: self.sketch.held.other(), ..self.sketch };
        (one.is_some() && other.is_some() && self.with(sketch).is_possible()).then_some(sketch)
    }

    /// The sketch with something else spent. What lies stays if it can.
    pub(crate) fn spending(&self, mode: Mode, turn: Option<Turn>, castle: Option<Die>) -> Sketch {
        let mut sketch = Sketch { mode, turn, castle, ..self.sketch };
        if turn != self.sketch.turn {
            sketch.arms = [None; 2];
        }
        if self.with(sketch).is_possible() { sketch } else { sketch.cleared() }
    }

    /// The sketch with a wild decided.
    pub(crate) fn choosing(&self, which: Which, arms: Arms) -> Sketch {
        let mut sketch = self.sketch;
        sketch.arms[which as usize] = Some(arms);
        sketch
    }

    fn with(self, sketch: Sketch) -> Easel<'a> {
        Easel { sketch, ..self }
    }

    /// The sketch with a half taken up again; a wild is open again then.
    pub(crate) fn lift(&self, which: Which) -> Sketch {
        let mut sketch = self.sketch.with_cell(which, None);
        sketch.arms[which as usize] = None;
        sketch
    }

    /// Puts a half down and takes up the other; if there is only one place for that, it goes there too.
    fn put(&self, sketch: Sketch, which: Which, cell: Cell) -> Option<Sketch> {
        let sketch = sketch.with_cell(which, Some(cell));
        let easel = self.with(sketch);
        if !easel.is_possible() {
            return None;
        }
        let other = which.other();
        if sketch.cell(other).is_some() {
            // The half that was put down first stays in hand: the domino turns and moves around it.
            return Some(Sketch { held: other, ..sketch });
        }
        let places = easel.places(other);
        match places.first() {
            Some(only) if places.len() == 1 => {
                Some(Sketch { held: which, ..sketch.with_cell(other, Some(only)) })
            }
            _ => Some(Sketch { held: other, ..sketch }),
        }
    }

    /// Whether a legal drawing could come of this.
    fn is_possible(&self) -> bool {
        self.search(|event| self.position.is_legal(event).then_some(())).is_some()
    }

    /// Goes through everything the sketch could become until something is found.
    fn search<T>(&self, mut find: impl FnMut(Event) -> Option<T>) -> Option<T> {
        let arms = Which::BOTH.map(|which| self.arms_of(which));
        let empty = self.position.kingdom(self.seat).empty();
        let places = |which: Which| match self.sketch.cell(which) {
            Some(cell) => Cells::one(cell),
            None => empty,
        };
        let around = |cell: Cell| match self.sketch.mode {
            Mode::Split => empty - Cells::one(cell),
            Mode::Join | Mode::Free => Cells::one(cell).neighbours() & empty,
        };
        // From the half that lies, if one does: the other has four places at most then.
        let first = if self.sketch.cell(Which::Lower).is_some() { Which::Lower } else { Which::Higher };
        for cell in places(first) {
            let others = match self.sketch.cell(first.other()) {
                Some(other) => Cells::one(other),
                None => around(cell),
            };
            for other in others {
                let cells = if first == Which::Lower { [cell, other] } else { [other, cell] };
                for &one in &arms[0] {
                    for &two in &arms[1] {
                        if let Some(found) = find(self.draw(cells, [one, two])) {
                            return Some(found);
                        }
                    }
                }
            }
        }
        None
    }

    /// Why nothing legal comes of the half in hand on this cell.
    fn why_not(&self, cell: Cell) -> NoPlace {
        let kingdom = self.position.kingdom(self.seat);
        if !kingdom.empty().contains(cell) {
            return NoPlace::Rule(Illegal::CellTaken(cell));
        }
        let held = self.sketch.held;
        let sketch = match self.sketch.cell(held) {
            Some(_) => self.sketch.cleared(),
            None => self.sketch,
        };
        let reason =
            self.with(sketch.with_cell(held, Some(cell))).search(|event| self.position.check(event).err());
        reason.map_or(NoPlace::NoRoom, NoPlace::Rule)
    }

    fn arms_of(&self, which: Which) -> Vec<Arms> {
        match (self.face(which), self.sketch.arms[which as usize]) {
            (Face::Arms(arms, _), _) | (Face::Wild, Some(arms)) => vec![arms],
            (Face::Wild, None) => Arms::ALL.to_vec(),
        }
    }

    fn crosses(&self, which: Which) -> Crosses {
        let crosses = self.face(which).crosses();
        if self.sketch.castle == Some(self.die(which)) {
            crosses.one_more().unwrap_or(crosses)
        } else {
            crosses
        }
    }

    fn draw(&self, cells: [Cell; 2], arms: [Arms; 2]) -> Event {
        let half = |which: Which| Half {
            die: self.die(which),
            cell: cells[which as usize],
            arms: arms[which as usize],
            crosses: self.crosses(which),
        };
        let Sketch { mode, turn, castle, .. } = self.sketch;
        Event::Draw(self.seat, Drawing { halves: Which::BOTH.map(half), mode, castle, turn })
    }
}

/// Where `cell` comes to lie when `from` is moved to `to`.
fn shifted(cell: Cell, from: Cell, to: Cell) -> Option<Cell> {
    let along = |cell: u8, from: u8, to: u8| (cell + to).checked_sub(from);
    Cell::new(along(cell.column(), from.column(), to.column())?, along(cell.row(), from.row(), to.row())?)
}

#[cfg(test)]
mod tests;
