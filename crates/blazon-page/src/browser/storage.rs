//! What the browser keeps, under names of its own for each game, so that one that is damaged harms no other.

use blazon_wire::KeptGame;
use web_sys::{Storage, StorageEvent};

use super::window;
use crate::message::{BrowserMessage, Found};
use crate::progress::Progress;
use crate::settings::Settings;

const GAME: &str = "blazon.game.";
const ASIDE: &str = "blazon.aside.";
const CURRENT: &str = "blazon.current";
const SETTINGS: &str = "blazon.settings";
const PROGRESS: &str = "blazon.progress";
const DEVICE: &str = "blazon.device";

/// The settings: those that were kept, on top of what the browser itself says.
pub(crate) fn settings() -> Settings {
    let navigator = web_sys::window().map(|window| window.navigator());
    let languages: Vec<String> = navigator
        .map(|navigator| navigator.languages().iter().filter_map(|tag| tag.as_string()).collect())
        .unwrap_or_default();
    let first = Settings::first_visit(languages.iter().map(String::as_str));
    match storage().and_then(|storage| storage.get_item(SETTINGS).ok().flatten()) {
        Some(text) => first.read(&text),
        None => first,
    }
}

/// Keeps the settings, and says whether the browser did.
pub(crate) fn keep_settings(settings: &Settings) -> bool {
    storage().is_some_and(|storage| storage.set_item(SETTINGS, &settings.text()).is_ok())
}

/// What this device alone knows: made up once, and always the same from then on. A browser that keeps nothing has another
/// with every page.
pub(super) fn device() -> String {
    let kept = storage().and_then(|storage| storage.get_item(DEVICE).ok().flatten());
    kept.unwrap_or_else(|| {
        let new = window::unguessable();
        if let Some(storage) = storage() {
            let _ = storage.set_item(DEVICE, &new);
        }
        new
    })
}

/// What was achieved on this device, as far as it can be read.
pub(crate) fn progress() -> Progress {
    Progress::read(&ledger())
}

/// Adds a line to the ledger of what was achieved, and says whether the browser did. What another tab has written, and what
/// cannot be read, stays as it is.
pub(super) fn note(line: &str) -> bool {
    let mut ledger = ledger();
    if ledger.lines().any(|other| other == line) {
        return true;
    }
    if !ledger.is_empty() && !ledger.ends_with('\n') {
        ledger.push('\n');
    }
    ledger.push_str(line);
    ledger.push('\n');
    storage().is_some_and(|storage| storage.set_item(PROGRESS, &ledger).is_ok())
}

fn ledger() -> String {
    storage().and_then(|storage| storage.get_item(PROGRESS).ok().flatten()).unwrap_or_default()
}

/// The games that were kept, as far as they can be read, and which of them was being played.
pub(crate) fn games() -> (Vec<Found>, Option<u64>) {
    let Some(storage) = storage() else {
        return (Vec::new(), None);
    };
    let length = storage.length().unwrap_or(0);
    let keys = (0..length).filter_map(|index| storage.key(index).ok().flatten());
    let games = keys.filter_map(|key| {
        let id = key.strip_prefix(GAME)?.parse().ok()?;
        let text = storage.get_item(&key).ok().flatten()?;
        Some((id, blazon_wire::read(&text).ok()))
    });
    let current = storage.get_item(CURRENT).ok().flatten().and_then(|id| id.parse().ok());
    (games.collect(), current)
}

/// Keeps a game, and says whether the browser did.
pub(super) fn keep(id: u64, game: &KeptGame) -> bool {
    storage()
        .is_some_and(|storage| storage.set_item(&format!("{GAME}{id}"), &blazon_wire::line(game)).is_ok())
}

/// Keeps which game is being played.
pub(super) fn set_current(id: u64) {
    if let Some(storage) = storage() {
        // A browser that refuses this refuses the game too, and that is said.
        let _ = storage.set_item(CURRENT, &id.to_string());
    }
}

/// Puts a game that cannot be read under another name.
pub(super) fn put_aside(id: u64) {
    let Some(storage) = storage() else { return };
    let name = format!("{GAME}{id}");
    if let Ok(Some(text)) = storage.get_item(&name) {
        // Where there is no room for it twice, it stays where it is.
        if storage.remove_item(&name).is_ok() && storage.set_item(&format!("{ASIDE}{id}"), &text).is_err() {
            let _ = storage.set_item(&name, &text);
        }
    }
}

/// What the page has kept elsewhere in the same browser.
pub(super) fn changed(event: &StorageEvent) -> Option<BrowserMessage> {
    let (name, text) = (event.key()?, event.new_value());
    if name == SETTINGS {
        return Some(BrowserMessage::SettingsElsewhere(settings()));
    }
    if name == PROGRESS {
        return Some(BrowserMessage::ProgressElsewhere(text.unwrap_or_default()));
    }
    let id = name.strip_prefix(GAME)?.parse().ok()?;
    let game = text.and_then(|text| blazon_wire::read(&text).ok());
    Some(BrowserMessage::KeptElsewhere(id, game.map(Box::new)))
}

/// Forgets a game.
pub(super) fn drop(id: u64) {
    if let Some(storage) = storage() {
        // A browser that refuses this has kept nothing either.
        let _ = storage.remove_item(&format!("{GAME}{id}"));
    }
}

pub(super) fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}
