//! Strengths to play against.

use blazon_engine::Level;

use crate::{Words, fl};

impl Words {
    /// The name of a level, a rank: "Squire".
    pub fn level(&self, level: Level) -> String {
        match level.number() {
            1 => fl!(self, "level-1"),
            2 => fl!(self, "level-2"),
            3 => fl!(self, "level-3"),
            4 => fl!(self, "level-4"),
            5 => fl!(self, "level-5"),
            6 => fl!(self, "level-6"),
            7 => fl!(self, "level-7"),
            _ => fl!(self, "level-8"),
        }
    }

    /// How strong a level is, in a few words without a full stop.
    pub fn level_about(&self, level: Level) -> String {
        match level.number() {
            1 => fl!(self, "level-1-about"),
            2 => fl!(self, "level-2-about"),
            3 => fl!(self, "level-3-about"),
            4 => fl!(self, "level-4-about"),
            5 => fl!(self, "level-5-about"),
            6 => fl!(self, "level-6-about"),
            7 => fl!(self, "level-7-about"),
            _ => fl!(self, "level-8-about"),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::Language;

    #[test]
    fn every_level_has_a_name_of_its_own_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            let names: BTreeSet<String> = Level::ALL.map(|level| words.level(level)).into();
            let abouts: BTreeSet<String> = Level::ALL.map(|level| words.level_about(level)).into();
            assert_eq!((names.len(), abouts.len()), (8, 8), "{language}");
        }
    }

    #[test]
    fn the_weakest_and_the_strongest_are_named_like_it() {
        let words = Words::new(Language::English);
        let [first, .., last] = Level::ALL;
        assert_eq!(
            (words.level(first), words.level(last)),
            ("Apprentice".to_string(), "Monarch".to_string())
        );
        assert_eq!(words.level_about(Level::TOP), "the strongest of all");
    }
}
