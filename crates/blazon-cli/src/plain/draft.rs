//! A drawing in the making, settled one choice at a time.
//!
//! A domino can have thousands of legal drawings. So a person settles how it is drawn, the arms of a wild, the cell of
//! one die and of the other; each question offers what still leads to a legal drawing, and nothing else.

use blazon::{
    Arms, Cell, Cells, Die, Drawing, Event, Face, Half, Illegal, Mode, Position, Power, Seat, Step, Turn,
};
use blazon_words::{Words, fl};

use super::menu::{Action, Menu};

/// One thing settled about a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// The castle's bonus is wanted; which die gets it is asked next.
    WantCastle,
    /// The die that gets the castle's cross.
    Castle(Die),
    /// *Turn* is wanted; which die and which face is asked next.
    WantTurn,
    /// The die that is turned, and the face it shows then.
    Turn(Turn),
    /// *Free* or *Split*.
    Mode(Mode),
    /// That is how it is drawn: on to the arms and cells.
    On,
    /// The arms of the next wild.
    Arms(Arms),
    /// The cell of the next die.
    Cell(Cell),
}

/// What is settled of a drawing.
#[derive(Clone, Debug, Default)]
pub(super) struct Draft(Vec<Choice>);

impl Draft {
    pub(super) fn push(&mut self, choice: Choice) {
        self.0.push(choice);
    }

    /// Whether nothing is settled yet.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Takes the last choice back, with the question that led to it.
    pub(super) fn back(&mut self) -> bool {
        let undone = self.0.pop();
        if matches!(undone, Some(Choice::Castle(_) | Choice::Turn(_))) {
            self.0.pop();
        }
        undone.is_some()
    }
}

/// What a draft has come to, for a domino in a position.
#[derive(Clone, Debug)]
pub(super) struct Plan<'a> {
    position: &'a Position,
    seat: Seat,
    dice: [Die; 2],
    shown: [Face; 2],
    mode: Mode,
    castle: Option<Die>,
    turn: Option<Turn>,
    wants: Option<Choice>,
    on: bool,
    arms: [Option<Arms>; 2],
    cells: [Option<Cell>; 2],
}

/// What comes next for a plan.
#[derive(Clone, Debug)]
pub(super) enum Next {
    /// A question.
    Ask(Menu),
    /// The drawing is complete, and waits to be confirmed.
    Confirm(Drawing),
}

impl<'a> Plan<'a> {
    /// The plan of a player who has still to draw.
    pub(super) fn new(position: &'a Position, seat: Seat, draft: &Draft) -> Option<Plan<'a>> {
        let Step::Draw { roll, hands, done } = position.step() else {
            return None;
        };
        let dice = hands[seat].pair().filter(|_| done[seat].is_none())?;
        let mut plan = Plan {
            position,
            seat,
            dice,
            shown: dice.map(|die| roll.face(die)),
            mode: Mode::Join,
            castle: None,
            turn: None,
            wants: None,
            on: false,
            arms: [None; 2],
            cells: [None; 2],
        };
        draft.0.iter().for_each(|&choice| plan.settle(choice));
        Some(plan)
    }

    fn settle(&mut self, choice: Choice) {
        self.wants = None;
        match choice {
            Choice::WantTurn => self.wants = Some(choice),
            Choice::WantCastle => {
                // Where only one die has room there is nothing to ask.
                let mut dice = self.castle_dice();
                let only = dice.next().filter(|_| dice.next().is_none());
                drop(dice);
                self.castle = only;
                self.wants = only.is_none().then_some(choice);
            }
            Choice::Castle(die) => self.castle = Some(die),
            Choice::Turn(turn) => self.turn = Some(turn),
            Choice::Mode(mode) => self.mode = mode,
            Choice::On => self.on = true,
            Choice::Arms(arms) => {
                let faces = self.faces();
                if let Some(i) = (0..2).find(|&i| faces[i] == Face::Wild && self.arms[i].is_none()) {
                    self.arms[i] = Some(arms);
                }
            }
            Choice::Cell(cell) => {
                // To name a cell is to say that there is nothing more to declare.
                self.on = true;
                if let Some(open) = self.cells.iter_mut().find(|cell| cell.is_none()) {
                    *open = Some(cell);
                }
            }
        }
    }

    fn with(&self, choice: Choice) -> Plan<'a> {
        let mut plan = self.clone();
        plan.settle(choice);
        plan
    }

    /// The faces that count: those shown, or the one *Turn* turned to.
    fn faces(&self) -> [Face; 2] {
        [0, 1].map(|i| match self.turn {
            Some(turn) if turn.die == self.dice[i] => turn.face,
            _ => self.shown[i],
        })
    }

    /// Every legal drawing that the plan can become without declaring more.
    fn drawings(&self) -> impl Iterator<Item = Drawing> + '_ {
        let faces = self.faces();
        let empty = self.position.kingdom(self.seat).empty();
        let arms_of = move |i: usize| {
            Arms::ALL
                .into_iter()
                .filter(move |&arms| faces[i].can_be(arms) && self.arms[i].is_none_or(|own| own == arms))
        };
        let cells_of = move |i: usize| self.cells[i].map_or(empty, Cells::one);
        let apart = self.mode == Mode::Split;
        let pairs = cells_of(0).iter().flat_map(move |one| {
            let room = if apart { Cells::ALL } else { Cells::one(one).neighbours() };
            (cells_of(1) & room).iter().map(move |other| [one, other])
        });
        pairs.flat_map(move |cells| {
            arms_of(0).flat_map(move |one| {
                arms_of(1).filter_map(move |other| {
                    let drawing = self.drawing(faces, [one, other], cells)?;
                    self.position.check(Event::Draw(self.seat, drawing)).ok().map(|()| drawing)
                })
            })
        })
    }

    fn drawing(&self, faces: [Face; 2], arms: [Arms; 2], cells: [Cell; 2]) -> Option<Drawing> {
        let half = |i: usize| {
            let die = self.dice[i];
            let crosses = faces[i].crosses();
            let crosses = if self.castle == Some(die) { crosses.one_more()? } else { crosses };
            Some(Half { die, cell: cells[i], arms: arms[i], crosses })
        };
        Some(Drawing { halves: [half(0)?, half(1)?], mode: self.mode, castle: self.castle, turn: self.turn })
    }

    fn can_be_drawn(&self) -> bool {
        self.drawings().next().is_some()
    }

    /// Whether it can be drawn, perhaps with more powers.
    fn can_become_drawn(&self) -> bool {
        let mut plans = vec![self.clone()];
        if self.turn.is_none() && self.holds(Power::Turn) {
            plans.extend(self.turns().map(|turn| self.with(Choice::Turn(turn))));
        }
        plans.iter().any(|plan| {
            let more = plan.modes().map(|mode| plan.with(Choice::Mode(mode)));
            plan.can_be_drawn() || more.into_iter().any(|plan| plan.can_be_drawn())
        })
    }

    fn holds(&self, power: Power) -> bool {
        self.position.holds(self.seat, power)
    }

    /// The modes that can still be declared.
    fn modes(&self) -> impl Iterator<Item = Mode> + '_ {
        let powers = [(Mode::Free, Power::Free), (Mode::Split, Power::Split)];
        powers
            .into_iter()
            .filter(|&(_, power)| self.mode == Mode::Join && self.holds(power))
            .map(|(mode, _)| mode)
    }

    /// Every way to turn one of the dice.
    fn turns(&self) -> impl Iterator<Item = Turn> + '_ {
        [0, 1].into_iter().flat_map(move |i| {
            let die = self.dice[i];
            let faces = self.position.components().faces(die);
            let fresh =
                move |&(at, face): &(usize, &Face)| *face != self.shown[i] && !faces[..at].contains(face);
            faces.iter().enumerate().filter(fresh).map(move |(_, &face)| Turn { die, face })
        })
    }

    /// The dice that have room for the castle's cross.
    fn castle_dice(&self) -> impl Iterator<Item = Die> + '_ {
        let faces = self.faces();
        let room = move |i: &usize| faces[*i].crosses().one_more().is_some();
        [0, 1].into_iter().filter(room).map(|i| self.dice[i])
    }

    fn can_leave(&self) -> bool {
        self.position.check(Event::Leave(self.seat)).is_ok()
    }

    fn is_plain(&self) -> bool {
        self.mode == Mode::Join && self.castle.is_none() && self.turn.is_none()
    }

    /// Whether the person has said how, or there is but one way.
    fn how_is_settled(&self, words: &Words) -> bool {
        self.on || (self.can_be_drawn() && self.how(words).items.len() == 1)
    }

    /// What comes next.
    pub(super) fn next(&self, words: &Words) -> Next {
        match self.wants {
            Some(Choice::WantCastle) => return Next::Ask(self.ask_castle(words)),
            Some(Choice::WantTurn) => return Next::Ask(self.ask_turn(words)),
            _ => {}
        }
        if !self.how_is_settled(words) {
            return Next::Ask(self.how(words));
        }
        let faces = self.faces();
        if let Some(i) = (0..2).find(|&i| faces[i] == Face::Wild && self.arms[i].is_none()) {
            return Next::Ask(self.ask_arms(i, words));
        }
        if self.cells[0].is_none() {
            return Next::Ask(self.ask_cell(0, words));
        }
        let mut drawings = self.drawings();
        match (drawings.next(), drawings.next()) {
            // When there is but one cell for the second die there is nothing to ask.
            (Some(only), None) => Next::Confirm(only),
            _ => Next::Ask(self.ask_cell(1, words)),
        }
    }

    /// What is declared so far: "With Free."
    fn with_declared(&self, words: &Words) -> Vec<String> {
        let spent = words.spent(self.mode, self.turn, self.castle);
        spent.map(|spent| fl!(words, "plain-with", spent = spent)).into_iter().collect()
    }

    /// How the domino is drawn: just so, with the castle's bonus, with powers, or not at all.
    fn how(&self, words: &Words) -> Menu {
        let mut menu = Menu { enter: true, ..Menu::default() };
        let can_be_drawn = self.can_be_drawn();
        if can_be_drawn {
            let label =
                if self.is_plain() { fl!(words, "plain-how-plain") } else { fl!(words, "plain-how-on") };
            menu.add(label, Action::Draw(Choice::On));
        } else if self.is_plain() && self.can_leave() {
            menu.add(fl!(words, "plain-how-leave"), Action::Play(Event::Leave(self.seat)));
        }
        let mut helping = Vec::new();
        for power in [Power::Free, Power::Split, Power::Turn] {
            let Some(choice) = self.choice_of(power) else {
                continue;
            };
            helping.push(words.power(power));
            let label =
                fl!(words, "plain-with-about", name = words.power(power), about = words.power_about(power));
            menu.add(label, Action::Draw(choice));
        }
        let castle = self.castle.is_none() && self.position.castle_bonus(self.seat);
        // On a domino that cannot be drawn the bonus alone is no way out, so it waits until there is one.
        if castle && can_be_drawn && self.castle_dice().next().is_some() {
            menu.add(fl!(words, "plain-how-castle"), Action::Draw(Choice::WantCastle));
        }
        if self.is_plain() {
            if !can_be_drawn {
                menu.before.push(fl!(words, "plain-cannot-draw"));
                menu.before.push(if helping.is_empty() {
                    fl!(words, "plain-nothing-helps")
                } else {
                    fl!(words, "plain-would-help", powers = words.list(helping))
                });
            }
        } else {
            menu.before = self.with_declared(words);
        }
        menu.question.push(fl!(words, "plain-ask-how"));
        menu
    }

    /// What declaring a power comes to, if the player holds it and it leads to a drawing.
    fn choice_of(&self, power: Power) -> Option<Choice> {
        if !self.holds(power) {
            return None;
        }
        match power {
            Power::Free | Power::Split => {
                let mode = if power == Power::Free { Mode::Free } else { Mode::Split };
                let choice = Choice::Mode(mode);
                (self.mode == Mode::Join && self.with(choice).can_become_drawn()).then_some(choice)
            }
            Power::Turn => {
                let leads = |turn| self.with(Choice::Turn(turn)).can_become_drawn();
                (self.turn.is_none() && self.turns().any(leads)).then_some(Choice::WantTurn)
            }
            Power::Both | Power::Domains | Power::Cross => None,
        }
    }

    /// The two dice with what they show.
    pub(super) fn domino(&self, words: &Words) -> [String; 2] {
        [0, 1].map(|i| words.die_with_face(self.dice[i], self.shown[i]))
    }

    /// Why a cell that is not offered cannot be next: the rule it breaks, if it is a single one.
    pub(super) fn refusal(&self, cell: Cell) -> Option<Illegal> {
        if self.position.kingdom(self.seat).drawn().contains(cell) {
            return Some(Illegal::CellTaken(cell));
        }
        let one = self.cells[0]?;
        let faces = self.faces();
        let arms = |i: usize| {
            Arms::ALL.into_iter().find(|&arms| match self.arms[i] {
                Some(own) => own == arms,
                None => faces[i].can_be(arms),
            })
        };
        let drawing = self.drawing(faces, [arms(0)?, arms(1)?], [one, cell])?;
        self.position.check(Event::Draw(self.seat, drawing)).err()
    }

    /// Whether the castle's bonus is among what is offered now.
    pub(super) fn offers_castle(&self, words: &Words) -> bool {
        !self.on
            && self
                .how(words)
                .items
                .iter()
                .any(|item| matches!(item.action, Action::Draw(Choice::WantCastle)))
    }

    fn ask_castle(&self, words: &Words) -> Menu {
        let mut menu = Menu { question: vec![fl!(words, "plain-ask-castle")], ..Menu::default() };
        let faces = self.faces();
        for die in self.castle_dice().filter(|&die| self.with(Choice::Castle(die)).can_become_drawn()) {
            let face = faces[usize::from(die != self.dice[0])];
            menu.add(words.die_with_face(die, face), Action::Draw(Choice::Castle(die)));
        }
        menu
    }

    fn ask_turn(&self, words: &Words) -> Menu {
        let mut menu = Menu { question: vec![fl!(words, "plain-ask-turn")], ..Menu::default() };
        // The castle's cross may have been promised to a die that has no room for it on another face.
        for turn in self.turns().filter(|&turn| self.with(Choice::Turn(turn)).can_become_drawn()) {
            let label = fl!(words, "plain-turn-to", die = words.die(turn.die), face = words.face(turn.face));
            menu.add(label, Action::Draw(Choice::Turn(turn)));
        }
        menu
    }

    fn ask_arms(&self, i: usize, words: &Words) -> Menu {
        let question = fl!(words, "plain-ask-arms", number = self.dice[i].number());
        let mut menu =
            Menu { before: self.with_declared(words), question: vec![question], ..Menu::default() };
        for arms in Arms::ALL.into_iter().filter(|&arms| self.with(Choice::Arms(arms)).can_be_drawn()) {
            menu.add(words.arms(arms), Action::Draw(Choice::Arms(arms)));
        }
        menu
    }

    fn ask_cell(&self, i: usize, words: &Words) -> Menu {
        let mut cells = Cells::NONE;
        let mut what = String::new();
        for drawing in self.drawings() {
            let half = drawing.halves[i];
            cells |= Cells::one(half.cell);
            what = fl!(words, "with-crosses", what = words.arms(half.arms), crosses = half.crosses.count());
        }
        let question = fl!(words, "plain-ask-cell", number = self.dice[i].number(), what = what);
        let before = if i == 0 && self.arms == [None; 2] { self.with_declared(words) } else { Vec::new() };
        let mut menu = Menu { before, question: vec![question], short: true, ..Menu::default() };
        if cells.is_empty() {
            menu.question = vec![fl!(words, "plain-no-place")];
        }
        for cell in Cell::all().filter(|&cell| cells.contains(cell)) {
            menu.add(cell.to_string(), Action::Draw(Choice::Cell(cell)));
        }
        menu
    }
}
