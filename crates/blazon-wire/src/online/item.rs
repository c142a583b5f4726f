use blazon::{Event, Seat};
use blazon_dice::{Chair, Commitment, Nonce, Salt, Seal, Secret};
use serde::{Deserialize, Serialize};

use super::chair::ChairWord;
use super::{Key, TableId, Terms};
use crate::text::Text;

/// A line of a table's log as somebody may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
        #[serde(with = "Text::<Seal>")]
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
        #[serde(with = "ChairWord")]
        chair: Chair,
        /// To what.
        #[serde(with = "Text::<Commitment>")]
        commitment: Commitment,
    },
    /// A client has shown its nonce.
    Contributed {
        /// Whose.
        #[serde(with = "ChairWord")]
        chair: Chair,
        /// The nonce.
        #[serde(with = "Text::<Nonce>")]
        nonce: Nonce,
    },
    /// The game has started.
    Started {
        /// Which seat the host has.
        #[cfg_attr(feature = "schema", schemars(with = "super::schema::SeatWord"))]
        host: Seat,
    },
    /// Something happened in the game. The second of two drawings comes with the first for whoever had not seen that.
    Played {
        /// What, in order.
        #[cfg_attr(feature = "schema", schemars(with = "Vec<Text<Event>>"))]
        events: Vec<Event>,
    },
    /// A player has drawn, and it is hidden until both have.
    Drawn {
        /// Who.
        #[cfg_attr(feature = "schema", schemars(with = "super::schema::SeatWord"))]
        seat: Seat,
    },
    /// A player asks the other for something.
    Asked {
        /// Who.
        #[serde(with = "ChairWord")]
        chair: Chair,
        /// What for.
        question: Question,
    },
    /// The question was answered, or taken back by whoever asked it.
    Answered {
        /// By whom.
        #[serde(with = "ChairWord")]
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
        #[serde(with = "ChairWord")]
        chair: Chair,
    },
    /// The game is over by something else than the rules.
    Ended {
        /// How.
        how: Ending,
        /// The drawing that was still hidden, for whoever had not seen it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "schema", schemars(with = "Vec<Text<Event>>"))]
        events: Vec<Event>,
    },
    /// What the server's seal was made of: everybody can check the dice now.
    Revealed {
        /// What the dice followed from.
        #[serde(with = "Text::<Secret>")]
        secret: Secret,
        /// What the seal was salted with.
        #[serde(with = "Text::<Salt>")]
        salt: Salt,
        /// Points and winner by the rules, as the tag `Result` of a record says them; nothing if the game ended otherwise.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        result: Option<String>,
    },
    /// The players go on at another table, each with the token they have.
    Followed {
        /// Which.
        table: TableId,
    },
}

/// What one player can ask of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Ending {
    /// A player gave up.
    Resigned {
        /// Who.
        #[serde(with = "ChairWord")]
        chair: Chair,
    },
    /// Both agreed on a tie.
    Agreed,
    /// A player's time was up.
    TimeUp {
        /// Whose.
        #[serde(with = "ChairWord")]
        chair: Chair,
    },
    /// A player had gone, and the other claimed the win.
    Left {
        /// Who had gone.
        #[serde(with = "ChairWord")]
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
