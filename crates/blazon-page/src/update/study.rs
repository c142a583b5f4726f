//! A recorded game is looked at.

use blazon::Record;
use blazon_wire::Question;

use super::{navigation, questions};
use crate::effect::Effect;
use crate::message::StudyMessage;
use crate::state::{Route, State};
use crate::study::{Judging, Study, mistake};

/// How long an event is looked at when the game plays by itself, in milliseconds.
const TICK: u32 = 1000;

pub(super) fn update(state: &mut State, message: StudyMessage) -> Vec<Effect> {
    let shown = state.route == Route::Study;
    let Some(study) = &mut state.study else {
        return Vec::new();
    };
    match message {
        StudyMessage::StepTo(at) => {
            study.playing = false;
            study.step_to(at);
        }
        StudyMessage::PointOut(index) => {
            study.playing = false;
            study.point_out(index);
        }
        StudyMessage::Mistake(way) => {
            study.playing = false;
            let found =
                study.analysis().and_then(|analysis| mistake(&analysis, study.at, study.before_mistake, way));
            if let Some(index) = found {
                study.point_out(index);
            }
        }
        StudyMessage::Play => return play(study),
        StudyMessage::Tick(of) => {
            // Nobody looks any more, or it was held meanwhile.
            if !study.playing || study.plays != of {
                return Vec::new();
            }
            study.playing = shown;
            if shown {
                study.step_to(study.at + 1);
                return next(study);
            }
        }
        StudyMessage::Analyse => return analyse(state),
        StudyMessage::StopAnalysing => {
            study.finish();
            let mut effects = questions::keep_analysis(state);
            effects.extend(questions::silence(state));
            return effects;
        }
        StudyMessage::Recalled(name, text) => {
            if study.name() == name {
                study.recall(&text);
            }
        }
    }
    Vec::new()
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
    let plays = state.study.as_ref().map_or(0, |study| study.plays);
    let mut effects = put_away(state);
    let study = Study { plays, ..Study::new(record, seats) };
    effects.push(Effect::RecallAnalysis(study.name()));
    state.study = Some(study);
    effects
}

/// Puts away the game that is looked at, and keeps what was said about it until then.
fn put_away(state: &mut State) -> Vec<Effect> {
    let Some(study) = state.study.as_mut().filter(|study| study.is_running()) else {
        return Vec::new();
    };
    study.finish();
    let mut effects = questions::keep_analysis(state);
    effects.extend(questions::silence(state));
    effects
}

fn play(study: &mut Study) -> Vec<Effect> {
    study.playing = !study.playing;
    if !study.playing {
        return Vec::new();
    }
    study.plays += 1;
    // What lies there is where it goes on from; at the end, from the start.
    let from = if study.is_at_end() { 0 } else { study.at };
    study.step_to(from);
    next(study)
}

/// Waits for the next event, if there is one.
fn next(study: &mut Study) -> Vec<Effect> {
    study.playing = !study.is_at_end();
    let tick = Effect::After(TICK, StudyMessage::Tick(study.plays).into());
    study.playing.then_some(tick).into_iter().collect()
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
