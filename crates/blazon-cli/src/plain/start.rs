//! The questions before the first round: against whom, what are the names, which rulebook.

use blazon::{BySeat, Components, Edition, Record, Rules, Seat, TagError};
use blazon_words::{Words, fl};

use super::PlayOptions;
use super::game::Game;
use super::menu::{Action, Menu};

/// What has been settled about a game that is about to start.
#[derive(Clone, Debug)]
pub(super) struct Start {
    against_random: Option<bool>,
    names: BySeat<Option<String>>,
    edition: Option<Edition>,
    components: Components,
    human: Seat,
}

/// The next question of a start.
#[derive(Clone, Debug)]
pub(super) enum Open {
    /// One with a menu.
    Menu(Menu),
    /// The name of this seat, and what it is if none is given.
    Name(Seat, String),
    /// None: the game can start.
    Nothing,
}

impl Start {
    pub(super) fn new(options: &PlayOptions) -> Start {
        let [first, second] = options.names.clone();
        let mut start = Start {
            against_random: options.against_random,
            names: BySeat { first: None, second: None },
            edition: options.edition,
            components: options.components.unwrap_or_default(),
            human: options.human.unwrap_or(Seat::First),
        };
        // A name that cannot be kept is asked for again.
        for (seat, name) in [(Seat::First, first), (Seat::Second, second)] {
            if let Some(name) = name {
                let _ = start.set_name(seat, name.trim());
            }
        }
        start
    }

    /// The same once more: who played, and by which rules.
    pub(super) fn again(game: &Game) -> Start {
        let rules = *game.record.start().rules();
        Start {
            against_random: Some(game.random.is_some()),
            names: BySeat::new(|seat| Some(game.names[seat].clone())),
            edition: Some(rules.edition),
            components: rules.components,
            human: game.random.map_or(Seat::First, |random| !random),
        }
    }

    /// The next question.
    pub(super) fn open(&self, words: &Words) -> Open {
        let Some(against_random) = self.against_random else {
            let mut menu =
                Menu { question: vec![fl!(words, "plain-ask-opponent")], enter: true, ..Menu::default() };
            menu.add(fl!(words, "plain-opponent-random"), Action::Opponent(true));
            menu.add(fl!(words, "plain-opponent-person"), Action::Opponent(false));
            return Open::Menu(menu);
        };
        for seat in Seat::ALL {
            let by_chance = against_random && seat != self.human;
            if self.names[seat].is_none() && !by_chance {
                return Open::Name(seat, self.default_name(seat, against_random, words));
            }
        }
        if self.edition.is_some() {
            return Open::Nothing;
        }
        let mut menu =
            Menu { question: vec![fl!(words, "plain-ask-edition")], enter: true, ..Menu::default() };
        for edition in Edition::ALL {
            let about = words.edition_about(edition);
            let label = fl!(words, "plain-with-about", name = words.edition(edition), about = about);
            menu.add(label, Action::Edition(edition));
        }
        Open::Menu(menu)
    }

    /// What a name is asked with.
    pub(super) fn name_question(&self, seat: Seat, default: &str, words: &Words) -> String {
        match (self.against_random, seat) {
            (Some(true), _) => fl!(words, "plain-ask-name", default = default),
            (_, Seat::First) => fl!(words, "plain-ask-name-first", default = default),
            (_, Seat::Second) => fl!(words, "plain-ask-name-second", default = default),
        }
    }

    pub(super) fn set_opponent(&mut self, random: bool) {
        self.against_random = Some(random);
    }

    pub(super) fn set_edition(&mut self, edition: Edition) {
        self.edition = Some(edition);
    }

    /// Settles a name, if a record can hold it and the other player has another.
    pub(super) fn set_name(&mut self, seat: Seat, name: &str) -> Result<(), NameError> {
        Record::new(Rules::default()).set_tag("First", name).map_err(NameError::Tag)?;
        if self.names[!seat].as_deref() == Some(name) {
            return Err(NameError::Same);
        }
        self.names[seat] = Some(name.to_string()).filter(|name| !name.is_empty());
        Ok(())
    }

    /// The game, once everything is settled.
    pub(super) fn game(&self, words: &Words) -> Game {
        let rules = Rules { edition: self.edition.unwrap_or_default(), components: self.components };
        let against_random = self.against_random.unwrap_or_default();
        let names = BySeat::new(|seat| {
            self.names[seat].clone().unwrap_or_else(|| self.default_name(seat, against_random, words))
        });
        let random = against_random.then_some(!self.human);
        Game::new(Record::new(rules), names, random)
    }

    fn default_name(&self, seat: Seat, against_random: bool, words: &Words) -> String {
        match seat {
            _ if against_random && seat != self.human => fl!(words, "plain-random-name"),
            _ if against_random => fl!(words, "plain-default-name"),
            Seat::First => fl!(words, "plain-default-first"),
            Seat::Second => fl!(words, "plain-default-second"),
        }
    }
}

/// A name that cannot be taken.
#[derive(Clone, Copy, Debug)]
pub(super) enum NameError {
    /// A record cannot hold it.
    Tag(TagError),
    /// The other player has it.
    Same,
}

impl NameError {
    pub(super) fn sentence(self, words: &Words) -> String {
        match self {
            NameError::Tag(error) => words.tag_error(error),
            NameError::Same => fl!(words, "plain-same-name"),
        }
    }
}
