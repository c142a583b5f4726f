//! What is around every screen: the bar at the top, notices, dialogs.

use blazon_words::{Language, Words, fl};
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::{Page, dialogs, names, screen, shortcuts};
use crate::browser;
use crate::drawing;
use crate::game::Game;
use crate::message::{BrowserMessage, NavigationMessage, RecordsMessage, SettingsMessage};
use crate::state::{Dialog, Notice, Route};
use crate::view::{click, live, when};

/// The whole page.
pub(super) fn frame(page: Page) -> impl IntoView {
    let title = page.memo(|state, words| {
        let title = title(state.route, words);
        let mine = |game: &Game| game.online.is_some() && game.is_my_turn();
        let mine = state.speaks_online && state.game.as_ref().is_some_and(mine);
        if mine { fl!(words, "page-online-your-turn-title", title = title) } else { title }
    });
    Effect::new(move |_| {
        if let Some(document) = web_sys::window().and_then(|window| window.document()) {
            document.set_title(&title.get());
        }
    });
    let keys = window_event_listener(ev::keydown, move |event| {
        // A key that is held presses once: what has the focus next was not meant.
        if event.repeat() && shortcuts::presses(&event) {
            event.prevent_default();
            return;
        }
        if let Some(message) = page.state.with_untracked(|state| shortcuts::message(state, &event)) {
            event.prevent_default();
            page.send(message);
        }
    });
    on_cleanup(move || keys.remove());
    let shown = page.memo(|state, _| state.route);
    let over = move |event: web_sys::DragEvent| event.prevent_default();
    let drop = move |event: web_sys::DragEvent| {
        event.prevent_default();
        if let Some(file) = browser::dropped(&event) {
            let text = move |text| page.send(RecordsMessage::Import(text));
            browser::read(&file, text, move || page.send(BrowserMessage::BadFile));
        }
    };
    view! {
        <div class="page" data-screen=move || shown.get().name() on:dragover=over on:drop=drop>
            <a class="skip" href="#main" on:click=click(move |event| { event.prevent_default(); browser::focus("title"); })>
                {page.say(|words| fl!(words, "page-skip-to-content"))}
            </a>
            // A game and a puzzle have the whole screen, and the menu on it.
            {when(move || !matches!(shown.get(), Route::Game | Route::Puzzle), move || bar(page))}
            {update_bar(page)}
            {notice(page, false)}
            <main id="main">{screen(page)}</main>
            {toast(page)}
            {dialogs::dialogs(page)}
        </div>
    }
}

fn title(screen: Route, words: &Words) -> String {
    let what = match screen {
        Route::Home => return fl!(words, "page-title"),
        Route::Game => fl!(words, "page-game"),
        Route::Study => fl!(words, "page-replay"),
        Route::Games => fl!(words, "page-my-games"),
        Route::Puzzles => fl!(words, "page-puzzles"),
        Route::Puzzle => fl!(words, "page-puzzle"),
        Route::Friend | Route::Join => fl!(words, "page-friend"),
        Route::Rules => fl!(words, "page-rules"),
    };
    fl!(words, "page-title-of", what = what)
}

fn bar(page: Page) -> impl IntoView {
    view! {
        <header class="bar">
            <a class="brand" href=Route::Home.href() on:click=click(move |event| { event.prevent_default(); page.send(NavigationMessage::Go(Route::Home)); })>
                {drawing::emblem()}
                <span class="wordmark">"Blazon"</span>
            </a>
            {menu_button(page)}
            {sound_button(page)}
        </header>
    }
}

/// Opens the menu.
pub(super) fn menu_button(page: Page) -> impl IntoView {
    let label = page.say(|words| fl!(words, "page-menu"));
    view! {
        <button type="button" class="icon-button menu-button" aria-haspopup="dialog" aria-label=label title=label
            on:click=page.sends(NavigationMessage::Show(Dialog::Menu))>
            {icon("M4 7h16M4 12h16M4 17h10")}
        </button>
    }
}

/// Turns the sound on and off.
pub(super) fn sound_button(page: Page) -> impl IntoView {
    let on = page.memo(|state, _| state.settings.sound);
    let label = page.say(|words| fl!(words, "page-sound"));
    view! {
        <button type="button" class="icon-button sound-button" aria-pressed=move || on.get().to_string() aria-label=label title=label
            on:click=click(move |_| page.send(SettingsMessage::Sound(!on.get_untracked())))>
            {live(move || icon(if on.get() {
                "M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11"
            } else {
                "M4 9v6h4l5 4V5L8 9zM17 10l4 4M21 10l-4 4"
            }))}
        </button>
    }
}

/// A drawing of one stroke on a button.
pub(super) fn icon(d: &'static str) -> impl IntoView {
    view! { <svg viewBox="0 0 24 24" aria-hidden="true" class="stroke"><path d=d/></svg> }
}

/// The languages are one gesture away for whoever reads none of this.
pub(super) fn languages(page: Page) -> impl IntoView {
    let now = page.memo(|state, _| state.language());
    let choose = move |event: web_sys::Event| {
        let chosen = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlSelectElement>().ok());
        if let Some(language) = chosen.and_then(|select| Language::from_tag(&select.value())) {
            page.send(SettingsMessage::Language(language));
        }
    };
    let options = Language::ALL.map(|language| {
        view! {
            <option value=language.tag() lang=language.tag() prop:selected=move || now.get() == language>
                {language.own_name()}
            </option>
        }
    });
    view! {
        <select class="language" aria-label=page.say(|words| fl!(words, "page-language")) on:change=choose>
            {options.into_iter().collect_view()}
        </select>
    }
}

fn update_bar(page: Page) -> impl IntoView {
    let ready = page.memo(|state, _| state.update_ready);
    view! {
        {when(move || ready.get(), move || view! {
            <div class="notice" role="status">
                <p>{page.say(|words| fl!(words, "page-update-ready"))}</p>
                <button type="button" on:click=page.sends(BrowserMessage::ApplyUpdate)>
                    {page.say(|words| fl!(words, "page-update-now"))}
                </button>
            </div>
        })}
    }
}

/// What is said until it is dismissed: on the screen, or in the dialog that lies over it.
pub(super) fn notice(page: Page, in_dialog: bool) -> impl IntoView {
    let said = page.memo(move |state, words| {
        let notice = state.notice.as_ref().filter(|_| state.dialog.is_some() == in_dialog)?;
        Some((sentence(notice, words), by_hand(notice)))
    });
    let dropped = page.memo(|state, _| matches!(state.notice, Some(Notice::Dropped(_))));
    let shown = move || {
        said.get().map(|(sentence, by_hand)| {
            view! {
                <div class="notice">
                    <p>{sentence}</p>
                    {by_hand.map(|text| view! { <textarea readonly rows="3" aria-label=page.say(|words| fl!(words, "page-copy-text"))>{text}</textarea> })}
                    {when(move || dropped.get(), move || view! {
                        <button type="button" on:click=page.sends(RecordsMessage::TakeBackDrop)>
                            {page.say(|words| fl!(words, "page-undo"))}
                        </button>
                    })}
                    <button type="button" on:click=page.sends(NavigationMessage::Dismiss)>
                        {page.say(|words| fl!(words, "page-dismiss"))}
                    </button>
                </div>
            }
        })
    };
    view! { <div role="alert" class="notices">{live(shown)}</div> }
}

/// Something short over the screen, wherever one has scrolled to; nothing can be done with it.
fn toast(page: Page) -> impl IntoView {
    let said = Signal::derive(move || {
        page.read(|state, words| state.toast.map(|_| fl!(words, "page-copied")).unwrap_or_default())
    });
    view! { <p role="status" class="toast">{said}</p> }
}

fn sentence(notice: &Notice, words: &Words) -> String {
    match notice {
        Notice::Record(error) => fl!(words, "page-not-a-game", reason = words.record_error(error)),
        Notice::Link => fl!(words, "page-broken-link"),
        Notice::Components(error) => fl!(words, "page-not-components", reason = words.read_error(error)),
        Notice::File => fl!(words, "page-not-a-text-file"),
        Notice::Storage => fl!(words, "page-no-storage"),
        Notice::CopyByHand(_) => fl!(words, "page-copy-by-hand"),
        Notice::Damaged => fl!(words, "page-damaged-game"),
        Notice::Dropped(game) => {
            let names = names(game, words);
            let game = fl!(words, "versus", first = names.first.label(), second = names.second.label());
            fl!(words, "page-deleted", game = game)
        }
        Notice::Engine => fl!(words, "page-computer-silent"),
        Notice::Words => fl!(words, "page-no-language"),
        Notice::Online(why) => super::online::trouble(*why, words),
    }
}

fn by_hand(notice: &Notice) -> Option<String> {
    match notice {
        Notice::CopyByHand(text) => Some(text.clone()),
        _ => None,
    }
}
