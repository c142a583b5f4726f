//! A recorded game is looked at.

use blazon::Record;
use blazon_wire::Question;

use super::{navigation, questions};
use crate::effect::Effect;
use crate::message::StudyMessage;
use crate::state::{Route, State};
use crate::study::{Judging, Study};

pub(super) fn update(state: &mut State, message: StudyMessage) -> Vec<Effect> {
    match message {
        StudyMessage::StepTo(at) => {
            if let Some(study) = &mut state.study {
                study.step_to(at);
            }
            Vec::new()
        }
        StudyMessage::Analyse => analyse(state),
        StudyMessage::StopAnalysing => {
            if let Some(study) = &mut state.study {
                study.finish();
            }
            questions::silence(state)
        }
    }
}

/// Goes to a game to look at it.
pub(super) fn look_at(state: &mut State, record: Record, at: usize) -> Vec<Effect> {
    let mut effects = lay_out(state, record, at);
    effects.extend(navigation::go(state, Route::Study));
    effects
}

/// Lays out a game to be looked at, on from where one was if it lies there already.
pub(super) fn lay_out(state: &mut State, record: Record, at: usize) -> Vec<Effect> {
    state.notice = None;
    if state.study.as_ref().is_some_and(|study| study.record == record) {
        return Vec::new();
    }
    let own = state.saved.iter().chain(&state.game).find(|game| game.screen.kept() == record);
    let seats = own.map(|game| game.screen.seats());
    let old = state.study.replace(Study::new(record, at, seats));
    if old.is_some_and(|old| old.is_running()) { questions::silence(state) } else { Vec::new() }
}

fn analyse(state: &mut State) -> Vec<Effect> {
    let Some(study) = &mut state.study else {
        return Vec::new();
    };
    state.questions += 1;
    let id = state.questions;
    let of = study.record.events().len();
    study.judging = Judging::Running { id, verdicts: Vec::new(), of };
    vec![Effect::Ask(Question::Analyse { id, record: study.record.to_string() })]
}
