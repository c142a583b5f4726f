//! A game on this device: a table, and what the person in front of it has begun to do.

use blazon::{BySeat, Cell, Cells, Dice, Die, Event, Outcome, Position, Record, Roll, Rules, Seat};
use blazon_engine::{Day, Level, Player};
use blazon_table::{DiceSource, Next, NoPlace, PartialDrawing, ProgramTurn, Screen, SeatKind, Which};
use blazon_wire::{KeptGame, KeptLesson};

use crate::begun::Begun;
use crate::coach::Coach;
use crate::course::Course;
use crate::ended::Ended;
use crate::lesson::{LEARNER, Lesson};
use crate::moment::Moments;
use crate::online::Online;

/// A game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Game {
    /// Under what it is kept.
    pub(crate) id: u64,
    pub(crate) screen: Screen<Player>,
    /// Whether the dice are still rolling over the screen.
    pub(crate) tumbling: bool,
    /// What the person has begun to do.
    pub(crate) begun: Begun,
    /// What the engine is asked to do.
    pub(crate) pending: Option<Pending>,
    pub(crate) hint: Hint,
    pub(crate) coach: Coach,
    /// Why the last gesture was refused.
    pub(crate) refused: Option<NoPlace>,
    /// The cell that the mouse is over.
    pub(crate) hover: Option<Cell>,
    /// What is shown over it for a moment.
    pub(crate) moments: Moments,
    /// Who has the device in hand, where two people share it.
    pub(crate) facing: Option<Seat>,
    /// Whether the other player's map is looked at where there is room for one only.
    pub(crate) across: bool,
    /// The guided first game, and how far it has come; nothing in any other game.
    pub(crate) course: Option<Course>,
    /// Whether it is played for practice, and so counts for nothing: somebody had a hint or took back what had been
    /// answered, or the game goes on from a recorded one.
    pub(crate) practice: bool,
    /// What is known of the table, if it is held elsewhere.
    pub(crate) online: Option<Box<Online>>,
}

/// A question to the engine that is not answered yet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Pending {
    pub(crate) id: u32,
    /// What it was told.
    pub(crate) turn: ProgramTurn<Player>,
    /// How much is done, from 0 to 1.
    pub(crate) done: f64,
    /// What it would do if it were stopped now.
    pub(crate) best: Option<Event>,
}

impl Pending {
    pub(crate) const fn new(id: u32, turn: ProgramTurn<Player>) -> Pending {
        Pending { id, turn, done: 0.0, best: None }
    }

    /// What is done if nobody waits for the answer: the best that was found, or anything if nothing was yet.
    pub(crate) fn stopped(&self) -> Option<Event> {
        self.best.or_else(|| self.turn.position.legal(self.turn.seat).iter().next())
    }
}

/// Advice.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum Hint {
    #[default]
    None,
    /// The engine thinks about it.
    Pending(Pending),
    /// What the engine would do, and the next best.
    Given { event: Event, win: f64, margin: f64, next: Option<(Event, f64)>, exact: bool },
}

/// What a new game is made of.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Start {
    pub(crate) rules: Rules,
    /// The names that people gave.
    pub(crate) names: BySeat<Option<String>>,
    pub(crate) seats: BySeat<SeatKind<Player>>,
    pub(crate) dice: DiceSource,
}

impl Game {
    /// The number of the guided first game. Those of others are the times at which they began.
    pub(crate) const LESSON: u64 = 0;

    /// The number of a game that is only watched. It is not kept.
    pub(crate) const WATCHED: u64 = u64::MAX;

    /// The number of a puzzle's position. It is not kept.
    pub(crate) const PUZZLE: u64 = u64::MAX - 1;

    /// Whoever has missed more events than these is not shown them one after the other.
    const MOST_SHOWN: usize = 6;

    /// A game that is about to begin.
    pub(crate) fn new(id: u64, seed: u64, date: &str, start: &Start) -> Game {
        let mut record = Record::new(start.rules);
        name(&mut record, &start.names, date);
        for seat in Seat::ALL {
            if let SeatKind::Program(player) = start.seats[seat] {
                player.sit(seat, &mut record);
            }
        }
        Game::at(id, Screen::new(record, start.seats, start.dice, seed))
    }

    /// The duel of a day that is about to begin, for a person of this name.
    pub(crate) fn daily(id: u64, day: Day, person: Option<String>) -> Game {
        let mut record = day.duel();
        name(&mut record, &BySeat { first: person, second: None }, &day.to_string());
        let seats = SeatKind::against(day.opponent(), Seat::Second);
        Game::at(id, Screen::new(record, seats, DiceSource::Generator, day.seed()))
    }

    /// A game that goes on from its record, against a program in its seat unless the record names another. Everything it
    /// rolled beyond `left` events comes again.
    pub(crate) fn from_record(
        id: u64,
        seed: u64,
        record: Record,
        left: usize,
        against: (Seat, Player),
    ) -> Game {
        let (seat, player) = Player::seated(&record).unwrap_or(against);
        let seats = SeatKind::against(player, seat);
        let seed = Day::of_duel(&record).map_or(seed, Day::seed);
        let mut screen = Screen::new(record, seats, DiceSource::Generator, seed);
        screen.rewind(left);
        Game { practice: true, ..Game::at(id, screen) }
    }

    /// The guided first game.
    pub(crate) fn lesson() -> Game {
        let record = Record::from_position(Lesson::new().start);
        let seats = SeatKind::against(Player::Level(Level::ALL[0]), !LEARNER);
        let screen = Screen::new(record, seats, DiceSource::Generator, 0);
        Game { course: Some(Course::default()), ..Game::at(Game::LESSON, screen) }
    }

    /// A game at a table that is held elsewhere, as far as that is known.
    pub(crate) fn elsewhere(id: u64, online: Online) -> Game {
        let screen = online.screen(online.known.events().len());
        Game { online: Some(Box::new(online)), ..Game::at(id, screen) }
    }

    /// The position of a puzzle: what is on its screen, in which one event is played at most.
    pub(crate) fn of_puzzle(screen: Screen<Player>) -> Game {
        Game::at(Game::PUZZLE, screen)
    }

    fn at(id: u64, screen: Screen<Player>) -> Game {
        Game {
            id,
            screen,
            tumbling: false,
            begun: Begun::Nothing,
            pending: None,
            hint: Hint::None,
            coach: Coach::default(),
            refused: None,
            hover: None,
            moments: Moments::default(),
            facing: None,
            across: false,
            course: None,
            practice: false,
            online: None,
        }
    }

    /// As the browser keeps it.
    pub(crate) fn kept(&self) -> KeptGame {
        let screen = &self.screen;
        KeptGame {
            record: screen.kept().to_string(),
            engines: BySeat::new(|seat| screen.seat(seat).program().map(|player| player.to_string())),
            real_dice: screen.dice() == DiceSource::Hand,
            rolls: screen.rolls().iter().map(ToString::to_string).collect(),
            lots: screen.lots(),
            seed: screen.seed().into(),
            lesson: self.course.map(|course| KeptLesson { step: course.step as u32, paused: None }),
            practice: self.practice,
            online: self.online.as_ref().map(|online| online.kept()),
        }
    }

    /// The game that a browser kept, or nothing if that has been damaged.
    pub(crate) fn from_kept(id: u64, kept: &KeptGame) -> Option<Game> {
        let record: Record = kept.record.parse().ok()?;
        if let Some(online) = &kept.online {
            return Some(Game::elsewhere(id, Online::from_kept(online, record)));
        }
        let seat = |engine: &Option<String>| match engine {
            None => Some(SeatKind::Person),
            Some(name) => name.parse().ok().map(SeatKind::Program),
        };
        let seats = BySeat { first: seat(&kept.engines.first)?, second: seat(&kept.engines.second)? };
        let dice = if kept.real_dice { DiceSource::Hand } else { DiceSource::Generator };
        let components = *record.start().components();
        let can_fall =
            |roll: &Roll| Die::ALL.into_iter().all(|die| components.faces(die).contains(&roll.face(die)));
        let rolls = kept.rolls.iter().map_while(|roll| match roll.parse() {
            Ok(Event::Roll(roll)) => Some(roll).filter(can_fall),
            _ => None,
        });
        let screen = Screen::new(record, seats, dice, kept.seed.0);
        let screen = screen.with_dice(rolls, kept.lots);
        let course = kept.lesson.map(|lesson| Course { step: lesson.step as usize, nudged: false });
        Some(Game { course, practice: kept.practice, ..Game::at(id, screen) })
    }

    /// The position as whoever looks at the screen may see it.
    pub(crate) fn position(&self) -> Position {
        *self.screen.view().position()
    }

    /// What a player is called in the record.
    pub(crate) fn name(&self, seat: Seat) -> Option<&str> {
        self.screen.view().name(seat)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.screen.result().is_some() || self.ended().is_some()
    }

    /// How it ended by something else than the rules, if it did.
    pub(crate) fn ended(&self) -> Option<Ended> {
        self.screen.view().tag("Ending").and_then(Ended::of)
    }

    /// The winner of a game that is over; nobody if it is a tie.
    #[expect(clippy::option_option, reason = "a game that is over may have no winner")]
    pub(crate) fn winner(&self) -> Option<Option<Seat>> {
        match self.ended() {
            Some(ended) => Some(ended.winner()),
            None => self.screen.result().map(Outcome::winner),
        }
    }

    /// Whether more is known to have happened than is shown.
    pub(crate) fn is_behind(&self) -> bool {
        let shown = self.screen.view().events().len();
        self.online.as_ref().is_some_and(|online| online.known.events().len() > shown)
    }

    /// Whether everything that is shown has happened, and not too much more.
    pub(crate) fn goes_on(&self) -> bool {
        let view = self.screen.view();
        self.online.as_ref().is_some_and(|online| {
            let rest = online.known.events().strip_prefix(view.events());
            view.start() == online.known.start() && rest.is_some_and(|rest| rest.len() <= Game::MOST_SHOWN)
        })
    }

    /// Shows everything that is known.
    pub(crate) fn show_all(&mut self) {
        self.show(usize::MAX);
    }

    /// Shows no more than before, as it is known now.
    pub(crate) fn show_so_far(&mut self) {
        self.show(self.screen.view().events().len());
    }

    /// Shows one more event, and says which.
    pub(crate) fn show_one(&mut self) -> Option<Event> {
        let event = self.next_shown()?;
        self.show(self.screen.view().events().len() + 1);
        Some(event)
    }

    /// The next event that is known and not shown.
    pub(crate) fn next_shown(&self) -> Option<Event> {
        self.online.as_ref()?.known.events().get(self.screen.view().events().len()).copied()
    }

    fn show(&mut self, events: usize) {
        if let Some(online) = &self.online {
            self.screen = online.screen(events);
        }
    }

    /// Whether what the person did is on its way to the table.
    pub(crate) fn is_sending(&self) -> bool {
        self.online.as_ref().is_some_and(|online| online.sent || online.table.sending)
    }

    /// Whether the person cannot do anything, although the rules let them: not everything is shown yet, or the engine
    /// plays for them.
    pub(crate) fn is_held(&self) -> bool {
        let played_for = |online: &Online| {
            online.table.seat.is_some_and(|seat| online.table.engine[seat]) || online.table.refused.is_some()
        };
        self.is_behind() || self.online.as_deref().is_some_and(played_for)
    }

    /// Whether the other player asks something that the person has to answer.
    pub(crate) fn is_asked_something(&self) -> bool {
        self.online.as_ref().is_some_and(|online| {
            online.table.asked.is_some() && !online.table.asked_by_me && !online.table.watches
        })
    }

    /// Whether it is the person's turn, or a question waits for them.
    pub(crate) fn is_my_turn(&self) -> bool {
        let acts = self.screen.asked().is_some() && !self.is_held() && !self.is_sending() && !self.is_over();
        acts || self.is_asked_something()
    }

    /// Whether the table waits for somebody to join.
    pub(crate) fn awaits_somebody(&self) -> bool {
        self.online.as_ref().is_some_and(|online| !online.table.started)
    }

    /// The day whose duel it is, if it is one: then the dice are that day's.
    pub(crate) fn day(&self) -> Option<Day> {
        let view = self.screen.view();
        view.tag("Daily")?;
        let day = Day::of_duel(&view.record())?;
        (self.screen.seats() == SeatKind::against(day.opponent(), Seat::Second)).then_some(day)
    }

    /// Whether it is the one duel of its day that counts. Everybody has the same dice in it, and nobody has help: no hints,
    /// and nothing is taken back that was confirmed.
    pub(crate) fn is_contest(&self) -> bool {
        !self.practice && self.day().is_some()
    }

    /// Whether the person can be helped: by a hint, or by taking something back.
    pub(crate) fn can_help(&self) -> bool {
        self.course.is_none() && self.online.is_none() && self.id != Game::PUZZLE && !self.is_contest()
    }

    /// Whether a coach may look at what the person is about to do: where nobody else plays who has none.
    pub(crate) fn may_be_coached(&self) -> bool {
        self.can_help() && SeatKind::alone(&self.screen.seats()).is_some()
    }

    /// Whether the game is worth keeping: something has happened, or it goes on from where another one had come to.
    pub(crate) fn is_begun(&self) -> bool {
        let view = self.screen.view();
        let from_the_beginning = *view.start() == Position::new(*view.start().rules());
        let begun = self.online.is_some() || !(view.events().is_empty() && from_the_beginning);
        self.course.is_none() && begun
    }

    /// The cells a player drew last.
    pub(crate) fn last_drawn(&self, seat: Seat) -> Cells {
        let drawing = self.screen.view().last_drawing(seat);
        drawing.map_or(Cells::NONE, |drawing| drawing.halves.iter().map(|half| half.cell).collect())
    }

    /// The drawing that the person who is asked is making, in a position of this game.
    pub(crate) fn drawing<'a>(&self, position: &'a Position) -> Option<PartialDrawing<'a>> {
        PartialDrawing::new(position, self.screen.asked()?, self.begun.drawing())
    }

    /// The drawing as it is shown: the one that is being made or, while nothing lies anywhere, the one that pointing where
    /// the mouse is would begin.
    pub(crate) fn shown_drawing<'a>(&self, position: &'a Position) -> Option<PartialDrawing<'a>> {
        let drawing = self.drawing(position)?;
        let lies = Which::BOTH.into_iter().any(|which| drawing.settled().cell(which).is_some());
        let hovered = self.hover.filter(|_| !lies).and_then(|cell| drawing.point(cell).ok());
        let hovered =
            hovered.and_then(|settled| PartialDrawing::new(position, self.screen.asked()?, settled));
        Some(hovered.unwrap_or(drawing))
    }

    /// The level above the one that the person has beaten, if there is one.
    pub(crate) fn next_level(&self) -> Option<Level> {
        let winner = self.position().outcome()?.winner()?;
        let loser = match self.screen.seat(!winner) {
            SeatKind::Program(Player::Level(level)) => level,
            SeatKind::Program(_) | SeatKind::Person | SeatKind::Elsewhere => return None,
        };
        let above = Level::ALL.into_iter().find(|level| level.number() == loser.number() + 1);
        above.filter(|_| self.screen.seat(winner).is_person())
    }

    /// The person to pass the device to, where two people share it and the other one has it.
    pub(crate) fn passes_to(&self) -> Option<Seat> {
        let two = Seat::ALL.into_iter().all(|seat| self.screen.seat(seat).is_person());
        let asked = self.screen.asked().filter(|_| two)?;
        self.facing.filter(|&facing| facing != asked).map(|_| asked)
    }

    /// The person who has the dice in hand.
    pub(crate) fn roller(&self) -> Option<Seat> {
        match self.screen.next() {
            Next::Chance { roller, .. } => roller,
            Next::Replay(_) | Next::Program(_) | Next::Person { .. } | Next::Elsewhere | Next::Over(_) => {
                None
            }
        }
    }

    /// Whether something can be taken back: what is pointed at, or an event.
    pub(crate) fn can_undo(&self) -> bool {
        !self.begun.is_nothing()
            || self.coach.is_busy()
            || self.screen.undoable().is_some() && self.can_help()
            || self.can_ask_back()
    }

    /// Whether the other player can be asked to let the person take something back.
    pub(crate) fn can_ask_back(&self) -> bool {
        let can = |online: &Online| online.table.back && online.table.asked.is_none();
        self.online.as_deref().is_some_and(can) && !self.is_sending() && !self.is_over()
    }

    /// Takes back what the coach asks about, what is pointed at, else what a person did last.
    pub(crate) fn undo(&mut self) {
        self.refused = None;
        self.hint = Hint::None;
        self.hover = None;
        if self.coach.is_busy() {
            self.choose_again();
            return;
        }
        if !self.begun.is_nothing() {
            self.begun = self.begun.back();
            return;
        }
        let before = self.screen.view().events().to_vec();
        if self.can_help() && self.screen.undo().is_ok() {
            self.pending = None;
            self.tumbling = false;
            self.moments.clear();
            self.coach = Coach::default();
            // Whoever has seen more than their own event knows what comes.
            let back = before.iter().skip(self.screen.view().events().len());
            self.practice |=
                back.filter_map(|event| event.seat()).any(|seat| !self.screen.seat(seat).is_person());
        }
    }

    /// Chooses again instead of answering the coach. Dice are let go, so that the next one that is pointed at begins anew;
    /// a drawing stays where it lies, to be moved.
    pub(crate) fn choose_again(&mut self) {
        self.coach.hush();
        if matches!(self.begun, Begun::Dice(_) | Begun::Both(_)) {
            self.begun = self.begun.pointing_at(Dice::NONE);
        }
    }

    /// The game as it is put away: nothing moves, and nobody is asked.
    pub(crate) fn at_rest(&self) -> Game {
        let mut game =
            Game { tumbling: false, moments: Moments::default(), coach: Coach::default(), ..self.clone() };
        game.online = game.online.map(|online| Box::new(online.at_rest()));
        game.show_all();
        game.forget_questions();
        game
    }

    /// The question of this number, if it is not answered yet.
    pub(crate) fn question(&mut self, id: u32) -> Option<&mut Pending> {
        let hint = match &mut self.hint {
            Hint::Pending(pending) => Some(pending),
            Hint::None | Hint::Given { .. } => None,
        };
        [self.pending.as_mut(), hint].into_iter().flatten().find(|pending| pending.id == id)
    }

    /// Whether somebody waits for an answer of the engine.
    pub(crate) const fn waits_for_the_engine(&self) -> bool {
        self.pending.is_some() || matches!(self.hint, Hint::Pending(_))
    }

    /// Forgets what the engine was asked: it will not answer any more.
    pub(crate) fn forget_questions(&mut self) {
        self.pending = None;
        if matches!(self.hint, Hint::Pending(_)) {
            self.hint = Hint::None;
        }
    }

    /// Forgets what was pointed at.
    pub(crate) fn forget_begun(&mut self) {
        self.begun = Begun::Nothing;
        self.coach = Coach::default();
        self.across = false;
        self.hover = None;
        self.refused = None;
    }
}

/// Writes down who plays, and when. A text that a record cannot hold is left out; the record is good without.
fn name(record: &mut Record, names: &BySeat<Option<String>>, date: &str) {
    let BySeat { first, second } = names;
    let tags = [("First", first.as_deref()), ("Second", second.as_deref()), ("Date", Some(date))];
    for (name, text) in tags {
        if let Some(text) = text.filter(|text| !text.is_empty()) {
            let _ = record.set_tag(name, text);
        }
    }
}
