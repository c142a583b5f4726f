//! Powers that are spent along with a drawing.

use blazon::{Die, Face, Power, Turn};
use leptos::prelude::*;

use super::hand::{DrawLook, Hand};
use super::seal::seal;
use crate::drawing;
use crate::message::{DrawingMessage, Spend};
use crate::view::{Memo, Page, live, when};

/// The powers that can be spent on the domino, as seals.
pub(super) fn seals(page: Page, hand: Hand) -> impl IntoView {
    let modes = move || {
        let modes = hand.look.with(|look| {
            let look = look.as_ref()?;
            let offered = look.offers.modes.iter();
            Some(
                offered
                    .filter_map(|&mode| Some((mode, mode.power()?, look.settled.mode == mode)))
                    .collect::<Vec<_>>(),
            )
        });
        let seals = modes.unwrap_or_default().into_iter().map(|(mode, power, on)| {
            seal(page, power, on, page.sends(DrawingMessage::Spend(Spend::Mode(mode))))
        });
        seals.collect_view()
    };
    let turn = Memo::new(move || {
        hand.look.with(|look| look.as_ref().is_some_and(DrawLook::may_turn)).then(|| hand.is_turning())
    });
    let open = move |_| hand.turning.update(|turning| *turning = !*turning);
    view! {
        {live(modes)}
        {live(move || turn.get().map(|on| seal(page, Power::Turn, on, open)))}
    }
}

/// The faces that *Turn* could turn a die to.
pub(super) fn turns(page: Page, hand: Hand) -> impl IntoView {
    let faces = move || {
        let (turns, now) = hand.look.with(|look| {
            let look = look.as_ref();
            (
                look.map(|look| look.offers.turns.clone()).unwrap_or_default(),
                look.and_then(|look| look.settled.turn),
            )
        });
        turns.into_iter().map(|turn| face(page, turn, now == Some(turn))).collect_view()
    };
    view! {
        {when(move || hand.is_turning(), move || view! {
            <div class="turns faces" role="group" aria-label=page.say(|words| words.power_about(Power::Turn))>{live(faces)}</div>
        })}
    }
}

fn face(page: Page, turn: Turn, on: bool) -> impl IntoView {
    let Turn { die, face } = turn;
    let label = page.say(move |words| words.die_face(die, face));
    die_toggle(page, "face", (die, face), on, label, Spend::Turn((!on).then_some(turn)))
}

/// A die that something is spent on.
pub(super) fn die_toggle(
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
