use serde::{Deserialize, Serialize};

/// A seat as a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Seat {
    /// The one who rolls in the first round.
    First,
    /// The other one.
    Second,
}

impl From<blazon::Seat> for Seat {
    fn from(seat: blazon::Seat) -> Seat {
        match seat {
            blazon::Seat::First => Seat::First,
            blazon::Seat::Second => Seat::Second,
        }
    }
}

impl From<Seat> for blazon::Seat {
    fn from(seat: Seat) -> blazon::Seat {
        match seat {
            Seat::First => blazon::Seat::First,
            Seat::Second => blazon::Seat::Second,
        }
    }
}

/// Something that each seat has one of: an object with `first` and `second`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BySeat<T> {
    /// The first seat's.
    pub first: T,
    /// The second seat's.
    pub second: T,
}

impl<T> BySeat<T> {
    /// Makes one for each seat.
    pub fn new(mut make: impl FnMut(blazon::Seat) -> T) -> BySeat<T> {
        BySeat { first: make(blazon::Seat::First), second: make(blazon::Seat::Second) }
    }
}
