//! Something happens in the game that is being played.

use blazon::{Arms, Cell, Dice, Die, Event, Face, Illegal, Roll, Seat, Step};
use blazon_table::Refused;

use super::{drawing, hint, next, saving};
use crate::begun::Begun;
use crate::course::Course;
use crate::effect::{Effect, Sound};
use crate::game::{Game, Hint};
use crate::message::PlayMessage;
use crate::sketch::{Easel, NoPlace};
use crate::state::State;

/// How long the dice tumble, in milliseconds.
const TUMBLE: u32 = 750;

/// Whenever the game has gone on, it is kept before anything follows from that.
pub(super) fn update(state: &mut State, message: PlayMessage) -> Vec<Effect> {
    saving::first(state, |state| happen(state, message))
}

fn happen(state: &mut State, message: PlayMessage) -> Vec<Effect> {
    let Some(game) = &mut state.game else {
        return Vec::new();
    };
    game.refused = None;
    match message {
        PlayMessage::Roll if game.asks_to_roll() && !game.real_dice => next::roll(game),
        PlayMessage::Roll => Vec::new(),
        PlayMessage::Rolled(roll) => rolled(game, roll),
        PlayMessage::Lots(seat) => {
            let _ = game.table.chance(Event::Lots(seat));
            next::go_on(state)
        }
        PlayMessage::Settled => {
            game.tumbling = false;
            next::go_on(state)
        }
        PlayMessage::Enter(die, face) => enter(game, die, face),
        PlayMessage::EnterRoll => enter_roll(state),
        PlayMessage::Pick(die) => pick(game, die),
        PlayMessage::Take => {
            let event = game.asks().map(|seat| Event::Take(seat, game.begun.dice()));
            act(state, event)
        }
        PlayMessage::Point(cell) => point(game, cell),
        PlayMessage::Drawing(message) => drawing::update(game, message),
        PlayMessage::Name(arms) => {
            if let Some(seat) = game.asks() {
                game.begun = Begun::Answer(Event::Choose(seat, arms));
            }
            Vec::new()
        }
        PlayMessage::Confirm => {
            let event = confirmed(game);
            act(state, event)
        }
        PlayMessage::Leave => {
            let event = game.asks().map(Event::Leave);
            act(state, event)
        }
        PlayMessage::Undo => {
            game.undo();
            next::go_on(state)
        }
        PlayMessage::Hint(message) => hint::update(state, message),
        PlayMessage::StopThinking => stop(state),
        PlayMessage::EnginePlays(id, event) => match game.pending {
            Some(pending) if pending.id == id => {
                game.pending = None;
                act_for(state, pending.seat, event)
            }
            Some(_) | None => Vec::new(),
        },
        PlayMessage::GoOn => {
            state.notice = None;
            next::go_on(state)
        }
    }
}

fn rolled(game: &mut Game, roll: Roll) -> Vec<Effect> {
    if game.table.chance(Event::Roll(roll)).is_err() {
        return Vec::new();
    }
    game.tumbling = true;
    game.forget_begun();
    vec![Effect::Sound(Sound::Dice), Effect::Later(TUMBLE, PlayMessage::Settled.into())]
}

fn enter(game: &mut Game, die: Die, face: Face) -> Vec<Effect> {
    if game.asks_to_roll() && game.real_dice {
        let mut entry = game.begun.entry();
        entry[usize::from(die.number() - 1)] = Some(face);
        game.begun = Begun::Entry(entry);
    }
    Vec::new()
}

fn enter_roll(state: &mut State) -> Vec<Effect> {
    let Some(game) = &mut state.game else {
        return Vec::new();
    };
    let [Some(one), Some(two), Some(three), Some(four)] = game.begun.entry() else {
        return Vec::new();
    };
    if game.table.chance(Event::Roll(Roll::new([one, two, three, four]))).is_ok() {
        game.forget_begun();
    }
    next::go_on(state)
}

/// Points at a die: one for player A, or two with *Both*; two for player B. A third takes the place of the others.
fn pick(game: &mut Game, die: Die) -> Vec<Effect> {
    let (Step::Take { taken, .. }, Some(seat)) = (game.position().step(), game.asks()) else {
        return Vec::new();
    };
    let picked = game.begun.dice();
    let legal = |dice: Dice| {
        // Something that can still become legal: player B's first die is no legal take by itself.
        let within = |whole: Dice| dice.iter().all(|one| whole.contains(one));
        let mut events = game.position().legal(seat).iter();
        events.any(|event| matches!(event, Event::Take(_, whole) if within(whole)))
    };
    let (one, more) = (Dice::one(die), picked.with(Dice::one(die)));
    if picked.contains(die) {
        let others = picked.iter().filter(|&other| other != die).map(Dice::one);
        game.begun = Begun::Dice(others.fold(Dice::NONE, Dice::with));
    } else if legal(more) {
        game.begun = Begun::Dice(more);
    } else if legal(one) {
        game.begun = Begun::Dice(one);
    } else if taken == Some(die) {
        game.refused = Some(NoPlace::Rule(Illegal::DieTaken(die)));
    }
    Vec::new()
}

/// Points at a cell: for a half of the domino, or for the cross of a ⚡ power.
fn point(game: &mut Game, cell: Cell) -> Vec<Effect> {
    let Some(seat) = game.asks() else {
        return Vec::new();
    };
    let position = game.seen();
    let begun = if let Step::Flash { .. } = position.step() {
        let event = Event::AddCross(seat, cell);
        position.check(event).map(|()| Begun::Answer(event)).map_err(NoPlace::Rule)
    } else {
        let Some(easel) = Easel::new(&position, seat, game.begun.drawing()) else {
            return Vec::new();
        };
        easel.point(cell).map(Begun::Drawing)
    };
    match begun {
        Ok(begun) => {
            game.begun = begun;
            Vec::new()
        }
        Err(reason) => refuse(game, reason),
    }
}

fn refuse(game: &mut Game, reason: NoPlace) -> Vec<Effect> {
    game.refused = Some(reason);
    vec![Effect::Sound(Sound::Refused)]
}

/// The event that is confirmed, if what is begun is one.
fn confirmed(game: &Game) -> Option<Event> {
    match game.begun {
        Begun::Answer(event) => Some(event),
        Begun::Drawing(sketch) => Easel::new(&game.seen(), game.asks()?, sketch)?.event(),
        Begun::Nothing | Begun::Dice(_) | Begun::Entry(_) => None,
    }
}

/// Plays a person's event, if there is one.
fn act(state: &mut State, event: Option<Event>) -> Vec<Effect> {
    match event.and_then(|event| Some((event.seat()?, event))) {
        Some((seat, event)) => act_for(state, seat, event),
        None => Vec::new(),
    }
}

fn act_for(state: &mut State, seat: Seat, event: Event) -> Vec<Effect> {
    let Some(game) = &mut state.game else {
        return Vec::new();
    };
    let owned = |game: &Game| Arms::ALL.map(|arms| game.position().owner(arms));
    let before = owned(game);
    if let Some(course) = game.course.filter(|_| game.engines[seat].is_none()) {
        if course.now().goal.met(game.position(), event) {
            game.course = Some(course.on());
        } else if game.position().is_legal(event) {
            game.course = Some(Course { nudged: true, ..course });
            return vec![Effect::Sound(Sound::Refused)];
        }
    }
    match game.table.act(seat, event) {
        Ok(()) => {}
        Err(Refused::Illegal(error)) => return refuse(game, NoPlace::Rule(error.reason)),
        Err(Refused::NotYours(_) | Refused::NotChance(_) | Refused::Decided(_) | Refused::NothingToUndo) => {
            return Vec::new();
        }
    }
    if game.engines[seat].is_none() {
        game.forget_begun();
        game.hint = Hint::None;
    }
    let sound = match event {
        _ if game.is_over() => Sound::End,
        _ if owned(game) != before => Sound::Power,
        Event::Take(..) => Sound::Take,
        _ => Sound::Draw,
    };
    let mut effects = vec![Effect::Sound(sound)];
    effects.extend(next::go_on(state));
    effects
}

/// Stops the engine. Its own event is the best it has found, or any if it has found none yet; a hint is dropped.
fn stop(state: &mut State) -> Vec<Effect> {
    let Some(game) = &mut state.game else {
        return Vec::new();
    };
    game.hint = Hint::None;
    let mut effects = vec![Effect::Silence];
    if let Some(pending) = game.pending.take() {
        let position = game.seen_by(pending.seat);
        let event = pending.best.or_else(|| position.legal(pending.seat).iter().next());
        if let Some(event) = event {
            effects.extend(act_for(state, pending.seat, event));
        }
    }
    effects
}
