//! How the line is, who is there, and who is waited for.

use blazon::{Seat, ToAct};
use blazon_wire::courier::Line;
use blazon_words::{Words, fl};
use leptos::prelude::*;

use super::reactions::react_button;
use crate::game::Game;
use crate::view::{Memo, Page, live, names, when};

/// How the line to the server is: always to be seen, and quiet when all is well.
pub(super) fn line(page: Page) -> AnyView {
    let line = page.memo(|state, _| state.stage().and_then(|game| Some(game.online.as_ref()?.table.line)));
    let said = page.say(move |words| match line.get() {
        Some(Line::Open) => fl!(words, "page-online-connected"),
        Some(Line::Lost) => fl!(words, "page-online-reconnecting"),
        Some(Line::Refused) => fl!(words, "page-online-disconnected"),
        Some(Line::Connecting) | None => fl!(words, "page-online-connecting"),
    });
    let name = move || match line.get() {
        Some(Line::Open) => "open",
        Some(Line::Lost) => "lost",
        Some(Line::Refused) => "refused",
        Some(Line::Connecting) | None => "connecting",
    };
    view! { <p class="line-sign" data-line=name role="status"><i aria-hidden="true"></i><span>{said}</span></p> }.into_any()
}

/// What is shown at the top of a game by link: the line, how many watch, and short words to say.
pub(crate) fn signs(page: Page) -> AnyView {
    let watchers =
        page.memo(|state, _| state.stage().and_then(|game| Some(game.online.as_ref()?.table.watchers)));
    let watches = page.memo(|state, _| {
        state.stage().is_some_and(|game| game.online.as_ref().is_some_and(|online| online.watches()))
    });
    let count =
        page.say(move |words| fl!(words, "page-online-watchers", count = watchers.get().unwrap_or_default()));
    view! {
        <div class="signs">
            {line(page)}
            {when(move || watchers.get().is_some_and(|count| count > 0), move || view! {
                <p class="watchers" title=count><svg viewBox="0 0 24 24" aria-hidden="true" class="stroke"><path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"/></svg><span aria-hidden="true">{live(move || watchers.get())}</span><span class="hidden">{count}</span></p>
            })}
            {live(move || if watches.get() {
                view! { <p class="watching">{page.say(|words| fl!(words, "page-online-watching"))}</p> }.into_any()
            } else {
                react_button(page)
            })}
        </div>
    }
    .into_any()
}

/// Whether a player is there and has drawn, for the head of their side.
#[derive(Clone, Debug, PartialEq)]
struct Presence {
    here: bool,
    said: String,
    drawn: Option<String>,
}

/// The signs of a player beside their name. `of` says which seat.
pub(crate) fn presence(page: Page, of: fn(&Game) -> Seat) -> AnyView {
    let look: Memo<Option<Presence>> = page.memo(move |state, words| {
        let game = state.stage()?;
        let table = &game.online.as_ref()?.table;
        let (seat, names) = (of(game), names(game, words));
        let name = names[seat].label();
        let here = table.here[seat] && !table.engine[seat];
        Some(Presence {
            here,
            said: if here {
                fl!(words, "page-online-here", name = name)
            } else {
                fl!(words, "page-online-away", name = name)
            },
            drawn: game.screen.view().has_drawn(seat).then(|| fl!(words, "page-online-drawn", name = name)),
        })
    });
    live(move || {
        look.get().map(|Presence { here, said, drawn }| {
            view! {
                <span class="presence" class:here=here role="img" aria-label=said.clone() title=said></span>
                {drawn.map(|said| view! {
                    <span class="has-drawn" role="img" aria-label=said.clone() title=said><svg viewBox="0 0 24 24" aria-hidden="true" class="stroke"><path d="M4 20l1-4L16 5l3 3L8 19zM14 7l3 3"/></svg></span>
                })}
            }
        })
    })
}

/// The sentence that says what is waited for.
pub(crate) fn prompt(game: &Game, words: &Words) -> Option<String> {
    let online = game.online.as_ref()?;
    let (table, names, position) = (&online.table, names(game, words), game.position());
    if game.is_sending() {
        let kept = table.line != Line::Open;
        return Some(if kept { fl!(words, "page-online-kept") } else { fl!(words, "page-online-sending") });
    }
    if table.seat.is_some_and(|seat| table.engine[seat]) {
        return Some(fl!(words, "page-online-played-for-you"));
    }
    let waited_for = match position.to_act() {
        ToAct::Seat(seat) => seat,
        ToAct::Both if table.seat.is_none() => match table.drawn {
            Some(drawn) => !drawn,
            None => return Some(fl!(words, "page-online-both-draw")),
        },
        ToAct::Both | ToAct::Chance(_) | ToAct::Nobody(_) => return None,
    };
    if Some(waited_for) == table.seat {
        return None;
    }
    let name = names[waited_for].label();
    Some(if table.engine[waited_for] {
        fl!(words, "page-online-played-for", name = name)
    } else {
        fl!(words, "page-online-waiting", name = name)
    })
}
