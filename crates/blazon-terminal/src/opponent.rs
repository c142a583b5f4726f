//! Whom a person plays against.

use blazon_engine::{Level, Player};
use blazon_table::SeatKind;
use blazon_words::{Words, fl};

/// Those that are offered, in the order of the menu.
pub(crate) fn offered() -> impl Iterator<Item = SeatKind<Player>> {
    let levels = Level::ALL.into_iter().map(|level| SeatKind::Program(Player::Level(level)));
    [SeatKind::Program(Player::Random), SeatKind::Person].into_iter().chain(levels)
}

/// What the menu says.
pub(crate) fn label(opponent: SeatKind<Player>, words: &Words) -> String {
    match opponent {
        SeatKind::Person | SeatKind::Elsewhere => fl!(words, "terminal-opponent-person"),
        SeatKind::Program(Player::Random) => fl!(words, "terminal-opponent-random"),
        SeatKind::Program(Player::Level(level)) => {
            fl!(words, "with-about", name = words.level(level), about = words.level_about(level))
        }
        SeatKind::Program(player) => name(player, words),
    }
}

/// What a player that needs no person is called at the table.
pub(crate) fn name(player: Player, words: &Words) -> String {
    match player {
        Player::Random => fl!(words, "terminal-random-name"),
        _ => words.program(player),
    }
}
