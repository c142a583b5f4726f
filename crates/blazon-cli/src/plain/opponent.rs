//! Whom a person plays against.

use blazon_engine::{Level, Player};
use blazon_words::{Words, fl};

/// The other player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Opponent {
    /// Another person at the same keyboard.
    Person,
    /// One of the players that need no person.
    Player(Player),
}

impl Opponent {
    /// Those that are offered, in the order of the menu.
    pub(super) fn offered() -> impl Iterator<Item = Opponent> {
        let levels = Level::ALL.into_iter().map(|level| Opponent::Player(Player::Level(level)));
        [Opponent::Player(Player::Random), Opponent::Person].into_iter().chain(levels)
    }

    /// What the menu says.
    pub(super) fn label(self, words: &Words) -> String {
        match self {
            Opponent::Person => fl!(words, "plain-opponent-person"),
            Opponent::Player(Player::Random) => fl!(words, "plain-opponent-random"),
            Opponent::Player(Player::Level(level)) => {
                fl!(words, "plain-with-about", name = words.level(level), about = words.level_about(level))
            }
            Opponent::Player(player) => name(player, words),
        }
    }

    /// The player that needs no person, if it is one.
    pub(super) fn player(self) -> Option<Player> {
        match self {
            Opponent::Person => None,
            Opponent::Player(player) => Some(player),
        }
    }
}

/// What a player that needs no person is called at the table.
pub(super) fn name(player: Player, words: &Words) -> String {
    match player {
        Player::Random => fl!(words, "plain-random-name"),
        Player::Level(level) => words.level(level),
        _ => player.to_string(),
    }
}
