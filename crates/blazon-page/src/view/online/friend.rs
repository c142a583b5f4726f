//! Where somebody is invited to play, or an open table is found.

use blazon_wire::courier::{Errand, TableNote};
use blazon_words::fl;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::terms::{pace, terms};
use super::trouble;
use crate::lobby::PACES;
use crate::message::{FormMessage, OnlineMessage};
use crate::new_game::{NAME, Starts};
use crate::view::dialogs::choice;
use crate::view::home::rules_to_choose;
use crate::view::{Memo, Page, flag, live, when};

/// The screen: an invitation to fill in, and the tables that anybody may join.
pub(crate) fn friend(page: Page) -> AnyView {
    let wrong = page.memo(|state, words| {
        let (errand, why) = state.lobby.trouble?;
        (errand != Errand::Dice).then(|| trouble(why, words))
    });
    view! {
        <div class="friend">
            <h1 id="title" tabindex="-1">{page.say(|words| fl!(words, "page-friend"))}</h1>
            <div role="alert">{live(move || wrong.get().map(|said| view! { <p class="paper away">{said}</p> }))}</div>
            {invite(page)}
            {open_tables(page)}
        </div>
    }
    .into_any()
}

/// The name of whoever fills this in.
pub(super) fn name(page: Page) -> AnyView {
    let now = page.memo(|state, _| state.form.names[0].clone());
    view! {
        <label class="field">
            <span>{page.say(|words| fl!(words, "page-your-name"))}</span>
            <input type="text" maxlength=NAME autocomplete="off" prop:value=move || now.get()
                on:input=move |event| page.send(FormMessage::SetName(0, event_target_value(&event)))/>
        </label>
    }
    .into_any()
}

fn invite(page: Page) -> AnyView {
    let starts = page.memo(|state, _| state.form.starts);
    let listed = page.memo(|state, _| state.lobby.listed);
    let busy = page.memo(|state, _| state.lobby.awaited == Some(Errand::Open));
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        page.send(OnlineMessage::Open);
    };
    view! {
        <form class="paper set-up" aria-labelledby="invite" on:submit=submit>
            <h2 id="invite">{page.say(|words| fl!(words, "page-online-invite"))}</h2>
            <p>{page.say(|words| fl!(words, "page-online-lead"))}</p>
            {name(page)}
            {times(page)}
            {choice(page, "starts", |words| fl!(words, "page-who-rolls-first"), Starts::ALL, starts, |starts, words| match starts {
                Starts::One => fl!(words, "page-online-starts-you"),
                Starts::Other => fl!(words, "page-online-starts-friend"),
                Starts::Chance => fl!(words, "page-starts-random"),
            }, FormMessage::SetStarts)}
            {choice(page, "listed", |words| fl!(words, "page-online-join-who"), [false, true], listed, |listed, words| if listed {
                fl!(words, "page-online-join-anyone")
            } else {
                fl!(words, "page-online-join-link")
            }, OnlineMessage::SetListed)}
            <details>
                <summary>{page.say(|words| fl!(words, "page-options"))}</summary>
                {rules_to_choose(page)}
            </details>
            <div class="buttons"><button type="submit" class="primary big" disabled=flag(move || busy.get())>
                {page.say(move |words| if busy.get() { fl!(words, "page-online-creating") } else { fl!(words, "page-online-create") })}
            </button></div>
        </form>
    }
    .into_any()
}

/// How much time there is.
fn times(page: Page) -> AnyView {
    let now = page.memo(|state, _| state.lobby.pace);
    let choose = move |event: web_sys::Event| {
        let chosen = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlSelectElement>().ok());
        let nth = chosen.and_then(|select| usize::try_from(select.selected_index()).ok());
        if let Some(&pace) = nth.and_then(|nth| PACES.get(nth)) {
            page.send(OnlineMessage::SetPace(pace));
        }
    };
    let options = PACES.map(|one| {
        view! { <option prop:selected=move || now.get() == one>{page.say(move |words| pace(one, words))}</option> }
    });
    view! {
        <label class="field">
            <span>{page.say(|words| fl!(words, "page-online-time"))}</span>
            <select class="time" on:change=choose>{options.into_iter().collect_view()}</select>
        </label>
    }
    .into_any()
}

/// The tables that anybody may join.
fn open_tables(page: Page) -> AnyView {
    let tables: Memo<Option<Vec<TableNote>>> = page.memo(|state, _| state.lobby.open.clone());
    let joining = page.memo(|state, _| state.lobby.awaited == Some(Errand::Join));
    let empty = page.say(move |words| match tables.with(|tables| tables.as_ref().map(Vec::len)) {
        None => fl!(words, "page-online-open-tables-looking"),
        Some(_) => fl!(words, "page-online-open-tables-none"),
    });
    let row = move |note: TableNote| {
        let link = note.link.clone();
        let (called, about) = page.read(|_, words| {
            let name = note.host.clone().unwrap_or_else(|| fl!(words, "page-online-someone"));
            (name, terms(&note, words).join(" · "))
        });
        let label = page.read(|_, words| fl!(words, "page-online-join-of", name = called.as_str()));
        view! {
            <li>
                <p><b><bdi>{called}</bdi></b>" "<span>{about}</span></p>
                <button type="button" aria-label=label disabled=flag(move || joining.get())
                    on:click=page.sends(OnlineMessage::Join(link))>{page.say(|words| fl!(words, "page-online-join"))}</button>
            </li>
        }
    };
    view! {
        <section class="paper open-tables" aria-labelledby="open-tables">
            <h2 id="open-tables">{page.say(|words| fl!(words, "page-online-open-tables"))}</h2>
            {when(move || tables.with(|tables| tables.as_ref().is_none_or(Vec::is_empty)), move || view! { <p>{empty}</p> })}
            <ul>{live(move || tables.get().unwrap_or_default().into_iter().map(row).collect_view())}</ul>
        </section>
    }
    .into_any()
}
