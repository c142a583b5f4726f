//! The powers of the spellbook.

use blazon::Power;

use crate::{Words, fl};

impl Words {
    /// The name of a power.
    pub fn power(&self, power: Power) -> String {
        match power {
            Power::Free => fl!(self, "power-free"),
            Power::Split => fl!(self, "power-split"),
            Power::Both => fl!(self, "power-both"),
            Power::Turn => fl!(self, "power-turn"),
            Power::Domains => fl!(self, "power-domains"),
            Power::Cross => fl!(self, "power-cross"),
        }
    }

    /// The name of a power as it stands in a sentence: in quotation marks.
    pub fn power_in_quotes(&self, power: Power) -> String {
        fl!(self, "power-in-quotes", power = self.power(power))
    }

    /// What a power does, in one line without a full stop.
    pub fn power_about(&self, power: Power) -> String {
        match power {
            Power::Free => fl!(self, "power-free-about"),
            Power::Split => fl!(self, "power-split-about"),
            Power::Both => fl!(self, "power-both-about"),
            Power::Turn => fl!(self, "power-turn-about"),
            Power::Domains => fl!(self, "power-domains-about"),
            Power::Cross => fl!(self, "power-cross-about"),
        }
    }
}
