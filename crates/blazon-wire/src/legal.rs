use blazon::Position;
use serde::{Deserialize, Serialize};

use crate::{Code, Event, Seat};

/// A line of `legal --json`: an event that a player may choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LegalEvent {
    /// The token of the notation.
    #[serde(rename = "event")]
    pub token: Code<blazon::Event>,
    /// Whose event it is.
    pub seat: Option<Seat>,
    /// The `kind` of the event, and its own fields.
    #[serde(flatten)]
    pub own: Event,
}

impl LegalEvent {
    /// The line of an event that is legal in this position.
    pub fn new(position: &Position, event: blazon::Event) -> LegalEvent {
        LegalEvent {
            token: Code(event),
            seat: event.seat().map(Seat::from),
            own: Event::new(position, event),
        }
    }
}
