//! Why an event is refused.

use blazon::{Illegal, PlayError};

use crate::{Words, fl};

impl Words {
    /// The rule an event breaks, in a full sentence.
    pub fn illegal(&self, reason: Illegal) -> String {
        match reason {
            Illegal::GameOver => fl!(self, "illegal-game-over"),
            Illegal::NotThisStep => fl!(self, "illegal-not-this-step"),
            Illegal::NotYourTurn => fl!(self, "illegal-not-your-turn"),
            Illegal::AlreadyDone => fl!(self, "illegal-already-done"),
            Illegal::NoSuchFace(die) => fl!(self, "illegal-no-such-face", die = die.number()),
            Illegal::DieCount => fl!(self, "illegal-die-count"),
            Illegal::DieTaken(die) => fl!(self, "illegal-die-taken", die = die.number()),
            Illegal::PowerNotHeld(power) => fl!(self, "illegal-no-such-power", power = self.power(power)),
            Illegal::NotYourDie => fl!(self, "illegal-not-your-dice"),
            Illegal::SameFace(die) => fl!(self, "illegal-same-face", die = die.number()),
            Illegal::CastleSpent => fl!(self, "illegal-castle-used"),
            Illegal::TooManyCrosses(die) => fl!(self, "illegal-too-many-crosses", die = die.number()),
            Illegal::NotTheFace(die) => fl!(self, "illegal-not-the-face", die = die.number()),
            Illegal::SameCell => fl!(self, "illegal-same-cell"),
            Illegal::CellTaken(cell) => fl!(self, "illegal-cell-taken", cell = cell.to_string()),
            Illegal::NotSideBySide => fl!(self, "illegal-not-side-by-side"),
            Illegal::DoesNotConnect => fl!(self, "illegal-does-not-connect"),
            Illegal::HalfDoesNotConnect(die) => {
                fl!(self, "illegal-half-does-not-connect", die = die.number())
            }
            Illegal::CanBeDrawn => fl!(self, "illegal-can-be-drawn"),
            Illegal::NoArmsThere(cell) => fl!(self, "illegal-no-arms-there", cell = cell.to_string()),
            Illegal::TwoCrosses(cell) => fl!(self, "illegal-two-crosses", cell = cell.to_string()),
        }
    }

    /// An event that was refused, and why.
    pub fn play_error(&self, error: &PlayError) -> String {
        fl!(self, "refused", event = error.event.to_string(), reason = self.illegal(error.reason))
    }
}

#[cfg(test)]
mod tests {
    use blazon::{Cell, Die, Power};

    use super::*;
    use crate::Language;

    #[test]
    fn every_refusal_has_a_sentence_of_its_own_in_every_language() {
        let cell = Cell::A1;
        let reasons = [
            Illegal::GameOver,
            Illegal::NotThisStep,
            Illegal::NotYourTurn,
            Illegal::AlreadyDone,
            Illegal::NoSuchFace(Die::One),
            Illegal::DieCount,
            Illegal::DieTaken(Die::One),
            Illegal::PowerNotHeld(Power::Turn),
            Illegal::NotYourDie,
            Illegal::SameFace(Die::One),
            Illegal::CastleSpent,
            Illegal::TooManyCrosses(Die::One),
            Illegal::NotTheFace(Die::One),
            Illegal::SameCell,
            Illegal::CellTaken(cell),
            Illegal::NotSideBySide,
            Illegal::DoesNotConnect,
            Illegal::HalfDoesNotConnect(Die::One),
            Illegal::CanBeDrawn,
            Illegal::NoArmsThere(cell),
            Illegal::TwoCrosses(cell),
        ];
        for language in Language::ALL {
            let words = Words::new(language);
            let mut said: Vec<String> = reasons.iter().map(|&reason| words.illegal(reason)).collect();
            assert!(said.iter().all(|sentence| sentence.ends_with('.')), "{language}: {said:?}");
            said.sort();
            said.dedup();
            assert_eq!(said.len(), reasons.len(), "{language}");
        }
    }
}
