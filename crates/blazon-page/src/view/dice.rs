//! The four dice: to be looked at, and to be taken.

use blazon::{BySeat, Components, Die, Face, Position, Seat, Step};
use blazon_words::{Called, Words, fl};
use leptos::prelude::*;

use super::{Page, names};
use crate::drawing;
use crate::game::Game;
use crate::message::PlayMessage;
use crate::view::{click, flag, live};

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
    /// Whether it is still rolling.
    tumbles: bool,
}

/// The dice of this round, if they have been rolled.
pub(super) fn tray(page: Page) -> impl IntoView {
    let looks = page.memo(|state, words| state.stage().map(|game| looks(game, words)).unwrap_or_default());
    let tumbling = page.memo(|state, _| state.stage().is_some_and(|game| game.tumbling));
    let places = move || {
        let looks = looks.get();
        // Where no dice lie, their places are kept for them.
        let empty = Die::ALL.len() - looks.len();
        let places = (0..empty).map(|_| view! { <span class="die die-place"></span> }.into_any());
        looks.into_iter().map(|look| one(page, look)).chain(places).collect_view()
    };
    view! {
        <div class="tray" class:tumbling=flag(move || tumbling.get())
            on:click=click(move |_| if tumbling.get_untracked() { page.send(PlayMessage::Settled) })>
            {live(places)}
        </div>
    }
}

/// A die.
pub(super) fn one(page: Page, look: DieLook) -> AnyView {
    let shown = if look.tumbles {
        view! { <span class="die-roll">{faces(look.face, look.die).into_iter().map(drawing::die).collect_view()}</span> }.into_any()
    } else {
        drawing::die(look.face)
    };
    if look.open {
        let die = look.die;
        return view! {
            <button type="button" class="die" class:picked=look.picked aria-pressed=if look.picked { "true" } else { "false" }
                aria-label=look.says data-die=die.number() on:click=page.sends(PlayMessage::Pick(die))>
                {shown}
            </button>
        }
        .into_any();
    }
    view! {
        <div class="die" role="img" aria-label=look.says data-die=look.die.number() class:theirs=look.whose.as_ref().is_some_and(|(.., mine)| !*mine)>
            {shown}
        </div>
    }
    .into_any()
}

/// What a die shows while it rolls: five other faces, and at last the one it comes to lie on.
fn faces(last: Face, die: Die) -> [Face; 6] {
    let all = *Components::BOX.faces(die);
    let others: Vec<Face> = all.into_iter().filter(|&face| face != last).collect();
    let mut shown = [last; 6];
    for (nth, face) in shown.iter_mut().take(5).enumerate() {
        *face = others.get(nth % others.len().max(1)).copied().unwrap_or(last);
    }
    shown
}

fn looks(game: &Game, words: &Words) -> Vec<DieLook> {
    let position = game.position();
    let takes =
        matches!(position.step(), Step::Take { .. }) && game.screen.asked().is_some() && !game.tumbling;
    let lying = lying(&position, game.screen.side(), &names(game, words), words);
    let looks = lying.into_iter().map(|look| DieLook {
        open: takes && look.whose.is_none(),
        picked: takes && game.begun.dice().contains(look.die),
        tumbles: game.tumbling,
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
                tumbles: false,
                whose,
            }
        })
        .collect()
}
