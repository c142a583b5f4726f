//! Games that are kept, read, looked at and passed on.

use blazon::{Record, Seat, ToAct};
use blazon_engine::Player;
use blazon_wire::{KeptGame, LinkError, Question};

use super::{go, notice, show, silence};
use crate::effect::Effect;
use crate::game::{Game, Start};
use crate::message::{Found, Fresh, Purpose};
use crate::state::{Notice, Screen, Shelved, State};
use crate::study::{Judging, Study};

/// How many games the browser keeps.
const SHELF: usize = 30;

/// Starts with what the browser kept.
pub(super) fn open(state: &mut State, kept: Vec<Found>, current: Option<u64>, fragment: &str) -> Vec<Effect> {
    let mut effects = Vec::new();
    let lesson = kept.iter().find(|(id, _)| *id == Game::LESSON).and_then(|(_, game)| game.as_ref());
    let paused = lesson.and_then(|game| game.lesson.as_ref()?.paused);
    for (id, game) in kept {
        let Some(game) = game.and_then(|game| Game::from_kept(id, &game)) else {
            state.notice = Some(Notice::Damaged);
            effects.push(Effect::PutAside(id));
            continue;
        };
        if current == Some(id) {
            state.game = Some(game.clone());
        }
        if game.is_begun() {
            state.shelf.push(Shelved { id, game });
        } else if current != Some(id) {
            effects.push(Effect::Drop(id));
        }
    }
    sort(&mut state.shelf);
    let paused = state.shelf.iter().find(|shelved| Some(shelved.id) == paused);
    state.paused = paused.map(|shelved| Box::new(shelved.game.clone()));
    effects.extend(arrive(state, fragment));
    effects
}

/// Shows what an address asks for. It stands there already, unless there is no such thing.
pub(super) fn arrive(state: &mut State, fragment: &str) -> Vec<Effect> {
    let fragment = fragment.trim_start_matches('#');
    let (mut effects, shown) = match fragment.strip_prefix("game=").map(blazon_wire::unpack) {
        Some(Ok(record)) => {
            let mut effects = lay_out(state, record, 0);
            effects.extend(show(state, Screen::Study));
            (effects, fragment)
        }
        Some(Err(error)) => {
            state.notice = Some(bad_link(error));
            let screen = if state.game.is_some() { Screen::Game } else { Screen::Home };
            (show(state, screen), screen.fragment())
        }
        None => {
            let screen = Screen::of(fragment);
            let same = screen == state.screen && screen != Screen::Game;
            let effects = if same { Vec::new() } else { show(state, screen) };
            let section = fragment.starts_with("rules-");
            (effects, if section { fragment } else { state.screen.fragment() })
        }
    };
    if shown != fragment {
        effects.push(Effect::Readdress(shown.to_string()));
    } else if shown.starts_with("rules-") {
        effects.push(Effect::Section(shown.to_string()));
    }
    effects
}

/// The game that is begun.
pub(super) fn begun(state: &State, fresh: &Fresh) -> Option<Game> {
    let &Fresh { id, seed, ref date, ref defaults, purpose } = fresh;
    match purpose {
        Purpose::Form => Some(Game::new(id, seed, date, &state.form.start(seed & 1 == 0, defaults))),
        Purpose::Rematch => {
            let game = state.game.as_ref()?;
            let record = game.table.record();
            let name = |seat: Seat| record.name(seat).unwrap_or_default().to_string();
            let start = Start {
                rules: *record.start().rules(),
                names: blazon::BySeat::new(|seat: Seat| name(!seat)),
                engines: blazon::BySeat::new(|seat: Seat| game.engines[!seat]),
                real_dice: game.real_dice,
            };
            Some(Game::new(id, seed, date, &start))
        }
        Purpose::PlayOn => {
            let study = state.study.as_ref()?;
            let against = Some(Player::Level(state.settings.level));
            Some(Game::from_record(id, seed, &study.record, study.at, against))
        }
    }
}

/// Looks at the game that is being played, as far as it may be seen.
pub(super) fn review(state: &mut State) -> Vec<Effect> {
    let Some(game) = &state.game else {
        return Vec::new();
    };
    let record = seen(game);
    let end = record.events().len();
    look_at(state, record, end)
}

/// A game of the shelf: to go on with if it is not over, else to look at.
pub(super) fn open_kept(state: &mut State, id: u64) -> Vec<Effect> {
    let Some(shelved) = state.shelf.iter().find(|shelved| shelved.id == id) else {
        return Vec::new();
    };
    let game = shelved.game.clone();
    if game.is_over() {
        return look_at(state, game.table.record().clone(), 0);
    }
    state.game = Some(game);
    let mut effects = vec![Effect::Current(id)];
    effects.extend(go(state, Screen::Game));
    effects
}

/// Drops a game from the shelf.
pub(super) fn drop(state: &mut State, id: u64) -> Vec<Effect> {
    let Some(at) = state.shelf.iter().position(|shelved| shelved.id == id) else {
        return Vec::new();
    };
    let shelved = state.shelf.remove(at);
    if state.game.as_ref().is_some_and(|game| game.id == id) {
        state.game = None;
    }
    state.notice = Some(Notice::Dropped(Box::new(shelved)));
    vec![Effect::Drop(id)]
}

/// Puts the game back that was dropped last.
pub(super) fn take_back_drop(state: &mut State) -> Vec<Effect> {
    let Some(Notice::Dropped(shelved)) = state.notice.take() else {
        return Vec::new();
    };
    let keep = Effect::Keep(shelved.id, Box::new(shelved.game.kept()));
    state.shelf.push(*shelved);
    sort(&mut state.shelf);
    vec![keep]
}

/// Looks at a game that was handed in as text, or says what is wrong with it.
pub(super) fn import(state: &mut State, text: &str) -> Vec<Effect> {
    // A link that was pasted holds a game as well.
    let link = text.trim().split_once("#game=").filter(|(address, _)| !address.contains('['));
    let read = match link {
        Some((_, packed)) => blazon_wire::unpack(packed).map_err(bad_link),
        None => text.trim_start_matches('\u{feff}').parse().map_err(Notice::Record),
    };
    match read {
        Ok(record) => look_at(state, record, 0),
        Err(wrong) => notice(state, wrong),
    }
}

pub(super) fn analyse(state: &mut State) -> Vec<Effect> {
    let Some(study) = &mut state.study else {
        return Vec::new();
    };
    state.questions += 1;
    let (id, of) = (state.questions, study.record.events().len());
    study.judging = Judging::Running { id, verdicts: Vec::new(), of };
    vec![Effect::Ask(Question::Analyse { id, record: study.record.to_string() })]
}

/// The game that is on the screen, as far as it may be seen.
pub(super) fn record(state: &State) -> Option<Record> {
    match state.screen {
        Screen::Study => state.study.as_ref().map(|study| study.record.clone()),
        _ => state.game.as_ref().map(seen),
    }
}

/// The fragment of an address that holds a game.
pub(super) fn link(record: &Record) -> String {
    format!("game={}", blazon_wire::pack(record))
}

pub(super) fn save(state: &State) -> Vec<Effect> {
    let Some(record) = record(state) else {
        return Vec::new();
    };
    let date = record.tag("Date").filter(|date| date.chars().all(|c| c.is_ascii_digit() || c == '-'));
    let name = format!("blazon-{}.txt", date.unwrap_or("game"));
    vec![Effect::Save { name, text: record.to_string() }]
}

/// Puts the game that is being played on the shelf once something has happened in it, and takes down what has no room any
/// more.
pub(super) fn shelve(state: &mut State) -> Vec<Effect> {
    let Some(game) = state.game.as_ref().filter(|game| game.is_begun()) else {
        return Vec::new();
    };
    match state.shelf.iter_mut().find(|shelved| shelved.id == game.id) {
        Some(shelved) => shelved.game = game.at_rest(),
        None => state.shelf.insert(0, Shelved { id: game.id, game: game.at_rest() }),
    }
    let dropped = state.shelf.split_off(SHELF.min(state.shelf.len()));
    dropped.into_iter().map(|shelved| Effect::Drop(shelved.id)).collect()
}

/// Takes over what was played in another tab: one of the two would wipe out the other. Nothing happens here before a
/// person goes on here.
pub(super) fn kept_elsewhere(state: &mut State, id: u64, kept: Option<&KeptGame>) -> Vec<Effect> {
    let game = kept.and_then(|kept| Game::from_kept(id, kept));
    state.shelf.retain(|shelved| shelved.id != id);
    let Some(game) = game else {
        return Vec::new();
    };
    if game.is_begun() {
        state.shelf.push(Shelved { id, game: game.clone() });
        sort(&mut state.shelf);
    }
    match &mut state.game {
        Some(now) if now.id == id && (now.table != game.table || now.course != game.course) => *now = game,
        _ => {}
    }
    Vec::new()
}

/// The latest first.
fn sort(shelf: &mut [Shelved]) {
    shelf.sort_by_key(|shelved| std::cmp::Reverse(shelved.id));
}

/// What has happened as far as it may be seen.
fn seen(game: &Game) -> Record {
    let mut record = game.table.record().clone();
    if !matches!(record.position().to_act(), ToAct::Nobody(_)) {
        record.truncate(game.events_seen());
    }
    record
}

/// Looks at a game.
fn look_at(state: &mut State, record: Record, at: usize) -> Vec<Effect> {
    let mut effects = lay_out(state, record, at);
    effects.extend(go(state, Screen::Study));
    effects
}

/// Lays out a game to be looked at, on from where one was if it lies there already.
fn lay_out(state: &mut State, record: Record, at: usize) -> Vec<Effect> {
    state.notice = None;
    if state.study.as_ref().is_some_and(|study| study.record == record) {
        return Vec::new();
    }
    let old = state.study.replace(Study::new(record, at));
    let running = old.is_some_and(|old| matches!(old.judging, Judging::Running { .. }));
    if running { silence(state) } else { Vec::new() }
}

fn bad_link(error: LinkError) -> Notice {
    match error {
        LinkError::Damaged => Notice::Link,
        LinkError::Record(error) => Notice::Record(error),
    }
}
