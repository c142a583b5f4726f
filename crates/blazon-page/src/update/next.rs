//! A game goes on by itself until a person is asked.

use blazon::{Chance, Event, ToAct};

use super::questions;
use crate::effect::Effect;
use crate::game::{Game, Pending};
use crate::lesson::Lesson;
use crate::message::PlayMessage;
use crate::state::State;

/// How long there is to look at what happened before the engine acts, in milliseconds.
pub(super) const PAUSE: u32 = 450;

/// Lets everything happen that needs no person: dice that come again, the engine's dice, questions to the engine.
pub(super) fn go_on(state: &mut State) -> Vec<Effect> {
    let Some(game) = &mut state.game else {
        return Vec::new();
    };
    while let Some(event) = game.table.kept().filter(|_| !game.real_dice) {
        if game.table.chance(event).is_err() {
            break;
        }
    }
    match game.position().to_act() {
        ToAct::Chance(Chance::Roll) if !game.asks_to_roll() => roll(game),
        ToAct::Chance(Chance::Lots) => vec![Effect::Lots],
        ToAct::Seat(_) | ToAct::Both => ask_engine(state),
        ToAct::Chance(Chance::Roll) | ToAct::Nobody(_) => Vec::new(),
    }
}

/// Rolls the dice, or lets them fall as the lesson wants them.
pub(super) fn roll(game: &mut Game) -> Vec<Effect> {
    let Some(course) = game.course else {
        return vec![Effect::Roll(*game.position())];
    };
    match Lesson::new().roll(game.position()) {
        Some(event @ Event::Roll(roll)) if !course.reads() => {
            if course.now().goal.met(game.position(), event) {
                game.course = Some(course.on());
            }
            vec![Effect::Later(0, PlayMessage::Rolled(roll).into())]
        }
        _ => Vec::new(),
    }
}

fn ask_engine(state: &mut State) -> Vec<Effect> {
    let Some((seat, player)) = state.game.as_ref().and_then(Game::engine_to_ask) else {
        return Vec::new();
    };
    let scripted = state.game.as_ref().filter(|game| game.course.is_some());
    if let Some(event) = scripted.and_then(|game| Lesson::new().opponent(&game.seen_by(seat))) {
        let id = questions::number(state);
        if let Some(game) = &mut state.game {
            game.pending = Some(Pending::new(id, seat));
        }
        return vec![Effect::Later(PAUSE, PlayMessage::EnginePlays(id, event).into())];
    }
    questions::decide(state, seat, player, |game, pending| game.pending = Some(pending))
}
