//! Where an invitation leads.

use blazon_wire::courier::{Errand, TableNote, Trouble};
use blazon_wire::online::Phase;
use blazon_words::fl;
use leptos::prelude::*;

use super::friend::name;
use super::terms::terms;
use super::trouble;
use crate::message::{NavigationMessage, OnlineMessage};
use crate::state::{Route, State};
use crate::view::{Page, flag, live};

/// What is known of the link.
#[derive(Clone, Debug, PartialEq)]
enum Look {
    Opening,
    /// One can join; what was wrong with the last try can be mended.
    Open(TableNote, Option<String>),
    /// What is wrong, and whether it may be better later.
    Wrong(String, bool),
}

/// The screen: who invites, to what, and one button to join.
pub(crate) fn invitation(page: Page) -> AnyView {
    let look = page.memo(|state, words| {
        let wrong = state.lobby.trouble.filter(|(errand, _)| matches!(errand, Errand::Look | Errand::Join));
        let note = state.lobby.invitation.as_ref().and_then(|(_, note)| note.as_ref());
        let gone =
            |why| matches!(why, Trouble::Taken | Trouble::NoTable | Trouble::NoEntry | Trouble::Version);
        match (note, wrong) {
            (Some(note), Some((_, why))) if !gone(why) => Look::Open(note.clone(), Some(trouble(why, words))),
            (_, Some((_, why))) => Look::Wrong(trouble(why, words), why == Trouble::Away),
            (Some(note), None) if note.phase == Phase::Waiting => Look::Open(note.clone(), None),
            (Some(_), None) => Look::Wrong(trouble(Trouble::Taken, words), false),
            (None, None) => Look::Opening,
        }
    });
    view! {
        <div class="invitation paper">{live(move || match look.get() {
            Look::Opening => view! { <h1 id="title" tabindex="-1">{page.say(|words| fl!(words, "page-online-opening"))}</h1> }.into_any(),
            Look::Open(note, wrong) => open(page, note, wrong),
            Look::Wrong(said, again) => sorry(page, said, again),
        })}</div>
    }
    .into_any()
}

fn open(page: Page, note: TableNote, wrong: Option<String>) -> AnyView {
    let busy = page.memo(|state, _| state.lobby.awaited == Some(Errand::Join));
    let link = note.link.clone();
    let host = note.host.clone();
    let title = page.say(move |words| match &host {
        Some(name) => fl!(words, "page-online-invited-by", name = name.as_str()),
        None => fl!(words, "page-online-invited"),
    });
    let about = page.memo(move |_: &State, words| terms(&note, words));
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        page.send(OnlineMessage::Join(link.clone()));
    };
    view! {
        <h1 id="title" tabindex="-1">{title}</h1>
        <ul class="terms">{live(move || about.get().into_iter().map(|said| view! { <li>{said}</li> }).collect_view())}</ul>
        <form class="set-up" on:submit=submit>
            {wrong.map(|said| view! { <p role="alert">{said}</p> })}
            {name(page)}
            <div class="buttons"><button type="submit" class="primary big" disabled=flag(move || busy.get())>
                {page.say(move |words| if busy.get() { fl!(words, "page-online-joining") } else { fl!(words, "page-online-join") })}
            </button></div>
        </form>
    }
    .into_any()
}

fn sorry(page: Page, said: String, again: bool) -> AnyView {
    view! {
        <h1 id="title" tabindex="-1">{page.say(|words| fl!(words, "page-online-invitation"))}</h1>
        <p role="alert">{said}</p>
        <div class="buttons">
            {again.then(|| view! {
                <button type="button" class="primary" on:click=page.sends(OnlineMessage::LookAgain)>{page.say(|words| fl!(words, "page-try-again"))}</button>
            })}
            <button type="button" on:click=page.sends(NavigationMessage::Go(Route::Friend))>{page.say(|words| fl!(words, "page-friend"))}</button>
            <button type="button" on:click=page.sends(NavigationMessage::Go(Route::Home))>{page.say(|words| fl!(words, "page-home"))}</button>
        </div>
    }
    .into_any()
}
