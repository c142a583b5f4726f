//! What is said to each thing that is heard. Nothing here reads, writes or rolls.

use blazon::{Cell, Chance, Dice, Die, Event, Illegal, Position, ReadError, Record, Seat, Step, ToAct};
use blazon_engine::Player;
use blazon_table::Refused;
use blazon_words::{Words, fl};

use super::PlayOptions;
use super::draft::{Choice, Next, Plan};
use super::game::Game;
use super::look;
use super::menu::{Action, Menu};
use super::page::Page;
use super::question;
use super::start::{Open, Start};

/// What the session is told.
#[derive(Clone, Debug)]
pub(super) enum Heard {
    /// A line the person typed.
    Line(String),
    /// There are no more lines.
    End,
    /// What chance decided, or a player that is no person.
    Event(Event),
    /// How writing a file went.
    Written(Result<(), Unwritten>),
    /// The text of a file, or why it could not be read.
    Read(Result<String, String>),
}

/// Why a file was not written.
#[derive(Clone, Debug)]
pub(super) enum Unwritten {
    /// There is one of that name, which was not to be replaced.
    Exists,
    /// The system refused, for this reason.
    Failed(String),
}

/// What the session says, and what it has to be told next.
#[derive(Clone, Debug)]
pub(super) struct Said {
    pub(super) text: String,
    pub(super) wants: Wants,
}

/// What the session has to be told next.
#[derive(Clone, Debug)]
pub(super) enum Wants {
    /// A line.
    Line,
    /// What chance decides in this position.
    Chance(Position, Chance),
    /// What a player that is no person does in this position.
    Move { position: Position, seat: Seat, player: Player },
    /// How it went to write this text to a file.
    Write { file: String, text: String, replace: bool },
    /// What stands in a file.
    Read { file: String },
    /// Nothing: the person has left.
    Nothing,
}

/// The file that a game is saved in when a person leaves without having named one: `number` tells it from others that
/// are there already.
pub(super) fn unfinished(number: u32) -> String {
    if number == 1 { "blazon-unfinished.txt".to_string() } else { format!("blazon-unfinished-{number}.txt") }
}

/// A person at the keyboard, from the first question to the last.
#[derive(Debug)]
pub(super) struct Session<'w> {
    words: &'w Words,
    options: PlayOptions,
    start: Start,
    game: Option<Game>,
    aside: Option<Aside>,
    page: Page,
    /// Whether maps are drawn before each drawing.
    maps: bool,
    told: Told,
}

/// What has been told and is not told again.
#[derive(Clone, Copy, Debug, Default)]
struct Told {
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
}

impl<'w> Session<'w> {
    pub(super) fn new(options: PlayOptions, words: &'w Words) -> Session<'w> {
        Session {
            words,
            start: Start::new(&options),
            options,
            game: None,
            aside: None,
            page: Page::default(),
            maps: true,
            told: Told::default(),
        }
    }

    /// The first words, with a saved game or without.
    pub(super) fn begin(&mut self, saved: Option<(String, Record)>) -> Said {
        self.page.say(fl!(self.words, "plain-welcome"));
        if let Some((file, record)) = saved {
            self.go_on_with(file, record);
        }
        self.go_on()
    }

    /// Hears something, and says what follows.
    pub(super) fn update(&mut self, heard: Heard) -> Said {
        match heard {
            Heard::Line(line) => self.line(line.trim()),
            Heard::End => self.end(),
            Heard::Event(event) => {
                if !self.play(event) {
                    // Only a broken generator gets here, and would for ever.
                    return self.leave();
                }
                self.go_on()
            }
            Heard::Written(written) => self.written(written),
            Heard::Read(read) => self.read(read),
        }
    }

    /// The game, if something would be lost by stopping now.
    pub(super) fn unsaved(&self) -> Option<&Record> {
        self.game.as_ref().filter(|game| game.is_worth_saving()).map(Game::record)
    }

    /// Where the game has come to, if there is one.
    #[cfg(test)]
    pub(super) fn position(&self) -> Option<&Position> {
        self.game.as_ref().map(Game::position)
    }

    fn said(&mut self, wants: Wants) -> Said {
        let goes_on = !matches!(wants, Wants::Line | Wants::Nothing);
        Said { text: self.page.take(goes_on), wants }
    }

    /// Lets everything happen that needs no person, then asks.
    fn go_on(&mut self) -> Said {
        loop {
            if self.game.is_none() {
                match self.start.open(self.words) {
                    Open::Nothing => self.begin_game(),
                    Open::Menu(_) | Open::Name(..) => return self.ask(),
                }
            }
            let Some(game) = &self.game else {
                return self.ask();
            };
            let position = *game.position();
            match position.to_act() {
                ToAct::Chance(chance) => match game.kept() {
                    Some(event) if self.play(event) => {}
                    _ => return self.said(Wants::Chance(position, chance)),
                },
                ToAct::Seat(seat) => match game.player_of(seat) {
                    Some(player) => {
                        let position = game.seen_by(seat);
                        return self.said(Wants::Move { position, seat, player });
                    }
                    None => return self.ask(),
                },
                ToAct::Both => return self.ask(),
                ToAct::Nobody(_) => {
                    self.tell_end();
                    return self.ask();
                }
            }
        }
    }

    fn begin_game(&mut self) {
        let mut game = self.start.game(self.words);
        if let Some(date) = &self.options.date {
            game.set_date(date);
        }
        let edition = game.record().start().rules().edition;
        self.page.gap();
        self.page.say(fl!(
            self.words,
            "plain-begin",
            first = game.names.first.as_str(),
            second = game.names.second.as_str(),
            edition = self.words.edition(edition)
        ));
        self.set_game(game);
    }

    fn set_game(&mut self, game: Game) {
        self.told.end = false;
        self.game = Some(game);
    }

    /// Asks what is open, with all answers.
    fn ask(&mut self) -> Said {
        self.page.gap();
        match self.question() {
            Asked::Menu(menu) => {
                self.before_drawing();
                menu.ask(&mut self.page);
            }
            Asked::Name(question) => self.page.say(question),
        }
        self.said(Wants::Line)
    }

    /// Asks again, without repeating the answers.
    fn remind(&mut self) -> Said {
        match self.question() {
            Asked::Menu(menu) => menu.remind(&mut self.page),
            Asked::Name(question) => self.page.say(question),
        }
        self.said(Wants::Line)
    }

    /// The question that is open.
    fn question(&self) -> Asked {
        let words = self.words;
        if let Some(menu) = self.aside.as_ref().and_then(|aside| self.ask_aside(aside)) {
            return Asked::Menu(menu);
        }
        let Some(game) = &self.game else {
            return match self.start.open(words) {
                Open::Menu(menu) => Asked::Menu(menu),
                Open::Name(seat, default) => Asked::Name(self.start.name_question(seat, &default, words)),
                Open::Nothing => Asked::Menu(Menu::default()),
            };
        };
        let position = game.position();
        let Some(seat) = game.asked() else {
            let mut menu = Menu { question: vec![fl!(words, "plain-ask-again")], ..Menu::default() };
            menu.add(fl!(words, "plain-again-new"), Action::Again);
            menu.add(fl!(words, "plain-again-leave"), Action::Leave);
            return Asked::Menu(menu);
        };
        Asked::Menu(match position.step() {
            Step::Draw { .. } => match Plan::new(position, seat, &game.draft).map(|plan| plan.next(words)) {
                Some(Next::Ask(menu)) => menu,
                Some(Next::Confirm(drawing)) => question::confirm(words, position, seat, &drawing, self.maps),
                None => Menu::default(),
            },
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
        let Some(plan) = Plan::new(game.position(), seat, &game.draft) else {
            return;
        };
        let [one, other] = plan.domino(words);
        let name = game.names[seat].clone();
        let offers_castle = plan.offers_castle(words);
        if self.maps {
            self.show_map(seat);
        }
        self.page.say(fl!(words, "plain-ask-draw", name = name, one = one, other = other));
        if offers_castle && !self.told.castle {
            self.told.castle = true;
            self.page.say(fl!(words, "plain-castle-explained"));
        }
    }

    fn ask_aside(&self, aside: &Aside) -> Option<Menu> {
        let words = self.words;
        let mut menu = Menu::default();
        match aside {
            Aside::Leaving => {
                menu.question.push(fl!(words, "plain-ask-leave"));
                menu.add(fl!(words, "plain-leave-save", file = self.file_to_save(1)), Action::SaveAndLeave);
                menu.add(fl!(words, "plain-leave-lose"), Action::Leave);
                menu.add(fl!(words, "plain-leave-stay"), Action::Stay);
            }
            Aside::Replacing { file } => {
                menu.question.push(fl!(words, "plain-ask-replace", file = file.as_str()));
                menu.add(fl!(words, "plain-replace-yes"), Action::Replace);
                menu.add(fl!(words, "plain-replace-no"), Action::Stay);
            }
            Aside::Loading { .. } => {
                menu.question.push(fl!(words, "plain-ask-load"));
                menu.add(fl!(words, "plain-load-yes"), Action::Load);
                menu.add(fl!(words, "plain-load-no"), Action::Stay);
            }
            Aside::Writing { .. } | Aside::Reading { .. } => return None,
        }
        Some(menu)
    }

    /// Answers a line: a command, an answer to the question, or an event in the notation.
    fn line(&mut self, line: &str) -> Said {
        let naming = match &self.game {
            None if self.aside.is_none() => match self.start.open(self.words) {
                Open::Name(seat, default) => Some((seat, default)),
                Open::Menu(_) | Open::Nothing => None,
            },
            _ => None,
        };
        if let Some((seat, default)) = naming {
            // A name may look like a command, so only those stay that a person could be stuck without.
            if !matches!(line, "?" | "q" | "u") && !line.starts_with("load ") {
                let name = if line.is_empty() { &default } else { line };
                if let Err(error) = self.start.set_name(seat, name) {
                    self.page.say(error.sentence(self.words));
                }
                return self.go_on();
            }
        }
        if let Some(said) = self.command(line) {
            return said;
        }
        let Asked::Menu(menu) = self.question() else {
            return self.unknown(line);
        };
        if let Some(action) = menu.action(line) {
            return self.act(action);
        }
        if let Some(said) = self.cells(line, &menu) {
            return said;
        }
        self.notation(line)
    }

    fn command(&mut self, line: &str) -> Option<Said> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.to_lowercase().as_str(), rest) {
            ("?" | "h" | "help", "") => {
                self.page.say(fl!(self.words, "plain-help"));
            }
            ("a", "") => {
                let components = self.game.as_ref().map(|game| *game.record().start().components());
                look::arms_and_powers(self.words, &components.unwrap_or_default(), &mut self.page);
            }
            ("r", "") => return Some(self.ask()),
            ("u" | "undo", "") => return Some(self.undo()),
            ("q" | "quit" | "exit", "") => return Some(self.want_to_leave()),
            ("v", "") => {
                self.maps = !self.maps;
                let said = if self.maps {
                    fl!(self.words, "plain-maps-on")
                } else {
                    fl!(self.words, "plain-maps-off")
                };
                self.page.say(said);
            }
            ("save", "") => self.page.say(fl!(self.words, "plain-save-needs-name")),
            ("load", "") => self.page.say(fl!(self.words, "plain-load-needs-name")),
            ("load", file) => return Some(self.want_to_load(file)),
            ("save" | "m" | "o" | "w" | "wo" | "s" | "d" | "p" | "l", _) => {
                let Some(game) = &self.game else {
                    self.page.say(fl!(self.words, "plain-no-game"));
                    return Some(self.remind());
                };
                let (words, me) = (self.words, game.me());
                match (word.to_lowercase().as_str(), rest) {
                    ("save", file) => {
                        let again = game.file.as_deref() == Some(file);
                        return Some(self.save(file.to_string(), again, None));
                    }
                    ("m", "") => self.show_map(me),
                    ("o", "") => self.show_map(!me),
                    ("w", "") => look::map_in_words(words, game, me, &mut self.page),
                    ("w", "o") | ("wo", "") => look::map_in_words(words, game, !me, &mut self.page),
                    ("s", "") => look::spellbook(words, game, &mut self.page),
                    ("d", "") => look::dice(words, game, &mut self.page),
                    ("p", "") => look::points(words, game, &mut self.page),
                    ("l", "") => look::log(words, game, None, &mut self.page),
                    ("l", rounds) => {
                        let rounds = rounds.parse().ok()?;
                        look::log(words, game, Some(rounds), &mut self.page);
                    }
                    _ => return None,
                }
            }
            _ => return None,
        }
        self.page.gap();
        Some(self.remind())
    }

    fn show_map(&mut self, seat: Seat) {
        if let Some(game) = &self.game {
            self.page.say(fl!(self.words, "plain-map", name = game.names[seat].as_str()));
            for line in look::grid(game.position().kingdom(seat), &[]) {
                self.page.say(line);
            }
            if !self.told.legend {
                self.told.legend = true;
                self.page.say(fl!(self.words, "plain-map-legend"));
            }
        }
    }

    fn act(&mut self, action: Action) -> Said {
        match action {
            Action::Play(event) => {
                self.play(event);
            }
            Action::Draw(choice) => {
                if let Some(game) = &mut self.game {
                    game.draft.push(choice);
                }
            }
            Action::Opponent(opponent) => self.start.set_opponent(opponent),
            Action::Edition(edition) => self.start.set_edition(edition),
            Action::SaveAndLeave => {
                let named = self.game.as_ref().is_some_and(|game| game.file.is_some());
                return self.save(self.file_to_save(1), named, Some(1));
            }
            Action::Leave => return self.leave(),
            Action::Stay => {
                if let Some(Aside::Replacing { .. }) = self.aside.take() {
                    self.page.say(fl!(self.words, "plain-not-saved"));
                }
            }
            Action::Replace => {
                if let Some(Aside::Replacing { file }) = self.aside.take() {
                    return self.save(file, true, None);
                }
            }
            Action::Load => {
                if let Some(Aside::Loading { file }) = self.aside.take() {
                    self.aside = Some(Aside::Reading { file: file.clone() });
                    return self.said(Wants::Read { file });
                }
            }
            Action::Again => {
                if let Some(game) = self.game.take() {
                    self.start = Start::again(&game);
                }
            }
        }
        self.go_on()
    }

    /// Plays an event and tells it, or says why not.
    fn play(&mut self, event: Event) -> bool {
        let words = self.words;
        let Some(game) = &mut self.game else {
            return false;
        };
        let before = *game.position();
        match game.play(event) {
            Ok(()) => {}
            Err(Refused::Illegal(error)) => {
                self.page.say(fl!(words, "plain-not-possible", reason = words.illegal(error.reason)));
                return false;
            }
            // Each seat acts for itself here, and dice that come again are asked for first.
            Err(_) => return false,
        }
        if let Event::Roll(_) = event {
            self.page.gap();
            let name = game.names[before.player_a()].as_str();
            self.page.say(fl!(words, "plain-round", round = before.round(), name = name));
        }
        self.page.say(words.event(&before, event, &game.names));
        let after = *game.position();
        words.aftermath(&before, event, &after, &game.names).iter().for_each(|line| self.page.say(line));
        true
    }

    /// One or two cells by name.
    fn cells(&mut self, line: &str, menu: &Menu) -> Option<Said> {
        let cells: Vec<Cell> =
            line.split_whitespace().map(|cell| cell.to_lowercase().parse().ok()).collect::<Option<_>>()?;
        if cells.is_empty() || cells.len() > 2 || self.aside.is_some() {
            return None;
        }
        let game = self.game.as_mut()?;
        let seat = game.asked()?;
        if let Step::Flash { .. } = game.position().step() {
            let cell = *cells.first().filter(|_| cells.len() == 1)?;
            return menu.cells().next().is_some().then(|| self.token(Event::AddCross(seat, cell)));
        }
        let kept = game.draft.clone();
        for cell in cells {
            let plan = Plan::new(game.position(), seat, &game.draft)?;
            let offered = match plan.next(self.words) {
                Next::Ask(menu) if menu.cells().next().is_some() => {
                    menu.cells().any(|offered| offered == cell)
                }
                // How it is drawn need not be asked of someone who names the cell.
                Next::Ask(menu) if offers(&menu, Choice::On) => {
                    game.draft.push(Choice::On);
                    let plan = Plan::new(game.position(), seat, &game.draft)?;
                    match plan.next(self.words) {
                        Next::Ask(menu) if menu.cells().next().is_some() => {
                            menu.cells().any(|offered| offered == cell)
                        }
                        // A wild's arms come first.
                        _ => {
                            game.draft = kept;
                            return None;
                        }
                    }
                }
                // There was but one cell for the second die, and this is it or is not.
                Next::Confirm(drawing) => drawing.halves[1].cell == cell,
                Next::Ask(_) => {
                    game.draft = kept;
                    return None;
                }
            };
            if !offered {
                let refusal = Plan::new(game.position(), seat, &game.draft)?.refusal(cell);
                game.draft = kept;
                self.page.say(match refusal {
                    Some(reason) => {
                        fl!(self.words, "plain-not-possible", reason = self.words.illegal(reason))
                    }
                    None => fl!(self.words, "plain-not-this-cell", cell = cell.to_string()),
                });
                return Some(self.remind());
            }
            game.draft.push(Choice::Cell(cell));
        }
        Some(self.go_on())
    }

    /// An event in the notation, with or without the seat.
    fn notation(&mut self, line: &str) -> Said {
        let seat = match (&self.game, &self.aside) {
            (Some(game), None) => game.asked(),
            _ => None,
        };
        let Some(seat) = seat else {
            return self.unknown(line);
        };
        let taking = matches!(self.game.as_ref().map(|game| game.position().step()), Some(Step::Take { .. }));
        let dice = dice_of(line).filter(|_| taking);
        if let Some(dice) = dice {
            return self.token(Event::Take(seat, dice));
        }
        let number = line.bytes().all(|byte| byte.is_ascii_digit());
        if let Ok(event) = line.parse::<Event>() {
            return self.token(event);
        }
        match format!("{seat}:{line}").parse::<Event>() {
            Ok(event) if !number => self.token(event),
            Err(error) if looks_like_an_event(line) => {
                // Columns are counted in what was typed.
                let error = match line.parse::<Event>() {
                    Err(own) if line.contains(':') => own,
                    _ => ReadError { column: error.column.saturating_sub(2), ..error },
                };
                self.page.say(fl!(self.words, "plain-not-possible", reason = self.words.read_error(&error)));
                self.remind()
            }
            _ => self.unknown(line),
        }
    }

    fn token(&mut self, event: Event) -> Said {
        let by_player = |seat| self.game.as_ref().is_some_and(|game| game.player_of(seat).is_some());
        if event.seat().is_some_and(by_player) {
            let reason = self.words.illegal(Illegal::NotYourTurn);
            self.page.say(fl!(self.words, "plain-not-possible", reason = reason));
            return self.remind();
        }
        if self.play(event) { self.go_on() } else { self.remind() }
    }

    fn unknown(&mut self, line: &str) -> Said {
        if line.is_empty() {
            return self.ask();
        }
        let line: String = line.chars().take(40).flat_map(char::escape_debug).collect();
        self.page.say(fl!(self.words, "plain-unknown", line = line));
        match self.question() {
            Asked::Menu(menu) => menu.ask_again(&mut self.page),
            Asked::Name(question) => self.page.say(question),
        }
        self.said(Wants::Line)
    }

    /// One step back: a choice of the drawing, what a person did last, or an answer of the start.
    fn undo(&mut self) -> Said {
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
            Some((before, event)) => {
                self.told.end = false;
                let event = words.event(&before, event, &game.names);
                self.page.say(fl!(words, "plain-undone", event = event));
            }
            None => self.page.say(fl!(words, "plain-nothing-to-undo")),
        }
        self.go_on()
    }

    fn tell_end(&mut self) {
        let words = self.words;
        let Some(game) = self.game.as_ref().filter(|_| !self.told.end) else {
            return;
        };
        self.told.end = true;
        self.page.gap();
        self.page.say(fl!(words, "plain-over"));
        look::points(words, game, &mut self.page);
        self.page.gap();
        self.page.say(words.outcome(game.position(), &game.names));
    }

    fn want_to_leave(&mut self) -> Said {
        if self.unsaved().is_some() {
            self.aside = Some(Aside::Leaving);
            return self.ask();
        }
        self.leave()
    }

    fn leave(&mut self) -> Said {
        self.page.say(fl!(self.words, "plain-goodbye"));
        self.said(Wants::Nothing)
    }

    fn end(&mut self) -> Said {
        if let Some(record) = self.unsaved().cloned() {
            self.page.say(fl!(self.words, "plain-input-ended"));
            self.page.gap();
            self.page.copy(&record);
            self.page.gap();
        }
        self.leave()
    }

    /// The file of the game, or a name for it.
    fn file_to_save(&self, number: u32) -> String {
        match self.game.as_ref().and_then(|game| game.file.clone()) {
            Some(file) => file,
            None => unfinished(number),
        }
    }

    fn save(&mut self, file: String, replace: bool, then_leave: Option<u32>) -> Said {
        let Some(game) = &self.game else {
            return self.remind();
        };
        let text = game.record().to_string();
        self.aside = Some(Aside::Writing { file: file.clone(), then_leave });
        self.said(Wants::Write { file, text, replace })
    }

    fn written(&mut self, written: Result<(), Unwritten>) -> Said {
        let Some(Aside::Writing { file, then_leave }) = self.aside.take() else {
            return self.remind();
        };
        match (written, then_leave) {
            (Ok(()), _) => {
                self.page.say(fl!(self.words, "plain-saved", file = file.as_str()));
                if let Some(game) = &mut self.game {
                    game.saved_in(file);
                }
                if then_leave.is_some() { self.leave() } else { self.remind() }
            }
            (Err(Unwritten::Exists), Some(number)) if number < 1000 => {
                self.save(self.file_to_save(number + 1), false, Some(number + 1))
            }
            (Err(Unwritten::Exists), _) => {
                self.aside = Some(Aside::Replacing { file });
                self.ask()
            }
            (Err(Unwritten::Failed(reason)), _) => {
                self.page.say(fl!(self.words, "plain-save-failed", file = file, reason = reason));
                self.remind()
            }
        }
    }

    fn want_to_load(&mut self, file: &str) -> Said {
        let file = file.to_string();
        if self.unsaved().is_some() {
            self.aside = Some(Aside::Loading { file });
            return self.ask();
        }
        self.aside = Some(Aside::Reading { file: file.clone() });
        self.said(Wants::Read { file })
    }

    fn read(&mut self, read: Result<String, String>) -> Said {
        let Some(Aside::Reading { file }) = self.aside.take() else {
            return self.remind();
        };
        let words = self.words;
        let record = read.and_then(|text| text.parse::<Record>().map_err(|error| words.record_error(&error)));
        match record {
            Ok(record) => {
                self.go_on_with(file, record);
                self.go_on()
            }
            Err(reason) => {
                self.page.say(fl!(words, "plain-load-failed", file = file, reason = reason));
                self.remind()
            }
        }
    }

    /// Takes up a saved game, and says where it stands.
    fn go_on_with(&mut self, file: String, record: Record) {
        let human = self.options.human.unwrap_or(Seat::First);
        let game = Game::loaded(file.clone(), record, self.options.against, human, self.words);
        self.page.say(fl!(self.words, "plain-loaded", file = file));
        look::last_round(self.words, &game, &mut self.page);
        self.set_game(game);
    }
}

/// The question that is open: one with answers, or a name.
enum Asked {
    Menu(Menu),
    Name(String),
}

fn offers(menu: &Menu, choice: Choice) -> bool {
    menu.items.iter().any(|item| matches!(item.action, Action::Draw(offered) if offered == choice))
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
