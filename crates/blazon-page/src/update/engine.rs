//! News of the engine beside the page.

use blazon_engine::Warning;
use blazon_wire::{Answer, Thought};

use super::next::PAUSE;
use super::{play, questions, saving};
use crate::effect::Effect;
use crate::game::{Game, Hint};
use crate::message::{EngineMessage, PlayMessage};
use crate::state::{Notice, State};
use crate::study::{Study, candidate};

pub(super) fn update(state: &mut State, message: EngineMessage) -> Vec<Effect> {
    match message {
        EngineMessage::Answered(answer) => hear(state, answer),
        EngineMessage::Broken => broken(state),
    }
}

fn hear(state: &mut State, answer: Answer) -> Vec<Effect> {
    if state.notice == Some(Notice::Engine) && !matches!(answer, Answer::Confused { .. }) {
        // It has come back.
        state.notice = None;
    }
    match answer {
        Answer::Ready => Vec::new(),
        Answer::Thinking { id, done, best } => {
            if let Some(pending) = state.game.as_mut().and_then(|game| game.question(id)) {
                pending.done = done;
                pending.best = Some(best.event);
            }
            Vec::new()
        }
        Answer::Decided { id, candidates, exact, .. } => decided(state, id, &candidates, exact),
        Answer::Coached { id, warning } => play::coached(state, id, warning.map(warned)),
        Answer::Judged { id, of, verdict } => {
            let Some(study) = state.study.as_mut().filter(|study| study.is_running()) else {
                return Vec::new();
            };
            study.hear(id, of as usize, verdict.as_ref());
            questions::keep_analysis(state)
        }
        Answer::Confused { .. } => broken(state),
    }
}

fn decided(state: &mut State, id: u32, candidates: &[Thought], exact: bool) -> Vec<Effect> {
    let (Some(game), Some(best)) = (&mut state.game, candidates.first()) else {
        return Vec::new();
    };
    if game.pending.is_some_and(|pending| pending.id == id) {
        // While both draw, nothing is to be seen yet that one would want to follow.
        let pause = if game.screen.asked().is_some() { 0 } else { PAUSE };
        return vec![Effect::Later(pause, PlayMessage::EnginePlays(id, best.event).into())];
    }
    if matches!(game.hint, Hint::Pending(pending) if pending.id == id) {
        game.hint = Hint::Given {
            event: best.event,
            win: best.win,
            margin: best.margin,
            next: candidates.get(1).map(|next| (next.event, next.margin)),
            exact,
        };
        game.practice = true;
        return saving::keep(state);
    }
    Vec::new()
}

fn warned(warning: blazon_wire::Warning) -> Warning {
    let blazon_wire::Warning { chosen, better, exact } = warning;
    Warning { chosen: candidate(&chosen), better: candidate(&better), exact }
}

/// It will answer nothing any more of what it was asked.
fn broken(state: &mut State) -> Vec<Effect> {
    let game_waits = state.game.as_ref().is_some_and(Game::waits_for_the_engine);
    let study_waits = state.study.as_ref().is_some_and(Study::is_running);
    if let Some(game) = &mut state.game {
        game.forget_questions();
    }
    // A choice does not wait for a coach who has nothing more to say.
    let choice = state.game.as_ref().and_then(|game| game.coach.looks());
    let mut effects = choice.map(|(id, _)| play::coached(state, id, None)).unwrap_or_default();
    if let Some(study) = state.study.as_mut().filter(|_| study_waits) {
        study.finish();
        effects.extend(questions::keep_analysis(state));
    }
    // Where nobody waits for it, nobody has to know.
    if game_waits || study_waits {
        state.notice = Some(Notice::Engine);
    }
    effects
}
