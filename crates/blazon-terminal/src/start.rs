//! The questions before the first round: against whom, what are the names, which rulebook.

use blazon::{BySeat, Components, Edition, Record, Rules, Seat, TagError};
use blazon_engine::Player;
use blazon_table::SeatKind;
use blazon_words::{Words, fl};

use crate::game::Game;
use crate::menu::{Action, Menu};
use crate::{PlayOptions, opponent};

/// What has been settled about a game that is about to start.
#[derive(Clone, Debug)]
pub(crate) struct Start {
    against: Option<SeatKind<Player>>,
    names: BySeat<Option<String>>,
    edition: Option<Edition>,
    components: Components,
    human: Seat,
    seed: u64,
}

/// The next question of a start.
#[derive(Clone, Debug)]
pub(crate) enum Open {
    /// One with a menu.
    Menu(Menu),
    /// The name of this seat, and what it is if none is given.
    Name(Seat, String),
    /// None: the game can start.
    Nothing,
}

impl Start {
    pub(crate) fn new(options: &PlayOptions) -> Start {
        let mut start = Start {
            against: options.against,
            names: BySeat { first: None, second: None },
            edition: options.edition,
            components: options.components.unwrap_or_default(),
            human: options.human.unwrap_or(Seat::First),
            seed: options.seed,
        };
        // A name that cannot be kept is asked for again.
        for seat in Seat::ALL {
            if let Some(name) = &options.names[seat] {
                let _ = start.set_name(seat, name.trim());
            }
        }
        start
    }

    /// The same once more: who played, and by which rules.
    pub(crate) fn again(game: &Game) -> Start {
        let rules = *game.view().start().rules();
        let seats = game.seats();
        let human = if seats.first.is_person() { Seat::First } else { Seat::Second };
        Start {
            against: Some(seats[!human]),
            names: BySeat::new(|seat| Some(game.names[seat].clone())),
            edition: Some(rules.edition),
            components: rules.components,
            human,
            seed: game.seed(),
        }
    }

    /// The next question.
    pub(crate) fn open(&self, words: &Words) -> Open {
        let Some(against) = self.against else {
            let mut menu =
                Menu { question: vec![fl!(words, "terminal-ask-opponent")], enter: true, ..Menu::default() };
            for opponent in opponent::offered() {
                menu.add(opponent::label(opponent, words), Action::Opponent(opponent));
            }
            return Open::Menu(menu);
        };
        for seat in Seat::ALL {
            let a_person = against.is_person() || seat == self.human;
            if self.names[seat].is_none() && a_person {
                return Open::Name(seat, self.default_name(seat, against, words));
            }
        }
        if self.edition.is_some() {
            return Open::Nothing;
        }
        let mut menu =
            Menu { question: vec![fl!(words, "terminal-ask-edition")], enter: true, ..Menu::default() };
        for edition in Edition::ALL {
            let about = words.edition_about(edition);
            let label = fl!(words, "terminal-with-about", name = words.edition(edition), about = about);
            menu.add(label, Action::Edition(edition));
        }
        Open::Menu(menu)
    }

    /// What a name is asked with.
    pub(crate) fn name_question(&self, seat: Seat, default: &str, words: &Words) -> String {
        match (self.against, seat) {
            (Some(SeatKind::Program(_)), _) => fl!(words, "terminal-ask-name", default = default),
            (_, Seat::First) => fl!(words, "terminal-ask-name-first", default = default),
            (_, Seat::Second) => fl!(words, "terminal-ask-name-second", default = default),
        }
    }

    pub(crate) fn set_opponent(&mut self, opponent: SeatKind<Player>) {
        self.against = Some(opponent);
    }

    pub(crate) fn set_edition(&mut self, edition: Edition) {
        self.edition = Some(edition);
    }

    /// Settles a name, if a record can hold it and the other player has another.
    pub(crate) fn set_name(&mut self, seat: Seat, name: &str) -> Result<(), NameError> {
        Record::new(Rules::default()).set_tag("First", name).map_err(NameError::Tag)?;
        if self.names[!seat].as_deref() == Some(name) {
            return Err(NameError::Same);
        }
        self.names[seat] = Some(name.to_string()).filter(|name| !name.is_empty());
        Ok(())
    }

    /// The game, once everything is settled.
    pub(crate) fn game(&self, words: &Words) -> Game {
        let rules = Rules { edition: self.edition.unwrap_or_default(), components: self.components };
        let against = self.against.unwrap_or_default();
        let names = BySeat::new(|seat| {
            self.names[seat].clone().unwrap_or_else(|| self.default_name(seat, against, words))
        });
        let seats = BySeat::new(|seat| if seat == self.human { SeatKind::Person } else { against });
        Game::new(Record::new(rules), names, seats, self.seed)
    }

    fn default_name(&self, seat: Seat, against: SeatKind<Player>, words: &Words) -> String {
        match (seat, against) {
            (_, SeatKind::Program(player)) if seat != self.human => opponent::name(player, words),
            (_, SeatKind::Program(_)) => fl!(words, "plain-default-name"),
            (Seat::First, SeatKind::Person) => fl!(words, "plain-default-first"),
            (Seat::Second, SeatKind::Person) => fl!(words, "plain-default-second"),
        }
    }
}

/// A name that cannot be taken.
#[derive(Clone, Copy, Debug)]
pub(crate) enum NameError {
    /// A record cannot hold it.
    Tag(TagError),
    /// The other player has it.
    Same,
}

impl NameError {
    pub(crate) fn sentence(self, words: &Words) -> String {
        match self {
            NameError::Tag(error) => words.tag_error(error),
            NameError::Same => fl!(words, "terminal-same-name"),
        }
    }
}
