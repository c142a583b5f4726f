//! What a person types, understood: an answer to the question, cells by name, or an event in the notation.

use blazon::{Cell, Dice, Die, Event, Illegal, ReadError, Step};
use blazon_table::{NoPlace, Refused};
use blazon_wire::online::Intent;
use blazon_words::{fl, printable};

use super::asking::Question;
use super::{Aside, Effect, Output, Session};
use crate::draft::{Drafting, Named};
use crate::menu::Action;
use crate::start::{Open, Start};

/// So many characters of a line that is no answer are repeated.
const REPEATED: usize = 40;

impl Session<'_> {
    /// Answers a line: a command, an answer to the question, or an event in the notation.
    pub(super) fn answer(&mut self, line: &str) -> Output {
        if let Some(output) = self.name(line) {
            return output;
        }
        if let Some(output) = self.command_elsewhere(line).or_else(|| self.command(line)) {
            return output;
        }
        let Question::Menu(menu) = self.question() else {
            return self.unknown(line);
        };
        if let Some(action) = menu.action(line) {
            return self.act(action);
        }
        if let Some(output) = self.cells(line) {
            return output;
        }
        self.notation(line)
    }

    /// A player's name, if one is asked for. It may look like a command, so only those commands stay that a person
    /// could be stuck without.
    fn name(&mut self, line: &str) -> Option<Output> {
        if self.game.is_some() || self.aside.is_some() || self.elsewhere.is_some() {
            return None;
        }
        let Open::Name(seat, _) = self.start.open(self.words) else {
            return None;
        };
        if matches!(line, "?" | "q" | "u") || line.starts_with("load ") {
            return None;
        }
        if let Err(error) = self.start.set_name(seat, line) {
            self.page.say(error.sentence(self.words));
        }
        Some(self.go_on())
    }

    pub(super) fn act(&mut self, action: Action) -> Output {
        match action {
            Action::Play(event) => return self.play(event),
            Action::Draw(step) => {
                if let Some(game) = &mut self.game {
                    game.draft.settle(step);
                }
            }
            Action::Opponent(opponent) => self.start.set_opponent(opponent),
            Action::Edition(edition) => self.start.set_edition(edition),
            Action::SaveAndLeave => {
                let named = self.game.as_ref().is_some_and(|game| game.file.is_some());
                return self.save(self.file_to_save(1), named, Some(1));
            }
            Action::Leave => {
                // Whoever leaves like this wants nothing kept.
                self.game = None;
                return self.leave();
            }
            Action::Stay => match self.aside.take() {
                Some(Aside::Replacing { .. }) => self.page.say(fl!(self.words, "terminal-not-saved")),
                Some(Aside::Warned { .. }) => self.choose_again(),
                _ => {}
            },
            Action::Replace => {
                if let Some(Aside::Replacing { file }) = self.aside.take() {
                    return self.save(file, true, None);
                }
            }
            Action::Load => {
                if let Some(Aside::Loading { file }) = self.aside.take() {
                    return self.load(file);
                }
            }
            Action::Resign => {
                self.aside = None;
                return self.want(Intent::Resign);
            }
            Action::Rematch => return self.want_rematch(),
            Action::Coach(answer) => return self.answer_coach(answer),
            Action::Again => {
                if let Some(game) = self.game.take() {
                    self.start = Start::again(&game);
                }
            }
        }
        self.go_on()
    }

    /// One or two cells by name.
    fn cells(&mut self, line: &str) -> Option<Output> {
        let cells: Vec<Cell> =
            line.split_whitespace().map(|cell| cell.to_lowercase().parse().ok()).collect::<Option<_>>()?;
        if cells.is_empty() || cells.len() > 2 || self.aside.is_some() {
            return None;
        }
        let game = self.game.as_mut()?;
        let seat = game.asked()?;
        let position = *game.view().position();
        if let Step::Flash { .. } = position.step() {
            let cross = |event: Event| matches!(event, Event::AddCross(..));
            let asked = cells.len() == 1 && position.legal(seat).into_iter().any(cross);
            return asked.then(|| self.play(Event::AddCross(seat, cells[0])));
        }
        let mut draft = game.draft.clone();
        for cell in cells {
            match Drafting::new(&position, seat, &draft)?.name(cell) {
                Named::Settles(step) => draft.settle(step),
                Named::Lies => {}
                Named::NotAsked => return None,
                Named::Refused(reason) => {
                    self.page.say(match reason {
                        NoPlace::Rule(reason) => {
                            fl!(self.words, "terminal-not-possible", reason = self.words.illegal(reason))
                        }
                        NoPlace::NoRoom => {
                            fl!(self.words, "terminal-not-this-cell", cell = cell.to_string())
                        }
                    });
                    return Some(self.remind());
                }
            }
        }
        game.draft = draft;
        Some(self.go_on())
    }

    /// An event in the notation, with or without the seat.
    fn notation(&mut self, line: &str) -> Output {
        let (Some(game), None) = (&self.game, &self.aside) else {
            return self.unknown(line);
        };
        let Some(seat) = game.asked() else {
            return self.unknown(line);
        };
        let taking = matches!(game.view().position().step(), Step::Take { .. });
        if let Some(dice) = dice_of(line).filter(|_| taking) {
            return self.play(Event::Take(seat, dice));
        }
        if let Ok(event) = line.parse::<Event>() {
            return self.play(event);
        }
        let number = line.bytes().all(|byte| byte.is_ascii_digit());
        match format!("{seat}:{line}").parse::<Event>() {
            Ok(event) if !number => self.play(event),
            Err(error) if looks_like_an_event(line) => {
                // Columns are counted in what was typed.
                let error = match line.parse::<Event>() {
                    Err(own) if line.contains(':') => own,
                    _ => ReadError { column: error.column.saturating_sub(2), ..error },
                };
                let reason = self.words.read_error(&error);
                self.page.say(fl!(self.words, "terminal-not-possible", reason = reason));
                self.remind()
            }
            _ => self.unknown(line),
        }
    }

    /// Plays what a person decided, unless the coach has a question first.
    fn play(&mut self, event: Event) -> Output {
        self.consult(event).unwrap_or_else(|| self.play_finally(event))
    }

    /// Plays what a person decided, or says why not.
    pub(super) fn play_finally(&mut self, event: Event) -> Output {
        let Some(game) = &mut self.game else {
            return self.remind();
        };
        let elsewhere = self.elsewhere.is_some();
        let done = if elsewhere { game.check(event) } else { game.act(event) };
        let reason = match (done, event.seat()) {
            (Ok(()), _) if elsewhere => return self.want(Intent::Play { event }),
            (Ok(()), _) => {
                self.tell_news();
                return self.go_on();
            }
            (Err(Refused::Illegal(error)), _) => error.reason,
            // Chance decides only when nobody is asked, and that is what the rules say.
            (Err(_), None) => game.view().position().check(event).err().unwrap_or(Illegal::NotYourTurn),
            (Err(_), Some(_)) => Illegal::NotYourTurn,
        };
        self.page.say(fl!(self.words, "terminal-not-possible", reason = self.words.illegal(reason)));
        self.remind()
    }

    fn unknown(&mut self, line: &str) -> Output {
        if line.is_empty() {
            return self.ask();
        }
        let line: String = line.chars().take(REPEATED).collect();
        self.page.say(fl!(self.words, "terminal-unknown", line = printable(&line).into_owned()));
        match self.question() {
            Question::Menu(menu) => menu.ask_again(&mut self.page),
            Question::Name(question) => self.page.say(question),
        }
        self.output(Effect::ReadLine)
    }
}

/// Dice by their numbers, in any order and however they are set apart.
fn dice_of(line: &str) -> Option<Dice> {
    let mut dice = Dice::NONE;
    for c in line.chars().filter(|c| !c.is_whitespace() && *c != ',' && *c != '+') {
        let die = c.to_digit(10).and_then(|number| Die::from_number(number as u8))?;
        dice = dice.with(Dice::one(die));
    }
    (!dice.is_empty()).then_some(dice)
}

/// Whether somebody who typed this meant an event, so that what is wrong with it is worth saying.
fn looks_like_an_event(line: &str) -> bool {
    let mut chars = line.chars();
    let half = matches!((chars.next(), chars.next()), (Some('1'..='4'), Some('a'..='g')));
    half || line.contains(':') || line.contains('/')
}
