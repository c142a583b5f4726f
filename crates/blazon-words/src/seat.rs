//! The two players, as long as they have no names.

use blazon::Seat;

use crate::{Words, fl};

impl Words {
    /// What a player without a name is called: "First player".
    pub fn seat(&self, seat: Seat) -> String {
        match seat {
            Seat::First => fl!(self, "seat-first"),
            Seat::Second => fl!(self, "seat-second"),
        }
    }
}
