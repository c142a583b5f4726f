//! A game that is being played in the terminal: its table, and what the table does not know.

use blazon::{BySeat, Event, Position, Record, Seat, ToAct};
use blazon_engine::Player;
use blazon_table::{Refused, Sitter, Table, Terms, Viewer};
use blazon_words::{Words, fl};

use super::draft::Draft;
use super::opponent::{self, Opponent};

/// A game.
#[derive(Clone, Debug)]
pub(super) struct Game {
    table: Table,
    /// What the players are called.
    pub(super) names: BySeat<String>,
    /// The seat that no person has, and who has it.
    pub(super) player: Option<(Seat, Player)>,
    /// What is settled of the drawing that is being made.
    pub(super) draft: Draft,
    /// The file it was last read from or written to.
    pub(super) file: Option<String>,
    /// The text that stands in that file.
    saved: Option<String>,
}

impl Game {
    /// A game with its record so far.
    pub(super) fn new(mut record: Record, names: BySeat<String>, player: Option<(Seat, Player)>) -> Game {
        for (tag, seat) in [("First", Seat::First), ("Second", Seat::Second)] {
            // A name that the record cannot hold is not written down; the record is good without.
            let _ = record.set_tag(tag, &names[seat]);
        }
        if let Some((seat, player)) = player {
            player.sit(seat, &mut record);
        }
        let sitters = BySeat::new(|seat| match player {
            Some((taken, _)) if taken == seat => Sitter::Program,
            _ => Sitter::Person,
        });
        Game {
            table: Table::new(record, Terms::on_one_screen(sitters)),
            names,
            player,
            draft: Draft::default(),
            file: None,
            saved: None,
        }
    }

    /// A game that was saved. The other player is the one that was asked for, else the one of the record.
    pub(super) fn loaded(
        file: String,
        record: Record,
        against: Option<Opponent>,
        human: Seat,
        words: &Words,
    ) -> Game {
        let seated = Player::seated(&record);
        let player = match against {
            Some(Opponent::Player(player)) => Some((seated.map_or(!human, |(seat, _)| seat), player)),
            Some(Opponent::Person) => None,
            None => seated,
        };
        let name = |seat: Seat| match (record.name(seat), seat) {
            (Some(name), _) if !name.is_empty() => name.to_string(),
            _ if player.is_some_and(|(taken, _)| taken == seat) => {
                player.map(|(_, player)| opponent::name(player, words)).unwrap_or_default()
            }
            (_, Seat::First) => fl!(words, "plain-default-first"),
            (_, Seat::Second) => fl!(words, "plain-default-second"),
        };
        let names = BySeat::new(name);
        let mut game = Game::new(record, names, player);
        game.saved_in(file);
        game
    }

    /// What has happened.
    pub(super) fn record(&self) -> &Record {
        self.table.record()
    }

    /// Where it has come to.
    pub(super) fn position(&self) -> &Position {
        self.table.position()
    }

    /// Writes down the day.
    pub(super) fn set_date(&mut self, date: &str) {
        self.table.set_tag("Date", date);
    }

    /// The person who is asked next. While both draw, player A is asked first; if only one is a person, that
    /// one, so that neither has seen the other's drawing.
    pub(super) fn asked(&self) -> Option<Seat> {
        match self.position().to_act() {
            ToAct::Seat(seat) if self.player_of(seat).is_none() => Some(seat),
            ToAct::Both => Some(match self.player {
                Some((seat, _)) => !seat,
                None => self.position().player_a(),
            }),
            ToAct::Seat(_) | ToAct::Chance(_) | ToAct::Nobody(_) => None,
        }
    }

    /// The player that is no person and has this seat.
    pub(super) fn player_of(&self, seat: Seat) -> Option<Player> {
        self.player.filter(|(taken, _)| *taken == seat).map(|(_, player)| player)
    }

    /// The position as a player may see it.
    pub(super) fn seen_by(&self, seat: Seat) -> Position {
        self.table.seen_by(Viewer::Seat(seat))
    }

    /// Whose map is "mine": that of the person who is asked, else that of the person there is.
    pub(super) fn me(&self) -> Seat {
        self.asked().or(self.player.map(|(seat, _)| !seat)).unwrap_or(Seat::First)
    }

    /// What chance decided here before it was taken back.
    pub(super) fn kept(&self) -> Option<Event> {
        self.table.kept()
    }

    /// Plays an event, and forgets the drawing that was being made.
    pub(super) fn play(&mut self, event: Event) -> Result<(), Refused> {
        match event.seat() {
            Some(seat) => self.table.act(seat, event)?,
            None => self.table.chance(event)?,
        }
        self.draft = Draft::default();
        Ok(())
    }

    /// Takes back what a person did last, and everything after it. Gives it with the position it was done in.
    pub(super) fn undo(&mut self) -> Option<(Position, Event)> {
        let mut events = self.record().events().to_vec();
        let left = self.table.undo(self.me()).ok()?;
        self.draft = Draft::default();
        Some((*self.position(), events.swap_remove(left)))
    }

    /// Whether something would be lost if the game were dropped now.
    pub(super) fn is_worth_saving(&self) -> bool {
        let begun = self.record().events().iter().any(|event| event.seat().is_some());
        let over = matches!(self.position().to_act(), ToAct::Nobody(_));
        begun && !over && self.saved.as_ref() != Some(&self.record().to_string())
    }

    /// The file holds the game as it is now.
    pub(super) fn saved_in(&mut self, file: String) {
        self.saved = Some(self.record().to_string());
        self.file = Some(file);
    }
}
