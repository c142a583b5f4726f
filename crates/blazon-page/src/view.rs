//! The state as elements. Every view is a function of the state and the words; gestures become messages.

mod actions;
mod counted;
mod curtain;
mod daily;
mod dated;
mod dialogs;
mod dice;
mod end;
mod frame;
mod game;
mod games;
mod home;
mod live;
mod map;
mod memo;
mod moments;
mod names;
mod online;
mod poster;
mod power_card;
mod progress;
mod puzzle;
mod puzzles;
mod shortcuts;
mod spellbook;
mod strip;
mod study;

use std::sync::Arc;

use blazon_words::{Language, Words, fl};
use leptos::prelude::*;
use send_wrapper::SendWrapper;

use self::dated::Dated;
pub(crate) use self::live::{click, flag, live, when};
pub(crate) use self::memo::Memo;
pub(crate) use self::names::names;
use crate::browser::{self, Beside};
use crate::game::Game;
use crate::message::{BrowserMessage, Message};
use crate::rules_page::rules_page;
use crate::settings::Settings;
use crate::state::{Route, State};
use crate::update::update;

/// Where the focus waits until there is something to do: on the sentence that says so.
const WAITS: &str = "#prompt";

/// Where there is something to do, the most urgent first.
const WORK: [&str; 12] = [
    "#dialog[open]",
    ".notice button",
    ".asking button",
    "#coach",
    ".lesson .primary",
    ".curtain button",
    ".tray button",
    ".table-row .face, .entries .face",
    ".map.live [tabindex='0']",
    // Last, so that nobody confirms what they have not looked at.
    ".actions .primary:enabled",
    "#prompt",
    "#title",
];

/// What every view needs: the state, the words in its language, and somebody to tell what happens.
#[derive(Clone, Copy)]
pub(crate) struct Page {
    state: RwSignal<State>,
    words: leptos::prelude::Memo<Arc<Words>>,
    beside: StoredValue<Option<SendWrapper<Beside>>>,
}

impl Page {
    /// Something read from the state, with the words to say it. It is read again whenever the state changes.
    pub(crate) fn read<T>(self, read: impl FnOnce(&State, &Words) -> T) -> T {
        let words = self.words.get();
        self.state.with(|state| read(state, &words))
    }

    /// Something read from the state, that changes only when its own value does.
    pub(crate) fn memo<T: PartialEq + Send + Sync + 'static>(
        self,
        read: impl Fn(&State, &Words) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move || self.read(&read))
    }

    /// A sentence, said again in every language that is chosen.
    ///
    /// All sentences are signals of one type, so that there is code to show one of them and not one for each.
    pub(crate) fn say(self, say: impl Fn(&Words) -> String + Send + Sync + 'static) -> Signal<String> {
        Signal::derive(move || say(&self.words.get()))
    }

    /// What a click does that lets something happen; of one type for the same reason.
    pub(crate) fn sends(self, message: impl Into<Message>) -> impl Fn(leptos::ev::MouseEvent) + Clone {
        self.happens(message.into())
    }

    fn happens(self, message: Message) -> impl Fn(leptos::ev::MouseEvent) + Clone {
        click(move |_| self.happen(message.clone()))
    }

    /// Whether things may move now.
    pub(crate) fn moves(self) -> bool {
        self.state.with_untracked(|state| browser::moves(state.settings.motion))
    }

    /// Lets something happen.
    pub(crate) fn send(self, message: impl Into<Message>) {
        self.happen(message.into());
    }

    fn happen(self, message: Message) {
        let opens = matches!(message, Message::Browser(BrowserMessage::Opened { .. }));
        let mut effects = Vec::new();
        self.state.update(|state| effects = update(state, message));
        let Some(beside) = self.beside.get_value() else { return };
        for effect in effects {
            let settings = self.state.with_untracked(|state| state.settings.clone());
            browser::perform(effect, &beside, &settings, move |message| self.send(message));
        }
        if !opens {
            browser::after_this_frame(|| browser::focus_if_lost(WAITS, &WORK));
        }
    }
}

/// Puts the page into the document.
pub(crate) fn mount(language: Language, sentences: Arc<str>) {
    let settings = Settings { language, ..browser::settings() };
    browser::dress(&settings);
    if let Some(loading) =
        web_sys::window().and_then(|window| window.document()?.get_element_by_id("loading"))
    {
        loading.remove();
    }
    leptos::mount::mount_to_body(move || {
        let (today, progress) = (browser::today().parse().ok(), browser::progress());
        let state = RwSignal::new(State { sentences, progress, today, ..State::new(settings) });
        let language = Memo::new(move || state.with(|state| (state.settings.language, state.speaks_online)));
        // Words cannot be compared, and need not be: there are new ones only with a new language, or with more sentences.
        let words = leptos::prelude::Memo::new_with_compare(
            move |_| {
                let (language, _) = language.get();
                state.with_untracked(|state| Arc::new(Words::from_text(language, &state.sentences)))
            },
            |_, _| true,
        );
        let page = Page { state, words, beside: StoredValue::new(None) };
        page.beside.set_value(Some(SendWrapper::new(Beside::new(move |message| page.happen(message)))));
        open(page);
        frame::frame(page)
    });
}

fn open(page: Page) {
    let (kept, current) = browser::games();
    let fragment = web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
    page.send(BrowserMessage::Opened { kept, current, fragment });
    browser::listen(move |message| page.send(message));
    // The engine is fetched while the person reads, and then what is kept for when there is no network.
    browser::later(300, move || {
        if let Some(beside) = page.beside.get_value() {
            beside.engine.start();
        }
    });
    browser::later(2000, move || browser::register_service_worker(move |message| page.send(message)));
}

/// The view of the screen that is shown.
fn screen(page: Page) -> AnyView {
    let shown = page.memo(|state, _| {
        let online = state.game.as_ref().is_some_and(|game| game.online.is_some());
        let by_link =
            matches!(state.route, Route::Friend | Route::Join) || state.route == Route::Game && online;
        // Until the words for it are there, nothing can be said.
        let speechless = by_link && !state.speaks_online;
        let waiting = state.game.as_ref().is_some_and(Game::awaits_somebody);
        (!speechless).then_some((state.route, waiting))
    });
    live(move || match shown.get() {
        None => ().into_any(),
        Some((Route::Home, _)) => home::home(page),
        Some((Route::Game, true)) => online::waiting(page),
        Some((Route::Game, false) | (Route::Puzzle, _)) => game::game(page),
        Some((Route::Puzzles, _)) => puzzles::puzzles(page),
        Some((Route::Study, _)) => study::study(page),
        Some((Route::Games, _)) => games::games(page),
        Some((Route::Friend, _)) => online::friend(page),
        Some((Route::Join, _)) => online::invitation(page),
        Some((Route::Rules, _)) => rules(page),
    })
}

/// The rules. What is said there of fair dice is said once the words for it are there.
fn rules(page: Page) -> AnyView {
    live(move || {
        let words = page.words.get();
        let online = page.state.with_untracked(|state| state.speaks_online);
        let dice = online.then(|| (fl!(words, "page-online-dice"), online::dice(page)));
        rules_page(&words, dice)
    })
}
