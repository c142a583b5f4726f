//! A game that is being played: its record, and what the record does not hold.

use blazon::{BySeat, Chance, Event, PlayError, Position, Record, Roll, Seat, Step, ToAct};
use blazon_engine::Player;
use blazon_words::{Words, fl};

use super::draft::Draft;
use super::opponent::{self, Opponent};

/// The tags that say which seat a player had that is no person, and which, so that a saved game goes on as it was.
const RANDOM_TAG: &str = "Random";
const ENGINE_TAG: &str = "Engine";

/// A game.
#[derive(Clone, Debug)]
pub(super) struct Game {
    /// What has happened.
    pub(super) record: Record,
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
    /// Every roll there was, also those that were taken back: the same dice come again.
    rolls: Vec<Roll>,
    /// How lots fell, likewise.
    lots: Option<Seat>,
}

impl Game {
    /// A game with its record so far.
    pub(super) fn new(mut record: Record, names: BySeat<String>, player: Option<(Seat, Player)>) -> Game {
        for (tag, seat) in [("First", Seat::First), ("Second", Seat::Second)] {
            // A name that the record cannot hold is not written down; the record is good without.
            let _ = record.set_tag(tag, &names[seat]);
        }
        match player {
            None => {}
            Some((seat, Player::Random)) => _ = record.set_tag(RANDOM_TAG, &seat.letter().to_string()),
            Some((seat, player)) => _ = record.set_tag(ENGINE_TAG, &format!("{seat} {player}")),
        }
        let mut game = Game {
            record,
            names,
            player,
            draft: Draft::default(),
            file: None,
            saved: None,
            rolls: Vec::new(),
            lots: None,
        };
        game.keep_chance();
        game
    }

    /// A game that was saved. The other player is the one that was asked for, else the one of the record.
    pub(super) fn loaded(
        file: String,
        record: Record,
        against: Option<Opponent>,
        human: Seat,
        words: &Words,
    ) -> Game {
        let tagged = tagged(&record);
        let player = match against {
            Some(Opponent::Player(player)) => Some((tagged.map_or(!human, |(seat, _)| seat), player)),
            Some(Opponent::Person) => None,
            None => tagged,
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

    /// Where it has come to.
    pub(super) fn position(&self) -> &Position {
        self.record.position()
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

    /// The position as a player may see it that is no person: while both draw, without the drawing that the person has
    /// just made.
    pub(super) fn seen_by_player(&self) -> Position {
        let now = *self.position();
        if !matches!(now.step(), Step::Draw { .. }) {
            return now;
        }
        let before = self.record.positions().filter(|position| position.round() == now.round());
        before.filter(|position| position.to_act() == ToAct::Both).last().unwrap_or(now)
    }

    /// Whose map is "mine": that of the person who is asked, else that of the person there is.
    pub(super) fn me(&self) -> Seat {
        self.asked().or(self.player.map(|(seat, _)| !seat)).unwrap_or(Seat::First)
    }

    /// What chance decided here before it was taken back.
    pub(super) fn kept(&self, chance: Chance) -> Option<Event> {
        match chance {
            Chance::Roll => {
                let rolled =
                    self.record.events().iter().filter(|event| matches!(event, Event::Roll(_))).count();
                self.rolls.get(rolled).copied().map(Event::Roll)
            }
            Chance::Lots => self.lots.map(Event::Lots),
        }
    }

    /// Plays an event, and forgets the drawing that was being made.
    pub(super) fn push(&mut self, event: Event) -> Result<(), PlayError> {
        self.record.push(event)?;
        self.draft = Draft::default();
        self.keep_chance();
        Ok(())
    }

    /// Takes back what a person did last, and everything after it. Gives it with the position it was done in.
    pub(super) fn undo(&mut self) -> Option<(Position, Event)> {
        let persons = |event: &Event| event.seat().is_some_and(|seat| self.player_of(seat).is_none());
        let at = self.record.events().iter().rposition(persons)?;
        let event = self.record.events()[at];
        self.record.truncate(at);
        self.draft = Draft::default();
        Some((*self.record.position(), event))
    }

    /// Whether something would be lost if the game were dropped now.
    pub(super) fn is_worth_saving(&self) -> bool {
        let begun = self.record.events().iter().any(|event| event.seat().is_some());
        let over = matches!(self.position().to_act(), ToAct::Nobody(_));
        begun && !over && self.saved.as_ref() != Some(&self.record.to_string())
    }

    /// The file holds the game as it is now.
    pub(super) fn saved_in(&mut self, file: String) {
        self.saved = Some(self.record.to_string());
        self.file = Some(file);
    }

    fn keep_chance(&mut self) {
        let mut rolled = 0;
        for event in self.record.events() {
            match *event {
                Event::Roll(roll) => {
                    if rolled == self.rolls.len() {
                        self.rolls.push(roll);
                    }
                    rolled += 1;
                }
                Event::Lots(seat) => self.lots = Some(seat),
                _ => {}
            }
        }
    }
}

/// Which seat a player had that is no person, by the tags of a record.
fn tagged(record: &Record) -> Option<(Seat, Player)> {
    if let Some(seat) = record.tag(RANDOM_TAG) {
        return Some((seat.parse().ok()?, Player::Random));
    }
    let (seat, player) = record.tag(ENGINE_TAG)?.split_once(' ')?;
    Some((seat.parse().ok()?, player.parse().ok()?))
}
