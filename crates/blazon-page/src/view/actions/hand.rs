//! The domino in one's hand, and how it is drawn.

use blazon::{Arms, Crosses, Die, Face, Mode};
use blazon_table::{Offers, Settled, Which};
use blazon_words::{Words, fl};
use leptos::prelude::*;

use super::preview::preview;
use super::spending::seals;
use crate::drawing;
use crate::game::Game;
use crate::message::{DrawingMessage, Spend};
use crate::view::{Memo, Page, flag, live, names};

/// The domino as it is in hand.
#[derive(Clone, Copy)]
pub(super) struct Hand {
    pub(super) look: Memo<Option<DrawLook>>,
    /// Whether the faces are shown that *Turn* could turn a die to.
    pub(super) turning: RwSignal<bool>,
}

impl Hand {
    pub(super) fn new(page: Page) -> Hand {
        let look = page.memo(|state, words| state.stage().and_then(|game| draw_look(game, words)));
        Hand { look, turning: RwSignal::new(false) }
    }

    pub(super) fn is_turning(self) -> bool {
        let turned = self.look.with(|look| look.as_ref().is_some_and(|look| look.settled.turn.is_some()));
        turned || self.turning.get()
    }

    fn is(self, test: fn(&DrawLook) -> bool) -> bool {
        self.look.with(|look| look.as_ref().is_some_and(test))
    }
}

/// The two dice, each with the castle's cross to add, the ways to turn them, and what can be spent.
pub(super) fn hand(page: Page, hand: Hand) -> impl IntoView {
    let halves = move || {
        let halves = hand.look.with(|look| look.as_ref().map(|look| look.halves.clone()));
        halves.map(|halves| halves.into_iter().map(|half| half_button(page, half)).collect_view())
    };
    let said = move || hand.look.with(|look| look.as_ref().and_then(|look| look.said.clone()));
    view! {
        <div class="hand" role="group" aria-label=page.say(|words| fl!(words, "page-domino"))>
            {live(halves)}
            {move_button(page, DrawingMessage::Turn, TURN, |words| fl!(words, "page-rotate"), move || hand.is(|look| look.turns))}
            {move_button(page, DrawingMessage::Swap, SWAP, |words| fl!(words, "page-swap"), move || hand.is(|look| look.swaps))}
            {seals(page, hand)}
        </div>
        <p class="preview hidden" aria-live="polite">{live(said)}</p>
    }
}

/// What the hand shows.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct DrawLook {
    halves: [HalfLook; 2],
    pub(super) offers: Offers,
    pub(super) settled: Settled,
    /// What is about to be drawn where and what it brings, for whoever does not see it on the map.
    said: Option<String>,
    /// Whether the domino can lie in another way, or with its halves the other way round.
    turns: bool,
    swaps: bool,
}

impl DrawLook {
    /// Whether *Turn* can be spent, or is.
    pub(super) fn may_turn(&self) -> bool {
        !self.offers.turns.is_empty() || self.settled.turn.is_some()
    }
}

/// What a half of the domino shows.
#[derive(Clone, Debug, PartialEq)]
struct HalfLook {
    which: Which,
    die: Die,
    face: Face,
    shows: Option<(Arms, Crosses)>,
    held: bool,
    says: String,
    /// Whether the castle's cross is on it; nothing if it cannot be.
    castle: Option<bool>,
}

fn draw_look(game: &Game, words: &Words) -> Option<DrawLook> {
    let position = game.position();
    let drawing = game.drawing(&position)?;
    let (settled, offers) = (drawing.settled(), drawing.offers());
    let half = |which: Which| {
        let (die, face) = (drawing.die(which), drawing.face(which));
        let says = match drawing.look(which) {
            Some((arms, crosses)) => blazon_words::capital(&words.drawn(arms, crosses)),
            None => words.face(face),
        };
        let on = settled.castle == Some(die);
        HalfLook {
            which,
            die,
            face,
            shows: drawing.look(which),
            held: settled.held == which,
            says,
            castle: (on || offers.castle.contains(&die)).then_some(on),
        }
    };
    let said = drawing.finished().map(|finished| {
        let placed = words.event(&position, finished.event, &names(game, words));
        format!("{placed} {}", preview(&position, &finished, words))
    });
    Some(DrawLook {
        halves: Which::BOTH.map(half),
        settled,
        said,
        turns: settled.mode != Mode::Split && drawing.turned().is_some(),
        swaps: drawing.swapped().is_some(),
        offers,
    })
}

/// An arrow that turns round, and two that change places.
const TURN: &str = "M19 12a7 7 0 1 1-2.2-5.1M19 3v4.5h-4.5";
const SWAP: &str = "M4 8.5h14M14.5 5l3.5 3.5-3.5 3.5M20 15.5H6M9.5 12L6 15.5 9.5 19";

/// A button with a picture.
fn move_button(
    page: Page,
    message: DrawingMessage,
    picture: &'static str,
    say: fn(&Words) -> String,
    can: impl Fn() -> bool + Send + Sync + 'static,
) -> impl IntoView {
    view! {
        <button type="button" class="move" aria-label=page.say(say) title=page.say(say) disabled=flag(move || !can()) on:click=page.sends(message)>
            <svg viewBox="0 0 24 24" aria-hidden="true" class="stroke"><path d=picture/></svg>
        </button>
    }
}

fn half_button(page: Page, half: HalfLook) -> impl IntoView {
    let HalfLook { which, die, face, shows, held, says, castle } = half;
    let shown = match shows {
        Some((arms, crosses)) => drawing::die(Face::Arms(arms, crosses)),
        // A wild that is no arms yet can have the castle's cross as well.
        None if castle == Some(true) => drawing::die_with_bonus(face),
        None => drawing::die(face),
    };
    let castle = castle.map(|on| {
        let says = page.say(move |words| fl!(words, "page-castle-die", die = die.number()));
        let about = page.say(|words| fl!(words, "page-castle-about"));
        view! {
            <button type="button" class="castle-toggle toggle" class:picked=on aria-pressed=if on { "true" } else { "false" }
                aria-label=says title=about on:click=page.sends(DrawingMessage::Spend(Spend::Castle((!on).then_some(die))))>
                {drawing::castle_bonus()}
            </button>
        }
    });
    view! {
        <span class="half-place">
            <button type="button" class="die half" class:picked=held aria-pressed=if held { "true" } else { "false" }
                aria-label=says on:click=page.sends(DrawingMessage::Hold(which))>
                {shown}
            </button>
            {castle}
        </span>
    }
}
