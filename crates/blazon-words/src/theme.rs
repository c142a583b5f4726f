//! What puzzles turn on.

use blazon::Power;
use blazon_engine::Theme;

use crate::{Words, fl};

impl Words {
    /// The name of a theme: "Deny a line".
    pub fn theme(&self, theme: Theme) -> String {
        match theme {
            Theme::Deny => fl!(self, "puzzle-theme-deny"),
            Theme::Room => fl!(self, "puzzle-theme-room"),
            Theme::Split => fl!(self, "puzzle-theme-split"),
            Theme::Castle => fl!(self, "puzzle-theme-castle"),
            Theme::Ending => fl!(self, "puzzle-theme-ending"),
        }
    }

    /// What to look for in a puzzle of a theme, without giving its answer away.
    pub fn theme_about(&self, theme: Theme) -> String {
        match theme {
            Theme::Deny => fl!(self, "puzzle-theme-deny-about"),
            Theme::Room => fl!(self, "puzzle-theme-room-about"),
            Theme::Split => fl!(self, "puzzle-theme-split-about", power = self.power(Power::Split)),
            Theme::Castle => fl!(self, "puzzle-theme-castle-about"),
            Theme::Ending => fl!(self, "puzzle-theme-ending-about"),
        }
    }

    /// How difficult a puzzle is: "3 of the eight levels miss it."
    pub fn missed_by(&self, levels: u8) -> String {
        fl!(self, "puzzle-missed-by", count = levels)
    }

    /// What the tempting choice costs, a share of the chance to win.
    pub fn gives_up(&self, share: f64) -> String {
        let loss = fl!(self, "percent", figure = self.decimal(100.0 * share, 1));
        fl!(self, "puzzle-gives-up", loss = loss)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::Language;

    #[test]
    fn every_theme_has_sentences_of_its_own_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            let names: BTreeSet<String> = Theme::ALL.map(|theme| words.theme(theme)).into();
            let abouts: BTreeSet<String> = Theme::ALL.map(|theme| words.theme_about(theme)).into();
            assert_eq!((names.len(), abouts.len()), (5, 5), "{language}");
        }
    }

    #[test]
    fn how_difficult_a_puzzle_is_can_be_said() {
        let words = Words::new(Language::English);
        assert_eq!(words.missed_by(0), "Every level finds it.");
        assert_eq!(words.missed_by(1), "One of the eight levels misses it.");
        assert_eq!(words.missed_by(3), "3 of the eight levels miss it.");
        assert_eq!(words.missed_by(8), "No level finds it.");
        assert_eq!(words.gives_up(0.125), "The tempting choice costs 12.5% of your chance to win.");
    }
}
