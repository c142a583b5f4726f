//! The four dice: to be looked at, and to be taken.

use blazon::{BySeat, Die, Face, Position, Seat, Step};
use blazon_words::{Called, Words, fl};
use leptos::prelude::*;

use super::{Page, names};
use crate::drawing;
use crate::game::Game;
use crate::message::PlayMessage;

/// What a die shows and says.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct DieLook {
    die: Die,
    face: Face,
    says: String,
    whose: Option<(String, Seat, bool)>,
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
            on:click=move |_| if tumbling.get_untracked() { page.send(PlayMessage::Settled) }>
            {move || looks.get().into_iter().map(|look| one(page, look)).collect_view()}
        </div>
    }
}

/// A die.
pub(super) fn one(page: Page, look: DieLook) -> AnyView {
    let whose = look.whose.clone().map(|(name, seat, _)| view! {
        <span class="die-owner" class:first={seat == Seat::First} class:second={seat == Seat::Second}><bdi>{name}</bdi></span>
    });
    let number = view! { <span class="die-number" aria-hidden="true">{look.die.number()}</span> };
    if look.open {
        let die = look.die;
        return view! {
            <button type="button" class="die" class:picked=look.picked aria-pressed=if look.picked { "true" } else { "false" }
                aria-label=look.says data-die=die.number() on:click=page.sends(PlayMessage::Pick(die))>
                {number}{drawing::die(look.face)}{whose}
            </button>
        }
        .into_any();
    }
    view! {
        <div class="die" role="img" aria-label=look.says data-die=look.die.number() class:theirs=look.whose.as_ref().is_some_and(|(.., mine)| !*mine)>
            {number}{drawing::die(look.face)}{whose}
        </div>
    }
    .into_any()
}

fn looks(game: &Game, words: &Words) -> Vec<DieLook> {
    let position = game.position();
    let takes =
        matches!(position.step(), Step::Take { .. }) && game.screen.asked().is_some() && !game.tumbling;
    let lying = lying(&position, game.screen.side(), &names(game, words), words);
    let looks = lying.into_iter().map(|look| DieLook {
        open: takes && look.whose.is_none(),
        picked: takes && game.begun.dice().contains(look.die),
        ..look
    });
    looks.collect()
}

/// The dice of a position as they lie there, to be looked at only.
pub(super) fn lying(position: &Position, me: Seat, names: &BySeat<Called>, words: &Words) -> Vec<DieLook> {
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
    Die::ALL
        .into_iter()
        .map(|die| {
            let face = roll.face(die);
            let what = words.die_face(die, face);
            let whose = owner(die).map(|seat| (names[seat].label().to_owned(), seat, seat == me));
            DieLook {
                die,
                face,
                says: match &whose {
                    Some((name, ..)) => fl!(words, "page-die-of", die = what, name = name.as_str()),
                    None => what,
                },
                open: false,
                picked: false,
                whose,
            }
        })
        .collect()
}
