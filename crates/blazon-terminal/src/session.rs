//! A person at the keyboard, from the first question to the last. Nothing here reads, writes or rolls.
//!
//! What is open is asked in [`asking`], what is typed is understood in [`answering`] and, if it is one of the commands
//! that work at any time, in [`commands`]; [`coaching`] asks before a costly choice, [`telling`] says what happened and
//! [`files`] saves and loads. Where the table is held elsewhere, [`hearing`] tells what is heard of it and [`speaking`] says
//! what the person wants there.

mod answering;
mod asking;
mod coaching;
mod commands;
mod files;
mod hearing;
mod speaking;
mod telling;

use blazon::{Chance, Event, Position, Record, Seat};
use blazon_dice::Chair;
use blazon_engine::{Player, Warning};
use blazon_online::Standing;
use blazon_table::{Next, ProgramTurn};
use blazon_wire::online::{Intent, Reaction, Reason, TableId};
use blazon_words::{Words, fl};

use crate::PlayOptions;
use crate::elsewhere::Elsewhere;
use crate::game::Game;
use crate::page::Page;
use crate::start::{Open, Start};

/// What the session is told.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// A line the person typed.
    Line(String),
    /// There are no more lines.
    End,
    /// What chance decided.
    Chance(Event),
    /// What a player at this seat decided that is no person.
    Decision(Seat, Event),
    /// What the coach says about the choice that was to be looked at.
    Coached(Option<Warning>),
    /// How writing a file went.
    Written(Result<(), Unwritten>),
    /// The text of a file, or why it could not be read.
    Read(Result<String, String>),
    /// How the game at a table elsewhere stands, and how many of the intents that were said are in that.
    Heard(Box<Standing>, u64),
    /// What was wanted there was refused.
    Refused(Option<Intent>, Reason),
    /// Somebody there says a short word.
    Reaction(Chair, Reaction),
    /// What was to be said there is said.
    Said,
    /// There is a line to the table where the players go on, and this is how to come back to it.
    Followed(Option<String>),
}

/// Why a file was not written.
#[derive(Clone, Debug)]
pub(crate) enum Unwritten {
    /// There is one of that name, which was not to be replaced.
    Exists,
    /// The system refused, for this reason.
    Failed(String),
}

/// What the session answers: a text to show, and what has to be done next.
#[derive(Clone, Debug)]
pub(crate) struct Output {
    pub(crate) text: String,
    pub(crate) effect: Effect,
}

/// What has to be done next. All but the last two give a [`Message`].
#[derive(Clone, Debug)]
pub(crate) enum Effect {
    /// Read a line. Something may be heard of a table elsewhere before that.
    ReadLine,
    /// Wait until something is heard of the table elsewhere.
    Listen,
    /// Say at the table elsewhere what the person wants.
    Act(Intent),
    /// Say a short word there.
    React(Reaction),
    /// Go on at another table there.
    Follow(TableId),
    /// Let chance decide in this position.
    Chance(Position, Chance),
    /// Let a player decide that is no person.
    Decide(ProgramTurn<Player>),
    /// Let the coach look at a choice.
    Coach(Coached),
    /// Write this text to a file.
    WriteFile { file: String, text: String, replace: bool },
    /// Read a file.
    ReadFile(String),
    /// Nothing: the server does not let the person in.
    TurnedAway(Reason),
    /// Nothing: the person has left.
    Leave,
}

/// A choice that the coach is to look at before it is final.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Coached {
    /// The position as the person sees it.
    pub(crate) position: Position,
    pub(crate) seat: Seat,
    /// What the person is about to play.
    pub(crate) event: Event,
    pub(crate) seed: u64,
}

/// A person at the keyboard.
#[derive(Debug)]
pub(crate) struct Session<'w> {
    words: &'w Words,
    options: PlayOptions,
    start: Start,
    game: Option<Game>,
    /// The table, if it is held elsewhere.
    elsewhere: Option<Elsewhere>,
    aside: Option<Aside>,
    page: Page,
    /// Whether maps are drawn before each drawing.
    maps: bool,
    explained: Explained,
    /// Whether the coach looks on.
    coach: bool,
    /// What the coach has asked about and does not ask about again.
    questioned: Vec<(Position, Event)>,
}

/// What has been explained and is not explained again.
#[derive(Clone, Copy, Debug, Default)]
struct Explained {
    /// What the castle's bonus is.
    castle: bool,
    /// What the letters on a map mean.
    legend: bool,
    /// How the game ended.
    end: bool,
}

/// Something that has to be settled before the game goes on.
#[derive(Clone, Debug)]
enum Aside {
    /// Whether to leave a game that is not over.
    Leaving,
    /// A file is being written.
    Writing { file: String, then_leave: Option<u32> },
    /// Whether to write over a file.
    Replacing { file: String },
    /// Whether to drop the game for another.
    Loading { file: String },
    /// A file is being read.
    Reading { file: String },
    /// Whether to give up.
    Resigning,
    /// The coach looks at a choice.
    Consulting(Event),
    /// Whether to play what costs much; and whether the better idea is told.
    Warned { event: Event, warning: Warning, told: bool },
}

impl<'w> Session<'w> {
    pub(crate) fn new(options: PlayOptions, words: &'w Words) -> Session<'w> {
        Session {
            words,
            start: Start::new(&options),
            coach: options.coach,
            options,
            game: None,
            elsewhere: None,
            aside: None,
            page: Page::default(),
            maps: true,
            explained: Explained::default(),
            questioned: Vec::new(),
        }
    }

    /// A person at a table that is held elsewhere.
    pub(crate) fn elsewhere(elsewhere: Elsewhere, words: &'w Words) -> Session<'w> {
        let session = Session::new(PlayOptions::default(), words);
        Session { elsewhere: Some(elsewhere), ..session }
    }

    /// The first words, with a saved game or without.
    pub(crate) fn begin(&mut self) -> Output {
        if self.elsewhere.is_some() {
            return self.ask();
        }
        self.page.say(fl!(self.words, "terminal-welcome"));
        if let Some(saved) = self.options.saved.take() {
            self.go_on_with(saved);
        }
        self.go_on()
    }

    /// Takes a message, and says what follows.
    pub(crate) fn update(&mut self, message: Message) -> Output {
        match message {
            Message::Line(line) => self.answer(line.trim()),
            Message::End => self.end(),
            Message::Chance(event) => self.happened(|game| game.chance(event).is_ok()),
            Message::Decision(seat, event) => self.happened(|game| game.decide(seat, event).is_ok()),
            Message::Coached(warning) => self.coached(warning),
            Message::Written(written) => self.written(written),
            Message::Read(read) => self.read(read),
            Message::Heard(standing, acts) => self.heard(&standing, acts),
            Message::Refused(intent, reason) => self.refused(intent, reason),
            Message::Reaction(chair, reaction) => self.reaction(chair, reaction),
            Message::Said => self.output(Effect::ReadLine),
            Message::Followed(way_back) => self.followed(way_back),
        }
    }

    /// Says what the time is on the clock of the line, in milliseconds.
    pub(crate) fn set_now(&mut self, now: u64) {
        if let Some(elsewhere) = &mut self.elsewhere {
            elsewhere.now = now;
        }
    }

    /// The record of the game, if something would be lost by stopping now. What is played elsewhere is kept there.
    pub(crate) fn unsaved(&self) -> Option<Record> {
        if self.elsewhere.is_some() {
            return None;
        }
        self.game.as_ref().filter(|game| game.is_worth_saving()).map(Game::kept)
    }

    /// Where the game has come to, if there is one.
    #[cfg(test)]
    pub(crate) fn position(&self) -> Option<Position> {
        self.game.as_ref().map(|game| *game.view().position())
    }

    fn output(&mut self, effect: Effect) -> Output {
        let effect = match effect {
            // Whoever has just said something waits for the answer, as long as there is a line it can come by.
            Effect::ReadLine if self.elsewhere.as_ref().is_some_and(Elsewhere::listens) => Effect::Listen,
            effect => effect,
        };
        let goes_on = !matches!(effect, Effect::ReadLine | Effect::Leave | Effect::TurnedAway(_));
        Output { text: self.page.take(goes_on), effect }
    }

    /// Lets everything happen that needs no person, then asks.
    fn go_on(&mut self) -> Output {
        loop {
            if self.game.is_none()
                && self.elsewhere.is_none()
                && matches!(self.start.open(self.words), Open::Nothing)
            {
                self.begin_game();
            }
            let Some(game) = &mut self.game else {
                return self.ask();
            };
            match game.next() {
                Next::Replay(event) => {
                    if game.chance(event).is_err() {
                        return self.leave();
                    }
                    self.tell_news();
                }
                Next::Chance { chance, .. } => {
                    let position = *game.view().position();
                    return self.output(Effect::Chance(position, chance));
                }
                Next::Program(turn) => return self.output(Effect::Decide(turn)),
                Next::Person { .. } | Next::Elsewhere => return self.ask(),
                Next::Over(_) => {
                    self.tell_end();
                    return self.ask();
                }
            }
        }
    }

    /// Something happened that no person did.
    fn happened(&mut self, play: impl FnOnce(&mut Game) -> bool) -> Output {
        if !self.game.as_mut().is_some_and(play) {
            // Only a broken generator or player gets here, and would for ever.
            return self.leave();
        }
        self.tell_news();
        self.go_on()
    }

    fn begin_game(&mut self) {
        let mut game = self.start.game(self.words);
        if let Some(date) = &self.options.date {
            game.set_date(date);
        }
        self.page.gap();
        self.tell_duel(&game);
        self.tell_begin(&game);
        self.set_game(game);
    }

    /// Says who plays, and who rolls first.
    fn tell_begin(&mut self, game: &Game) {
        let edition = game.view().start().rules().edition;
        self.page.say(fl!(
            self.words,
            "terminal-begin",
            first = game.names.first.label(),
            who = game.names.first.who(),
            second = game.names.second.label(),
            edition = self.words.edition(edition)
        ));
    }

    fn set_game(&mut self, game: Game) {
        self.explained.end = false;
        self.game = Some(game);
    }
}
