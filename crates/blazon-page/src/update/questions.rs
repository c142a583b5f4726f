//! Questions to the engine.

use blazon::Event;
use blazon_engine::Player;
use blazon_table::ProgramTurn;
use blazon_wire::Question;

use crate::effect::Effect;
use crate::game::Pending;
use crate::state::State;

/// Asks for a decision.
pub(super) fn decide(state: &mut State, pending: &Pending) -> Vec<Effect> {
    let mut effects = free(state);
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

/// Asks what a choice gives away.
pub(super) fn coach(state: &mut State, id: u32, turn: &ProgramTurn<Player>, event: Event) -> Vec<Effect> {
    let mut effects = free(state);
    let (position, seat, seed) = (turn.position, turn.seat, turn.seed.into());
    effects.push(Effect::Ask(Question::Coach { id, position, seat, event, seed }));
    effects
}

/// Sees to it that the engine can hear: nobody waits for an analysis that is still running.
fn free(state: &mut State) -> Vec<Effect> {
    let Some(study) = state.study.as_mut().filter(|study| study.is_running()) else {
        return Vec::new();
    };
    study.finish();
    let mut effects = keep_analysis(state);
    effects.push(Effect::Silence);
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
