//! A recorded game is looked at.

use blazon::Record;
use blazon_wire::Question;

use super::{navigation, questions};
use crate::effect::Effect;
use crate::message::StudyMessage;
use crate::state::{Route, State};
use crate::study::{Judging, Study};

/// How many analyses are kept besides the one that is looked at.
const MOST: usize = 3;

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
pub(super) fn look_at(state: &mut State, record: Record) -> Vec<Effect> {
    let mut effects = lay_out(state, record);
    effects.extend(navigation::go(state, Route::Study));
    effects
}

/// Lays out a game to be looked at, on from where one was if it lies there already.
pub(super) fn lay_out(state: &mut State, record: Record) -> Vec<Effect> {
    state.notice = None;
    if state.study.as_ref().is_some_and(|study| study.record == record) {
        return Vec::new();
    }
    let own = state.saved.iter().chain(&state.game).find(|game| game.screen.kept() == record);
    let seats = own.map(|game| game.screen.seats());
    let effects = put_away(state);
    let known = state.analysed.iter().position(|(analysed, _)| *analysed == record);
    let mut study = Study::new(record, seats);
    if let Some(known) = known {
        study.judging = Judging::Done(state.analysed.remove(known).1);
    }
    state.study = Some(study);
    effects
}

/// Puts away the game that is looked at, and keeps what was said about it until then.
fn put_away(state: &mut State) -> Vec<Effect> {
    let Some(mut study) = state.study.take() else {
        return Vec::new();
    };
    let running = study.is_running();
    study.finish();
    if let Judging::Done(analysis) = study.judging {
        state.analysed.insert(0, (study.record, analysis));
        state.analysed.truncate(MOST);
    }
    if running { questions::silence(state) } else { Vec::new() }
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
