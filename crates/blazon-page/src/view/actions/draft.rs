//! The dice of a round: entered from the table, and taken.

use blazon::{Die, Event, Face, Power, Step};
use blazon_words::{Words, fl};
use leptos::prelude::*;

use super::seal::seal;
use crate::drawing;
use crate::game::Game;
use crate::message::PlayMessage;
use crate::view::{Page, flag, live, names};

/// Real dice: what each of the four shows.
pub(super) fn enter(page: Page) -> impl IntoView {
    let faces = page.memo(|state, _| {
        state.stage().map(|game| Die::ALL.map(|die| *game.position().components().faces(die)))
    });
    let dice = move || {
        faces.get().map(|faces| {
            let entries = Die::ALL.into_iter().zip(faces);
            entries.map(|(die, faces)| entry(page, die, &faces)).collect_view()
        })
    };
    view! { <div class="entries">{live(dice)}</div> }
}

fn entry(page: Page, die: Die, faces: &[Face; 6]) -> impl IntoView + use<> {
    let mut distinct: Vec<Face> = Vec::new();
    for &face in faces {
        if !distinct.contains(&face) {
            distinct.push(face);
        }
    }
    let entered = page.memo(move |state, _| state.stage().and_then(|game| game.begun.entered(die)));
    let choices = distinct
        .into_iter()
        .map(|face| {
            view! {
                <button type="button" class="face" class:picked=flag(move || entered.get() == Some(face))
                    aria-pressed=move || if entered.get() == Some(face) { "true" } else { "false" }
                    aria-label=page.say(move |words| words.die_face(die, face))
                    on:click=page.sends(PlayMessage::Enter(die, face))>
                    {drawing::die(face)}
                </button>
            }
        })
        .collect_view();
    view! {
        <fieldset class="entry">
            <legend>{page.say(move |words| blazon_words::capital(&words.die(die)))}</legend>
            <div class="faces">{choices}</div>
        </fieldset>
    }
}

/// What goes with the dice while they are taken: the power that takes two, and what is left for the other player, said.
pub(super) fn take(page: Page) -> impl IntoView {
    let both = page.memo(|state, _| {
        let game = state.stage()?;
        let seat = game.screen.asked()?;
        let offered = game.position().legal(seat).iter().any(spends_both);
        (offered && seat == game.position().player_a()).then(|| game.begun.both())
    });
    let left = page.memo(|state, words| state.stage().and_then(|game| left_over(game, words)));
    view! {
        {live(move || both.get().map(|on| seal(page, Power::Both, on, page.sends(PlayMessage::PickBoth))))}
        <p class="left-over hidden" aria-live="polite">{live(move || left.get())}</p>
    }
}

fn spends_both(event: Event) -> bool {
    matches!(event, Event::Take(_, dice) if dice.len() == 2)
}

/// What is left for the other player after what is pointed at, and what that spends.
fn left_over(game: &Game, words: &Words) -> Option<String> {
    let Step::Take { roll, taken: None } = game.position().step() else {
        return None;
    };
    let seat = game.screen.asked().filter(|_| !game.begun.dice().is_empty())?;
    let rest = game.begun.dice().others();
    let dice = words.list(rest.iter().map(|die| words.die_with_face(die, roll.face(die))));
    let names = names(game, words);
    let (name, who) = (names[!seat].label(), names[!seat].who());
    Some(if game.begun.dice().len() == 2 {
        let rest = fl!(words, "gets-rest", name = name, who = who, dice = dice);
        [fl!(words, "page-uses-up-both"), rest].join(" ")
    } else {
        fl!(words, "page-then-takes", name = name, who = who, dice = dice)
    })
}
