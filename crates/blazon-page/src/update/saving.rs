//! Games are kept as they go on.

use crate::effect::Effect;
use crate::game::Game;
use crate::progress::Entry;
use crate::state::State;

/// How many games the browser keeps.
const MOST: usize = 30;

/// Lets something happen. If the game has gone on by it, it is kept before anything follows from that.
pub(super) fn first(state: &mut State, happen: impl FnOnce(&mut State) -> Vec<Effect>) -> Vec<Effect> {
    let progress = |state: &State| {
        let game = state.game.as_ref()?;
        let (screen, course) = (&game.screen, game.course.map(|course| course.step));
        let dice = (screen.rolls().len(), screen.lots());
        Some((game.id, screen.view().events().len(), dice, course, game.practice))
    };
    let before = progress(state);
    let effects = happen(state);
    let mut kept = if progress(state) == before { Vec::new() } else { keep(state) };
    kept.extend(effects);
    kept
}

/// Keeps the game that is being played.
pub(super) fn keep(state: &mut State) -> Vec<Effect> {
    let Some(game) = state.game.as_ref().filter(|game| game.id != Game::WATCHED) else {
        return Vec::new();
    };
    let mut kept = game.kept();
    if let Some(lesson) = &mut kept.lesson {
        lesson.paused = state.paused.as_ref().map(|game| game.id);
    }
    let mut effects = vec![Effect::Keep(game.id, Box::new(kept))];
    effects.extend(list(state));
    effects.extend(note(state));
    effects
}

/// The latest first.
pub(super) fn sort(games: &mut [Game]) {
    for end in 1..games.len() {
        let place = games[..end].partition_point(|other| other.id >= games[end].id);
        games[place..=end].rotate_right(1);
    }
}

/// Notes what counts in the game that is being played: that a duel has begun, or how it all ended.
fn note(state: &mut State) -> Vec<Effect> {
    let Some(game) = &state.game else {
        return Vec::new();
    };
    let news = game.is_over().then(|| (game.id, state.progress.news(game)));
    let entry = Entry::of(game).filter(|&entry| state.progress.add(entry));
    if news.is_some() && (entry.is_some() || game.practice) {
        state.news = news;
    }
    entry.map(|entry| Effect::Note(entry.to_string())).into_iter().collect()
}

/// Lists the game that is being played once something has happened in it, and drops what has no room any more.
fn list(state: &mut State) -> Vec<Effect> {
    let Some(game) = state.game.as_ref().filter(|game| game.is_begun()) else {
        return Vec::new();
    };
    match state.saved.iter_mut().find(|saved| saved.id == game.id) {
        Some(saved) => *saved = game.at_rest(),
        None => state.saved.insert(0, game.at_rest()),
    }
    let mut dropped = Vec::new();
    // A seat at a table where somebody waits is not given up.
    let goes = |game: &Game| game.online.is_none() || game.is_over();
    while state.saved.len() > MOST
        && let Some(last) = state.saved.iter().rposition(goes)
    {
        dropped.push(Effect::Drop(state.saved.remove(last).id));
    }
    dropped
}
