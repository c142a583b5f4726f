//! A drawing in the making, settled one question at a time.
//!
//! A domino can have thousands of legal drawings. So a person settles how it is drawn, the arms of a wild, the cell of
//! one die and of the other. What each question offers is what a [`PartialDrawing`] says still leads to a legal drawing.

use blazon::{Cell, Event, Face, Mode, Position, Power, Seat, Turn};
use blazon_table::{Finished, NoPlace, Offers, PartialDrawing, Settled, Which};
use blazon_words::{Words, fl};

use crate::menu::{Action, Menu};

/// What is settled of a drawing, and the way there, so that it can be gone back.
#[derive(Clone, Debug, Default)]
pub(crate) struct Draft {
    now: DraftStep,
    before: Vec<DraftStep>,
}

/// What is settled of a drawing, and what is asked then.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct DraftStep {
    settled: Settled,
    topic: Topic,
}

/// What a question about a drawing is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Topic {
    /// How it is drawn: just so, with powers, with the castle's bonus, or not at all.
    #[default]
    How,
    /// Which die gets the castle's cross.
    Castle,
    /// Which die is turned, and to which face.
    Turn,
    /// The arms of wilds, and the cells.
    Place,
}

impl Draft {
    /// Goes on to what an answer settles. A question that only led to another one is not gone back to.
    pub(crate) fn settle(&mut self, step: DraftStep) {
        if !matches!(self.now.topic, Topic::Castle | Topic::Turn) {
            self.before.push(self.now);
        }
        self.now = step;
    }

    /// Whether nothing is settled yet.
    pub(crate) fn is_empty(&self) -> bool {
        self.before.is_empty()
    }

    /// Takes the last answer back, if there is one.
    pub(crate) fn back(&mut self) -> bool {
        let Some(before) = self.before.pop() else {
            return false;
        };
        self.now = before;
        true
    }
}

/// What comes next for a draft.
#[derive(Clone, Debug)]
pub(crate) enum DraftQuestion {
    /// A question.
    Ask(Menu),
    /// The drawing is complete, and waits to be confirmed.
    Confirm(Box<Finished>),
}

/// What naming a cell comes to.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Named {
    /// It settles this.
    Settles(DraftStep),
    /// The die has gone there already, because there was no other place.
    Lies,
    /// It is no place for the die.
    Refused(NoPlace),
    /// Something else is asked first.
    NotAsked,
}

/// A draft in the position it is made in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Drafting<'a> {
    position: &'a Position,
    seat: Seat,
    topic: Topic,
    drawing: PartialDrawing<'a>,
}

impl<'a> Drafting<'a> {
    /// The draft of a player who has a domino to draw.
    pub(crate) fn new(position: &'a Position, seat: Seat, draft: &Draft) -> Option<Drafting<'a>> {
        Drafting::at(position, seat, draft.now)
    }

    fn at(position: &'a Position, seat: Seat, step: DraftStep) -> Option<Drafting<'a>> {
        let drawing = PartialDrawing::new(position, seat, step.settled)?;
        Some(Drafting { position, seat, topic: step.topic, drawing })
    }

    /// What is asked next.
    pub(crate) fn question(&self, words: &Words) -> DraftQuestion {
        DraftQuestion::Ask(match self.topic {
            Topic::Castle => self.ask_castle(words),
            Topic::Turn => self.ask_turn(words),
            Topic::How => {
                let (menu, offers) = self.ask_how(words);
                // Where there is but one way to draw it there is nothing to ask.
                if offers.drawable && menu.items.len() == 1 {
                    return self.ask_place(words);
                }
                menu
            }
            Topic::Place => return self.ask_place(words),
        })
    }

    /// The two dice with what they show.
    pub(crate) fn domino(&self, words: &Words) -> [String; 2] {
        Which::BOTH.map(|which| words.die_with_face(self.drawing.die(which), self.drawing.shown(which)))
    }

    /// Whether the castle's bonus is among what is offered now.
    pub(crate) fn offers_castle(&self) -> bool {
        self.topic == Topic::How && self.may_add_castle(&self.drawing.offers())
    }

    /// What it comes to when somebody names a cell.
    pub(crate) fn name(&self, cell: Cell) -> Named {
        let drawing = &self.drawing;
        let asks_for_cells = match self.topic {
            Topic::Place => true,
            // How it is drawn need not be asked of someone who names the cell.
            Topic::How => drawing.offers().drawable,
            Topic::Castle | Topic::Turn => false,
        };
        if !asks_for_cells || self.open_wild().is_some() {
            return Named::NotAsked;
        }
        let settled = drawing.settled();
        if settled.cell(Which::Higher) == Some(cell) {
            return Named::Lies;
        }
        let which = self.next_half().unwrap_or(Which::Higher);
        if settled.cell(which).is_some() {
            let lifted = PartialDrawing::new(self.position, self.seat, settled.lifted(which));
            return Named::Refused(lifted.map_or(NoPlace::NoRoom, |drawing| drawing.why_not(which, cell)));
        }
        match drawing.put(which, cell) {
            Ok(settled) => Named::Settles(DraftStep { settled, topic: Topic::Place }),
            Err(reason) => Named::Refused(reason),
        }
    }

    /// The half whose cell is asked next.
    fn next_half(&self) -> Option<Which> {
        Which::BOTH.into_iter().find(|&which| self.drawing.settled().cell(which).is_none())
    }

    /// The wild whose arms are asked next.
    fn open_wild(&self) -> Option<Which> {
        let open = |&which: &Which| {
            self.drawing.face(which) == Face::Wild && self.drawing.settled().arms(which).is_none()
        };
        Which::BOTH.into_iter().find(open)
    }

    fn may_add_castle(&self, offers: &Offers) -> bool {
        self.drawing.settled().castle.is_none() && !offers.castle.is_empty()
    }

    /// What is declared so far: "With Free."
    fn with_declared(&self, words: &Words) -> Vec<String> {
        let Settled { mode, turn, castle, .. } = self.drawing.settled();
        let spent = words.spent(mode, turn, castle);
        spent.map(|spent| fl!(words, "terminal-using", spent = spent)).into_iter().collect()
    }

    /// What is settled with this spent, and how it is drawn asked again.
    fn spending(&self, mode: Mode, turn: Option<Turn>, castle: Option<blazon::Die>) -> Action {
        let settled = self.drawing.spending(mode, turn, castle);
        Action::Draw(DraftStep { settled, topic: Topic::How })
    }

    fn ask_how(&self, words: &Words) -> (Menu, Offers) {
        let offers = self.drawing.offers();
        let settled = self.drawing.settled();
        let plain = settled.is_plain();
        let mut menu = Menu { enter: true, ..Menu::default() };
        if offers.drawable {
            let label =
                if plain { fl!(words, "terminal-how-plain") } else { fl!(words, "terminal-how-continue") };
            menu.add(label, Action::Draw(DraftStep { settled, topic: Topic::Place }));
        } else if plain && offers.leave {
            menu.add(fl!(words, "terminal-how-dont-draw"), Action::Play(Event::Leave(self.seat)));
        }
        let mut helping = Vec::new();
        let mut help = |menu: &mut Menu, power: Power, action: Action| {
            let (name, about) = (words.power(power), words.power_about(power));
            helping.push(words.power_in_quotes(power));
            menu.add(fl!(words, "with-about", name = name, about = about), action);
        };
        for (mode, power) in [(Mode::Free, Power::Free), (Mode::Split, Power::Split)] {
            if settled.mode == Mode::Join && offers.modes.contains(&mode) {
                help(&mut menu, power, self.spending(mode, settled.turn, settled.castle));
            }
        }
        if settled.turn.is_none() && !offers.turns.is_empty() {
            help(&mut menu, Power::Turn, Action::Draw(DraftStep { settled, topic: Topic::Turn }));
        }
        if self.may_add_castle(&offers) {
            // Where only one die has room there is nothing to ask.
            let action = match offers.castle[..] {
                [only] => self.spending(settled.mode, settled.turn, Some(only)),
                _ => Action::Draw(DraftStep { settled, topic: Topic::Castle }),
            };
            menu.add(fl!(words, "terminal-how-castle"), action);
        }
        if !plain {
            menu.before = self.with_declared(words);
        } else if !offers.drawable {
            menu.before.push(fl!(words, "domino-cannot-be-drawn"));
            menu.before.push(if helping.is_empty() {
                fl!(words, "no-power-helps")
            } else {
                fl!(words, "powers-that-help", powers = words.list(helping))
            });
        }
        menu.question.push(fl!(words, "terminal-ask-how"));
        (menu, offers)
    }

    fn ask_castle(&self, words: &Words) -> Menu {
        let mut menu = Menu { question: vec![fl!(words, "terminal-ask-castle")], ..Menu::default() };
        let Settled { mode, turn, .. } = self.drawing.settled();
        let offered = self.drawing.offers().castle;
        for which in Which::BOTH {
            let die = self.drawing.die(which);
            if offered.contains(&die) {
                let label = words.die_face(die, self.drawing.face(which));
                menu.add(label, self.spending(mode, turn, Some(die)));
            }
        }
        menu
    }

    fn ask_turn(&self, words: &Words) -> Menu {
        let mut menu = Menu { question: vec![fl!(words, "terminal-ask-turn")], ..Menu::default() };
        let Settled { mode, castle, .. } = self.drawing.settled();
        for turn in self.drawing.offers().turns {
            let (die, face) = (words.die(turn.die), words.face(turn.face));
            let label = fl!(words, "terminal-turn-to", die = die, face = face);
            menu.add(label, self.spending(mode, Some(turn), castle));
        }
        menu
    }

    fn ask_place(&self, words: &Words) -> DraftQuestion {
        if let Some(which) = self.open_wild() {
            return DraftQuestion::Ask(self.ask_arms(which, words));
        }
        match (self.drawing.finished(), self.next_half()) {
            (Some(finished), _) => DraftQuestion::Confirm(Box::new(finished)),
            (None, which) => DraftQuestion::Ask(self.ask_cell(which.unwrap_or_default(), words)),
        }
    }

    fn ask_arms(&self, which: Which, words: &Words) -> Menu {
        let question = fl!(words, "terminal-ask-arms", number = self.drawing.die(which).number());
        let mut menu =
            Menu { before: self.with_declared(words), question: vec![question], ..Menu::default() };
        for arms in self.drawing.arms(which) {
            let settled = self.drawing.choosing(which, arms);
            menu.add(words.arms(arms), Action::Draw(DraftStep { settled, topic: Topic::Place }));
        }
        menu
    }

    fn ask_cell(&self, which: Which, words: &Words) -> Menu {
        let settled = self.drawing.settled();
        let mut menu = Menu { short: true, ..Menu::default() };
        if which == Which::Lower && Which::BOTH.iter().all(|&which| settled.arms(which).is_none()) {
            menu.before = self.with_declared(words);
        }
        let places = self.drawing.places(which);
        for cell in Cell::all().filter(|&cell| places.contains(cell)) {
            if let Ok(settled) = self.drawing.put(which, cell) {
                menu.add(cell.to_string(), Action::Draw(DraftStep { settled, topic: Topic::Place }));
            }
        }
        let number = self.drawing.die(which).number();
        menu.question.push(match self.drawing.look(which) {
            Some((arms, crosses)) if !menu.items.is_empty() => {
                let what = fl!(words, "with-crosses", what = words.arms(arms), crosses = crosses.count());
                fl!(words, "terminal-ask-cell", number = number, what = what)
            }
            _ => fl!(words, "terminal-no-place"),
        });
        menu
    }
}
