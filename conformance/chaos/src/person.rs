use blazon::{Event, Position, Seat};
use blazon_dice::SeatKey;
use blazon_online::Call;
use blazon_wire::online::{Create, Created, Join, Terms, VERSION};

use crate::fate::Fate;

/// Somebody who plays.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Person {
    pub(crate) key: SeatKey,
    /// What makes them decide as they do.
    pub(crate) taste: u64,
}

impl Person {
    pub(crate) fn new(fate: &mut Fate) -> Person {
        Person { key: SeatKey::from(fate.bytes()), taste: fate.number() }
    }

    /// Asks for a table.
    pub(crate) fn create(&self, terms: Terms) -> Call {
        let (name, token) = (Some("Ann".into()), self.key.token());
        Call::Create(blazon_wire::line(&Create { version: VERSION, name, token, terms }))
    }

    /// Asks to join one.
    pub(crate) fn join(&self, created: &Created) -> Call {
        let (name, token) = (Some("Bob".into()), self.key.token());
        let invitation = Some(created.invitation);
        Call::Join(created.table, blazon_wire::line(&Join { version: VERSION, name, token, invitation }))
    }
}

/// What somebody of this taste does. It depends on nothing but the game as they see it.
pub fn choose(taste: u64, seat: Seat, position: &Position) -> Option<Event> {
    let legal = position.legal(seat);
    let count = legal.iter().count() as u64;
    let nth = Fate::new(taste ^ position.stable_hash()).between(0, count);
    legal.iter().nth(usize::try_from(nth).unwrap_or_default())
}
