//! The domino in one's hand, and how it is drawn.

use blazon::{Arms, Die, Face, Mode, Step};
use blazon_table::{Offers, Settled, Which};
use blazon_words::{Words, fl};
use leptos::prelude::*;

use super::preview::preview;
use super::spending::spending;
use crate::drawing;
use crate::game::Game;
use crate::message::{DrawingMessage, PlayMessage};
use crate::view::{Page, names};

/// What the domino makes, what can be spent on it, and the dice with their buttons.
pub(super) fn draw(page: Page) -> impl IntoView {
    let look = page.memo(|state, words| state.game.as_ref().and_then(|game| draw_look(game, words)));
    let preview = move || look.with(|look| look.as_ref().and_then(|look| look.preview.clone()));
    let placed = move || look.with(|look| look.as_ref().and_then(|look| look.placed.clone()));
    // What is said of a power stays open while one tries its faces.
    let turning = RwSignal::new(false);
    let is = move |test: fn(&DrawLook) -> bool| look.with(|look| look.as_ref().is_some_and(test));
    let halves = move || {
        let halves = look.get().map(|look| look.halves);
        halves.map(|halves| halves.into_iter().map(|half| half_button(page, half)).collect_view())
    };
    view! {
        <p class="preview" aria-live="polite">
            {move || placed().map(|placed| view! { <span class="hidden">{placed}" "</span> })}{preview}
        </p>
        {move || look.get().map(|look| spending(page, &look, turning))}
        <Show when=move || is(|look| look.offers.leave)>
            <div class="buttons">
                <button type="button" on:click=page.sends(PlayMessage::Leave)>
                    {page.say(|words| fl!(words, "page-dont-draw"))}
                </button>
            </div>
        </Show>
        <div class="dock hand" role="group" aria-label=page.say(|words| fl!(words, "page-domino"))>
            {halves}
            <div class="buttons">
                {move_button(page, DrawingMessage::Turn, TURN, |words| fl!(words, "page-rotate"), move || is(|look| look.turns))}
                {move_button(page, DrawingMessage::Swap, SWAP, |words| fl!(words, "page-swap"), move || is(|look| look.swaps))}
                <button type="button" class="primary" disabled=move || !is(|look| look.ready) on:click=page.sends(PlayMessage::Confirm)>
                    {page.say(|words| fl!(words, "page-draw-it"))}
                </button>
            </div>
        </div>
    }
}

/// What the hand shows.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct DrawLook {
    halves: [HalfLook; 2],
    /// What the four dice show.
    pub(super) faces: [Face; 4],
    pub(super) offers: Offers,
    pub(super) settled: Settled,
    /// What is about to be drawn where, for whoever does not see it on the map.
    placed: Option<String>,
    preview: Option<String>,
    ready: bool,
    /// Whether the domino can lie in another way, or with its halves the other way round.
    turns: bool,
    swaps: bool,
}

/// What a half of the domino shows.
#[derive(Clone, Debug, PartialEq)]
struct HalfLook {
    which: Which,
    die: Die,
    face: Face,
    shows: Option<(Arms, blazon::Crosses)>,
    held: bool,
    says: String,
}

fn draw_look(game: &Game, words: &Words) -> Option<DrawLook> {
    let position = game.position();
    let drawing = game.drawing(&position)?;
    let settled = drawing.settled();
    let half = |which: Which| {
        let face = drawing.face(which);
        let says = match drawing.look(which) {
            Some((arms, crosses)) => blazon_words::capital(&words.drawn(arms, crosses)),
            None => words.face(face),
        };
        let (die, held) = (drawing.die(which), settled.held == which);
        HalfLook { which, die, face, shows: drawing.look(which), held, says }
    };
    let Step::Draw { roll, .. } = position.step() else {
        return None;
    };
    let finished = drawing.finished();
    Some(DrawLook {
        halves: Which::BOTH.map(half),
        faces: Die::ALL.map(|die| roll.face(die)),
        offers: drawing.offers(),
        settled,
        placed: finished.map(|finished| words.event(&position, finished.event, &names(game, words))),
        preview: finished.map(|finished| preview(&position, &finished, words)),
        ready: finished.is_some(),
        turns: settled.mode != Mode::Split && drawing.turned().is_some(),
        swaps: drawing.swapped().is_some(),
    })
}

/// An arrow that turns round, and two that change places.
const TURN: &str = "M19 12a7 7 0 1 1-2.2-5.1M19 3v4.5h-4.5";
const SWAP: &str = "M4 8.5h14M14.5 5l3.5 3.5-3.5 3.5M20 15.5H6M9.5 12L6 15.5 9.5 19";

/// A button with a picture, whose words stand beside it where there is room.
fn move_button(
    page: Page,
    message: DrawingMessage,
    picture: &'static str,
    say: fn(&Words) -> String,
    can: impl Fn() -> bool + Send + Sync + 'static,
) -> impl IntoView {
    view! {
        <button type="button" class="move" title=page.say(say) disabled=move || !can() on:click=page.sends(message)>
            <svg viewBox="0 0 24 24" aria-hidden="true" class="stroke"><path d=picture/></svg>
            <span>{page.say(say)}</span>
        </button>
    }
}

fn half_button(page: Page, half: HalfLook) -> impl IntoView {
    let which = half.which;
    let shown = match half.shows {
        Some((arms, crosses)) => Face::Arms(arms, crosses),
        None => half.face,
    };
    view! {
        <button type="button" class="die half" class:picked=half.held aria-pressed=if half.held { "true" } else { "false" }
            aria-label=half.says on:click=page.sends(DrawingMessage::Hold(which))>
            <span class="die-number" aria-hidden="true">{half.die.number()}</span>
            {drawing::die(shown)}
        </button>
    }
}
