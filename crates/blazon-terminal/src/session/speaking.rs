//! What a person wants at a table that is held elsewhere: commands, questions to the other player and answers.

use blazon_online::Line;
use blazon_wire::online::{Intent, Question, Reaction};
use blazon_words::fl;

use super::{Aside, Effect, Output, Session};
use crate::elsewhere::{Elsewhere, Situation};
use crate::menu::{Action, Menu};
use crate::time_left::time_left;

/// The short words that can be said, as they are typed.
const WORDS: [(&str, Reaction); 6] = [
    ("hello", Reaction::Hello),
    ("nice", Reaction::Nice),
    ("wow", Reaction::Wow),
    ("oops", Reaction::Oops),
    ("thanks", Reaction::Thanks),
    ("gg", Reaction::GoodGame),
];

impl Session<'_> {
    /// Does what a line says, if that is a command for a table elsewhere.
    pub(super) fn command_elsewhere(&mut self, line: &str) -> Option<Output> {
        let elsewhere = self.elsewhere.as_ref()?;
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let words = self.words;
        match (word.to_lowercase().as_str(), rest.trim()) {
            ("?" | "h" | "help", "") => {
                self.page.say(fl!(words, "terminal-help"));
                self.page.say(fl!(words, "terminal-link-help"));
            }
            ("who", "") => self.tell_who(),
            ("time", "") => self.tell_time(),
            ("mute", "") => self.mute(),
            ("load", _) => self.page.say(fl!(words, "terminal-link-no-load")),
            ("u" | "undo", "") if self.aside.is_none() => {
                if self.game.as_mut().is_some_and(|game| game.draft.back()) {
                    return Some(self.go_on());
                }
                self.page.say(fl!(words, "terminal-link-no-undo"));
            }
            ("seat", "") => match elsewhere.way_back.clone() {
                Some(link) => self.page.copy(link),
                None => self.page.say(fl!(words, "terminal-refused-watching")),
            },
            ("say" | "yes" | "no" | "tie" | "back" | "rematch" | "resign" | "claim" | "finish", _)
                if elsewhere.watches() =>
            {
                self.page.say(fl!(words, "terminal-refused-watching"));
            }
            ("say", word) => match WORDS.iter().find(|(typed, _)| *typed == word) {
                Some(&(_, reaction)) => return Some(self.output(Effect::React(reaction))),
                None => self.page.say(fl!(words, "terminal-link-say-what", words = words_to_say())),
            },
            ("yes", "") => return Some(self.answer_question(true)),
            ("no", "") => return Some(self.answer_question(false)),
            ("tie", "") => return Some(self.want(Intent::Ask { question: Question::Tie })),
            ("back", "") => return Some(self.want(Intent::Ask { question: Question::TakeBack })),
            ("rematch", "") => return Some(self.want_rematch()),
            ("resign", "") => {
                if elsewhere.standing.as_ref().is_some_and(|standing| standing.record.is_none()) {
                    self.page.say(fl!(words, "terminal-refused-not-started"));
                } else if elsewhere.is_over() {
                    self.page.say(fl!(words, "terminal-refused-over"));
                } else {
                    self.aside = Some(Aside::Resigning);
                    return Some(self.ask());
                }
            }
            ("claim", "") => return Some(self.want(Intent::Claim)),
            ("finish", "") => return Some(self.want(Intent::Replace)),
            _ => return None,
        }
        self.page.gap();
        Some(self.remind())
    }

    /// Wants something at the table, and waits until that is heard of.
    pub(super) fn want(&mut self, intent: Intent) -> Output {
        if let Some(elsewhere) = &mut self.elsewhere {
            elsewhere.wants(intent);
        }
        if let (Intent::Play { .. }, Some(game)) = (intent, &mut self.game) {
            game.rest(true);
        }
        self.output(Effect::Act(intent))
    }

    /// Asks for a rematch, or agrees to one.
    pub(super) fn want_rematch(&mut self) -> Output {
        let elsewhere = self.elsewhere.as_ref();
        let asked = elsewhere.and_then(Elsewhere::asked);
        let own = elsewhere.and_then(Elsewhere::chair);
        match asked {
            Some((chair, Question::Rematch)) if Some(chair) != own => self.want(Intent::Answer { yes: true }),
            _ => self.want(Intent::Ask { question: Question::Rematch }),
        }
    }

    /// What is asked or said about what is next, where no event is asked for; nothing where one is.
    pub(super) fn ask_elsewhere(&self) -> Option<Menu> {
        let elsewhere = self.elsewhere.as_ref()?;
        let words = self.words;
        let mut menu = Menu::default();
        match elsewhere.situation() {
            Situation::Asked(_) => return None,
            Situation::Sent | Situation::Checking => {}
            Situation::Connecting => {
                menu.question.push(fl!(
                    words,
                    "terminal-link-connecting",
                    server = elsewhere.server.as_str()
                ));
            }
            Situation::Alone => menu.question.push(fl!(words, "terminal-link-alone")),
            Situation::Starting => menu.question.push(fl!(words, "terminal-link-starting")),
            Situation::Waiting(..) => menu.question.extend(self.waiting_for()),
            Situation::Over if elsewhere.watches() => {
                menu.question.push(fl!(words, "terminal-link-watched"));
            }
            Situation::Over => {
                menu.question.push(fl!(words, "terminal-ask-again"));
                menu.add(fl!(words, "terminal-link-rematch"), Action::Rematch);
                menu.add(fl!(words, "terminal-again-leave"), Action::Leave);
            }
        }
        Some(menu)
    }

    /// Says yes or no to what the other player asks; no also takes back what was asked.
    fn answer_question(&mut self, yes: bool) -> Output {
        let elsewhere = self.elsewhere.as_ref();
        let asked = elsewhere.and_then(Elsewhere::asked);
        let own = elsewhere.and_then(Elsewhere::chair);
        match asked {
            Some((chair, _)) if !yes || Some(chair) != own => self.want(Intent::Answer { yes }),
            _ => {
                self.page.say(fl!(self.words, "terminal-refused-nothing-asked"));
                self.page.gap();
                self.remind()
            }
        }
    }

    fn mute(&mut self) {
        if let Some(elsewhere) = &mut self.elsewhere {
            elsewhere.muted = !elsewhere.muted;
            self.page.say(if elsewhere.muted {
                fl!(self.words, "terminal-link-muted")
            } else {
                fl!(self.words, "terminal-link-unmuted")
            });
        }
    }

    /// Who is there.
    fn tell_who(&mut self) {
        let words = self.words;
        let Some(standing) = self.elsewhere.as_ref().and_then(|elsewhere| elsewhere.standing.clone()) else {
            return;
        };
        if standing.line != Line::Open {
            self.page.say(fl!(words, "terminal-link-lost"));
        }
        for (chair, here) in standing.here.iter() {
            let Some(called) = self.called(chair) else { continue };
            let (name, who) = (called.label(), called.who());
            self.page.say(if *here {
                fl!(words, "terminal-link-is-here", name = name, who = who)
            } else {
                fl!(words, "terminal-link-away", name = name, who = who)
            });
        }
        self.page.say(fl!(words, "terminal-link-watchers", count = standing.watchers));
    }

    /// How much time is left.
    pub(super) fn tell_time(&mut self) {
        let words = self.words;
        let Some(clock) = self.elsewhere.as_ref().and_then(Elsewhere::clock) else {
            return self.page.say(fl!(words, "terminal-link-no-clock"));
        };
        for chair in blazon_dice::Chair::ALL {
            let Some(called) = self.called(chair) else { continue };
            let time = time_left(clock.left(chair), words);
            self.page.say(fl!(
                words,
                "terminal-link-time",
                name = called.label(),
                who = called.who(),
                time = time
            ));
        }
    }
}

fn words_to_say() -> String {
    WORDS.map(|(typed, _)| typed).join(", ")
}
