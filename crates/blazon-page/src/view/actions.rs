//! What there is to do: the dice, one sentence that says it, and the button that goes on.

mod act;
mod coach;
mod draft;
mod flash;
mod hand;
mod hint;
mod lesson;
mod news;
mod preview;
mod prompt;
mod seal;
mod spending;
mod verdict;
mod wild;

use blazon_words::{Words, fl};
use leptos::prelude::*;

use self::act::act;
use self::coach::coach;
use self::draft::{enter, take};
use self::flash::{cross, name};
use self::hand::{Hand, hand};
use self::hint::hint;
use self::lesson::lesson;
use self::news::news;
pub(super) use self::preview::{Brings, brings};
use self::prompt::{Stage, no_place, prompt, stage};
use self::spending::turns;
use self::verdict::{told, verdict};
use self::wild::wilds;
use super::{Page, dice, online};
use crate::game::Game;
use crate::message::{HintMessage, Message, NavigationMessage, PlayMessage};
use crate::puzzle::Attempt;
use crate::state::Route;
use crate::view::{Memo, flag, live, when};

/// The bar at the bottom of the table. What it shows changes; where it is and how high does not.
pub(super) fn actions(page: Page) -> impl IntoView {
    let stage = page.memo(|state, _| state.stage().map_or(Stage::Wait, stage));
    let sending = page.memo(|state, _| state.stage().is_some_and(Game::is_sending));
    let in_hand = Hand::new(page);
    view! {
        <div class="actions" data-stage=move || stage.get().name() class:sending=flag(move || sending.get())>
            <div class="drawer">
                {hint(page)}
                {coach(page)}
                {verdict(page)}
                {online::asking(page)}
                {live(move || match stage.get() {
                    Stage::Enter => enter(page).into_any(),
                    Stage::Draw => view! { {turns(page, in_hand)}{wilds(page)} }.into_any(),
                    Stage::Roll | Stage::Take | Stage::Name | Stage::Cross | Stage::Wait => ().into_any(),
                })}
            </div>
            <div class="table-row">
                {live(move || match stage.get() {
                    Stage::Draw => hand(page, in_hand).into_any(),
                    Stage::Name => name(page).into_any(),
                    Stage::Take => view! { {dice::tray(page)}{take(page)} }.into_any(),
                    Stage::Cross => view! { {dice::tray(page)}{cross(page)} }.into_any(),
                    Stage::Roll | Stage::Enter | Stage::Wait => dice::tray(page).into_any(),
                })}
            </div>
            {said(page)}
            <div class="dock">
                {always(page)}
                {thinking(page)}
                {act(page)}
            </div>
        </div>
    }
}

/// So many letters fit into two lines on the narrowest phone.
const LONG: u32 = 60;

/// What has happened, what is asked, and why something was refused: always as high.
fn said(page: Page) -> impl IntoView {
    let prompt = page.memo(|state, words| {
        let told = state.trying().and_then(|attempt| told(attempt, words));
        told.or_else(|| state.stage().map(|game| prompt(game, words))).unwrap_or_default()
    });
    let news = page.memo(|state, words| state.stage().map(|game| news(game, words)).unwrap_or_default());
    let refused = page.memo(|state, words| {
        state.stage().and_then(|game| game.refused).map(|reason| no_place(reason, words))
    });
    view! {
        <div class="said">
            {lesson(page)}
            <p class="meanwhile" aria-hidden="true">{live(move || news.get())}</p>
            <p id="prompt" tabindex="-1" role="status" class="prompt" class:long=flag(move || prompt.with(|said| is_long(said)))>{live(move || prompt.get())}</p>
            <p class="refused" class:long=flag(move || refused.with(|said| said.as_deref().is_some_and(is_long))) role="alert">{live(move || refused.get())}</p>
        </div>
    }
}

/// Whether a sentence takes more than two lines on a phone, so that it has to be smaller. Korean letters are twice as wide.
fn is_long(sentence: &str) -> bool {
    let wide = |letter: char| if letter >= '\u{1100}' { 2 } else { 1 };
    sentence.chars().map(wide).sum::<u32>() > LONG
}

/// How far a program has come with what it thinks about, or that the coach does.
fn thinking(page: Page) -> impl IntoView {
    let pending =
        page.memo(|state, _| state.stage().and_then(|game| game.pending.map(|pending| pending.done)));
    let looks = page.memo(|state, _| state.stage().is_some_and(|game| game.coach.looks().is_some()));
    let label = page.say(|words| fl!(words, "page-thinking-progress"));
    view! {
        {when(move || pending.with(Option::is_some) && !looks.get(), move || view! {
            <progress class="thinking" max="1" prop:value=move || pending.get().unwrap_or_default() aria-label=label></progress>
        })}
        // Nobody knows how far the coach has come: it is soon there.
        {when(move || looks.get(), move || view! { <progress class="thinking" aria-label=label></progress> })}
    }
}

/// An arrow back, a lamp, and a sheet with four maps.
const UNDO: &str = "M9 6L4 11l5 5M4 11h10a6 6 0 0 1 0 12h-2";
const HINT: &str =
    "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.5.4.8 1 .8 1.6h5.4c0-.6.3-1.2.8-1.6A6 6 0 0 0 12 3z";

const ALL: &str = "M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z";

/// What can be done at any time.
fn always(page: Page) -> impl IntoView {
    let can_undo = page.memo(|state, _| state.stage().is_some_and(Game::can_undo));
    let by_link = page.memo(|state, _| state.stage().is_some_and(|game| game.online.is_some()));
    let can_ask = page.memo(|state, _| match state.trying() {
        Some(attempt) => attempt.verdict.is_none(),
        None => state
            .stage()
            .is_some_and(|game| game.screen.asked().is_some() && game.can_help() && !game.tumbling),
    });
    let answered = page.memo(|state, _| state.trying().is_some_and(Attempt::is_answered));
    let always = page.memo(|_, _| true);
    let button =
        move |picture: &'static str, say: fn(&Words) -> String, can: Memo<bool>, message: Message| {
            view! {
                <button type="button" disabled=flag(move || !can.get()) on:click=page.sends(message)>
                    <svg viewBox="0 0 24 24" aria-hidden="true" class="stroke"><path d=picture/></svg>
                    <span>{page.say(say)}</span>
                </button>
            }
        };
    view! {
        <div class="always">
            {when(move || answered.get(), move || button(ALL, |words| fl!(words, "page-puzzles-all"), always, NavigationMessage::Go(Route::Puzzles).into()))}
            {when(move || !answered.get(), move || button(UNDO, |words| fl!(words, "page-undo"), can_undo, PlayMessage::Undo.into()))}
            {when(move || !by_link.get() && !answered.get(), move || button(HINT, |words| fl!(words, "page-hint"), can_ask, HintMessage::Ask.into()))}
        </div>
    }
}
