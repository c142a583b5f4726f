//! What the coach asks before a choice is played that gives much away.

use blazon_words::{CoachAnswer, Words};
use leptos::prelude::*;

use crate::browser;
use crate::game::Game;
use crate::message::CoachMessage;
use crate::view::{Page, live, names, when};

/// The question, over what is below the map, so that nothing moves. Whoever hears it is brought to it.
pub(super) fn coach(page: Page) -> impl IntoView {
    let said = page.memo(|state, words| state.stage().and_then(|game| said(game, words)));
    let shown = page.memo(|state, words| state.stage().and_then(|game| better(game, words)));
    Effect::new(move |_| {
        shown.track();
        if said.with(Option::is_some) {
            browser::after_this_frame(|| browser::focus("coach"));
        }
    });
    let hides = move || shown.with(Option::is_none);
    live(move || {
        said.get().map(|(ask, why)| {
            view! {
                <div id="coach" class="coach" role="alertdialog" aria-labelledby="coach-says" tabindex="-1">
                    <p id="coach-says"><b>{ask}</b>" "{why}</p>
                    <p class="coach-better" role="status">{live(move || shown.get())}</p>
                    <div class="buttons">
                        {button(page, CoachAnswer::Keep, CoachMessage::Anyway)}
                        {button(page, CoachAnswer::Again, CoachMessage::Again)}
                        {when(hides, move || button(page, CoachAnswer::Idea, CoachMessage::Better))}
                    </div>
                </div>
            }
        })
    })
}

fn button(page: Page, answer: CoachAnswer, message: CoachMessage) -> impl IntoView {
    let quiet = answer == CoachAnswer::Idea;
    view! {
        <button type="button" class:quiet=quiet on:click=page.sends(message)>{page.say(move |words| words.coach_answer(answer))}</button>
    }
}

/// The question, and what is wrong with the choice.
fn said(game: &Game, words: &Words) -> Option<(String, String)> {
    let (warning, _) = game.coach.asks()?;
    Some((words.coach_ask(&warning), words.coach_why(&game.position(), &warning)))
}

/// What is better and why, once somebody wants to know.
fn better(game: &Game, words: &Words) -> Option<String> {
    let (warning, _) = game.coach.asks().filter(|&(_, shows)| shows)?;
    Some(words.coach_better(&game.position(), &warning, &names(game, words)))
}
