//! Advice.

use blazon_engine::reasons;
use blazon_words::{Against, Words, fl};
use leptos::prelude::*;

use crate::game::{Game, Hint};
use crate::message::{HintMessage, Message, PuzzlesMessage};
use crate::puzzle::Attempt;
use crate::view::{Page, live, names, when};

/// A hint, over what is below the map, so that nothing moves.
pub(super) fn hint(page: Page) -> impl IntoView {
    let said = page.memo(|state, words| match state.trying() {
        Some(attempt) => look_for(attempt, words),
        None => state.stage().and_then(|game| hint_said(game, words)),
    });
    let asked = page.memo(|state, _| state.stage().is_some_and(|game| matches!(game.hint, Hint::Pending(_))));
    view! {
        <div aria-live="polite" class="hint-place">
            {when(move || asked.get(), move || view! {
                <div class="hint">
                    <p>{page.say(|words| fl!(words, "page-hint-thinking"))}</p>
                    <div class="buttons">
                        <button type="button" on:click=page.sends(HintMessage::Drop)>{page.say(|words| fl!(words, "page-stop"))}</button>
                    </div>
                </div>
            })}
            {live(move || said.get().map(|Said { what, why, show, shows }| view! {
                <div class="hint">
                    <p><b>{what}</b>" "{why}</p>
                    <div class="buttons">
                        <button type="button" on:click=page.sends(shows)>{show}</button>
                        <button type="button" on:click=page.sends(HintMessage::Drop)>{page.say(|words| fl!(words, "page-dismiss"))}</button>
                    </div>
                </div>
            }))}
        </div>
    }
}

/// A hint, and what its button says and does.
#[derive(Clone, Debug, PartialEq)]
struct Said {
    what: String,
    why: String,
    show: String,
    shows: Message,
}

/// What to look for in a puzzle, and the way to its answer.
fn look_for(attempt: &Attempt, words: &Words) -> Option<Said> {
    let theme = attempt.puzzle.theme;
    attempt.hinted.then(|| Said {
        what: format!("{}.", words.theme(theme)),
        why: words.theme_about(theme),
        show: fl!(words, "page-puzzle-show"),
        shows: PuzzlesMessage::Show.into(),
    })
}

fn hint_said(game: &Game, words: &Words) -> Option<Said> {
    let Hint::Given { event, win, margin, next, .. } = game.hint else {
        return None;
    };
    let position = game.position();
    let names = names(game, words);
    let what = fl!(
        words,
        "hint-value",
        event = words.event(&position, event, &names).trim_end_matches('.').to_string(),
        win = words.decimal(win * 100.0, 0),
        margin = words.signed(margin, 1)
    );
    let why = words.why(&reasons(&position, event, next.map(|(next, _)| next)), Against::Next, None);
    Some(Said { what, why, show: fl!(words, "page-show-it"), shows: HintMessage::Follow.into() })
}
