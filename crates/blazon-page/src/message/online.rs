use blazon_wire::courier::Report;
use blazon_wire::online::{Intent, Pace, Reaction};

/// Play with people far away.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum OnlineMessage {
    /// The courier tells something, at this time in milliseconds since 1970.
    Told(Box<Report>, u64),
    /// The courier cannot be started, or tells nonsense.
    Broken,
    SetPace(Pace),
    SetListed(bool),
    /// Makes a table as it is filled in.
    Open,
    /// Takes the other chair at a table.
    Join(String),
    /// It is time to ask for the open tables again.
    List(u32),
    /// Asks again where the link leads that was opened.
    LookAgain,
    /// Wants something done at the table.
    Do(Intent),
    React(Reaction),
    /// A short word was to be seen for long enough.
    WordOver(u32),
    /// Shows the next event that is known.
    ShowNext,
    /// Waits for somebody who has gone.
    Wait,
    /// Asks for an address as a picture.
    Picture(String),
    Copy(String),
    Share(String),
    /// Asks what all dice of the server have shown.
    Dice,
    /// The page is looked at again, or there is a network again.
    Hurry,
}
