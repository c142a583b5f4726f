//! Advice.

use blazon_engine::reasons;
use blazon_words::{Against, Words, fl};
use leptos::prelude::*;

use crate::game::{Game, Hint};
use crate::message::HintMessage;
use crate::view::{Page, live, names, when};

/// A hint, over what is below the map, so that nothing moves.
pub(super) fn hint(page: Page) -> impl IntoView {
    let said = page.memo(|state, words| state.game.as_ref().and_then(|game| hint_said(game, words)));
    let asked =
        page.memo(|state, _| state.game.as_ref().is_some_and(|game| matches!(game.hint, Hint::Pending(_))));
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
            {live(move || said.get().map(|(what, why)| view! {
                <div class="hint">
                    <p><b>{what}</b>" "{why}</p>
                    <div class="buttons">
                        <button type="button" on:click=page.sends(HintMessage::Follow)>{page.say(|words| fl!(words, "page-show-it"))}</button>
                        <button type="button" on:click=page.sends(HintMessage::Drop)>{page.say(|words| fl!(words, "page-dismiss"))}</button>
                    </div>
                </div>
            }))}
        </div>
    }
}

fn hint_said(game: &Game, words: &Words) -> Option<(String, String)> {
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
    Some((what, why))
}
