//! What there is to do: one sentence that says it, and the buttons for it.

mod draft;
mod flash;
mod hand;
mod hint;
mod lesson;
mod news;
mod preview;
mod prompt;
mod spending;
mod wild;

use blazon_table::Next;
use blazon_words::fl;
use leptos::prelude::*;

use self::draft::{enter, take};
use self::flash::{cross, name};
use self::hand::draw;
use self::hint::hint;
use self::lesson::lesson;
use self::news::news;
use self::prompt::{Stage, no_place, prompt, stage};
pub(super) use self::wild::wild;
use super::Page;
use super::frame::menu_button;
use crate::browser;
use crate::game::Game;
use crate::message::{HintMessage, PlayMessage};
use crate::state::Notice;

/// The panel below the dice.
pub(super) fn actions(page: Page) -> impl IntoView {
    let prompt =
        page.memo(|state, words| state.game.as_ref().map(|game| prompt(game, words)).unwrap_or_default());
    let news =
        page.memo(|state, words| state.game.as_ref().map(|game| news(game, words)).unwrap_or_default());
    let stage = page.memo(|state, _| state.game.as_ref().map_or(Stage::Wait, stage));
    Effect::new(move |_| {
        let place = match stage.get() {
            Stage::Draw | Stage::Cross => ".board.mine .map",
            Stage::Take => ".tray",
            Stage::Enter => ".entries",
            Stage::Roll | Stage::Name | Stage::Wait => return,
        };
        browser::after_this_frame(move || browser::bring(place));
    });
    let refused = page.memo(|state, words| {
        state.game.as_ref().and_then(|game| game.refused).map(|reason| no_place(reason, words))
    });
    view! {
        <div class="actions">
            {lesson(page)}
            <div class="news" aria-hidden="true">
                {move || news.get().into_iter().map(|(line, power)| view! { <p class:power=power>{line}</p> }).collect_view()}
            </div>
            <p id="prompt" tabindex="-1" role="status" class="prompt">{move || prompt.get()}</p>
            <p class="refused" role="alert">{move || refused.get()}</p>
            {move || match stage.get() {
                Stage::Roll => roll(page).into_any(),
                Stage::Enter => enter(page).into_any(),
                Stage::Take => take(page).into_any(),
                Stage::Draw => draw(page).into_any(),
                Stage::Name => name(page).into_any(),
                Stage::Cross => cross(page).into_any(),
                Stage::Wait => thinking(page).into_any(),
            }}
            {hint(page)}
            {always(page)}
        </div>
    }
}

fn roll(page: Page) -> impl IntoView {
    view! {
        <div class="buttons dock">
            <button type="button" class="primary" on:click=page.sends(PlayMessage::Roll)>
                {page.say(|words| fl!(words, "page-roll"))}
            </button>
        </div>
    }
}

fn thinking(page: Page) -> impl IntoView {
    let pending = page.memo(|state, _| state.game.as_ref().and_then(|game| game.pending));
    // It has broken down, or another tab has it.
    let stuck = page.memo(|state, _| {
        let idle = |game: &Game| game.pending.is_none() && !game.tumbling && game.course.is_none();
        let game = state.game.as_ref().filter(|&game| idle(game));
        game.is_some_and(|game| matches!(game.screen.next(), Next::Program(_)))
    });
    view! {
        <Show when=move || stuck.get()>
            <div class="buttons dock">
                <button type="button" class="primary" on:click=page.sends(PlayMessage::GoOn)>
                    {move || page.read(|state, words| match state.notice {
                        Some(Notice::Engine) => fl!(words, "page-try-again"),
                        _ => fl!(words, "page-continue"),
                    })}
                </button>
            </div>
        </Show>
        <Show when=move || pending.get().is_some()>
            <div class="thinking">
                <progress max="1" prop:value=move || pending.get().map_or(0.0, |pending| pending.done)
                    aria-label=page.say(|words| fl!(words, "page-thinking-progress"))></progress>
                <button type="button" on:click=page.sends(PlayMessage::StopThinking)>
                    {page.say(|words| fl!(words, "page-stop"))}
                </button>
            </div>
        </Show>
    }
}

/// What can be done at any time.
fn always(page: Page) -> impl IntoView {
    let can_undo = page.memo(|state, _| state.game.as_ref().is_some_and(Game::can_undo));
    let can_ask = page.memo(|state, _| {
        state
            .game
            .as_ref()
            .is_some_and(|game| game.screen.asked().is_some() && game.course.is_none() && !game.tumbling)
    });
    view! {
        <div class="always">
            <button type="button" disabled=move || !can_undo.get() on:click=page.sends(PlayMessage::Undo)>
                {page.say(|words| fl!(words, "page-undo"))}
            </button>
            <button type="button" disabled=move || !can_ask.get() on:click=page.sends(HintMessage::Ask)>
                {page.say(|words| fl!(words, "page-hint"))}
            </button>
            {menu_button(page)}
        </div>
    }
}
