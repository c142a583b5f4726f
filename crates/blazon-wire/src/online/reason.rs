use std::fmt;

use serde::{Deserialize, Serialize};

/// Why a server does not do what it was asked to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The two speak different versions of the protocol.
    Version,
    /// The message makes no sense.
    Malformed,
    /// The message is longer than a client's may be.
    TooLong,
    /// Something was said before the first message, or that was said twice.
    OutOfOrder,
    /// There is no such table.
    NoSuchTable,
    /// The token opens nothing at this table.
    NoSuchToken,
    /// Who watches cannot act.
    Watching,
    /// The chair is taken.
    SeatTaken,
    /// The game has not started.
    NotStarted,
    /// The game is over.
    Over,
    /// The game is not over.
    NotOver,
    /// Only chance, or the other player, does this.
    NotYours,
    /// The rules forbid it.
    Illegal,
    /// Something has happened that the client had not seen.
    Stale,
    /// Nobody has asked anything that could be answered.
    NothingAsked,
    /// Something has been asked already.
    AskedAlready,
    /// There is nothing that can be taken back: not past the dice, and not what has been shown.
    NothingToTakeBack,
    /// The other player has not been gone for long enough.
    NotGone,
    /// The nonce was not expected now: first both commit themselves.
    TooEarly,
    /// The nonce is not the one that was committed to, or has been given already.
    WrongNonce,
    /// The name is too long, or has characters that names cannot have.
    Name,
    /// The terms are out of bounds.
    Terms,
    /// Too many tables were made from this address.
    TooManyTables,
    /// Too many messages came.
    TooManyMessages,
    /// The table has no room for more.
    TooManyAtTable,
    /// Too many requests came from this address.
    TooManyRequests,
    /// The disk is full: what is there is still served.
    Full,
    /// The database cannot be reached.
    Unavailable,
    /// The server is stopping: come again.
    Stopping,
    /// The page comes from somewhere else than the server.
    Origin,
    /// Nothing was heard for too long.
    Silent,
    /// What was sent was not read for too long.
    Slow,
}

/// As it is written in JSON, without the quotation marks.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(crate::line(self).trim_matches('"'))
    }
}
