//! Puzzles: they are fetched, one is opened, tried and answered.

use std::sync::Arc;

use blazon::Event;
use blazon_puzzles::{Puzzle, Puzzles};
use blazon_table::{NoPlace, Refused};

use super::gestures::{self, Gesture};
use super::{errands, hint, navigation, play};
use crate::effect::{Effect, Sound};
use crate::message::{HintMessage, PlayMessage, PuzzlesMessage};
use crate::progress::Entry;
use crate::puzzle::{self, Attempt, Shelf, Sought, Verdict};
use crate::state::{Route, State};

pub(super) fn update(state: &mut State, message: PuzzlesMessage) -> Vec<Effect> {
    match message {
        PuzzlesMessage::Fetch => errands::puzzles(state),
        PuzzlesMessage::Open(id) => {
            let puzzle = state.shelf.puzzles().and_then(|puzzles| puzzles.get(id)).copied();
            puzzle.map(|puzzle| open(state, puzzle)).unwrap_or_default()
        }
        PuzzlesMessage::Again => {
            if let Some(attempt) = &mut state.attempt {
                attempt.again();
            }
            Vec::new()
        }
        PuzzlesMessage::Show => {
            show(state);
            Vec::new()
        }
        PuzzlesMessage::Next => {
            let next = state
                .attempt
                .as_ref()
                .and_then(|attempt| puzzle::after(state.shelf.puzzles()?, &attempt.puzzle, &state.progress));
            next.map(|puzzle| open(state, puzzle)).unwrap_or_default()
        }
    }
}

/// Hears the file of puzzles, and opens the one that waited for it.
pub(super) fn hear(state: &mut State, text: Option<&str>) -> Vec<Effect> {
    let read = text.and_then(|text| Puzzles::read(text.as_bytes()).ok());
    state.shelf = read.map_or(Shelf::Missing, |puzzles| Shelf::There(Arc::new(puzzles)));
    if state.route != Route::Puzzles || state.shelf == Shelf::Missing {
        return Vec::new();
    }
    match state.sought {
        Some(sought) => seek(state, sought),
        None => Vec::new(),
    }
}

/// Shows the puzzle that an address asks for, once the puzzles are there. One that there is no more leads to those there are.
pub(super) fn arrive(state: &mut State, fragment: &str) -> Vec<Effect> {
    let number = fragment.strip_prefix("puzzle-").map(puzzle::number);
    let sought = match number {
        None => Sought::Today,
        Some(Some(number)) => Sought::Number(number),
        Some(None) => return lead_to_all(state),
    };
    if state.shelf.puzzles().is_some() {
        return seek(state, sought);
    }
    state.sought = Some(sought);
    navigation::show(state, Route::Puzzles)
}

/// Opens a puzzle that was waited for, in the place of what the address asked for.
fn seek(state: &mut State, sought: Sought) -> Vec<Effect> {
    state.sought = None;
    let found = state.shelf.puzzles().and_then(|puzzles| match sought {
        Sought::Number(id) => puzzles.get(id).copied(),
        Sought::Today => puzzles.of_day(state.today?).copied(),
    });
    let Some(puzzle) = found else {
        return lead_to_all(state);
    };
    lay_out(state, puzzle);
    let mut effects = navigation::show(state, Route::Puzzle);
    effects.push(Effect::Readdress(state.fragment()));
    effects
}

fn lead_to_all(state: &mut State) -> Vec<Effect> {
    let mut effects = navigation::show(state, Route::Puzzles);
    effects.push(Effect::Readdress(state.fragment()));
    effects
}

/// Goes to a puzzle.
fn open(state: &mut State, puzzle: Puzzle) -> Vec<Effect> {
    lay_out(state, puzzle);
    navigation::go(state, Route::Puzzle)
}

/// Lays out a puzzle to be tried. One that lies there and is not answered yet stays as it is.
fn lay_out(state: &mut State, puzzle: Puzzle) {
    let lies = |attempt: &Attempt| attempt.puzzle.id() == puzzle.id() && !attempt.is_answered();
    if !state.attempt.as_deref().is_some_and(lies) {
        state.attempt = Some(Box::new(Attempt::new(puzzle)));
    }
}

/// Makes a gesture on the stage of a puzzle; nothing if none is there, or if it is no gesture: then it is about the game that
/// is being played, which goes on behind a puzzle as it does behind every other screen.
pub(super) fn play(state: &mut State, message: PlayMessage) -> Option<Vec<Effect>> {
    let attempt = state.attempt.as_deref_mut().filter(|_| state.route == Route::Puzzle)?;
    match message {
        PlayMessage::Undo => {
            if attempt.verdict.is_none() {
                attempt.game.begun = attempt.game.begun.back();
                attempt.game.hover = None;
                attempt.game.refused = None;
            }
            attempt.again();
            return Some(Vec::new());
        }
        PlayMessage::Hint(hint) => {
            attempt.hinted = hint == HintMessage::Ask && attempt.verdict.is_none();
            return Some(Vec::new());
        }
        _ => {}
    }
    if message.chooses() {
        // What was said of a choice holds until another is made.
        let same = attempt.verdict.is_some() && matches!(message, PlayMessage::Take | PlayMessage::Confirm);
        if attempt.is_answered() || same {
            return Some(Vec::new());
        }
        attempt.game.refused = None;
        attempt.again();
    }
    Some(match gestures::make(&mut attempt.game, message)? {
        Gesture::Plays(event) => judge(state, event),
        Gesture::Refused(reason) => play::refuse(&mut attempt.game, reason),
        Gesture::Begun => Vec::new(),
    })
}

/// Says whether an event is the best one. That one is played; another is put back, and costs nothing.
fn judge(state: &mut State, event: Event) -> Vec<Effect> {
    let Some(attempt) = &mut state.attempt else {
        return Vec::new();
    };
    if let Err(refused) = attempt.game.screen.check(event) {
        return match refused {
            Refused::Illegal(error) => play::refuse(&mut attempt.game, NoPlace::Rule(error.reason)),
            _ => Vec::new(),
        };
    }
    attempt.hinted = false;
    if !attempt.puzzle.is_solved_by(event) {
        attempt.verdict = Some(Verdict::Wrong(event));
        return vec![Effect::Sound(Sound::Refused)];
    }
    if attempt.game.screen.act(event).is_ok() {
        attempt.game.forget_begun();
    }
    attempt.verdict = Some(Verdict::Right);
    let puzzle = attempt.puzzle;
    let day = state.shelf.puzzles().and_then(|puzzles| puzzle::day_of(puzzles, &puzzle, state.today));
    let entry = Entry::Solved(puzzle.id(), day);
    let note = state.progress.add(entry).then(|| Effect::Note(entry.to_string()));
    [Effect::Sound(Sound::Won)].into_iter().chain(note).collect()
}

/// Shows the best event where it would be made.
fn show(state: &mut State) {
    if let Some(attempt) = &mut state.attempt
        && attempt.verdict != Some(Verdict::Right)
    {
        attempt.game.forget_begun();
        hint::point_at(&mut attempt.game, attempt.puzzle.best);
        attempt.verdict = Some(Verdict::Shown);
        attempt.hinted = false;
    }
}
