//! What lies over the screen: settings, keys, and what can be done with a game.

use blazon_words::{Words, fl};
use leptos::html;
use leptos::prelude::*;

use super::Page;
use crate::browser;
use crate::message::{Message, NavigationMessage, RecordsMessage, SettingsMessage};
use crate::settings::{Hand, Motion, Settings, Theme};
use crate::state::{Dialog, Route};

/// The dialog that is open, as the browser's own: it keeps the focus, and gives it back.
pub(super) fn dialogs(page: Page) -> impl IntoView {
    let open = page.memo(|state, _| state.dialog);
    let element = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = element.get() {
            if open.get().is_some() {
                if !dialog.open() {
                    let _ = dialog.show_modal();
                }
            } else {
                dialog.close();
            }
        }
    });
    view! {
        <dialog node_ref=element id="dialog" aria-labelledby="dialog-title"
            // A press beside it comes from the dialog itself, and closes it.
            on:click=move |event: web_sys::MouseEvent| if browser::is_itself(&event) { page.send(NavigationMessage::CloseDialog) }
            on:cancel=move |event: web_sys::Event| { event.prevent_default(); page.send(NavigationMessage::CloseDialog); }
            on:close=move |_| if page.state.with_untracked(|state| state.dialog.is_some()) { page.send(NavigationMessage::CloseDialog) }>
            {move || open.get().map(|dialog| view! {
                <h2 id="dialog-title">{page.say(move |words| title(dialog, words))}</h2>
                {match dialog {
                    Dialog::Settings => settings(page).into_any(),
                    Dialog::Shortcuts => keys(page).into_any(),
                    Dialog::Menu => menu(page).into_any(),
                }}
                <div class="buttons">
                    <button type="button" class="primary" on:click=page.sends(NavigationMessage::CloseDialog)>{page.say(|words| fl!(words, "page-close"))}</button>
                </div>
            })}
        </dialog>
    }
}

fn title(dialog: Dialog, words: &Words) -> String {
    match dialog {
        Dialog::Settings => fl!(words, "page-settings"),
        Dialog::Shortcuts => fl!(words, "page-shortcuts"),
        Dialog::Menu => fl!(words, "page-menu"),
    }
}

/// A choice between a few things, as radio buttons.
pub(super) fn choice<
    T: Copy + PartialEq + Send + Sync + 'static,
    M: Into<Message> + 'static,
    const N: usize,
>(
    page: Page,
    name: &'static str,
    legend: fn(&Words) -> String,
    all: [T; N],
    now: Memo<T>,
    label: impl Fn(T, &Words) -> String + Copy + Send + Sync + 'static,
    message: fn(T) -> M,
) -> impl IntoView {
    let radios = all
        .into_iter()
        .map(|one| {
            view! {
                <label class="radio">
                    <input type="radio" name=name prop:checked=move || now.get() == one on:change=move |_| page.send(message(one))/>
                    <span>{page.say(move |words| label(one, words))}</span>
                </label>
            }
        })
        .collect_view();
    view! { <fieldset class="choice"><legend>{page.say(legend)}</legend>{radios}</fieldset> }
}

fn settings(page: Page) -> impl IntoView {
    let theme = page.memo(|state, _| state.settings.theme);
    let motion = page.memo(|state, _| state.settings.motion);
    let hand = page.memo(|state, _| state.settings.hand);
    // What is on or off, in the order in which it is shown.
    let switches: [Switch; 5] = [
        ("roll", |words| fl!(words, "page-auto-roll"), |set| set.auto_roll, SettingsMessage::AutoRoll),
        ("pass", |words| fl!(words, "page-ask-to-pass"), |set| set.curtain, SettingsMessage::Curtain),
        (
            "coordinates",
            |words| fl!(words, "page-coordinates"),
            |set| set.coordinates,
            SettingsMessage::Coordinates,
        ),
        ("sound", |words| fl!(words, "page-sound"), |set| set.sound, SettingsMessage::Sound),
        ("keys", |words| fl!(words, "page-single-keys"), |set| set.keys, SettingsMessage::Keys),
    ];
    let switches = switches.map(|(name, legend, read, message)| {
        let now = page.memo(move |state, _| read(&state.settings));
        choice(
            page,
            name,
            legend,
            [true, false],
            now,
            |on, words| if on { fl!(words, "page-on") } else { fl!(words, "page-off") },
            message,
        )
    });
    view! {
        <div class="field">
            <span aria-hidden="true">{page.say(|words| fl!(words, "page-language"))}</span>
            {super::frame::languages(page)}
        </div>
        {choice(page, "theme", |words| fl!(words, "page-theme"), Theme::ALL, theme, |theme, words| match theme {
            Theme::System => fl!(words, "page-as-system"),
            Theme::Light => fl!(words, "page-theme-light"),
            Theme::Dark => fl!(words, "page-theme-dark"),
        }, SettingsMessage::Theme)}
        {choice(page, "motion", |words| fl!(words, "page-animations"), Motion::ALL, motion, |motion, words| match motion {
            Motion::System => fl!(words, "page-as-system"),
            Motion::Full => fl!(words, "page-on"),
            Motion::Still => fl!(words, "page-off"),
        }, SettingsMessage::Motion)}
        {choice(page, "hand", |words| fl!(words, "page-buttons"), Hand::ALL, hand, |hand, words| match hand {
            Hand::Right => fl!(words, "page-right-handed"),
            Hand::Left => fl!(words, "page-left-handed"),
        }, SettingsMessage::Hand)}
        {switches.into_iter().collect_view()}
        <p><button type="button" on:click=page.sends(NavigationMessage::Show(Dialog::Shortcuts))>{page.say(|words| fl!(words, "page-shortcuts"))}</button></p>
    }
}

/// Something that is on or off: its name in the form, what it is called, what it is now, and what changes it.
type Switch = (&'static str, fn(&Words) -> String, fn(&Settings) -> bool, fn(bool) -> SettingsMessage);

/// A key, and what it does.
type Key = (&'static str, fn(&Words) -> String);

fn keys(page: Page) -> impl IntoView {
    let rows: [Key; 15] = [
        ("?", |words| fl!(words, "page-key-help")),
        ("R", |words| fl!(words, "page-key-roll")),
        ("1 2 3 4", |words| fl!(words, "page-key-pick")),
        ("T", |words| fl!(words, "page-key-take")),
        ("← ↑ → ↓", |words| fl!(words, "page-key-move")),
        ("↵", |words| fl!(words, "page-key-cell")),
        ("D", |words| fl!(words, "page-key-half")),
        ("X", |words| fl!(words, "page-key-swap")),
        ("C", |words| fl!(words, "page-key-confirm")),
        ("U ⌫", |words| fl!(words, "page-key-undo")),
        ("H", |words| fl!(words, "page-key-hint")),
        ("← →", |words| fl!(words, "page-key-replay")),
        ("␣", |words| fl!(words, "page-key-replay-play")),
        ("N P", |words| fl!(words, "page-key-replay-mistake")),
        ("Esc", |words| fl!(words, "page-key-close")),
    ];
    let rows = rows
        .into_iter()
        .map(|(key, say)| view! { <tr><th scope="row"><kbd>{key}</kbd></th><td>{page.say(say)}</td></tr> })
        .collect_view();
    view! { <table class="keys"><tbody>{rows}</tbody></table> }
}

fn menu(page: Page) -> impl IntoView {
    let item = move |message: Message, say: fn(&Words) -> String| {
        view! {
            <li><button type="button" on:click=move |_| { page.send(NavigationMessage::CloseDialog); page.send(message.clone()); }>{page.say(say)}</button></li>
        }
    };
    view! {
        <ul class="menu">
            {item(RecordsMessage::Review.into(), |words| fl!(words, "page-replay-and-analysis"))}
            {item(RecordsMessage::CopyLink.into(), |words| fl!(words, "page-copy-link"))}
            {item(RecordsMessage::CopyRecord.into(), |words| fl!(words, "page-copy-game"))}
            {item(RecordsMessage::SaveRecord.into(), |words| fl!(words, "page-save-file"))}
            {item(NavigationMessage::Show(Dialog::Shortcuts).into(), |words| fl!(words, "page-shortcuts"))}
            {item(NavigationMessage::Go(Route::Home).into(), |words| fl!(words, "page-new-game"))}
        </ul>
    }
}
