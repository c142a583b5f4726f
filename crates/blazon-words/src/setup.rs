//! What is wrong with a position that is written down.

use blazon::{Fault, SetupError};

use crate::{Words, fl};

impl Words {
    /// Something that cannot be in any game, in a full sentence.
    pub fn fault(&self, fault: Fault) -> String {
        match fault {
            Fault::Round(round) => fl!(self, "fault-round", round = round.to_string()),
            Fault::OddCells(seat) => fl!(self, "fault-odd-cells", seat = self.seat(seat)),
            Fault::TooManyCells(seat) => fl!(self, "fault-too-many-cells", seat = self.seat(seat)),
            Fault::TooFewCells => fl!(self, "fault-too-few-cells"),
            Fault::NothingDrawn(seat) => fl!(self, "fault-nothing-drawn", seat = self.seat(seat)),
            Fault::Adrift(seat) => fl!(self, "fault-unconnected", seat = self.seat(seat)),
            Fault::Colours(seat) => fl!(self, "fault-no-dominoes", seat = self.seat(seat)),
            Fault::TooManyInLine(seat, arms) => {
                fl!(self, "fault-too-many-in-line", seat = self.seat(seat), arms = self.arms(arms))
            }
            Fault::TooManyMarks(seat) => fl!(self, "fault-too-many-marks", seat = self.seat(seat)),
            Fault::BothFilled(arms) => fl!(self, "fault-both-filled", arms = self.arms(arms)),
            Fault::HeldUnfilled(seat, power) => {
                fl!(self, "fault-held-unfilled", seat = self.seat(seat), power = self.power(power))
            }
            Fault::LightningHeld(seat, power) => {
                fl!(self, "fault-lightning-held", seat = self.seat(seat), power = self.power(power))
            }
            Fault::NoLightning(seat) => fl!(self, "fault-no-lightning", seat = self.seat(seat)),
            Fault::Chosen(seat) => fl!(self, "fault-chosen", seat = self.seat(seat)),
            Fault::Roll(die) => fl!(self, "illegal-no-such-face", die = die.number()),
            Fault::Hands => fl!(self, "fault-hands"),
            Fault::Waiting(seat) => fl!(self, "fault-waiting", seat = self.seat(seat)),
            Fault::BothDone => fl!(self, "fault-both-done"),
            Fault::FullMap(seat) => fl!(self, "fault-full-map", seat = self.seat(seat)),
            Fault::Lots => fl!(self, "fault-lots"),
            // The list of faults may grow; until a new one is translated here it is said in English.
            other => other.to_string(),
        }
    }

    /// A position that no game leads to: all that is wrong with it, one sentence after another.
    pub fn setup_error(&self, error: &SetupError) -> String {
        let faults: Vec<String> = error.faults.iter().map(|&fault| self.fault(fault)).collect();
        fl!(self, "setup-error", faults = faults.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use blazon::{Arms, Die, Power, Seat};

    use super::*;
    use crate::Language;

    /// Every fault, as far as it is known today.
    const FAULTS: [Fault; 20] = [
        Fault::Round(0),
        Fault::OddCells(Seat::First),
        Fault::TooManyCells(Seat::Second),
        Fault::TooFewCells,
        Fault::NothingDrawn(Seat::First),
        Fault::Adrift(Seat::First),
        Fault::Colours(Seat::First),
        Fault::TooManyInLine(Seat::First, Arms::Bar),
        Fault::TooManyMarks(Seat::First),
        Fault::BothFilled(Arms::Dot),
        Fault::HeldUnfilled(Seat::First, Power::Turn),
        Fault::LightningHeld(Seat::Second, Power::Cross),
        Fault::NoLightning(Seat::First),
        Fault::Chosen(Seat::First),
        Fault::Roll(Die::Four),
        Fault::Hands,
        Fault::Waiting(Seat::First),
        Fault::BothDone,
        Fault::FullMap(Seat::First),
        Fault::Lots,
    ];

    #[test]
    fn every_fault_is_said_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            for fault in FAULTS {
                assert!(words.fault(fault) != fault.to_string(), "{language}: {fault} is not phrased");
            }
        }
    }

    /// The enum may grow without breaking this crate, so its source is asked for its variants.
    #[test]
    fn no_fault_is_left_in_english() {
        let source = include_str!("../../blazon/src/setup.rs");
        let body = source.split("pub enum Fault {").nth(1).and_then(|rest| rest.split("\n}").next());
        let variants =
            body.into_iter().flat_map(str::lines).filter(|line| line.starts_with("    #[error")).count();
        assert_eq!(variants, FAULTS.len());
    }
}
