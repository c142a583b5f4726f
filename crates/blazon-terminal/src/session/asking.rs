//! What is open, as a question.

use blazon::Step;
use blazon_words::fl;

use super::{Aside, Effect, Output, Session};
use crate::draft::{DraftQuestion, Drafting};
use crate::menu::{Action, Menu};
use crate::question;
use crate::start::Open;

/// The question that is open: one with answers, or a name.
pub(super) enum Question {
    Menu(Menu),
    Name(String),
}

impl Session<'_> {
    /// Asks what is open, with all answers.
    pub(super) fn ask(&mut self) -> Output {
        self.page.gap();
        match self.question() {
            Question::Menu(menu) => {
                self.before_drawing();
                menu.ask(&mut self.page);
            }
            Question::Name(question) => self.page.say(question),
        }
        self.output(Effect::ReadLine)
    }

    /// Asks again, without repeating the answers.
    pub(super) fn remind(&mut self) -> Output {
        match self.question() {
            Question::Menu(menu) => menu.remind(&mut self.page),
            Question::Name(question) => self.page.say(question),
        }
        self.output(Effect::ReadLine)
    }

    /// The question that is open.
    pub(super) fn question(&self) -> Question {
        let words = self.words;
        if let Some(menu) = self.aside.as_ref().and_then(|aside| self.ask_aside(aside)) {
            return Question::Menu(menu);
        }
        if let Some(menu) = self.ask_elsewhere() {
            return Question::Menu(menu);
        }
        let Some(game) = &self.game else {
            return match self.start.open(words) {
                Open::Menu(menu) => Question::Menu(menu),
                Open::Name(seat, default) => Question::Name(self.start.name_question(seat, &default, words)),
                Open::Nothing => Question::Menu(Menu::default()),
            };
        };
        let Some(seat) = game.asked() else {
            let mut menu = Menu { question: vec![fl!(words, "terminal-ask-again")], ..Menu::default() };
            menu.add(fl!(words, "terminal-again-new"), Action::Again);
            menu.add(fl!(words, "terminal-again-leave"), Action::Leave);
            return Question::Menu(menu);
        };
        let view = game.view();
        let position = view.position();
        Question::Menu(match position.step() {
            Step::Draw { .. } => {
                let drafting = Drafting::new(position, seat, &game.draft);
                match drafting.map(|drafting| drafting.question(words)) {
                    Some(DraftQuestion::Ask(menu)) => menu,
                    Some(DraftQuestion::Confirm(finished)) => {
                        question::confirm(words, position, seat, &finished, self.maps)
                    }
                    None => Menu::default(),
                }
            }
            Step::Flash { .. } => question::lightning(words, position, seat, &game.names[seat]),
            Step::Take { .. } | Step::Roll | Step::Lots | Step::Over { .. } => {
                question::take(words, position, seat, &game.names[seat])
            }
        })
    }

    /// Before the first question about a drawing: the map, and the domino.
    fn before_drawing(&mut self) {
        let words = self.words;
        let (None, Some(game)) = (&self.aside, &self.game) else {
            return;
        };
        let Some(seat) = game.asked().filter(|_| game.draft.is_empty()) else {
            return;
        };
        let view = game.view();
        let Some(drafting) = Drafting::new(view.position(), seat, &game.draft) else {
            return;
        };
        let [one, other] = drafting.domino(words);
        let called = game.names[seat].clone();
        let offers_castle = drafting.offers_castle();
        if self.maps {
            self.show_map(seat);
        }
        self.page.say(fl!(
            words,
            "terminal-ask-draw",
            name = called.label(),
            who = called.who(),
            one = one,
            other = other
        ));
        if offers_castle && !self.explained.castle {
            self.explained.castle = true;
            self.page.say(fl!(words, "terminal-castle-explained"));
        }
    }

    fn ask_aside(&self, aside: &Aside) -> Option<Menu> {
        let words = self.words;
        let mut menu = Menu::default();
        match aside {
            Aside::Leaving => {
                menu.question.push(fl!(words, "terminal-ask-quit"));
                let save = fl!(words, "terminal-quit-save", file = self.file_to_save(1));
                menu.add(save, Action::SaveAndLeave);
                menu.add(fl!(words, "terminal-quit-unsaved"), Action::Leave);
                menu.add(fl!(words, "terminal-quit-stay"), Action::Stay);
            }
            Aside::Replacing { file } => {
                menu.question.push(fl!(words, "terminal-ask-replace", file = file.as_str()));
                menu.add(fl!(words, "terminal-replace-yes"), Action::Replace);
                menu.add(fl!(words, "terminal-replace-no"), Action::Stay);
            }
            Aside::Loading { .. } => {
                menu.question.push(fl!(words, "terminal-ask-load"));
                menu.add(fl!(words, "terminal-load-yes"), Action::Load);
                menu.add(fl!(words, "terminal-load-no"), Action::Stay);
            }
            Aside::Resigning => {
                menu.question.push(fl!(words, "terminal-link-ask-resign"));
                menu.add(fl!(words, "terminal-link-resign"), Action::Resign);
                menu.add(fl!(words, "terminal-quit-stay"), Action::Stay);
            }
            Aside::Warned { warning, told, .. } => menu = self.ask_whether(warning, *told),
            Aside::Writing { .. } | Aside::Reading { .. } | Aside::Consulting(_) => return None,
        }
        Some(menu)
    }
}
