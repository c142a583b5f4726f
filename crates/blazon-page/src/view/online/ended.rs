//! The end of a game by link.

use blazon::BySeat;
use blazon_wire::courier::Fairness;
use blazon_wire::online::{Intent, Question};
use blazon_words::{Called, Words, fl};
use leptos::prelude::*;

use crate::ended::Ended;
use crate::message::OnlineMessage;
use crate::view::frame::icon;
use crate::view::{Page, flag, live};

/// How a game ended by something else than the rules, and who won.
pub(crate) fn ended(ended: Ended, names: &BySeat<Called>, words: &Words) -> String {
    let named = |seat| (names[seat].label(), names[seat].who());
    let how = match ended {
        Ended::Resigned(loser) => {
            let (name, who) = named(loser);
            fl!(words, "page-online-ended-resigned", name = name, who = who)
        }
        Ended::TimeUp(loser) => {
            let (name, who) = named(loser);
            fl!(words, "page-online-ended-time", name = name, who = who)
        }
        Ended::Left(loser) => {
            let (name, who) = named(loser);
            fl!(words, "page-online-ended-left", name = name, who = who)
        }
        Ended::Agreed => fl!(words, "page-online-ended-agreed"),
        Ended::Abandoned => fl!(words, "page-online-ended-abandoned"),
    };
    let won = ended.winner().map(|winner| {
        let (name, who) = named(winner);
        fl!(words, "page-online-ended-winner", name = name, who = who)
    });
    [how].into_iter().chain(won).collect::<Vec<_>>().join(" ")
}

/// A quiet tick that says that the dice were checked; it leads to what that means. Loud if they were wrong.
pub(crate) fn dice_sign(page: Page, fairness: impl Fn() -> Fairness + Send + Sync + 'static) -> AnyView {
    live(move || {
        match fairness() {
        Fairness::Unknown => ().into_any(),
        Fairness::Fair => view! {
            <a class="dice-sign" href="#rules-dice">{icon("M5 12l5 5L19 7")}<span>{page.say(|words| fl!(words, "page-online-dice-fair"))}</span></a>
        }
        .into_any(),
        Fairness::Unfair => view! {
            <a class="dice-sign unfair" href="#rules-dice">{icon("M12 4v10M12 19h.01")}<span>{page.say(|words| fl!(words, "page-online-dice-unfair"))}</span></a>
        }
        .into_any(),
    }
    })
}

/// Asks for a rematch.
pub(crate) fn rematch(page: Page) -> AnyView {
    let busy = page.memo(|state, _| {
        let table = state.game.as_ref().and_then(|game| game.online.as_ref()).map(|online| &online.table);
        table.is_none_or(|table| table.asked.is_some() || table.sending)
    });
    let ask = OnlineMessage::Do(Intent::Ask { question: Question::Rematch });
    view! {
        <button type="button" class="primary" disabled=flag(move || busy.get()) on:click=page.sends(ask)>{page.say(|words| fl!(words, "page-rematch"))}</button>
    }
    .into_any()
}
