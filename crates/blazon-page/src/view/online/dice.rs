//! Dice that nobody has to trust, and what those of this server have shown.

use blazon::{Components, Die};
use blazon_wire::courier::{Errand, Trouble};
use blazon_words::{Words, capital, fl};
use leptos::prelude::*;

use super::trouble;
use crate::browser;
use crate::drawing;
use crate::lobby::DiceShown;
use crate::message::OnlineMessage;
use crate::view::{Memo, Page, live};

/// The section of the rules.
pub(crate) fn dice(page: Page) -> AnyView {
    // Whoever came for it came before it was there.
    browser::after_this_frame(|| browser::show_again("rules-dice"));
    let shown: Memo<Option<DiceShown>> = page.memo(|state, _| state.lobby.dice);
    let wrong = page.memo(|state, words| match state.lobby.trouble {
        Some((Errand::Dice, why @ Trouble::Away)) => Some(trouble(why, words)),
        _ => None,
    });
    let paragraph = move |say: fn(&Words) -> String| view! { <p>{page.say(say)}</p> };
    view! {
        {paragraph(|words| fl!(words, "page-online-dice-who"))}
        {paragraph(|words| fl!(words, "page-online-dice-seal"))}
        {paragraph(|words| fl!(words, "page-online-dice-check"))}
        {paragraph(|words| fl!(words, "page-online-dice-proof"))}
        <details class="dice-shown" on:toggle=move |_| page.send(OnlineMessage::Dice)>
            <summary>{page.say(|words| fl!(words, "page-online-dice-statistics"))}</summary>
            <p role="alert">{live(move || wrong.get())}</p>
            {live(move || shown.get().map(|shown| statistics(page, shown)))}
        </details>
    }
    .into_any()
}

fn statistics(page: Page, shown: DiceShown) -> AnyView {
    let DiceShown { rolls, faces, probable } = shown;
    if rolls == 0 {
        return view! { <p>{page.say(|words| fl!(words, "page-online-dice-none"))}</p> }.into_any();
    }
    let dice = Die::ALL.map(|die| {
        let all = *Components::BOX.faces(die);
        let counts = faces[usize::from(die.number() - 1)];
        // A face that a die has on several sides is counted for the first of them.
        let distinct = (0..6).filter(|&side| !all[..side].contains(&all[side]));
        let counted = distinct.map(|side| {
            let face = all[side];
            let label = page.read(|_, words| words.face(face));
            view! { <span class="counted-face"><span role="img" aria-label=label>{drawing::die(face)}</span>{page.read(|_, words| words.decimal(f64::from(counts[side]), 0))}</span> }
        });
        view! { <li><span>{page.say(move |words| capital(&words.die(die)))}</span><span>{counted.collect_view()}</span></li> }
    });
    // Fair dice look as odd as this in one of a thousand servers.
    let even = probable.iter().all(|&thousandths| thousandths > 0);
    view! {
        <p>{page.say(move |words| fl!(words, "page-online-dice-rolls", rolls = rolls))}" "{page.say(move |words| if even {
            fl!(words, "page-online-dice-even")
        } else {
            fl!(words, "page-online-dice-uneven")
        })}" "{page.say(move |words| {
            let [single, following] = probable.map(|thousandths| words.percent(f64::from(thousandths) / 1000.0));
            fl!(words, "page-online-dice-probable", single = single, following = following)
        })}</p>
        <ul class="rules-dice">{dice.into_iter().collect_view()}</ul>
    }
    .into_any()
}
