//! What a gesture on the stage comes to: something begun, something to play, or a refusal. Whose event it is and what follows
//! from it is said by whoever holds the game.

use blazon::{Cell, Dice, Die, Event, Illegal, Step};
use blazon_table::NoPlace;

use super::drawing;
use crate::begun::Begun;
use crate::game::Game;
use crate::message::PlayMessage;

/// What a gesture comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gesture {
    /// Nothing is to be played yet.
    Begun,
    /// A person wants this to be played.
    Plays(Event),
    Refused(NoPlace),
}

/// Makes a gesture; nothing if the message is none.
pub(super) fn make(game: &mut Game, message: PlayMessage) -> Option<Gesture> {
    Some(match message {
        PlayMessage::Pick(die) => pick(game, die),
        PlayMessage::PickBoth => {
            game.begun = if game.begun.both() { Begun::Nothing } else { Begun::Both(game.begun.dice()) };
            Gesture::Begun
        }
        PlayMessage::Take => take(game),
        PlayMessage::Point(cell) => point(game, cell),
        PlayMessage::Hover(cell) => {
            game.hover = cell;
            Gesture::Begun
        }
        PlayMessage::Drawing(message) => {
            drawing::update(game, message);
            Gesture::Begun
        }
        PlayMessage::Name(arms) => answer(game, game.screen.asked().map(|seat| Event::Choose(seat, arms))),
        PlayMessage::Confirm => plays(confirmed(game)),
        PlayMessage::Leave => plays(game.screen.asked().map(Event::Leave)),
        PlayMessage::LookAcross => {
            game.across = !game.across;
            Gesture::Begun
        }
        PlayMessage::Roll
        | PlayMessage::Rolled(_)
        | PlayMessage::Lots(_)
        | PlayMessage::Settled
        | PlayMessage::Enter(..)
        | PlayMessage::EnterRoll
        | PlayMessage::Undo
        | PlayMessage::Face(_)
        | PlayMessage::Hint(_)
        | PlayMessage::Coach(_)
        | PlayMessage::StopThinking
        | PlayMessage::EnginePlays(..)
        | PlayMessage::MomentOver(_)
        | PlayMessage::GoOn => return None,
    })
}

fn plays(event: Option<Event>) -> Gesture {
    event.map_or(Gesture::Begun, Gesture::Plays)
}

/// Points at a die. Where one die is taken, another takes its place, and pointing at it again takes it; where two are, the
/// second completes the pair and takes it, unless that spends a power.
fn pick(game: &mut Game, die: Die) -> Gesture {
    let position = game.position();
    let (Step::Take { taken, .. }, Some(seat)) = (position.step(), game.screen.asked()) else {
        return Gesture::Begun;
    };
    if taken == Some(die) {
        return Gesture::Refused(NoPlace::Rule(Illegal::DieTaken(die)));
    }
    let takes_one = |event: Event| matches!(event, Event::Take(_, dice) if dice.len() == 1);
    let two = game.begun.both() || !position.legal(seat).iter().any(takes_one);
    let (picked, one) = (game.begun.dice(), Dice::one(die));
    let whole = if two { 2 } else { 1 };
    if picked.contains(die) {
        if picked.len() == whole {
            return take(game);
        }
        game.begun = game.begun.pointing_at(Dice::NONE);
    } else if picked.len() < whole {
        game.begun = game.begun.pointing_at(picked.with(one));
        if two && !game.begun.both() && game.begun.dice().len() == whole {
            return take(game);
        }
    } else {
        game.begun = game.begun.pointing_at(one);
    }
    Gesture::Begun
}

fn take(game: &Game) -> Gesture {
    plays(game.screen.asked().map(|seat| Event::Take(seat, game.begun.dice())))
}

/// Points at a cell: for the domino, or for the cross of a ⚡ power.
fn point(game: &mut Game, cell: Cell) -> Gesture {
    let position = game.position();
    if let Step::Flash { .. } = position.step() {
        return answer(game, game.screen.asked().map(|seat| Event::AddCross(seat, cell)));
    }
    let Some(drawing) = game.drawing(&position) else {
        return Gesture::Begun;
    };
    match drawing.point(cell) {
        Ok(settled) => {
            game.begun = Begun::Drawing(settled);
            Gesture::Begun
        }
        Err(reason) => Gesture::Refused(reason),
    }
}

/// Points at an answer to a ⚡ power; at one that is pointed at already, to give it.
fn answer(game: &mut Game, event: Option<Event>) -> Gesture {
    let Some(event) = event else {
        return Gesture::Begun;
    };
    if game.begun == Begun::Answer(event) {
        return Gesture::Plays(event);
    }
    match game.position().check(event) {
        Ok(()) => {
            game.begun = Begun::Answer(event);
            Gesture::Begun
        }
        Err(reason) => Gesture::Refused(NoPlace::Rule(reason)),
    }
}

/// The event that is confirmed, if what is begun is one.
fn confirmed(game: &Game) -> Option<Event> {
    match game.begun {
        Begun::Answer(event) => Some(event),
        Begun::Drawing(_) => Some(game.drawing(&game.position())?.finished()?.event),
        Begun::Nothing | Begun::Dice(_) | Begun::Both(_) | Begun::Entry(_) => None,
    }
}
