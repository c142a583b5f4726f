use blazon::{BySeat, Components, Edition, Record, Seat};
use blazon_engine::{Day, Player};
use blazon_table::SeatKind;

/// What is settled before the first question. Whatever is left open is asked, but for the seat and the components.
#[derive(Clone, Debug, Default)]
pub struct PlayOptions {
    /// The other player.
    pub against: Option<SeatKind<Player>>,
    /// The names.
    pub names: BySeat<Option<String>>,
    /// The edition.
    pub edition: Option<Edition>,
    /// The components; those of the box if not given.
    pub components: Option<Components>,
    /// What the dice and the other player's choices follow from.
    pub seed: u64,
    /// The day, for the record.
    pub date: Option<String>,
    /// The seat of the person who plays against a player that is none: the first if not given.
    pub human: Option<Seat>,
    /// The day whose duel is played. It settles everything else about the game.
    pub duel: Option<Day>,
    /// Whether the coach looks on in a game against the computer.
    pub coach: bool,
    /// A saved game to go on with.
    pub saved: Option<SavedGame>,
}

/// A game as a file has it.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// The file as it was named.
    pub file: String,
    /// What stands in it.
    pub record: Record,
}
