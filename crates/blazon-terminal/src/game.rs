//! A game that is being played in the terminal: its table, and what the table does not know.

use blazon::{BySeat, Chance, Event, Position, Record, Seat};
use blazon_engine::{Day, Player};
use blazon_table::{DiceSource, Next, Refused, Screen, SeatKind, Undone, View};
use blazon_words::{Called, Words};

use crate::draft::Draft;
use crate::{SavedGame, opponent};

/// A game.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    screen: Screen<Player>,
    /// The day whose duel it is, if it is one: then the dice are that day's.
    duel: Option<Day>,
    /// What the players are called.
    pub(crate) names: BySeat<Called>,
    /// What is settled of the drawing that is being made.
    pub(crate) draft: Draft,
    /// The file it was last read from or written to.
    pub(crate) file: Option<String>,
    /// The text that stands in that file.
    saved: Option<String>,
    /// How many of the events have been told.
    told: usize,
    /// Whether nobody is asked, whatever the position says: the game was ended, or an event is on its way.
    rests: bool,
}

impl Game {
    /// A game with its record so far, which has the names that were given. If it is the duel of a day, the opponent's
    /// choices follow from that day and not from the seed.
    pub(crate) fn new(mut record: Record, seats: BySeat<SeatKind<Player>>, seed: u64, words: &Words) -> Game {
        for seat in Seat::ALL {
            if let SeatKind::Program(player) = seats[seat] {
                player.sit(seat, &mut record);
            }
        }
        let names = called(&record, &seats, words);
        let duel = SeatKind::alone(&seats).and_then(|_| Day::of_duel(&record));
        let seed = duel.map_or(seed, Day::seed);
        let screen = Screen::new(record, seats, DiceSource::Generator, seed);
        let told = screen.view().events().len();
        Game { screen, duel, names, draft: Draft::default(), file: None, saved: None, told, rests: false }
    }

    /// A game at a table that is held elsewhere, as it is heard of: a person has this seat here or, without one, watches.
    pub(crate) fn elsewhere(record: Record, here: Option<Seat>, drawn: Option<Seat>, words: &Words) -> Game {
        let screen = Screen::elsewhere(record, here, drawn);
        let names = called(&screen.kept(), &screen.seats(), words);
        // Whoever comes in the first round has missed nothing that could not be told.
        let told = if screen.view().position().round() == 1 { 0 } else { screen.view().events().len() };
        let draft = Draft::default();
        Game { screen, duel: None, names, draft, file: None, saved: None, told, rests: false }
    }

    /// The game as it is heard of now. Gives the first event that was told and has been taken back, if there is one.
    pub(crate) fn hear(&mut self, record: Record, drawn: Option<Seat>) -> Option<Undone> {
        let here = SeatKind::alone(&self.seats());
        let screen = Screen::elsewhere(record, here, drawn);
        let (before, after) = (self.screen.view(), screen.view());
        let same = before.events().iter().zip(after.events()).take_while(|(one, other)| one == other).count();
        let undone = before.moves(same).next().filter(|_| same < self.told);
        if before.position() != after.position() {
            self.draft = Draft::default();
        }
        self.told = self.told.min(same);
        self.screen = screen;
        undone.map(|(position, event, _)| Undone { position, event })
    }

    /// From now on nobody is asked, or again those who have to act.
    pub(crate) fn rest(&mut self, rests: bool) {
        self.rests = rests;
    }

    /// A game that was saved. The other player is the one that was asked for, else the one of the record.
    pub(crate) fn loaded(
        saved: SavedGame,
        against: Option<SeatKind<Player>>,
        human: Seat,
        seed: u64,
        words: &Words,
    ) -> Game {
        let SavedGame { file, record } = saved;
        let seats = match (against, Player::seated(&record)) {
            (Some(SeatKind::Person | SeatKind::Elsewhere), _) | (None, None) => {
                BySeat::both(SeatKind::Person)
            }
            (Some(SeatKind::Program(player)), None) => SeatKind::against(player, !human),
            (Some(SeatKind::Program(player)), Some((seat, _))) | (None, Some((seat, player))) => {
                SeatKind::against(player, seat)
            }
        };
        let mut game = Game::new(record, seats, seed, words);
        game.saved_in(file);
        game
    }

    /// What happens now. The dice of a day's duel are settled like those that were rolled before.
    pub(crate) fn next(&self) -> Next<Player> {
        match (self.screen.next(), self.duel) {
            (Next::Chance { chance: Chance::Roll, .. }, Some(day)) => {
                Next::Replay(Event::Roll(day.roll(self.view().position().round())))
            }
            (next, _) => next,
        }
    }

    /// The person who is asked now.
    pub(crate) fn asked(&self) -> Option<Seat> {
        self.screen.asked().filter(|_| !self.rests)
    }

    /// Whether a person could act like that, and why not.
    pub(crate) fn check(&self, event: Event) -> Result<(), Refused> {
        self.screen.check(event)
    }

    /// Whose map is "mine".
    pub(crate) fn side(&self) -> Seat {
        self.screen.side()
    }

    /// The game as those at the keyboard may see it.
    pub(crate) fn view(&self) -> View<'_> {
        self.screen.view()
    }

    /// Who has each seat.
    pub(crate) fn seats(&self) -> BySeat<SeatKind<Player>> {
        self.screen.seats()
    }

    /// What the players that are no persons choose by.
    pub(crate) fn seed(&self) -> u64 {
        self.screen.seed()
    }

    /// The day whose duel it is, if it is one.
    pub(crate) fn duel(&self) -> Option<Day> {
        self.duel
    }

    /// The record to save.
    pub(crate) fn kept(&self) -> Record {
        self.screen.kept()
    }

    /// Writes down the day.
    pub(crate) fn set_date(&mut self, date: &str) {
        self.screen.set_tag("Date", date);
    }

    /// Lets a person act, and forgets the drawing that was being made.
    pub(crate) fn act(&mut self, event: Event) -> Result<(), Refused> {
        self.screen.act(event)?;
        self.draft = Draft::default();
        Ok(())
    }

    /// Lets the player at a seat act that is no person.
    pub(crate) fn decide(&mut self, seat: Seat, event: Event) -> Result<(), Refused> {
        self.screen.decide(seat, event)
    }

    /// Lets chance decide.
    pub(crate) fn chance(&mut self, event: Event) -> Result<(), Refused> {
        self.screen.chance(event)
    }

    /// What can be seen and has not been told yet: each event with the positions before and after it.
    pub(crate) fn news(&mut self) -> Vec<(Position, Event, Position)> {
        let news: Vec<_> = self.screen.view().moves(self.told).collect();
        self.told += news.len();
        news
    }

    /// Takes back what a person did last, and everything after it.
    pub(crate) fn undo(&mut self) -> Option<Undone> {
        let undone = self.screen.undo().ok()?;
        self.draft = Draft::default();
        self.told = self.view().events().len();
        Some(undone)
    }

    /// Whether something would be lost if the game were dropped now.
    pub(crate) fn is_worth_saving(&self) -> bool {
        let begun = self.view().events().iter().any(|event| event.seat().is_some());
        let over = self.screen.result().is_some();
        begun && !over && self.saved.as_ref() != Some(&self.kept().to_string())
    }

    /// The file holds the game as it is now.
    pub(crate) fn saved_in(&mut self, file: String) {
        self.saved = Some(self.kept().to_string());
        self.file = Some(file);
    }
}

/// What the players are called at this keyboard: one person alone is spoken to, and a player that is none has its own name
/// if nobody gave it another.
fn called(record: &Record, seats: &BySeat<SeatKind<Player>>, words: &Words) -> BySeat<Called> {
    let names = BySeat::new(|seat| {
        let name = record.name(seat).filter(|name| !name.is_empty()).map(str::to_owned);
        name.or_else(|| seats[seat].program().map(|player| opponent::name(player, words)))
    });
    words.called(&names, SeatKind::alone(seats))
}
