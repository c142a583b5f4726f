//! A game on this device: a table, who plays at it, and what the person has begun to do.

use blazon::{
    BySeat, Cells, Chance, Dice, Die, Drawing, Event, Face, Position, Record, Roll, Rules, Seat, ToAct,
};
use blazon_engine::{Level, Player, mix};
use blazon_table::{Sitter, Table, Terms, Viewer};
use blazon_wire::{KeptGame, KeptLesson};

use crate::course::Course;
use crate::lesson::{LEARNER, Lesson};
use crate::sketch::{NoPlace, Sketch};

/// A game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Game {
    /// Under what it is kept.
    pub(crate) id: u64,
    pub(crate) table: Table,
    /// Who has each seat: a player of the engine, or nobody for a person.
    pub(crate) engines: BySeat<Option<Player>>,
    /// Whether people roll real dice and enter what they show.
    pub(crate) real_dice: bool,
    /// Where the engines' chance starts.
    pub(crate) seed: u64,
    /// Whether the dice are still rolling over the screen.
    pub(crate) tumbling: bool,
    /// The dice that are pointed at to be taken.
    pub(crate) picked: Dice,
    pub(crate) sketch: Sketch,
    /// The answer to a ⚡ power that is pointed at.
    pub(crate) answer: Option<Event>,
    /// What real dice show, as far as it has been entered.
    pub(crate) entry: [Option<Face>; 4],
    /// What the engine is asked to do.
    pub(crate) asked: Option<Asked>,
    pub(crate) hint: Hint,
    /// Why the last gesture was refused.
    pub(crate) refused: Option<NoPlace>,
    /// The guided first game, and how far it has come; nothing in any other game.
    pub(crate) course: Option<Course>,
}

/// A question to the engine that is not answered yet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Asked {
    pub(crate) id: u32,
    pub(crate) seat: Seat,
    /// How much is done, from 0 to 1.
    pub(crate) done: f64,
    /// What it would do if it were stopped now.
    pub(crate) best: Option<Event>,
}

/// Advice.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum Hint {
    #[default]
    None,
    /// The engine thinks about it.
    Asked(Asked),
    /// What the engine would do, and the next best.
    Given { event: Event, win: f64, margin: f64, next: Option<(Event, f64)>, exact: bool },
}

/// What a new game is made of.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Start {
    pub(crate) rules: Rules,
    pub(crate) names: BySeat<String>,
    pub(crate) engines: BySeat<Option<Player>>,
    pub(crate) real_dice: bool,
}

impl Game {
    /// The number of the guided first game. Those of others are the times at which they began.
    pub(crate) const LESSON: u64 = 0;

    /// A game that is about to begin.
    pub(crate) fn new(id: u64, seed: u64, date: &str, start: &Start) -> Game {
        let mut record = Record::new(start.rules);
        let tags = [("First", &*start.names.first), ("Second", &*start.names.second), ("Date", date)];
        for (name, text) in tags.into_iter().filter(|(_, text)| !text.is_empty()) {
            // A text that a record cannot hold is left out; the record is good without.
            let _ = record.set_tag(name, text);
        }
        for seat in Seat::ALL {
            if let Some(player) = start.engines[seat] {
                player.sit(seat, &mut record);
            }
        }
        Game::at(id, seed, Table::new(record, terms(start.engines)), start.engines, start.real_dice)
    }

    /// A game that goes on from its record. Everything it rolled beyond `left` events comes again.
    pub(crate) fn from_record(
        id: u64,
        seed: u64,
        record: &Record,
        left: usize,
        against: Option<Player>,
    ) -> Game {
        let engines = match (Player::seated(record), against) {
            (Some((seat, player)), _) => by_seat(seat, player),
            (None, Some(player)) => by_seat(Seat::Second, player),
            (None, None) => BySeat::both(None),
        };
        let mut table = Table::new(record.clone(), terms(engines));
        table.rewind(left);
        Game::at(id, seed, table, engines, false)
    }

    fn at(id: u64, seed: u64, table: Table, engines: BySeat<Option<Player>>, real_dice: bool) -> Game {
        Game {
            id,
            table,
            engines,
            real_dice,
            seed,
            tumbling: false,
            picked: Dice::default(),
            sketch: Sketch::default(),
            answer: None,
            entry: [None; 4],
            asked: None,
            hint: Hint::None,
            refused: None,
            course: None,
        }
    }

    /// The guided first game.
    pub(crate) fn lesson() -> Game {
        let record = Record::from_position(Lesson::new().start);
        let engines = by_seat(!LEARNER, Player::Level(Level::ALL[0]));
        let table = Table::new(record, terms(engines));
        Game { course: Some(Course::default()), ..Game::at(Game::LESSON, 0, table, engines, false) }
    }

    /// As the browser keeps it.
    pub(crate) fn kept(&self) -> KeptGame {
        KeptGame {
            record: self.table.record().to_string(),
            engines: BySeat::new(|seat| self.engines[seat].map(|player| player.to_string())),
            real_dice: self.real_dice,
            rolls: self.table.rolls().iter().map(ToString::to_string).collect(),
            lots: self.table.lots(),
            seed: self.seed.into(),
            lesson: self.course.map(|course| KeptLesson { step: course.step as u32, paused: None }),
        }
    }

    /// The game that a browser kept, or nothing if that has been damaged.
    pub(crate) fn from_kept(id: u64, kept: &KeptGame) -> Option<Game> {
        let record: Record = kept.record.parse().ok()?;
        let engine = |name: &Option<String>| {
            name.as_ref().map(|name| name.parse().ok()).map_or(Some(None), |read| read.map(Some))
        };
        let engines = BySeat { first: engine(&kept.engines.first)?, second: engine(&kept.engines.second)? };
        let components = *record.start().components();
        let can_fall =
            |roll: &Roll| Die::ALL.into_iter().all(|die| components.faces(die).contains(&roll.face(die)));
        let rolls = kept.rolls.iter().map_while(|roll| match roll.parse() {
            Ok(Event::Roll(roll)) => Some(roll).filter(can_fall),
            _ => None,
        });
        let table = Table::with_dice(record, terms(engines), rolls, kept.lots);
        let course = kept.lesson.map(|lesson| Course { step: lesson.step as usize, nudged: false });
        Some(Game { course, ..Game::at(id, kept.seed.0, table, engines, kept.real_dice) })
    }

    /// The position with everything hidden: for the rules only.
    pub(crate) fn position(&self) -> &Position {
        self.table.position()
    }

    /// The position as whoever looks at the screen may see it.
    pub(crate) fn seen(&self) -> Position {
        self.table.seen_by(self.viewer())
    }

    /// The position as a player may see it.
    pub(crate) fn seen_by(&self, seat: Seat) -> Position {
        self.table.seen_by(Viewer::Seat(seat))
    }

    /// How many events may be seen.
    pub(crate) fn events_seen(&self) -> usize {
        self.table.events_seen_by(self.viewer())
    }

    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.me())
    }

    /// Whose side of the table the screen shows: the person's, or that of the person who is asked.
    pub(crate) fn me(&self) -> Seat {
        match (self.engines.first.is_some(), self.engines.second.is_some()) {
            (false, true) => Seat::First,
            (true, false) => Seat::Second,
            _ => self.asks().unwrap_or(self.position().player_a()),
        }
    }

    /// The person who is asked next. While both draw and share the screen, player A is asked first.
    pub(crate) fn asks(&self) -> Option<Seat> {
        let a = self.position().player_a();
        [a, !a].into_iter().find(|&seat| self.engines[seat].is_none() && self.table.waits_for(seat))
    }

    /// Whether a person rolls the dice now, with a button or by hand.
    pub(crate) fn asks_to_roll(&self) -> bool {
        let rolls = self.position().to_act() == ToAct::Chance(Chance::Roll) && self.table.kept().is_none();
        let a = self.position().player_a();
        rolls && (self.real_dice || self.engines[a].is_none())
    }

    /// The engine that has to act and has not been asked.
    pub(crate) fn engine_to_ask(&self) -> Option<(Seat, Player)> {
        if self.asked.is_some() || self.tumbling {
            return None;
        }
        Seat::ALL
            .into_iter()
            .filter(|&seat| self.table.waits_for(seat))
            .find_map(|seat| Some((seat, self.engines[seat]?)))
    }

    /// Where an engine's chance starts for its next decision: the same after something was taken back.
    pub(crate) fn seed_now(&self) -> u64 {
        mix(self.seed ^ self.table.record().events().len() as u64)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table.result().is_some()
    }

    /// Whether anything has happened yet, so that the game is worth a place on the shelf.
    pub(crate) fn is_begun(&self) -> bool {
        self.course.is_none() && !self.table.record().events().is_empty()
    }

    /// The cells a player drew last.
    pub(crate) fn last_drawn(&self, seat: Seat) -> Cells {
        let seen = &self.table.record().events()[..self.events_seen()];
        last_drawn(seen, seat)
            .map_or(Cells::NONE, |drawing| drawing.halves.iter().map(|half| half.cell).collect())
    }

    /// Whether something can be taken back: what is pointed at, or an event.
    pub(crate) fn can_undo(&self) -> bool {
        self.has_begun_something()
            || self.course.is_none() && (self.can_reenter() || self.table.can_undo(self.me()))
    }

    /// Takes back what is pointed at, else the last event of a person.
    pub(crate) fn undo(&mut self) -> bool {
        self.refused = None;
        self.hint = Hint::None;
        if self.has_begun_something() {
            match self.sketch.back() {
                Some(sketch) => self.sketch = sketch,
                None => self.forget_begun(),
            }
            return true;
        }
        if self.course.is_some() {
            return false;
        }
        if self.can_reenter() {
            let left = self.table.record().events().len() - 1;
            self.table.rewind(left);
            self.table.forget_dice();
            return true;
        }
        let undone = self.table.undo(self.me()).is_ok();
        if undone {
            self.asked = None;
            self.tumbling = false;
        }
        undone
    }

    /// The game as it is put away: nothing moves, and nobody is asked.
    pub(crate) fn at_rest(&self) -> Game {
        let mut game = Game { tumbling: false, ..self.clone() };
        game.forget_questions();
        game
    }

    /// Forgets what the engine was asked: it will not answer any more.
    pub(crate) fn forget_questions(&mut self) {
        self.asked = None;
        if matches!(self.hint, Hint::Asked(_)) {
            self.hint = Hint::None;
        }
    }

    /// Forgets what was pointed at.
    pub(crate) fn forget_begun(&mut self) {
        self.picked = Dice::default();
        self.sketch = Sketch::default();
        self.answer = None;
        self.entry = [None; 4];
        self.refused = None;
    }

    /// Whether something is pointed at that is not confirmed yet.
    pub(crate) fn has_begun_something(&self) -> bool {
        !self.picked.is_empty()
            || !self.sketch.is_blank()
            || self.answer.is_some()
            || self.entry.iter().any(Option::is_some)
    }

    /// Whether dice were entered last, which may have been read wrongly.
    fn can_reenter(&self) -> bool {
        self.real_dice && matches!(self.table.record().events().last(), Some(Event::Roll(_)))
    }
}

fn terms(engines: BySeat<Option<Player>>) -> Terms {
    Terms::on_one_screen(
        engines.map(|player| if player.is_some() { Sitter::Program } else { Sitter::Person }),
    )
}

fn by_seat(seat: Seat, player: Player) -> BySeat<Option<Player>> {
    BySeat::new(|one| (one == seat).then_some(player))
}

/// The last drawing of a player among some events.
pub(crate) fn last_drawn(events: &[Event], seat: Seat) -> Option<Drawing> {
    events.iter().rev().find_map(|event| match *event {
        Event::Draw(one, drawing) if one == seat => Some(drawing),
        _ => None,
    })
}
