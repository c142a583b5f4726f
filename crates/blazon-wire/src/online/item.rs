use blazon::{Event, Seat};
use blazon_dice::{Chair, Commitment, Nonce, Salt, Seal, Secret};
use serde::{Deserialize, Serialize};

use super::{Key, TableId, Terms};
use crate::text;

/// A line of a table's log as somebody may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Item {
    /// Its number: they run from 1 without a gap.
    pub number: u64,
    /// When it was written, in milliseconds since 1970.
    pub at: u64,
    /// The name that this client gave to it, if this seat caused it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Key>,
    /// What happened.
    #[serde(flatten)]
    pub news: News,
}

/// What happened at a table, as somebody may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum News {
    /// The table was made.
    Opened {
        /// What was agreed on.
        terms: Terms,
        /// What the host is called.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        host: Option<String>,
        /// What the guest is called, where two people go on from another table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        guest: Option<String>,
        /// Whether a guest sits there already.
        seated: bool,
        /// What the server's secret is checked with at the end.
        #[serde(with = "text")]
        seal: Seal,
        /// The table before, where two people go on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        follows: Option<TableId>,
    },
    /// Somebody took the guest's chair.
    Joined {
        /// What they are called.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// A client has bound itself to its nonce.
    Committed {
        /// Whose.
        #[serde(with = "super::chair")]
        chair: Chair,
        /// To what.
        #[serde(with = "text")]
        commitment: Commitment,
    },
    /// A client has shown its nonce.
    Contributed {
        /// Whose.
        #[serde(with = "super::chair")]
        chair: Chair,
        /// The nonce.
        #[serde(with = "text")]
        nonce: Nonce,
    },
    /// The game has started.
    Started {
        /// Which seat the host has.
        host: Seat,
    },
    /// Something happened in the game. The second of two drawings comes with the first for whoever had not seen that.
    Played {
        /// What, in order.
        events: Vec<Event>,
    },
    /// A player has drawn, and it is hidden until both have.
    Drawn {
        /// Who.
        seat: Seat,
    },
    /// A player asks the other for something.
    Asked {
        /// Who.
        #[serde(with = "super::chair")]
        chair: Chair,
        /// What for.
        question: Question,
    },
    /// The question was answered, or taken back by whoever asked it.
    Answered {
        /// By whom.
        #[serde(with = "super::chair")]
        chair: Chair,
        /// Whether they agree.
        yes: bool,
    },
    /// The game has gone back to where only so many events had happened.
    TakenBack {
        /// How many.
        left: u32,
    },
    /// The engine plays for somebody who has left.
    Replaced {
        /// For whom.
        #[serde(with = "super::chair")]
        chair: Chair,
    },
    /// The game is over by something else than the rules.
    Ended {
        /// How.
        how: Ending,
        /// The drawing that was still hidden, for whoever had not seen it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        events: Vec<Event>,
    },
    /// What the server's seal was made of: everybody can check the dice now.
    Revealed {
        /// What the dice followed from.
        #[serde(with = "text")]
        secret: Secret,
        /// What the seal was salted with.
        #[serde(with = "text")]
        salt: Salt,
    },
    /// The players go on at another table, each with the token they have.
    Followed {
        /// Which.
        table: TableId,
    },
}

/// What one player can ask of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// To call it a tie.
    Tie,
    /// To take back what whoever asks did last.
    TakeBack,
    /// To play again, seats swapped.
    Rematch,
}

/// How a game ended by something else than the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Ending {
    /// A player gave up.
    Resigned {
        /// Who.
        #[serde(with = "super::chair")]
        chair: Chair,
    },
    /// Both agreed on a tie.
    Agreed,
    /// A player's time was up.
    TimeUp {
        /// Whose.
        #[serde(with = "super::chair")]
        chair: Chair,
    },
    /// A player had gone, and the other claimed the win.
    Left {
        /// Who had gone.
        #[serde(with = "super::chair")]
        chair: Chair,
    },
    /// Nobody came back for too long.
    Abandoned,
}

impl Ending {
    /// Whose loss it is; nobody's if it is a tie or was abandoned.
    pub fn loser(self) -> Option<Chair> {
        match self {
            Ending::Resigned { chair } | Ending::TimeUp { chair } | Ending::Left { chair } => Some(chair),
            Ending::Agreed | Ending::Abandoned => None,
        }
    }
}
