//! News of the browser.

use blazon_wire::KeptGame;

use super::{navigation, online, puzzles, saving, settings, study};
use crate::effect::Effect;
use crate::game::Game;
use crate::message::{BrowserMessage, Found};
use crate::progress::Progress;
use crate::state::{Notice, Route, State, Toast};

/// How long a toast stays, in milliseconds.
const TOAST: u32 = 4000;

pub(super) fn update(state: &mut State, message: BrowserMessage) -> Vec<Effect> {
    match message {
        BrowserMessage::Opened { kept, current, fragment } => open(state, kept, current, &fragment),
        BrowserMessage::Fragment(fragment) => arrive(state, &fragment),
        BrowserMessage::KeptElsewhere(id, kept) => kept_elsewhere(state, id, kept.as_deref()),
        BrowserMessage::Words(language, online, sentences) => {
            settings::speak(state, language, online, sentences)
        }
        BrowserMessage::Puzzles(text) => puzzles::hear(state, text.as_deref()),
        BrowserMessage::SettingsElsewhere(new) => settings::set(state, |now| *now = new),
        BrowserMessage::ProgressElsewhere(ledger) => {
            state.progress = Progress::read(&ledger);
            Vec::new()
        }
        BrowserMessage::Today(today) => {
            state.today = today;
            Vec::new()
        }
        BrowserMessage::BadFile => state.say(Notice::File),
        BrowserMessage::Copied => copied(state),
        BrowserMessage::ToastOver(toast) => {
            state.toast = state.toast.filter(|&shown| shown != toast);
            Vec::new()
        }
        BrowserMessage::CopyRefused(text) => {
            state.toast = None;
            state.say(Notice::CopyByHand(text))
        }
        BrowserMessage::StorageRefused => {
            if !std::mem::replace(&mut state.told_of_storage, true) {
                state.notice = Some(Notice::Storage);
            }
            Vec::new()
        }
        BrowserMessage::UpdateReady => {
            state.update_ready = true;
            Vec::new()
        }
        BrowserMessage::ApplyUpdate => vec![Effect::Update],
    }
}

/// Says so for a while. What was to be copied by hand need not be any more.
fn copied(state: &mut State) -> Vec<Effect> {
    if matches!(state.notice, Some(Notice::CopyByHand(_))) {
        state.notice = None;
    }
    state.toasts += 1;
    let toast = Toast { number: state.toasts };
    state.toast = Some(toast);
    vec![Effect::After(TOAST, BrowserMessage::ToastOver(toast).into())]
}

/// Starts with what the browser kept.
fn open(state: &mut State, kept: Vec<Found>, current: Option<u64>, fragment: &str) -> Vec<Effect> {
    let mut effects = Vec::new();
    let lesson = kept.iter().find(|(id, _)| *id == Game::LESSON).and_then(|(_, game)| game.as_ref());
    let paused = lesson.and_then(|game| game.lesson.as_ref()?.paused);
    for (id, game) in kept {
        let Some(game) = game.and_then(|game| Game::from_kept(id, &game)) else {
            state.notice = Some(Notice::Damaged);
            effects.push(Effect::PutAside(id));
            continue;
        };
        if current == Some(id) {
            state.game = Some(game.clone());
        }
        if game.is_begun() {
            state.saved.push(game);
        } else if current != Some(id) {
            effects.push(Effect::Drop(id));
        }
    }
    saving::sort(&mut state.saved);
    state.paused = state.saved.iter().find(|game| Some(game.id) == paused).cloned().map(Box::new);
    effects.extend(arrive(state, fragment));
    effects
}

/// Shows what an address asks for. It stands there already, unless there is no such thing.
fn arrive(state: &mut State, fragment: &str) -> Vec<Effect> {
    let fragment = fragment.trim_start_matches('#');
    state.sought = None;
    if ["play-", "watch-", "seat-", "table-"].iter().any(|kind| fragment.starts_with(kind)) {
        let (mut effects, shown) = online::arrive(state, fragment);
        if shown != fragment {
            effects.push(Effect::Readdress(shown));
        }
        return effects;
    }
    if fragment == Route::Puzzle.fragment() || fragment.starts_with("puzzle-") {
        return puzzles::arrive(state, fragment);
    }
    let (mut effects, shown) = match fragment.strip_prefix("game=").map(blazon_wire::unpack) {
        Some(Ok(record)) => {
            let mut effects = study::lay_out(state, record);
            effects.extend(navigation::show(state, Route::Study));
            (effects, fragment)
        }
        Some(Err(error)) => {
            state.notice = Some(error.into());
            let route = if state.game.is_some() { Route::Game } else { Route::Home };
            (navigation::show(state, route), route.fragment())
        }
        None => {
            let route = Route::of(fragment);
            let same = route == state.route && route != Route::Game;
            let effects = if same { Vec::new() } else { navigation::show(state, route) };
            let section = fragment.starts_with("rules-");
            (effects, if section { fragment } else { state.route.fragment() })
        }
    };
    if shown != fragment {
        effects.push(Effect::Readdress(shown.to_string()));
    } else if shown.starts_with("rules-") {
        effects.push(Effect::Section(shown.to_string()));
    }
    effects
}

/// Takes over what was played in another tab: one of the two would wipe out the other. Nothing happens here before a
/// person goes on here.
fn kept_elsewhere(state: &mut State, id: u64, kept: Option<&KeptGame>) -> Vec<Effect> {
    let game = kept.and_then(|kept| Game::from_kept(id, kept));
    state.saved.retain(|saved| saved.id != id);
    let Some(game) = game else {
        return Vec::new();
    };
    if game.is_begun() {
        state.saved.push(game.clone());
        saving::sort(&mut state.saved);
    }
    match &mut state.game {
        // What happens at a table elsewhere is heard in every tab.
        Some(now) if now.online.is_some() => {}
        Some(now) if now.id == id && now.kept() != game.kept() => *now = game,
        _ => {}
    }
    Vec::new()
}
