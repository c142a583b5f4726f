//! Something happens in the game that is being played.

use blazon::{Die, Event, Face, Position, Roll, Seat};
use blazon_engine::Warning;
use blazon_table::{DiceSource, NoPlace, Refused};

use super::gestures::{self, Gesture};
use super::{coach, hint, moments, next, saving};
use blazon_wire::courier::Order;
use blazon_wire::online::{Intent, Question};

use crate::begun::Begun;
use crate::course::Course;
use crate::effect::{Effect, Sound};
use crate::game::{Game, Hint};
use crate::message::PlayMessage;
use crate::state::{Route, State};

/// How long the dice tumble, in milliseconds: five faces, each die a little later than the one before it, and a bounce.
const TUMBLE: u32 = 450 + 3 * 70 + 180;

/// Whenever the game has gone on, it is kept before anything follows from that.
pub(super) fn update(state: &mut State, message: PlayMessage) -> Vec<Effect> {
    saving::first(state, |state| happen(state, message))
}

fn happen(state: &mut State, message: PlayMessage) -> Vec<Effect> {
    let Some(game) = &mut state.game else {
        return Vec::new();
    };
    if (game.is_sending() || game.is_held()) && is_gesture(message) {
        return Vec::new();
    }
    if coach::holds(game, message) {
        return Vec::new();
    }
    // What only moves or goes by takes back nothing that was said.
    if !matches!(message, PlayMessage::Hover(_) | PlayMessage::MomentOver(_)) {
        game.refused = None;
    }
    match message {
        // Dice that roll by themselves wait for somebody to come back to the table.
        PlayMessage::Roll if rolls(game, DiceSource::Generator) && state.route == Route::Game => {
            next::roll(game)
        }
        PlayMessage::Roll => Vec::new(),
        PlayMessage::Rolled(roll) => rolled(game, roll),
        PlayMessage::Lots(seat) => {
            let (before, event) = (game.position(), Event::Lots(seat));
            let _ = game.screen.chance(event);
            happened(state, &before, event)
        }
        PlayMessage::Settled => {
            game.tumbling = false;
            next::go_on(state)
        }
        PlayMessage::Enter(die, face) => enter(game, die, face),
        PlayMessage::EnterRoll => enter_roll(state),
        PlayMessage::Pick(_)
        | PlayMessage::PickBoth
        | PlayMessage::Take
        | PlayMessage::Point(_)
        | PlayMessage::Hover(_)
        | PlayMessage::Drawing(_)
        | PlayMessage::Name(_)
        | PlayMessage::Confirm
        | PlayMessage::Leave
        | PlayMessage::LookAcross => match gestures::make(game, message) {
            Some(Gesture::Plays(event)) => act(state, event),
            Some(Gesture::Refused(reason)) => refuse(game, reason),
            Some(Gesture::Begun) | None => Vec::new(),
        },
        PlayMessage::Undo if game.begun.is_nothing() && game.can_ask_back() => {
            let question = Question::TakeBack;
            vec![Effect::Online(Order::Do(Intent::Ask { question }))]
        }
        PlayMessage::Undo => {
            game.undo();
            next::go_on(state)
        }
        PlayMessage::Face(seat) => {
            game.facing = Some(seat);
            Vec::new()
        }
        PlayMessage::Hint(message) => hint::update(state, message),
        PlayMessage::Coach(message) => {
            let event = coach::update(state, message);
            play(state, event)
        }
        PlayMessage::StopThinking => stop(state),
        PlayMessage::EnginePlays(id, event) => match game.pending {
            Some(pending) if pending.id == id => {
                game.pending = None;
                decide(state, pending.turn.seat, event)
            }
            Some(_) | None => Vec::new(),
        },
        PlayMessage::MomentOver(number) => moments::over(game, number),
        PlayMessage::GoOn => {
            state.notice = None;
            next::go_on(state)
        }
    }
}

/// Whether somebody does something in the game with it.
const fn is_gesture(message: PlayMessage) -> bool {
    !matches!(
        message,
        PlayMessage::Settled | PlayMessage::LookAcross | PlayMessage::MomentOver(_) | PlayMessage::GoOn
    )
}

/// Whether a person rolls such dice now.
fn rolls(game: &Game, dice: DiceSource) -> bool {
    game.roller().is_some() && game.screen.dice() == dice
}

fn rolled(game: &mut Game, roll: Roll) -> Vec<Effect> {
    if game.screen.chance(Event::Roll(roll)).is_err() {
        return Vec::new();
    }
    tumble(game)
}

/// Lets the dice roll over the screen.
pub(super) fn tumble(game: &mut Game) -> Vec<Effect> {
    game.tumbling = true;
    game.forget_begun();
    vec![Effect::Sound(Sound::Dice), Effect::Later(TUMBLE, PlayMessage::Settled.into())]
}

fn enter(game: &mut Game, die: Die, face: Face) -> Vec<Effect> {
    if rolls(game, DiceSource::Hand) {
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
    if game.screen.chance(Event::Roll(Roll::new([one, two, three, four]))).is_ok() {
        game.forget_begun();
    }
    next::go_on(state)
}

/// Says why a gesture was refused.
pub(super) fn refuse(game: &mut Game, reason: NoPlace) -> Vec<Effect> {
    game.refused = Some(reason);
    vec![Effect::Sound(Sound::Refused)]
}

/// Hears what the coach says of a choice, and plays one that it does not warn of.
pub(super) fn coached(state: &mut State, id: u32, warning: Option<Warning>) -> Vec<Effect> {
    saving::first(state, |state| {
        let event = coach::hear(state, id, warning);
        play(state, event)
    })
}

/// Plays a person's event, once the coach has looked at it.
fn act(state: &mut State, event: Event) -> Vec<Effect> {
    match coach::look(state, event) {
        Some(waits) => waits,
        None => play(state, Some(event)),
    }
}

/// Plays a person's event, if there is one.
fn play(state: &mut State, event: Option<Event>) -> Vec<Effect> {
    let (Some(game), Some(event)) = (&mut state.game, event) else {
        return Vec::new();
    };
    let before = game.position();
    if let Some(course) = game.course {
        if course.now().goal.met(&before, event) {
            game.course = Some(course.on());
        } else if before.is_legal(event) {
            game.course = Some(Course { nudged: true, ..course });
            return vec![Effect::Sound(Sound::Refused)];
        }
    }
    let acted = if game.online.is_some() { game.screen.check(event) } else { game.screen.act(event) };
    match (acted, &mut game.online) {
        (Ok(()), Some(online)) => {
            // It happens when it is heard of.
            online.sent = true;
            vec![Effect::Online(Order::Do(Intent::Play { event }))]
        }
        (Ok(()), None) => {
            game.forget_begun();
            game.hint = Hint::None;
            happened(state, &before, event)
        }
        (Err(Refused::Illegal(error)), _) => refuse(game, NoPlace::Rule(error.reason)),
        (
            Err(Refused::NotYours(_) | Refused::NotChance(_) | Refused::Decided(_) | Refused::NothingToUndo),
            _,
        ) => Vec::new(),
    }
}

/// Plays the engine's event.
fn decide(state: &mut State, seat: Seat, event: Event) -> Vec<Effect> {
    let Some(game) = &mut state.game else {
        return Vec::new();
    };
    let before = game.position();
    match game.screen.decide(seat, event) {
        Ok(()) => happened(state, &before, event),
        // What it decided on has been taken back; it can be asked again.
        Err(_) => Vec::new(),
    }
}

/// Lets an event be heard, and goes on.
pub(super) fn happened(state: &mut State, before: &Position, event: Event) -> Vec<Effect> {
    let Some(game) = &mut state.game else {
        return Vec::new();
    };
    let (heard, shown) = moments::show(game, before);
    let sound = heard.unwrap_or(if matches!(event, Event::Take(..)) { Sound::Take } else { Sound::Draw });
    let mut effects = vec![Effect::Sound(sound)];
    effects.extend(shown);
    effects.extend(next::go_on(state));
    effects
}

/// Stops the engine. Its own event is the best it has found; a hint is dropped.
fn stop(state: &mut State) -> Vec<Effect> {
    let Some(game) = &mut state.game else {
        return Vec::new();
    };
    game.hint = Hint::None;
    let mut effects = vec![Effect::Silence];
    if let Some(pending) = game.pending.take()
        && let Some(event) = pending.stopped()
    {
        effects.extend(decide(state, pending.turn.seat, event));
    }
    effects
}
