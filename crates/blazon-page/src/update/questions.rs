//! Questions to the engine.

use blazon::Seat;
use blazon_engine::Player;
use blazon_wire::{Code, Question};

use crate::effect::Effect;
use crate::game::{Game, Pending};
use crate::state::State;

/// The number of a new question.
pub(super) fn number(state: &mut State) -> u32 {
    state.questions += 1;
    state.questions
}

/// Asks what a seat should do. The game notes the question, to know its answer.
pub(super) fn decide(
    state: &mut State,
    seat: Seat,
    player: Player,
    note: impl FnOnce(&mut Game, Pending),
) -> Vec<Effect> {
    let id = number(state);
    let Some(game) = &mut state.game else {
        return Vec::new();
    };
    note(game, Pending::new(id, seat));
    let question = Question::Decide {
        id,
        player: player.to_string(),
        position: Code(game.seen_by(seat)),
        seat: seat.into(),
        seed: game.seed_now().into(),
    };
    let mut effects = Vec::new();
    // Nobody waits for an analysis that is still running.
    if let Some(study) = state.study.as_mut().filter(|study| study.is_running()) {
        study.finish();
        effects.push(Effect::Silence);
    }
    effects.push(Effect::Ask(question));
    effects
}

/// Stops the engine in the middle of what it does. What a game had asked it is asked again when the game goes on.
pub(super) fn silence(state: &mut State) -> Vec<Effect> {
    if let Some(game) = &mut state.game {
        game.forget_questions();
    }
    vec![Effect::Silence]
}
