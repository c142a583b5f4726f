//! A table before the game: its links, until somebody joins.

use blazon_wire::online::Phase;
use blazon_words::fl;
use leptos::prelude::*;

use super::link::link;
use super::signs::line;
use super::terms::terms;
use super::trouble;
use crate::view::frame::menu_button;
use crate::view::{Page, live, when};

/// What is shown of it.
#[derive(Clone, Debug, PartialEq)]
struct Look {
    invite: Option<String>,
    watch: Option<String>,
    terms: Vec<String>,
    joined: bool,
    wrong: Option<String>,
}

/// The screen of a table that waits for somebody.
pub(crate) fn waiting(page: Page) -> AnyView {
    let look = page.memo(|state, words| {
        let online = state.game.as_ref()?.online.as_ref()?;
        let joined = online.table.note.phase != Phase::Waiting;
        let known = online.table.caught_up;
        Some(Look {
            invite: online.invite.clone().filter(|_| !joined),
            watch: online.watch.clone(),
            terms: if known { terms(&online.table.note, words) } else { Vec::new() },
            joined: joined && known,
            wrong: online.table.refused.map(|why| trouble(why, words)),
        })
    });
    let invites =
        page.memo(move |_, _| look.with(|look| look.as_ref().is_some_and(|look| look.invite.is_some())));
    let joined = page.memo(move |_, _| look.with(|look| look.as_ref().is_some_and(|look| look.joined)));
    let listed = page.memo(|state, _| state.lobby.listed);
    let title = page.say(move |words| {
        if joined.get() {
            fl!(words, "page-online-awaiting-start")
        } else if invites.get() {
            fl!(words, "page-online-awaiting")
        } else {
            fl!(words, "page-online-connecting")
        }
    });
    let links = move || {
        let Look { invite, watch, .. } = look.get()?;
        let invite = invite?;
        Some(view! {
            {link(page, |words| fl!(words, "page-online-link-play"), invite, true)}
            {watch.map(|watch| link(page, |words| fl!(words, "page-online-link-watch"), watch, false))}
        })
    };
    let about = move || {
        look.get().map(|look| look.terms.into_iter().map(|said| view! { <li>{said}</li> }).collect_view())
    };
    view! {
        <div class="waiting paper">
            <div class="waiting-head">{menu_button(page)}{line(page)}</div>
            <h1 id="title" tabindex="-1">{title}</h1>
            <p role="alert">{live(move || look.get().and_then(|look| look.wrong))}</p>
            {when(move || invites.get(), move || view! {
                <p>{page.say(move |words| fl!(words, "page-online-awaiting-about"))}</p>
                {when(move || listed.get(), move || view! { <p>{page.say(|words| fl!(words, "page-online-awaiting-listed"))}</p> })}
            })}
            <ul class="terms">{live(about)}</ul>
            {live(links)}
        </div>
    }
    .into_any()
}
