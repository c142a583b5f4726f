//! Questions to the engine.

use blazon_wire::Question;

use crate::effect::Effect;
use crate::game::Pending;
use crate::state::State;

/// Asks for a decision.
pub(super) fn decide(state: &mut State, pending: &Pending) -> Vec<Effect> {
    let mut effects = Vec::new();
    // Nobody waits for an analysis that is still running.
    if let Some(study) = state.study.as_mut().filter(|study| study.is_running()) {
        study.finish();
        effects.extend(keep_analysis(state));
        effects.push(Effect::Silence);
    }
    let turn = pending.turn;
    effects.push(Effect::Ask(Question::Decide {
        id: pending.id,
        player: turn.program.to_string(),
        position: turn.position,
        seat: turn.seat,
        seed: turn.seed.into(),
    }));
    effects
}

/// Stops the engine in the middle of what it does. What a game had asked it is asked again when the game goes on.
pub(super) fn silence(state: &mut State) -> Vec<Effect> {
    if let Some(game) = &mut state.game {
        game.forget_questions();
    }
    vec![Effect::Silence]
}

/// Keeps what was said of the game that is looked at, once no more is to come.
pub(super) fn keep_analysis(state: &State) -> Vec<Effect> {
    let study = state.study.as_ref();
    let kept = study.and_then(|study| Some(Effect::KeepAnalysis(study.name(), study.kept()?)));
    kept.into_iter().collect()
}
