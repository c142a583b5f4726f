use blazon::{Event, Seat};
use blazon_dice::{Chair, Commitment, Nonce, Salt, Secret, TokenDigest};
use serde::{Deserialize, Serialize};

use super::chair::ChairWord;
use super::{Ending, Key, Question, TableId, Terms};
use crate::text::{OptionalText, Text};

/// One line of a table's log, as it is kept. Its number is its place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// When it was written, in milliseconds since 1970.
    pub at: u64,
    /// The name that the client gave to it, if a client caused it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Key>,
    /// What happened.
    #[serde(flatten)]
    pub fact: Fact,
}

/// What can happen at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Fact {
    /// The table was made. Always the first entry, and only that.
    Opened(Box<Opened>),
    /// Somebody took the guest's chair.
    Joined(Sitter),
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
        host: Seat,
    },
    /// Chance decided, by the dice that both can check.
    Chance {
        /// What.
        event: Event,
    },
    /// A player acted.
    Played {
        /// What they did.
        event: Event,
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
    },
    /// What the server's seal was made of.
    Revealed,
    /// The players go on at another table.
    Followed {
        /// Which.
        table: TableId,
    },
}

/// How a table was made, secrets included.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opened {
    /// What was agreed on.
    pub terms: Terms,
    /// Who made it.
    pub host: Sitter,
    /// Who sits there from the beginning, where two people go on at another table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guest: Option<Sitter>,
    /// What the link to play is checked with; nothing where nobody can join any more.
    #[serde(default, with = "OptionalText::<TokenDigest>", skip_serializing_if = "Option::is_none")]
    pub invitation: Option<TokenDigest>,
    /// What the link to watch is checked with.
    #[serde(with = "Text::<TokenDigest>")]
    pub watch: TokenDigest,
    /// What the dice follow from, with the nonces of both players.
    #[serde(with = "Text::<Secret>")]
    pub secret: Secret,
    /// What the seal is salted with.
    #[serde(with = "Text::<Salt>")]
    pub salt: Salt,
    /// The table before, where two people go on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub follows: Option<TableId>,
}

/// Somebody on a chair.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sitter {
    /// What they call themselves; nothing if they do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// What their token is checked with.
    #[serde(with = "Text::<TokenDigest>")]
    pub token: TokenDigest,
}
