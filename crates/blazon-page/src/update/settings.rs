//! Something is set.

use std::sync::Arc;

use blazon_wire::courier::Trouble;
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
        SettingsMessage::Coach(coach) => settings.coach = coach,
        SettingsMessage::Coordinates(coordinates) => settings.coordinates = coordinates,
        SettingsMessage::Reactions(reactions) => settings.reactions = reactions,
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
    vec![Effect::FetchWords(language, state.speaks_online)]
}

/// Goes over to a language whose sentences were waited for, or to more of them; if they cannot be had, everything is said as
/// before.
pub(super) fn speak(
    state: &mut State,
    language: Language,
    online: bool,
    sentences: Option<Arc<str>>,
) -> Vec<Effect> {
    if state.awaited.is_none() && language == state.settings.language {
        state.awaited = Some(state.settings.clone());
    }
    let Some(mut settings) = state.awaited.take_if(|awaited| awaited.language == language) else {
        return Vec::new();
    };
    if let Some(sentences) = sentences {
        state.sentences = sentences;
        state.speaks_online = online;
    } else {
        let same = language == state.settings.language;
        state.notice = Some(if same { Notice::Online(Trouble::Away) } else { Notice::Words });
        settings.language = state.settings.language;
    }
    keep(state, settings)
}

fn keep(state: &mut State, settings: Settings) -> Vec<Effect> {
    state.settings = settings;
    vec![Effect::KeepSettings(state.settings.clone())]
}
