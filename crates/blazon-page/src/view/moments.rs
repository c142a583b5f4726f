//! What lies over a game for a moment: the seal of a power that has been won.
//!
//! Those who hear the page are told by the log; a seal is only seen. Where things move, a tap or a key ends it and does
//! nothing else; where they do not, it stands in a corner and takes nothing from anybody.

use blazon::{Arms, Power};
use blazon_words::{Words, fl};
use leptos::prelude::*;
use web_sys::wasm_bindgen::JsCast;

use super::{Page, names};
use crate::browser;
use crate::drawing;
use crate::game::Game;
use crate::message::PlayMessage;
use crate::moment::Moment;
use crate::view::{click, live};

/// When the seal leaves for its row of the spellbook, and how long it is on its way, in milliseconds.
const FLIGHT: (u32, u32) = (950, 500);

/// The moment that is shown over the game, if there is one.
pub(super) fn overlay(page: Page) -> impl IntoView {
    let look = page.memo(|state, words| state.stage().and_then(|game| look(game, words)));
    live(move || look.get().map(|look| seal(page, look)))
}

/// A seal, and what stands under it.
#[derive(Clone, Debug, PartialEq)]
struct SealLook {
    number: u32,
    arms: Arms,
    power: Power,
    winner: String,
    name: String,
    about: String,
    /// Whether the row of the spellbook is on one's own side.
    mine: bool,
    /// Whether a program has won it from the person.
    lost: bool,
}

fn look(game: &Game, words: &Words) -> Option<SealLook> {
    let (number, Moment::Power { arms, winner }) = game.moments.shown()? else {
        return None;
    };
    let power = game.position().components().line(arms).power;
    Some(SealLook {
        number,
        arms,
        power,
        winner: names(game, words)[winner].label().to_owned(),
        name: words.power(power),
        about: about(power, words),
        mine: winner == game.screen.side(),
        lost: !game.screen.seat(winner).is_person(),
    })
}

/// What a power does, in six words.
fn about(power: Power, words: &Words) -> String {
    match power {
        Power::Free => fl!(words, "page-seal-free"),
        Power::Split => fl!(words, "page-seal-split"),
        Power::Both => fl!(words, "page-seal-both"),
        Power::Turn => fl!(words, "page-seal-turn"),
        Power::Domains => fl!(words, "page-seal-domains"),
        Power::Cross => fl!(words, "page-seal-cross"),
    }
}

fn seal(page: Page, look: SealLook) -> impl IntoView {
    let moves = page.moves();
    let over = move || page.send(PlayMessage::MomentOver(look.number));
    if moves {
        let side = if look.mine { "mine" } else { "theirs" };
        let row = format!(".book [data-arms='{}'] .{side}", look.arms.letter());
        browser::after_this_frame(move || browser::fly(".moment .seal", &row, FLIGHT.1, FLIGHT.0));
        on_cleanup(browser::hear_first("keydown", move |event| {
            let alone = |key: &web_sys::KeyboardEvent| {
                matches!(key.key().as_str(), "Shift" | "Control" | "Alt" | "Meta")
            };
            if event.dyn_ref().is_some_and(alone) || page.state.with_untracked(|state| state.dialog.is_some())
            {
                return;
            }
            event.prevent_default();
            event.stop_propagation();
            over();
        }));
    }
    view! {
        <div class="moment" class:moving=moves class:lost=look.lost data-arms=look.arms.letter().to_string() aria-hidden="true" on:click=click(move |_| over())>
            <div class="seal">{drawing::seal(look.power)}</div>
            <p class="seal-words">
                <bdi>{look.winner}</bdi>
                <strong>{look.name}</strong>
                <span>{look.about}</span>
            </p>
        </div>
    }
}
