//! Something is set.

use std::sync::Arc;

use blazon_words::Language;

use crate::effect::Effect;
use crate::message::SettingsMessage;
use crate::settings::Settings;
use crate::state::{Notice, State};

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

/// Changes the settings, and keeps them. In another language they wait for its sentences.
pub(super) fn set(state: &mut State, change: impl FnOnce(&mut Settings)) -> Vec<Effect> {
    let mut settings = state.awaited.take().unwrap_or_else(|| state.settings.clone());
    change(&mut settings);
    if settings.language == state.settings.language {
        return keep(state, settings);
    }
    let language = settings.language;
    state.awaited = Some(settings);
    vec![Effect::FetchWords(language)]
}

/// Goes over to a language whose sentences were waited for; if they cannot be had, everything is said as before.
pub(super) fn speak(state: &mut State, language: Language, sentences: Option<Arc<str>>) -> Vec<Effect> {
    let Some(mut settings) = state.awaited.take_if(|awaited| awaited.language == language) else {
        return Vec::new();
    };
    if let Some(sentences) = sentences {
        state.sentences = sentences;
    } else {
        settings.language = state.settings.language;
        state.notice = Some(Notice::Words);
    }
    keep(state, settings)
}

fn keep(state: &mut State, settings: Settings) -> Vec<Effect> {
    state.settings = settings;
    vec![Effect::KeepSettings(state.settings.clone())]
}
