use blazon_words::Language;

use crate::settings::{Hand, Motion, Theme};

/// Something is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SettingsMessage {
    Language(Language),
    Theme(Theme),
    Motion(Motion),
    Sound(bool),
    Hand(Hand),
    Keys(bool),
    AutoRoll(bool),
    Curtain(bool),
    Coach(bool),
    Coordinates(bool),
    Reactions(bool),
}
