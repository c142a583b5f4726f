//! What one player asks the other, and what to do about somebody who has gone.

use blazon_wire::online::{Intent, Question};
use blazon_words::{Words, fl};
use leptos::prelude::*;

use crate::game::Game;
use crate::message::{Message, NavigationMessage, OnlineMessage};
use crate::view::{Page, live, names};

/// A sentence in whatever language.
type Say = fn(&Words) -> String;

/// Something that waits for an answer: a sentence, and what can be done.
#[derive(Clone, Debug, PartialEq)]
struct Card {
    said: String,
    acts: Vec<(Message, Say)>,
}

/// The card of whatever waits for an answer.
pub(crate) fn asking(page: Page) -> AnyView {
    let card = page.memo(|state, words| state.stage().and_then(|game| card(game, words)));
    live(move || {
        card.get().map(|Card { said, acts }| {
            let buttons = acts.into_iter().enumerate().map(|(nth, (message, say))| {
                view! { <button type="button" class:primary={nth == 0} on:click=page.sends(message)>{page.say(say)}</button> }
            });
            view! {
                <div class="asking" role="alertdialog" aria-labelledby="asking">
                    <p id="asking">{said}</p>
                    <div class="buttons">{buttons.collect_view()}</div>
                </div>
            }
        })
    })
}

fn card(game: &Game, words: &Words) -> Option<Card> {
    let online = game.online.as_ref()?;
    let (table, names) = (&online.table, names(game, words));
    let them = !table.seat?;
    let name = names[them].label();
    let does = |intent: Intent| Message::from(OnlineMessage::Do(intent));
    if let Some(question) = table.asked {
        if table.asked_by_me {
            let said = match question {
                Question::Tie => fl!(words, "page-online-asked-tie"),
                Question::TakeBack => fl!(words, "page-online-asked-back"),
                Question::Rematch => fl!(words, "page-online-asked-rematch"),
            };
            let withdraw: Say = |words| fl!(words, "page-online-withdraw");
            return Some(Card { said, acts: vec![(does(Intent::Answer { yes: false }), withdraw)] });
        }
        let said = match question {
            Question::Tie => fl!(words, "page-online-asks-tie", name = name),
            Question::TakeBack => fl!(words, "page-online-asks-back", name = name),
            Question::Rematch => fl!(words, "page-online-asks-rematch", name = name),
        };
        let acts: Vec<(Message, Say)> = vec![
            (does(Intent::Answer { yes: true }), |words| fl!(words, "page-online-accept")),
            (does(Intent::Answer { yes: false }), |words| fl!(words, "page-online-decline")),
        ];
        return Some(Card { said, acts });
    }
    if table.claim && !online.patient && !table.engine[them] && !game.is_over() {
        let acts: Vec<(Message, Say)> = vec![
            (OnlineMessage::Wait.into(), |words| fl!(words, "page-online-wait")),
            (does(Intent::Claim), |words| fl!(words, "page-online-claim")),
            (does(Intent::Replace), |words| fl!(words, "page-online-replace")),
        ];
        return Some(Card { said: fl!(words, "page-online-gone", name = name), acts });
    }
    None
}

/// Asks once whether to give up.
pub(crate) fn resign(page: Page) -> AnyView {
    view! {
        <p>{page.say(|words| fl!(words, "page-online-resign-about"))}</p>
        <div class="buttons">
            <button type="button" class="primary" on:click=page.sends(OnlineMessage::Do(Intent::Resign))>{page.say(|words| fl!(words, "page-online-resign"))}</button>
            <button type="button" on:click=page.sends(NavigationMessage::CloseDialog)>{page.say(|words| fl!(words, "page-online-withdraw"))}</button>
        </div>
    }
    .into_any()
}
