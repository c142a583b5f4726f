//! The first screen: play at once, or set up a game as one likes it.

use blazon::{Cells, Components, Edition, Face, Kingdom};
use blazon_engine::Level;
use blazon_words::fl;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::Page;
use super::dialogs::choice;
use super::games::file;
use super::names::names_so_far;
use crate::drawing;
use crate::message::{FormMessage, LessonMessage, NavigationMessage, Purpose};
use crate::new_game::{Kind, Starts};
use crate::state::Route;

/// The form of a new game, with everything filled in for whoever just wants to play.
pub(super) fn home(page: Page) -> AnyView {
    let kind = page.memo(|state, _| state.form.kind);
    let unfinished = page.memo(|state, _| state.game.as_ref().is_some_and(|game| !game.is_over()));
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        page.send(FormMessage::Start(Purpose::Form));
    };
    view! {
        <div class="sheet home">
            <div class="home-picture" aria-hidden="true">{drawing::map(&picture(), false, Cells::NONE)}</div>
            <h1 id="title" tabindex="-1">{page.say(|words| fl!(words, "page-welcome"))}</h1>
            <p class="lead">{page.say(|words| fl!(words, "page-lead"))}</p>
            <Show when=move || unfinished.get()>
                <p><button type="button" class="primary" on:click=page.sends(NavigationMessage::Go(Route::Game))>{page.say(|words| fl!(words, "page-back-to-game"))}</button></p>
            </Show>
            <p class="buttons"><button type="button" on:click=page.sends(LessonMessage::Begin)>{page.say(|words| fl!(words, "page-learn-by-playing"))}</button></p>
            <form class="new-game" on:submit=submit>
                {choice(page, "kind", |words| fl!(words, "page-new-game"), Kind::ALL, kind, |kind, words| match kind {
                    Kind::Engine => fl!(words, "page-against-computer"),
                    Kind::Together => fl!(words, "page-two-players-here"),
                    Kind::RealDice => fl!(words, "page-with-real-dice"),
                }, FormMessage::SetKind)}
                <Show when=move || kind.get() == Kind::Engine>{levels(page)}</Show>
                <div class="buttons"><button type="submit" class="primary big">{page.say(|words| fl!(words, "page-play"))}</button></div>
                <details class="more">
                    <summary>{page.say(|words| fl!(words, "page-options"))}</summary>
                    {details(page, kind)}
                </details>
            </form>
            {super::daily::daily_card(page)}
        </div>
    }
    .into_any()
}

/// A map as it may look in the middle of a game.
fn picture() -> Kingdom {
    const DRAWN: &str =
        "a5b b5b c5d d5d1 e5q f5q2 a4b1 b4D c4D1 d4d e4s2 f4q a3B b3B1 c3D e3s f3s b2B c2B1 d2b e2b d1b";
    let mut kingdom = Kingdom::default();
    for drawn in DRAWN.split(' ') {
        let (cell, face) = drawn.split_at(2);
        if let (Ok(cell), Ok(Face::Arms(arms, crosses))) = (cell.parse(), face.parse()) {
            kingdom.draw(cell, arms, crosses);
        }
    }
    kingdom
}

fn levels(page: Page) -> impl IntoView {
    let now = page.memo(|state, _| state.form.level);
    let chosen = move |event: web_sys::Event| {
        let select = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlSelectElement>().ok());
        if let Some(level) = select.and_then(|select| Level::new(select.value().parse().ok()?)) {
            page.send(FormMessage::SetLevel(level));
        }
    };
    let options = Level::ALL.map(|level| {
        view! {
            <option value=level.number() prop:selected=move || now.get() == level>
                {page.say(move |words| fl!(words, "page-level", number = level.number(), name = words.level(level), about = words.level_about(level)))}
            </option>
        }
    });
    view! {
        <label class="field">
            <span>{page.say(|words| fl!(words, "page-difficulty"))}</span>
            <select on:change=chosen>{options.into_iter().collect_view()}</select>
        </label>
    }
}

fn details(page: Page, kind: Memo<Kind>) -> impl IntoView {
    let starts = page.memo(|state, _| state.form.starts);
    let players = page.memo(|state, words| names_so_far(&state.form, words));
    let edition = page.memo(|state, _| state.form.edition);
    let own_components = page.memo(|state, _| state.form.components != Components::default());
    let name = move |which: usize| {
        let now = page.memo(move |state, _| state.form.names[which].clone());
        view! {
            <label class="field">
                <span>{page.say(move |words| match (kind.get(), which) {
                    (Kind::Engine, _) => fl!(words, "page-your-name"),
                    (_, 0) => fl!(words, "page-name-first"),
                    _ => fl!(words, "page-name-second"),
                })}</span>
                <input type="text" maxlength="40" autocomplete="off" prop:value=move || now.get()
                    on:input=move |event| page.send(FormMessage::SetName(which, event_target_value(&event)))/>
            </label>
        }
    };
    view! {
        {name(0)}
        <Show when=move || kind.get() != Kind::Engine>{name(1)}</Show>
        {choice(page, "starts", |words| fl!(words, "page-who-rolls-first"), Starts::ALL, starts, move |starts, words| match starts {
            Starts::One => players.with(|players| players.first.label().to_owned()),
            Starts::Other => players.with(|players| players.second.label().to_owned()),
            Starts::Chance => fl!(words, "page-starts-random"),
        }, FormMessage::SetStarts)}
        {choice(page, "edition", |words| fl!(words, "page-edition"), Edition::ALL, edition, |edition, words| {
            fl!(words, "with-about", name = words.edition(edition), about = words.edition_about(edition))
        }, FormMessage::SetEdition)}
        <fieldset class="choice">
            <legend>{page.say(|words| fl!(words, "page-components"))}</legend>
            <p>{page.say(move |words| if own_components.get() { fl!(words, "page-components-own") } else { fl!(words, "page-components-box") })}</p>
            <div class="buttons">
                {file(page, |words| fl!(words, "page-components-open"), FormMessage::ReadComponents)}
                <Show when=move || own_components.get()>
                    <button type="button" on:click=page.sends(FormMessage::SetComponents(Components::default()))>{page.say(|words| fl!(words, "page-components-reset"))}</button>
                </Show>
            </div>
        </fieldset>
    }
}
