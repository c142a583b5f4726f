//! Powers and the castle's bonus.

use blazon::{Die, Face, Power};
use blazon_words::{Words, fl};
use leptos::prelude::*;

use super::hand::DrawLook;
use crate::browser;
use crate::drawing;
use crate::message::{DrawingMessage, Spend};
use crate::view::Page;

/// What can be spent: powers and the castle, each with what it does.
pub(super) fn spending(page: Page, look: &DrawLook, turning: RwSignal<bool>) -> impl IntoView + use<> {
    let modes: Vec<_> = look
        .offers
        .modes
        .iter()
        .filter_map(|&mode| {
            let (on, power) = (look.settled.mode == mode, mode.power()?);
            let message = DrawingMessage::Spend(Spend::Mode(mode));
            Some(toggle(page, on, drawing::power(power), message, move |words| {
                (words.power(power), words.power_about(power))
            }))
        })
        .collect();
    let castle = (!look.offers.castle.is_empty()).then(|| {
        let dice = look.offers.castle.iter().map(|&die| {
            let on = look.settled.castle == Some(die);
            let next = if on { None } else { Some(die) };
            let face = look.faces[usize::from(die.number() - 1)];
            let label = page.say(move |words| fl!(words, "page-castle-die", die = die.number()));
            die_toggle(page, "face toggle", (die, face), on, label, Spend::Castle(next))
        });
        let dice = dice.collect_view();
        view! {
            <div class="castle-bonus" role="group" aria-label=page.say(|words| fl!(words, "castle-bonus"))>
                {drawing::castle_bonus()}
                <span>
                    <b>{page.say(|words| blazon_words::capital(&fl!(words, "castle-bonus")))}</b><span class="hidden">":"</span>" "
                    <small>{page.say(|words| fl!(words, "page-castle-about"))}</small>
                </span>
                <div class="faces">{dice}</div>
            </div>
        }
    });
    let turns = (!look.offers.turns.is_empty() || look.settled.turn.is_some()).then(|| {
        let now = look.settled.turn;
        let faces = look
            .offers
            .turns
            .iter()
            .map(|&turn| {
                let on = now == Some(turn);
                let next = if on { None } else { Some(turn) };
                let label = page.say(move |words| words.die_face(turn.die, turn.face));
                die_toggle(page, "face", (turn.die, turn.face), on, label, Spend::Turn(next))
            })
            .collect_view();
        view! {
            <details class="turns" open=move || turning.get()
                on:toggle=move |event| turning.set(browser::is_open(&event))>
                <summary>{drawing::power(Power::Turn)}<span><b>{page.say(|words| words.power(Power::Turn))}</b><span class="hidden">":"</span>" "<small>{page.say(|words| words.power_about(Power::Turn))}</small></span></summary>
                <div class="faces">{faces}</div>
            </details>
        }
    });
    view! { <div class="spending">{modes}{turns}{castle}</div> }
}

/// A die that something is spent on.
fn die_toggle(
    page: Page,
    class: &'static str,
    (die, face): (Die, Face),
    on: bool,
    label: Signal<String>,
    spend: Spend,
) -> impl IntoView {
    view! {
        <button type="button" class=class class:picked=on aria-pressed=if on { "true" } else { "false" } aria-label=label
            on:click=page.sends(DrawingMessage::Spend(spend))>
            <span class="die-number" aria-hidden="true">{die.number()}</span>
            {drawing::die(face)}
        </button>
    }
}

fn toggle(
    page: Page,
    on: bool,
    icon: AnyView,
    message: DrawingMessage,
    say: impl Fn(&Words) -> (String, String) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    view! {
        <button type="button" class="toggle" class:picked=on aria-pressed=if on { "true" } else { "false" }
            on:click=page.sends(message)>
            {icon}
            <span><b>{page.say(move |words| say(words).0)}</b><span class="hidden">":"</span>" "<small>{page.say(move |words| say(words).1)}</small></span>
        </button>
    }
}
