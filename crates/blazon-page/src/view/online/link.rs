//! Addresses to pass on.

use blazon_words::{Words, fl};
use leptos::prelude::*;

use crate::browser;
use crate::lobby::Picture;
use crate::message::OnlineMessage;
use crate::view::{Memo, Page, click, live};

/// An address with ways to pass it on, and if wanted as a picture for cameras.
pub(super) fn link(page: Page, say: fn(&Words) -> String, address: String, pictured: bool) -> AnyView {
    let (copied, shared, field) = (address.clone(), address.clone(), address.clone());
    let label = page.say(say);
    let select = move |event: web_sys::FocusEvent| browser::select_all(&event);
    let code = pictured.then(|| code(page, address));
    view! {
        <div class="link">
            {code}
            <div class="link-text">
                <label class="field"><span>{label}</span><input type="text" readonly value=field on:focus=select/></label>
                <div class="buttons">
                    <button type="button" class="copy" class:primary=pictured on:click=click(move |_| page.send(OnlineMessage::Copy(copied.clone())))>
                        {page.say(|words| fl!(words, "page-online-copy"))}<span class="hidden">": "{label}</span>
                    </button>
                    <button type="button" on:click=click(move |_| page.send(OnlineMessage::Share(shared.clone())))>
                        {page.say(|words| fl!(words, "page-share"))}<span class="hidden">": "{label}</span>
                    </button>
                </div>
            </div>
        </div>
    }
    .into_any()
}

/// The picture, as soon as the courier has drawn it. Its place is kept for it.
fn code(page: Page, address: String) -> AnyView {
    page.send(OnlineMessage::Picture(address.clone()));
    let picture: Memo<Option<Picture>> =
        page.memo(move |state, _| state.lobby.picture.clone().filter(|picture| picture.address == address));
    let label = page.say(|words| fl!(words, "page-online-code"));
    let drawn = move || {
        picture.get().map(|Picture { side, path, .. }| {
            view! {
                <svg viewBox=format!("0 0 {side} {side}") role="img" aria-label=label shape-rendering="crispEdges"><path d=path/></svg>
            }
        })
    };
    view! { <div class="code">{live(drawn)}</div> }.into_any()
}

/// The address to watch at.
pub(crate) fn watch_link(page: Page) -> AnyView {
    let address = page.state.with_untracked(|state| state.game.as_ref()?.online.as_ref()?.watch.clone());
    view! {
        <p>{page.say(|words| fl!(words, "page-online-link-watch-about"))}</p>
        {address.map(|address| link(page, |words| fl!(words, "page-online-link-watch"), address, true))}
    }
    .into_any()
}

/// The address of one's own seat.
pub(crate) fn seat_link(page: Page) -> AnyView {
    let address = page.state.with_untracked(|state| {
        let online = state.game.as_ref()?.online.as_ref()?;
        // Where others reach the server is known to whoever made the table.
        let server = online.watch.as_ref().and_then(|watch| watch.split_once('#'));
        Some(match server {
            Some((server, _)) => format!("{server}#{}", online.link),
            None => browser::address_with(&online.link),
        })
    });
    view! {
        <p>{page.say(|words| fl!(words, "page-online-link-seat-about"))}</p>
        {address.map(|address| link(page, |words| fl!(words, "page-online-link-seat"), address, true))}
    }
    .into_any()
}
