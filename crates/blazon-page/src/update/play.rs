//! A game goes on.

use blazon::{Chance, Dice, Event, Mode, Roll, Seat, Step, ToAct};
use blazon_engine::Player;
use blazon_wire::{Answer, Question, Thought};

use super::records;
use crate::course::Course;
use crate::effect::{Effect, Sound};
use crate::game::{Asked, Game, Hint};
use crate::lesson::Lesson;
use crate::message::{Message, Spend};
use crate::sketch::{Easel, NoPlace, Sketch};
use crate::state::{Notice, State};
use crate::study::Judging;

/// How long the dice tumble, in milliseconds.
const TUMBLE: u32 = 750;
/// How long there is to look at what happened before the engine acts, in milliseconds.
const PAUSE: u32 = 450;

/// Something happens in a game. Whenever it has gone on, it is kept before anything follows from that.
pub(super) fn update(state: &mut State, message: Message) -> Vec<Effect> {
    let progress = |state: &State| {
        let game = state.game.as_ref()?;
        let (table, course) = (&game.table, game.course.map(|course| course.step));
        Some((game.id, table.record().events().len(), table.rolls().len(), table.lots(), course))
    };
    let before = progress(state);
    let effects = happen(state, message);
    let mut kept = if progress(state) == before { Vec::new() } else { keep(state) };
    kept.extend(effects);
    kept
}

fn happen(state: &mut State, message: Message) -> Vec<Effect> {
    if let Message::Engine(answer) = message {
        return hear(state, answer);
    }
    let Some(game) = &mut state.game else {
        return Vec::new();
    };
    game.refused = None;
    match message {
        Message::Roll if game.asks_to_roll() && !game.real_dice => roll(game),
        Message::Next => {
            game.course = game.course.map(|course| if course.reads() { course.on() } else { course });
            go_on(state)
        }
        Message::Rolled(roll) => rolled(state, roll),
        Message::Lots(seat) => {
            let _ = game.table.chance(Event::Lots(seat));
            go_on(state)
        }
        Message::Settled => {
            game.tumbling = false;
            go_on(state)
        }
        Message::Enter(die, face) => {
            game.entry[usize::from(die.number() - 1)] = Some(face);
            Vec::new()
        }
        Message::EnterRoll => match game.entry {
            [Some(one), Some(two), Some(three), Some(four)] => {
                let roll = Roll::new([one, two, three, four]);
                if game.table.chance(Event::Roll(roll)).is_ok() {
                    game.forget_begun();
                }
                go_on(state)
            }
            _ => Vec::new(),
        },
        Message::Pick(die) => {
            pick(game, Dice::one(die));
            Vec::new()
        }
        Message::Take => {
            let event = game.asks().map(|seat| Event::Take(seat, game.picked));
            act(state, event)
        }
        Message::Point(cell) => point(state, cell),
        Message::Hold(_)
        | Message::TurnDomino
        | Message::SwapHalves
        | Message::Spend(_)
        | Message::ChooseArms(..) => {
            if let Some(sketch) = sketched(game, &message) {
                game.sketch = sketch;
            }
            Vec::new()
        }
        Message::Name(arms) => {
            game.answer = game.asks().map(|seat| Event::Choose(seat, arms));
            Vec::new()
        }
        Message::Confirm => {
            let event = game.answer.or_else(|| {
                let position = game.seen();
                Easel::new(&position, game.asks()?, game.sketch)?.event()
            });
            act(state, event)
        }
        Message::Leave => {
            let event = game.asks().map(Event::Leave);
            act(state, event)
        }
        Message::Undo => {
            game.undo();
            go_on(state)
        }
        Message::AskHint => ask_hint(state),
        Message::FollowHint => follow(game),
        Message::DropHint => drop_hint(state),
        Message::StopThinking => stop(state),
        Message::EnginePlays(id, event) => match game.asked {
            Some(asked) if asked.id == id => {
                game.asked = None;
                act_for(state, asked.seat, event)
            }
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

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
fn roll(game: &mut Game) -> Vec<Effect> {
    let Some(course) = game.course else {
        return vec![Effect::Roll(*game.position())];
    };
    match Lesson::new().roll(game.position()) {
        Some(event @ Event::Roll(roll)) if !course.reads() => {
            if course.now().goal.met(game.position(), event) {
                game.course = Some(course.on());
            }
            vec![Effect::Later(0, Message::Rolled(roll))]
        }
        _ => Vec::new(),
    }
}

fn rolled(state: &mut State, roll: Roll) -> Vec<Effect> {
    let Some(game) = &mut state.game else {
        return Vec::new();
    };
    if game.table.chance(Event::Roll(roll)).is_err() {
        return Vec::new();
    }
    game.tumbling = true;
    game.forget_begun();
    vec![Effect::Sound(Sound::Dice), Effect::Later(TUMBLE, Message::Settled)]
}

/// Points at dice: one for player A, or two with *Both*; two for player B. A third takes the place of the first.
fn pick(game: &mut Game, die: Dice) {
    let Step::Take { taken, .. } = game.position().step() else {
        return;
    };
    let Some(seat) = game.asks() else {
        return;
    };
    let without: Dice =
        game.picked.iter().filter(|&one| !die.contains(one)).map(Dice::one).fold(Dice::NONE, Dice::with);
    if without != game.picked {
        game.picked = without;
        return;
    }
    let legal = |dice: Dice| {
        // Something that can still become legal: player B's first die is no legal take by itself.
        let within = |whole: Dice| dice.iter().all(|one| whole.contains(one));
        game.position()
            .legal(seat)
            .iter()
            .any(|event| matches!(event, Event::Take(_, whole) if within(whole)))
    };
    let more = game.picked.with(die);
    if legal(more) {
        game.picked = more;
    } else if legal(die) {
        game.picked = die;
    } else if taken.is_some_and(|taken| die.contains(taken)) {
        game.refused = taken.map(|taken| NoPlace::Rule(blazon::Illegal::DieTaken(taken)));
    }
}

fn point(state: &mut State, cell: blazon::Cell) -> Vec<Effect> {
    let Some(game) = &mut state.game else {
        return Vec::new();
    };
    let Some(seat) = game.asks() else {
        return Vec::new();
    };
    let position = game.seen();
    if let Step::Flash { .. } = position.step() {
        let event = Event::AddCross(seat, cell);
        return match position.check(event) {
            Ok(()) => {
                game.answer = Some(event);
                Vec::new()
            }
            Err(reason) => refuse(game, NoPlace::Rule(reason)),
        };
    }
    let Some(easel) = Easel::new(&position, seat, game.sketch) else {
        return Vec::new();
    };
    match easel.point(cell) {
        Ok(sketch) => {
            game.sketch = sketch;
            Vec::new()
        }
        Err(reason) => refuse(game, reason),
    }
}

fn refuse(game: &mut Game, reason: NoPlace) -> Vec<Effect> {
    game.refused = Some(reason);
    vec![Effect::Sound(Sound::Refused)]
}

/// The drawing that is being made, after one of its own messages.
fn sketched(game: &Game, message: &Message) -> Option<Sketch> {
    let position = game.seen();
    let now = game.sketch;
    let easel = Easel::new(&position, game.asks()?, now)?;
    match *message {
        Message::Hold(which) => Some(now.holding(which)),
        Message::TurnDomino => easel.turned(),
        Message::SwapHalves => easel.swapped(),
        // What is chosen already is put back.
        Message::Spend(Spend::Mode(mode)) => {
            let mode = if mode == now.mode { Mode::Join } else { mode };
            Some(easel.spending(mode, now.turn, now.castle))
        }
        Message::Spend(Spend::Castle(die)) => Some(easel.spending(now.mode, now.turn, die)),
        Message::Spend(Spend::Turn(turn)) => Some(easel.spending(now.mode, turn, now.castle)),
        Message::ChooseArms(which, arms) => Some(easel.choosing(which, arms)),
        _ => None,
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
    let owned = |game: &Game| blazon::Arms::ALL.map(|arms| game.position().owner(arms));
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
        Err(blazon_table::Refused::Illegal(error)) => return refuse(game, NoPlace::Rule(error.reason)),
        Err(_) => return Vec::new(),
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
    effects.extend(go_on(state));
    effects
}

fn ask_engine(state: &mut State) -> Vec<Effect> {
    let Some((seat, player)) = state.game.as_ref().and_then(Game::engine_to_ask) else {
        return Vec::new();
    };
    let scripted = state.game.as_ref().filter(|game| game.course.is_some());
    if let Some(event) = scripted.and_then(|game| Lesson::new().opponent(&game.seen_by(seat))) {
        state.questions += 1;
        let id = state.questions;
        if let Some(game) = &mut state.game {
            game.asked = Some(Asked { id, seat, done: 0.0, best: None });
        }
        return vec![Effect::Later(PAUSE, Message::EnginePlays(id, event))];
    }
    ask(state, seat, player, |game, asked| game.asked = Some(asked))
}

fn ask_hint(state: &mut State) -> Vec<Effect> {
    // The guided game gives its own advice.
    let game = state.game.as_ref().filter(|game| game.course.is_none());
    let game = game.filter(|game| !matches!(game.hint, Hint::Asked(_)));
    let Some(seat) = game.and_then(Game::asks) else {
        return Vec::new();
    };
    ask(state, seat, Player::Best, |game, asked| game.hint = Hint::Asked(asked))
}

fn ask(state: &mut State, seat: Seat, player: Player, note: impl FnOnce(&mut Game, Asked)) -> Vec<Effect> {
    let Some(game) = &mut state.game else {
        return Vec::new();
    };
    state.questions += 1;
    let id = state.questions;
    note(game, Asked { id, seat, done: 0.0, best: None });
    let question = Question::Decide {
        id,
        player: player.to_string(),
        position: game.seen_by(seat),
        seat,
        seed: game.seed_now().into(),
    };
    // Nobody waits for an analysis that is still running.
    let mut effects = match &mut state.study {
        Some(study) if matches!(study.judging, Judging::Running { .. }) => {
            study.finish();
            vec![Effect::Silence]
        }
        _ => Vec::new(),
    };
    effects.push(Effect::Ask(question));
    effects
}

/// Does without a hint. If the engine is still looking for it, it is stopped, and asked anew what else it was asked.
fn drop_hint(state: &mut State) -> Vec<Effect> {
    let Some(game) = &mut state.game else {
        return Vec::new();
    };
    if !matches!(std::mem::take(&mut game.hint), Hint::Asked(_)) {
        return Vec::new();
    }
    game.forget_questions();
    let mut effects = vec![Effect::Silence];
    effects.extend(go_on(state));
    effects
}

fn hear(state: &mut State, answer: Answer) -> Vec<Effect> {
    if state.notice == Some(Notice::Engine) && !matches!(answer, Answer::Confused { .. }) {
        // It has come back.
        state.notice = None;
    }
    match answer {
        Answer::Ready => {}
        Answer::Thinking { id, done, best } => {
            if let Some(asked) = state.game.as_mut().and_then(|game| waiting(game, id)) {
                asked.done = done;
                asked.best = Some(best.event);
            }
        }
        Answer::Decided { id, candidates, exact, .. } => return decided(state, id, &candidates, exact),
        Answer::Judged { id, of, verdict } => {
            if let Some(study) = &mut state.study {
                study.hear(id, of as usize, verdict.as_ref());
            }
        }
        Answer::Confused { .. } => return super::update(state, Message::EngineBroken),
    }
    Vec::new()
}

/// The open question of this number.
fn waiting(game: &mut Game, id: u32) -> Option<&mut Asked> {
    let hint = match &mut game.hint {
        Hint::Asked(asked) => Some(asked),
        Hint::None | Hint::Given { .. } => None,
    };
    [game.asked.as_mut(), hint].into_iter().flatten().find(|asked| asked.id == id)
}

fn decided(state: &mut State, id: u32, candidates: &[Thought], exact: bool) -> Vec<Effect> {
    let (Some(game), Some(best)) = (&mut state.game, candidates.first()) else {
        return Vec::new();
    };
    if game.asked.is_some_and(|asked| asked.id == id) {
        // While both draw, nothing is to be seen yet that one would want to follow.
        let pause = if game.asks().is_some() { 0 } else { PAUSE };
        return vec![Effect::Later(pause, Message::EnginePlays(id, best.event))];
    }
    if matches!(game.hint, Hint::Asked(asked) if asked.id == id) {
        game.hint = Hint::Given {
            event: best.event,
            win: best.win,
            margin: best.margin,
            next: candidates.get(1).map(|next| (next.event, next.margin)),
            exact,
        };
    }
    Vec::new()
}

/// Stops the engine. Its own event is the best it has found, or any if it has found none yet; a hint is dropped.
fn stop(state: &mut State) -> Vec<Effect> {
    let Some(game) = &mut state.game else {
        return Vec::new();
    };
    game.hint = Hint::None;
    let mut effects = vec![Effect::Silence];
    if let Some(asked) = game.asked.take() {
        let position = game.seen_by(asked.seat);
        let event = asked.best.or_else(|| position.legal(asked.seat).iter().next());
        if let Some(event) = event {
            effects.extend(act_for(state, asked.seat, event));
        }
    }
    effects
}

/// Points at what the hint says, so that one sees it before confirming.
fn follow(game: &mut Game) -> Vec<Effect> {
    let Hint::Given { event, .. } = game.hint else {
        return Vec::new();
    };
    match event {
        Event::Take(_, dice) => game.picked = dice,
        Event::Choose(..) | Event::AddCross(..) => game.answer = Some(event),
        Event::Draw(_, drawing) => {
            game.sketch = Sketch::of(&drawing);
        }
        Event::Leave(_) | Event::Roll(_) | Event::Lots(_) => {}
    }
    game.hint = Hint::None;
    Vec::new()
}

/// Keeps the game that is being played.
pub(super) fn keep(state: &mut State) -> Vec<Effect> {
    let Some(game) = &state.game else {
        return Vec::new();
    };
    let mut kept = game.kept();
    if let Some(lesson) = &mut kept.lesson {
        lesson.paused = state.paused.as_ref().map(|game| game.id);
    }
    let mut effects = vec![Effect::Keep(game.id, Box::new(kept))];
    effects.extend(records::shelve(state));
    effects
}
