//! Editions of the rules.

use blazon::{Edition, FullTie};

use crate::{Words, fl};

impl Words {
    /// The name of an edition.
    pub fn edition(&self, edition: Edition) -> String {
        match edition {
            Edition::Standard => fl!(self, "edition-standard"),
            Edition::Spanish => fl!(self, "edition-spanish"),
            Edition::Italian => fl!(self, "edition-italian"),
            Edition::French => fl!(self, "edition-french"),
            Edition::Portuguese => fl!(self, "edition-portuguese"),
            Edition::Korean => fl!(self, "edition-korean"),
        }
    }

    /// What an edition does where editions differ.
    pub fn edition_about(&self, edition: Edition) -> String {
        let marks = if edition.undrawn_domino_marks() { "yes" } else { "no" };
        let tie = match edition.full_tie() {
            FullTie::Draw => "draw",
            FullTie::Lots => "lots",
        };
        fl!(self, "edition-about", marks = marks, tie = tie)
    }
}
