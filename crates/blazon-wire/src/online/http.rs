use blazon_dice::Token;
use serde::{Deserialize, Serialize};

use super::{Reason, Role, TableId, Terms};
use crate::text::{OptionalText, Text};

/// `POST /api/tables`: makes a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Create {
    /// Which protocol the client speaks.
    pub version: u32,
    /// What the host is called; nothing if they do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(length(max = 24)))]
    pub name: Option<String>,
    /// The token of the host's own seat, of the client's making.
    #[serde(with = "Text::<Token>")]
    pub token: Token,
    /// What the game is about.
    pub terms: Terms,
}

/// The answer: 201.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Created {
    /// The table.
    pub table: TableId,
    /// What the link to play carries.
    #[serde(with = "Text::<Token>")]
    pub invitation: Token,
    /// What the link to watch carries.
    #[serde(with = "Text::<Token>")]
    pub watch: Token,
    /// The address that others reach the server at, where it knows better than the page: `http://192.168.1.5:4000`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
}

/// `POST /api/tables/{table}/join`: takes the guest's chair. Said again with the same token, it is done once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Join {
    /// Which protocol the client speaks.
    pub version: u32,
    /// What the guest is called; nothing if they do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(length(max = 24)))]
    pub name: Option<String>,
    /// The token of the guest's own seat, of the client's making.
    #[serde(with = "Text::<Token>")]
    pub token: Token,
    /// What the link to play carried; nothing is needed for a listed table.
    #[serde(default, with = "OptionalText::<Token>", skip_serializing_if = "Option::is_none")]
    pub invitation: Option<Token>,
}

/// The answer: 200.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Joined {
    /// The table.
    pub table: TableId,
}

/// `POST /api/tables/{table}/look`: what is there for whoever has this token?
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Look {
    /// Which protocol the client speaks.
    pub version: u32,
    /// Any token of the table.
    #[serde(with = "Text::<Token>")]
    pub token: Token,
}

/// The answer: 200.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Invited {
    /// The table.
    pub table: TableId,
    /// What the token is good for; nothing if it is an invitation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
    /// What the host is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<String>,
    /// What the guest is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guest: Option<String>,
    /// What the game is about.
    pub terms: Terms,
    /// How far it has come.
    pub phase: Phase,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// It waits for somebody to join.
    #[default]
    Waiting,
    /// Two people play.
    Playing,
    /// The game is over.
    Over,
}

/// `GET /api/tables`: the tables that anybody may join.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OpenTables {
    /// The latest first.
    pub tables: Vec<OpenTable>,
}

/// A table that anybody may join. Its host is there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OpenTable {
    /// The table.
    pub table: TableId,
    /// What the host is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<String>,
    /// What the game is about.
    pub terms: Terms,
    /// When it was made, in milliseconds since 1970.
    pub at: u64,
}

/// `POST /api/mine`: how do these games of mine stand?
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Mine {
    /// Which protocol the client speaks.
    pub version: u32,
    /// At most 50.
    #[cfg_attr(feature = "schema", schemars(length(max = 50)))]
    pub games: Vec<Own>,
}

/// A game of mine.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Own {
    /// The table.
    pub table: TableId,
    /// The token of my seat.
    #[serde(with = "Text::<Token>")]
    pub token: Token,
}

/// The answer: 200. A table that is gone, or a token that opens nothing, is left out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Standings {
    /// In the order they were asked for.
    pub games: Vec<Summary>,
}

/// How a game stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Summary {
    /// The table.
    pub table: TableId,
    /// What the other player is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opponent: Option<String>,
    /// How far it has come.
    pub phase: Phase,
    /// Whether the game waits for me.
    pub waits: bool,
    /// The round that is being played.
    pub round: u8,
    /// When something last happened, in milliseconds since 1970.
    pub at: u64,
}

/// `GET /api/dice`: what all dice of this server have shown.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DiceCounts {
    /// How many rolls there were.
    pub rolls: u64,
    /// How often each die showed each of its faces, in the order of the components.
    pub faces: [[u64; 6]; 4],
    /// How often each die showed a face right after another in one game: rows are the face before.
    pub pairs: [[[u64; 6]; 6]; 4],
}

/// What is answered with any status from 400 on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Refused {
    /// Why.
    pub reason: Reason,
    /// More about it, in English, for programmers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
}
