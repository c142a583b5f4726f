//! The coach looks at a choice before it is played, and asks once about one that gives much away.

use blazon::Event;
use blazon_engine::{Player, Warning};

use super::{hint, questions};
use crate::effect::Effect;
use crate::game::Game;
use crate::message::{CoachMessage, PlayMessage};
use crate::state::State;

/// How long a choice waits for the coach, in milliseconds.
const PATIENCE: u32 = 1000;

/// What comes of an answer to the coach: a choice that is to be played now, if one is.
pub(super) fn update(state: &mut State, message: CoachMessage) -> Option<Event> {
    let game = state.game.as_mut()?;
    match message {
        CoachMessage::Anyway => {
            let (warning, _) = game.coach.asks()?;
            game.coach.hush();
            Some(warning.chosen.event)
        }
        CoachMessage::Again => {
            game.choose_again();
            None
        }
        CoachMessage::Better => {
            let better = game.coach.show()?;
            hint::point_at(game, better);
            None
        }
        CoachMessage::Late(id) => hear(state, id, None),
    }
}

/// Lets the coach look at a choice, which waits for that; nothing if no coach has anything to say of it.
pub(super) fn look(state: &mut State, event: Event) -> Option<Vec<Effect>> {
    let on = state.settings.coach;
    let game = state.game.as_mut().filter(|game| on && game.may_be_coached())?;
    let turn = game.screen.advice(Player::Best)?;
    let choices = turn.position.legal(turn.seat).len();
    if game.coach.has_settled(event) || choices < 2 || turn.position.check(event).is_err() {
        return None;
    }
    state.questions += 1;
    game.coach.look(state.questions, event);
    let id = state.questions;
    let mut effects = questions::coach(state, id, &turn, event);
    effects.push(Effect::After(PATIENCE, CoachMessage::Late(id).into()));
    Some(effects)
}

/// Hears what the coach says of a choice. One that it does not warn of is to be played now.
pub(super) fn hear(state: &mut State, id: u32, warning: Option<Warning>) -> Option<Event> {
    let game = state.game.as_mut()?;
    let (_, event) = game.coach.looks().filter(|&(asked, _)| asked == id)?;
    game.coach.hush();
    let Some(warning) = warning.filter(|warning| warning.chosen.event == event) else {
        return Some(event);
    };
    game.coach.ask(warning);
    // Whoever is told what is better has had help.
    game.practice = true;
    None
}

/// Whether something has to wait that a person does, because a choice waits for the coach. What the coach asks is answered by
/// doing something else.
pub(super) fn holds(game: &mut Game, message: PlayMessage) -> bool {
    let chooses = message.chooses() || matches!(message, PlayMessage::Hint(_));
    if !chooses || game.coach.looks().is_some() {
        return chooses;
    }
    if game.coach.is_busy() {
        match message {
            PlayMessage::Take | PlayMessage::Confirm | PlayMessage::Leave => game.coach.hush(),
            _ => game.choose_again(),
        }
    }
    false
}
