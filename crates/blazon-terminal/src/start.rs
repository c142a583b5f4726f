//! The questions before the first round: against whom, what are the names, which rulebook.

use blazon::{BySeat, Components, Edition, Record, Rules, Seat, TagError};
use blazon_engine::{Day, Player};
use blazon_table::SeatKind;
use blazon_words::{Words, fl};

use crate::game::Game;
use crate::menu::{Action, Menu};
use crate::{PlayOptions, opponent};

/// What has been settled about a game that is about to start.
#[derive(Clone, Debug)]
pub(crate) struct Start {
    against: Option<SeatKind<Player>>,
    names: BySeat<Name>,
    edition: Option<Edition>,
    components: Components,
    human: Seat,
    seed: u64,
    /// The day whose duel it is; then nothing else counts.
    duel: Option<Day>,
}

/// What has been settled about a player's name.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Name {
    /// Nothing.
    Open,
    /// That there is none.
    None,
    /// What it is.
    Given(String),
}

/// The next question of a start.
#[derive(Clone, Debug)]
pub(crate) enum Open {
    /// One with a menu.
    Menu(Menu),
    /// The name of this seat, and what the player is called if none is given.
    Name(Seat, String),
    /// None: the game can start.
    Nothing,
}

impl Start {
    pub(crate) fn new(options: &PlayOptions) -> Start {
        let mut start = Start {
            against: options.against,
            names: BySeat { first: Name::Open, second: Name::Open },
            edition: options.edition,
            components: options.components.unwrap_or_default(),
            human: options.human.unwrap_or(Seat::First),
            seed: options.seed,
            duel: options.duel,
        };
        // A name that cannot be kept is asked for again.
        for seat in Seat::ALL {
            if let Some(name) = options.names[seat].as_deref().map(str::trim).filter(|name| !name.is_empty())
            {
                let _ = start.set_name(seat, name);
            }
        }
        start
    }

    /// The same once more: who played, and by which rules. A duel is played on with other dice.
    pub(crate) fn again(game: &Game) -> Start {
        let rules = *game.view().start().rules();
        let seats = game.seats();
        let human = if seats.first.is_person() { Seat::First } else { Seat::Second };
        Start {
            against: Some(seats[!human]),
            names: BySeat::new(|seat| {
                game.view().name(seat).map_or(Name::None, |name| Name::Given(name.to_owned()))
            }),
            edition: Some(rules.edition),
            components: rules.components,
            human,
            seed: game.seed(),
            duel: None,
        }
    }

    /// The next question.
    pub(crate) fn open(&self, words: &Words) -> Open {
        if self.duel.is_some() {
            return Open::Nothing;
        }
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
            if self.names[seat] == Name::Open && a_person {
                return Open::Name(seat, default_name(seat, against, words));
            }
        }
        if self.edition.is_some() {
            return Open::Nothing;
        }
        let mut menu =
            Menu { question: vec![fl!(words, "terminal-ask-edition")], enter: true, ..Menu::default() };
        for edition in Edition::ALL {
            let about = words.edition_about(edition);
            let label = fl!(words, "with-about", name = words.edition(edition), about = about);
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

    /// Settles a name, if a record can hold it and the other player has another. An empty one is none.
    pub(crate) fn set_name(&mut self, seat: Seat, name: &str) -> Result<(), NameError> {
        Record::new(Rules::default()).set_tag("First", name).map_err(NameError::Tag)?;
        let name = if name.is_empty() { Name::None } else { Name::Given(name.to_string()) };
        if matches!(name, Name::Given(_)) && self.names[!seat] == name {
            return Err(NameError::Same);
        }
        self.names[seat] = name;
        Ok(())
    }

    /// The game, once everything is settled.
    pub(crate) fn game(&self, words: &Words) -> Game {
        if let Some(day) = self.duel {
            let seats = SeatKind::against(day.opponent(), Seat::Second);
            return Game::new(day.duel(), seats, self.seed, words);
        }
        let rules = Rules { edition: self.edition.unwrap_or_default(), components: self.components };
        let against = self.against.unwrap_or_default();
        let mut record = Record::new(rules);
        for (tag, seat) in [("First", Seat::First), ("Second", Seat::Second)] {
            if let Name::Given(name) = &self.names[seat] {
                // A name that the record cannot hold is not written down; the record is good without.
                let _ = record.set_tag(tag, name);
            }
        }
        let seats = BySeat::new(|seat| if seat == self.human { SeatKind::Person } else { against });
        Game::new(record, seats, self.seed, words)
    }
}

/// What a person is called who gives no name.
fn default_name(seat: Seat, against: SeatKind<Player>, words: &Words) -> String {
    match against {
        SeatKind::Program(_) | SeatKind::Elsewhere => fl!(words, "player-you"),
        SeatKind::Person => words.seat(seat),
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
