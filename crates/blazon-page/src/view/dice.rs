//! The four dice: to be looked at, and to be taken.

use blazon::{Die, Face, Seat, Step};
use blazon_words::{Words, fl};
use leptos::prelude::*;

use super::Page;
use crate::browser::names;
use crate::drawing;
use crate::game::Game;
use crate::message::Message;

#[derive(Clone, Debug, PartialEq)]
struct DieLook {
    die: Die,
    face: Face,
    says: String,
    whose: Option<(String, bool)>,
    /// Whether it can be taken now, and whether it is pointed at.
    open: bool,
    picked: bool,
}

/// The dice of this round, if they have been rolled.
pub(super) fn tray(page: Page) -> impl IntoView {
    let looks =
        page.memo(|state, words| state.game.as_ref().map(|game| looks(game, words)).unwrap_or_default());
    let tumbling = page.memo(|state, _| state.game.as_ref().is_some_and(|game| game.tumbling));
    view! {
        <div class="tray" class:tumbling=move || tumbling.get()
            on:click=move |_| if tumbling.get_untracked() { page.send(Message::Settled) }>
            {move || looks.get().into_iter().map(|look| one(page, look)).collect_view()}
        </div>
    }
}

fn one(page: Page, look: DieLook) -> AnyView {
    let whose = look.whose.clone().map(|(name, mine)| view! { <span class="die-owner" class:mine=mine class:theirs=!mine><bdi>{name}</bdi></span> });
    if look.open {
        let die = look.die;
        return view! {
            <button type="button" class="die" class:picked=look.picked aria-pressed=if look.picked { "true" } else { "false" }
                aria-label=look.says data-die=die.number() on:click=move |_| page.send(Message::Pick(die))>
                {drawing::die(look.face)}{whose}
            </button>
        }
        .into_any();
    }
    view! {
        <div class="die" role="img" aria-label=look.says data-die=look.die.number() class:mine=look.whose.as_ref().is_some_and(|(_, mine)| *mine)
            class:theirs=look.whose.as_ref().is_some_and(|(_, mine)| !*mine)>
            {drawing::die(look.face)}{whose}
        </div>
    }
    .into_any()
}

fn looks(game: &Game, words: &Words) -> Vec<DieLook> {
    let position = game.seen();
    let names = names(game, words);
    let me = game.me();
    let (roll, owner): (_, Box<dyn Fn(Die) -> Option<Seat>>) = match position.step() {
        Step::Take { roll, taken } => {
            let a = position.player_a();
            (roll, Box::new(move |die| (taken == Some(die)).then_some(a)))
        }
        Step::Draw { roll, hands, .. } => {
            (roll, Box::new(move |die| Seat::ALL.into_iter().find(|&seat| hands[seat].contains(die))))
        }
        Step::Roll | Step::Flash { .. } | Step::Lots | Step::Over { .. } => return Vec::new(),
    };
    let takes = matches!(position.step(), Step::Take { .. }) && game.asks().is_some() && !game.tumbling;
    Die::ALL
        .into_iter()
        .map(|die| {
            let owner = owner(die);
            let face = roll.face(die);
            let what = words.die_with_face(die, face);
            let whose = owner.map(|seat| (names[seat].clone(), seat == me));
            DieLook {
                die,
                face,
                says: match &whose {
                    Some((name, _)) => fl!(words, "page-die-of", die = what, name = name.as_str()),
                    None => what,
                },
                open: takes && owner.is_none(),
                picked: takes && game.picked.contains(die),
                whose,
            }
        })
        .collect()
}
