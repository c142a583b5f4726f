//! The game: what each step allows, and what each event does. A function a rule.

use std::cmp::Ordering;

use crate::components::{ARMS, BOTH, CROSS, Components, DOMAINS, Edition, FREE, Face, SPLIT, TURN};
use crate::event::{Dice, Drawing, Event, Half, Mode};
use crate::map::{Map, Square, side_by_side};
use crate::spelling::{read_event, seat_letter};

/// A refusal's reason code.
type Reason = &'static str;

/// Boxes about to be marked, by arms.
pub(crate) type Marks = [u8; 6];

/// One game in progress, or over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Referee {
    pub(crate) edition: Edition,
    pub(crate) components: Components,
    pub(crate) maps: [Map; 2],
    pub(crate) sheets: [Sheet; 2],
    pub(crate) round: u8,
    pub(crate) step: Step,
}

/// A player's spellbook, powers and castle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sheet {
    /// Boxes marked, by arms.
    pub(crate) marks: Marks,
    /// Powers owned and not spent.
    pub(crate) held: [bool; 6],
    /// Whether the castle's bonus is still there.
    pub(crate) castle: bool,
    /// The arms chosen with *Domains*.
    pub(crate) chosen: Option<u8>,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Roll,
    Take { roll: [Face; 4], taken: Option<usize> },
    Draw { roll: [Face; 4], dice: [[usize; 2]; 2], done: [Option<Done>; 2] },
    Flash { seat: usize, somebody_drew: bool, waiting: Marks },
    Lots,
    Over { lots: Option<usize> },
}

/// What a player who is done with the domino has done, and will mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Done {
    pub(crate) drew: bool,
    pub(crate) marks: Marks,
}

/// The two dice a player is to draw, lower die first, and what all dice show.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Domino {
    pub(crate) seat: usize,
    pub(crate) roll: [Face; 4],
    pub(crate) dice: [usize; 2],
}

pub(crate) fn other(seat: usize) -> usize {
    1 - seat
}

fn seat_of(letter: char) -> usize {
    match letter {
        'F' => 0,
        'S' => 1,
        _ => panic!("a seat is 'F' or 'S', not {letter:?}"),
    }
}

/// What can be asked of a game.
impl Referee {
    /// Starts a game of an edition with the components of the box.
    ///
    /// # Errors
    ///
    /// If there is no edition of that name.
    pub fn start(edition: &str) -> Result<Referee, String> {
        let edition = Edition::named(edition).ok_or_else(|| format!("no edition is called {edition:?}"))?;
        let sheet = Sheet { marks: [0; 6], held: [false; 6], castle: true, chosen: None };
        Ok(Referee {
            edition,
            components: Components::of_the_box(),
            maps: [Map::empty(); 2],
            sheets: [sheet; 2],
            round: 1,
            step: Step::Roll,
        })
    }

    /// The seats that may act now: both while neither has drawn; none when it is chance's turn or the game is over.
    #[must_use]
    pub fn to_act(&self) -> Vec<char> {
        match self.step {
            Step::Roll | Step::Lots | Step::Over { .. } => vec![],
            Step::Take { taken: None, .. } => vec![seat_letter(self.a())],
            Step::Take { taken: Some(_), .. } => vec![seat_letter(other(self.a()))],
            Step::Draw { done, .. } => (0..2).filter(|&seat| done[seat].is_none()).map(seat_letter).collect(),
            Step::Flash { seat, .. } => vec![seat_letter(seat)],
        }
    }

    /// Whether the dice are to be rolled.
    #[must_use]
    pub fn awaits_roll(&self) -> bool {
        self.step == Step::Roll
    }

    /// Whether a full tie is to be settled by lots.
    #[must_use]
    pub fn awaits_lots(&self) -> bool {
        self.step == Step::Lots
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.step, Step::Over { .. })
    }

    /// Who won: `first`, `second` or `draw`; `None` while the game is not over.
    #[must_use]
    pub fn winner(&self) -> Option<&'static str> {
        let Step::Over { lots } = self.step else { return None };
        Some(match self.ahead().or(lots) {
            Some(0) => "first",
            Some(_) => "second",
            None => "draw",
        })
    }

    /// The points a seat has now.
    ///
    /// # Panics
    ///
    /// If the seat is neither `F` nor `S`.
    #[must_use]
    pub fn score(&self, seat: char) -> u32 {
        self.points(seat_of(seat))
    }

    /// The cells of a seat's largest domain.
    ///
    /// # Panics
    ///
    /// If the seat is neither `F` nor `S`.
    #[must_use]
    pub fn largest(&self, seat: char) -> u32 {
        self.maps[seat_of(seat)].largest()
    }

    /// The number of the round, from 1.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The seat that rolls this round.
    #[must_use]
    pub fn player_a(&self) -> char {
        seat_letter(self.a())
    }

    /// The seat that has filled the line of these arms, a letter.
    #[must_use]
    pub fn owner(&self, arms: char) -> Option<char> {
        let arms = ARMS.iter().position(|&letter| letter == arms)?;
        (0..2).find(|&seat| self.is_line_full(seat, arms)).map(seat_letter)
    }

    /// Plays an event.
    ///
    /// # Errors
    ///
    /// The reason code, if the event is refused. The game is then as it was.
    pub fn play(&mut self, token: &str) -> Result<(), &'static str> {
        let event = read_event(token).ok_or("unreadable")?;
        self.check(&event)?;
        self.carry_out(&event);
        Ok(())
    }
}

/// What may be done: each check gives the first reason against it.
impl Referee {
    pub(crate) fn check(&self, event: &Event) -> Result<(), Reason> {
        if self.is_over() {
            return Err("game-over");
        }
        match *event {
            Event::Roll(roll) => self.check_roll(&roll),
            Event::Take { seat, dice } => self.check_take(seat, dice),
            Event::Draw { seat, drawing } => self.check_draw(seat, &drawing),
            Event::Leave { seat } => self.check_leave(seat),
            Event::Choose { seat, .. } => self.check_choose(seat),
            Event::Cross { seat, cell } => self.check_cross(seat, cell),
            Event::Lots { .. } => self.check_lots(),
        }
    }

    /// 2.1: A rolls the four dice.
    fn check_roll(&self, roll: &[Face; 4]) -> Result<(), Reason> {
        if self.step != Step::Roll {
            return Err("not-this-step");
        }
        for (die, face) in roll.iter().enumerate() {
            if !self.components.dice[die].contains(face) {
                return Err("no-such-face");
            }
        }
        Ok(())
    }

    /// 2.2: A takes one die, B two of the other three. With *Both*, A takes two at once.
    fn check_take(&self, seat: usize, dice: Dice) -> Result<(), Reason> {
        let Step::Take { taken, .. } = self.step else { return Err("not-this-step") };
        match taken {
            None => {
                if seat != self.a() {
                    return Err("not-your-turn");
                }
                if matches!(dice, Dice::Two(..)) && !self.sheets[seat].held[BOTH] {
                    return Err("power-not-held");
                }
                Ok(())
            }
            Some(taken) => {
                if seat == self.a() {
                    return Err("not-your-turn");
                }
                let Dice::Two(one, two) = dice else { return Err("die-count") };
                if one == taken || two == taken {
                    return Err("die-taken");
                }
                Ok(())
            }
        }
    }

    /// 2.3: the two faces on two empty cells that share a side, and connected, but for *Free* and *Split*.
    fn check_draw(&self, seat: usize, drawing: &Drawing) -> Result<(), Reason> {
        let domino = self.domino_to_draw(seat)?;
        self.check_drawing(&domino, drawing)
    }

    /// The same, for a player who is known to be drawing: all that depends on the drawing itself.
    pub(crate) fn check_drawing(&self, domino: &Domino, drawing: &Drawing) -> Result<(), Reason> {
        let Domino { seat, roll, dice } = *domino;
        let Drawing { halves, mode } = *drawing;
        let map = &self.maps[seat];
        let sheet = &self.sheets[seat];

        // The dice are written in ascending order on both sides.
        if halves.map(|half| usize::from(half.die)) != dice {
            return Err("not-your-die");
        }

        let is_turned = halves.iter().any(|half| half.turned.is_some());
        if mode == Mode::Free && !sheet.held[FREE]
            || mode == Mode::Split && !sheet.held[SPLIT]
            || is_turned && !sheet.held[TURN]
        {
            return Err("power-not-held");
        }

        // Turn: any of that die's own six faces that differs from the one shown.
        for half in halves {
            let number = usize::from(half.die);
            if half.turned.is_some_and(|face| !self.components.dice[number].contains(&face)) {
                return Err("no-such-face");
            }
            if half.turned == Some(roll[number]) {
                return Err("same-face");
            }
        }

        // The castle's bonus: once a game, one cross to one die, unless it would exceed two.
        if halves.iter().any(|half| half.castle) && !sheet.castle {
            return Err("castle-spent");
        }
        for half in halves {
            if half.castle && face_of(half, &roll).crosses() == 2 {
                return Err("too-many-crosses");
            }
        }

        // Each face with its crosses; a wild is any arms.
        for half in halves {
            let face = face_of(half, &roll);
            let crosses = face.crosses() + u8::from(half.castle);
            if !face.can_be(half.arms) || half.crosses != crosses {
                return Err("not-the-face");
            }
        }

        let [first, second] = halves;
        if first.cell == second.cell {
            return Err("same-cell");
        }
        if !map.is_empty(first.cell) || !map.is_empty(second.cell) {
            return Err("cell-taken");
        }
        if mode != Mode::Split && !side_by_side(first.cell, second.cell) {
            return Err("not-side-by-side");
        }

        // Against arms of earlier rounds: the other half is not on the map yet.
        let first_connects = map.connects(first.cell, first.arms);
        let second_connects = map.connects(second.cell, second.arms);
        let connects = match mode {
            Mode::Join => first_connects || second_connects,
            Mode::Free => true,
            Mode::Split => first_connects && second_connects,
        };
        if connects { Ok(()) } else { Err("does-not-connect") }
    }

    /// 2.3: a domino that can be drawn must be drawn. No power need be spent to draw it.
    fn check_leave(&self, seat: usize) -> Result<(), Reason> {
        let Domino { roll, dice: [one, two], .. } = self.domino_to_draw(seat)?;
        if self.can_be_drawn(seat, [roll[one], roll[two]]) { Err("can-be-drawn") } else { Ok(()) }
    }

    /// Whether there are two empty cells side by side where one of the faces, drawn as some arms, connects.
    fn can_be_drawn(&self, seat: usize, faces: [Face; 2]) -> bool {
        let map = &self.maps[seat];
        (0..6).any(|arms| {
            faces.iter().any(|face| face.can_be(arms))
                && map.empty_cells().any(|cell| map.connects(cell, arms) && map.has_empty_neighbour(cell))
        })
    }

    /// The domino of a player who is to draw.
    pub(crate) fn domino_to_draw(&self, seat: usize) -> Result<Domino, Reason> {
        let Step::Draw { roll, dice, done } = self.step else { return Err("not-this-step") };
        if done[seat].is_some() {
            return Err("already-done");
        }
        Ok(Domino { seat, roll, dice: dice[seat] })
    }

    /// 3, Domains: any arms, while that is the power to be resolved.
    fn check_choose(&self, seat: usize) -> Result<(), Reason> {
        self.check_flash(seat, DOMAINS)
    }

    /// 3, Cross: a drawn cell with fewer than two crosses.
    fn check_cross(&self, seat: usize, cell: u8) -> Result<(), Reason> {
        self.check_flash(seat, CROSS)?;
        match self.maps[seat].at(cell) {
            Square::Drawn { crosses: 2, .. } => Err("two-crosses"),
            Square::Drawn { .. } => Ok(()),
            Square::Empty | Square::Castle => Err("no-arms-there"),
        }
    }

    /// Whether this seat resolves this lightning power now; *Domains* comes before *Cross*.
    fn check_flash(&self, seat: usize, power: usize) -> Result<(), Reason> {
        let Step::Flash { seat: flashing, .. } = self.step else { return Err("not-this-step") };
        let now = if self.sheets[flashing].held[DOMAINS] { DOMAINS } else { CROSS };
        if power != now {
            return Err("not-this-step");
        }
        if seat != flashing {
            return Err("not-your-turn");
        }
        Ok(())
    }

    /// 5: lots are drawn for a full tie.
    fn check_lots(&self) -> Result<(), Reason> {
        if self.step == Step::Lots { Ok(()) } else { Err("not-this-step") }
    }
}

/// What happens: each function carries out an event that was checked.
impl Referee {
    pub(crate) fn carry_out(&mut self, event: &Event) {
        match *event {
            Event::Roll(roll) => self.step = Step::Take { roll, taken: None },
            Event::Take { seat, dice } => self.take(seat, dice),
            Event::Draw { seat, drawing } => self.draw(seat, &drawing),
            Event::Leave { seat } => self.leave(seat),
            Event::Choose { seat, arms } => self.choose(seat, arms),
            Event::Cross { seat, cell } => self.add_cross(seat, cell),
            Event::Lots { seat } => self.step = Step::Over { lots: Some(seat) },
        }
    }

    fn take(&mut self, seat: usize, dice: Dice) {
        let Step::Take { roll, .. } = self.step else { return };
        match dice {
            Dice::One(one) => self.step = Step::Take { roll, taken: Some(one) },
            Dice::Two(one, two) => {
                if seat == self.a() {
                    self.sheets[seat].held[BOTH] = false;
                }
                // The other player has the rest: the last die goes to A without an event.
                let rest: Vec<usize> = (0..4).filter(|&die| die != one && die != two).collect();
                let mut dice = [[one, two]; 2];
                dice[other(seat)] = [rest[0], rest[1]];
                self.step = Step::Draw { roll, dice, done: [None; 2] };
            }
        }
    }

    fn draw(&mut self, seat: usize, drawing: &Drawing) {
        let Step::Draw { roll, .. } = self.step else { return };
        let marks = self.marks_of_drawing(seat, &roll, drawing);
        for half in drawing.halves {
            self.maps[seat].draw(half.cell, half.arms, half.crosses);
            if half.castle {
                self.sheets[seat].castle = false;
            }
            if half.turned.is_some() {
                self.sheets[seat].held[TURN] = false;
            }
        }
        match drawing.mode {
            Mode::Join => {}
            Mode::Free => self.sheets[seat].held[FREE] = false,
            Mode::Split => self.sheets[seat].held[SPLIT] = false,
        }
        self.is_done(seat, Done { drew: true, marks });
    }

    fn leave(&mut self, seat: usize) {
        let Step::Draw { roll, dice, .. } = self.step else { return };
        let mut marks = [0; 6];
        // 5: whether a domino that was not drawn still marks the spellbook.
        if self.edition.left_out_marks {
            for die in dice[seat] {
                count_mark(&mut marks, roll[die]);
            }
        }
        self.is_done(seat, Done { drew: false, marks: self.marks_that_show(seat, marks) });
    }

    /// 2.4: every face that is an arms without a cross marks one box; a wild marks none, nor does the castle's die.
    pub(crate) fn marks_of_drawing(&self, seat: usize, roll: &[Face; 4], drawing: &Drawing) -> Marks {
        let mut marks = [0; 6];
        for half in drawing.halves {
            if !half.castle {
                count_mark(&mut marks, face_of(half, roll));
            }
        }
        self.marks_that_show(seat, marks)
    }

    /// 3: marks on a full or struck line are lost, and a line has only so many boxes.
    fn marks_that_show(&self, seat: usize, marks: Marks) -> Marks {
        let mut showing = marks;
        for (arms, mark) in showing.iter_mut().enumerate() {
            let left = self.components.boxes[arms] - self.sheets[seat].marks[arms];
            *mark = if self.is_line_closed(arms) { 0 } else { left.min(*mark) };
        }
        showing
    }

    /// Notes that a player is done with the domino; once both are, the spellbook is marked.
    fn is_done(&mut self, seat: usize, what: Done) {
        let Step::Draw { roll, dice, mut done } = self.step else { return };
        done[seat] = Some(what);
        self.step = Step::Draw { roll, dice, done };
        if let [Some(first), Some(second)] = done {
            let marks = [first.marks, second.marks];
            self.mark_spellbooks(first.drew || second.drew, marks);
        }
    }

    /// 2.4: A first, with the lightning powers that wins, then B.
    fn mark_spellbooks(&mut self, somebody_drew: bool, marks: [Marks; 2]) {
        let a = self.a();
        let b = other(a);
        self.mark(a, marks[a]);
        let waiting = self.marks_that_show(b, marks[b]);
        self.flash(a, somebody_drew, waiting);
    }

    /// 3: a line belongs to whoever fills its last box, and with it the power.
    fn mark(&mut self, seat: usize, marks: Marks) {
        for (arms, mark) in self.marks_that_show(seat, marks).into_iter().enumerate() {
            self.sheets[seat].marks[arms] += mark;
            if mark > 0 && self.is_line_full(seat, arms) {
                self.sheets[seat].held[self.components.powers[arms]] = true;
            }
        }
    }

    /// 3: lightning powers are resolved at once, *Domains* before *Cross*, A's before B's.
    fn flash(&mut self, seat: usize, somebody_drew: bool, waiting: Marks) {
        // A Cross with no cell to go to is lost.
        if !self.sheets[seat].held[DOMAINS] && !self.maps[seat].has_room_for_a_cross() {
            self.sheets[seat].held[CROSS] = false;
        }
        if self.sheets[seat].held[DOMAINS] || self.sheets[seat].held[CROSS] {
            self.step = Step::Flash { seat, somebody_drew, waiting };
        } else if seat == self.a() {
            self.mark(other(seat), waiting);
            self.flash(other(seat), somebody_drew, [0; 6]);
        } else {
            self.end_round(somebody_drew);
        }
    }

    fn choose(&mut self, seat: usize, arms: u8) {
        let Step::Flash { somebody_drew, waiting, .. } = self.step else { return };
        self.sheets[seat].chosen = Some(arms);
        self.sheets[seat].held[DOMAINS] = false;
        self.flash(seat, somebody_drew, waiting);
    }

    fn add_cross(&mut self, seat: usize, cell: u8) {
        let Step::Flash { somebody_drew, waiting, .. } = self.step else { return };
        if let Square::Drawn { arms, crosses } = self.maps[seat].at(cell) {
            self.maps[seat].draw(cell, arms, crosses + 1);
        }
        self.sheets[seat].held[CROSS] = false;
        self.flash(seat, somebody_drew, waiting);
    }

    /// 2.5 and 4: the game ends if a map is full or neither player drew; otherwise B becomes A.
    fn end_round(&mut self, somebody_drew: bool) {
        let full = self.maps.iter().any(Map::is_full);
        if !full && somebody_drew {
            self.round += 1;
            self.step = Step::Roll;
        } else if self.ahead().is_none() && self.edition.lots {
            self.step = Step::Lots;
        } else {
            self.step = Step::Over { lots: None };
        }
    }
}

/// What the position says.
impl Referee {
    /// Player A: the first seat in odd rounds, the second in even ones.
    pub(crate) fn a(&self) -> usize {
        usize::from(self.round.is_multiple_of(2))
    }

    fn points(&self, seat: usize) -> u32 {
        self.maps[seat].score(self.sheets[seat].chosen)
    }

    /// 4: the seat with the higher total, or with as many points the larger domain.
    fn ahead(&self) -> Option<usize> {
        let standing = |seat: usize| (self.points(seat), self.maps[seat].largest());
        match standing(0).cmp(&standing(1)) {
            Ordering::Greater => Some(0),
            Ordering::Less => Some(1),
            Ordering::Equal => None,
        }
    }

    fn is_line_full(&self, seat: usize, arms: usize) -> bool {
        self.sheets[seat].marks[arms] >= self.components.boxes[arms]
    }

    /// Whether one player has filled the line, and so the other's is struck out.
    fn is_line_closed(&self, arms: usize) -> bool {
        self.is_line_full(0, arms) || self.is_line_full(1, arms)
    }
}

/// The face that counts: the one turned to, if the die was turned.
fn face_of(half: Half, roll: &[Face; 4]) -> Face {
    half.turned.unwrap_or(roll[usize::from(half.die)])
}

/// One box for an arms without a cross.
fn count_mark(marks: &mut Marks, face: Face) {
    if let Face::Arms { arms, crosses: 0 } = face {
        marks[usize::from(arms)] += 1;
    }
}
