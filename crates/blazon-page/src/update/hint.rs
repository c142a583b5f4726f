//! Advice is asked for, followed or dismissed.

use blazon::Event;
use blazon_engine::Player;
use blazon_table::Settled;

use super::{next, questions};
use crate::begun::Begun;
use crate::effect::Effect;
use crate::game::{Game, Hint, Pending};
use crate::message::HintMessage;
use crate::state::State;

pub(super) fn update(state: &mut State, message: HintMessage) -> Vec<Effect> {
    match message {
        HintMessage::Ask => ask(state),
        HintMessage::Follow => follow(state),
        HintMessage::Drop => drop(state),
    }
}

fn ask(state: &mut State) -> Vec<Effect> {
    // The guided game gives its own advice, and a duel has none.
    let game = state.game.as_mut().filter(|game| game.can_help());
    let game = game.filter(|game| !matches!(game.hint, Hint::Pending(_)));
    let Some((turn, game)) = game.and_then(|game| Some((game.screen.advice(Player::Best)?, game))) else {
        return Vec::new();
    };
    state.questions += 1;
    let pending = Pending::new(state.questions, turn);
    game.hint = Hint::Pending(pending);
    questions::decide(state, &pending)
}

/// Points at what the hint says, so that one sees it before confirming.
fn follow(state: &mut State) -> Vec<Effect> {
    if let Some(game) = &mut state.game
        && let Hint::Given { event, .. } = game.hint
    {
        point_at(game, event);
        game.hint = Hint::None;
    }
    Vec::new()
}

/// Begins what an event would do.
pub(super) fn point_at(game: &mut Game, event: Event) {
    match event {
        Event::Take(seat, dice) if dice.len() == 2 && seat == game.position().player_a() => {
            game.begun = Begun::Both(dice);
        }
        Event::Take(_, dice) => game.begun = Begun::Dice(dice),
        Event::Choose(..) | Event::AddCross(..) => game.begun = Begun::Answer(event),
        Event::Draw(_, drawing) => game.begun = Begun::Drawing(Settled::of(&drawing)),
        Event::Leave(_) | Event::Roll(_) | Event::Lots(_) => {}
    }
}

/// Does without a hint. If the engine is still looking for it, it is stopped, and asked anew what else it was asked.
fn drop(state: &mut State) -> Vec<Effect> {
    let hint = state.game.as_mut().map(|game| std::mem::take(&mut game.hint));
    if !matches!(hint, Some(Hint::Pending(_))) {
        return Vec::new();
    }
    let mut effects = questions::silence(state);
    effects.extend(next::go_on(state));
    effects
}
