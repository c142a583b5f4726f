//! The form of a new game is filled in, and a game begins.

use blazon::{BySeat, Seat};
use blazon_engine::{Level, Player};
use blazon_table::SeatKind;

use super::{navigation, records, saving};
use crate::effect::Effect;
use crate::game::{Game, Start};
use crate::lesson::LEARNER;
use crate::message::{FormMessage, Fresh, Purpose};
use crate::progress::Duel;
use crate::state::{Notice, Route, State};

pub(super) fn update(state: &mut State, message: FormMessage) -> Vec<Effect> {
    let form = &mut state.form;
    match message {
        FormMessage::SetKind(kind) => form.kind = kind,
        FormMessage::SetLevel(level) => form.level = level,
        FormMessage::SetName(which, name) => {
            if let Some(place) = form.names.get_mut(which) {
                *place = name;
            }
        }
        FormMessage::SetStarts(starts) => form.starts = starts,
        FormMessage::SetEdition(edition) => form.edition = edition,
        FormMessage::SetComponents(components) => form.components = components,
        FormMessage::ReadComponents(text) => match text.parse() {
            Ok(components) => form.components = components,
            Err(error) => state.notice = Some(Notice::Components(error)),
        },
        FormMessage::Start(purpose) => return start(purpose),
        FormMessage::Begin(fresh) => return begin(state, &fresh),
    }
    Vec::new()
}

/// Asks for what a new game needs of the outside.
pub(super) fn start(purpose: Purpose) -> Vec<Effect> {
    vec![Effect::Fresh(purpose)]
}

fn begin(state: &mut State, fresh: &Fresh) -> Vec<Effect> {
    let next = state.game.as_ref().filter(|_| fresh.purpose == Purpose::NextLevel).and_then(Game::next_level);
    state.today = fresh.date.parse().ok();
    if fresh.purpose == Purpose::Daily
        && let Some(effects) = back_to_duel(state)
    {
        return effects;
    }
    let Some(game) = begun(state, fresh) else {
        return Vec::new();
    };
    state.form.level = next.unwrap_or(state.form.level);
    state.settings.level = state.form.level;
    state.form.names[0].trim().clone_into(&mut state.settings.name);
    let mut effects = vec![Effect::KeepSettings(state.settings.clone()), Effect::Current(game.id)];
    // A game in which nothing has happened is not missed.
    effects.extend(state.game.iter().filter(|old| !old.is_begun()).map(|old| Effect::Drop(old.id)));
    state.game = Some(game);
    state.paused = None;
    state.notice = None;
    effects.extend(saving::keep(state));
    effects.extend(navigation::go(state, Route::Game));
    effects
}

/// Goes back to today's duel, unless there is one to begin: to play it on if it is not over, else to look at it.
fn back_to_duel(state: &mut State) -> Option<Vec<Effect>> {
    let (today, duel) = state.duel()?;
    match duel {
        Duel::Running(id) | Duel::Over(id, _) => Some(records::open(state, id)),
        Duel::Open => {
            let waits =
                state.game.as_ref().is_some_and(|game| game.is_contest() && game.day() == Some(today));
            waits.then(|| navigation::go(state, Route::Game))
        }
        Duel::Gone => None,
    }
}

/// The game that begins.
fn begun(state: &State, fresh: &Fresh) -> Option<Game> {
    let &Fresh { id, seed, ref date, purpose } = fresh;
    match purpose {
        Purpose::Form => Some(Game::new(id, seed, date, &state.form.start(seed & 1 == 0))),
        Purpose::Daily => {
            let (today, duel) = state.duel()?;
            let name = state.form.start(true).names.first;
            Some(Game { practice: duel == Duel::Gone, ..Game::daily(id, today, name) })
        }
        Purpose::Rematch | Purpose::NextLevel => {
            let game = state.game.as_ref()?;
            let seat_of = |seat: Seat| match (purpose, game.screen.seat(seat)) {
                (Purpose::NextLevel, SeatKind::Program(_)) => {
                    game.next_level().map(Player::Level).map(SeatKind::Program)
                }
                (_, kind) => Some(kind),
            };
            let start = Start {
                rules: *game.screen.view().start().rules(),
                names: BySeat::new(|seat: Seat| {
                    let person = game.screen.seat(!seat).is_person();
                    game.name(!seat).filter(|_| person).map(str::to_owned)
                }),
                seats: BySeat { first: seat_of(Seat::Second)?, second: seat_of(Seat::First)? },
                dice: game.screen.dice(),
            };
            Some(Game::new(id, seed, date, &start))
        }
        Purpose::Lesson => {
            let record = state.game.as_ref().filter(|game| game.course.is_some())?.screen.kept();
            let left = record.events().len();
            Some(Game::from_record(id, seed, record, left, (!LEARNER, Player::Level(Level::ALL[0]))))
        }
        Purpose::PlayOn => {
            let study = state.study.as_ref()?;
            let against = Player::Level(state.settings.level);
            // Whoever made a mistake plays it again.
            let (left, computer) = match study.retry() {
                Some((left, seat)) => (left, !seat),
                None => (study.at, Seat::Second),
            };
            Some(Game::from_record(id, seed, study.record.clone(), left, (computer, against)))
        }
    }
}
