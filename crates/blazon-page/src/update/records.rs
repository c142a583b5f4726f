//! Games that are kept, read, looked at and passed on.

use blazon::{Record, Seat, ToAct};
use blazon_engine::Player;
use blazon_wire::{LinkError, Question};

use super::{go, notice, silence};
use crate::effect::Effect;
use crate::game::{Game, Start};
use crate::message::{Found, Fresh, Purpose};
use crate::state::{Notice, Screen, Shelved, State};
use crate::study::{Judging, Study};

/// How many games the browser keeps.
const SHELF: usize = 30;

/// Starts with what the browser kept.
pub(super) fn open(state: &mut State, kept: Vec<Found>, current: Option<u64>, fragment: &str) -> Vec<Effect> {
    for (id, game) in kept {
        match game.and_then(|game| Game::from_kept(id, &game)) {
            Some(game) => state.shelf.push(Shelved { id, game }),
            // It stays where it is: what one page cannot read a later one may.
            None => state.notice = Some(Notice::Damaged),
        }
    }
    state.shelf.sort_by_key(|shelved| std::cmp::Reverse(shelved.id));
    let current = current.and_then(|id| state.shelf.iter().find(|shelved| shelved.id == id));
    state.game = current.map(|shelved| shelved.game.clone());
    arrive(state, fragment)
}

/// Shows what an address asks for.
pub(super) fn arrive(state: &mut State, fragment: &str) -> Vec<Effect> {
    let fragment = fragment.trim_start_matches('#');
    if let Some(packed) = fragment.strip_prefix("game=") {
        return match blazon_wire::unpack(packed) {
            Ok(record) => study(state, Study::new(record, 0)),
            Err(error) => {
                state.notice = Some(match error {
                    LinkError::Damaged => Notice::Link,
                    LinkError::Record(error) => Notice::Record(error),
                });
                go(state, if state.game.is_some() { Screen::Game } else { Screen::Home })
            }
        };
    }
    let screen = Screen::of(fragment);
    if screen == state.screen && screen != Screen::Game { Vec::new() } else { go(state, screen) }
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

/// Looks at the game that is being played, as far as it may be seen; on from where one was if it is looked at already.
pub(super) fn review(state: &mut State) -> Vec<Effect> {
    let Some(game) = &state.game else {
        return Vec::new();
    };
    let record = seen(game);
    let end = record.events().len();
    let same = state.study.as_ref().is_some_and(|study| study.record == record);
    if same { go(state, Screen::Study) } else { study(state, Study::new(record, end)) }
}

/// A game of the shelf: to go on with if it is not over, else to look at.
pub(super) fn open_kept(state: &mut State, id: u64) -> Vec<Effect> {
    let Some(shelved) = state.shelf.iter().find(|shelved| shelved.id == id) else {
        return Vec::new();
    };
    let game = shelved.game.clone();
    if game.is_over() {
        return study(state, Study::new(game.table.record().clone(), 0));
    }
    let kept = Effect::Keep(id, Box::new(game.kept()));
    state.game = Some(game);
    let mut effects = vec![kept];
    effects.extend(go(state, Screen::Game));
    effects
}

/// Looks at a game that was handed in as text, or says what is wrong with it.
pub(super) fn import(state: &mut State, text: &str) -> Vec<Effect> {
    // A link that was pasted holds a game as well.
    if let Some((_, packed)) = text.trim().split_once("#game=") {
        return arrive(state, &format!("game={packed}"));
    }
    match text.parse::<Record>() {
        Ok(record) => study(state, Study::new(record, 0)),
        Err(error) => notice(state, Notice::Record(error)),
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

/// The game that is on the screen.
pub(super) fn record(state: &State) -> Option<&Record> {
    match state.screen {
        Screen::Study => state.study.as_ref().map(|study| &study.record),
        _ => state.game.as_ref().map(|game| game.table.record()),
    }
}

pub(super) fn save(state: &State) -> Vec<Effect> {
    let Some(record) = record(state) else {
        return Vec::new();
    };
    let date = record.tag("Date").filter(|date| date.chars().all(|c| c.is_ascii_digit() || c == '-'));
    let name = format!("blazon-{}.txt", date.unwrap_or("game"));
    vec![Effect::Save { name, text: record.to_string() }]
}

/// Puts the game that is being played on the shelf, and takes down what has no room any more.
pub(super) fn shelve(state: &mut State) -> Vec<Effect> {
    let Some(game) = &state.game else {
        return Vec::new();
    };
    match state.shelf.iter_mut().find(|shelved| shelved.id == game.id) {
        Some(shelved) => shelved.game = game.clone(),
        None => state.shelf.insert(0, Shelved { id: game.id, game: game.clone() }),
    }
    let dropped = state.shelf.split_off(SHELF.min(state.shelf.len()));
    dropped.into_iter().map(|shelved| Effect::Drop(shelved.id)).collect()
}

/// What has happened as far as it may be seen.
fn seen(game: &Game) -> Record {
    let mut record = game.table.record().clone();
    if !matches!(record.position().to_act(), ToAct::Nobody(_)) {
        record.truncate(game.events_seen());
    }
    record
}

fn study(state: &mut State, study: Study) -> Vec<Effect> {
    let running =
        state.study.replace(study).is_some_and(|old| matches!(old.judging, Judging::Running { .. }));
    state.notice = None;
    let mut effects = if running { silence(state) } else { Vec::new() };
    effects.extend(go(state, Screen::Study));
    effects
}
