use blazon::{Arms, ByArms, Outcome, Position, Power, Seat};
use serde::{Deserialize, Serialize};

use crate::{Hash, Map};

/// What both sheets show after an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct After {
    /// The first seat's sheet.
    pub first: PlayerSheet,
    /// The second seat's sheet.
    pub second: PlayerSheet,
    /// Who filled each line of the spellbook first, if anybody did.
    pub owners: ByArms<Option<Seat>>,
    /// Whether the game is over.
    pub over: bool,
    /// Who won, once the game is over.
    pub winner: Option<Winner>,
    /// The stable hash of the position.
    pub hash: Hash,
}

/// One player's sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerSheet {
    /// The map.
    pub map: Map,
    /// Whether the castle's bonus is spent.
    pub castle_used: bool,
    /// The points, those of *Domains* included.
    pub score: u32,
    /// The cells of the largest single domain.
    pub largest: u32,
    /// The arms named for *Domains*.
    pub chosen: Option<Arms>,
    /// The boxes marked in each line of the spellbook.
    pub marks: ByArms<u8>,
    /// The powers held and not spent.
    pub powers: Vec<Power>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Winner {
    /// The first seat won.
    First,
    /// The second seat won.
    Second,
    /// Nobody did.
    Draw,
}

impl From<Outcome> for Winner {
    fn from(outcome: Outcome) -> Winner {
        match outcome.winner() {
            Some(Seat::First) => Winner::First,
            Some(Seat::Second) => Winner::Second,
            None => Winner::Draw,
        }
    }
}

impl From<&Position> for After {
    fn from(position: &Position) -> After {
        After {
            first: PlayerSheet::new(position, Seat::First),
            second: PlayerSheet::new(position, Seat::Second),
            owners: ByArms::new(|arms| position.owner(arms)),
            over: position.outcome().is_some(),
            winner: position.outcome().map(Winner::from),
            hash: position.stable_hash().into(),
        }
    }
}

impl PlayerSheet {
    /// The sheet of one player.
    pub fn new(position: &Position, seat: Seat) -> PlayerSheet {
        let spellbook = position.spellbook(seat);
        PlayerSheet {
            map: Map(*position.kingdom(seat)),
            castle_used: !position.castle_bonus(seat),
            score: position.score(seat),
            largest: position.largest(seat),
            chosen: spellbook.chosen,
            marks: ByArms::new(|arms| spellbook.marks[arms]),
            powers: spellbook.held.iter().collect(),
        }
    }
}
