use blazon::{Position, Seat};
use serde::ser::{Serialize, Serializer};
use serde::{Deserialize, Serialize as SerializeInOrder};

use crate::{After, Event};

/// A line of `replay --json`: an event, and what it leads to.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Played {
    /// Counts the events of the record, from 1.
    pub n: u32,
    /// The round the event belongs to.
    pub round: u8,
    /// Player A of that round.
    pub a: Seat,
    /// Whose event it is; nobody's if it is chance's.
    pub seat: Option<Seat>,
    /// How many legal events that seat had; nothing for chance.
    pub legal: Option<u32>,
    /// The `kind` of the event, and its own fields.
    #[serde(flatten)]
    pub event: Event,
    /// What both sheets show afterwards.
    pub after: After,
}

impl Played {
    /// The line of a legal event that is about to be played as the `n`th of its record.
    pub fn new(n: u32, position: &Position, event: blazon::Event) -> Played {
        let mut after = *position;
        after.play_unchecked(event);
        Played {
            n,
            round: position.round(),
            a: position.player_a(),
            seat: event.seat(),
            legal: event.seat().map(|seat| position.legal(seat).len() as u32),
            event: Event::new(position, event),
            after: After::from(&after),
        }
    }
}

/// Written by hand for the order of the fields alone: `legal` stands between `kind` and the event's own fields.
impl Serialize for Played {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.event {
            Event::Roll(own) => self.in_order("roll", own).serialize(serializer),
            Event::Take(own) => self.in_order("take", own).serialize(serializer),
            Event::Draw(own) => self.in_order("draw", own).serialize(serializer),
            Event::Leave => self.in_order("leave", &Nothing {}).serialize(serializer),
            Event::Choose(own) => self.in_order("choose", own).serialize(serializer),
            Event::Cross(own) => self.in_order("cross", own).serialize(serializer),
            Event::Lots(own) => self.in_order("lots", own).serialize(serializer),
        }
    }
}

impl Played {
    fn in_order<'a, T>(&'a self, kind: &'static str, own: &'a T) -> InOrder<'a, T> {
        let Played { n, round, a, seat, legal, event: _, after } = self;
        InOrder { n: *n, round: *round, a: *a, seat: *seat, kind, legal: *legal, own, after }
    }
}

#[derive(SerializeInOrder)]
struct InOrder<'a, T> {
    n: u32,
    round: u8,
    a: Seat,
    seat: Option<Seat>,
    kind: &'static str,
    legal: Option<u32>,
    #[serde(flatten)]
    own: &'a T,
    after: &'a After,
}

#[derive(SerializeInOrder)]
struct Nothing {}
