//! The dice of a round: entered from the table, and taken.

use blazon::{Die, Event, Face, Step};
use blazon_words::{Words, fl};
use leptos::prelude::*;

use crate::drawing;
use crate::game::Game;
use crate::message::PlayMessage;
use crate::view::{Page, names};

/// Real dice: what each of the four shows.
pub(super) fn enter(page: Page) -> impl IntoView {
    let ready = page.memo(|state, _| {
        state.game.as_ref().is_some_and(|game| game.begun.entry().iter().all(Option::is_some))
    });
    let faces = page.memo(|state, _| {
        state.game.as_ref().map(|game| Die::ALL.map(|die| *game.position().components().faces(die)))
    });
    let dice = move || {
        faces.get().map(|faces| {
            Die::ALL
                .into_iter()
                .zip(faces)
                .map(|(die, faces)| {
                    let mut distinct: Vec<Face> = Vec::new();
                    for face in faces {
                        if !distinct.contains(&face) {
                            distinct.push(face);
                        }
                    }
                    let entered = page.memo(move |state, _| {
                        state.game.as_ref().and_then(|game| game.begun.entered(die))
                    });
                    let choices = distinct
                        .into_iter()
                        .map(|face| {
                            view! {
                                <button type="button" class="face" class:picked=move || entered.get() == Some(face)
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
                })
                .collect_view()
        })
    };
    view! {
        <div class="entries">{dice}</div>
        <div class="buttons dock">
            <button type="button" class="primary" disabled=move || !ready.get() on:click=page.sends(PlayMessage::EnterRoll)>
                {page.say(|words| fl!(words, "page-use-roll"))}
            </button>
        </div>
    }
}

pub(super) fn take(page: Page) -> impl IntoView {
    let left = page.memo(|state, words| state.game.as_ref().and_then(|game| left_over(game, words)));
    let ready = page.memo(|state, _| {
        state.game.as_ref().is_some_and(|game| {
            game.screen
                .asked()
                .is_some_and(|seat| game.position().is_legal(Event::Take(seat, game.begun.dice())))
        })
    });
    let what = page.memo(|state, words| {
        let picked = state.game.as_ref().map(|game| game.begun.dice()).unwrap_or_default();
        if picked.is_empty() {
            fl!(words, "page-take")
        } else {
            fl!(words, "page-take-dice", dice = words.dice(picked))
        }
    });
    view! {
        <p class="left-over" aria-live="polite">{move || left.get()}</p>
        <div class="buttons dock">
            <button type="button" class="primary" disabled=move || !ready.get() on:click=page.sends(PlayMessage::Take)>
                {move || what.get()}
            </button>
        </div>
    }
}

/// What is left for the other player after what is pointed at, and what that spends.
fn left_over(game: &Game, words: &Words) -> Option<String> {
    let Step::Take { roll, taken } = game.position().step() else {
        return None;
    };
    let seat = game.screen.asked().filter(|_| !game.begun.dice().is_empty())?;
    let rest = game.begun.dice().others();
    let rest = match taken {
        None => rest,
        // Player A has the last one as well as the one taken.
        Some(_) if game.begun.dice().len() == 2 => rest,
        Some(_) => return None,
    };
    let dice = words.list(rest.iter().map(|die| words.die_with_face(die, roll.face(die))));
    let names = names(game, words);
    let (name, who) = (names[!seat].label(), names[!seat].who());
    Some(match taken {
        Some(_) => fl!(words, "gets-rest", name = name, who = who, dice = dice),
        None if game.begun.dice().len() == 2 => {
            let rest = fl!(words, "gets-rest", name = name, who = who, dice = dice);
            [fl!(words, "page-uses-up-both"), rest].join(" ")
        }
        None => fl!(words, "page-then-takes", name = name, who = who, dice = dice),
    })
}
