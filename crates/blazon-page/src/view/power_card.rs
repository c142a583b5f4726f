//! What a power does, in a sentence and two pictures: before it is used, and after.

use blazon::{Arms, Crosses, Face, Kingdom, Power};
use leptos::prelude::*;

use super::Page;
use super::poster::half;
use crate::drawing;

/// A card for each power, hidden until its line of the spellbook is pressed.
pub(super) fn power_cards(page: Page) -> impl IntoView {
    Power::ALL.map(|power| card(page, power)).into_iter().collect_view()
}

/// By what name the button finds the card.
pub(super) fn card_id(power: Power) -> String {
    format!("power-{}", power.name())
}

fn card(page: Page, power: Power) -> AnyView {
    let [before, after] = pictures(power);
    view! {
        <div popover id=card_id(power) class="power-card paper">
            <p class="power-card-title">{drawing::power(power)}{page.say(move |words| words.power(power))}</p>
            <p>{page.say(move |words| blazon_words::capital(&words.power_about(power)) + ".")}</p>
            <div class="power-pictures" aria-hidden="true">{before}<span>"→"</span>{after}</div>
        </div>
    }
    .into_any()
}

/// What lies on a map before a power is used, as the notation writes it.
const DRAWN: &str = "d4b d5b c4D e3d";

/// A domino that connects to nothing, and one whose halves lie apart.
const FREE: &str = "a1s b1q";
const SPLIT: &str = "d2s f3d";

fn pictures(power: Power) -> [AnyView; 2] {
    let arms = |arms| Face::Arms(arms, Crosses::Zero);
    let four = [arms(Arms::Dot), arms(Arms::Bar), Face::Arms(Arms::Solid, Crosses::Two), Face::Wild];
    let quarters = |crosses| drawing::die(Face::Arms(Arms::Quarters, crosses));
    match power {
        Power::Free => [map(DRAWN, ""), map(DRAWN, FREE)],
        Power::Split => [map(DRAWN, ""), map(DRAWN, SPLIT)],
        Power::Both => [1, 2].map(|taken| dice(four, taken)),
        Power::Turn => [drawing::die(arms(Arms::Dot)), quarters(Crosses::Two)],
        Power::Domains => {
            [map("a4D b4D d4D f2D", ""), view! { <b class="power-sum">"3 + 3 + 3"</b> }.into_any()]
        }
        Power::Cross => [Crosses::Zero, Crosses::One].map(quarters),
    }
}

/// A map with something on it, and something that is drawn now.
fn map(lies: &str, now: &str) -> AnyView {
    let mut kingdom = Kingdom::default();
    for (cell, arms, crosses) in lies.split_whitespace().chain(now.split_whitespace()).filter_map(half) {
        kingdom.draw(cell, arms, crosses);
    }
    drawing::thumbnail(&kingdom, false)
}

/// Four dice, so many of which are taken.
fn dice(faces: [Face; 4], taken: usize) -> AnyView {
    let dice = faces.into_iter().enumerate().map(|(nth, face)| {
        view! { <span class:taken={nth < taken}>{drawing::die(face)}</span> }
    });
    view! { <span class="power-dice">{dice.collect_view()}</span> }.into_any()
}

#[cfg(test)]
mod tests {
    use blazon::Cell;

    use super::*;

    #[test]
    fn what_the_pictures_show_is_what_the_powers_do() {
        let cells = |drawn: &str| -> Vec<Cell> {
            drawn.split_whitespace().map(|drawn| drawn[..2].parse().expect("a cell")).collect()
        };
        let castle = |cell: &Cell| [(3, 1), (3, 3), (2, 2), (4, 2)].contains(&(cell.column(), cell.row()));
        let [one, other] = cells(FREE)[..] else { panic!("two cells") };
        assert!(
            one.is_beside(other) && ![one, other].iter().any(castle),
            "Free draws where nothing connects"
        );
        let [one, other] = cells(SPLIT)[..] else { panic!("two cells") };
        assert!(!one.is_beside(other) && castle(&one), "Split draws apart");
        assert!(cells(DRAWN).iter().any(|&cell| other.is_beside(cell)), "and each half connects");
    }
}
