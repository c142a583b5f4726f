//! What happened, how the game ended, and goodbye.

use blazon_engine::Day;
use blazon_words::fl;

use super::{Aside, Effect, Output, Session};
use crate::game::Game;
use crate::look;

impl Session<'_> {
    /// Tells what has become visible.
    pub(super) fn tell_news(&mut self) {
        let Some(game) = &mut self.game else {
            return;
        };
        for (before, event, after) in game.news() {
            look::tell(self.words, &game.names, &before, event, &after, &mut self.page);
        }
    }

    /// Says that a game is the duel of a day, or is none although its record names one.
    pub(super) fn tell_duel(&mut self, game: &Game) {
        let words = self.words;
        if let Some(day) = game.duel() {
            self.page.say(fl!(words, "terminal-daily", date = day.to_string()));
        } else if let Some(day) = Day::named_in(&game.kept()) {
            self.page.say(fl!(words, "terminal-daily-ordinary", date = day.to_string()));
        }
    }

    pub(super) fn tell_end(&mut self) {
        let words = self.words;
        let Some(game) = self.game.as_ref().filter(|_| !self.explained.end) else {
            return;
        };
        self.explained.end = true;
        self.page.gap();
        self.page.say(fl!(words, "terminal-over"));
        look::points(words, game, &mut self.page);
        self.page.gap();
        self.page.say(words.outcome(game.view().position(), &game.names));
        if let Some(result) = game.duel().and_then(|day| words.duel_result(day, &game.kept())) {
            self.page.gap();
            self.page.say(fl!(words, "terminal-daily-share"));
            self.page.gap();
            self.page.copy(result);
        }
    }

    pub(super) fn want_to_leave(&mut self) -> Output {
        if self.unsaved().is_some() {
            self.aside = Some(Aside::Leaving);
            return self.ask();
        }
        self.leave()
    }

    pub(super) fn leave(&mut self) -> Output {
        self.tell_way_back();
        self.page.say(fl!(self.words, "terminal-goodbye"));
        self.output(Effect::Leave)
    }

    /// There is nobody at the keyboard any more: the game is printed, so that it is not lost.
    pub(super) fn end(&mut self) -> Output {
        if let Some(output) = self.watch_on() {
            return output;
        }
        if let Some(record) = self.unsaved() {
            self.page.say(fl!(self.words, "terminal-input-ended"));
            self.page.gap();
            self.page.copy(&record);
            self.page.gap();
        }
        self.leave()
    }
}
