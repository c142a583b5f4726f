//! The top of the table: the way to everything else and, where there is room for one map only, the other player.

use blazon::{Arms, Face, Kingdom, Position, Seat, Step};
use blazon_picture::Number;
use blazon_words::{Words, fl};
use leptos::prelude::*;

use super::frame::menu_button;
use super::{Page, names, online};
use crate::browser;
use crate::drawing;
use crate::game::Game;
use crate::message::PlayMessage;
use crate::view::{Memo, live, when};

/// The strip.
pub(super) fn strip(page: Page) -> impl IntoView {
    let look = page.memo(|state, words| state.stage().map(|game| look(game, words)));
    let map =
        Memo::new(move || look.with(|look| look.as_ref().map(|look| (look.kingdom, look.castle_spent))));
    let bars = Memo::new(move || look.with(|look| look.as_ref().map(|look| look.bars)));
    let across = page.memo(|state, _| state.stage().is_some_and(|game| game.across));
    let by_link = page.memo(|state, _| state.stage().is_some_and(|game| game.online.is_some()));
    let them = |game: &Game| !game.screen.side();
    let say =
        move |say: fn(&Look) -> String| Signal::derive(move || look.with(|look| look.as_ref().map(say)));
    view! {
        <div class="strip">
            {menu_button(page)}
            <p class="strip-round">{say(|look| look.round.clone())}</p>
            <button type="button" class="strip-map" aria-pressed=move || if across.get() { "true" } else { "false" }
                aria-label=say(|look| look.swap.clone()) on:click=page.sends(PlayMessage::LookAcross)>
                {live(move || map.get().map(|(kingdom, spent)| drawing::thumbnail(&kingdom, spent)))}
            </button>
            <div class="strip-who" aria-hidden="true">
                <p>{online::presence(page, them)}<b><bdi>{say(|look| look.name.clone())}</bdi></b>{online::clock(page, them)}<span class="strip-points">{say(|look| look.points.clone())}</span></p>
                <div class="strip-bars">
                    {live(move || bars.get().map(|bars| bars.into_iter().map(bar).collect_view()))}
                </div>
            </div>
            {dice(page)}
            {when(move || by_link.get(), move || online::signs(page))}
        </div>
    }
}

/// How long a die flies to the player who took it, in milliseconds.
const FLIGHT: u32 = 350;

/// The dice that the other player has this round. They fly there from where the dice lie.
pub(super) fn dice(page: Page) -> impl IntoView {
    let faces = page.memo(|state, _| {
        state.stage().map(|game| faces_of(&game.position(), !game.screen.side())).unwrap_or_default()
    });
    Effect::new(move |before: Option<usize>| {
        let now = faces.with(Vec::len);
        if page.moves() && before.is_some_and(|before| before < now) {
            browser::after_this_frame(|| {
                for place in [".strip > .their-dice", ".theirs .their-dice"] {
                    browser::arrive(place, ".table-row", FLIGHT, 0);
                }
            });
        }
        now
    });
    view! { <span class="their-dice" aria-hidden="true">{live(move || faces.get().into_iter().map(drawing::die).collect_view())}</span> }
}

/// What the dice show that a player has taken this round.
fn faces_of(position: &Position, seat: Seat) -> Vec<Face> {
    match position.step() {
        Step::Take { roll, taken } if position.player_a() == seat => {
            taken.map(|die| roll.face(die)).into_iter().collect()
        }
        Step::Draw { roll, hands, .. } => hands[seat].iter().map(|die| roll.face(die)).collect(),
        Step::Take { .. } | Step::Roll | Step::Flash { .. } | Step::Lots | Step::Over { .. } => Vec::new(),
    }
}

/// What the strip shows: the other player, or oneself while the other player's map is looked at.
#[derive(Clone, Debug, PartialEq)]
struct Look {
    round: String,
    swap: String,
    name: String,
    points: String,
    kingdom: Kingdom,
    castle_spent: bool,
    bars: [Bar; 6],
}

/// How far the other player has come in a line of the spellbook.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Bar {
    arms: Arms,
    marks: u8,
    boxes: u8,
    owns: bool,
    struck: bool,
}

fn look(game: &Game, words: &Words) -> Look {
    let (position, me) = (game.position(), game.screen.side());
    let (names, them) = (names(game, words), !me);
    let shown = if game.across { me } else { them };
    let bar = |arms| Bar {
        arms,
        marks: position.spellbook(them).marks[arms],
        boxes: position.components().line(arms).boxes,
        owns: position.owner(arms) == Some(them),
        struck: position.owner(arms) == Some(me),
    };
    Look {
        round: fl!(words, "page-round", round = position.round()),
        swap: fl!(words, "page-show-map", name = names[shown].label(), who = names[shown].who()),
        name: names[them].label().to_owned(),
        points: words.decimal(f64::from(position.score(them)), 0),
        kingdom: *position.kingdom(shown),
        castle_spent: !position.castle_bonus(shown),
        bars: Arms::ALL.map(bar),
    }
}

fn bar(bar: Bar) -> impl IntoView {
    let filled = format!("{}%", Number(100.0 * f64::from(bar.marks) / f64::from(bar.boxes.max(1))));
    view! {
        <span class="strip-bar" class:owns=bar.owns class:struck=bar.struck>
            <svg viewBox="0 0 100 100">{drawing::arms(bar.arms)}</svg>
            <i><b style:width=filled></b></i>
        </span>
    }
}
