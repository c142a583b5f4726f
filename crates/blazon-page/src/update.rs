//! What follows from what happens. Nothing here touches the browser: what is wanted of it comes back as effects.

mod play;
mod records;

use crate::course::Course;
use crate::effect::Effect;
use crate::game::{Game, Hint};
use crate::message::{Fresh, Message, Purpose};
use crate::new_game::Kind;
use crate::state::{Notice, Screen, State};
use crate::study::{Judging, Study};

/// The state after a message, and what is wanted of the outside.
pub(crate) fn update(state: &mut State, message: Message) -> Vec<Effect> {
    match message {
        Message::Opened { kept, current, fragment } => records::open(state, kept, current, &fragment),
        Message::Fragment(fragment) => records::arrive(state, &fragment),
        Message::Go(screen) => go(state, screen),
        Message::Show(dialog) => {
            state.dialog = Some(dialog);
            Vec::new()
        }
        Message::CloseDialog => {
            state.dialog = None;
            Vec::new()
        }
        Message::Dismiss => {
            state.notice = None;
            Vec::new()
        }

        Message::SetLanguage(language) => set(state, |settings| settings.language = language),
        Message::SetTheme(theme) => set(state, |settings| settings.theme = theme),
        Message::SetMotion(motion) => set(state, |settings| settings.motion = motion),
        Message::SetSound(sound) => set(state, |settings| settings.sound = sound),
        Message::SetHand(hand) => set(state, |settings| settings.hand = hand),
        Message::SetKeys(keys) => set(state, |settings| settings.keys = keys),

        Message::SetKind(_)
        | Message::SetLevel(_)
        | Message::SetName(..)
        | Message::SetStarts(_)
        | Message::SetEdition(_)
        | Message::SetComponents(_)
        | Message::ReadComponents(_) => fill_in(state, message),
        Message::Learn => learn(state),
        Message::StopLearning => stop_learning(state),
        Message::Start => fresh(state, Purpose::Form),
        Message::Rematch => fresh(state, Purpose::Rematch),
        Message::PlayOn => fresh(state, Purpose::PlayOn),
        Message::Begin(fresh) => begin(state, &fresh),

        Message::Review => records::review(state),
        Message::OpenKept(id) => records::open_kept(state, id),
        Message::DropKept(id) => records::drop(state, id),
        Message::TakeBackDrop => records::take_back_drop(state),
        Message::KeptElsewhere(id, kept) => records::kept_elsewhere(state, id, kept.as_deref()),
        Message::SettingsElsewhere(settings) => set(state, |now| *now = settings),
        Message::TryAgain => {
            state.notice = None;
            play::go_on(state)
        }
        Message::Import(text) => records::import(state, &text),
        Message::BadFile => notice(state, Notice::File),
        Message::StepTo(at) => {
            if let Some(study) = &mut state.study {
                study.step_to(at);
            }
            Vec::new()
        }
        Message::Analyse => records::analyse(state),
        Message::StopAnalysing => {
            if let Some(study) = &mut state.study {
                study.finish();
            }
            silence(state)
        }
        Message::CopyRecord => {
            records::record(state).map(|record| vec![Effect::Copy(record.to_string())]).unwrap_or_default()
        }
        Message::CopyLink => records::record(state)
            .map(|record| vec![Effect::CopyLink(records::link(&record))])
            .unwrap_or_default(),
        Message::SaveRecord => records::save(state),
        Message::Copied => notice(state, Notice::Copied),
        Message::CopyRefused(text) => notice(state, Notice::CopyByHand(text)),

        Message::StorageRefused => {
            if !std::mem::replace(&mut state.told_of_storage, true) {
                state.notice = Some(Notice::Storage);
            }
            Vec::new()
        }
        Message::UpdateReady => {
            state.update_ready = true;
            Vec::new()
        }
        Message::ApplyUpdate => vec![Effect::Update],
        Message::EngineBroken => {
            let waited = engine_is_asked(state);
            if let Some(game) = &mut state.game {
                game.forget_questions();
            }
            if let Some(study) = &mut state.study {
                study.finish();
            }
            // Where nobody waits for it, nobody has to know.
            if waited { notice(state, Notice::Engine) } else { Vec::new() }
        }
        playing => play::update(state, playing),
    }
}

/// Goes to a screen, which is a step that the back button undoes.
fn go(state: &mut State, screen: Screen) -> Vec<Effect> {
    let shown = show(state, screen);
    let address = match &state.study {
        // A recorded game is looked at under its own link.
        Some(study) if state.screen == Screen::Study => records::link(&study.record),
        _ => state.screen.fragment().to_string(),
    };
    let mut effects = vec![Effect::Address(address)];
    effects.extend(shown);
    effects
}

/// Shows a screen, or the first one if there is nothing to show on it. A game goes on where it was.
fn show(state: &mut State, screen: Screen) -> Vec<Effect> {
    let screen = match screen {
        Screen::Game if state.game.is_none() => Screen::Home,
        Screen::Study if state.study.is_none() => Screen::Home,
        screen => screen,
    };
    state.screen = screen;
    state.dialog = None;
    if screen == Screen::Game { play::go_on(state) } else { Vec::new() }
}

fn set(state: &mut State, change: impl FnOnce(&mut crate::settings::Settings)) -> Vec<Effect> {
    change(&mut state.settings);
    vec![Effect::KeepSettings(state.settings.clone())]
}

/// Fills in the form of a new game.
fn fill_in(state: &mut State, message: Message) -> Vec<Effect> {
    let form = &mut state.form;
    match message {
        Message::SetKind(kind) => form.kind = kind,
        Message::SetLevel(level) => form.level = level,
        Message::SetName(which, name) => {
            if let Some(place) = form.names.get_mut(which) {
                *place = name;
            }
        }
        Message::SetStarts(starts) => form.starts = starts,
        Message::SetEdition(edition) => form.edition = edition,
        Message::SetComponents(components) => form.components = components,
        Message::ReadComponents(text) => match text.parse() {
            Ok(components) => form.components = components,
            Err(error) => state.notice = Some(Notice::Components(error)),
        },
        _ => {}
    }
    Vec::new()
}

/// Whether somebody waits for an answer of the engine.
fn engine_is_asked(state: &State) -> bool {
    let game = |game: &Game| game.asked.is_some() || matches!(game.hint, Hint::Asked(_));
    let study = |study: &Study| matches!(study.judging, Judging::Running { .. });
    state.game.as_ref().is_some_and(game) || state.study.as_ref().is_some_and(study)
}

/// Stops the engine in the middle of an analysis. What a game had asked it is asked again when the game goes on.
fn silence(state: &mut State) -> Vec<Effect> {
    if let Some(game) = &mut state.game {
        game.forget_questions();
    }
    vec![Effect::Silence]
}

fn notice(state: &mut State, notice: Notice) -> Vec<Effect> {
    state.notice = Some(notice);
    Vec::new()
}

fn fresh(state: &State, purpose: Purpose) -> Vec<Effect> {
    vec![Effect::Fresh(purpose, state.form.level)]
}

fn begin(state: &mut State, fresh: &Fresh) -> Vec<Effect> {
    let Some(game) = records::begun(state, fresh) else {
        return Vec::new();
    };
    state.settings.level = state.form.level;
    state.form.names[0].trim().clone_into(&mut state.settings.name);
    let mut effects = vec![Effect::KeepSettings(state.settings.clone()), Effect::Current(game.id)];
    // A game in which nothing has happened is not missed.
    effects.extend(state.game.iter().filter(|old| !old.is_begun()).map(|old| Effect::Drop(old.id)));
    state.game = Some(game);
    state.paused = None;
    state.notice = None;
    effects.extend(play::keep(state));
    effects.extend(go(state, Screen::Game));
    effects
}

/// Begins the guided first game. What is being played waits.
fn learn(state: &mut State) -> Vec<Effect> {
    state.paused =
        state.game.take().filter(|game| game.course.is_none()).map(|game| Box::new(game.at_rest()));
    state.game = Some(Game::lesson());
    let mut effects = vec![Effect::Current(Game::LESSON)];
    effects.extend(play::keep(state));
    effects.extend(go(state, Screen::Game));
    effects
}

/// Ends it: with a game of one's own if it was finished, else where one was before.
fn stop_learning(state: &mut State) -> Vec<Effect> {
    let finished = state.game.as_ref().and_then(|game| game.course).is_some_and(Course::is_last);
    let unfinished = || state.shelf.iter().find(|shelved| !shelved.game.is_over());
    state.game = match state.paused.take() {
        Some(paused) => Some(*paused),
        None => unfinished().map(|shelved| shelved.game.clone()),
    };
    let mut effects = vec![Effect::Drop(Game::LESSON)];
    effects.extend(state.game.iter().map(|game| Effect::Current(game.id)));
    if finished {
        state.form.kind = Kind::Engine;
        effects.extend(fresh(state, Purpose::Form));
    } else {
        effects.extend(go(state, Screen::Home));
    }
    effects
}

/// What Escape does: closes what lies over the screen, lets the dice settle, or takes back what is pointed at.
pub(crate) fn escape(state: &State) -> Option<Message> {
    if state.dialog.is_some() {
        Some(Message::CloseDialog)
    } else if state.notice.is_some() {
        Some(Message::Dismiss)
    } else {
        let game = state.game.as_ref().filter(|_| state.screen == Screen::Game)?;
        match game {
            Game { tumbling: true, .. } => Some(Message::Settled),
            game if game.has_begun_something() => Some(Message::Undo),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests;
