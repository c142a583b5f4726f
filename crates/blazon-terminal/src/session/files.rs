//! Saving and loading.

use blazon::{Record, Seat};
use blazon_words::fl;

use super::{Aside, Effect, Output, Session, Unwritten};
use crate::game::Game;
use crate::{SavedGame, look, unfinished};

impl Session<'_> {
    /// The file of the game, or a name for it.
    pub(super) fn file_to_save(&self, number: u32) -> String {
        match self.game.as_ref().and_then(|game| game.file.clone()) {
            Some(file) => file,
            None => unfinished::file_name(number),
        }
    }

    pub(super) fn save(&mut self, file: String, replace: bool, then_leave: Option<u32>) -> Output {
        let Some(game) = &self.game else {
            return self.remind();
        };
        let text = game.kept().to_string();
        self.aside = Some(Aside::Writing { file: file.clone(), then_leave });
        self.output(Effect::WriteFile { file, text, replace })
    }

    pub(super) fn written(&mut self, written: Result<(), Unwritten>) -> Output {
        let Some(Aside::Writing { file, then_leave }) = self.aside.take() else {
            return self.remind();
        };
        match (written, then_leave) {
            (Ok(()), _) => {
                self.page.say(fl!(self.words, "terminal-saved", file = file.as_str()));
                if let Some(game) = &mut self.game {
                    game.saved_in(file);
                }
                if then_leave.is_some() { self.leave() } else { self.remind() }
            }
            (Err(Unwritten::Exists), Some(number)) if number < unfinished::MOST_FILES => {
                self.save(self.file_to_save(number + 1), false, Some(number + 1))
            }
            (Err(Unwritten::Exists), _) => {
                self.aside = Some(Aside::Replacing { file });
                self.ask()
            }
            (Err(Unwritten::Failed(reason)), _) => {
                self.page.say(fl!(self.words, "terminal-save-failed", file = file, reason = reason));
                self.remind()
            }
        }
    }

    pub(super) fn want_to_load(&mut self, file: &str) -> Output {
        let file = file.to_string();
        if self.unsaved().is_some() {
            self.aside = Some(Aside::Loading { file });
            return self.ask();
        }
        self.load(file)
    }

    pub(super) fn load(&mut self, file: String) -> Output {
        self.aside = Some(Aside::Reading { file: file.clone() });
        self.output(Effect::ReadFile(file))
    }

    pub(super) fn read(&mut self, read: Result<String, String>) -> Output {
        let Some(Aside::Reading { file }) = self.aside.take() else {
            return self.remind();
        };
        let words = self.words;
        let refusal = match read.map(|text| text.parse::<Record>()) {
            Ok(Ok(record)) => {
                self.go_on_with(SavedGame { file, record });
                return self.go_on();
            }
            Ok(Err(error)) => {
                fl!(words, "terminal-load-failed", file = file, reason = words.record_error(&error))
            }
            Err(reason) => fl!(words, "cannot-read-file", file = file, reason = reason),
        };
        self.page.say(refusal);
        self.remind()
    }

    /// Takes up a saved game, and says where it stands.
    pub(super) fn go_on_with(&mut self, saved: SavedGame) {
        self.page.say(fl!(self.words, "terminal-loaded", file = saved.file.as_str()));
        let human = self.options.human.unwrap_or(Seat::First);
        let game = Game::loaded(saved, self.options.against, human, self.options.seed, self.words);
        self.tell_duel(&game);
        look::last_round(self.words, &game, &mut self.page);
        self.set_game(game);
    }
}
