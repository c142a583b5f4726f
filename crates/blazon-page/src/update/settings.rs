//! Something is set.

use crate::effect::Effect;
use crate::message::SettingsMessage;
use crate::settings::Settings;
use crate::state::State;

pub(super) fn update(state: &mut State, message: SettingsMessage) -> Vec<Effect> {
    set(state, |settings| match message {
        SettingsMessage::Language(language) => settings.language = language,
        SettingsMessage::Theme(theme) => settings.theme = theme,
        SettingsMessage::Motion(motion) => settings.motion = motion,
        SettingsMessage::Sound(sound) => settings.sound = sound,
        SettingsMessage::Hand(hand) => settings.hand = hand,
        SettingsMessage::Keys(keys) => settings.keys = keys,
        SettingsMessage::AutoRoll(auto_roll) => settings.auto_roll = auto_roll,
        SettingsMessage::Curtain(curtain) => settings.curtain = curtain,
        SettingsMessage::Coordinates(coordinates) => settings.coordinates = coordinates,
    })
}

/// Changes the settings, and keeps them.
pub(super) fn set(state: &mut State, change: impl FnOnce(&mut Settings)) -> Vec<Effect> {
    change(&mut state.settings);
    vec![Effect::KeepSettings(state.settings.clone())]
}
