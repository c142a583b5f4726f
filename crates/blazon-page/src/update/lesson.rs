//! The guided first game.

use super::{form, navigation, next, saving};
use crate::course::Course;
use crate::effect::Effect;
use crate::game::Game;
use crate::message::{LessonMessage, Purpose};
use crate::state::{Route, State};

pub(super) fn update(state: &mut State, message: LessonMessage) -> Vec<Effect> {
    match message {
        LessonMessage::Begin => begin(state),
        LessonMessage::Next => saving::first(state, read_on),
        LessonMessage::Keep => keep(state),
        LessonMessage::Leave => leave(state),
    }
}

/// Begins it. What is being played waits.
fn begin(state: &mut State) -> Vec<Effect> {
    state.paused =
        state.game.take().filter(|game| game.course.is_none()).map(|game| Box::new(game.at_rest()));
    state.game = Some(Game::lesson());
    let mut effects = vec![Effect::Current(Game::LESSON)];
    effects.extend(saving::keep(state));
    effects.extend(navigation::go(state, Route::Game));
    effects
}

/// Goes on from a step that is only read.
fn read_on(state: &mut State) -> Vec<Effect> {
    if let Some(game) = &mut state.game {
        game.refused = None;
        game.course = game.course.map(|course| if course.reads() { course.on() } else { course });
    }
    next::go_on(state)
}

/// Plays the game on that was learnt with. What was played before it waits in the list of games.
fn keep(state: &State) -> Vec<Effect> {
    let finished = state.game.as_ref().and_then(|game| game.course).is_some_and(Course::is_last);
    if finished { form::start(Purpose::Lesson) } else { Vec::new() }
}

/// Ends it, and goes back to where one was before.
fn leave(state: &mut State) -> Vec<Effect> {
    let unfinished = || state.saved.iter().find(|game| !game.is_over());
    state.game = match state.paused.take() {
        Some(paused) => Some(*paused),
        None => unfinished().cloned(),
    };
    let mut effects = vec![Effect::Drop(Game::LESSON)];
    effects.extend(state.game.iter().map(|game| Effect::Current(game.id)));
    effects.extend(navigation::go(state, Route::Home));
    effects
}
