use blazon::{Position, Seat};
use serde::{Deserialize, Serialize};

use crate::Event;

/// A line of `legal --json`: an event that a player may choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LegalEvent {
    /// The token of the notation.
    #[serde(rename = "event")]
    pub token: blazon::Event,
    /// Whose event it is.
    pub seat: Option<Seat>,
    /// The `kind` of the event, and its own fields.
    #[serde(flatten)]
    pub own: Event,
}

impl LegalEvent {
    /// The line of an event that is legal in this position.
    pub fn new(position: &Position, event: blazon::Event) -> LegalEvent {
        LegalEvent { token: event, seat: event.seat(), own: Event::new(position, event) }
    }
}
