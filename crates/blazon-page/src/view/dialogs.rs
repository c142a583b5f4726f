//! What lies over the screen: the menu, settings, keys, and how a new game is set up.

use blazon_wire::online::{Intent, Question};
use blazon_words::{Words, fl};
use leptos::html;
use leptos::prelude::*;

use super::Page;
use super::frame::{icon, languages, notice};
use super::home::{self, new_game};
use super::online;
use crate::browser;
use crate::game::Game;
use crate::message::{Message, NavigationMessage, OnlineMessage, RecordsMessage, SettingsMessage};
use crate::new_game::Kind;
use crate::settings::{Hand, Motion, Settings, Theme};
use crate::state::{Dialog, Route};
use crate::view::{Memo, click, flag, live};

/// The dialog that is open, as the browser's own: it keeps the focus, and gives it back.
pub(super) fn dialogs(page: Page) -> impl IntoView {
    let open = page.memo(|state, _| state.dialog);
    let kind = page.memo(|state, _| state.form.kind);
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
            on:click=click(move |event: web_sys::MouseEvent| if browser::is_itself(&event) { page.send(NavigationMessage::CloseDialog) })
            on:cancel=move |event: web_sys::Event| { event.prevent_default(); page.send(NavigationMessage::CloseDialog); }
            on:close=move |_| if page.state.with_untracked(|state| state.dialog.is_some()) { page.send(NavigationMessage::CloseDialog) }>
            {live(move || open.get().map(|dialog| view! {
                <div class="dialog-head">
                    <h2 id="dialog-title">{page.say(move |words| title(dialog, kind.get(), words))}</h2>
                    <button type="button" class="icon-button close" aria-label=page.say(|words| fl!(words, "page-close"))
                        on:click=page.sends(NavigationMessage::CloseDialog)>
                        {icon("M6 6l12 12M18 6L6 18")}
                    </button>
                </div>
                {notice(page, true)}
                {match dialog {
                    Dialog::Settings => settings(page).into_any(),
                    Dialog::Shortcuts => keys(page).into_any(),
                    Dialog::Menu => menu(page).into_any(),
                    Dialog::NewGame => new_game(page).into_any(),
                    Dialog::Resign => online::resign(page),
                    Dialog::Reactions => online::reactions(page),
                    Dialog::WatchLink => online::watch_link(page),
                    Dialog::SeatLink => online::seat_link(page),
                }}
            }))}
        </dialog>
    }
}

fn title(dialog: Dialog, kind: Kind, words: &Words) -> String {
    match dialog {
        Dialog::Settings => fl!(words, "page-settings"),
        Dialog::Shortcuts => fl!(words, "page-shortcuts"),
        Dialog::Menu => fl!(words, "page-menu"),
        Dialog::NewGame => home::title(kind, words),
        Dialog::Resign => fl!(words, "page-online-resign"),
        Dialog::Reactions => fl!(words, "page-online-react"),
        Dialog::WatchLink => fl!(words, "page-online-watch"),
        Dialog::SeatLink => fl!(words, "page-online-device"),
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
                    <input type="radio" name=name prop:checked=flag(move || now.get() == one) on:change=move |_| page.send(message(one))/>
                    <span>{page.say(move |words| label(one, words))}</span>
                </label>
            }
        })
        .collect_view();
    view! {
        <div class="choice" data-choice=name role="radiogroup" aria-label=page.say(legend)>
            <span class="choice-name" aria-hidden="true">{page.say(legend)}</span>
            <div class="choice-among">{radios}</div>
        </div>
    }
}

fn settings(page: Page) -> impl IntoView {
    let theme = page.memo(|state, _| state.settings.theme);
    let motion = page.memo(|state, _| state.settings.motion);
    let hand = page.memo(|state, _| state.settings.hand);
    let switch =
        move |name: &'static str, legend: fn(&Words) -> String, read: fn(&Settings) -> bool, message| {
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
        };
    view! {
        <div class="setting">
            <span aria-hidden="true">{page.say(|words| fl!(words, "page-language"))}</span>
            {languages(page)}
        </div>
        <h3>{page.say(|words| fl!(words, "page-game"))}</h3>
        {switch("roll", |words| fl!(words, "page-auto-roll"), |set| set.auto_roll, SettingsMessage::AutoRoll)}
        {switch("pass", |words| fl!(words, "page-ask-to-pass"), |set| set.curtain, SettingsMessage::Curtain)}
        {switch("coach", |words| fl!(words, "page-coach"), |set| set.coach, SettingsMessage::Coach)}
        {switch("coordinates", |words| fl!(words, "page-coordinates"), |set| set.coordinates, SettingsMessage::Coordinates)}
        {choice(page, "hand", |words| fl!(words, "page-buttons"), Hand::ALL, hand, |hand, words| match hand {
            Hand::Right => fl!(words, "page-right-handed"),
            Hand::Left => fl!(words, "page-left-handed"),
        }, SettingsMessage::Hand)}
        <h3>{page.say(|words| fl!(words, "page-look-and-sound"))}</h3>
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
        {switch("sound", |words| fl!(words, "page-sound"), |set| set.sound, SettingsMessage::Sound)}
        {switch("reactions", |words| fl!(words, "page-reactions"), |set| set.reactions, SettingsMessage::Reactions)}
        <h3>{page.say(|words| fl!(words, "page-shortcuts"))}</h3>
        {switch("keys", |words| fl!(words, "page-single-keys"), |set| set.keys, SettingsMessage::Keys)}
    }
}

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

/// Something that can be done at a table elsewhere, and what it is called.
type AtTable = (Message, fn(&Words) -> String);

/// What can be done at a table elsewhere besides playing.
fn at_table(game: &Game) -> Vec<AtTable> {
    let Some(online) = game.online.as_ref().filter(|online| !online.watches()) else {
        return Vec::new();
    };
    let playing = online.table.started && !game.is_over();
    let asks = |question| Message::from(OnlineMessage::Do(Intent::Ask { question }));
    let shows = |dialog| Message::from(NavigationMessage::Show(dialog));
    let free = playing && online.table.asked.is_none();
    let all: [(bool, AtTable); 5] = [
        (free, (asks(Question::Tie), |words| fl!(words, "page-online-offer-tie"))),
        (game.can_ask_back(), (asks(Question::TakeBack), |words| fl!(words, "page-online-ask-back"))),
        (playing, (shows(Dialog::Resign), |words| fl!(words, "page-online-resign"))),
        (!game.is_over(), (shows(Dialog::SeatLink), |words| fl!(words, "page-online-device"))),
        (online.watch.is_some(), (shows(Dialog::WatchLink), |words| fl!(words, "page-online-watch"))),
    ];
    all.into_iter().filter(|(can, _)| *can).map(|(_, act)| act).collect()
}

/// Something that can be done with a game, and what it is called.
type OfGame = (RecordsMessage, fn(&Words) -> String);

/// What can be done with a game, and the way to everything else.
fn menu(page: Page) -> impl IntoView {
    let (shown, playing) = page.state.with_untracked(|state| (state.route, state.is_playing()));
    let act = move |message: Message, say: fn(&Words) -> String| {
        view! {
            <li><button type="button" on:click=click(move |_| { page.send(NavigationMessage::CloseDialog); page.send(message.clone()); })>{page.say(say)}</button></li>
        }
    };
    let link = move |to: Route, say: fn(&Words) -> String| {
        view! {
            <li><a href=to.href() aria-current=(shown == to).then_some("page")
                on:click=click(move |event| { event.prevent_default(); page.send(NavigationMessage::Go(to)); })>{page.say(say)}</a></li>
        }
    };
    let of_game: [OfGame; 4] = [
        (RecordsMessage::Review, |words| fl!(words, "page-replay-and-analysis")),
        (RecordsMessage::CopyLink, |words| fl!(words, "page-copy-link")),
        (RecordsMessage::CopyRecord, |words| fl!(words, "page-copy-game")),
        (RecordsMessage::SaveRecord, |words| fl!(words, "page-save-file")),
    ];
    let at_table = page.state.with_untracked(|state| match &state.game {
        Some(game) if shown == Route::Game => at_table(game),
        _ => Vec::new(),
    });
    let at_table = (!at_table.is_empty()).then(|| {
        let items = at_table.into_iter().map(|(message, say)| act(message, say));
        view! { <ul class="menu">{items.collect_view()}</ul> }
    });
    let waits = page.state.with_untracked(|state| state.game.as_ref().is_some_and(Game::awaits_somebody));
    let of_game = (shown == Route::Game && !waits).then(|| {
        let items = of_game.map(|(message, say)| act(message.into(), say));
        view! { <ul class="menu">{items.into_iter().collect_view()}</ul> }
    });
    view! {
        {at_table}
        {of_game}
        <ul class="menu">
            {(playing && shown != Route::Game).then(|| link(Route::Game, |words| fl!(words, "page-continue")))}
            {link(Route::Home, |words| fl!(words, "page-home"))}
            {link(Route::Friend, |words| fl!(words, "page-friend"))}
            {link(Route::Puzzles, |words| fl!(words, "page-puzzles"))}
            {link(Route::Games, |words| fl!(words, "page-my-games"))}
            {link(Route::Rules, |words| fl!(words, "page-rules"))}
            {act(NavigationMessage::Show(Dialog::Settings).into(), |words| fl!(words, "page-settings"))}
            {act(NavigationMessage::Show(Dialog::Shortcuts).into(), |words| fl!(words, "page-shortcuts"))}
        </ul>
        <div class="setting">
            <span aria-hidden="true">{page.say(|words| fl!(words, "page-language"))}</span>
            {languages(page)}
        </div>
    }
}
