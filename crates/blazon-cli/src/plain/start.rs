//! The questions before the first round: against whom, what are the names, which rulebook.

use blazon::{BySeat, Components, Edition, Record, Rules, Seat, TagError};
use blazon_words::{Words, fl};

use super::PlayOptions;
use super::game::Game;
use super::menu::{Action, Menu};
use super::opponent::{self, Opponent};

/// What has been settled about a game that is about to start.
#[derive(Clone, Debug)]
pub(super) struct Start {
    against: Option<Opponent>,
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
            against: options.against,
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
        let rules = *game.record().start().rules();
        Start {
            against: Some(game.player.map_or(Opponent::Person, |(_, player)| Opponent::Player(player))),
            names: BySeat::new(|seat| Some(game.names[seat].clone())),
            edition: Some(rules.edition),
            components: rules.components,
            human: game.player.map_or(Seat::First, |(seat, _)| !seat),
        }
    }

    /// The next question.
    pub(super) fn open(&self, words: &Words) -> Open {
        let Some(against) = self.against else {
            let mut menu =
                Menu { question: vec![fl!(words, "plain-ask-opponent")], enter: true, ..Menu::default() };
            for opponent in Opponent::offered() {
                menu.add(opponent.label(words), Action::Opponent(opponent));
            }
            return Open::Menu(menu);
        };
        for seat in Seat::ALL {
            let a_person = against == Opponent::Person || seat == self.human;
            if self.names[seat].is_none() && a_person {
                return Open::Name(seat, self.default_name(seat, against, words));
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
        match (self.against, seat) {
            (Some(Opponent::Player(_)), _) => fl!(words, "plain-ask-name", default = default),
            (_, Seat::First) => fl!(words, "plain-ask-name-first", default = default),
            (_, Seat::Second) => fl!(words, "plain-ask-name-second", default = default),
        }
    }

    pub(super) fn set_opponent(&mut self, opponent: Opponent) {
        self.against = Some(opponent);
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
        let against = self.against.unwrap_or(Opponent::Person);
        let names = BySeat::new(|seat| {
            self.names[seat].clone().unwrap_or_else(|| self.default_name(seat, against, words))
        });
        let player = against.player().map(|player| (!self.human, player));
        Game::new(Record::new(rules), names, player)
    }

    fn default_name(&self, seat: Seat, against: Opponent, words: &Words) -> String {
        match (seat, against) {
            (_, Opponent::Player(player)) if seat != self.human => opponent::name(player, words),
            (_, Opponent::Player(_)) => fl!(words, "plain-default-name"),
            (Seat::First, Opponent::Person) => fl!(words, "plain-default-first"),
            (Seat::Second, Opponent::Person) => fl!(words, "plain-default-second"),
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
