//! Commands that can be typed at any time, whatever is asked: looks, undo, files, leaving.

use blazon::Seat;
use blazon_words::fl;

use super::{Output, Session};
use crate::look;
use crate::menu::Action;
use crate::start::Start;

impl Session<'_> {
    /// Does what a line says, if that is a command.
    pub(super) fn command(&mut self, line: &str) -> Option<Output> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.to_lowercase().as_str(), rest) {
            ("?" | "h" | "help", "") => {
                self.page.say(fl!(self.words, "terminal-help"));
            }
            ("a", "") => {
                let components = self.game.as_ref().map(|game| *game.view().start().components());
                look::arms_and_powers(self.words, &components.unwrap_or_default(), &mut self.page);
            }
            ("r", "") => return Some(self.ask()),
            ("u" | "undo", "") => return Some(self.undo()),
            ("q" | "quit" | "exit", "") => return Some(self.want_to_leave()),
            ("v", "") => {
                self.maps = !self.maps;
                let said = if self.maps {
                    fl!(self.words, "terminal-maps-on")
                } else {
                    fl!(self.words, "terminal-maps-off")
                };
                self.page.say(said);
            }
            ("c" | "coach", "") => self.switch_coach(),
            ("save", "") => self.page.say(fl!(self.words, "terminal-save-needs-name")),
            ("load", "") => self.page.say(fl!(self.words, "terminal-load-needs-name")),
            ("load", file) => return Some(self.want_to_load(file)),
            (word @ ("save" | "m" | "o" | "w" | "wo" | "s" | "d" | "p" | "l"), rest) => {
                return self.command_in_game(word, rest);
            }
            _ => return None,
        }
        self.page.gap();
        Some(self.remind())
    }

    /// A command that needs a game.
    fn command_in_game(&mut self, word: &str, rest: &str) -> Option<Output> {
        let words = self.words;
        let Some(game) = &self.game else {
            self.page.say(fl!(words, "terminal-no-game"));
            return Some(self.remind());
        };
        let mine = game.side();
        match (word, rest) {
            ("save", file) => {
                let again = game.file.as_deref() == Some(file);
                return Some(self.save(file.to_string(), again, None));
            }
            ("m", "") => self.show_map(mine),
            ("o", "") => self.show_map(!mine),
            ("w", "") => look::map_in_words(words, game, mine, &mut self.page),
            ("w", "o") | ("wo", "") => look::map_in_words(words, game, !mine, &mut self.page),
            ("s", "") => look::spellbook(words, game, &mut self.page),
            ("d", "") => look::dice(words, game, &mut self.page),
            ("p", "") => look::points(words, game, &mut self.page),
            ("l", "") => look::log(words, game, None, &mut self.page),
            ("l", rounds) => look::log(words, game, Some(rounds.parse().ok()?), &mut self.page),
            _ => return None,
        }
        self.page.gap();
        Some(self.remind())
    }

    pub(super) fn show_map(&mut self, seat: Seat) {
        if let Some(game) = &self.game {
            self.page.say(fl!(
                self.words,
                "map-of",
                name = game.names[seat].label(),
                who = game.names[seat].who()
            ));
            for line in look::grid(game.view().position().kingdom(seat), &[]) {
                self.page.say(line);
            }
            if !self.explained.legend {
                self.explained.legend = true;
                self.page.say(fl!(self.words, "terminal-map-legend"));
            }
        }
    }

    /// One step back: an answer about the drawing, what a person did last, or an answer of the start.
    fn undo(&mut self) -> Output {
        if self.aside.is_some() {
            return self.act(Action::Stay);
        }
        let words = self.words;
        let Some(game) = &mut self.game else {
            self.start = Start::new(&self.options);
            return self.go_on();
        };
        if game.draft.back() {
            return self.go_on();
        }
        match game.undo() {
            Some(undone) => {
                self.explained.end = false;
                let event = words.event(&undone.position, undone.event, &game.names);
                self.page.say(fl!(words, "terminal-undone", event = event));
            }
            None => self.page.say(fl!(words, "terminal-nothing-to-undo")),
        }
        self.go_on()
    }
}
