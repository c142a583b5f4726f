//! A game goes on by itself until a person is asked.

use blazon::{Chance, Event, Seat};
use blazon_engine::Player;
use blazon_table::{DiceSource, Next, ProgramTurn};

use super::questions;
use crate::effect::Effect;
use crate::game::{Game, Pending};
use crate::lesson::Lesson;
use crate::message::{OnlineMessage, PlayMessage};
use crate::state::State;

/// How long there is to look at what happened before the engine acts, in milliseconds.
pub(super) const PAUSE: u32 = 450;

/// Lets everything happen that needs no person: dice that come again, the engine's dice, questions to the engine.
pub(super) fn go_on(state: &mut State) -> Vec<Effect> {
    while let Some(game) = &mut state.game {
        if game.is_behind() {
            return show_on(state);
        }
        match game.screen.next() {
            Next::Replay(event) => {
                if game.screen.chance(event).is_err() {
                    break;
                }
            }
            Next::Chance { chance: Chance::Roll, roller: None } => return roll(game),
            Next::Chance { chance: Chance::Lots, .. } => return vec![Effect::Lots],
            Next::Program(turn) | Next::Person { meanwhile: Some(turn), .. } => return ask(state, turn),
            Next::Chance { chance: Chance::Roll, roller: Some(_) } => return roll_by_itself(state),
            Next::Person { seat, meanwhile: None } => {
                face(state, seat);
                break;
            }
            Next::Elsewhere | Next::Over(_) => break,
        }
    }
    Vec::new()
}

/// Lets the next event that is known from elsewhere be shown in a moment, once the dice lie still.
pub(super) fn show_on(state: &mut State) -> Vec<Effect> {
    let game = state.game.as_mut().filter(|game| game.is_behind() && !game.tumbling);
    let Some(online) = game.and_then(|game| game.online.as_mut()).filter(|online| !online.showing) else {
        return Vec::new();
    };
    online.showing = true;
    vec![Effect::Later(PAUSE, OnlineMessage::ShowNext.into())]
}

/// Rolls for a person who need not do it by hand: not real dice, and not in the guided game, which teaches it.
fn roll_by_itself(state: &State) -> Vec<Effect> {
    let by_itself =
        |game: &&Game| game.course.is_none() && game.screen.dice() == DiceSource::Generator && !game.tumbling;
    let game = state.game.as_ref().filter(|_| state.settings.auto_roll).filter(by_itself);
    game.map(|_| Effect::Later(PAUSE, PlayMessage::Roll.into())).into_iter().collect()
}

/// The person who is asked has the device in hand, if nobody had it before or nobody wants to be asked about that.
fn face(state: &mut State, seat: Seat) {
    if let Some(game) = &mut state.game
        && (game.facing.is_none() || !state.settings.curtain)
    {
        game.facing = Some(seat);
    }
}

/// Rolls the dice, or lets them fall as the day or the lesson wants them.
pub(super) fn roll(game: &mut Game) -> Vec<Effect> {
    let position = game.position();
    let Some(course) = game.course else {
        return vec![match game.day() {
            Some(day) => Effect::Later(0, PlayMessage::Rolled(day.roll(position.round())).into()),
            None => Effect::Roll(position),
        }];
    };
    match Lesson::new().roll(&position) {
        Some(event @ Event::Roll(roll)) if !course.reads() => {
            if course.now().goal.met(&position, event) {
                game.course = Some(course.on());
            }
            vec![Effect::Later(0, PlayMessage::Rolled(roll).into())]
        }
        _ => Vec::new(),
    }
}

/// Asks the engine for its decision, unless it is asked already or the dice are still rolling.
fn ask(state: &mut State, turn: ProgramTurn<Player>) -> Vec<Effect> {
    let Some(game) = state.game.as_mut().filter(|game| game.pending.is_none() && !game.tumbling) else {
        return Vec::new();
    };
    state.questions += 1;
    let pending = Pending::new(state.questions, turn);
    game.pending = Some(pending);
    match game.course.and_then(|_| Lesson::new().opponent(&turn.position)) {
        Some(event) => vec![Effect::Later(PAUSE, PlayMessage::EnginePlays(pending.id, event).into())],
        None => questions::decide(state, &pending),
    }
}
