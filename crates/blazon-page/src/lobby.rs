//! Play with people far away, before there is a game.

use blazon_wire::courier::{Errand, Fairness, TableNote, Trouble};
use blazon_wire::online::Pace;

/// What is known of play with people far away, besides the games.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Lobby {
    /// How much time there is in a game to which somebody is invited.
    pub(crate) pace: Pace,
    /// Whether anybody may join it.
    pub(crate) listed: bool,
    /// What the server was asked for and the person waits for.
    pub(crate) awaited: Option<Errand>,
    /// What could not be done last, and why.
    pub(crate) trouble: Option<(Errand, Trouble)>,
    /// The tables that anybody may join; nothing before the server has said so.
    pub(crate) open: Option<Vec<TableNote>>,
    /// How often the tables were asked for: the number of the last time.
    pub(crate) asked: u32,
    /// The link that was opened, and where it leads as soon as that is known.
    pub(crate) invitation: Option<(String, Option<TableNote>)>,
    /// An address as a picture.
    pub(crate) picture: Option<Picture>,
    /// What is known of the dice of a recorded game, and of which.
    pub(crate) checked: Option<(String, Fairness)>,
    /// What all dice of the server have shown.
    pub(crate) dice: Option<DiceShown>,
}

/// An address as a picture for cameras.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Picture {
    pub(crate) address: String,
    /// How long each side is.
    pub(crate) side: u32,
    /// The dark squares as the path of an SVG.
    pub(crate) path: String,
}

/// What all dice of the server have shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DiceShown {
    pub(crate) rolls: u32,
    pub(crate) faces: [[u32; 6]; 4],
    pub(crate) probable: [u16; 2],
}

/// The times to choose from.
pub(crate) const PACES: [Pace; 8] = [
    Pace::None,
    Pace::Rounds { minutes: 5, seconds: 10 },
    Pace::Rounds { minutes: 10, seconds: 20 },
    Pace::Rounds { minutes: 20, seconds: 30 },
    Pace::Days { days: 1 },
    Pace::Days { days: 2 },
    Pace::Days { days: 3 },
    Pace::Days { days: 7 },
];
