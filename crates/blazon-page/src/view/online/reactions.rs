//! A few short words in place of talk.

use blazon_wire::online::Reaction;
use blazon_words::{Words, fl};
use leptos::prelude::*;

use crate::message::{NavigationMessage, OnlineMessage};
use crate::state::Dialog;
use crate::view::frame::icon;
use crate::view::{Page, live, names};

const ALL: [Reaction; 6] =
    [Reaction::Hello, Reaction::Nice, Reaction::Wow, Reaction::Oops, Reaction::Thanks, Reaction::GoodGame];

fn written(reaction: Reaction, words: &Words) -> String {
    match reaction {
        Reaction::Hello => fl!(words, "page-online-hello"),
        Reaction::Nice => fl!(words, "page-online-nice"),
        Reaction::Wow => fl!(words, "page-online-wow"),
        Reaction::Oops => fl!(words, "page-online-oops"),
        Reaction::Thanks => fl!(words, "page-online-thanks"),
        Reaction::GoodGame => fl!(words, "page-online-good-game"),
    }
}

/// Opens them.
pub(super) fn react_button(page: Page) -> AnyView {
    let label = page.say(|words| fl!(words, "page-online-react"));
    view! {
        <button type="button" class="icon-button react-button" aria-haspopup="dialog" aria-label=label title=label
            on:click=page.sends(NavigationMessage::Show(Dialog::Reactions))>
            {icon("M4 5h16v11H11l-5 4v-4H4zM8 10h.01M12 10h.01M16 10h.01")}
        </button>
    }
    .into_any()
}

/// The words to choose from.
pub(crate) fn reactions(page: Page) -> AnyView {
    let buttons = ALL.map(|one| {
        view! { <button type="button" on:click=page.sends(OnlineMessage::React(one))>{page.say(move |words| written(one, words))}</button> }
    });
    view! { <div class="reactions">{buttons.into_iter().collect_view()}</div> }.into_any()
}

/// What somebody says now, over a table where somebody could.
pub(crate) fn word(page: Page) -> AnyView {
    let far = page.memo(|state, _| state.stage().is_some_and(|game| game.online.is_some()));
    let said = Signal::derive(move || {
        page.read(|state, words| {
            let game = state.stage()?;
            let word = game.online.as_ref()?.word?;
            let name = names(game, words)[word.seat?].label().to_owned();
            Some(fl!(words, "page-online-says", name = name, word = written(word.reaction, words)))
        })
        .unwrap_or_default()
    });
    live(move || far.get().then(|| view! { <p class="word" role="status">{said}</p> }))
}
