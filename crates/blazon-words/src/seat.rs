//! The two seats.

use blazon::Seat;

use crate::{Words, fl};

impl Words {
    /// What a player without a name is called: "Player 1".
    pub fn seat(&self, seat: Seat) -> String {
        match seat {
            Seat::First => fl!(self, "player-one"),
            Seat::Second => fl!(self, "player-two"),
        }
    }
}
