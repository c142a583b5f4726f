//! The form of a new game.

use blazon::{BySeat, Components, Edition, Rules, Seat};
use blazon_engine::{Level, Player};
use blazon_table::{DiceSource, SeatKind};
use blazon_wire::online;
use blazon_words::{Words, fl};

use crate::game::Start;

/// What a person has filled in.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct NewGame {
    pub(crate) kind: Kind,
    pub(crate) level: Level,
    /// What the people are called: against the engine only the first counts.
    pub(crate) names: [String; 2],
    pub(crate) starts: Starts,
    pub(crate) edition: Edition,
    pub(crate) components: Components,
}

/// Against whom, and with what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Kind {
    /// One person against the engine.
    #[default]
    Engine,
    /// Two people on this device.
    Together,
    /// Two people with real dice and pencils; the page checks, scores and advises.
    RealDice,
}

/// Who rolls in the first round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Starts {
    /// The person, or the one who is named first.
    #[default]
    One,
    /// The other one.
    Other,
    /// Chance decides.
    Chance,
}

/// The longest name that servers take, in characters.
pub(crate) const NAME: usize = 24;

/// The editions to choose from, no two of which play alike. The French, Brazilian and Korean rulebooks play like the
/// standard, so a game by them is begun as one by the standard; a record that names one of them keeps it.
pub(crate) const EDITIONS: [Edition; 3] = [Edition::Standard, Edition::Spanish, Edition::Italian];

/// What one of those is called. The standard says whose rulebooks play like it.
pub(crate) fn edition_name(edition: Edition, words: &Words) -> String {
    match edition {
        Edition::Standard => fl!(words, "page-edition-standard"),
        other => words.edition(other),
    }
}

impl Kind {
    pub(crate) const ALL: [Kind; 3] = [Kind::Engine, Kind::Together, Kind::RealDice];

    /// What the style sheet and tests call it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Kind::Engine => "engine",
            Kind::Together => "together",
            Kind::RealDice => "real-dice",
        }
    }
}

impl Starts {
    pub(crate) const ALL: [Starts; 3] = [Starts::One, Starts::Other, Starts::Chance];

    /// The same at a table to which somebody is invited.
    pub(crate) const fn online(self) -> online::Starts {
        match self {
            Starts::One => online::Starts::Host,
            Starts::Other => online::Starts::Guest,
            Starts::Chance => online::Starts::Dice,
        }
    }
}

impl NewGame {
    pub(crate) fn new(level: Level, name: &str) -> NewGame {
        NewGame {
            kind: Kind::default(),
            level,
            names: [name.to_string(), String::new()],
            starts: Starts::default(),
            edition: Edition::default(),
            components: Components::default(),
        }
    }

    /// The name of whoever fills the form in, as servers take it.
    pub(crate) fn online_name(&self) -> String {
        let name: String = given(&self.names[0]).unwrap_or_default().chars().take(NAME).collect();
        name.trim_end().to_owned()
    }

    /// What the game is made of. `chance` settles who starts if chance is to.
    pub(crate) fn start(&self, chance: bool) -> Start {
        let first = self.starts == Starts::One || self.starts == Starts::Chance && chance;
        let one = if first { Seat::First } else { Seat::Second };
        let [one_name, other_name] = &self.names;
        let (other_name, other) = match self.kind {
            Kind::Engine => (None, SeatKind::Program(Player::Level(self.level))),
            Kind::Together | Kind::RealDice => (given(other_name), SeatKind::Person),
        };
        Start {
            rules: Rules { edition: self.edition, components: self.components },
            names: BySeat::new(|seat| if seat == one { given(one_name) } else { other_name.clone() }),
            seats: BySeat::new(|seat| if seat == one { SeatKind::Person } else { other }),
            dice: match self.kind {
                Kind::Engine | Kind::Together => DiceSource::Generator,
                Kind::RealDice => DiceSource::Hand,
            },
        }
    }
}

/// A name as it is written down, if there is anything of it.
fn given(name: &str) -> Option<String> {
    let name: String = name.trim().chars().filter(|c| !c.is_control()).take(40).collect();
    Some(name).filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_starts_has_the_first_seat() {
        let mut form = NewGame::new(Level::TOP, "Ana");
        let start = form.start(true);
        assert_eq!(start.names, BySeat { first: Some("Ana".to_string()), second: None });
        assert_eq!(start.seats.second, SeatKind::Program(Player::Level(Level::TOP)));
        form.starts = Starts::Other;
        let start = form.start(true);
        assert_eq!(start.seats.first, SeatKind::Program(Player::Level(Level::TOP)));
        assert_eq!(start.names, BySeat { first: None, second: Some("Ana".to_string()) });
        form.starts = Starts::Chance;
        assert_ne!(form.start(true), form.start(false));
    }

    #[test]
    fn names_that_were_not_filled_in_stay_open() {
        let mut form = NewGame::new(Level::TOP, "  \u{7} ");
        form.kind = Kind::Together;
        let start = form.start(true);
        assert_eq!(start.names, BySeat { first: None, second: None });
        assert_eq!(start.seats, BySeat::both(SeatKind::Person));
    }

    #[test]
    fn every_edition_plays_like_exactly_one_of_those_to_choose_from() {
        let plays = |edition: Edition| (edition.undrawn_domino_marks(), edition.full_tie());
        for edition in Edition::ALL {
            assert_eq!(EDITIONS.iter().filter(|&&one| plays(one) == plays(edition)).count(), 1, "{edition}");
        }
    }

    #[test]
    fn real_dice_are_for_two_people() {
        let mut form = NewGame::new(Level::TOP, "");
        form.kind = Kind::RealDice;
        let start = form.start(true);
        assert_eq!(start.dice, DiceSource::Hand);
        assert_eq!(start.seats, BySeat::both(SeatKind::Person));
    }
}
