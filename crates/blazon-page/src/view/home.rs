//! The first screen: a poster with one large button, and the way to every other game.

use blazon::Components;
use blazon_engine::Level;
use blazon_words::{Words, fl};
use leptos::prelude::*;

use super::Page;
use super::dialogs::choice;
use super::games::file;
use super::names::names_so_far;
use super::poster::poster;
use crate::drawing;
use crate::message::{FormMessage, LessonMessage, Message, NavigationMessage, Purpose};
use crate::new_game::{EDITIONS, Kind, Starts, edition_name};
use crate::offer::Offer;
use crate::state::{Dialog, Route};
use crate::view::{Memo, click, flag, live, when};

/// The poster.
pub(super) fn home(page: Page) -> AnyView {
    let offer = page.memo(|state, _| Offer::of(state));
    let level = page.memo(|state, _| state.form.level);
    let play = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        page.send(FormMessage::SetKind(Kind::Engine));
        page.send(FormMessage::Start(Purpose::Form));
    };
    let first = move || {
        let (class, message, say): (_, Message, fn(&Words) -> String) = match offer.get() {
            Offer::Learn => ("primary learn", LessonMessage::Begin.into(), |words| fl!(words, "page-learn")),
            Offer::Continue => ("primary continue", NavigationMessage::Go(Route::Game).into(), |words| {
                fl!(words, "page-continue")
            }),
            Offer::Play => return None,
        };
        Some(
            view! { <button type="button" class=class on:click=page.sends(message)>{page.say(say)}</button> },
        )
    };
    let set_up = Kind::ALL.map(|kind| {
        let open = move |_| {
            page.send(FormMessage::SetKind(kind));
            page.send(NavigationMessage::Show(Dialog::NewGame));
        };
        view! {
            <li><button type="button" class="quiet" data-kind=kind.name() aria-haspopup="dialog" on:click=click(open)>
                {page.say(move |words| title(kind, words))}
            </button></li>
        }
    });
    let learn = move || {
        (offer.get() != Offer::Learn).then(|| view! {
        <li><button type="button" class="quiet learn" on:click=page.sends(LessonMessage::Begin)>{page.say(|words| fl!(words, "page-learn"))}</button></li>
    })
    };
    view! {
        <div class="home paper">
            {poster(page)}
            <div class="home-text">
                <h1 id="title" tabindex="-1" class="wordmark">"Blazon"</h1>
                <p class="lead">{page.say(|words| fl!(words, "page-lead"))}</p>
                <form class="new-game" on:submit=play>
                    <div class="home-acts">
                        {live(first)}
                        <button type="submit" class="big play" class:primary=flag(move || offer.get() == Offer::Play)>
                            {page.say(move |words| fl!(words, "page-play-level", name = words.level(level.get())))}
                        </button>
                    </div>
                    {shields(page, level)}
                </form>
                <ul class="home-ways">
                    {live(learn)}
                    <li><button type="button" class="quiet friend-way" on:click=page.sends(NavigationMessage::Go(Route::Friend))>{page.say(|words| fl!(words, "page-friend"))}</button></li>
                    <li><button type="button" class="quiet puzzles-way" on:click=page.sends(NavigationMessage::Go(Route::Puzzles))>{page.say(|words| fl!(words, "page-puzzles"))}</button></li>
                    {set_up.into_iter().collect_view()}
                </ul>
            </div>
            <div class="home-cards">
                {super::daily::daily_card(page)}
                {super::progress::arms_card(page)}
            </div>
        </div>
    }
    .into_any()
}

/// What a new game is called while it is set up.
pub(super) fn title(kind: Kind, words: &Words) -> String {
    match kind {
        Kind::Engine => fl!(words, "page-options"),
        Kind::Together => fl!(words, "page-two-players-here"),
        Kind::RealDice => fl!(words, "page-with-real-dice"),
    }
}

/// The levels as a row of shields.
fn shields(page: Page, now: Memo<Level>) -> impl IntoView {
    let about = move |level: Level, words: &Words| {
        fl!(
            words,
            "page-level",
            number = level.number(),
            name = words.level(level),
            about = words.level_about(level)
        )
    };
    let shields = Level::ALL.map(|level| {
        let won = page.memo(move |state, _| state.progress.beaten(level));
        let label = page.say(move |words| {
            let level = about(level, words);
            if won.get() { fl!(words, "page-level-beaten", level = level) } else { level }
        });
        view! {
            <label class="shield" class:won=flag(move || won.get()) title=label>
                <input type="radio" name="level" aria-label=label prop:checked=flag(move || now.get() == level)
                    on:change=move |_| page.send(FormMessage::SetLevel(level))/>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                    {drawing::blank_shield()}
                    <text x="12" y="15" text-anchor="middle">{level.number()}</text>
                </svg>
            </label>
        }
    });
    view! {
        <div class="shields" role="radiogroup" aria-label=page.say(|words| fl!(words, "page-difficulty"))>{shields.into_iter().collect_view()}</div>
        <p class="level-about">{page.say(move |words| about(now.get(), words))}</p>
    }
}

/// How a new game is set up, with everything filled in for whoever just wants to play.
pub(super) fn new_game(page: Page) -> impl IntoView {
    let kind = page.memo(|state, _| state.form.kind);
    let starts = page.memo(|state, _| state.form.starts);
    let players = page.memo(|state, words| names_so_far(&state.form, words));
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        page.send(FormMessage::Start(Purpose::Form));
    };
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
        <form class="set-up" on:submit=submit>
            {when(move || kind.get() == Kind::RealDice, move || view! { <p>{page.say(|words| fl!(words, "page-real-dice-about"))}</p> })}
            {name(0)}
            {when(move || kind.get() != Kind::Engine, move || name(1))}
            {choice(page, "starts", |words| fl!(words, "page-who-rolls-first"), Starts::ALL, starts, move |starts, words| match starts {
                Starts::One => players.with(|players| players.first.label().to_owned()),
                Starts::Other => players.with(|players| players.second.label().to_owned()),
                Starts::Chance => fl!(words, "page-starts-random"),
            }, FormMessage::SetStarts)}
            {rules_to_choose(page)}
            <div class="buttons"><button type="submit" class="primary big">{page.say(|words| fl!(words, "page-play"))}</button></div>
        </form>
    }
}

/// The edition, and other components than those of the box.
pub(super) fn rules_to_choose(page: Page) -> AnyView {
    let edition = page.memo(|state, _| state.form.edition);
    let own_components = page.memo(|state, _| state.form.components != Components::default());
    view! {
        {choice(page, "edition", |words| fl!(words, "page-edition"), EDITIONS, edition, |edition, words| {
            fl!(words, "with-about", name = edition_name(edition, words), about = words.edition_about(edition))
        }, FormMessage::SetEdition)}
        <div class="components">
            <h3>{page.say(|words| fl!(words, "page-components"))}</h3>
            <p>{page.say(move |words| if own_components.get() { fl!(words, "page-components-own") } else { fl!(words, "page-components-box") })}</p>
            <div class="buttons">
                {file(page, |words| fl!(words, "page-components-open"), FormMessage::ReadComponents)}
                {when(move || own_components.get(), move || view! {
                    <button type="button" on:click=page.sends(FormMessage::SetComponents(Components::default()))>{page.say(|words| fl!(words, "page-components-reset"))}</button>
                })}
            </div>
        </div>
    }
    .into_any()
}
