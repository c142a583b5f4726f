//! The form of a new game is filled in, and a game begins.

use blazon::{BySeat, Seat};
use blazon_engine::Player;

use super::{navigation, saving};
use crate::effect::Effect;
use crate::game::{Game, Start};
use crate::message::{FormMessage, Fresh, Purpose};
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
    let Some(game) = begun(state, fresh) else {
        return Vec::new();
    };
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

/// The game that begins.
fn begun(state: &State, fresh: &Fresh) -> Option<Game> {
    let &Fresh { id, seed, ref date, purpose } = fresh;
    match purpose {
        Purpose::Form => Some(Game::new(id, seed, date, &state.form.start(seed & 1 == 0))),
        Purpose::Rematch => {
            let game = state.game.as_ref()?;
            let start = Start {
                rules: *game.screen.view().start().rules(),
                names: BySeat::new(|seat: Seat| {
                    let person = game.screen.seat(!seat).is_person();
                    game.name(!seat).filter(|_| person).map(str::to_owned)
                }),
                seats: BySeat::new(|seat: Seat| game.screen.seat(!seat)),
                dice: game.screen.dice(),
            };
            Some(Game::new(id, seed, date, &start))
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
