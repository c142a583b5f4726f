use blazon::Power;
use serde::{Deserialize, Serialize};

/// Something that there is one of for each power: an object with the six names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "each field is the power of its name")]
pub struct ByPower<T> {
    pub free: T,
    pub split: T,
    pub both: T,
    pub turn: T,
    pub domains: T,
    pub cross: T,
}

impl<T> ByPower<T> {
    /// Makes one for each power.
    pub fn new(mut make: impl FnMut(Power) -> T) -> ByPower<T> {
        ByPower {
            free: make(Power::Free),
            split: make(Power::Split),
            both: make(Power::Both),
            turn: make(Power::Turn),
            domains: make(Power::Domains),
            cross: make(Power::Cross),
        }
    }

    /// That of a power.
    pub fn of(&self, power: Power) -> &T {
        match power {
            Power::Free => &self.free,
            Power::Split => &self.split,
            Power::Both => &self.both,
            Power::Turn => &self.turn,
            Power::Domains => &self.domains,
            Power::Cross => &self.cross,
        }
    }
}
