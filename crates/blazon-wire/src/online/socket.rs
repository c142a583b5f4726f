use blazon::Event;
use blazon_dice::{ByChair, Chair, Commitment, Nonce, Token};
use serde::{Deserialize, Serialize};

use super::chair::ChairWord;
use super::{Item, Key, Question, Reason};
use crate::text::Text;

/// What a client says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToServer {
    /// The first message: who it is, and what it has.
    Hello {
        /// Which protocol it speaks.
        version: u32,
        /// The token of a seat, or that to watch.
        #[serde(with = "Text::<Token>")]
        token: Token,
        /// The number of the last item that it has; 0 for none. It gets everything after that.
        last: u64,
        /// Whether it wants to be told what is legal when it has to act.
        #[serde(default, skip_serializing_if = "is_false")]
        legal: bool,
    },
    /// It wants to do something.
    Do {
        /// The number of the last item that it has.
        last: u64,
        /// The name it gives to this. Sent again with the same name, it is done once.
        key: Key,
        /// What.
        intent: Intent,
    },
    /// A short word to everybody at the table. It is not kept.
    React {
        /// Which.
        reaction: Reaction,
    },
    /// Is there anybody?
    Ping,
}

/// What a client can want to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Intent {
    /// Binds itself to a nonce.
    Commit {
        /// What binds it.
        #[serde(with = "Text::<Commitment>")]
        commitment: Commitment,
    },
    /// Shows the nonce, once both have bound themselves.
    Contribute {
        /// The nonce.
        #[serde(with = "Text::<Nonce>")]
        nonce: Nonce,
    },
    /// Acts in the game.
    Play {
        /// The event, one of this seat.
        #[cfg_attr(feature = "schema", schemars(with = "Text<Event>"))]
        event: Event,
    },
    /// Asks the other player for something.
    Ask {
        /// What for.
        question: Question,
    },
    /// Answers what the other player asks, or with `false` takes back what it asked itself.
    Answer {
        /// Whether it agrees.
        yes: bool,
    },
    /// Gives up.
    Resign,
    /// Claims the win: the other player has gone.
    Claim,
    /// Lets the engine play for the other player, who has gone.
    Replace,
}

/// A short word that can be said to the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    /// Hello!
    Hello,
    /// Nice one!
    Nice,
    /// Wow!
    Wow,
    /// Oops!
    Oops,
    /// Thank you!
    Thanks,
    /// Good game!
    GoodGame,
}

/// What a server says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient {
    /// The first message: who the client is, and how many items there are. What it lacks of them follows.
    Welcome {
        /// Which protocol the server speaks.
        version: u32,
        /// Who the client is at this table.
        role: Role,
        /// The number of the last item there is.
        last: u64,
    },
    /// Something happened.
    Item(Item),
    /// What the client wanted is done, and on disk.
    Done {
        /// The name the client gave to it.
        key: Key,
        /// The number of its item.
        number: u64,
    },
    /// The server does not do that.
    Refused {
        /// The name the client gave to it, if it is about that.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<Key>,
        /// Why.
        reason: Reason,
        /// More about it, in English, for programmers.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        detail: Option<String>,
    },
    /// Who is here. It comes with every change.
    Here {
        /// Whether the host is.
        host: bool,
        /// Whether the guest is.
        guest: bool,
        /// How many watch.
        watchers: u32,
        /// Whether the other player has been gone for so long that the win can be claimed.
        claim: bool,
    },
    /// How much time is left. In a game with clocks it comes after every item or several that come at once.
    Clock(Clock),
    /// Somebody says a short word.
    Reaction {
        /// Who.
        #[serde(with = "ChairWord")]
        chair: Chair,
        /// Which.
        reaction: Reaction,
    },
    /// The client has to act, and this is all that is legal: for clients that asked to be told.
    Turn {
        /// What it can do.
        #[cfg_attr(feature = "schema", schemars(with = "Vec<Text<Event>>"))]
        legal: Vec<Event>,
    },
    /// There is.
    Pong,
}

/// Who somebody is at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Who made it.
    Host,
    /// Who joined.
    Guest,
    /// Who only watches.
    Watcher,
}

/// How much time each player has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Clock {
    /// The host's, in milliseconds, when this was said.
    pub host: u64,
    /// The guest's.
    pub guest: u64,
    /// Whether the host's runs.
    pub host_runs: bool,
    /// Whether the guest's runs.
    pub guest_runs: bool,
}

impl Clock {
    /// A player's time left, in milliseconds.
    pub fn left(&self, chair: Chair) -> u64 {
        match chair {
            Chair::Host => self.host,
            Chair::Guest => self.guest,
        }
    }

    /// Whether a player's time runs.
    pub fn runs(&self, chair: Chair) -> bool {
        match chair {
            Chair::Host => self.host_runs,
            Chair::Guest => self.guest_runs,
        }
    }

    /// A clock of what each player has.
    pub fn new(left: ByChair<u64>, runs: ByChair<bool>) -> Clock {
        Clock { host: left.host, guest: left.guest, host_runs: runs.host, guest_runs: runs.guest }
    }
}

impl Role {
    /// The chair of a player.
    pub fn chair(self) -> Option<Chair> {
        match self {
            Role::Host => Some(Chair::Host),
            Role::Guest => Some(Chair::Guest),
            Role::Watcher => None,
        }
    }
}

impl From<Chair> for Role {
    fn from(chair: Chair) -> Role {
        match chair {
            Chair::Host => Role::Host,
            Chair::Guest => Role::Guest,
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
fn is_false(value: &bool) -> bool {
    !value
}
