use serde::{Deserialize, Serialize};

/// A power as its name in lower case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Power {
    /// Play the domino ignoring the connection rules.
    Free,
    /// Draw the two dice apart.
    Split,
    /// As player A, take both dice first.
    Both,
    /// Turn one of the two dice to another of its faces.
    Turn,
    /// Choose an arms that scores for each of its domains.
    Domains,
    /// Add one cross to a drawn arms.
    Cross,
}

impl From<blazon::Power> for Power {
    fn from(power: blazon::Power) -> Power {
        match power {
            blazon::Power::Free => Power::Free,
            blazon::Power::Split => Power::Split,
            blazon::Power::Both => Power::Both,
            blazon::Power::Turn => Power::Turn,
            blazon::Power::Domains => Power::Domains,
            blazon::Power::Cross => Power::Cross,
        }
    }
}

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
    pub fn new(mut make: impl FnMut(blazon::Power) -> T) -> ByPower<T> {
        ByPower {
            free: make(blazon::Power::Free),
            split: make(blazon::Power::Split),
            both: make(blazon::Power::Both),
            turn: make(blazon::Power::Turn),
            domains: make(blazon::Power::Domains),
            cross: make(blazon::Power::Cross),
        }
    }

    /// That of a power.
    pub fn of(&self, power: blazon::Power) -> &T {
        match power {
            blazon::Power::Free => &self.free,
            blazon::Power::Split => &self.split,
            blazon::Power::Both => &self.both,
            blazon::Power::Turn => &self.turn,
            blazon::Power::Domains => &self.domains,
            blazon::Power::Cross => &self.cross,
        }
    }
}
