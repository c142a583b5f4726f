//! The coach: a question before a choice that costs much. Who is asked does as they like.

use blazon::Event;
use blazon_engine::Warning;
use blazon_table::SeatKind;
use blazon_words::{CoachAnswer, fl};

use super::{Aside, Coached, Effect, Output, Session};
use crate::draft::Draft;
use crate::menu::{Action, Menu};

impl Session<'_> {
    /// Lets the coach look at a choice before it is final, if there is one who has not asked about it yet.
    pub(super) fn consult(&mut self, event: Event) -> Option<Output> {
        if !self.coach || !self.may_have_coach() {
            return None;
        }
        let game = self.game.as_ref()?;
        let seat = game.asked().filter(|&seat| event.seat() == Some(seat))?;
        let position = *game.view().position();
        // What has happened since is another question, even if the words are the same.
        self.questioned.retain(|(asked, _)| *asked == position);
        if self.questioned.contains(&(position, event)) || game.check(event).is_err() {
            return None;
        }
        let seed = game.seed();
        self.aside = Some(Aside::Consulting(event));
        Some(self.output(Effect::Coach(Coached { position, seat, event, seed })))
    }

    /// What the coach says: nothing, and the choice is played, or a warning.
    pub(super) fn coached(&mut self, warning: Option<Warning>) -> Output {
        let (Some(Aside::Consulting(event)), Some(game)) = (self.aside.take(), &self.game) else {
            return self.go_on();
        };
        let Some(warning) = warning else {
            return self.play_finally(event);
        };
        self.questioned.push((*game.view().position(), event));
        self.aside = Some(Aside::Warned { event, warning, told: false });
        self.ask()
    }

    /// The coach's question, with why it is asked; and the better idea once that is wanted.
    pub(super) fn ask_whether(&self, warning: &Warning, told: bool) -> Menu {
        let words = self.words;
        let mut menu = Menu { question: vec![words.coach_ask(warning)], ..Menu::default() };
        if let Some(game) = &self.game {
            let view = game.view();
            menu.before.push(if told {
                words.coach_better(view.position(), warning, &game.names)
            } else {
                words.coach_why(view.position(), warning)
            });
        }
        for answer in CoachAnswer::ALL.into_iter().filter(|&answer| !(told && answer == CoachAnswer::Idea)) {
            menu.add(words.coach_answer(answer), Action::Coach(answer));
        }
        menu
    }

    /// Does as the person likes.
    pub(super) fn answer_coach(&mut self, answer: CoachAnswer) -> Output {
        let Some(Aside::Warned { event, warning, .. }) = self.aside.take() else {
            return self.go_on();
        };
        match answer {
            CoachAnswer::Keep => return self.play_finally(event),
            CoachAnswer::Idea => self.aside = Some(Aside::Warned { event, warning, told: true }),
            CoachAnswer::Again => self.choose_again(),
        }
        self.go_on()
    }

    /// The person chooses anew: a drawing from its first half on.
    pub(super) fn choose_again(&mut self) {
        if let Some(game) = &mut self.game {
            game.draft = Draft::default();
        }
    }

    /// Lets the coach look on, or no longer.
    pub(super) fn switch_coach(&mut self) {
        let words = self.words;
        if !self.may_have_coach() {
            self.page.say(fl!(words, "terminal-coach-not-here"));
            return;
        }
        self.coach = !self.coach;
        self.page.say(if self.coach {
            fl!(words, "terminal-coach-on")
        } else {
            fl!(words, "terminal-coach-off")
        });
    }

    /// Whether a coach would help nobody against another person: there is one person here, and only the computer to beat. In
    /// the duel of a day nobody has help.
    fn may_have_coach(&self) -> bool {
        let alone =
            |game: &crate::game::Game| SeatKind::alone(&game.seats()).is_some() && game.duel().is_none();
        self.elsewhere.is_none() && self.game.as_ref().is_none_or(alone)
    }
}
